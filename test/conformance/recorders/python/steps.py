"""The steps of a case, each as calls of the package's public API."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from google.adk.events import Event, EventActions
from google.adk.sessions import BaseSessionService, Session, State
from google.adk.sessions.base_session_service import GetSessionConfig

import answers
from answers import Json

# 2100-01-01T00:00:00Z, which the times of a case count from.
EPOCH = 4_102_444_800
INVOCATION = "inv"


@dataclass
class Handle:
    """A session object, with what a tool's context has written and not yet yielded."""

    session: Session
    pending: EventActions = field(default_factory=EventActions)


class Case:
    def __init__(self, service: BaseSessionService) -> None:
        self.service = service
        # In place of a session that could not be had: what was answered.
        self.handles: dict[str, Handle | Json] = {}

    async def play(self, step: Json) -> Json:
        op = step["op"]
        try:
            if op in OF_SERVICE:
                return await OF_SERVICE[op](self, step)
            # After a restart the name is unknown: its object went with the process.
            handle = self.handles.get(step["on"], answers.NO_SESSION)
            if not isinstance(handle, Handle):
                return handle
            return await OF_SESSION[op](self, handle, step)
        except Exception as raised:
            answer = answers.error(raised)
            if "as" in step:
                self.handles[step["as"]] = answer
            return answer

    def keep(self, name: str, session: Session | None) -> Json:
        if session is None:
            self.handles[name] = answers.NO_SESSION
            return answers.NO_SESSION
        self.handles[name] = Handle(session)
        return answers.session(session)

    async def create(self, step: Json) -> Json:
        made = await self.service.create_session(
            app_name=step["app"],
            user_id=step["user"],
            state=dict(step["state"]) if "state" in step else None,
            session_id=step.get("session"),
        )
        return self.keep(step["as"], made)

    async def get(self, step: Json) -> Json:
        config = None
        if "recent" in step or "after" in step:
            config = GetSessionConfig(
                num_recent_events=step.get("recent"),
                after_timestamp=EPOCH + step["after"] if "after" in step else None,
            )
        got = await self.service.get_session(**ids(step), config=config)
        return self.keep(step["as"], got)

    async def list(self, step: Json) -> Json:
        listed = await self.service.list_sessions(
            app_name=step["app"], user_id=step.get("user")
        )
        return answers.sessions(listed.sessions)

    async def list_events(self, step: Json) -> Json:
        return answers.NOT_OFFERED

    async def delete(self, step: Json) -> Json:
        await self.service.delete_session(**ids(step))
        return answers.DONE

    async def append(self, handle: Handle, step: Json) -> Json:
        # The package has no way for a delta to remove a key.
        if step.get("removes"):
            return answers.NOT_OFFERED
        event = Event(
            id=step["event"],
            invocation_id=INVOCATION,
            author=step["author"],
            timestamp=EPOCH + step["at"],
            actions=EventActions(state_delta=dict(step["delta"])),
            partial=step.get("partial"),
        )
        await self.service.append_event(handle.session, event)
        return answers.DONE

    async def give(self, handle: Handle, step: Json) -> Json:
        event = Event(
            id=step["event"],
            invocation_id=INVOCATION,
            author="agent",
            timestamp=EPOCH + step["at"],
            actions=handle.pending,
        )
        handle.pending = EventActions()
        await self.service.append_event(handle.session, event)
        return answers.DONE

    async def context_write(self, handle: Handle, step: Json) -> Json:
        context = State(handle.session.state, handle.pending.state_delta)
        context[step["key"]] = step["value"]
        return answers.DONE

    async def assign(self, handle: Handle, step: Json) -> Json:
        handle.session.state[step["key"]] = step["value"]
        return answers.DONE

    async def change(self, handle: Handle, step: Json) -> Json:
        if step["key"] not in handle.session.state:
            return answers.NO_KEY
        handle.session.state[step["key"]][step["name"]] = step["value"]
        return answers.DONE

    async def read(self, handle: Handle, step: Json) -> Json:
        if step["key"] not in handle.session.state:
            return answers.NO_KEY
        return answers.value(handle.session.state[step["key"]])

    async def state(self, handle: Handle, step: Json) -> Json:
        return answers.state(handle.session.state)


def ids(step: Json) -> dict[str, Any]:
    return {
        "app_name": step["app"],
        "user_id": step["user"],
        "session_id": step["session"],
    }


OF_SERVICE: dict[str, Callable[[Case, Json], Awaitable[Json]]] = {
    "create": Case.create,
    "get": Case.get,
    "list": Case.list,
    "listEvents": Case.list_events,
    "delete": Case.delete,
}

OF_SESSION: dict[str, Callable[[Case, Handle, Json], Awaitable[Json]]] = {
    "append": Case.append,
    "yield": Case.give,
    "contextWrite": Case.context_write,
    "assign": Case.assign,
    "change": Case.change,
    "read": Case.read,
    "state": Case.state,
}

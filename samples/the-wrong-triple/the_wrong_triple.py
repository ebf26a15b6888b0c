"""Asks for one session with each of its three names off, in ADK Python."""

import asyncio
from collections.abc import AsyncGenerator

from google.adk.agents import BaseAgent
from google.adk.agents.invocation_context import InvocationContext
from google.adk.errors.session_not_found_error import SessionNotFoundError
from google.adk.events import Event, EventActions
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService
from google.genai import types

sessions = InMemorySessionService()


class OrderAgent(BaseAgent):
    """Says which order it knows of, in place of a model."""

    async def _run_async_impl(
        self, ctx: InvocationContext
    ) -> AsyncGenerator[Event, None]:
        order = ctx.session.state.get("order_id", "unknown")
        words = types.Part.from_text(text=f"your order: {order}")
        yield Event(author=self.name, content=types.Content(parts=[words]))


async def ask(app_name: str, user_id: str, session_id: str) -> None:
    session = await sessions.get_session(
        app_name=app_name, user_id=user_id, session_id=session_id
    )
    # None is "no such session": that is not an error, and not an empty state.
    found = "no session" if session is None else session.state.get("order_id")
    print(f"{app_name}, {user_id}, {session_id}: {found}")


async def run(app_name: str, auto_create: bool) -> None:
    runner = Runner(
        app_name=app_name,
        agent=OrderAgent(name="order_agent"),
        session_service=sessions,
        auto_create_session=auto_create,
    )
    hello = types.Content(parts=[types.Part.from_text(text="where is it?")])
    try:
        async for event in runner.run_async(
            user_id="u-42", session_id="s1", new_message=hello
        ):
            if event.content and event.content.parts:
                print(f"run in {app_name}: {event.content.parts[0].text}")
    except SessionNotFoundError as error:
        print(f"run in {app_name}: {error}")


async def main() -> None:
    session = await sessions.create_session(
        app_name="support", user_id="u-42", session_id="s1"
    )
    actions = EventActions(state_delta={"order_id": "A-1001"})
    await sessions.append_event(session, Event(author="order_agent", actions=actions))

    await ask("support", "u-42", "s1")
    await ask("Support", "u-42", "s1")
    await ask("support", "u-24", "s1")
    await ask("support", "u-42", "s2")

    listed = await sessions.list_sessions(app_name="support", user_id="")
    print(f'listed for "": {len(listed.sessions)}')

    await run("support", auto_create=False)
    await run("Support", auto_create=False)
    # With auto-create the wrong name is answered by an empty session, and nobody is told.
    await run("Support", auto_create=True)


asyncio.run(main())

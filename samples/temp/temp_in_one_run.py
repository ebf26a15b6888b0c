"""Two agents of one run: the second reads the first's temp: key. ADK Python."""

import asyncio
from collections.abc import AsyncGenerator

from google.adk.agents import BaseAgent, InvocationContext
from google.adk.events import Event, EventActions
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService
from google.adk.workflow import Workflow
from google.genai import types


class Lookup(BaseAgent):
    """Looks the order up once, and leaves the raw rows for the agent after it."""

    async def _run_async_impl(
        self, ctx: InvocationContext
    ) -> AsyncGenerator[Event, None]:
        delta: dict[str, object] = {}
        if "order_id" not in ctx.session.state:
            delta = {"order_id": "A-1001", "temp:lookup_raw": "12 rows"}
        yield Event(author=self.name, actions=EventActions(state_delta=delta))


class Answer(BaseAgent):
    """Never takes the raw rows for granted: outside that run there are none."""

    async def _run_async_impl(
        self, ctx: InvocationContext
    ) -> AsyncGenerator[Event, None]:
        state = ctx.session.state
        raw = state.get("temp:lookup_raw", "not there")
        print(f"order_id = {state['order_id']}, temp:lookup_raw = {raw}")
        yield Event(author=self.name)


async def main() -> None:
    sessions = InMemorySessionService()
    await sessions.create_session(app_name="support", user_id="u-42", session_id="s1")
    desk = Workflow(
        name="desk",
        edges=[("START", Lookup(name="lookup"), Answer(name="answer"))],
    )
    runner = Runner(app_name="support", node=desk, session_service=sessions)
    for words in ("Where is my order?", "And now?"):
        print(words)
        message = types.Content(role="user", parts=[types.Part(text=words)])
        async for _ in runner.run_async(
            user_id="u-42", session_id="s1", new_message=message
        ):
            pass

    stored = await sessions.get_session(
        app_name="support", user_id="u-42", session_id="s1"
    )
    assert stored is not None
    for event in stored.events:
        if event.actions.state_delta:
            print("stored delta:", ", ".join(sorted(event.actions.state_delta)))


asyncio.run(main())

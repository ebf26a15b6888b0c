"""Four writes that reach the store, and one that does not, in ADK Python."""

import asyncio

from google.adk.agents import LlmAgent
from google.adk.agents.callback_context import CallbackContext
from google.adk.events import Event, EventActions
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService, Session
from google.genai import types

sessions = InMemorySessionService()


async def load() -> Session:
    session = await sessions.get_session(
        app_name="support", user_id="u-42", session_id="s1"
    )
    assert session is not None
    return session


async def save_order(callback_context: CallbackContext) -> types.Content:
    # 3. A callback writes through its context, as a tool does.
    callback_context.state["order_id"] = "A-1001"
    print("before event: ", sorted((await load()).state))
    # An answer of the callback ends the run, so that no model is called.
    return types.ModelContent("On its way.")


async def main() -> None:
    # 1. The initial state of a new session.
    await sessions.create_session(
        app_name="support", user_id="u-42", session_id="s1", state={"plan": "basic"}
    )

    agent = LlmAgent(name="support_agent", before_agent_callback=save_order)
    runner = Runner(app_name="support", agent=agent, session_service=sessions)

    # 2. The run's state delta: the event of the user's message carries it.
    async for _ in runner.run_async(
        user_id="u-42",
        session_id="s1",
        new_message=types.UserContent("Where is my order?"),
        state_delta={"user:language": "de"},
    ):
        pass

    # 4. An event of one's own, from a webhook that is no part of any run.
    payment = Event(author="billing", actions=EventActions(state_delta={"paid": True}))
    await sessions.append_event(await load(), payment)

    # Not a write: it changes the copy that this code holds.
    session = await load()
    session.state["draft"] = "Dear customer"
    print("on the object:", sorted(session.state))

    stored = await load()
    print("stored:       ", sorted(stored.state))
    for event in stored.events:
        print(f"  {event.author}: {event.actions.state_delta}")


asyncio.run(main())

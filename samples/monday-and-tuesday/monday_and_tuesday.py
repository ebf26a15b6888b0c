"""Monday and Tuesday of ada, and her other app, in ADK Python."""

import asyncio

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService


def show(title: str, state: dict[str, object]) -> None:
    keys = ", ".join(f"{key} = {state[key]}" for key in sorted(state))
    print(title, keys or "nothing")


async def main() -> None:
    sessions = InMemorySessionService()
    monday = await sessions.create_session(
        app_name="notes",
        user_id="ada",
        session_id="monday",
        state={"app:model_tier": "pro", "user:display_name": "Ada"},
    )
    delta: dict[str, object] = {
        "draft": "buy milk",
        "user:display_name": "Ada L.",
        "app:model_tier": "flash",
        "temp:token_count": 128,
    }
    event = Event(author="note_agent", actions=EventActions(state_delta=delta))
    await sessions.append_event(monday, event)

    again = await sessions.get_session(
        app_name="notes", user_id="ada", session_id="monday"
    )
    assert again is not None
    show("monday:  ", again.state)
    tuesday = await sessions.create_session(
        app_name="notes", user_id="ada", session_id="tuesday"
    )
    show("tuesday: ", tuesday.state)
    # The same person in another app: the name is kept by app name and user id.
    calendar = await sessions.create_session(
        app_name="calendar", user_id="ada", session_id="tuesday"
    )
    show("calendar:", calendar.state)


asyncio.run(main())

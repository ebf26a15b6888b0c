"""What a second process finds of the first one's sessions, in ADK Python."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from google.adk.events import Event, EventActions
from google.adk.sessions import (
    BaseSessionService,
    DatabaseSessionService,
    InMemorySessionService,
)


async def monday(sessions: BaseSessionService) -> None:
    session = await sessions.create_session(
        app_name="support", user_id="u-42", session_id="monday"
    )
    delta: dict[str, object] = {"order_id": "A-1001", "user:language": "de"}
    event = Event(author="support_agent", actions=EventActions(state_delta=delta))
    await sessions.append_event(session, event)


async def tuesday(sessions: BaseSessionService) -> str:
    old = await sessions.get_session(
        app_name="support", user_id="u-42", session_id="monday"
    )
    new = await sessions.create_session(
        app_name="support", user_id="u-42", session_id="tuesday"
    )
    order = old.state["order_id"] if old else "no session"
    return f"monday: {order}; tuesday: {new.state.get('user:language', 'no language')}"


async def main() -> None:
    # A service of its own stands for a process of its own, or for the time after a restart.
    await monday(InMemorySessionService())
    print("in memory -", await tuesday(InMemorySessionService()))

    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder, 'sessions.db')}"
        async with DatabaseSessionService(url) as first:
            await monday(first)
        async with DatabaseSessionService(url) as second:
            print("database  -", await tuesday(second))


asyncio.run(main())

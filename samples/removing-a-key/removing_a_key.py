"""Taking a value back: None stays a value, a tombstone is read as absent. ADK Python."""

import asyncio

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session

CITY = "user:home_city"
APP, USER = "notes", "ada"
sessions = InMemorySessionService()


def home_city(session: Session) -> str:
    """The one place that knows what absent looks like: no key, None or the tombstone."""
    return session.state.get(CITY) or "no city"


def show(name: str, session: Session) -> None:
    value = repr(session.state[CITY]) if CITY in session.state else "no such key"
    print(f"{name}: {value}, read as {home_city(session)}")


async def create(name: str) -> Session:
    return await sessions.create_session(app_name=APP, user_id=USER, session_id=name)


async def load(name: str) -> Session:
    session = await sessions.get_session(app_name=APP, user_id=USER, session_id=name)
    assert session is not None
    return session


async def append(session: Session, key: str, value: object) -> None:
    actions = EventActions(state_delta={key: value})
    await sessions.append_event(session, Event(author="note_agent", actions=actions))


async def main() -> None:
    monday, tuesday = await create("monday"), await create("tuesday")
    await append(monday, CITY, "Lyon")
    await append(tuesday, "draft", "buy milk")

    print("after None")
    await append(monday, CITY, None)
    show("monday", await load("monday"))
    show("tuesday", await load("tuesday"))
    show("wednesday", await create("wednesday"))

    print("after the tombstone")
    await append(monday, CITY, "")
    show("monday", await load("monday"))
    show("tuesday", await load("tuesday"))
    show("wednesday", await load("wednesday"))


asyncio.run(main())

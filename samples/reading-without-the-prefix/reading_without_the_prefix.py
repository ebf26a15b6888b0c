"""Reads and writes state with and without the prefix of its key, in ADK Python."""

import asyncio

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session, State
from google.adk.sessions.state import StateSchemaError
from pydantic import BaseModel

# The key is written once, with its prefix, and used for every read and write.
HOME_CITY = State.USER_PREFIX + "home_city"

sessions = InMemorySessionService()


class NotesState(BaseModel):
    """The unprefixed keys of the app: what an agent or a node declares as its state_schema."""

    draft: str


async def create(session_id: str) -> Session:
    return await sessions.create_session(
        app_name="notes", user_id="ada", session_id=session_id
    )


async def append(session: Session, delta: dict[str, object]) -> None:
    actions = EventActions(state_delta=delta)
    await sessions.append_event(session, Event(author="note_agent", actions=actions))


async def main() -> None:
    await append(await create("monday"), {HOME_CITY: "Zurich"})
    monday = await sessions.get_session(
        app_name="notes", user_id="ada", session_id="monday"
    )
    assert monday is not None

    # What a node's context does: a State over the session's values and an event's delta.
    delta: dict[str, object] = {}
    state = State(value=monday.state, delta=delta, schema=NotesState)
    try:
        print("home_city:", state["home_city"])
    except KeyError as error:
        print("home_city: KeyError", error)
    print("home_city:", state.get("home_city"))
    print("user:home_city:", state[HOME_CITY])

    try:
        state["drfat"] = "buy milk"
    except StateSchemaError as error:
        print("drfat:", error)
    # The schema skips every key with a colon, so this one is written.
    state["usr:home_city"] = "Bern"
    print("usr:home_city: written, read back:", state["usr:home_city"])

    await append(monday, delta)
    tuesday = await create("tuesday")
    print("tuesday:", tuesday.state)


asyncio.run(main())

"""Two turns at once on one session, and a lock that makes them take turns, in ADK Python."""

import asyncio
from collections import defaultdict

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session

sessions = InMemorySessionService()

# One lock a session: turns of other sessions still run side by side.
locks: defaultdict[tuple[str, str, str], asyncio.Lock] = defaultdict(asyncio.Lock)


async def load(session_id: str) -> Session:
    session = await sessions.get_session(
        app_name="support", user_id="u-42", session_id=session_id
    )
    assert session is not None
    return session


async def write(session: Session, delta: dict[str, object]) -> None:
    event = Event(author="support_agent", actions=EventActions(state_delta=delta))
    await sessions.append_event(session, event)


async def turn(session_id: str) -> None:
    session = await load(session_id)
    seen: int = session.state.get("questions", 0)
    await asyncio.sleep(0.05)  # The model thinks, and the other turn reads.
    await write(session, {"questions": seen + 1})


async def turn_alone(session_id: str) -> None:
    async with locks["support", "u-42", session_id]:
        # Load inside the lock: what was read before it is already old.
        await turn(session_id)


async def main() -> None:
    for session_id in ("keys", "at-once", "one-by-one"):
        await sessions.create_session(
            app_name="support", user_id="u-42", session_id=session_id
        )

    first, second = await load("keys"), await load("keys")
    await write(first, {"order_id": "A-1001"})
    await write(second, {"address": "12 Elm St"})
    kept = await load("keys")
    print("two keys:  ", ", ".join(sorted(kept.state)), "| events:", len(kept.events))

    await asyncio.gather(turn("at-once"), turn("at-once"))
    lost = await load("at-once")
    print("at once:   ", lost.state["questions"], "| events:", len(lost.events))

    await asyncio.gather(turn_alone("one-by-one"), turn_alone("one-by-one"))
    counted = await load("one-by-one")
    print("one by one:", counted.state["questions"], "| events:", len(counted.events))


asyncio.run(main())

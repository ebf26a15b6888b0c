"""Moves the sessions and the state of a shared app name to one app name a tenant, in ADK Python."""

import asyncio
from typing import Any

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session

SHARED = "support"
sessions = InMemorySessionService()


async def create(
    app: str, user: str, id: str, state: dict[str, Any] | None = None
) -> Session:
    return await sessions.create_session(
        app_name=app, user_id=user, session_id=id, state=state
    )


async def get(app: str, user: str, id: str) -> Session:
    session = await sessions.get_session(app_name=app, user_id=user, session_id=id)
    assert session is not None, f"no session {id} of {user} in {app}"
    return session


async def append(session: Session, delta: dict[str, Any]) -> None:
    event = Event(author="support", actions=EventActions(state_delta=delta))
    await sessions.append_event(session, event)


async def move(user: str, tenant: str) -> None:
    listed = await sessions.list_sessions(app_name=SHARED, user_id=user)
    for each in listed.sessions:
        old = await get(SHARED, user, each.id)
        own: dict[str, Any] = {}
        prefixed: dict[str, Any] = {}
        for key, value in old.state.items():
            if key == f"app:plan:{tenant}":
                prefixed["app:plan"] = value
            elif key.startswith("user:"):
                prefixed[key] = value
            elif not key.startswith(("app:", "temp:")):
                own[key] = value
        moved = await create(f"{SHARED}-{tenant}", user, old.id, own)
        for event in old.events:
            # Without its delta: an old delta would bring the old app: keys along.
            bare = event.model_copy(update={"actions": EventActions()})
            await sessions.append_event(moved, bare)
        # In an event, which every session service routes by prefix.
        await append(moved, prefixed)
        await sessions.delete_session(app_name=SHARED, user_id=user, session_id=old.id)


def show(title: str, session: Session) -> None:
    state = session.state
    print(f"{title}:", ", ".join(f"{key} = {state[key]}" for key in sorted(state)))


async def main() -> None:
    alices = await create(SHARED, "alice", "s-1")
    await append(
        alices,
        {"order_id": "A-1001", "user:language": "de", "app:plan:acme": "enterprise"},
    )
    carols = await create(SHARED, "carol", "s-2")
    await append(carols, {"user:language": "fr", "app:plan:globex": "starter"})
    show("carol, before", await get(SHARED, "carol", "s-2"))

    # Which tenant a user belongs to is known to the application, not to the session service.
    await move("alice", "acme")
    await move("carol", "globex")

    show("alice, moved", await get("support-acme", "alice", "s-1"))
    show("bob of acme, new", await create("support-acme", "bob", "s-3"))
    show("carol, new", await create("support-globex", "carol", "s-4"))
    # Deleting a session deletes neither user state nor app state.
    show("left behind", await create(SHARED, "alice", "s-5"))


asyncio.run(main())

"""Makes one user id of tenant and user so that no two pairs give the same one, in ADK Python."""

import asyncio
from collections.abc import Callable
from urllib.parse import quote

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session

sessions = InMemorySessionService()


def qualify(tenant: str, user: str) -> str:
    """Encodes both parts, so that the colon between them is the only one."""
    if not tenant or not user:
        raise ValueError("a tenant and a user are needed")
    return f"{quote(tenant, safe='')}:{quote(user, safe='')}"


def join(tenant: str, user: str) -> str:
    """Looks like it would do. A colon inside a part undoes it."""
    return f"{tenant}:{user}"


async def open_session(user_id: str, session_id: str) -> Session:
    return await sessions.create_session(
        app_name="support", user_id=user_id, session_id=session_id
    )


async def prove(name: str, user_id_of: Callable[[str, str], str]) -> None:
    first = user_id_of("acme", "x:alice")
    second = user_id_of("acme:x", "alice")
    print(f"{name}: {first} and {second}")

    actions = EventActions(state_delta={"user:plan": "enterprise"})
    session = await open_session(first, f"{name}-1")
    await sessions.append_event(session, Event(author="agent", actions=actions))

    other = await open_session(second, f"{name}-2")
    print("  the other tenant reads user:plan =", other.state.get("user:plan"))


async def main() -> None:
    await prove("join", join)
    await prove("qualify", qualify)


asyncio.run(main())

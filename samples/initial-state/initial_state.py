"""Initial state of createSession, and the same values in an event. ADK Python."""

import asyncio

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session


def show(title: str, session: Session) -> None:
    entries = (f"{key} = {session.state[key]}" for key in sorted(session.state))
    print(f"{title}:", ", ".join(entries) or "nothing")


async def main() -> None:
    sessions = InMemorySessionService()

    async def create(
        user: str, session: str, state: dict[str, object] | None = None
    ) -> Session:
        return await sessions.create_session(
            app_name="support", user_id=user, session_id=session, state=state
        )

    shared: dict[str, object] = {"user:language": "de", "app:model_tier": "pro"}
    monday = await create("u-42", "s1", {"ticket": "T-7", **shared})
    show("as created", monday)
    # Neither is given any state: what they see was shared by the first one.
    show("same user", await create("u-42", "s2"))
    show("other user", await create("u-77", "s3"))

    # What a run's state_delta does: the values travel in the user's message event.
    event = Event(author="user", actions=EventActions(state_delta=shared))
    await sessions.append_event(monday, event)
    again = await sessions.get_session(
        app_name="support", user_id="u-42", session_id="s2"
    )
    assert again is not None
    show("same user, after an event", again)


asyncio.run(main())

"""Forgetting a user: her sessions, and the user: keys that outlive them, in ADK Python."""

import asyncio

from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session, State

sessions = InMemorySessionService()


async def write(session: Session, delta: dict[str, object]) -> None:
    event = Event(author="note_agent", actions=EventActions(state_delta=delta))
    await sessions.append_event(session, event)


async def forget_user(app: str, user: str) -> None:
    if not user:  # list_sessions takes None for all users.
        raise ValueError("a user id is needed")
    # A new session holds nothing but the app: and user: keys.
    eraser = await sessions.create_session(app_name=app, user_id=user)
    mine = [key for key in eraser.state if key.startswith(State.USER_PREFIX)]
    # There is no way to remove a key: its value is overwritten, its name stays.
    await write(eraser, {key: None for key in mine})
    # The history of a session repeats what it wrote, so each one goes, the eraser too.
    listed = await sessions.list_sessions(app_name=app, user_id=user)
    for session in listed.sessions:
        await sessions.delete_session(
            app_name=app, user_id=user, session_id=session.id
        )


async def show(title: str, session_id: str) -> None:
    new = await sessions.create_session(
        app_name="notes", user_id="ada", session_id=session_id
    )
    print(title, ", ".join(f"{key} = {new.state[key]}" for key in sorted(new.state)))


async def main() -> None:
    first = await sessions.create_session(
        app_name="notes", user_id="ada", session_id="s1"
    )
    await write(
        first,
        {
            "draft": "call the clinic",
            "user:email": "ada@example.org",
            "app:last_signup": "Ada",
        },
    )
    await sessions.delete_session(app_name="notes", user_id="ada", session_id="s1")
    await show("s1 deleted:   ", "s2")

    await forget_user("notes", "ada")
    left = await sessions.list_sessions(app_name="notes", user_id="ada")
    print("sessions left:", len(left.sessions))
    await show("forgotten:    ", "s3")


asyncio.run(main())

"""What a load brings, with a transcript in state and in an artifact, in ADK Python."""

import asyncio

from google.adk.artifacts import InMemoryArtifactService
from google.adk.events import Event, EventActions
from google.adk.sessions import InMemorySessionService, Session
from google.adk.sessions.base_session_service import GetSessionConfig
from google.genai import types

sessions = InMemorySessionService()
artifacts = InMemoryArtifactService()


async def load(session_id: str, config: GetSessionConfig | None = None) -> Session:
    session = await sessions.get_session(
        app_name="support", user_id="u-42", session_id=session_id, config=config
    )
    assert session is not None
    return session


async def append(session: Session, key: str, value: str) -> None:
    actions = EventActions(state_delta={key: value})
    await sessions.append_event(session, Event(author="support", actions=actions))


def show(title: str, session: Session) -> None:
    maps = [session.state, *(event.actions.state_delta for event in session.events)]
    letters = sum(len(value) for each in maps for value in each.values())
    print(f"{title:22} events: {len(session.events)}, letters: {letters}")


async def main() -> None:
    for session_id in ("s1", "s2"):
        await sessions.create_session(
            app_name="support", user_id="u-42", session_id=session_id
        )

    # The transcript itself in state: every turn stores all of it once more.
    for letters in (40, 80, 160):
        await append(await load("s1"), "transcript", "x" * letters)
    show("whole load", await load("s1"))
    recent = await load("s1", GetSessionConfig(num_recent_events=1))
    show("one recent event", recent)
    listed = await sessions.list_sessions(app_name="support", user_id="u-42")
    show("in the list", next(each for each in listed.sessions if each.id == "s1"))
    await append(recent, "rating", "good")
    show("after a short append", await load("s1"))

    # The transcript in an artifact: state keeps its name.
    for letters in (40, 80, 160):
        await artifacts.save_artifact(
            app_name="support",
            user_id="u-42",
            session_id="s2",
            filename="transcript",
            artifact=types.Part(text="x" * letters),
        )
        await append(await load("s2"), "file", "transcript")
    show("with an artifact", await load("s2"))


asyncio.run(main())

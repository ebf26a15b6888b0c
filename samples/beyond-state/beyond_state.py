"""Artifacts and log lines of two tenants, in ADK Python."""

import asyncio

from google.adk.agents import LlmAgent
from google.adk.agents.callback_context import CallbackContext
from google.adk.artifacts import InMemoryArtifactService
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService
from google.genai import types

artifacts = InMemoryArtifactService()
sessions = InMemorySessionService()


async def save(app: str, session: str, file: str, text: str) -> None:
    await artifacts.save_artifact(
        app_name=app,
        user_id="alice",
        session_id=session,
        filename=file,
        artifact=types.Part(text=text),
    )


async def read(app: str, session: str, file: str) -> str:
    part = await artifacts.load_artifact(
        app_name=app, user_id="alice", session_id=session, filename=file
    )
    return (part.text if part else None) or "nothing"


def answer(callback_context: CallbackContext) -> types.Content:
    session = callback_context.session
    invocation = callback_context.invocation_id[:2]
    # One id for every line of the turn; the tenant stands in the app name.
    print(f"app={session.app_name} user={session.user_id} invocation={invocation}...")
    return types.Content(role="model", parts=[types.Part(text="Noted.")])


async def main() -> None:
    # Both tenants have an alice, and both runners use one app name.
    await save("support", "s1", "prices.txt", "acme's prices")
    await save("support", "s1", "user:contract.txt", "acme's contract")
    print("globex, same session id:", await read("support", "s1", "prices.txt"))
    print("globex, new session:", await read("support", "s2", "prices.txt"))
    print("globex, user: file:", await read("support", "s2", "user:contract.txt"))

    await save("support-acme", "s1", "user:contract.txt", "acme's contract")
    own = await read("support-globex", "s1", "user:contract.txt")
    print("globex, own app name:", own)

    agent = LlmAgent(name="support", before_agent_callback=answer)
    runner = Runner(app_name="support-acme", agent=agent, session_service=sessions)
    await sessions.create_session(
        app_name="support-acme", user_id="alice", session_id="s1"
    )
    for text in ("Hello", "Thanks"):
        message = types.Content(role="user", parts=[types.Part(text=text)])
        async for _ in runner.run_async(
            user_id="alice", session_id="s1", new_message=message
        ):
            pass
    session = await sessions.get_session(
        app_name="support-acme", user_id="alice", session_id="s1"
    )
    assert session is not None
    invocations = {event.invocation_id for event in session.events}
    print(f"events: {len(session.events)}, invocations: {len(invocations)}")


asyncio.run(main())

"""Plays the experiment with each sample and prints one line for it: its id and what was read."""

import asyncio
import importlib
import sys
from types import ModuleType

from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService, Session
from google.genai import types


async def turn(runner: Runner, session: Session, words: str) -> str:
    message = types.Content(role="user", parts=[types.Part.from_text(text=words)])
    answer: str | None = None
    async for event in runner.run_async(
        user_id=session.user_id, session_id=session.id, new_message=message
    ):
        for response in event.get_function_responses():
            answer = (response.response or {}).get("result") or "-"
    if answer is None:
        raise RuntimeError(f"no tool was called for: {words}")
    return answer


async def play(sample: ModuleType) -> list[str]:
    setattr(sample, "sessions", InMemorySessionService())
    acme = sample.runner_for("acme")
    globex = sample.runner_for("globex")
    first = await sample.open_session(acme, "acme", "alice")
    await turn(acme, first, "save acme-enterprise")
    return [
        await turn(acme, first, "read"),
        await turn(acme, await sample.open_session(acme, "acme", "alice"), "read"),
        await turn(acme, await sample.open_session(acme, "acme", "bob"), "read"),
        await turn(globex, await sample.open_session(globex, "globex", "alice"), "read"),
    ]


async def main() -> None:
    for name in sys.argv[1:]:
        print("read", name, *await play(importlib.import_module(name)))


asyncio.run(main())

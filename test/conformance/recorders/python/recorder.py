"""Plays the steps of the conformance cases on the session services of google-adk."""

import asyncio
import json
import sys
from importlib.metadata import version

import answers
from answers import Json
from services import close_service, open_service
from steps import Case

PACKAGE = "google-adk"

# The package and its dependencies may print: only answers go to the real output.
OUT = sys.stdout
sys.stdout = sys.stderr


def say(answer: Json) -> None:
    print(json.dumps(answer), file=OUT, flush=True)


async def main() -> None:
    say({"package": PACKAGE, "version": version(PACKAGE)})
    case: Case | None = None
    # Nothing else runs between two steps, so the loop may wait for a line.
    for line in sys.stdin.buffer:
        step = json.loads(line)
        if step["op"] == "open":
            if case is not None:
                await close_service(case.service)
            case = Case(open_service(step["service"], step["database"]))
            say(answers.DONE)
        elif case is None:
            raise ValueError("a step before any open")
        else:
            say(await case.play(step))
    if case is not None:
        await close_service(case.service)


asyncio.run(main())

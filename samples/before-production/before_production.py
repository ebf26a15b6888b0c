"""A test of scopes in ADK Python: which keys does the second session of a user have?"""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from google.adk.agents import LlmAgent
from google.adk.models import BaseLlm
from google.adk.models.llm_request import LlmRequest
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService
from google.adk.tools.tool_context import ToolContext
from google.genai import types


def remember_order(tool_context: ToolContext) -> str:
    tool_context.state["order_id"] = "A-1001"
    tool_context.state["user:last_order"] = "A-1001"
    tool_context.state["temp:lookup"] = "raw"
    return "ok"


# Without its type ADK knows a context by the name tool_context alone: this is one more
# argument for the model to give.
def forget_annotation(context) -> str:  # type: ignore[no-untyped-def]
    context.state["user:forgotten"] = True
    return "ok"


class Scripted(BaseLlm):
    """Stands in for the model: it calls the tool that the user names, and is done."""

    async def generate_content_async(
        self, llm_request: LlmRequest, stream: bool = False
    ) -> AsyncGenerator[LlmResponse, None]:
        last = (llm_request.contents[-1].parts or [])[-1]
        if last.text is None:
            answer = types.Part.from_text(text="done")
        else:
            answer = types.Part.from_function_call(name=last.text, args={})
        yield LlmResponse(content=types.Content(role="model", parts=[answer]))


sessions = InMemorySessionService()
agent = LlmAgent(
    name="support_agent",
    model=Scripted(model="scripted"),
    tools=[remember_order, forget_annotation],
)
runner = Runner(app_name="support", agent=agent, session_service=sessions)


async def create(user: str, id: str) -> set[str]:
    session = await sessions.create_session(
        app_name="support", user_id=user, session_id=id
    )
    return set(session.state)


async def turn(tool: str, state_delta: dict[str, Any] | None = None) -> dict[str, Any]:
    """Has the model call a tool, and returns the tool's answer."""
    message = types.Content(role="user", parts=[types.Part.from_text(text=tool)])
    answer: dict[str, Any] = {}
    async for event in runner.run_async(
        user_id="u-42", session_id="s-1", new_message=message, state_delta=state_delta
    ):
        for response in event.get_function_responses():
            answer = response.response or {}
    return answer


def check(what: str, holds: bool) -> None:
    assert holds, what
    print(f"passed: {what}")


async def main() -> None:
    await create("u-42", "s-1")
    await turn("remember_order", {"user:language": "de"})

    keys = await create("u-42", "s-2")
    check(
        "the second session has the user: keys and no other",
        keys == {"user:language", "user:last_order"},
    )
    check("another user has none", not await create("u-43", "s-3"))

    answer = await turn("forget_annotation")
    check("a context without its type is not filled in", "error" in answer)
    check("and nothing is written", "user:forgotten" not in await create("u-42", "s-4"))


asyncio.run(main())

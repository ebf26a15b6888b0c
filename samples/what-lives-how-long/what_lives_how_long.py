"""What the session service has while a turn runs, in ADK Python."""

import asyncio
from collections.abc import AsyncGenerator

from google.adk.agents import LlmAgent
from google.adk.agents.callback_context import CallbackContext
from google.adk.models import BaseLlm
from google.adk.models.llm_request import LlmRequest
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService
from google.adk.tools.tool_context import ToolContext
from google.genai import types

sessions = InMemorySessionService()
contexts: list[CallbackContext] = []


async def stored() -> str:
    session = await sessions.get_session(
        app_name="support", user_id="u-42", session_id="s1"
    )
    assert session is not None
    return ", ".join(sorted(session.state)) or "nothing"


async def write(context: CallbackContext, key: str) -> None:
    context.state[key] = "written"
    contexts.append(context)
    print(f"{key:13} the service has: {await stored()}")


async def before_agent(callback_context: CallbackContext) -> None:
    await write(callback_context, "before_agent")


async def before_model(
    callback_context: CallbackContext, llm_request: LlmRequest
) -> None:
    await write(callback_context, "before_model")


async def after_model(
    callback_context: CallbackContext, llm_response: LlmResponse
) -> None:
    await write(callback_context, "after_model")


async def after_agent(callback_context: CallbackContext) -> None:
    await write(callback_context, "after_agent")


async def look_up_order(tool_context: ToolContext) -> str:
    await write(tool_context, "tool")
    return "A-1001"


class Scripted(BaseLlm):
    """Stands in for a model: calls the tool, then has the last word."""

    async def generate_content_async(
        self, llm_request: LlmRequest, stream: bool = False
    ) -> AsyncGenerator[LlmResponse, None]:
        last = (llm_request.contents[-1].parts or [])[-1]
        answer = (
            types.Part.from_text(text="Your order is A-1001.")
            if last.function_response
            else types.Part.from_function_call(name="look_up_order", args={})
        )
        yield LlmResponse(content=types.Content(role="model", parts=[answer]))


async def main() -> None:
    agent = LlmAgent(
        name="support",
        model=Scripted(model="scripted"),
        tools=[look_up_order],
        before_agent_callback=before_agent,
        before_model_callback=before_model,
        after_model_callback=after_model,
        after_agent_callback=after_agent,
    )
    runner = Runner(app_name="support", agent=agent, session_service=sessions)
    await sessions.create_session(app_name="support", user_id="u-42", session_id="s1")
    question = types.Content(role="user", parts=[types.Part(text="My order?")])
    # The run goes on only as its events are taken.
    async for _ in runner.run_async(
        user_id="u-42", session_id="s1", new_message=question
    ):
        pass
    print(f"{'run over':13} the service has: {await stored()}")
    different = len({id(context) for context in contexts})
    print(f"{len(contexts)} calls, {different} context objects")


asyncio.run(main())

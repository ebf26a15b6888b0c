"""What a sample asks to be supplied: a session service, and an agent with the two tools."""

from collections.abc import AsyncGenerator, Callable
from typing import Any

from google.adk.agents import LlmAgent
from google.adk.models import BaseLlm
from google.adk.models.llm_request import LlmRequest
from google.adk.models.llm_response import LlmResponse
from google.adk.sessions import InMemorySessionService
from google.genai import types


class Scripted(BaseLlm):
    """Turns `save X` and `read` into a tool call, and a tool's answer into the last word."""

    async def generate_content_async(
        self, llm_request: LlmRequest, stream: bool = False
    ) -> AsyncGenerator[LlmResponse, None]:
        last = (llm_request.contents[-1].parts or [])[-1]
        if last.text is None:
            answer = types.Part.from_text(text="done")
        else:
            word, *value = last.text.split(" ")
            arguments = {"value": value[0]} if value else {}
            answer = types.Part.from_function_call(name=f"{word}_plan", args=arguments)
        yield LlmResponse(content=types.Content(role="model", parts=[answer]))


sessions = InMemorySessionService()


def agent_for(tools: list[Callable[..., Any]]) -> LlmAgent:
    return LlmAgent(name="support", model=Scripted(model="scripted"), tools=[*tools])

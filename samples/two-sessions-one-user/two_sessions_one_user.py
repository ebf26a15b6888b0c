"""A support agent that remembers: one user's Monday and Tuesday, in ADK Python."""

import asyncio
from collections.abc import AsyncGenerator

from google.adk.agents import LlmAgent
from google.adk.artifacts import InMemoryArtifactService
from google.adk.models import BaseLlm
from google.adk.models.llm_request import LlmRequest
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import Runner
from google.adk.sessions import InMemorySessionService, Session
from google.adk.tools.tool_context import ToolContext
from google.genai import types

APP, USER = "support", "u-42"


def remember_order(order_id: str, tool_context: ToolContext) -> dict[str, str]:
    """Remembers the order that the user asks about.

    Args:
      order_id: The order's id.
    """
    # No prefix: this conversation's order. "user:last_order" would outlive it.
    tool_context.state["order_id"] = order_id
    tool_context.state["temp:lookup_raw"] = "status=sent"
    return {"status": "sent"}


class Scripted(BaseLlm):
    """Stands in for a model: calls the tool, then has the last word."""

    async def generate_content_async(
        self, llm_request: LlmRequest, stream: bool = False
    ) -> AsyncGenerator[LlmResponse, None]:
        last = (llm_request.contents[-1].parts or [])[-1]
        answer = (
            types.Part.from_text(text="A-1001 ist unterwegs.")
            if last.function_response
            else types.Part.from_function_call(
                name="remember_order", args={"order_id": "A-1001"}
            )
        )
        yield LlmResponse(content=types.Content(role="model", parts=[answer]))


def show(title: str, session: Session) -> None:
    print(title)
    for key, value in sorted(session.state.items()):
        print(f"  {key} = {value}")


async def main() -> None:
    sessions = InMemorySessionService()
    agent = LlmAgent(
        name="support",
        model=Scripted(model="scripted"),
        instruction="Help with orders. Answer in the language {user:language}.",
        tools=[remember_order],
        output_key="last_answer",  # The final answer goes into this key of state.
    )
    runner = Runner(
        app_name=APP,
        agent=agent,
        session_service=sessions,
        artifact_service=InMemoryArtifactService(),
    )

    await sessions.create_session(app_name=APP, user_id=USER, session_id="S1")
    question = types.Content(role="user", parts=[types.Part(text="Wo ist A-1001?")])
    # The language goes onto the event of the user's message: user: reaches u-42.
    async for _ in runner.run_async(
        user_id=USER,
        session_id="S1",
        new_message=question,
        state_delta={"user:language": "de"},
    ):
        pass  # The run goes on only as its events are taken.
    monday = await sessions.get_session(app_name=APP, user_id=USER, session_id="S1")
    assert monday is not None
    print("events of S1:")
    for event in monday.events:
        print(f"  {event.author} [{', '.join(sorted(event.actions.state_delta))}]")
    show("S1 after Monday:", monday)

    await sessions.create_session(app_name=APP, user_id=USER, session_id="S2")
    tuesday = await sessions.get_session(app_name=APP, user_id=USER, session_id="S2")
    assert tuesday is not None
    show("S2 on Tuesday:", tuesday)


asyncio.run(main())

import { planKey } from '../../../engine/experiment/scenario';
import { writeScope } from '../../../engine/experiment/settings';
import type { Sample } from './sample';

/**
 * The setting in Python, for `google-adk`.
 *
 * Sources: `Runner`, `BaseSessionService.create_session`, `ToolContext.state` and `FunctionTool` of
 * ADK Python, which passes the context to a tool's `tool_context` parameter and hides it from the
 * model.
 */
export const python: Sample = (settings, comments) => {
  const key = planKey(settings);
  const scope = writeScope(settings);
  const qualified = settings.user === 'qualified';
  const appName = settings.app === 'shared' ? '"support-agent"' : 'f"support-agent-{tenant}"';
  const userId = qualified ? 'f"{tenant}:{user_id}"' : 'user_id';
  const unusable =
    settings.guard === 'off' ? 'stored is None' : 'stored is None or stored["tenant"] != tenant';
  return `# ${comments.supply('agent_for', 'sessions')}
# ${comments.tenant}
def runner_for(tenant: str) -> Runner:
    def save_plan(value: str, tool_context: ToolContext) -> None:
        """${comments.tools.save}"""
        # ${comments.write[scope]}
        tool_context.state["${key}"] = {"value": value, "tenant": tenant}

    def read_plan(tool_context: ToolContext) -> str | None:
        """${comments.tools.read}"""
        # ${comments.read[scope]}
        stored = tool_context.state.get("${key}")
        # ${comments.guard[settings.guard]}
        return None if ${unusable} else stored["value"]

    # ${comments.app[settings.app]}
    return Runner(
        app_name=${appName},
        agent=agent_for([save_plan, read_plan]),
        session_service=sessions,
    )


# ${comments.user[settings.user]('run_async')}
async def start_session(runner: Runner, ${qualified ? 'tenant: str, ' : ''}user_id: str) -> Session:
    return await sessions.create_session(app_name=runner.app_name, user_id=${userId})
`;
};

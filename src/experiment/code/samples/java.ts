import { planKey } from '../../../engine/experiment/scenario';
import { writeScope } from '../../../engine/experiment/settings';
import type { Sample } from './sample';

/**
 * The setting in Java: members of a class, for `com.google.adk:google-adk`.
 *
 * Sources: `Runner.Builder`, `BaseSessionService.createSession`, `CallbackContext.state` and
 * `FunctionTool` of ADK Java. A tool's parameters are named with `@Schema`, since reflection knows
 * their names only in classes compiled with `-parameters`; the record is public for reflection too.
 */
export const java: Sample = (settings, comments) => {
  const key = planKey(settings);
  const scope = writeScope(settings);
  const qualified = settings.user === 'qualified';
  const appName = settings.app === 'shared' ? '"support-agent"' : '"support-agent-" + tenant';
  const usable =
    settings.guard === 'off'
      ? 'stored == null'
      : 'stored == null || !tenant.equals(stored.get("tenant"))';
  return `// ${comments.supply('agentFor', 'sessions')}
Runner runnerFor(String tenant) {
  return Runner.builder()
      // ${comments.app[settings.app]}
      .appName(${appName})
      .agent(agentFor(new PlanTools(tenant)))
      .sessionService(sessions)
      .build();
}

// ${comments.user[settings.user]('runAsync')}
Session startSession(Runner runner, ${qualified ? 'String tenant, ' : ''}String userId) {
  return sessions.createSession(runner.appName(), ${qualified ? 'tenant + ":" + ' : ''}userId).blockingGet();
}

// ${comments.tenant}
public record PlanTools(String tenant) {
  @Schema(description = "${comments.tools.save}")
  public void savePlan(
      @Schema(name = "value") String value,
      @Schema(name = "toolContext") ToolContext toolContext) {
    // ${comments.write[scope]}
    toolContext.state().put("${key}", Map.of("value", value, "tenant", tenant));
  }

  @Schema(description = "${comments.tools.read}")
  public Map<String, Object> readPlan(@Schema(name = "toolContext") ToolContext toolContext) {
    // ${comments.read[scope]}
    var stored = (Map<?, ?>) toolContext.state().get("${key}");
    // ${comments.guard[settings.guard]}
    if (${usable}) return Map.of();
    return Map.of("value", stored.get("value"));
  }
}
`;
};

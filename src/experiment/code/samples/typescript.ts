import { planKey } from '../../../engine/experiment/scenario';
import { writeScope } from '../../../engine/experiment/settings';
import type { Sample } from './sample';

/**
 * The setting in TypeScript, for `@google/adk` and `zod`.
 *
 * Sources: `RunnerConfig`, `BaseSessionService.createSession`, `Context.state` and `FunctionTool` of
 * ADK TypeScript. `execute` declares its context as optional, hence `toolContext?.`.
 */
export const typescript: Sample = (settings, comments) => {
  const key = planKey(settings);
  const scope = writeScope(settings);
  const qualified = settings.user === 'qualified';
  const appName = settings.app === 'shared' ? `'support-agent'` : '`support-agent-${tenant}`';
  const userId = qualified ? 'userId: `${tenant}:${userId}`' : 'userId';
  const unusable = settings.guard === 'off' ? '!stored' : 'stored?.tenant !== tenant';
  return `// ${comments.supply('agentFor', 'sessionService')}
// ${comments.tenant}
function runnerFor(tenant: string) {
  const savePlan = new FunctionTool({
    name: 'save_plan',
    description: '${comments.tools.save}',
    parameters: z.object({ value: z.string() }),
    execute({ value }, toolContext) {
      // ${comments.write[scope]}
      toolContext?.state.set('${key}', { value, tenant });
    },
  });
  const readPlan = new FunctionTool({
    name: 'read_plan',
    description: '${comments.tools.read}',
    execute(_, toolContext) {
      // ${comments.read[scope]}
      const stored = toolContext?.state.get<{ value: string; tenant: string }>('${key}');
      // ${comments.guard[settings.guard]}
      return ${unusable} ? {} : { value: stored.value };
    },
  });
  const agent = agentFor([savePlan, readPlan]);
  // ${comments.app[settings.app]}
  return new Runner({ appName: ${appName}, agent, sessionService });
}

// ${comments.user[settings.user]('runAsync')}
function startSession({ appName }: Runner, ${qualified ? 'tenant: string, ' : ''}userId: string) {
  return sessionService.createSession({ appName, ${userId} });
}
`;
};

import { planKey } from '../../../engine/experiment/scenario';
import { writeScope } from '../../../engine/experiment/settings';
import type { Sample } from './sample';

/**
 * The setting in Go, for `google.golang.org/adk/v2`.
 *
 * Sources: `runner.Config`, `session.Service`, `agent.Context.State` and `functiontool.Func` of ADK
 * Go. The stored value is a map of `any`, which is what a service that keeps state as JSON gives
 * back; `State.Get` answers a missing key with `session.ErrStateKeyNotExist`.
 */
export const go: Sample = (settings, comments) => {
  const key = planKey(settings);
  const scope = writeScope(settings);
  const perTenant = settings.app === 'per-tenant';
  const qualified = settings.user === 'qualified';
  const appName = perTenant ? 'appName(tenant)' : 'appName';
  const parameters = perTenant || qualified ? 'tenant, userID' : 'userID';
  const naming = perTenant
    ? 'func appName(tenant string) string { return "support-agent-" + tenant }'
    : 'const appName = "support-agent"';
  const guard =
    settings.guard === 'on'
      ? `
	if stored["tenant"] != t.tenant {
		return plan{}, session.ErrStateKeyNotExist
	}`
      : '';
  return `// ${comments.app[settings.app]}
${naming}

// ${comments.supply('agentFor', 'sessions')}
func runnerFor(tenant string) (*runner.Runner, error) {
	return runner.New(runner.Config{
		AppName:        ${appName},
		Agent:          agentFor(planTools{tenant}),
		SessionService: sessions,
	})
}

// ${comments.user[settings.user]('Run')}
func startSession(ctx context.Context, ${parameters} string) (*session.CreateResponse, error) {
	return sessions.Create(ctx, &session.CreateRequest{
		AppName: ${appName},
		UserID:  ${qualified ? 'tenant + ":" + ' : ''}userID,
	})
}

// ${comments.tenant}
type planTools struct{ tenant string }
type plan struct{ Value string }

func (t planTools) savePlan(ctx agent.Context, in plan) (plan, error) {
	// ${comments.write[scope]}
	tagged := map[string]any{"value": in.Value, "tenant": t.tenant}
	return in, ctx.State().Set("${key}", tagged)
}

func (t planTools) readPlan(ctx agent.Context, _ struct{}) (plan, error) {
	// ${comments.read[scope]}
	found, err := ctx.State().Get("${key}")
	if err != nil {
		return plan{}, err
	}
	stored, _ := found.(map[string]any)
	// ${comments.guard[settings.guard]}${guard}
	value, _ := stored["value"].(string)
	return plan{value}, nil
}
`;
};

import { describe, expect, test } from 'vitest';
import { allSettings, OPENING, type Settings } from '../../src/engine/experiment/settings';
import { codeView } from '../../src/experiment/code/code-view';
import { SAMPLES } from '../../src/experiment/code/samples';
import { LANGUAGES, type Language } from '../../src/code/language';
import { codeComments } from '../../src/messages/en/code';

const sample = (language: Language, settings: Partial<Settings>) =>
  SAMPLES[language]({ ...OPENING, ...settings }, codeComments);

describe('the opening setting', () => {
  test('Java', () => {
    const text = sample('java', {});
    expect(text).toContain('.appName("support-agent")');
    expect(text).toContain('createSession(runner.appName(), userId)');
    expect(text).toContain(
      'toolContext.state().put("app:plan", Map.of("value", value, "tenant", tenant));',
    );
    expect(text).toContain('toolContext.state().get("app:plan")');
    expect(text).toContain('if (stored == null) return Map.of();');
  });

  test('Python', () => {
    const text = sample('python', {});
    expect(text).toContain('app_name="support-agent",');
    expect(text).toContain('create_session(app_name=runner.app_name, user_id=user_id)');
    expect(text).toContain('tool_context.state["app:plan"] = {"value": value, "tenant": tenant}');
    expect(text).toContain('tool_context.state.get("app:plan")');
    expect(text).toContain('None if stored is None else stored["value"]');
  });

  test('TypeScript', () => {
    const text = sample('typescript', {});
    expect(text).toContain("new Runner({ appName: 'support-agent', agent, sessionService })");
    expect(text).toContain('createSession({ appName, userId })');
    expect(text).toContain("toolContext?.state.set('app:plan', { value, tenant });");
    expect(text).toContain("get<{ value: string; tenant: string }>('app:plan')");
    expect(text).toContain('return !stored ? {} : { value: stored.value };');
  });

  test('Go', () => {
    const text = sample('go', {});
    expect(text).toContain('const appName = "support-agent"\n');
    expect(text).toContain('\t\tAppName:        appName,\n');
    expect(text).toContain('\t\tUserID:  userID,\n');
    expect(text).toContain('map[string]any{"value": in.Value, "tenant": t.tenant}');
    expect(text).toContain('ctx.State().Set("app:plan", tagged)');
    expect(text).toContain('ctx.State().Get("app:plan")');
    expect(text).not.toContain('!= t.tenant');
  });
});

describe('user:, an app name per tenant, tenant-qualified ids and the guard', () => {
  const all: Partial<Settings> = {
    prefix: 'user',
    app: 'per-tenant',
    user: 'qualified',
    guard: 'on',
  };

  test('Java', () => {
    const text = sample('java', all);
    expect(text).toContain('.appName("support-agent-" + tenant)');
    expect(text).toContain('createSession(runner.appName(), tenant + ":" + userId)');
    expect(text).toContain('put("user:plan", ');
    expect(text).toContain('if (stored == null || !tenant.equals(stored.get("tenant")))');
  });

  test('Python', () => {
    const text = sample('python', all);
    expect(text).toContain('app_name=f"support-agent-{tenant}",');
    expect(text).toContain('user_id=f"{tenant}:{user_id}")');
    expect(text).toContain('state["user:plan"] = ');
    expect(text).toContain('None if stored is None or stored["tenant"] != tenant else');
  });

  test('TypeScript', () => {
    const text = sample('typescript', all);
    expect(text).toContain('appName: `support-agent-${tenant}`');
    expect(text).toContain('userId: `${tenant}:${userId}`');
    expect(text).toContain("set('user:plan', ");
    expect(text).toContain('return stored?.tenant !== tenant ? {} : { value: stored.value };');
  });

  test('Go', () => {
    const text = sample('go', all);
    expect(text).toContain(
      'func appName(tenant string) string { return "support-agent-" + tenant }',
    );
    expect(text).toContain('\t\tUserID:  tenant + ":" + userID,\n');
    expect(text).toContain('Set("user:plan", tagged)');
    expect(text).toContain('if stored["tenant"] != t.tenant {');
  });
});

test.each([
  ['none', 'plan'],
  ['user', 'user:plan'],
  ['app', 'app:plan'],
  ['temp', 'temp:plan'],
] as const)('prefix %s writes and reads %s, and both are marked', (prefix, key) => {
  for (const language of LANGUAGES) {
    const { pieces } = codeView(language, { ...OPENING, prefix }, codeComments);
    const marked = pieces.filter((piece) => piece.marked).map(({ text }) => text.slice(1, -1));
    expect([language, ...marked]).toEqual([language, key, key]);
  }
});

test('the pieces are the source, letter for letter', () => {
  for (const settings of allSettings(OPENING)) {
    for (const language of LANGUAGES) {
      const { source, pieces } = codeView(language, settings, codeComments);
      expect(pieces.map(({ text }) => text).join('')).toBe(source);
      expect(pieces.map(({ at }) => at)).toEqual([...new Set(pieces.map(({ at }) => at))]);
    }
  }
});

test.each(LANGUAGES)('%s: comments, strings and keywords are told apart', (language) => {
  const { pieces } = codeView(language, OPENING, codeComments);
  const kinds = new Set(pieces.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['comment', 'keyword', 'plain', 'string']));
});

test.each(LANGUAGES)('%s: whether globex has an alice too changes no code', (language) => {
  expect(sample(language, { collision: 'no' })).toBe(sample(language, { collision: 'yes' }));
});

test.each(LANGUAGES)('%s: 32 distinct samples, short enough to read', (language) => {
  const texts = new Set(allSettings(OPENING).map((settings) => sample(language, settings)));
  expect(texts.size).toBe(32);
  for (const text of texts) {
    expect(text).not.toContain('undefined');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  }
});

test('nothing in the words breaks out of a comment or a quoted description', () => {
  const words = [
    codeComments.supply('agentFor', 'sessions'),
    codeComments.tenant,
    ...Object.values(codeComments.app),
    ...Object.values(codeComments.user).map((say) => say('runAsync')),
    ...Object.values(codeComments.write),
    ...Object.values(codeComments.read),
    ...Object.values(codeComments.guard),
  ];
  for (const each of words) expect(each).not.toMatch(/\n|\r|\*\//);
  for (const each of Object.values(codeComments.tools)) expect(each).not.toMatch(/["'\\\n\r]/);
});

import { describe, expect, it } from 'vitest';
import {
  parseStateKey,
  scopeRow,
  SCOPES,
  stateKeyText,
  type Prefix,
  type Scope,
} from '../../src/engine/state-key';

/** State key as an agent writes it, its scope, its prefix, its name in the store. */
const KEYS: readonly (readonly [text: string, scope: Scope, prefix: Prefix, name: string])[] = [
  ['plan', 'session', '', 'plan'],
  ['user:plan', 'user', 'user:', 'plan'],
  ['app:plan', 'app', 'app:', 'plan'],
  ['temp:plan', 'temp', 'temp:', 'plan'],
  // Prefixes do not compose: only the first counts.
  ['app:user:x', 'app', 'app:', 'user:x'],
  ['user:app:x', 'user', 'user:', 'app:x'],
  ['temp:temp:x', 'temp', 'temp:', 'temp:x'],
  // A prefix with nothing behind it is still a prefix.
  ['app:', 'app', 'app:', ''],
  ['user:', 'user', 'user:', ''],
  ['temp:', 'temp', 'temp:', ''],
  ['app::x', 'app', 'app:', ':x'],
  ['app: x', 'app', 'app:', ' x'],
  // Near misses are ordinary session keys.
  ['', 'session', '', ''],
  ['app', 'session', '', 'app'],
  ['APP:x', 'session', '', 'APP:x'],
  ['User:x', 'session', '', 'User:x'],
  [' app:x', 'session', '', ' app:x'],
  ['app :x', 'session', '', 'app :x'],
  ['x:app:y', 'session', '', 'x:app:y'],
  ['myapp:x', 'session', '', 'myapp:x'],
  ['session:x', 'session', '', 'session:x'],
  ['app|x', 'session', '', 'app|x'],
  ['__proto__', 'session', '', '__proto__'],
  ['constructor:x', 'session', '', 'constructor:x'],
];

describe.each(KEYS)('the state key %j', (text, scope, prefix, name) => {
  it(`is ${JSON.stringify(name)} in ${scope} scope`, () => {
    expect(parseStateKey(text)).toEqual({ scope, prefix, name });
  });

  it('gets its prefix back when read', () => {
    expect(stateKeyText({ prefix, name })).toBe(text);
  });
});

describe('the scopes', () => {
  it('go from widest to narrowest', () => {
    expect(SCOPES.map(({ scope }) => scope)).toEqual(['app', 'user', 'session', 'temp']);
  });

  it.each([
    ['app', 'app:', ['app-name']],
    ['user', 'user:', ['app-name', 'user-id']],
    ['session', '', ['app-name', 'user-id', 'session-id']],
    ['temp', 'temp:', ['invocation-id']],
  ] as const)('%s', (scope, prefix, segments) => {
    expect(scopeRow(scope)).toEqual({ scope, prefix, segments });
  });
});

import { describe, expect, it } from 'vitest';
import {
  compareKeys,
  firstDifference,
  sameKey,
  storageKey,
  storageKeyText,
  type StorageKey,
} from '../../src/engine/storage-key';

const IDS = { app: 'support-agent', user: 'alice', session: 'S1' };

describe.each([
  ['app', ['app', 'support-agent'], 'app|support-agent'],
  ['user', ['user', 'support-agent', 'alice'], 'user|support-agent|alice'],
  ['session', ['session', 'support-agent', 'alice', 'S1'], 'session|support-agent|alice|S1'],
  ['temp', ['temp', 'inv-1'], 'temp|inv-1'],
] as const)('the storage key of %s scope', (scope, key, text) => {
  it('has the ids that the scope needs', () => {
    expect(storageKey(scope, IDS, 'inv-1')).toEqual(key);
  });

  it('is shown with bars', () => {
    expect(storageKeyText(key)).toBe(text);
  });
});

describe('sameKey', () => {
  it('holds for two lists with the same segments', () => {
    expect(sameKey(['user', 'a', 'alice'], ['user', 'a', 'alice'])).toBe(true);
  });

  it.each<[string, StorageKey, StorageKey]>([
    ['another scope', ['app', 'x'], ['temp', 'x']],
    ['another first segment', ['user', 'a', 'alice'], ['user', 'b', 'alice']],
    ['another last segment', ['user', 'a', 'alice'], ['user', 'a', 'bob']],
    ['swapped segments', ['user', 'a', 'b'], ['user', 'b', 'a']],
    ['a longer key', ['user', 'a'], ['user', 'a', '']],
    ['a shorter key', ['user', 'a', ''], ['user', 'a']],
    ['other case', ['app', 'Acme'], ['app', 'acme']],
    ['a blank', ['app', 'acme'], ['app', 'acme ']],
    ['other code points that look the same', ['app', '\u00e9'], ['app', 'e\u0301']],
    ['two lone surrogates', ['app', '\ud83d'], ['app', '\ud83c']],
    ['the bar in the app name', ['user', 'a|b', 'c'], ['user', 'a', 'b|c']],
    ['the bar in place of a segment', ['user', 'a|b'], ['user', 'a', 'b']],
    ['an empty segment', ['session', 'a', '', '|b'], ['session', 'a', '|', 'b']],
  ])('is false for %s', (_, a, b) => {
    expect(sameKey(a, b)).toBe(false);
    expect(sameKey(b, a)).toBe(false);
  });
});

describe('comparing the key that holds a value with the one that a reader resolves', () => {
  it('finds every segment of the same key equal', () => {
    expect(compareKeys(['user', 'a', 'alice'], ['user', 'a', 'alice'])).toEqual([
      { name: 'scope', held: 'user', resolved: 'user', state: 'equal' },
      { name: 'app-name', held: 'a', resolved: 'a', state: 'equal' },
      { name: 'user-id', held: 'alice', resolved: 'alice', state: 'equal' },
    ]);
  });

  it('puts all after the first difference beyond it, be it equal or not', () => {
    expect(compareKeys(['session', 'a', 'alice', 'S1'], ['session', 'b', 'alice', 'S4'])).toEqual([
      { name: 'scope', held: 'session', resolved: 'session', state: 'equal' },
      { name: 'app-name', held: 'a', resolved: 'b', state: 'differs' },
      { name: 'user-id', held: 'alice', resolved: 'alice', state: 'beyond' },
      { name: 'session-id', held: 'S1', resolved: 'S4', state: 'beyond' },
    ]);
  });

  it('can differ in the last segment alone', () => {
    expect(compareKeys(['temp', 'inv-1'], ['temp', 'inv-2'])).toEqual([
      { name: 'scope', held: 'temp', resolved: 'temp', state: 'equal' },
      { name: 'invocation-id', held: 'inv-1', resolved: 'inv-2', state: 'differs' },
    ]);
  });

  it('leaves the missing segments of a shorter resolved key null', () => {
    expect(compareKeys(['session', 'a', 'alice', 'S1'], ['app', 'a'])).toEqual([
      { name: 'scope', held: 'session', resolved: 'app', state: 'differs' },
      { name: 'app-name', held: 'a', resolved: 'a', state: 'beyond' },
      { name: 'user-id', held: 'alice', resolved: null, state: 'beyond' },
      { name: 'session-id', held: 'S1', resolved: null, state: 'beyond' },
    ]);
  });

  it('leaves the missing segments of a shorter held key null', () => {
    expect(compareKeys(['app', 'a'], ['user', 'a', 'alice'])).toEqual([
      { name: 'scope', held: 'app', resolved: 'user', state: 'differs' },
      { name: 'app-name', held: 'a', resolved: 'a', state: 'beyond' },
      { name: 'user-id', held: null, resolved: 'alice', state: 'beyond' },
    ]);
  });

  it('takes an empty id for the segment that it is', () => {
    expect(compareKeys(['user', '', 'alice'], ['user', '', ''])).toEqual([
      { name: 'scope', held: 'user', resolved: 'user', state: 'equal' },
      { name: 'app-name', held: '', resolved: '', state: 'equal' },
      { name: 'user-id', held: 'alice', resolved: '', state: 'differs' },
    ]);
    expect(compareKeys(['app', ''], ['app', 'a'])[1]).toMatchObject({ held: '', resolved: 'a' });
  });

  it('tells keys apart that read alike', () => {
    expect(compareKeys(['user', 'a|b', 'c'], ['user', 'a', 'b|c'])).toEqual([
      { name: 'scope', held: 'user', resolved: 'user', state: 'equal' },
      { name: 'app-name', held: 'a|b', resolved: 'a', state: 'differs' },
      { name: 'user-id', held: 'c', resolved: 'b|c', state: 'beyond' },
    ]);
  });

  it.each<[StorageKey, StorageKey, string | null]>([
    [['app', 'a'], ['app', 'a'], null],
    [['app', 'a'], ['app', 'b'], 'app-name'],
    [['app', 'a'], ['user', 'a', 'alice'], 'scope'],
    [['user', 'a', 'alice'], ['user', 'a', 'bob'], 'user-id'],
    [['session', 'a', 'alice', 'S1'], ['session', 'a', 'alice', 'S2'], 'session-id'],
    [['session', 'a', 'alice', 'S1'], ['session', 'a', 'bob', 'S1'], 'user-id'],
    [['temp', 'inv-1'], ['temp', 'inv-5'], 'invocation-id'],
  ])('%j and %j part at %s', (held, resolved, name) => {
    expect(firstDifference(held, resolved)).toBe(name);
  });
});

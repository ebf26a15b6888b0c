import { describe, expect, it } from 'vitest';
import {
  formatQuery,
  parseQuery,
  type AddressProblem,
} from '../../../src/engine/experiment/address';
import { floorToTenth } from '../../../src/engine/timeline';
import type { Settings } from '../../../src/engine/experiment/settings';
import { ADDRESS_FORMS } from './address-forms';

const OPENING: Settings = {
  prefix: 'app',
  app: 'shared',
  user: 'bare',
  collision: 'yes',
  guard: 'off',
  service: 'contract',
  write: 'context',
};

describe('every form of address that was ever given out', () => {
  it.each(ADDRESS_FORMS)('%j', (query, changed, t) => {
    expect(parseQuery(query)).toEqual({ settings: { ...OPENING, ...changed }, t, problems: [] });
  });
});

const bad = (name: string, value: string): AddressProblem => ({ kind: 'bad-value', name, value });
const doubled = (name: string): AddressProblem => ({ kind: 'doubled', name });
const unknown = (name: string): AddressProblem => ({ kind: 'unknown', name });

describe('a value that is none of the choices is named, and the opening one stands', () => {
  it.each([
    ['prefix=constructor', bad('prefix', 'constructor')],
    ['prefix=__proto__', bad('prefix', '__proto__')],
    ['prefix=toString', bad('prefix', 'toString')],
    ['prefix=0', bad('prefix', '0')],
    ['prefix=App', bad('prefix', 'App')],
    ['prefix=app:', bad('prefix', 'app:')],
    ['prefix=', bad('prefix', '')],
    ['prefix', bad('prefix', '')],
    ['prefix=none=user', bad('prefix', 'none=user')],
    ['app=separate', bad('app', 'separate')],
    ['user=alice', bad('user', 'alice')],
    ['collision=on', bad('collision', 'on')],
    ['guard=yes', bad('guard', 'yes')],
    ['service=java', bad('service', 'java')],
    ['service=vertex-ai', bad('service', 'vertex-ai')],
    ['service=constructor', bad('service', 'constructor')],
    ['write=delta', bad('write', 'delta')],
    ['write=', bad('write', '')],
    ['guard=%E2%80%8Bon', bad('guard', '\u200bon')],
    ['guard=%', bad('guard', '%')],
    ['guard=%E0%A4%A', bad('guard', '%E0%A4%A')],
    ['guard=%zzon', bad('guard', '%zzon')],
  ])('%s', (query, problem) => {
    expect(parseQuery(query)).toEqual({ settings: OPENING, t: 0, problems: [problem] });
  });
});

describe('a time that is no plain number from 0 to 60 is named, and the replay starts at 0', () => {
  it.each([
    '45.55',
    '-1',
    '-0',
    '+5',
    '1e1',
    ' 45',
    '45 ',
    '%2045',
    '.5',
    '5.',
    '45,5',
    '60.1',
    '61',
    '100',
    '045',
    '0x10',
    'NaN',
    'Infinity',
    '٤٥',
    '45s',
    '45\n',
    '',
    '05',
    '00',
  ])('t=%s', (value) => {
    const shown = value === '%2045' ? ' 45' : value;
    expect(parseQuery(`t=${value}`)).toEqual({
      settings: OPENING,
      t: 0,
      problems: [bad('t', shown)],
    });
  });
});

describe('a parameter given more than once is named, and has its opening value', () => {
  it.each([
    ['prefix=user&prefix=user', doubled('prefix')],
    ['prefix=user&prefix=nonsense', doubled('prefix')],
    ['guard=on&guard=on&guard=on', doubled('guard')],
    ['%67uard=on&guard=on', doubled('guard')],
    ['t=45&t=45', doubled('t')],
  ])('%s', (query, problem) => {
    expect(parseQuery(query)).toEqual({ settings: OPENING, t: 0, problems: [problem] });
  });
});

describe('an unknown parameter is named and passed over', () => {
  it.each([
    ['colour=red', unknown('colour')],
    ['constructor=app', unknown('constructor')],
    ['__proto__=app', unknown('__proto__')],
    ['hasOwnProperty', unknown('hasOwnProperty')],
    ['Prefix=user', unknown('Prefix')],
    ['?prefix=user', unknown('?prefix')],
    ['=app', unknown('')],
    ['%=user', unknown('%')],
    ['utm=1&utm=2', unknown('utm')],
  ])('%s', (query, problem) => {
    expect(parseQuery(query)).toEqual({ settings: OPENING, t: 0, problems: [problem] });
  });
});

it('keeps each good parameter among bad ones, and names these in their order', () => {
  expect(
    parseQuery('guard=maybe&prefix=user&x=1&app=shared&app=shared&t=45&user=qualified'),
  ).toEqual({
    settings: { ...OPENING, prefix: 'user', user: 'qualified' },
    t: 45,
    problems: [bad('guard', 'maybe'), unknown('x'), doubled('app')],
  });
});

const written = (changed: Partial<Settings>) =>
  formatQuery({ settings: { ...OPENING, ...changed }, t: 0 });

describe('writing an address', () => {
  it('names every setting and the playhead', () => {
    expect(formatQuery({ settings: OPENING, t: 45 })).toBe(
      'prefix=app&app=shared&user=bare&collision=yes&guard=off&t=45',
    );
    expect(
      formatQuery({
        settings: {
          prefix: 'none',
          app: 'per-tenant',
          user: 'qualified',
          collision: 'no',
          guard: 'on',
          service: 'contract',
          write: 'context',
        },
        t: 12.34,
      }),
    ).toBe('prefix=none&app=per-tenant&user=qualified&collision=no&guard=on&t=12.3');
  });

  it('names the service and the write path where they are not the opening ones', () => {
    const start = 'prefix=app&app=shared&user=bare&collision=yes&guard=off';
    expect(written({ service: 'java-memory' })).toBe(`${start}&service=java-memory&t=0`);
    expect(written({ write: 'run-delta' })).toBe(`${start}&write=run-delta&t=0`);
    expect(written({ service: 'go-database', write: 'assignment' })).toBe(
      `${start}&service=go-database&write=assignment&t=0`,
    );
  });

  it.each([
    [0, 0],
    [0.3, 0.3],
    [0.1 + 0.2, 0.3],
    [0.1 + 0.7, 0.8],
    [4.99, 4.9],
    [12.345, 12.3],
    [44.999, 44.9],
    [44.95, 44.9],
    [45, 45],
    [59.96, 59.9],
    [60, 60],
  ])('%d s is said as %d: never ahead of the event that it stands for', (t, expected) => {
    expect(floorToTenth(t)).toBe(expected);
  });

  it('says every tenth as itself', () => {
    const said = Array.from({ length: 601 }, (_, tenths) => floorToTenth(tenths / 10).toFixed(1));
    const digits = Array.from({ length: 601 }, (_, tenths) => String(tenths).padStart(2, '0'));
    expect(said).toEqual(digits.map((text) => `${text.slice(0, -1)}.${text.slice(-1)}`));
  });
});

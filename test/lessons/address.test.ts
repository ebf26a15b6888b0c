import { describe, expect, it } from 'vitest';
import { formatLesson, parseLesson } from '../../src/lessons/address';
import { TOY } from './toy-lesson';

const parse = (query: string) => parseLesson(query, TOY);
const bad = (name: string, value: string) => ({ kind: 'bad-value', name, value });

describe('reading a lesson’s address', () => {
  it('without anything opens the first part as it is', () => {
    expect(parse('')).toEqual({
      view: { part: 0, service: 'python-memory' },
      t: 0,
      problems: [],
    });
  });

  it('takes a part, whose rules and moment', () => {
    expect(parse('part=plain&t=55')).toEqual({
      view: { part: 1, service: 'go-memory' },
      t: 55,
      problems: [],
    });
    expect(parse('part=seeded&service=java-memory').view).toEqual({
      part: 0,
      service: 'java-memory',
    });
    expect(parse('part=plain').view).toEqual({ part: 1, service: 'go-memory' });
    expect(parse('service=contract').view).toEqual({ part: 0, service: 'contract' });
  });

  it.each([
    ['part=none', [bad('part', 'none')]],
    ['part=constructor', [bad('part', 'constructor')]],
    ['service=vertex-ai', [bad('service', 'vertex-ai')]],
    ['service=toString', [bad('service', 'toString')]],
    ['t=61', [bad('t', '61')]],
    ['t=1e1', [bad('t', '1e1')]],
    ['part=', [bad('part', '')]],
    ['q=1', [{ kind: 'unknown', name: 'q' }]],
    ['part=plain&part=words', [{ kind: 'doubled', name: 'part' }]],
    ['part=none&service=java-memory&t=5', [bad('part', 'none')]],
    ['part=x&service=y&t=z', [bad('part', 'x'), bad('service', 'y'), bad('t', 'z')]],
  ])('%s is passed over and named', (query, problems) => {
    expect(parse(query)).toEqual({
      view: { part: 0, service: 'python-memory' },
      t: 0,
      problems,
    });
  });

  it('where all rules answer alike, none is chosen', () => {
    expect(parse('part=plain&service=java-memory&t=5')).toEqual({
      view: { part: 1, service: 'go-memory' },
      t: 5,
      problems: [{ kind: 'alike', name: 'service' }],
    });
  });

  it('a part without a replay has neither rules nor a moment', () => {
    expect(parse('part=words&service=java-memory&t=5')).toEqual({
      view: { part: 2, service: 'contract' },
      t: 0,
      problems: [
        { kind: 'no-replay', name: 'service' },
        { kind: 'no-replay', name: 't' },
      ],
    });
  });
});

it.each([
  [{ part: 0, service: 'python-memory' }, 0, ''],
  [{ part: 0, service: 'python-memory' }, 12.34, 't=12.3'],
  [{ part: 0, service: 'java-memory' }, 0, 'service=java-memory'],
  [{ part: 1, service: 'go-memory' }, 0, 'part=plain'],
  [{ part: 0, service: 'contract' }, 60, 'service=contract&t=60'],
  [{ part: 1, service: 'go-memory' }, 0.09, 'part=plain'],
  [{ part: 2, service: 'contract' }, 0, 'part=words'],
] as const)('%j at %d s is written %j, and read back', (view, t, query) => {
  expect(formatLesson(TOY, view, t)).toBe(query);
  expect(parse(query).view).toEqual(view);
});

import { describe, expect, it } from 'vitest';
import { formatView, parseView } from '../../src/runtimes/address';
import { OPENING_VIEW, type View } from '../../src/runtimes/view';

const isCase = (name: string) => name === 'create-existing-id' || name === 'a b&c';
const parse = (query: string) => parseView(query, isCase);
const view = (part: Partial<View>): View => ({ ...OPENING_VIEW, ...part });

const bad = (name: string, value: string) => ({ kind: 'bad-value', name, value });

const NOTHING = { only: null, differs: false, q: '' } as const;

describe('reading an address', () => {
  it('without anything is the opening view', () => {
    expect(parse('')).toEqual({
      view: {
        filters: { only: null, differs: false, q: '' },
        place: { kind: 'matrix' },
        move: { from: 'python-memory', to: 'python-database' },
      },
      t: 0,
      problems: [],
    });
  });

  it('opens a cell, of the contract if no service is named', () => {
    expect(parse('rule=partial&service=js-memory').view.place).toEqual({
      kind: 'cell',
      rule: 'partial',
      service: 'js-memory',
    });
    expect(parse('rule=idLength&service=vertex-ai').view.place).toEqual({
      kind: 'cell',
      rule: 'idLength',
      service: 'vertex-ai',
    });
    expect(parse('rule=partial').view.place).toEqual({
      kind: 'cell',
      rule: 'partial',
      service: 'contract',
    });
  });

  it('opens the replay of a case at its moment', () => {
    expect(parse('rule=existingId&service=go-memory&case=create-existing-id&t=12.3')).toEqual({
      view: view({
        place: {
          kind: 'case',
          rule: 'existingId',
          service: 'go-memory',
          shown: 'create-existing-id',
        },
      }),
      t: 12.3,
      problems: [],
    });
    expect(parse('case=a%20b%26c').view.place).toEqual({
      kind: 'case',
      rule: null,
      service: 'contract',
      shown: 'a b&c',
    });
  });

  it('filters: the services in the order of the columns, each once', () => {
    expect(
      parse('only=vertex-ai,js-memory,java-memory,js-memory&differs=yes&q=null%20key'),
    ).toEqual({
      view: view({
        filters: {
          only: ['java-memory', 'js-memory', 'vertex-ai'],
          differs: true,
          q: 'null key',
        },
      }),
      t: 0,
      problems: [],
    });
  });

  it('the contract alone is a choice', () => {
    expect(parse('only=contract')).toMatchObject({ view: { filters: { only: [] } }, problems: [] });
  });

  it('moves from one runtime to another; one of them may stay', () => {
    expect(parse('from=contract&to=go-database-postgres').view.move).toEqual({
      from: 'contract',
      to: 'go-database-postgres',
    });
    expect(parse('to=java-memory').view.move).toEqual({ from: 'python-memory', to: 'java-memory' });
  });
});

describe('what can’t be used is passed over and named', () => {
  it.each([
    ['rule=nope', [bad('rule', 'nope')]],
    ['rule=constructor', [bad('rule', 'constructor')]],
    ['rule=', [bad('rule', '')]],
    ['rule=partial&rule=storage', [{ kind: 'doubled', name: 'rule' }]],
    ['colour=red', [{ kind: 'unknown', name: 'colour' }]],
    ['__proto__=1', [{ kind: 'unknown', name: '__proto__' }]],
    ['case=none-such', [bad('case', 'none-such')]],
    ['service=js-memory', [{ kind: 'needs', name: 'service', needs: 'rule' }]],
    ['t=5', [{ kind: 'needs', name: 't', needs: 'case' }]],
    ['only=', [bad('only', '')]],
    ['only=ruby', [bad('only', 'ruby')]],
    ['differs=no', [bad('differs', 'no')]],
    ['differs', [bad('differs', '')]],
    ['q=', [bad('q', '')]],
    ['q=%20', [bad('q', ' ')]],
    ['from=vertex-ai', [bad('from', 'vertex-ai')]],
    ['to=ruby', [bad('to', 'ruby')]],
  ])('%s leaves the opening view', (query, problems) => {
    const { view: found, t, problems: named } = parse(query);
    expect(named).toEqual(problems);
    expect(t).toBe(0);
    expect(found).toEqual(OPENING_VIEW);
  });

  it.each(['61', '4.55', '-1', '1e1', '05'])('t=%s: the case opens at its start', (value) => {
    const { view: found, t, problems } = parse(`case=create-existing-id&t=${value}`);
    expect(found.place.kind).toBe('case');
    expect(t).toBe(0);
    expect(problems).toEqual([bad('t', value)]);
  });

  it('what was not run has no replay: its cell opens', () => {
    expect(parse('rule=existingId&service=vertex-ai&case=create-existing-id&t=5')).toEqual({
      view: view({ place: { kind: 'cell', rule: 'existingId', service: 'vertex-ai' } }),
      t: 0,
      problems: [{ kind: 'not-run' }],
    });
  });

  it('good fields hold among bad ones', () => {
    const found = parse('rule=partial&service=nope&only=js-memory,ruby,ruby,&x=1');
    expect(found.view).toEqual(
      view({
        filters: { ...NOTHING, only: ['js-memory'] },
        place: { kind: 'cell', rule: 'partial', service: 'contract' },
      }),
    );
    expect(found.problems).toEqual([
      bad('service', 'nope'),
      { kind: 'unknown', name: 'x' },
      bad('only', 'ruby'),
      bad('only', ''),
    ]);
  });
});

describe('writing an address', () => {
  it('takes half an emoji for what can be written', () => {
    const filters = { ...OPENING_VIEW.filters, q: 'a\ud83d' };
    expect(formatView({ ...OPENING_VIEW, filters }, 0)).toBe('q=a%EF%BF%BD');
  });

  it('says nothing of what the page opens with', () => {
    expect(formatView(OPENING_VIEW, 0)).toBe('');
    expect(formatView(OPENING_VIEW, 12)).toBe('');
  });

  it.each<[string, View, number]>([
    [
      'rule=partial&service=contract',
      view({ place: { kind: 'cell', rule: 'partial', service: 'contract' } }),
      0,
    ],
    [
      'rule=existingId&service=go-memory&case=create-existing-id&t=12.3',
      view({
        place: {
          kind: 'case',
          rule: 'existingId',
          service: 'go-memory',
          shown: 'create-existing-id',
        },
      }),
      12.3,
    ],
    [
      'service=contract&case=a%20b%26c&t=0',
      view({ place: { kind: 'case', rule: null, service: 'contract', shown: 'a b&c' } }),
      0,
    ],
    [
      'only=js-memory,vertex-ai&differs=yes&q=a%26b%20%C3%A4',
      view({ filters: { only: ['js-memory', 'vertex-ai'], differs: true, q: 'a&b ä' } }),
      0,
    ],
    ['only=contract', view({ filters: { ...NOTHING, only: [] } }), 0],
    [
      'from=contract&to=python-database',
      view({ move: { from: 'contract', to: 'python-database' } }),
      0,
    ],
  ])('%s is written and read back', (query, written, t) => {
    expect(formatView(written, t)).toBe(query);
    expect(parse(query)).toEqual({ view: written, t, problems: [] });
  });

  it('the playhead is never ahead of where it is', () => {
    const place = { kind: 'case', rule: null, service: 'contract', shown: 'a b&c' } as const;
    expect(formatView(view({ place }), 44.98)).toMatch(/&t=44\.9$/);
  });
});

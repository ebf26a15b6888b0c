import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tenantPlanScenario } from '../../src/engine/experiment/scenario';
import { allSettings, OPENING, type Settings } from '../../src/engine/experiment/settings';
import { RUNTIMES } from '../../src/engine/runtimes';
import type { Op } from '../../src/engine/service/operation';
import { RULE_NAMES, type Rules } from '../../src/engine/service/rules';
import type { Json } from '../../src/engine/service/values';
import { SETTINGS_TABLE } from '../engine/experiment/settings-table';
import type { Case, CaseStep } from './case-schema';
import { experimentCase, WRITE_PATHS } from './experiment-case';
import { readCases } from './read-json';
import { replay } from './replay';

const CASES = readCases(fileURLToPath(new URL('cases', import.meta.url)));

const REPORTS =
  'b01 b02 b03 b04 b06 b07 b08 b09 b10 b11 b12 b13 b14 b15 b17 b18 b20 b21 b22 b23 b25 b26 b28 b29 b30 b31 b32 b34 b36 b38 b39 b40 b41 b44 b45 b47 b48 b49 b50 b51 b54 b57 b58 b59 b61';

function processOf({ process = 'p1' }: CaseStep): string {
  return process;
}

describe('the cases', () => {
  it('are at least two hundred', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200);
  });

  it('have names of their own', () => {
    const names = CASES.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(RULE_NAMES)('show the rule %s at work', (rule) => {
    expect(CASES.some(({ shows }) => shows.includes(rule))).toBe(true);
  });

  it.each(REPORTS.split(' '))('have one for the report %s', (id) => {
    expect(CASES.some(({ name }) => name.startsWith(`report-${id}-`))).toBe(true);
  });
});

describe('in every case', () => {
  it('a session object is used after it was made and in the process that made it', () => {
    const wrong = CASES.flatMap(({ name, steps }) => {
      const madeIn = new Map<string, string>();
      return steps.flatMap((step, i) => {
        const used = 'on' in step && madeIn.get(step.on) !== processOf(step);
        if ('as' in step) madeIn.set(step.as, processOf(step));
        return used ? [`${name}, step ${i}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('an event id comes again only where the name says so', () => {
    const wrong = CASES.filter(({ name, steps }) => {
      const events = steps.flatMap((step) => ('event' in step ? [step.event] : []));
      return new Set(events).size < events.length && !name.includes('same-event');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('a step that asks for state says what it should be told', () => {
    const silent = CASES.flatMap(({ name, steps }) =>
      steps.flatMap(({ op, expect: wanted }, i) =>
        (op === 'read' || op === 'state') && wanted === undefined ? [`${name}, step ${i}`] : [],
      ),
    );
    expect(silent).toEqual([]);
  });
});

/** What a step asks of the service, without the names that the cases are free to choose. */
type Asked = readonly [op: string, ...with: unknown[]];

/**
 * What an operation of the experiment asks of the service. A context's write asks nothing of it; the
 * event that carries it is an agent's with that delta.
 */
function askedOf(op: Op, delta: readonly unknown[]): readonly Asked[] {
  switch (op.op) {
    case 'create': {
      const { app, user, session } = op.ids;
      return [['create', app, user, session, op.state ?? []]];
    }
    case 'get': {
      const { app, user, session } = op.ids;
      return [['get', op.as, app, user, session]];
    }
    case 'append':
      return [['append', op.on, op.event, op.at, op.author, op.delta]];
    case 'assign':
      return [['assign', op.on, op.key, op.value]];
    case 'read':
      return [['read', op.on, op.key]];
    case 'end':
      // An invocation's end asks nothing of the service.
      return [];
    case 'contextWrite':
      return [];
    case 'yield':
      return [['append', op.on, op.event, op.at, 'agent', delta]];
    case 'list':
    case 'listEvents':
    case 'change':
    case 'delete':
    case 'restart':
    case 'state':
      return [[op.op]];
  }
}

function askedIn(step: CaseStep): Asked {
  if (step.op === 'create') {
    return ['create', step.app, step.user, step.session, step.state ?? []];
  }
  if (step.op === 'get') return ['get', step.as, step.app, step.user, step.session];
  if (step.op === 'append') {
    return ['append', step.on, step.event, step.at, step.author, step.delta];
  }
  if (step.op === 'assign') return ['assign', step.on, step.key, step.value];
  return step.op === 'read' ? ['read', step.on, step.key] : [step.op];
}

function caseOf(settings: Settings): Case | undefined {
  return CASES.find((each) => each.name === experimentCase(settings));
}

const UNGUARDED = allSettings(OPENING).filter(({ guard }) => guard === 'off');

const FOUND = { kind: 'value', value: 'acme-enterprise' };
const NOTHING = { kind: 'no-key' };

/** What a reader should be told by the outcomes of the table, which were written by hand. */
function toldBy(outcome: string): unknown {
  switch (outcome) {
    case 'served':
    case 'leak':
      return FOUND;
    case 'missed':
    case 'sees-nothing':
      return NOTHING;
    default:
      throw new RangeError(`no outcome without a guard: ${outcome}`);
  }
}

function readsIn(each: Case | undefined): readonly unknown[] {
  return each?.steps.flatMap((step) => (step.op === 'read' ? [step.expect] : [])) ?? [];
}

describe('the experiment is among the cases', () => {
  it('in all its settings without a guard, written in four ways, and no others', () => {
    expect(UNGUARDED).toHaveLength(32);
    expect(CASES.filter(({ name }) => name.startsWith('experiment-'))).toHaveLength(128);
  });

  describe.each(WRITE_PATHS)('written by %s', (write) => {
    it.each(UNGUARDED)('$prefix, $app, $user, $collision: asks the same', (unguarded) => {
      const settings = { ...unguarded, write };
      const { steps } = tenantPlanScenario(settings);
      const pending = steps.flatMap(({ op }) =>
        op.op === 'contextWrite' ? [[op.key, op.value]] : [],
      );
      const wanted = steps.flatMap(({ op }) => askedOf(op, pending));
      expect(caseOf(settings)?.steps.map(askedIn)).toEqual(wanted);
    });
  });

  const rows = SETTINGS_TABLE.map(({ when: [prefix, app, user, collision], off: [outcomes] }) => ({
    settings: { ...OPENING, prefix, app, user, collision },
    wanted: outcomes.split(' ').map(toldBy),
    name: [prefix, app, user, collision].join(', '),
  }));

  // The contract takes initial state for a delta, so that both leave the same behind.
  describe.each(['context', 'run-delta', 'initial-state'] as const)('%s', (write) => {
    it.each(rows)('$name: tells the four readers what the table says', ({ settings, wanted }) => {
      expect(wanted).toHaveLength(4);
      expect(readsIn(caseOf({ ...settings, write }))).toEqual(wanted);
    });
  });

  it.each(rows)('$name: an assignment reaches none of the four', ({ settings }) => {
    expect(readsIn(caseOf({ ...settings, write: 'assignment' }))).toEqual([
      NOTHING,
      NOTHING,
      NOTHING,
      NOTHING,
    ]);
  });
});

/** True when a step wrote this very value, or made it by a change within a nested one. */
function writes(step: CaseStep, value: Json): boolean {
  if (step.op === 'change') {
    return Object.entries(Object(value)).some(
      ([name, each]) => name === step.name && isDeepStrictEqual(each, step.value),
    );
  }
  return valuesOf(step).some((each) => isDeepStrictEqual(each, value));
}

function valuesOf(step: CaseStep): readonly Json[] {
  if (step.op === 'create') return (step.state ?? []).map(([, value]) => value);
  if (step.op === 'append') return step.delta.map(([, value]) => value);
  return step.op === 'assign' || step.op === 'contextWrite' ? [step.value] : [];
}

/** Every read that was told a value which exactly one step can have written. */
function plainReads(each: Case, rules: Rules) {
  return replay(each, rules).flatMap(({ answer, writer }, step) => {
    if (answer.kind !== 'value') return [];
    const writers = each.steps
      .slice(0, step)
      .flatMap((earlier, i) => (writes(earlier, answer.value) ? [String(i)] : []));
    const [wanted] = writers;
    return writers.length === 1 ? [{ name: each.name, step, wanted, writer }] : [];
  });
}

describe('a reader who is told a value is told who wrote it', () => {
  it.each(Object.entries(RUNTIMES))('by the rules of %s', (_, rules: Rules) => {
    const reads = CASES.flatMap((each) => plainReads(each, rules));
    expect(reads.filter(({ wanted, writer }) => writer !== wanted)).toEqual([]);
    // Where every read went to another value, or none was told any, this would say nothing.
    expect(reads.length).toBeGreaterThan(150);
  });

  it('and every read of a value is of one that was written before', () => {
    const unwritten = CASES.flatMap((each) =>
      Object.values(RUNTIMES).flatMap((rules: Rules) =>
        replay(each, rules).flatMap(({ answer }, i) => {
          const earlier = each.steps.slice(0, i);
          return answer.kind === 'value' && !earlier.some((step) => writes(step, answer.value))
            ? [`${each.name}, step ${i}`]
            : [];
        }),
      ),
    );
    expect(unwritten).toEqual([]);
  });
});

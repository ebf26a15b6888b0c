import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { CHOICES, type Settings } from '../../src/engine/experiment/settings';
import { readsOf, run } from '../../src/engine/scenario/run';
import { contract } from '../../src/engine/runtimes/contract';
import { apply } from '../../src/engine/service/apply';
import { placeOf } from '../../src/engine/service/operation';
import { heldCells } from '../../src/engine/service/held';
import { EMPTY_WORLD } from '../../src/engine/service/world';
import { deepFreeze } from './deep-freeze';
import { randomScenario } from './random-scenario';

const RUNS = { numRuns: 500 };

const settings: fc.Arbitrary<Settings> = fc.record({
  prefix: fc.constantFrom('none', 'user', 'app', 'temp'),
  app: fc.constantFrom('shared', 'per-tenant'),
  user: fc.constantFrom('bare', 'qualified'),
  collision: fc.constantFrom('yes', 'no'),
  guard: fc.constantFrom('off', 'on'),
  service: fc.constantFrom(...CHOICES.service),
  write: fc.constantFrom('context', 'run-delta', 'initial-state', 'assignment'),
});

function outcomes(chosen: Settings): readonly string[] {
  return readsOf(experiment(chosen).run).map(({ judgement }) => judgement.outcome);
}

describe('a control that does not matter never changes an outcome', () => {
  it('user id and globex alice without user:', () => {
    fc.assert(
      fc.property(settings, fc.constantFrom('none', 'app', 'temp'), (chosen, prefix) => {
        const plain: Settings = { ...chosen, prefix, user: 'bare', collision: 'yes' };
        expect(outcomes({ ...chosen, prefix })).toEqual(outcomes(plain));
      }),
      RUNS,
    );
  });

  it('globex alice with qualified ids or separate app names', () => {
    fc.assert(
      fc.property(settings, fc.boolean(), (chosen, qualified) => {
        const apart: Settings = qualified
          ? { ...chosen, user: 'qualified' }
          : { ...chosen, app: 'per-tenant' };
        expect(outcomes({ ...apart, collision: 'yes' })).toEqual(
          outcomes({ ...apart, collision: 'no' }),
        );
      }),
      RUNS,
    );
  });

  it('the guard for a reader at acme', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const acme = outcomes({ ...chosen, guard: 'on' }).slice(0, 3);
        expect(acme).toHaveLength(3);
        expect(acme).toEqual(outcomes({ ...chosen, guard: 'off' }).slice(0, 3));
      }),
      RUNS,
    );
  });
});

describe('no reader finds the value through another key than the one that holds it', () => {
  const finding = ['served', 'leak', 'blocked'];

  it('in any setting', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        for (const { found, put, judgement } of readsOf(experiment(chosen).run)) {
          expect(found.kind === 'value').toBe(finding.includes(judgement.outcome));
          if (found.kind === 'value') expect(put).toEqual({ kind: 'at', slot: found.at });
        }
      }),
      RUNS,
    );
  });

  it('in any scenario, nor in another process', () => {
    fc.assert(
      fc.property(randomScenario, (scenario) => {
        const writer = scenario.steps[0]?.actor;
        for (const { found, put, judgement, step } of readsOf(run(scenario, contract))) {
          // A block may be of any value with another tenant's tag; these two are of the one asked about.
          if (judgement.outcome !== 'served' && judgement.outcome !== 'leak') continue;
          expect(found).toMatchObject({ kind: 'value', cell: { by: 'write-0' } });
          expect(put).toEqual({ kind: 'at', slot: placeOf(found) });
          expect(step.actor.process).toBe(writer?.process);
        }
      }),
      RUNS,
    );
  });
});

describe('a run', () => {
  it('is the same for the same scenario, which it leaves as it is', () => {
    fc.assert(
      fc.property(randomScenario, (scenario) => {
        const copy = structuredClone(scenario);
        const played = run(deepFreeze(scenario), contract);
        expect(played).toEqual(run(copy, contract));
        expect(scenario).toEqual(copy);
      }),
      RUNS,
    );
  });

  it('never changes a world once an event holds it', () => {
    fc.assert(
      fc.property(randomScenario, (scenario) => {
        const whole = run(scenario, contract).events;
        // What was played up to each event cannot know of the steps after it.
        scenario.steps.forEach((_, i) => {
          const part = run({ ...scenario, steps: scenario.steps.slice(0, i + 1) }, contract).events;
          const told = part.slice(0, -1);
          expect(isDeepStrictEqual(whole.slice(0, told.length), told)).toBe(true);
        });
      }),
      RUNS,
    );
  });

  it('never changes the world that an operation was given', () => {
    fc.assert(
      fc.property(randomScenario, ({ steps }) => {
        let world = EMPTY_WORLD;
        for (const { id, actor, op } of steps) {
          const before = structuredClone(world);
          const caller = { step: id, tag: actor.tenant, process: actor.process };
          const next = apply(world, op, caller, contract).world;
          expect(isDeepStrictEqual(world, before)).toBe(true);
          world = next;
        }
        expect(heldCells(EMPTY_WORLD)).toEqual([]);
      }),
      RUNS,
    );
  });
});

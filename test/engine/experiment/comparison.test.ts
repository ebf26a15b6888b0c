import { describe, expect, it } from 'vitest';
import { comparedWithContract } from '../../../src/engine/experiment/comparison';
import { experiment } from '../../../src/engine/experiment/experiment';
import { tenantPlanScenario } from '../../../src/engine/experiment/scenario';
import { CHOICES, OPENING, type Settings } from '../../../src/engine/experiment/settings';
import { RUNTIMES } from '../../../src/engine/runtimes';
import { contract } from '../../../src/engine/runtimes/contract';
import { flipsOf } from '../../../src/engine/runtimes/flips';
import { run, type Run } from '../../../src/engine/scenario/run';
import { eventsOf } from '../../../src/engine/service/history';
import type { Rules } from '../../../src/engine/service/rules';
import { heldCells } from '../../../src/engine/service/held';
import { deltaOf } from '../../../src/engine/service/told';
import { entriesOf } from '../../../src/engine/persistent-map';
import { objectAt } from '../../../src/engine/service/world';

const compare = (changed: Partial<Settings>) =>
  comparedWithContract(experiment({ ...OPENING, ...changed }));

/** Rules at work, and whether any read comes out otherwise. */
function shown(changed: Partial<Settings>): string {
  const comparison = compare(changed);
  if (comparison === null) return 'the contract';
  return [...comparison.rules, comparison.changed ? 'changed' : 'unchanged'].join(' ');
}

describe('what a service does otherwise with the one write', () => {
  it.each<[Partial<Settings>, string]>([
    [{}, 'the contract'],
    [{ service: 'java-memory' }, 'unchanged'],
    [{ service: 'java-memory', prefix: 'none' }, 'unchanged'],
    [{ service: 'java-memory', prefix: 'temp' }, 'appendStores tempInHistory changed'],
    [
      { service: 'java-memory', prefix: 'temp', write: 'run-delta' },
      'appendStores tempInHistory changed',
    ],
    [{ service: 'java-memory', prefix: 'temp', write: 'initial-state' }, 'initialTemp changed'],
    [{ service: 'java-memory', write: 'initial-state' }, 'initialPrefixed changed'],
    [{ service: 'java-memory', prefix: 'user', write: 'initial-state' }, 'initialPrefixed changed'],
    [{ service: 'java-memory', prefix: 'none', write: 'initial-state' }, 'unchanged'],
    [{ service: 'java-memory', prefix: 'temp', write: 'assignment' }, 'unchanged'],
    [{ service: 'python-memory', prefix: 'temp' }, 'unchanged'],
    [{ service: 'python-database', prefix: 'temp' }, 'unchanged'],
    // The context has written to the object, which keeps it to the end of the invocation.
    [{ service: 'js-memory', prefix: 'temp' }, 'unchanged'],
    [{ service: 'js-memory', prefix: 'temp', write: 'run-delta' }, 'tempOnObject unchanged'],
    [{ service: 'js-memory', write: 'initial-state' }, 'initialPrefixed changed'],
    [{ service: 'js-memory', prefix: 'temp', write: 'initial-state' }, 'unchanged'],
    [{ service: 'js-database', prefix: 'temp' }, 'objectAfterAppend unchanged'],
    [{ service: 'js-database', write: 'initial-state' }, 'unchanged'],
    [{ service: 'go-memory', prefix: 'temp' }, 'tempInHistory unchanged'],
    [{ service: 'go-memory', prefix: 'temp', write: 'initial-state' }, 'initialTemp changed'],
    [{ service: 'go-database', prefix: 'temp', write: 'initial-state' }, 'unchanged'],
  ])('%j: %s', (changed, expected) => {
    expect(shown(changed)).toBe(expected);
  });

  it('is told reader by reader', () => {
    const java = compare({ service: 'java-memory', prefix: 'temp' });
    expect(
      java?.reads.map(({ here, byContract, differs }) => [
        here.judgement.outcome,
        byContract.judgement.outcome,
        differs,
      ]),
    ).toEqual([
      ['served', 'missed', true],
      ['missed', 'missed', false],
      ['missed', 'missed', false],
      ['sees-nothing', 'sees-nothing', false],
    ]);
    expect(java?.contract.settings).toEqual({ ...OPENING, prefix: 'temp' });
  });

  it('can take a leak away with the reads that should be served', () => {
    const js = compare({ service: 'js-memory', write: 'initial-state' });
    expect(js?.reads.map(({ here }) => here.judgement.outcome)).toEqual([
      'served',
      'missed',
      'missed',
      'sees-nothing',
    ]);
    expect(js?.contract.verdict.kind).toBe('leak');
  });
});

/** What a run shows, as text: what was put where and found where, and what the stores hold, events too. */
function shownBy({ events }: Run): string {
  return JSON.stringify(
    events.map((event) => {
      const stored = entriesOf(event.world.stores).flatMap(([, { sessions }]) =>
        entriesOf(sessions).map(([, id]) => objectAt(event.world, id)),
      );
      const told = stored.map(({ ids, history }) => [
        ids,
        eventsOf(history).map(({ changes }) => deltaOf(event.world, changes)),
      ]);
      const wrote = event.kind === 'write' && event.writes;
      const found = event.kind === 'read' && event.found.kind === 'value' && event.found.at;
      return [wrote, found, heldCells(event.world), told];
    }),
  );
}

/** The rules whose turning to the contract's value changes what the run shows. */
function rulesThatMatter(settings: Settings): readonly string[] {
  const rules: Rules = RUNTIMES[settings.service];
  const byContract: Readonly<Partial<Record<string, string>>> = contract;
  const scenario = tenantPlanScenario(settings);
  return flipsOf(rules)
    .filter(({ rule, value }) => byContract[rule] === value)
    .filter((flip) => shownBy(run(scenario, flip.rules)) !== shownBy(run(scenario, flip.beside)))
    .map(({ rule }) => rule);
}

it.each(CHOICES.service.filter((service) => service !== 'contract'))(
  'on %s exactly the rules that are told change what a run shows',
  (service) => {
    for (const write of CHOICES.write) {
      for (const prefix of CHOICES.prefix) {
        const settings: Settings = { ...OPENING, service, write, prefix };
        const told = compare(settings)?.rules ?? [];
        const matter = rulesThatMatter(settings);
        expect([write, prefix, told.toSorted()]).toEqual([write, prefix, matter.toSorted()]);
      }
    }
  },
);

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { allSettings, OPENING, type Settings } from '../../src/engine/experiment/settings';
import { RECORDED } from '../../src/engine/runtimes';
import { readsOf } from '../../src/engine/scenario/run';
import { SETTINGS_TABLE } from '../engine/experiment/settings-table';
import type { Answer } from './case-schema';
import { experimentCase, WRITE_PATHS } from './experiment-case';
import { readRecordings } from './read-json';

const RECORDINGS = readRecordings(fileURLToPath(new URL('recordings', import.meta.url)));

function outcomesOf(settings: Settings): readonly string[] {
  return readsOf(experiment(settings).run).map(({ judgement }) => judgement.outcome);
}

/** What became of a read that was recorded; reader 3, counted from 0, is at globex. */
function outcomeOf({ kind }: Answer, reader: number, guard: Settings['guard']): string {
  const isGlobex = reader === 3;
  if (kind === 'value') return isGlobex ? (guard === 'on' ? 'blocked' : 'leak') : 'served';
  if (kind === 'no-key') return isGlobex ? 'sees-nothing' : 'missed';
  throw new RangeError(`no reader of the experiment is told ${kind}`);
}

/** The four reads among a case's answers: whatever else is asked answers with a session or with done. */
function readsAmong(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(({ kind }) => kind === 'value' || kind === 'no-key');
}

describe.each(RECORDINGS)('the experiment on $runtime', ({ runtime, answers }) => {
  it.each(WRITE_PATHS)('comes out as was recorded, all 64 settings written by %s', (write) => {
    const service = Object.keys(RECORDED)
      .filter((id): id is keyof typeof RECORDED => id in RECORDED)
      .find((id) => id === runtime);
    if (service === undefined) throw new RangeError(`no such runtime: ${runtime}`);
    const differing = allSettings({ service, write }).filter((settings) => {
      const reads = readsAmong(answers[experimentCase(settings)] ?? []);
      const recorded = reads.map((read, i) => outcomeOf(read, i, settings.guard));
      return recorded.length !== 4 || recorded.join() !== outcomesOf(settings).join();
    });
    expect(differing).toEqual([]);
  });
});

it('every recorded runtime is among the recordings', () => {
  expect(RECORDINGS.map(({ runtime }) => runtime).toSorted()).toEqual(
    Object.keys(RECORDED).toSorted(),
  );
});

describe('the experiment by the contract', () => {
  const rows = SETTINGS_TABLE.flatMap(({ when, off, on }) => {
    const [prefix, app, user, collision] = when;
    return ([['off', off] as const, ['on', on] as const] as const).map(([guard, [outcomes]]) => ({
      name: [...when, guard].join(', '),
      settings: { ...OPENING, prefix, app, user, collision, guard },
      outcomes,
    }));
  });

  // The contract takes the delta of a run call and an initial state for the delta of a context.
  describe.each(['context', 'run-delta', 'initial-state'] as const)('written by %s', (write) => {
    it.each(rows)('$name: as the table says', ({ settings, outcomes }) => {
      expect(outcomesOf({ ...settings, write }).join(' ')).toBe(outcomes);
    });
  });

  it.each(rows)('$name: an assignment reaches nobody', ({ settings }) => {
    expect(outcomesOf({ ...settings, write: 'assignment' })).toEqual([
      'missed',
      'missed',
      'missed',
      'sees-nothing',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { CHOICES, OPENING, allSettings, type Settings } from '../../src/engine/experiment/settings';
import { compare } from '../../src/real-adk/compare';
import { playOnAdk, type AdkAnswer, type AdkRun } from '../../src/real-adk/play';

const PLAN = { value: 'acme-enterprise', tenant: 'acme' };
const FOUND: AdkAnswer = { kind: 'value', value: PLAN };
const NOTHING: AdkAnswer = { kind: 'no-key' };

/** What a real service might have answered to the four readers. */
const faked = (...answers: readonly AdkAnswer[]): AdkRun => ({
  version: '9.9.9',
  writes: [],
  reads: answers.map((answer, i) => ({ step: `read-${i + 1}`, answer, state: {} })),
});

const against = (change: Partial<Settings>, ...answers: readonly AdkAnswer[]) =>
  compare(experiment({ ...OPENING, service: 'js-memory', ...change }).run, faked(...answers));

const outcomes = ({ reads }: ReturnType<typeof compare>) => reads.map(({ real }) => real.outcome);

describe('answers that are the model’s', () => {
  it('agree, with the outcome judged on the real side', () => {
    const same = against({}, FOUND, FOUND, FOUND, FOUND);
    expect(same.agree).toBe(true);
    expect(outcomes(same)).toEqual(['served', 'served', 'served', 'leak']);
  });

  it('agree where nothing is found', () => {
    const none = against({ prefix: 'none' }, FOUND, NOTHING, NOTHING, NOTHING);
    expect(none.agree).toBe(true);
    expect(outcomes(none)).toEqual(['served', 'missed', 'missed', 'sees-nothing']);
  });

  it('pass the application’s guard after the read', () => {
    const guarded = against({ guard: 'on' }, FOUND, FOUND, FOUND, FOUND);
    expect(guarded.agree).toBe(true);
    expect(outcomes(guarded)).toEqual(['served', 'served', 'served', 'blocked']);
  });
});

describe('an answer that is not the model’s', () => {
  it('differs, and says both sides', () => {
    const { agree, reads } = against({}, FOUND, FOUND, NOTHING, FOUND);
    expect(agree).toBe(false);
    expect(reads.map((read) => read.agree)).toEqual([true, true, false, true]);
    expect(reads[2]).toMatchObject({
      real: { answer: NOTHING, outcome: 'missed' },
      model: { answer: FOUND, outcome: 'served' },
    });
  });

  it('differs where the real service leaks and the model does not', () => {
    const { agree, reads } = against({ prefix: 'none' }, FOUND, NOTHING, NOTHING, FOUND);
    expect(agree).toBe(false);
    expect(reads[3]?.real.outcome).toBe('leak');
    expect(reads[3]?.model.outcome).toBe('sees-nothing');
  });

  it.each([
    ['another plan', { value: 'acme-basic', tenant: 'acme' }, 'missed'],
    ['another tag', { value: 'acme-enterprise', tenant: 'globex' }, 'missed'],
    ['no tag', 'acme-enterprise', 'missed'],
    ['null', null, 'missed'],
  ])('differs for %s', (_, value, outcome) => {
    const { agree, reads } = against({}, { kind: 'value', value }, FOUND, FOUND, FOUND);
    expect(agree).toBe(false);
    expect(reads[0]?.real.outcome).toBe(outcome);
  });

  it('differs by the answer even where it comes out the same', () => {
    const other = { kind: 'value', value: { value: 'x', tenant: 'globex' } } as const;
    const { agree, reads } = against({ prefix: 'none' }, FOUND, other, NOTHING, NOTHING);
    expect(reads[1]?.real.outcome).toBe('missed');
    expect(reads[1]?.model.outcome).toBe('missed');
    expect(agree).toBe(false);
    const gone = against({ prefix: 'none' }, FOUND, { kind: 'no-session' }, NOTHING, NOTHING);
    expect(gone.agree).toBe(false);
  });

  it('is blocked by the guard when its tag is missing', () => {
    const untagged = { kind: 'value', value: 'acme-enterprise' } as const;
    expect(outcomes(against({ guard: 'on' }, untagged, FOUND, FOUND, FOUND))[0]).toBe('blocked');
  });
});

it('will not pass over a read that was not asked', () => {
  expect(() => against({}, FOUND, FOUND, FOUND)).toThrow('the real service was not asked read-4');
});

describe('the real service', () => {
  it.each(CHOICES.write)(
    'agrees with the model in all 64 settings written by %s',
    async (write) => {
      const settings = allSettings({ service: 'js-memory', write });
      expect(settings).toHaveLength(64);
      for (const each of settings) {
        const { run } = experiment(each);
        const { reads } = compare(run, await playOnAdk(run.scenario));
        const differing = reads.filter(({ agree }) => !agree);
        expect({ each, differing }).toEqual({ each, differing: [] });
        expect(reads).toHaveLength(4);
      }
    },
  );
});

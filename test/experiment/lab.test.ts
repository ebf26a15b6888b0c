import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readsOf } from '../../src/engine/scenario/run';
import type { Settings } from '../../src/engine/experiment/settings';
import { createLab, type Lab } from '../../src/experiment/lab';
import { handClock } from '../player/hand-clock';
import { recordingBar } from './recording-bar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OPENING: Settings = {
  prefix: 'app',
  app: 'shared',
  user: 'bare',
  collision: 'yes',
  guard: 'off',
  service: 'contract',
  write: 'context',
};
const OPEN = 'prefix=app&app=shared&user=bare&collision=yes&guard=off';
const USER = 'prefix=user&app=shared&user=bare&collision=yes&guard=off';

function made() {
  const clock = handClock();
  const { bar, told } = recordingBar();
  const lab = createLab(clock, bar);
  return { lab, clock, told };
}

const settingsOf = (lab: Lab) => lab.store.getState().experiment.settings;
const outcomesOf = (lab: Lab) =>
  readsOf(lab.store.getState().experiment.run).map(({ judgement }) => judgement.outcome);
const playerOf = ({ player }: Lab) => ({
  t: player.t.get(),
  playing: player.store.getState().playing,
  event: player.store.getState().event,
});

it('opens with the opening settings at 0, paused, and writes no address', () => {
  const { lab, told } = made();
  expect(settingsOf(lab)).toEqual(OPENING);
  expect(outcomesOf(lab)).toEqual(['served', 'served', 'served', 'leak']);
  expect(playerOf(lab)).toEqual({ t: 0, playing: false, event: -1 });
  expect(lab.store.getState().problems).toEqual([]);
  expect(lab.player.store.getState().timeline).toEqual({ moments: [5, 15, 25, 35, 45, 55] });
  vi.runAllTimers();
  expect(told).toEqual([]);
});

describe('changing a setting', () => {
  it('recomputes the run, rewinds to 0 and does not play', () => {
    const { lab, clock } = made();
    lab.player.seek(45);
    lab.player.play();
    lab.change({ prefix: 'user' });
    expect(settingsOf(lab)).toEqual({ ...OPENING, prefix: 'user' });
    expect(outcomesOf(lab)).toEqual(['served', 'served', 'missed', 'leak']);
    expect(playerOf(lab)).toEqual({ t: 0, playing: false, event: -1 });
    clock.run(3);
    expect(lab.player.t.get()).toBe(0);
  });

  it('is one step for Back at 0, after the step before got its playhead', () => {
    const { lab, told } = made();
    lab.player.seek(45);
    lab.change({ prefix: 'user' });
    expect(told).toEqual([`replace ${OPEN}&t=45`, `push ${USER}&t=0`]);
    vi.runAllTimers();
    expect(told).toHaveLength(2);
  });

  it('does not say the playhead of the step before again once that is known', () => {
    const { lab, told } = made();
    lab.player.seek(45);
    vi.runAllTimers();
    lab.change({ prefix: 'user' });
    expect(told).toEqual([`replace ${OPEN}&t=45`, `push ${USER}&t=0`]);
  });

  it('goes on from the setting before', () => {
    const { lab } = made();
    lab.change({ app: 'per-tenant' });
    lab.change({ guard: 'on' });
    lab.change({ collision: 'no' });
    lab.change({ user: 'qualified' });
    expect(settingsOf(lab)).toEqual({
      prefix: 'app',
      app: 'per-tenant',
      user: 'qualified',
      collision: 'no',
      guard: 'on',
      service: 'contract',
      write: 'context',
    });
  });

  it('all at once goes back to the opening ones', () => {
    const { lab, told } = made();
    lab.visit('prefix=temp&app=per-tenant&user=qualified&collision=no&guard=on&t=25', []);
    lab.change(OPENING);
    expect(settingsOf(lab)).toEqual(OPENING);
    expect(playerOf(lab)).toEqual({ t: 0, playing: false, event: -1 });
    expect(told).toEqual([`push ${OPEN}&t=0`]);
  });
});

describe('showing a setting at a moment', () => {
  it('is a step for Back when the setting is another', () => {
    const { lab, told } = made();
    lab.show({ settings: { ...OPENING, prefix: 'user' }, t: 45 });
    expect(outcomesOf(lab)).toEqual(['served', 'served', 'missed', 'leak']);
    expect(playerOf(lab)).toEqual({ t: 45, playing: false, event: 4 });
    expect(told).toEqual([`push ${USER}&t=45`]);
    vi.runAllTimers();
    expect(told).toHaveLength(1);
  });

  it('pauses', () => {
    const { lab, clock } = made();
    lab.player.play();
    lab.show({ settings: { ...OPENING, prefix: 'user' }, t: 45 });
    clock.run(2);
    expect(playerOf(lab)).toEqual({ t: 45, playing: false, event: 4 });
  });

  it('only moves the playhead when it is the same', () => {
    const { lab, told } = made();
    const { experiment } = lab.store.getState();
    lab.player.play();
    lab.show({ settings: { ...OPENING }, t: 45 });
    expect(playerOf(lab)).toEqual({ t: 45, playing: false, event: 4 });
    expect(lab.store.getState().experiment).toBe(experiment);
    vi.runAllTimers();
    expect(told).toEqual([`replace ${OPEN}&t=45`]);
  });
});

describe('visiting an address', () => {
  it('shows what it says, paused, and writes nothing', () => {
    const { lab, told } = made();
    lab.player.play();
    lab.visit('prefix=user&user=qualified&t=45', []);
    expect(settingsOf(lab)).toEqual({ ...OPENING, prefix: 'user', user: 'qualified' });
    expect(outcomesOf(lab)).toEqual(['served', 'served', 'missed', 'sees-nothing']);
    expect(playerOf(lab)).toEqual({ t: 45, playing: false, event: 4 });
    vi.runAllTimers();
    expect(told).toEqual([]);
  });

  it('is what Back does: the setting with its t, paused', () => {
    const { lab, told } = made();
    lab.player.seek(45);
    lab.change({ prefix: 'user' });
    lab.player.play();
    const [before = ''] = told;
    lab.visit(before.replace('replace ', ''), []);
    expect(settingsOf(lab)).toEqual(OPENING);
    expect(playerOf(lab)).toEqual({ t: 45, playing: false, event: 4 });
  });

  it('drops a playhead that was waiting to be written: it belongs to another step', () => {
    const { lab, told } = made();
    lab.player.seek(25);
    lab.visit('prefix=user&t=45', []);
    vi.runAllTimers();
    expect(told).toEqual([]);
  });

  it('reports what was wrong with the page, then with its parameters, until dismissed', () => {
    const { lab } = made();
    lab.visit('prefix=nobody&t=45', [{ kind: 'unknown-page', page: '/lessons' }]);
    expect(lab.store.getState().problems).toEqual([
      { kind: 'unknown-page', page: '/lessons' },
      { kind: 'bad-value', name: 'prefix', value: 'nobody' },
    ]);
    expect(settingsOf(lab)).toEqual(OPENING);
    expect(lab.player.t.get()).toBe(45);
    lab.dismissProblems();
    expect(lab.store.getState().problems).toEqual([]);
    lab.visit('x=1', []);
    lab.visit('', []);
    expect(lab.store.getState().problems).toEqual([]);
  });
});

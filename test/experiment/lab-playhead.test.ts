import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLab } from '../../src/experiment/lab';
import { handClock } from '../player/hand-clock';
import { recordingBar } from './recording-bar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OPEN = 'prefix=app&app=shared&user=bare&collision=yes&guard=off';

function made() {
  const clock = handClock();
  const { bar, told } = recordingBar();
  return { clock, told, lab: createLab(clock, bar) };
}

it('the playhead is never a step for Back', () => {
  const { lab, clock, told } = made();
  lab.player.next();
  lab.player.seek(33.3);
  lab.player.play();
  clock.run(4);
  vi.runAllTimers();
  lab.player.restart();
  vi.runAllTimers();
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((each) => !each.startsWith('replace '))).toEqual([]);
});

it('a scrub is written once, where it ended', () => {
  const { lab, told } = made();
  for (let t = 1; t <= 45; t += 1) lab.player.seek(t);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual([`replace ${OPEN}&t=45`]);
});

it('a scrub that goes on is not written yet', () => {
  const { lab, told } = made();
  for (let t = 1; t <= 45; t += 1) {
    lab.player.seek(t);
    vi.advanceTimersByTime(50);
  }
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual([`replace ${OPEN}&t=45`]);
});

it('while it plays, each event is written, and nothing between them', () => {
  const { lab, clock, told } = made();
  lab.player.seek(5);
  lab.player.play();
  vi.runAllTimers();
  told.length = 0;
  clock.run(9.75);
  vi.runAllTimers();
  expect(told).toEqual([]);
  clock.run(0.25);
  vi.runAllTimers();
  expect(told).toEqual([`replace ${OPEN}&t=15`]);
  clock.run(2.5);
  lab.player.pause();
  vi.runAllTimers();
  expect(told).toEqual([`replace ${OPEN}&t=15`, `replace ${OPEN}&t=17.5`]);
});

it('is written again only once it has moved again', () => {
  const { lab, told } = made();
  lab.player.seek(45);
  vi.runAllTimers();
  lab.player.seek(45);
  vi.runAllTimers();
  expect(told).toHaveLength(1);
  lab.player.seek(15);
  vi.runAllTimers();
  expect(told).toEqual([`replace ${OPEN}&t=45`, `replace ${OPEN}&t=15`]);
});

it('is written down to the tenth, never ahead of where it is', () => {
  const { lab, told } = made();
  lab.player.seek(44.98);
  vi.runAllTimers();
  expect(told).toEqual([`replace ${OPEN}&t=44.9`]);
});

it('is written at once when the page is left, and only if it is not there yet', () => {
  const { lab, told } = made();
  lab.savePlayhead();
  expect(told).toEqual([]);
  lab.player.seek(45);
  lab.savePlayhead();
  expect(told).toEqual([`replace ${OPEN}&t=45`]);
  lab.savePlayhead();
  vi.runAllTimers();
  expect(told).toHaveLength(1);
});

it('the query says what is shown now', () => {
  const { lab } = made();
  lab.visit('prefix=none&guard=on', []);
  lab.player.seek(12.34);
  expect(lab.query()).toBe('prefix=none&app=shared&user=bare&collision=yes&guard=on&t=12.3');
});

it('between two events of a replay it is written at once when asked, and with a change of setting', () => {
  const { lab, clock, told } = made();
  lab.player.seek(16);
  lab.player.play();
  vi.runAllTimers();
  clock.run(3);
  told.length = 0;
  lab.savePlayhead();
  expect(told).toEqual([`replace ${OPEN}&t=19`]);
  clock.run(2);
  lab.change({ guard: 'on' });
  expect(told.slice(1)).toEqual([
    `replace ${OPEN}&t=21`,
    'push prefix=app&app=shared&user=bare&collision=yes&guard=on&t=0',
  ]);
});

it('is not written when it never moved: a wrong address stays for whoever mends it', () => {
  const { lab, told } = made();
  lab.visit('prefix=zzz&t=45', []);
  lab.savePlayhead();
  expect(told).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCourse } from '../../src/lessons/course';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';
import { TOY } from './toy-lesson';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function made() {
  const clock = handClock();
  const { bar, told, leave } = recordingBar();
  return { clock, told, leave, course: createCourse(TOY, clock, bar) };
}

it('opening a part is a step for Back, opening the open one is none', () => {
  const { course, told } = made();
  course.open(1);
  course.open(1);
  course.open(0);
  expect(told).toEqual(['push part=plain', 'push ']);
});

it('other rules are a step for Back, at the same moment, paused', () => {
  const { course, told } = made();
  course.player.seek(30);
  course.player.play();
  course.choose('java-memory');
  expect(course.player.t.get()).toBe(30);
  expect(course.player.store.getState().playing).toBe(false);
  expect(told).toEqual(['replace t=30', 'push service=java-memory&t=30']);
  course.choose('java-memory');
  expect(told).toHaveLength(2);
});

it('a part opens at its start, by its own rules, with a moment for each of its steps', () => {
  const { course } = made();
  course.choose('java-memory');
  course.player.seek(30);
  course.open(1);
  expect(course.store.getState().view).toEqual({ part: 1, service: 'go-memory' });
  expect(course.player.t.get()).toBe(0);
  expect(course.player.store.getState().timeline.moments).toEqual([5, 55]);
});

it('a visit takes up the address and says what was passed over, until it is dismissed', () => {
  const { course, told } = made();
  course.visit('part=plain&service=nobody&t=12');
  expect(course.store.getState()).toEqual({
    view: { part: 1, service: 'go-memory' },
    problems: [{ kind: 'bad-value', name: 'service', value: 'nobody' }],
  });
  expect(course.player.t.get()).toBe(12);
  course.dismissProblems();
  expect(course.store.getState().problems).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual([]);
});

it('the playhead follows into the address a while later or before a link leads away, and not once it was left', () => {
  const { course, told, leave } = made();
  const depart = course.arrive();
  course.player.seek(25);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(['replace t=25']);
  course.player.seek(35);
  leave();
  expect(told).toEqual(['replace t=25', 'replace t=35']);
  course.player.seek(40);
  depart();
  leave();
  vi.runAllTimers();
  expect(told).toHaveLength(2);
});

it('the query of a part is that of its start', () => {
  const { course } = made();
  course.player.seek(25);
  expect([0, 1, 2].map(course.queryOf)).toEqual(['', 'part=plain', 'part=words']);
});

it('the rules that were chosen last hold in the next part that depends on them', () => {
  const { course, told } = made();
  course.choose('java-memory');
  course.open(1);
  course.open(0);
  expect(told).toEqual(['push service=java-memory', 'push part=plain', 'push service=java-memory']);
  expect(course.store.getState().view).toEqual({ part: 0, service: 'java-memory' });
  expect(course.queryOf(0)).toBe('service=java-memory');
});

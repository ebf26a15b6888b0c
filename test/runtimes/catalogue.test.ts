import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCatalogue } from '../../src/runtimes/catalogue';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function made() {
  const clock = handClock();
  const { bar, told } = recordingBar();
  return { clock, told, catalogue: createCatalogue(clock, bar) };
}

const CASE = 'rule=existingId&service=go-memory&case=create-existing-id';

it('opening something is a step for Back, a filter and a move are none', () => {
  const { catalogue, told } = made();
  catalogue.filter({ q: 'n' });
  catalogue.filter({ q: 'nu', differs: true });
  catalogue.move({ to: 'go-database' });
  catalogue.open({ kind: 'cell', rule: 'partial', service: 'js-memory' });
  catalogue.open({ kind: 'matrix' });
  const rest = 'differs=yes&q=nu&from=python-memory&to=go-database';
  expect(told).toEqual([
    'replace q=n',
    'replace differs=yes&q=nu',
    `replace ${rest}`,
    `push rule=partial&service=js-memory&${rest}`,
    `push ${rest}`,
  ]);
});

it('opening what is open is no step: Back would seem to do nothing', () => {
  const { catalogue, told } = made();
  catalogue.open({ kind: 'cell', rule: 'partial', service: 'js-memory' });
  catalogue.open({ kind: 'cell', rule: 'partial', service: 'js-memory' });
  expect(told).toEqual(['push rule=partial&service=js-memory']);
});

it('a visit writes nothing, and shows a case at its moment, paused', () => {
  const { catalogue, told } = made();
  catalogue.visit(`${CASE}&t=12.3`);
  vi.runAllTimers();
  expect(told).toEqual([]);
  expect(catalogue.player.t.get()).toBe(12.3);
  expect(catalogue.player.store.getState()).toMatchObject({ playing: false });
  expect(catalogue.store.getState().view.place).toEqual({
    kind: 'case',
    rule: 'existingId',
    service: 'go-memory',
    shown: 'create-existing-id',
  });
});

it('each case has a timeline of its own, from its start', () => {
  const { catalogue } = made();
  catalogue.visit('case=append-own-key-by-agent&t=30');
  // Four steps: create, append, get, read.
  const before = catalogue.player.store.getState().timeline.moments;
  catalogue.open({ kind: 'case', rule: null, service: 'contract', shown: 'create-existing-id' });
  expect(catalogue.player.t.get()).toBe(0);
  expect(catalogue.player.store.getState().timeline.moments).not.toEqual(before);
});

it('a case by the rules of another runtime stands at the same moment', () => {
  const { catalogue, told } = made();
  catalogue.visit(`${CASE}&t=12.3`);
  catalogue.open({
    kind: 'case',
    rule: 'existingId',
    service: 'contract',
    shown: 'create-existing-id',
  });
  expect(catalogue.player.t.get()).toBe(12.3);
  expect(told).toEqual(['push rule=existingId&service=contract&case=create-existing-id&t=12.3']);
});

it('the playhead of a case is written a while after it has moved, and when the case is left', () => {
  const { catalogue, told } = made();
  catalogue.visit(CASE);
  catalogue.player.seek(20);
  expect(told).toEqual([]);
  vi.runAllTimers();
  catalogue.player.seek(33.3);
  catalogue.open({ kind: 'matrix' });
  expect(told).toEqual([`replace ${CASE}&t=20`, `replace ${CASE}&t=33.3`, 'push ']);
});

it('once it is left for another page, it is paused and writes nothing', () => {
  const { catalogue, clock, told } = made();
  const depart = catalogue.arrive();
  catalogue.visit(CASE);
  catalogue.player.play();
  clock.run(3);
  depart();
  vi.runAllTimers();
  expect(told).toEqual([]);
  expect(catalogue.player.store.getState().playing).toBe(false);
});

it('what was said of an address goes with the first change', () => {
  const { catalogue } = made();
  catalogue.visit('rule=nope');
  expect(catalogue.store.getState().problems).toHaveLength(1);
  catalogue.filter({ differs: true });
  expect(catalogue.store.getState().problems).toEqual([]);
  catalogue.visit('rule=nope');
  catalogue.dismissProblems();
  expect(catalogue.store.getState().problems).toEqual([]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { createSite } from '../../src/app/site';

afterEach(() => {
  vi.unstubAllGlobals();
});

function made() {
  const written: unknown[] = [];
  const write = (_state: unknown, _title: string, hash: string) => {
    written.push(hash);
  };
  vi.stubGlobal('history', { pushState: write, replaceState: write });
  return { site: createSite(), written };
}

it('opens at the experiment, and takes up the page of an address', () => {
  const { site } = made();
  expect(site.route.getState()).toEqual({
    page: 'experiment',
    within: '',
    query: '',
    problems: [],
  });
  expect(site.visit('#/runtimes?q=null').page).toBe('runtimes');
  expect(site.route.getState()).toEqual({
    page: 'runtimes',
    within: '',
    query: 'q=null',
    problems: [],
  });
});

it('a link leads to where a page was left, and to the start of the one that is shown', () => {
  const { site, written } = made();
  site.visit('#/?prefix=user&t=5');
  expect(site.linkTo('experiment')).toBe('#/');
  expect(site.linkTo('runtimes')).toBe('#/runtimes');
  site.bar('experiment').replace('prefix=user&t=12.3');
  site.visit('#/runtimes');
  expect(site.linkTo('experiment')).toBe('#/?prefix=user&t=12.3');
  expect(site.linkTo('runtimes')).toBe('#/runtimes');
  site.bar('runtimes').push('rule=partial&service=contract');
  site.visit('#/');
  expect(site.linkTo('experiment')).toBe('#/');
  expect(site.linkTo('runtimes')).toBe('#/runtimes?rule=partial&service=contract');
  expect(written).toEqual(['#/?prefix=user&t=12.3', '#/runtimes?rule=partial&service=contract']);
});

it('an address that nothing was written into is left as it was visited', () => {
  const { site } = made();
  site.visit('#/?prefix=user&t=5');
  site.visit('#/runtimes?q=null');
  expect(site.linkTo('experiment')).toBe('#/?prefix=user&t=5');
  site.visit('#/');
  expect(site.linkTo('runtimes')).toBe('#/runtimes?q=null');
});

it('every visit is another route, also to the same address', () => {
  const { site } = made();
  let told = 0;
  site.route.subscribe(() => {
    told += 1;
  });
  site.visit('#/runtimes?q=a');
  site.visit('#/runtimes?q=a');
  expect(told).toBe(2);
});

it('what is to be saved before it is left is saved, until it is not to be any more', () => {
  const { site } = made();
  const saved: string[] = [];
  const stop = site.bar('runtimes').beforeLeave(() => {
    saved.push('runtimes');
  });
  site.bar('experiment').beforeLeave(() => {
    saved.push('experiment');
  });
  site.leave();
  stop();
  site.leave();
  expect(saved).toEqual(['runtimes', 'experiment', 'experiment']);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressBar, hashOf, routeOf } from '../../src/app/address';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('where an address leads', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#/', ''],
    ['#/?', ''],
    ['#?prefix=user', 'prefix=user'],
    ['#/?prefix=user&t=45', 'prefix=user&t=45'],
    ['#/?a=b?c', 'a=b?c'],
    ['#/?a=#b', 'a=#b'],
  ])('%j is the experiment', (hash, query) => {
    expect(routeOf(hash)).toEqual({ page: 'experiment', query, problems: [] });
  });

  it.each([
    ['#/runtimes', ''],
    ['#/runtimes?', ''],
    ['#/runtimes?q=a%20b&only=js-memory', 'q=a%20b&only=js-memory'],
    ['#/runtimes?q=?', 'q=?'],
  ])('%j is the runtimes', (hash, query) => {
    expect(routeOf(hash)).toEqual({ page: 'runtimes', query, problems: [] });
  });

  it.each([
    ['#/lessons', '/lessons'],
    ['#/lessons?prefix=user', '/lessons'],
    ['#lessons', 'lessons'],
    ['#//?prefix=user', '//'],
    ['#/constructor', '/constructor'],
    ['##/?prefix=user', '#/'],
    ['#runtimes', 'runtimes'],
    ['#/runtimes/', '/runtimes/'],
    ['#/Runtimes?rule=partial', '/Runtimes'],
  ])('%j is no page of it: the opening experiment, and the page is named', (hash, page) => {
    expect(routeOf(hash)).toEqual({
      page: 'experiment',
      query: '',
      problems: [{ kind: 'unknown-page', page }],
    });
  });
});

it('a page without a query has a short address', () => {
  expect(hashOf('experiment', '')).toBe('#/');
  expect(hashOf('experiment', 't=45')).toBe('#/?t=45');
  expect(hashOf('runtimes', '')).toBe('#/runtimes');
  expect(hashOf('runtimes', 'q=null')).toBe('#/runtimes?q=null');
});

describe('the address bar', () => {
  const said: unknown[] = [];
  const tell =
    (how: string) =>
    (...given: readonly unknown[]) => {
      said.push([how, ...given]);
    };

  it('pushes and replaces the page’s own hash', () => {
    said.length = 0;
    vi.stubGlobal('history', { pushState: tell('push'), replaceState: tell('replace') });
    addressBar('experiment').push('prefix=user&t=0');
    addressBar('experiment').replace('prefix=user&t=45');
    addressBar('runtimes').push('rule=partial&service=contract');
    addressBar('runtimes').replace('');
    expect(said).toEqual([
      ['push', null, '', '#/?prefix=user&t=0'],
      ['replace', null, '', '#/?prefix=user&t=45'],
      ['push', null, '', '#/runtimes?rule=partial&service=contract'],
      ['replace', null, '', '#/runtimes'],
    ]);
  });

  it('survives a browser that refuses', () => {
    vi.stubGlobal('history', { pushState: refuse, replaceState: refuse });
    expect(() => {
      addressBar('experiment').push('t=0');
    }).not.toThrow();
    expect(() => {
      addressBar('runtimes').replace('');
    }).not.toThrow();
  });
});

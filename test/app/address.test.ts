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
    expect(routeOf(hash)).toEqual({ page: 'experiment', within: '', query, problems: [] });
  });

  it.each([
    ['#/runtimes', ''],
    ['#/runtimes?', ''],
    ['#/runtimes?q=a%20b&only=js-memory', 'q=a%20b&only=js-memory'],
    ['#/runtimes?q=?', 'q=?'],
  ])('%j is the runtimes', (hash, query) => {
    expect(routeOf(hash)).toEqual({ page: 'runtimes', within: '', query, problems: [] });
  });

  it.each([
    ['#/lessons', '', ''],
    ['#/lessons?', '', ''],
    ['#/lessons/', '', ''],
    ['#/lessons?q=1', '', 'q=1'],
    ['#/lessons/temp', 'temp', ''],
    ['#/lessons/temp?part=after&t=5', 'temp', 'part=after&t=5'],
    ['#/lessons/no%20such%2Flesson', 'no such/lesson', ''],
    ['#/lessons/temp/more', 'temp/more', ''],
    ['#/lessons/%E0%A4%A', '%E0%A4%A', ''],
  ])('%j is the lessons, and there %j', (hash, within, query) => {
    expect(routeOf(hash)).toEqual({ page: 'lessons', within, query, problems: [] });
  });

  it.each([
    ['#/lesson', '/lesson'],
    ['#/lessonsx/temp', '/lessonsx/temp'],
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
      within: '',
      query: '',
      problems: [{ kind: 'unknown-page', page }],
    });
  });
});

it('a page without a query has a short address', () => {
  expect(hashOf('experiment', { within: '', query: '' })).toBe('#/');
  expect(hashOf('experiment', { within: '', query: 't=45' })).toBe('#/?t=45');
  expect(hashOf('runtimes', { within: '', query: '' })).toBe('#/runtimes');
  expect(hashOf('runtimes', { within: '', query: 'q=null' })).toBe('#/runtimes?q=null');
  expect(hashOf('lessons', { within: '', query: '' })).toBe('#/lessons');
  expect(hashOf('lessons', { within: 'temp', query: '' })).toBe('#/lessons/temp');
  expect(hashOf('lessons', { within: 'temp', query: 't=5' })).toBe('#/lessons/temp?t=5');
  expect(hashOf('lessons', { within: 'a/b', query: '' })).toBe('#/lessons/a%2Fb');
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
    addressBar('experiment', '').push('prefix=user&t=0');
    addressBar('experiment', '').replace('prefix=user&t=45');
    addressBar('runtimes', '').push('rule=partial&service=contract');
    addressBar('runtimes', '').replace('');
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
      addressBar('experiment', '').push('t=0');
    }).not.toThrow();
    expect(() => {
      addressBar('runtimes', '').replace('');
    }).not.toThrow();
  });
});

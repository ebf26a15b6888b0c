import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressBar, routeOf } from '../../src/app/address';

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
    expect(routeOf(hash)).toEqual({ query, problems: [] });
  });

  it.each([
    ['#/lessons', '/lessons'],
    ['#/lessons?prefix=user', '/lessons'],
    ['#lessons', 'lessons'],
    ['#//?prefix=user', '//'],
    ['#/constructor', '/constructor'],
    ['##/?prefix=user', '#/'],
  ])('%j is no page of it: the opening experiment, and the page is named', (hash, page) => {
    expect(routeOf(hash)).toEqual({ query: '', problems: [{ kind: 'unknown-page', page }] });
  });
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
    addressBar.push('prefix=user&t=0');
    addressBar.replace('prefix=user&t=45');
    expect(said).toEqual([
      ['push', null, '', '#/?prefix=user&t=0'],
      ['replace', null, '', '#/?prefix=user&t=45'],
    ]);
  });

  it('survives a browser that refuses', () => {
    vi.stubGlobal('history', { pushState: refuse, replaceState: refuse });
    expect(() => {
      addressBar.push('t=0');
    }).not.toThrow();
    expect(() => {
      addressBar.replace('t=0');
    }).not.toThrow();
  });
});

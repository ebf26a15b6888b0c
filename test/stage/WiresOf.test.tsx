import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../app/render-app';
import { seenStage } from './seen';

/** The stage of a wide page: left the readers, then the key, then the service. */
function boxOf(element: Element): DOMRect {
  if (element.matches('[data-stage]')) return new DOMRect(0, 0, 1000, 500);
  if (element.matches('[data-reader]')) return new DOMRect(0, 100, 200, 40);
  if (element.matches('tbody')) return new DOMRect(300, 200, 300, 100);
  if (element.matches('[data-anchor="guard"]')) return new DOMRect(680, 50, 10, 400);
  if (element.matches('[data-anchor="service"]')) return new DOMRect(700, 50, 300, 400);
  return new DOMRect(750, 150, 200, 40);
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The connectors that are there, each by its look and the head of its arrow. */
function wires(): readonly string[] {
  const drawn = [...seenStage().querySelectorAll<SVGGElement>('g[data-look]')];
  return drawn
    .filter((wire) => wire.style.opacity === '1')
    .map(({ dataset, lastElementChild }) =>
      [dataset['look'], lastElementChild?.getAttribute('data-head') ?? 'no head'].join(' '),
    );
}

/** The chips on the way or at rest, each by its look and what it carries. */
function chips(): readonly string[] {
  return [...seenStage().querySelectorAll<HTMLElement>('div[data-look]')].map(
    ({ dataset, textContent }) => `${dataset['look']} ${textContent}`,
  );
}

const ASKED = ['asks no head', 'asks open'];

describe('once the outcome stands, a request is open and its answer filled', () => {
  test.each([
    ['prefix=app&t=45', [...ASKED, 'carries filled'], ['answer acme-enterprise']],
    ['prefix=app&t=15', [...ASKED, 'carries filled'], ['answer acme-enterprise']],
    ['app=per-tenant&t=45', [...ASKED, 'brings-nothing filled'], ['answer nothing']],
    ['prefix=temp&t=15', [...ASKED, 'brings-nothing filled'], ['answer nothing']],
  ])('%s', (query, lines, answer) => {
    renderApp(query);
    expect(wires()).toEqual(lines);
    expect(chips()).toEqual(answer);
  });

  test('a refused one goes to the guard, and home from there', () => {
    renderApp('guard=on&t=45');
    expect(wires()).toEqual([...ASKED, 'carries no head', 'carries filled']);
    expect(chips()).toEqual(['answer refused']);
  });

  test('a write has no answer', () => {
    renderApp('t=5');
    expect(wires()).toEqual(['carries no head', 'carries filled']);
    expect(chips()).toEqual([]);
  });
});

describe('on the way', () => {
  test.each([
    [41.5, ['asks no head'], ['asks app:plan ?']],
    [42.9, ['asks no head'], []],
    [43.8, ['asks no head', 'asks open'], ['asks app:plan ?']],
    [44.5, ['asks no head', 'asks open', 'carries filled'], ['answer acme-enterprise']],
  ])('of the globex read at %d s', (t, lines, carried) => {
    renderApp(`t=${t}`);
    expect(wires()).toEqual(lines);
    expect(chips()).toEqual(carried);
  });

  test('the write carries the value', () => {
    renderApp('t=1.5');
    expect(wires()).toEqual(['carries no head']);
    expect(chips()).toEqual(['value app:plan = acme-enterprise']);
  });
});

test('a stage without room beside its readers has no connectors', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('tbody') ? new DOMRect(100, 300, 300, 100) : boxOf(this);
  });
  renderApp('t=45');
  expect(wires()).toEqual([]);
  expect(chips()).toEqual([]);
});

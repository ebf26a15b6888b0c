import { expect, it } from 'vitest';
import { createProgress } from '../../src/lessons/progress';

function browser(kept: Readonly<Record<string, string>> = {}) {
  const names = new Map(Object.entries(kept));
  return {
    names,
    recall: (name: string) => names.get(name) ?? null,
    remember: (name: string, value: string) => {
      names.set(name, value);
    },
  };
}

const ALL = ['temp/a/one', 'temp/a/two'];

it('a lesson is done when all its questions were answered, in any order', () => {
  const { store, answer } = createProgress(browser());
  answer('temp', 'temp/a/two', ALL);
  expect([...store.getState().done]).toEqual([]);
  answer('temp', 'temp/a/two', ALL);
  expect([...store.getState().done]).toEqual([]);
  answer('temp', 'temp/a/one', ALL);
  expect([...store.getState().done]).toEqual(['temp']);
});

it('the next visit knows of it, and of the ticks', () => {
  const kept = browser();
  const first = createProgress(kept);
  for (const each of ALL) first.answer('temp', each, ALL);
  first.tick('item', true);
  first.tick('other', true);
  first.tick('other', false);
  const { answered, done, ticked } = createProgress(kept).store.getState();
  expect([...answered]).toEqual(ALL);
  expect([...done]).toEqual(['temp']);
  expect([...ticked]).toEqual(['item']);
});

it('what was done and what was ticked are forgotten each by itself', () => {
  const kept = browser();
  const progress = createProgress(kept);
  progress.answer('temp', 'temp/a/one', ['temp/a/one']);
  progress.tick('item', true);
  progress.forgetLessons();
  expect(progress.store.getState()).toEqual({
    answered: new Set(),
    done: new Set(),
    ticked: new Set(['item']),
  });
  progress.forgetTicks();
  expect(createProgress(kept).store.getState().ticked).toEqual(new Set());
});

it('two tabs keep what each of them was told', () => {
  const kept = browser();
  const [one, other] = [createProgress(kept), createProgress(kept)];
  one.tick('first', true);
  other.tick('second', true);
  one.answer('temp', 'temp/a/one', ALL);
  other.answer('temp', 'temp/a/two', ALL);
  const { ticked, done } = createProgress(kept).store.getState();
  expect([...ticked]).toEqual(['first', 'second']);
  expect([...done]).toEqual(['temp']);
});

it('where the browser refuses to remember, it holds for this visit', () => {
  const { store, tick, answer } = createProgress({ recall: () => null, remember: () => {} });
  tick('first', true);
  tick('second', true);
  for (const each of ALL) answer('temp', each, ALL);
  expect([...store.getState().ticked]).toEqual(['first', 'second']);
  expect([...store.getState().done]).toEqual(['temp']);
});

it.each(['', '{', 'null', '{"a":1}', '3', '[1,null,"temp"]'])(
  'what it does not know is passed over: %s',
  (kept) => {
    const { done } = createProgress(browser({ 'tsl.lessons.done': kept })).store.getState();
    expect([...done]).toEqual(kept.includes('temp') ? ['temp'] : []);
  },
);

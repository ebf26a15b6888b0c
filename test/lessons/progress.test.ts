import { expect, it } from 'vitest';
import { createProgress } from '../../src/lessons/progress';
import { memory } from './memory';

const ALL = ['temp/a/one', 'temp/a/two'];

it('a lesson is done when all its questions were answered, in any order', () => {
  const { store, answer } = createProgress(memory());
  answer('temp', 'temp/a/two', ['a'], ALL);
  expect([...store.getState().done]).toEqual([]);
  answer('temp', 'temp/a/two', ['a'], ALL);
  expect([...store.getState().done]).toEqual([]);
  answer('temp', 'temp/a/one', ['a'], ALL);
  expect([...store.getState().done]).toEqual(['temp']);
});

it('the next visit knows of it, and of the ticks', () => {
  const kept = memory();
  const first = createProgress(kept);
  for (const each of ALL) first.answer('temp', each, ['a'], ALL);
  first.tick('item', true);
  first.tick('other', true);
  first.tick('other', false);
  const { answers, done, ticked } = createProgress(kept).store.getState();
  expect([...answers]).toEqual([
    ['temp/a/one', ['a']],
    ['temp/a/two', ['a']],
  ]);
  expect([...done]).toEqual(['temp']);
  expect([...ticked]).toEqual(['item']);
});

it('what was done and what was ticked are forgotten each by itself', () => {
  const kept = memory();
  const progress = createProgress(kept);
  progress.answer('temp', 'temp/a/one', ['a'], ['temp/a/one']);
  progress.tick('item', true);
  progress.forgetLessons();
  expect(progress.store.getState()).toEqual({
    answers: new Map(),
    done: new Set(),
    ticked: new Set(['item']),
    storage: 'kept',
  });
  progress.forgetTicks();
  expect(createProgress(kept).store.getState().ticked).toEqual(new Set());
});

it('two tabs keep what each of them was told', () => {
  const kept = memory();
  const [one, other] = [createProgress(kept), createProgress(kept)];
  one.tick('first', true);
  other.tick('second', true);
  one.answer('temp', 'temp/a/one', ['a'], ALL);
  other.answer('temp', 'temp/a/two', ['a'], ALL);
  const { ticked, done } = createProgress(kept).store.getState();
  expect([...ticked]).toEqual(['first', 'second']);
  expect([...done]).toEqual(['temp']);
});

it('what another tab did is taken up when it is read again', () => {
  const kept = memory();
  const [one, other] = [createProgress(kept), createProgress(kept)];
  other.tick('second', true);
  one.reread();
  expect([...one.store.getState().ticked]).toEqual(['second']);
});

it('where the browser refuses to keep it, that is said', () => {
  const { store, tick } = createProgress(memory({}, false));
  tick('first', true);
  expect([...store.getState().ticked]).toEqual(['first']);
  expect(store.getState().storage).toBe('refused');
});

it.each(['', '{', 'null', '{"a":1}', '3', '[1,null,"temp"]'])(
  'what it does not know is passed over, and said, until it is written anew: %s',
  (kept) => {
    const { store, answer } = createProgress(memory({ 'tsl.lessons.done': kept }));
    const { done, storage } = store.getState();
    const isList = kept === '[1,null,"temp"]';
    expect([...done]).toEqual(isList ? ['temp'] : []);
    expect(storage).toBe(isList ? 'kept' : 'unreadable');
    for (const each of ALL) answer('temp', each, ['a'], ALL);
    expect(store.getState().storage).toBe('kept');
  },
);

it.each(['{', 'null', '[]', '3'])(
  'answers that can’t be read are none, and it is said: %s',
  (kept) => {
    const { answers, storage } = createProgress(
      memory({ 'tsl.lessons.answers': kept }),
    ).store.getState();
    expect([...answers]).toEqual([]);
    expect(storage).toBe('unreadable');
  },
);

it('of answers that are odd, what can be read is', () => {
  const kept = '{"temp/a/one":["a",1],"temp/a/two":"b"}';
  const { answers } = createProgress(memory({ 'tsl.lessons.answers': kept })).store.getState();
  expect([...answers]).toEqual([['temp/a/one', ['a']]]);
});

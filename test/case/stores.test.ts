import { describe, expect, test } from 'vitest';
import { handOf, pictureAfter, storesIn } from './read-picture';

test('Java puts another object in the place of the stored one, and what that held is lost', () => {
  expect(storesIn(pictureAfter('two-objects-same-key', 'java-memory', 5))).toEqual([
    'p1',
    's1 of ann replaced | ~x="v2" was "v1" | -e1{x="v1"} | +e2{x="v2"}',
  ]);
});

test('a context’s app: key on Java’s stored object becomes one of app state, and is not removed', () => {
  expect(storesIn(pictureAfter('context-over-shared', 'java-memory', 3))).toEqual([
    'p1',
    'app/shop | a="v1"',
    's1 of ann | +app:a="v2" | e1{app:a="v1"}',
  ]);
  expect(storesIn(pictureAfter('context-over-shared', 'java-memory', 6)).slice(0, 3)).toEqual([
    'p1',
    'app/shop | ~a="v2" was "v1"',
    's1 of ann | e1{app:a="v1"} | +e2{app:a="v2"}',
  ]);
});

test('the contract keeps both events, in the session as it is', () => {
  expect(storesIn(pictureAfter('two-objects-same-key', 'contract', 5))).toEqual([
    'p1',
    's1 of ann | ~x="v2" was "v1" | e1{x="v1"} | +e2{x="v2"}',
  ]);
});

test('app and user state have places of their own', () => {
  expect(storesIn(pictureAfter('restart-shared-state', 'python-memory', 2))).toEqual([
    'p1',
    'app/shop | +a="v1"',
    'user/shop/ann | +u="v2"',
    's1 of ann | +e1{app:a="v1" user:u="v2"}',
  ]);
});

describe('a restart', () => {
  test('empties the memory of its process', () => {
    expect(storesIn(pictureAfter('restart-shared-state', 'python-memory', 3))).toEqual([
      'p1',
      'app/shop | -a was "v1"',
      'user/shop/ann | -u was "v2"',
      's1 of ann gone',
    ]);
    expect(storesIn(pictureAfter('restart-shared-state', 'python-memory', 4))).toEqual([
      'p1',
      's2 of ann new',
    ]);
  });

  test('changes nothing in a database', () => {
    expect(storesIn(pictureAfter('restart-shared-state', 'python-database', 3))).toEqual([
      'database',
      'app/shop | a="v1"',
      'user/shop/ann | u="v2"',
      's1 of ann | e1{app:a="v1" user:u="v2"}',
    ]);
  });
});

describe('two processes', () => {
  test('in memory each has its own', () => {
    const picture = pictureAfter('second-process-own-state', 'js-memory', 2);
    expect(storesIn(picture)).toEqual(['p1', 's1 of ann | n="v1"', 'p2']);
    expect(handOf(picture, 'p1')).toEqual(['h copy | n="v1"']);
    expect(handOf(picture, 'p2')).toEqual(['g2 no-session']);
  });

  test('with a database both work on the one', () => {
    const picture = pictureAfter('second-process-own-state', 'js-database', 2);
    expect(storesIn(picture)).toEqual(['database', 's1 of ann | n="v1"']);
    expect(handOf(picture, 'p2')).toEqual(['g2 new copy | n="v1"']);
  });
});

describe('the stored events', () => {
  test('hold temp: keys only where history keeps them', () => {
    expect(storesIn(pictureAfter('temp-in-history', 'go-memory', 2))[1]).toBe(
      's1 of ann | +n="v2" | +e1{n="v2" temp:t="v1"}',
    );
    expect(storesIn(pictureAfter('temp-in-history', 'python-memory', 2))[1]).toBe(
      's1 of ann | +n="v2" | +e1{n="v2"}',
    );
  });

  test('tell of a key that they remove', () => {
    expect(storesIn(pictureAfter('remove-own', 'java-memory', 2))).toEqual([
      'p1',
      's1 of ann replaced | m="v2" | -n was "v1" | +e1{n removed}',
    ]);
  });

  test('one in the place of another of its id is changed; beside it, it is added', () => {
    expect(storesIn(pictureAfter('append-same-event-id', 'js-memory', 3))[1]).toBe(
      's1 of ann | ~n="v2" was "v1" | ~e1{n="v2"}',
    );
    expect(storesIn(pictureAfter('append-same-event-id', 'go-memory', 3))[1]).toBe(
      's1 of ann | ~n="v2" was "v1" | e1{n="v1"} | +e1{n="v2"}',
    );
  });

  test('change with a nested value that they share with an object in hand', () => {
    expect(storesIn(pictureAfter('nested-own-after-append', 'go-memory', 3))[1]).toBe(
      's1 of ann | ~cfg={"p":"v2"} was {"p":"v1"} | ~e1{cfg={"p":"v2"}}',
    );
    expect(storesIn(pictureAfter('nested-own-after-append', 'contract', 3))[1]).toBe(
      's1 of ann | cfg={"p":"v1"} | e1{cfg={"p":"v1"}}',
    );
  });
});

describe('events that outlive their session', () => {
  test('are told apart, and are back with a session of its ids', () => {
    expect(storesIn(pictureAfter('delete-then-create-events', 'go-database', 3))).toEqual([
      'database',
      's1 of ann gone',
      'orphans of s1 new | e1{n="v1"}',
    ]);
    expect(storesIn(pictureAfter('delete-then-create-events', 'go-database', 4))).toEqual([
      'database',
      's1 of ann new | e1{n="v1"}',
    ]);
  });

  test('there are none elsewhere', () => {
    expect(storesIn(pictureAfter('delete-then-create-events', 'go-memory', 3))).toEqual([
      'p1',
      's1 of ann gone',
    ]);
  });
});

test('before the first step there is nothing', () => {
  const picture = pictureAfter('second-process-own-state', 'js-memory', 0);
  expect(storesIn(picture)).toEqual(['p1', 'p2']);
  expect([handOf(picture, 'p1'), handOf(picture, 'p2')]).toEqual([[], []]);
});

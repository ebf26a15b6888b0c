import { describe, expect, test } from 'vitest';
import { handOf, pictureAfter } from './read-picture';

describe('two objects of one session, after the second has appended over the first', () => {
  test('Java stores the very object it is given; what others hold are copies of their own', () => {
    expect(handOf(pictureAfter('two-objects-same-key', 'java-memory', 4))).toEqual([
      'h behind | ?x="v1"',
      'a stored | +x="v1"',
      'b behind | ?x="v1"',
    ]);
    expect(handOf(pictureAfter('two-objects-same-key', 'java-memory', 5))).toEqual([
      'h behind | ?x="v2"',
      'a behind | x="v1" (store "v2")',
      'b stored | +x="v2"',
    ]);
  });

  test('Python, database: the stale copy is refused, and keeps only its temp: key', () => {
    expect(handOf(pictureAfter('two-objects-temp-on-stale', 'python-database', 5))).toEqual([
      'h behind | ?x="v1"',
      'a copy | x="v1"',
      'b behind | +temp:t="v3" (in no store) | ?x="v1"',
    ]);
  });

  test('an event of the same time hides the write from the service, and not from the picture', () => {
    expect(handOf(pictureAfter('two-objects-same-event-time', 'python-database', 5))).toEqual([
      'h behind | w="v0" | ?x="v1"',
      'a copy | w="v0" | +x="v1"',
      'b behind | w="v0" | ?x="v1"',
    ]);
  });

  test('a copy is behind after an event that wrote nothing, too', () => {
    expect(handOf(pictureAfter('two-objects-empty-delta', 'python-database', 4))).toEqual([
      'h behind',
      'a copy',
      'b behind',
    ]);
  });
});

test('an object that was just given is new, and none of its keys is marked', () => {
  expect(handOf(pictureAfter('null-own', 'contract', 1))).toEqual(['h new copy | n="v1"']);
});

describe('a write through a context', () => {
  test('stands on the object, pends, and is in no store', () => {
    expect(handOf(pictureAfter('context-own-key', 'contract', 2))).toEqual([
      'h copy | +n="v1" (in no store) | pending +n="v1"',
    ]);
    expect(handOf(pictureAfter('context-own-key', 'contract', 4))).toEqual([
      'h copy | n="v1" (in no store) | pending n="v1"',
      'g new copy',
    ]);
  });

  test('no longer pends once its event has come; who loaded before is behind', () => {
    expect(handOf(pictureAfter('context-own-key', 'contract', 5))).toEqual([
      'h copy | n="v1"',
      'g behind | ?n="v1"',
    ]);
  });
});

test('null is changed to, a removed key is gone', () => {
  expect(handOf(pictureAfter('null-own', 'contract', 2))).toEqual(['h copy | ~n=null was "v1"']);
  expect(handOf(pictureAfter('null-own', 'java-memory', 2))).toEqual(['h stored | -n was "v1"']);
});

test('a deleted session leaves its object in hand', () => {
  expect(handOf(pictureAfter('delete-object-in-hand', 'contract', 2))).toEqual([
    'h not-stored | n="v1"',
  ]);
});

test('a handle that failed says why', () => {
  expect(handOf(pictureAfter('second-process-own-state', 'go-memory', 2), 'p2')).toEqual([
    'g2 session-not-found',
  ]);
});

describe('a restart', () => {
  test('lets go of all that the process held', () => {
    expect(handOf(pictureAfter('restart-own-state', 'python-database', 2))).toEqual(['h gone']);
  });

  test('the next step knows nothing of it', () => {
    expect(handOf(pictureAfter('restart-own-state', 'python-database', 3))).toEqual([
      'g new copy | n="v1"',
    ]);
    expect(handOf(pictureAfter('restart-own-state', 'python-memory', 3))).toEqual(['g no-session']);
  });
});

import type { Delta } from '../engine/service/operation';
import type { Json } from '../engine/service/values';

/** A key of a state, and what a step did to it. Null is a value: a key that is gone is `removed`. */
export type KeyLine =
  | { readonly kind: 'same' | 'added'; readonly key: string; readonly value: Json }
  | { readonly kind: 'changed'; readonly key: string; readonly value: Json; readonly was: Json }
  | { readonly kind: 'removed'; readonly key: string; readonly was: Json };

/** Every key of a state before and after a step, in the order of the keys. */
export function linesOf(before: Delta, after: Delta): readonly KeyLine[] {
  const was = new Map(before);
  const is = new Map(after);
  const gone = before.filter(([key]) => !is.has(key));
  const lines = [
    ...after.map(([key, value]) => lineOf(key, value, was.get(key))),
    ...gone.map(([key, value]): KeyLine => ({ kind: 'removed', key, was: value })),
  ];
  return lines.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function lineOf(key: string, value: Json, was: Json | undefined): KeyLine {
  if (was === undefined) return { kind: 'added', key, value };
  return sameValue(was, value)
    ? { kind: 'same', key, value }
    : { kind: 'changed', key, value, was };
}

/** True for two values that people could not tell apart. */
export function sameValue(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

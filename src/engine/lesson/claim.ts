import type { CaseEvent } from '../case/play';
import type { ToldAnswer } from '../case/told';
import type { Json } from '../service/values';
import { toldAt } from './told-at';

/** Something that a played case bears out or not. A step is called by its number, from 0. */
export type Claim =
  /** The state that was told at the step has this key; with a value, it has that value there. */
  | {
      readonly kind: 'holds';
      readonly step: number;
      readonly key: string;
      readonly value?: Json;
    }
  /** The step was answered just so. */
  | { readonly kind: 'answers'; readonly step: number; readonly answer: ToldAnswer }
  /** The step was answered by a failure: no session, or an error. */
  | { readonly kind: 'fails'; readonly step: number }
  | { readonly kind: 'not'; readonly claim: Claim }
  | { readonly kind: 'all'; readonly of: readonly Claim[] };

/** The state told at a step has the key; with a value, that value. */
export function holds(step: number, key: string, value?: Json): Claim {
  return value === undefined ? { kind: 'holds', step, key } : { kind: 'holds', step, key, value };
}

/** The step was answered just so. */
export function answers(step: number, answer: ToldAnswer): Claim {
  return { kind: 'answers', step, answer };
}

/** The step was answered by no session, or an error. */
export function fails(step: number): Claim {
  return { kind: 'fails', step };
}

/** What the claim says is not so. */
export function not(claim: Claim): Claim {
  return { kind: 'not', claim };
}

/** Every one of the claims. */
export function all(...of: readonly Claim[]): Claim {
  return { kind: 'all', of };
}

/**
 * True when the run bears the claim out.
 *
 * @throws Error when the claim is about a step that the run has not.
 */
export function bornOut(claim: Claim, events: readonly CaseEvent[]): boolean {
  switch (claim.kind) {
    case 'holds':
      return hasKey(claim, toldAt(events, claim.step));
    case 'answers':
      return same(toldAt(events, claim.step), claim.answer);
    case 'fails': {
      const kind = toldAt(events, claim.step).kind;
      return kind === 'no-session' || kind === 'error';
    }
    case 'not':
      return !bornOut(claim.claim, events);
    case 'all':
      return claim.of.every((each) => bornOut(each, events));
  }
}

function hasKey({ key, value }: Extract<Claim, { kind: 'holds' }>, answer: ToldAnswer): boolean {
  if (answer.kind !== 'state' && answer.kind !== 'session') return false;
  const entry = answer.state.find(([each]) => each === key);
  return entry !== undefined && (value === undefined || same(entry[1], value));
}

/** The order of an object's fields says nothing. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

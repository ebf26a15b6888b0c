import type { SegmentName } from '../state-key';
import { firstDifference } from '../storage-key';
import { placeOf, type Found, type Put } from '../service/operation';
import type { StepId, Tenant } from '../service/values';
import type { Expectation } from './scenario';

/** Why a reader came away without the value. */
export type WhyNot =
  | { readonly kind: 'other-key'; readonly differs: SegmentName }
  | { readonly kind: 'other-name' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'other-value'; readonly by: StepId }
  /** No store ever held the value: it stands in the writer's hand alone, or nowhere. */
  | { readonly kind: 'never-stored'; readonly put: 'in-hand' | 'dropped' }
  | { readonly kind: 'no-session' };

/** How a read came out, and why. The impossible pairs can't be written. */
export type Judgement =
  | { readonly outcome: 'served' }
  | { readonly outcome: 'leak' }
  | { readonly outcome: 'blocked'; readonly tag: Tenant | null }
  | { readonly outcome: 'missed'; readonly why: WhyNot }
  | { readonly outcome: 'sees-nothing'; readonly why: WhyNot };

export type Outcome = Judgement['outcome'];

/** What the judge must know of the reader. */
export type Reader = { readonly tenant: Tenant; readonly guarded: boolean };

/**
 * Judges what a read found against what it should see.
 *
 * The guard is the application's, not ADK's: it compares the tag stored with the value with the
 * reader's tenant, after the service has answered.
 */
export function judge(found: Found, expect: Expectation, put: Put, reader: Reader): Judgement {
  if (found.kind === 'value' && reader.guarded && found.cell.tag !== reader.tenant) {
    return { outcome: 'blocked', tag: found.cell.tag };
  }
  if (found.kind === 'value' && found.cell.by === expect.value) {
    return { outcome: expect.shouldSee ? 'served' : 'leak' };
  }
  return { outcome: expect.shouldSee ? 'missed' : 'sees-nothing', why: whyNot(found, put) };
}

function whyNot(found: Found, put: Put): WhyNot {
  const looked = placeOf(found);
  if (looked === null) {
    return found.kind === 'value'
      ? { kind: 'other-value', by: found.cell.by }
      : { kind: 'no-session' };
  }
  if (put.kind !== 'at') {
    return found.kind === 'value'
      ? { kind: 'other-value', by: found.cell.by }
      : { kind: 'never-stored', put: put.kind };
  }
  const held = put.slot;
  const differs = firstDifference(held.bucket, looked.bucket);
  if (differs !== null) return { kind: 'other-key', differs };
  if (looked.key !== held.key) return { kind: 'other-name' };
  return found.kind === 'value' ? { kind: 'other-value', by: found.cell.by } : { kind: 'gone' };
}

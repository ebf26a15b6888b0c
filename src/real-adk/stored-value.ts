import type { Step } from '../engine/scenario/scenario';
import type { Json, Tenant } from '../engine/service/values';

/**
 * A value as the application stores it: with its tenant tag, kept as one value, since two keys can be
 * updated apart. The code samples store the same.
 */
export type StoredValue = { readonly value: Json; readonly tenant: Tenant };

/** What a step hands to the session service: state keys with their prefixes, in order. */
export function storedBy({ op, actor }: Step): readonly (readonly [string, StoredValue])[] {
  const store = (key: string, value: Json) => [key, { value, tenant: actor.tenant }] as const;
  if (op.op === 'create') return (op.state ?? []).map(([key, value]) => store(key, value));
  if (op.op === 'append') return op.delta.map(([key, value]) => store(key, value));
  if (op.op === 'assign' || op.op === 'contextWrite') return [store(op.key, op.value)];
  return [];
}

/** The tenant tag in what a session service returned; null when there is none. */
export function tagIn(answered: unknown): Tenant | null {
  if (typeof answered !== 'object' || answered === null || !('tenant' in answered)) return null;
  return typeof answered.tenant === 'string' ? answered.tenant : null;
}

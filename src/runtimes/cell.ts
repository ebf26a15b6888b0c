import { CHOSEN } from '../engine/runtimes/contract';
import { differs, valueOf } from '../engine/runtimes/value-of';
import { vertexAi } from '../engine/runtimes/vertex-ai';
import type { RuleName } from '../engine/service/rules';
import { isRun, type ServiceId } from './services';

/** What is known of a rule in a session service. */
export type Cell =
  | {
      readonly kind: 'value';
      readonly value: string;
      /** From the documented contract. */
      readonly differs: boolean;
      /** A value of the contract where documents disagree or are silent. */
      readonly chosen: boolean;
    }
  /** Another rule leaves this one without a meaning. */
  | { readonly kind: 'absent' }
  /** Of what was not run: told in words of its own, unlike the contract. */
  | { readonly kind: 'other' }
  /** Of what was not run: no document says, documents disagree, or nothing was asked. */
  | { readonly kind: 'unknown' | 'disputed' | 'unsaid' };

/** The cell of a rule and a session service. */
export function cellOf(rule: RuleName, service: ServiceId): Cell {
  if (!isRun(service)) return documented(rule);
  const value = valueOf(service, rule);
  if (value === undefined) return { kind: 'absent' };
  const chosen = service === 'contract' && CHOSEN.includes(rule);
  return { kind: 'value', value, differs: differs(service, rule), chosen };
}

/** True where a service is known to do something else than the documented contract. */
export function isOdd(cell: Cell): boolean {
  return cell.kind === 'other' || (cell.kind === 'value' && cell.differs);
}

function documented(rule: RuleName): Cell {
  const value = vertexAi[rule];
  if (value === undefined) return { kind: 'unsaid' };
  if (value === 'unknown' || value === 'disputed' || value === 'other') return { kind: value };
  return { kind: 'value', value, differs: value !== valueOf('contract', rule), chosen: false };
}

import type { RuntimeId } from '../engine/runtimes';
import type { RuleName } from '../engine/service/rules';
import type { ServiceId } from './services';

/** Which rows and columns of the matrix are shown. */
export type Filters = {
  /** The columns beside the contract, or null for the usual ones. */
  readonly only: readonly ServiceId[] | null;
  /** Only rules in which a shown column differs from the contract. */
  readonly differs: boolean;
  /** Words that a rule must have in its title, what it is about, or a value. */
  readonly q: string;
};

/** What is open in front of the matrix. */
export type Place =
  | { readonly kind: 'matrix' }
  | { readonly kind: 'cell'; readonly rule: RuleName; readonly service: ServiceId }
  | {
      readonly kind: 'case';
      /** The rule that the case was opened from, if any. */
      readonly rule: RuleName | null;
      readonly service: RuntimeId;
      /** The name of the case. */
      readonly shown: string;
    };

/** The runtimes that somebody moves between. */
export type Move = { readonly from: RuntimeId; readonly to: RuntimeId };

/** All that the address of the page says, but for the playhead. */
export type View = { readonly filters: Filters; readonly place: Place; readonly move: Move };

export const MATRIX: Place = { kind: 'matrix' };
export const NO_FILTERS: Filters = { only: null, differs: false, q: '' };

/** What the page opens with; the move is that from a first try to a database. */
export const OPENING_VIEW: View = {
  filters: NO_FILTERS,
  place: MATRIX,
  move: { from: 'python-memory', to: 'python-database' },
};

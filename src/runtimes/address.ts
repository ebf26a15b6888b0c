import {
  parseSeconds,
  PLAYHEAD,
  playheadField,
  readQuery,
  type FieldProblem,
  type ReadField,
} from '../engine/query';
import { RUNTIME_IDS } from '../engine/runtimes/value-of';
import { RULE_NAMES, type RuleName } from '../engine/service/rules';
import { CHOOSABLE, isRun, SERVICES, type ServiceId } from './services';
import { MATRIX, OPENING_VIEW, type Filters, type Move, type Place, type View } from './view';

/** What in this page's address was not used as it stands. */
export type ViewProblem =
  | FieldProblem
  /** A field that says nothing without another. */
  | { readonly kind: 'needs'; readonly name: string; readonly needs: 'rule' | 'case' }
  /** A case asked for by the rules of a service that was not run. */
  | { readonly kind: 'not-run' };

/** What was read from an address, the playhead in inspection seconds, and what was passed over. */
export type ParsedView = {
  readonly view: View;
  readonly t: number;
  readonly problems: readonly ViewProblem[];
};

/** The fields that open a cell or a case, as far as they were given. */
type Asked = {
  rule: RuleName | null;
  service: ServiceId | null;
  shown: string | null;
  t: number | null;
};

/**
 * Reads the page's query. Each field is checked by itself: what is bad, doubled, unknown or says
 * nothing without another is passed over and named; any text gives a valid view and never throws.
 *
 * @param isCase whether there is a case of this name
 */
export function parseView(query: string, isCase: (name: string) => boolean): ParsedView {
  const asked: Asked = { rule: null, service: null, shown: null, t: null };
  const filters = { ...OPENING_VIEW.filters };
  const move = { ...OPENING_VIEW.move };
  const strangers: ViewProblem[] = [];
  const readers = new Map<string, ReadField>([
    ['rule', (value) => (asked.rule = oneOf(RULE_NAMES, value)) !== null],
    ['service', (value) => (asked.service = oneOf(SERVICES, value)) !== null],
    ['case', (value) => (asked.shown = isCase(value) ? value : null) !== null],
    [PLAYHEAD, (value) => (asked.t = parseSeconds(value)) !== null],
    [
      'only',
      (value) => {
        const given = [...new Set(value.split(','))];
        const known = SERVICES.filter((id) => given.includes(id));
        if (known.length === 0) return false;
        for (const each of given.filter((id) => oneOf(SERVICES, id) === null)) {
          strangers.push({ kind: 'bad-value', name: 'only', value: each });
        }
        filters.only = CHOOSABLE.filter((id) => known.includes(id));
        return true;
      },
    ],
    ['differs', (value) => (filters.differs = value === 'yes')],
    ['q', (value) => value.trim() !== '' && (filters.q = value) === value],
    ['from', (value) => (move.from = oneOf(RUNTIME_IDS, value) ?? move.from) === value],
    ['to', (value) => (move.to = oneOf(RUNTIME_IDS, value) ?? move.to) === value],
  ]);
  const problems = readQuery(query, readers);
  const place = placeOf(asked);
  return {
    view: { filters, place, move },
    t: place.kind === 'case' ? (asked.t ?? 0) : 0,
    problems: [...problems, ...strangers, ...misplaced(asked)],
  };
}

/** Writes a view as a query, without what the page opens with; the playhead only beside a case. */
export function formatView({ filters, place, move }: View, t: number): string {
  return [...placeFields(place, t), ...filterFields(filters), ...moveFields(move)].join('&');
}

function oneOf<T extends string>(all: readonly T[], value: string): T | null {
  return all.find((each) => each === value) ?? null;
}

/** What the fields open together. */
function placeOf({ rule, service, shown }: Asked): Place {
  const by = service ?? 'contract';
  if (shown !== null && isRun(by)) return { kind: 'case', rule, service: by, shown };
  return rule === null ? MATRIX : { kind: 'cell', rule, service: by };
}

/** What was given and could not be used beside the others. */
function misplaced({ rule, service, shown, t }: Asked): readonly ViewProblem[] {
  const problems: ViewProblem[] = [];
  if (service !== null && rule === null && shown === null) {
    problems.push({ kind: 'needs', name: 'service', needs: 'rule' });
  }
  if (shown !== null && service !== null && !isRun(service)) problems.push({ kind: 'not-run' });
  if (t !== null && shown === null) problems.push({ kind: 'needs', name: PLAYHEAD, needs: 'case' });
  return problems;
}

function placeFields(place: Place, t: number): readonly string[] {
  switch (place.kind) {
    case 'matrix':
      return [];
    case 'cell':
      return [`rule=${place.rule}`, `service=${place.service}`];
    case 'case':
      return [
        ...(place.rule === null ? [] : [`rule=${place.rule}`]),
        `service=${place.service}`,
        `case=${encodeURIComponent(place.shown)}`,
        playheadField(t),
      ];
  }
}

/** Half of a character, such as half an emoji: an address can't hold it. */
const HALF = /\p{Surrogate}/gu;

function filterFields({ only, differs, q }: Filters): readonly string[] {
  return [
    // Without a column beside it, the contract stands for itself.
    ...(only === null ? [] : [`only=${only.length === 0 ? 'contract' : only.join(',')}`]),
    ...(differs ? ['differs=yes'] : []),
    ...(q.trim() === '' ? [] : [`q=${encodeURIComponent(q.replaceAll(HALF, '\uFFFD'))}`]),
  ];
}

function moveFields({ from, to }: Move): readonly string[] {
  const { move } = OPENING_VIEW;
  return from === move.from && to === move.to ? [] : [`from=${from}`, `to=${to}`];
}

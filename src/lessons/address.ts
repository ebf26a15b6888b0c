import {
  parseSeconds,
  PLAYHEAD,
  playheadField,
  readQuery,
  type FieldProblem,
  type ReadField,
} from '../engine/query';
import type { RuntimeId } from '../engine/runtimes';
import { RUNTIME_IDS } from '../engine/runtimes/value-of';
import { floorToTenth } from '../engine/timeline';
import type { Lesson } from './lesson';
import { hasChoice } from './scene';
import { partAt, viewOf, type View } from './view';

/** What in a lesson's address was not used as it stands. */
export type LessonProblem =
  | FieldProblem
  /** A field that says something about a replay, for a part that has none. */
  | { readonly kind: 'no-replay'; readonly name: string }
  /** A choice of rules, for a part that all rules answer alike. */
  | { readonly kind: 'alike'; readonly name: string };

/** The field of the part, by its name. */
const PART = 'part';

/** What was read from an address, the playhead in inspection seconds, and what was passed over. */
export type ParsedLesson = {
  readonly view: View;
  readonly t: number;
  readonly problems: readonly LessonProblem[];
};

/**
 * Reads a lesson's query. Each field is checked by itself: what is bad, doubled, unknown or says
 * nothing about this part is passed over and named; any text gives a valid view and never throws.
 * Without the part that was meant, nothing that is said of it is taken up.
 */
export function parseLesson(query: string, lesson: Lesson): ParsedLesson {
  let part = 0;
  let service: RuntimeId | undefined;
  let t: number | undefined;
  const readers = new Map<string, ReadField>([
    [
      PART,
      (value) => {
        const found = lesson.parts.findIndex(({ name }) => name === value);
        part = Math.max(part, found);
        return found !== -1;
      },
    ],
    [
      'service',
      (value) => {
        service = RUNTIME_IDS.find((id) => id === value);
        return service !== undefined;
      },
    ],
    [
      PLAYHEAD,
      (value) => {
        t = parseSeconds(value) ?? undefined;
        return t !== undefined;
      },
    ],
  ]);
  const problems: LessonProblem[] = [...readQuery(query, readers)];
  const view = viewOf(lesson, part);
  if (problems.some(({ name }) => name === PART)) return { view, t: 0, problems };
  if (partAt(lesson, part).scene === null) {
    if (service !== undefined) problems.push({ kind: 'no-replay', name: 'service' });
    if (t !== undefined) problems.push({ kind: 'no-replay', name: PLAYHEAD });
    return { view, t: 0, problems };
  }
  if (service !== undefined && !hasChoice(lesson, part)) {
    problems.push({ kind: 'alike', name: 'service' });
    service = undefined;
  }
  return { view: { ...view, service: service ?? view.service }, t: t ?? 0, problems };
}

/** Writes a view and its playhead; what is as the lesson opens is left out. */
export function formatLesson(lesson: Lesson, view: View, t: number): string {
  const opening = viewOf(lesson, view.part);
  return [
    ...(view.part === 0 ? [] : [`${PART}=${partAt(lesson, view.part).name}`]),
    ...(view.service === opening.service ? [] : [`service=${view.service}`]),
    ...(floorToTenth(t) === 0 ? [] : [playheadField(t)]),
  ].join('&');
}

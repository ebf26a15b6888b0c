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
import type { Lesson } from './lesson';
import { partAt, viewOf, type View } from './view';

/** What in a lesson's address was not used as it stands. */
export type LessonProblem =
  | FieldProblem
  /** A field that says something about a replay, for a part that has none. */
  | { readonly kind: 'no-replay'; readonly name: string };

/** What was read from an address, the playhead in inspection seconds, and what was passed over. */
export type ParsedLesson = {
  readonly view: View;
  readonly t: number;
  readonly problems: readonly LessonProblem[];
};

/**
 * Reads a lesson's query. Each field is checked by itself: what is bad, doubled, unknown or says
 * nothing about this part is passed over and named; any text gives a valid view and never throws.
 */
export function parseLesson(query: string, lesson: Lesson): ParsedLesson {
  let part = 0;
  let service: RuntimeId | undefined;
  let t: number | undefined;
  const readers = new Map<string, ReadField>([
    [
      'part',
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
  if (partAt(lesson, part).scene === null) {
    if (service !== undefined) problems.push({ kind: 'no-replay', name: 'service' });
    if (t !== undefined) problems.push({ kind: 'no-replay', name: PLAYHEAD });
    return { view: viewOf(lesson, part), t: 0, problems };
  }
  const view = viewOf(lesson, part);
  return { view: { ...view, service: service ?? view.service }, t: t ?? 0, problems };
}

/** Writes a view and its playhead; what is as the lesson opens is left out. */
export function formatLesson(lesson: Lesson, view: View, t: number): string {
  const opening = viewOf(lesson, view.part);
  return [
    ...(view.part === 0 ? [] : [`part=${partAt(lesson, view.part).name}`]),
    ...(view.service === opening.service ? [] : [`service=${view.service}`]),
    ...(t === 0 ? [] : [playheadField(t)]),
  ].join('&');
}

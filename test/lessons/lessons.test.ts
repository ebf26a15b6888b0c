import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/app/address';
import { playCase } from '../../src/engine/case/play';
import { parseQuery } from '../../src/engine/experiment/address';
import { dependsOnRuntime } from '../../src/engine/lesson/beside';
import { LESSON_NAMES } from '../../src/engine/lesson/list';
import { rightOptions } from '../../src/engine/lesson/question';
import { RUNTIMES } from '../../src/engine/runtimes';
import { RUNTIME_IDS, valueOf } from '../../src/engine/runtimes/value-of';
import { hrefOf } from '../../src/lessons/Links';
import type { Lesson, LessonLink } from '../../src/lessons/lesson';
import { loadLesson } from '../../src/lessons/load';
import { parseView } from '../../src/runtimes/address';
import type { Answers } from './answers/answers';

const ANSWERS = import.meta.glob<{ readonly answers: Answers }>('./answers/*.ts');

async function answersOf(name: string): Promise<Answers> {
  const load = ANSWERS[`./answers/${name}.ts`];
  if (load === undefined) throw new Error(`no answers by hand for ${name}`);
  return (await load()).answers;
}

/** The parts of a lesson that replay a scene. */
function scenesOf({ parts, cases }: Lesson) {
  return parts.flatMap(({ name: part, scene }) => {
    if (scene === null) return [];
    const shown = cases.find(({ name }) => name === scene.shown);
    if (shown === undefined) throw new Error(`there is no case ${scene.shown}`);
    return [{ part, scene, shown }];
  });
}

/** Where a link leads, if that is nowhere. */
function strayed(link: LessonLink): string | null {
  const href = hrefOf(link);
  if (link.kind === 'outside') return ADK_ADDRESS.test(href) ? null : href;
  const { page, within, query, problems } = routeOf(href);
  const isThere = {
    experiment: () => parseQuery(query).problems.length === 0,
    runtimes: () =>
      link.kind === 'rule' &&
      parseView(query, () => false).problems.length === 0 &&
      valueOf(link.service, link.rule) !== undefined,
    lessons: () => query === '' && LESSON_NAMES.some((each) => each === within),
  };
  return problems.length === 0 && isThere[page]() ? null : href;
}

/** ADK's own pages and repositories; nothing else is linked to. */
const ADK_ADDRESS = /^https:\/\/(google\.github\.io\/adk-docs|github\.com\/google\/adk-)/;

describe.each(LESSON_NAMES)('%s', (name) => {
  it('replays every scene to its end, and has no other', async () => {
    const lesson = await loadLesson(name);
    const played = scenesOf(lesson);
    expect(played.length).toBeGreaterThan(0);
    expect([...new Set(played.map(({ shown }) => shown.name))].toSorted()).toEqual(
      lesson.cases.map((each) => each.name).toSorted(),
    );
    for (const { shown } of played) {
      for (const id of RUNTIME_IDS) {
        expect(playCase(shown, RUNTIMES[id])).toHaveLength(shown.steps.length);
      }
    }
  });

  it('says the right answers that were written by hand, by every runtime', async () => {
    const lesson = await loadLesson(name);
    const wanted = await answersOf(name);
    const asked: string[] = [];
    for (const { part, scene, shown } of scenesOf(lesson)) {
      for (const question of scene.questions) {
        const key = `${part}/${question.name}`;
        asked.push(key);
        for (const id of RUNTIME_IDS) {
          const right = rightOptions(question, playCase(shown, RUNTIMES[id]));
          const byHand = wanted[key]?.[id] ?? wanted[key]?.['*'];
          expect([key, id, right]).toEqual([key, id, byHand]);
          if (question.pick === 'one') expect([key, id, right.length]).toEqual([key, id, 1]);
        }
      }
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.toSorted()).toEqual(Object.keys(wanted).toSorted());
  });

  it('sets runtimes side by side just where they differ', async () => {
    for (const { part, scene, shown } of scenesOf(await loadLesson(name))) {
      expect([part, scene.beside.length > 0]).toEqual([part, dependsOnRuntime(shown)]);
    }
  });

  it('leads somewhere with every link', async () => {
    const { links } = await loadLesson(name);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(strayed).filter((link) => link !== null)).toEqual([]);
  });

  it('has names of its own for parts and questions', async () => {
    const lesson = await loadLesson(name);
    const parts = lesson.parts.map((part) => part.name);
    expect(new Set(parts).size).toBe(parts.length);
    for (const { scene } of scenesOf(lesson)) {
      const names = scene.questions.map((each) => each.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

import type { LessonName } from '../src/engine/lesson/list';
import type { Fact, Lesson } from '../src/lessons/lesson';
import { coverage as words } from '../src/messages/en/coverage';
import { lessonList } from '../src/messages/en/lessons/list';

export type NamedLesson = { readonly name: LessonName; readonly lesson: Lesson };

/** The page of the facts and where the lessons teach them, as Markdown. */
export function coveragePage(lessons: readonly NamedLesson[]): string {
  const facts = Object.keys(words.facts);
  const held = facts.filter((fact) => words.facts[fact]?.verdict === 'holds');
  const blocks = [
    `# ${words.title}`,
    ...words.intro,
    words.count(facts.length, held.length),
    `## ${words.java}`,
    table(facts.filter((fact) => fact.startsWith('J')).map((fact) => rowOf(fact, lessons))),
    `## ${words.python}`,
    table(facts.filter((fact) => fact.startsWith('P')).map((fact) => rowOf(fact, lessons))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Every fact that a part of a lesson names, each once. */
export function factsTaught(lessons: readonly NamedLesson[]): readonly Fact[] {
  const named = lessons.flatMap(({ lesson }) => lesson.parts.flatMap(({ facts }) => facts));
  return [...new Set(named)];
}

function rowOf(fact: string, lessons: readonly NamedLesson[]): readonly string[] {
  const known = words.facts[fact];
  return [fact, known?.says ?? '', placesOf(fact, lessons), holding(known)];
}

/** The parts that teach a fact, each a link to its address within the page. */
function placesOf(fact: string, lessons: readonly NamedLesson[]): string {
  const places = lessons.flatMap(({ name, lesson }) =>
    lesson.parts
      .filter(({ facts }) => facts.some((each) => each === fact))
      .map((part) => {
        const place = words.place(lessonList[name].title, part.title);
        return `[${place}](#/lessons/${name}?part=${part.name})`;
      }),
  );
  return places.join('<br>') || words.nowhere;
}

function holding(known: (typeof words.facts)[string] | undefined): string {
  if (known === undefined) return '';
  const verdict = words.verdicts[known.verdict];
  return known.note === undefined ? verdict : words.noted(verdict, known.note);
}

function table(rows: readonly (readonly string[])[]): string {
  return [words.head, words.head.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

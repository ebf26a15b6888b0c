import { lessonList } from '../../messages/en/lessons/list';
import { lessonsPage } from '../../messages/en/lessons-page';
import type { CheckGroup } from '../lesson';

/** A checklist as a Markdown task list, with a link to the lesson behind each item. */
export function checklistMarkdown(
  groups: readonly CheckGroup[],
  ticked: ReadonlySet<string>,
  page: string,
): string {
  const lines = groups.flatMap(({ heading, items }) => [
    `## ${heading}`,
    '',
    ...items.map(
      ({ name, text, lesson }) =>
        `- [${ticked.has(name) ? 'x' : ' '}] ${text} ([${lessonList[lesson].title}](${page}#/lessons/${lesson}))`,
    ),
    '',
  ]);
  return [`# ${lessonsPage.checklist.title}`, '', ...lines].join('\n');
}

import { LESSON_NAMES, type LessonName } from '../engine/lesson/list';
import { lessonList } from '../messages/en/lessons/list';
import { lessonsPage } from '../messages/en/lessons-page';
import { plain } from '../ui/Prose';
import type { Course } from './course';
import type { Lesson } from './lesson';
import { PartLink } from './PartLink';
import styles from './NextLink.module.css';

type NextLinkProps = {
  readonly name: LessonName;
  readonly lesson: Lesson;
  readonly part: number;
  readonly course: Course;
  readonly onOpen: (part: number) => void;
};

const words = lessonsPage.lesson;

/** Where reading goes on: the next part, the next lesson, or after the last the list. */
export function NextLink({ name, lesson, part, course, onOpen }: NextLinkProps) {
  const next = lesson.parts[part + 1];
  const lessonAfter = LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1];
  if (next !== undefined) {
    return (
      <p className={styles['next']}>
        <PartLink name={name} course={course} part={part + 1} className="button" onOpen={onOpen}>
          {words.next(plain(next.title))}
          <span aria-hidden="true">→</span>
        </PartLink>
      </p>
    );
  }
  return (
    <p className={styles['next']}>
      <a
        className="button"
        href={lessonAfter === undefined ? '#/lessons' : `#/lessons/${lessonAfter}`}
      >
        {lessonAfter === undefined
          ? words.toList
          : words.nextLesson(plain(lessonList[lessonAfter].title))}
        <span aria-hidden="true">→</span>
      </a>
    </p>
  );
}

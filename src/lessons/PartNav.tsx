import { useStore } from 'zustand';
import type { LessonName } from '../engine/lesson/list';
import { lessonsPage } from '../messages/en/lessons-page';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import type { Course } from './course';
import type { Lesson } from './lesson';
import { PartLink } from './PartLink';
import styles from './PartNav.module.css';
import type { Progress } from './progress';
import { questionsOf } from './question-key';

type PartNavProps = {
  readonly name: LessonName;
  readonly lesson: Lesson;
  readonly course: Course;
  readonly progress: Progress;
  readonly onOpen: (part: number) => void;
};

const words = lessonsPage.lesson;

/** The parts of a lesson: which one is open, and which were answered. */
export function PartNav({ name, lesson, course, progress, onOpen }: PartNavProps) {
  const open = useStore(course.store, (state) => state.view.part);
  const answers = useStore(progress.store, (state) => state.answers);
  if (lesson.parts.length === 1) return null;
  return (
    <nav aria-label={words.parts}>
      <ol className={styles['parts']}>
        {lesson.parts.map((part, i) => {
          const asked = questionsOf(name, part);
          const isAnswered = asked.length > 0 && asked.every((each) => answers.has(each));
          return (
            <li key={part.name}>
              <PartLink name={name} course={course} part={i} current={i === open} onOpen={onOpen}>
                <span className={styles['number']}>{i + 1}</span>{' '}
                <span>
                  <Prose text={part.title} />
                </span>{' '}
                {isAnswered && (
                  <span className={styles['answered']}>
                    <Icon name="served" />
                    <span className="visually-hidden">{words.answered}</span>
                  </span>
                )}
              </PartLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

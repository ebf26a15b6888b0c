import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LESSON_NAMES, LESSONS } from '../engine/lesson/list';
import { messages } from '../messages';
import { lessonList } from '../messages/en/lessons/list';
import { lessonsPage } from '../messages/en/lessons-page';
import { Icon } from '../ui/Icon';
import { Problems } from '../ui/Problems';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { useTold } from '../ui/useTold';
import styles from './LessonList.module.css';
import type { Progress } from './progress';

type LessonListProps = {
  readonly progress: Progress;
  /** What the address asked for and there is no lesson of; '' where it asked for the list. */
  readonly unknown: string;
};

const words = lessonsPage.list;
const PROBLEM_WORDS = { ...messages.shell.problems, ...lessonsPage.address };
const MINUTES = Object.values(LESSONS).reduce((sum, each) => sum + each, 0);

/** Every lesson, how long it takes, and which were done. */
export function LessonList({ progress, unknown }: LessonListProps) {
  const done = useStore(progress.store, (state) => state.done);
  const begun = useStore(progress.store, (state) => state.answered.size > 0);
  const [dismissed, setDismissed] = useState(unknown === '');
  const list = useRef<HTMLDivElement>(null);
  const focusList = useCallback(() => list.current?.focus(), []);
  const [told, tell] = useTold('');
  const count = LESSON_NAMES.filter((name) => done.has(name)).length;
  return (
    <>
      <p className={styles['lead']}>{lessonsPage.lead(LESSON_NAMES.length, MINUTES)}</p>
      <Problems
        problems={dismissed ? [] : [{ kind: 'unknown-lesson', lesson: unknown } as const]}
        words={PROBLEM_WORDS}
        onDismiss={() => {
          setDismissed(true);
        }}
        onVacate={focusList}
      />
      <div ref={list} tabIndex={-1}>
        <Section heading={words.heading} quiet>
          <div className={styles['bar']}>
            <p className={styles['count']}>
              {words.progress(count, LESSON_NAMES.length)}
              {begun && <span className={styles['kept']}>{words.begun}</span>}
            </p>
            <span role="status" className={styles['kept']}>
              {told}
            </span>
            {begun && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  focusList();
                  progress.forgetLessons();
                  tell(words.forgotten);
                }}
              >
                {words.forget}
              </button>
            )}
          </div>
          <ol className={styles['list']}>
            {LESSON_NAMES.map((name, i) => (
              <li key={name} className="card">
                <a href={`#/lessons/${name}`}>
                  <span className={styles['number']}>{i + 1}</span>
                  <span className={styles['title']}>
                    <Prose text={lessonList[name].title} />
                  </span>
                  <span className={styles['summary']}>
                    <Prose text={lessonList[name].summary} />
                  </span>
                  <span className={styles['foot']}>
                    {words.minutes(LESSONS[name])}
                    {done.has(name) && (
                      <span className={styles['done']}>
                        <Icon name="served" />
                        {words.done}
                      </span>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </>
  );
}

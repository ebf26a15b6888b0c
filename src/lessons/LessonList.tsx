import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LESSON_NAMES, LESSONS } from '../engine/lesson/list';
import { readQuery, type FieldProblem } from '../engine/query';
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
  /** What the address says of the list, and what it asked for that there is no lesson of, or ''. */
  readonly route: { readonly within: string; readonly query: string };
};

const words = lessonsPage.list;
const PROBLEM_WORDS = { ...messages.shell.problems, ...lessonsPage.address };
const MINUTES = Object.values(LESSONS).reduce((sum, each) => sum + each, 0);

type ListProblem = FieldProblem | { readonly kind: 'unknown-lesson'; readonly lesson: string };

/** What in the list's address was not used. A query of a lesson that there is not says nothing more. */
function problemsOf({ within, query }: LessonListProps['route']): readonly ListProblem[] {
  return within === '' ? readQuery(query, new Map()) : [{ kind: 'unknown-lesson', lesson: within }];
}

/** Every lesson, how long it takes, and which were done. */
export function LessonList({ progress, route }: LessonListProps) {
  const { answers, done, storage } = useStore(progress.store);
  const begun = new Set([...answers.keys()].map((question) => question.replace(/\/.*/, '')));
  const [problems, setProblems] = useState(() => problemsOf(route));
  const list = useRef<HTMLDivElement>(null);
  const focusList = useCallback(() => list.current?.focus(), []);
  const [told, tell] = useTold('');
  const count = LESSON_NAMES.filter((name) => done.has(name)).length;
  return (
    <>
      <p className={styles['lead']}>{lessonsPage.lead(LESSON_NAMES.length, MINUTES)}</p>
      <Problems
        problems={problems}
        words={PROBLEM_WORDS}
        onDismiss={() => {
          setProblems([]);
        }}
        onVacate={focusList}
      />
      <div ref={list} tabIndex={-1}>
        <Section heading={words.heading} quiet>
          <div className={styles['bar']}>
            <p className={styles['count']}>
              {words.progress(count, LESSON_NAMES.length)}
              {(begun.size > 0 || storage === 'unreadable') && (
                <span className={styles['kept']}>{words.storage[storage]}</span>
              )}
            </p>
            <span role="status" className={styles['kept']}>
              {told}
            </span>
            {begun.size > 0 && (
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
                    {done.has(name) ? (
                      <span className={styles['done']}>
                        <Icon name="served" />
                        {words.done}
                      </span>
                    ) : (
                      begun.has(name) && (
                        <span className={styles['begun']}>{words.lessonBegun}</span>
                      )
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

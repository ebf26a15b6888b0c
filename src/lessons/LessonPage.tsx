import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LESSONS, type LessonName } from '../engine/lesson/list';
import { messages } from '../messages';
import { lessonsPage } from '../messages/en/lessons-page';
import type { Clock } from '../player/clock';
import type { AddressBar } from '../player/playhead-address';
import { Icon } from '../ui/Icon';
import { Problems } from '../ui/Problems';
import { Prose } from '../ui/Prose';
import { createCourse } from './course';
import type { Lesson } from './lesson';
import styles from './LessonPage.module.css';
import { Links } from './Links';
import { NextLink } from './NextLink';
import { PartNav } from './PartNav';
import { PartView } from './PartView';
import type { Progress } from './progress';
import { allQuestions } from './question-key';
import { SampleCard } from './SampleCard';
import { partAt, viewOf } from './view';

type LessonPageProps = {
  readonly name: LessonName;
  readonly lesson: Lesson;
  /** What the address says; another object with every visit. */
  readonly route: { readonly query: string };
  readonly bar: AddressBar;
  readonly clock: Clock;
  readonly progress: Progress;
};

const words = lessonsPage.lesson;
const PROBLEM_WORDS = { ...messages.shell.problems, ...lessonsPage.address };

/** A lesson: its parts one at a time, its program, and what it rests on. */
export function LessonPage({ name, lesson, route, bar, clock, progress }: LessonPageProps) {
  const [course] = useState(() => createCourse(lesson, clock, bar));
  const { view, problems } = useStore(course.store);
  const done = useStore(progress.store, (state) => state.done.has(name));
  const all = useMemo(() => allQuestions(name, lesson), [name, lesson]);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusPart = useCallback(() => heading.current?.focus(), []);

  useLayoutEffect(() => {
    course.visit(route.query);
  }, [course, route]);
  useEffect(() => course.arrive(), [course]);

  // The part that is opened is on the page only after the next render.
  const awaitsFocus = useRef(false);
  useEffect(() => {
    if (awaitsFocus.current) focusPart();
    awaitsFocus.current = false;
  });
  const handOnFocus = useCallback(() => {
    awaitsFocus.current = true;
  }, []);
  const openPart = (part: number) => {
    // Where the link was pressed may be far below.
    awaitsFocus.current = part !== view.part;
    course.open(part);
  };

  return (
    <div className={styles['page']}>
      <div className={styles['intro']}>
        <p className={styles['meta']}>
          <a href="#/lessons">
            <span aria-hidden="true">←</span> {words.back}
          </a>
          <span>{words.minutes(LESSONS[name])}</span>
          {done && (
            <span className={styles['done']}>
              <Icon name="served" />
              {words.done}
            </span>
          )}
        </p>
        <p className={styles['lead']}>
          <Prose text={lesson.lead} />
        </p>
      </div>
      <Problems
        problems={problems}
        words={PROBLEM_WORDS}
        onDismiss={course.dismissProblems}
        onVacate={focusPart}
      />
      <PartNav name={name} lesson={lesson} course={course} progress={progress} onOpen={openPart} />
      <PartView
        key={view.part}
        heading={heading}
        name={name}
        lesson={lesson}
        part={partAt(lesson, view.part)}
        course={course}
        progress={progress}
        onVacate={handOnFocus}
        onAnswer={(question, chosen) => {
          progress.answer(name, question, chosen, all);
        }}
      />
      <NextLink name={name} lesson={lesson} part={view.part} course={course} onOpen={openPart} />
      <SampleCard sample={lesson.sample} by={viewOf(lesson, 0).service} />
      <Links links={lesson.links} />
    </div>
  );
}

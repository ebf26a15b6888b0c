import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { LessonName } from '../engine/lesson/list';
import { lessonsPage } from '../messages/en/lessons-page';
import { Prose } from '../ui/Prose';
import { Blocks } from './blocks/Blocks';
import type { Course } from './course';
import type { Block, Lesson, Part } from './lesson';
import styles from './PartView.module.css';
import type { Progress } from './progress';
import { questionsOf } from './question-key';
import { SceneView } from './SceneView';

type PartViewProps = {
  /** Where reading goes on when the part is opened. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: LessonName;
  readonly lesson: Lesson;
  readonly part: Part;
  readonly course: Course;
  readonly progress: Progress;
  /** Takes the focus on when the part goes while it has it, as with Back. */
  readonly onVacate: () => void;
  readonly onAnswer: (question: string, chosen: readonly string[]) => void;
};

const words = lessonsPage.lesson;

/** What a column beside the replay has room for. */
const NARROW: readonly Block['kind'][] = ['text', 'list', 'note'];

/** A part: what to read before it, what to predict and to watch, what to take away. */
export function PartView({
  heading,
  name,
  lesson,
  part,
  course,
  progress,
  onVacate,
  onAnswer,
}: PartViewProps) {
  const { title, before, scene, after } = part;
  const isAnswered = useStore(progress.store, ({ answers }) =>
    questionsOf(name, part).every((each) => answers.has(each)),
  );
  const [readsOn, setReadsOn] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = element.current;
    return () => {
      if (section?.contains(document.activeElement)) onVacate();
    };
  }, [onVacate]);
  const around = { part, lesson, course, progress };
  const intro = <Blocks blocks={before} {...around} />;
  // Words stand beside the replay; what is wider stands above it.
  const isNarrow = scene !== null && before.every(({ kind }) => NARROW.includes(kind));
  return (
    <section ref={element} className={styles['part']} aria-labelledby="part-title">
      <h2 ref={heading} id="part-title" tabIndex={-1} className={styles['title']}>
        <Prose text={title} />
      </h2>
      {!isNarrow && intro}
      {scene !== null && (
        <SceneView
          name={name}
          lesson={lesson}
          part={part}
          scene={scene}
          course={course}
          progress={progress}
          intro={isNarrow && intro}
          onAnswer={onAnswer}
        />
      )}
      <div ref={rest} tabIndex={-1} className={styles['rest']}>
        {isAnswered || readsOn ? (
          <Blocks blocks={after} {...around} />
        ) : (
          after.length > 0 && (
            <p className={`note ${styles['ahead']}`}>
              {words.tells}{' '}
              <button
                type="button"
                className="button"
                onClick={() => {
                  // The button goes.
                  rest.current?.focus();
                  setReadsOn(true);
                }}
              >
                {words.readOn}
              </button>
            </p>
          )
        )}
      </div>
    </section>
  );
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { LessonName } from '../engine/lesson/list';
import { Prose } from '../ui/Prose';
import { Blocks } from './blocks/Blocks';
import type { Course } from './course';
import type { Block, Lesson, Part } from './lesson';
import styles from './PartView.module.css';
import type { Progress } from './progress';
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
  readonly onAnswer: (question: string) => void;
};

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
      <Blocks blocks={after} {...around} />
    </section>
  );
}

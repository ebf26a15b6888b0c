import type { RefObject } from 'react';
import type { LessonName } from '../engine/lesson/list';
import { Prose } from '../ui/Prose';
import { Blocks } from './blocks/Blocks';
import type { Course } from './course';
import type { Lesson, Part } from './lesson';
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
  readonly onAnswer: (question: string) => void;
};

/** A part: what to read before it, what to predict and to watch, what to take away. */
export function PartView({
  heading,
  name,
  lesson,
  part,
  course,
  progress,
  onAnswer,
}: PartViewProps) {
  const { title, before, scene, after } = part;
  return (
    <section className={styles['part']} aria-labelledby="part-title">
      <h2 ref={heading} id="part-title" tabIndex={-1} className={styles['title']}>
        <Prose text={title} />
      </h2>
      <Blocks blocks={before} part={part} lesson={lesson} course={course} progress={progress} />
      {scene !== null && (
        <SceneView
          name={name}
          lesson={lesson}
          part={part}
          scene={scene}
          course={course}
          onAnswer={onAnswer}
        />
      )}
      <Blocks blocks={after} part={part} lesson={lesson} course={course} progress={progress} />
    </section>
  );
}

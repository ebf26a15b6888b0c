import { useMemo, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ByRules } from '../case/ByRules';
import { CaseReplay } from '../case/CaseReplay';
import { playCase } from '../engine/case/play';
import { dependsOnRuntime } from '../engine/lesson/beside';
import type { LessonName } from '../engine/lesson/list';
import { RUNTIMES } from '../engine/runtimes';
import { lessonsPage } from '../messages/en/lessons-page';
import { Beside } from './Beside';
import type { Course } from './course';
import type { Lesson, Part, Scene } from './lesson';
import type { Progress } from './progress';
import { QuestionCard } from './QuestionCard';
import { questionKey } from './question-key';
import { shownIn } from './scene';
import styles from './SceneView.module.css';

type SceneViewProps = {
  readonly name: LessonName;
  readonly lesson: Lesson;
  readonly part: Part;
  readonly scene: Scene;
  readonly course: Course;
  readonly progress: Progress;
  /** What is read before the questions. */
  readonly intro: ReactNode;
  readonly onAnswer: (question: string, chosen: readonly string[]) => void;
};

const words = lessonsPage.scene;

/** The questions about a scene, its replay by any runtime's rules, and what all runtimes answer. */
export function SceneView(props: SceneViewProps) {
  const { name, lesson, part, scene, course, progress, intro, onAnswer } = props;
  const service = useStore(course.store, (state) => state.view.service);
  const shown = useMemo(() => shownIn(lesson, scene), [lesson, scene]);
  const depends = useMemo(() => dependsOnRuntime(shown), [shown]);
  const events = useMemo(() => playCase(shown, RUNTIMES[service]), [shown, service]);
  const answers = useStore(progress.store, (state) => state.answers);
  const replay = useRef<HTMLDivElement>(null);
  const { questions, beside } = scene;
  const watch = () => {
    course.player.seek(0);
    course.player.play();
    bringIntoSight(replay.current);
  };
  return (
    <>
      <div className={styles['scene']}>
        <div className={styles['ask']}>
          {intro}
          {depends ? (
            <ByRules runtime={service} onChoose={course.choose} />
          ) : (
            <p className="note">{words.alike}</p>
          )}
          {questions.map((question, i) => (
            <QuestionCard
              key={question.name}
              question={question}
              number={i + 1}
              of={questions.length}
              events={events}
              by={service}
              depends={depends}
              kept={answers.get(questionKey(name, part, question))}
              onWatch={watch}
              onAnswer={(chosen) => {
                onAnswer(questionKey(name, part, question), chosen);
              }}
            />
          ))}
        </div>
        <div ref={replay} className={styles['replay']}>
          <CaseReplay
            shown={shown}
            runtime={service}
            player={course.player}
            answers="as-they-come"
          />
          <p className="note">{service === 'contract' ? words.contract : words.model}</p>
          <details className={styles['legend']}>
            <summary>{words.legend.heading}</summary>
            <dl>
              {words.legend.terms.map(([term, meaning]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </div>
      {beside.length > 0 && <Beside shown={shown} columns={beside} chosen={service} />}
    </>
  );
}

/** Beside the questions or below them, a replay may start out of sight. */
function bringIntoSight(replay: HTMLElement | null): void {
  if (replay === null) return;
  const { top } = replay.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) replay.scrollIntoView({ block: 'start' });
}

import { useEffect, useState } from 'react';
import { LESSON_NAMES } from '../engine/lesson/list';
import { lessonList } from '../messages/en/lessons/list';
import type { Clock } from '../player/clock';
import type { AddressBar } from '../player/playhead-address';
import { LessonList } from './LessonList';
import { LessonLoader } from './LessonLoader';
import { createProgress, type Memory } from './progress';

type LessonsPageProps = {
  /** What the address says; another object with every visit. */
  readonly route: { readonly within: string; readonly query: string };
  readonly bar: AddressBar;
  readonly clock: Clock;
  readonly storage: Memory;
};

const nameOf = (within: string) => LESSON_NAMES.find((name) => name === within);

/** The title of a lesson; undefined where there is none of that name. */
export function titleOf(within: string): string | undefined {
  const name = nameOf(within);
  return name && lessonList[name].title;
}

/** The list of the lessons, or the one that the address names. */
export function LessonsPage({ route, bar, clock, storage }: LessonsPageProps) {
  const [progress] = useState(() => createProgress(storage));
  useEffect(() => {
    window.addEventListener('storage', progress.reread);
    return () => {
      window.removeEventListener('storage', progress.reread);
    };
  }, [progress]);
  const name = nameOf(route.within);
  if (name === undefined) {
    return <LessonList key={`${route.within}?${route.query}`} progress={progress} route={route} />;
  }
  return (
    <LessonLoader
      key={name}
      name={name}
      route={route}
      bar={bar}
      clock={clock}
      progress={progress}
    />
  );
}

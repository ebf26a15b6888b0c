import type { ReactNode } from 'react';
import type { LessonName } from '../engine/lesson/list';
import { InPageLink } from '../ui/InPageLink';
import type { Course } from './course';

type PartLinkProps = {
  readonly name: LessonName;
  readonly course: Course;
  readonly part: number;
  readonly current?: boolean;
  readonly className?: string | undefined;
  readonly onOpen: (part: number) => void;
  readonly children: ReactNode;
};

/** A link to a part of the lesson that is open. */
export function PartLink(props: PartLinkProps) {
  const { name, course, part, current = false, className, onOpen, children } = props;
  const query = course.queryOf(part);
  return (
    <InPageLink
      href={query === '' ? `#/lessons/${name}` : `#/lessons/${name}?${query}`}
      className={className}
      aria-current={current ? 'step' : undefined}
      onOpen={() => {
        onOpen(part);
      }}
    >
      {children}
    </InPageLink>
  );
}

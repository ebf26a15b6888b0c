import { useEffect, useRef } from 'react';

/** Events that follow each other faster than this are one scrub, of which the last is spoken. */
const QUIET_MS = 250;

/** Speaks a text once it has rested there for a moment. */
export function SpokenLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Past React: a commit here would fall between two events.
      if (line.current !== null) line.current.textContent = text;
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return <p ref={line} className="visually-hidden" role="status" />;
}

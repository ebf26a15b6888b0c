import { useEffect, useState } from 'react';

const TOLD_MS = 4000;

/**
 * A short message that a screen reader speaks when it comes, and that goes by itself. What was told
 * about one thing is not told about another.
 */
export function useTold(about: string): readonly [told: string, tell: (message: string) => void] {
  const [last, setLast] = useState({ message: '', about });
  useEffect(() => {
    if (last.message === '') return;
    const timer = setTimeout(() => {
      setLast({ message: '', about: last.about });
    }, TOLD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [last]);
  const tell = (message: string) => {
    setLast({ message, about });
  };
  return [last.about === about ? last.message : '', tell];
}

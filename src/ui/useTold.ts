import { useEffect, useState } from 'react';

const TOLD_MS = 4000;

/** A short message that a screen reader speaks when it comes, and that goes by itself. */
export function useTold(): readonly [told: string, tell: (message: string) => void] {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (told === '') return;
    const timer = setTimeout(() => {
      setTold('');
    }, TOLD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [told]);
  return [told, setTold];
}

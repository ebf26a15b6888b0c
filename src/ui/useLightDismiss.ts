import { useEffect, type RefObject } from 'react';

/** Closes an open `details` that lies over the page: by Escape, or by a press somewhere else. */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const element = details.current;
      if (element !== null && target instanceof Node && !element.contains(target)) {
        element.open = false;
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const element = details.current;
      if (key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details]);
}

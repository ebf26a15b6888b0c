import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

type ScrollFrameProps = { readonly label: string; readonly children: ReactNode };

/** A card around something that may be wider than it: it scrolls sideways, by keyboard too. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll sideways
    <div className={`card ${styles['frame']}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

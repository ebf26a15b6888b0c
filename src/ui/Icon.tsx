import styles from './Icon.module.css';

/** The drawn icons, on one grid of 16 and in one weight. */
const PATHS = {
  served: 'M3 8.5l3.3 3.3L13 4.8',
  missed:
    'M8 2.4a5.6 5.6 0 0 1 3.9 1.6M13.5 7.2a5.6 5.6 0 0 1-1.4 4.6M9.4 13.4a5.6 5.6 0 0 1-4.6-.8M2.9 10.3a5.6 5.6 0 0 1 .3-5.2M6 6l4 4M10 6l-4 4',
  leak: 'M8 2.2L14.4 13.4H1.6zM8 6.6v3.2M8 11.7v.1',
  blocked: 'M8 1.8l5.4 2v3.7c0 3.2-2.3 5.6-5.4 6.7-3.1-1.1-5.4-3.5-5.4-6.7V3.8zM5.4 8h5.2',
  'sees-nothing': 'M4 8h8',
  play: 'M4.5 2.5v11L13.5 8z',
  pause: 'M5 3v10M11 3v10',
  restart: 'M3 3v4h4M3.4 7a5 5 0 1 1 .3 3.6',
  previous: 'M11 3.5L5.5 8l5.5 4.5zM4 3.5v9',
  next: 'M5 3.5l5.5 4.5L5 12.5zM12 3.5v9',
  close: 'M4 4l8 8M12 4l-8 8',
  link: 'M6.5 9.5l3-3M7.5 4.5l1.2-1.2a2.8 2.8 0 0 1 4 4L11.5 8.5M8.5 11.5l-1.2 1.2a2.8 2.8 0 0 1-4-4L4.5 7.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn icon. It says nothing by itself: a word always stands beside it or names its button. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-filled={filled || undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Every lesson, in the order in which the list shows them, and the minutes that it takes. */
export const LESSONS = {
  'two-sessions-one-user': 10,
  'monday-and-tuesday': 6,
  'how-a-write-becomes-durable': 9,
  'initial-state': 6,
  temp: 8,
  'removing-a-key': 7,
  'reading-without-the-prefix': 8,
  'the-wrong-triple': 8,
  'two-turns-at-once': 10,
  'restart-and-second-process': 7,
  'forgetting-a-user': 6,
  'what-lives-how-long': 8,
  'how-much-to-load': 8,
  'ids-that-lie': 8,
  'fixes-that-do-not': 9,
  'beyond-state': 5,
  'before-production': 5,
} as const satisfies Readonly<Record<string, number>>;

export type LessonName = keyof typeof LESSONS;

export const LESSON_NAMES = Object.keys(LESSONS).filter((name): name is LessonName =>
  Object.hasOwn(LESSONS, name),
);

import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a browser remembers under a name: the page's one door to it. */
export type Memory = {
  readonly recall: (name: string) => string | null;
  readonly remember: (name: string, value: string) => void;
  /** False where it holds for this visit only. */
  readonly isKept: (name: string) => boolean;
};

/** The options that were chosen for each question that was answered. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** What a person did so far. */
export type ProgressState = {
  /** What was chosen last, by the question's `<lesson>/<part>/<question>`. */
  readonly answers: Answers;
  /** Lessons all of whose questions were answered. */
  readonly done: ReadonlySet<string>;
  /** Items of checklists that are ticked. */
  readonly ticked: ReadonlySet<string>;
  /** How the browser took it: what it had kept may be no list, and it may refuse to keep more. */
  readonly storage: 'kept' | 'unreadable' | 'refused';
};

export type Progress = {
  readonly store: StoreApi<ProgressState>;
  /** Notes what was chosen for a question, of all that its lesson asks. */
  readonly answer: (
    lesson: string,
    question: string,
    chosen: readonly string[],
    all: readonly string[],
  ) => void;
  readonly tick: (item: string, on: boolean) => void;
  /** Forgets what was answered; ticks stay. */
  readonly forgetLessons: () => void;
  /** Takes every tick away. */
  readonly forgetTicks: () => void;
  /** Takes up what another tab has written. */
  readonly reread: () => void;
};

const NAMES = {
  answers: 'tsl.lessons.answers',
  done: 'tsl.lessons.done',
  ticked: 'tsl.checklist',
} as const;

/** What was done, as the browser remembers it; where it refuses, for this visit. */
export function createProgress({ recall, remember, isKept }: Memory): Progress {
  // As it stands in the browser, where another tab may have written since.
  function read(): ProgressState {
    const answers = answersIn(recall(NAMES.answers));
    const done = listIn(recall(NAMES.done));
    const ticked = listIn(recall(NAMES.ticked));
    const isReadable = answers !== null && done !== null && ticked !== null;
    return {
      answers: answers ?? new Map(),
      done: new Set(done),
      ticked: new Set(ticked),
      storage: !Object.values(NAMES).every(isKept) ? 'refused' : isReadable ? 'kept' : 'unreadable',
    };
  }

  const store = createStore<ProgressState>(read);
  const reread = () => {
    store.setState(read());
  };

  function write(what: keyof typeof NAMES, value: unknown): void {
    remember(NAMES[what], JSON.stringify(value));
    reread();
  }

  return {
    store,
    answer: (lesson, question, chosen, all) => {
      const answers = new Map([...read().answers, [question, chosen]]);
      write('answers', Object.fromEntries(answers));
      const isDone = all.every((each) => answers.has(each));
      if (isDone) write('done', [...new Set([...read().done, lesson])]);
    },
    tick: (item, on) => {
      const others = [...read().ticked].filter((each) => each !== item);
      write('ticked', on ? [...others, item] : others);
    },
    forgetLessons: () => {
      write('answers', {});
      write('done', []);
    },
    forgetTicks: () => {
      write('ticked', []);
    },
    reread,
  };
}

/** The names in a remembered list, none where nothing was remembered; null where it is no list. */
function listIn(remembered: string | null): readonly string[] | null {
  const list = parsed(remembered ?? '[]');
  return Array.isArray(list) ? strings(list) : null;
}

/** The remembered answers, none where nothing was remembered; null where they can't be read. */
function answersIn(remembered: string | null): Answers | null {
  const answers = parsed(remembered ?? '{}');
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return null;
  return new Map(
    Object.entries(answers).flatMap(([question, chosen]) =>
      Array.isArray(chosen) ? [[question, strings(chosen)] as const] : [],
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function strings(list: readonly unknown[]): readonly string[] {
  return list.filter((each) => typeof each === 'string');
}

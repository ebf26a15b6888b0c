import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a browser remembers under a name: the page's one door to it. */
export type Memory = {
  readonly recall: (name: string) => string | null;
  readonly remember: (name: string, value: string) => void;
  /** False where it holds for this visit only. */
  readonly isKept: (name: string) => boolean;
};

/** What a person did so far. */
export type ProgressState = {
  /** Questions that were answered, each as `<lesson>/<part>/<question>`. */
  readonly answered: ReadonlySet<string>;
  /** Lessons all of whose questions were answered. */
  readonly done: ReadonlySet<string>;
  /** Items of checklists that are ticked. */
  readonly ticked: ReadonlySet<string>;
  /** How the browser took it: what it had kept may be no list, and it may refuse to keep more. */
  readonly storage: 'kept' | 'unreadable' | 'refused';
};

export type Progress = {
  readonly store: StoreApi<ProgressState>;
  /** Notes that a question was answered, of all that its lesson asks. */
  readonly answer: (lesson: string, question: string, all: readonly string[]) => void;
  readonly tick: (item: string, on: boolean) => void;
  /** Forgets which questions were answered; ticks stay. */
  readonly forgetLessons: () => void;
  /** Takes every tick away. */
  readonly forgetTicks: () => void;
  /** Takes up what another tab has written. */
  readonly reread: () => void;
};

const NAMES = {
  answered: 'tsl.lessons.answered',
  done: 'tsl.lessons.done',
  ticked: 'tsl.checklist',
} as const;

/** What was done, as the browser remembers it; where it refuses, for this visit. */
export function createProgress({ recall, remember, isKept }: Memory): Progress {
  const names = Object.values(NAMES);

  function storage(): ProgressState['storage'] {
    if (!names.every(isKept)) return 'refused';
    return names.some((name) => listIn(recall(name)) === null) ? 'unreadable' : 'kept';
  }

  /** As it stands in the browser, where another tab may have written since. */
  function now(what: keyof typeof NAMES): ReadonlySet<string> {
    return new Set(listIn(recall(NAMES[what])) ?? []);
  }

  function read(): ProgressState {
    return {
      answered: now('answered'),
      done: now('done'),
      ticked: now('ticked'),
      storage: storage(),
    };
  }

  const store = createStore<ProgressState>(read);

  function set(what: keyof typeof NAMES, list: ReadonlySet<string>): void {
    remember(NAMES[what], JSON.stringify([...list]));
    store.setState({ [what]: list, storage: storage() });
  }

  return {
    store,
    answer: (lesson, question, all) => {
      const answered = new Set([...now('answered'), question]);
      set('answered', answered);
      if (all.every((each) => answered.has(each))) set('done', new Set([...now('done'), lesson]));
    },
    tick: (item, on) => {
      const ticked = new Set(now('ticked'));
      if (on) ticked.add(item);
      else ticked.delete(item);
      set('ticked', ticked);
    },
    forgetLessons: () => {
      set('answered', new Set());
      set('done', new Set());
    },
    forgetTicks: () => {
      set('ticked', new Set());
    },
    reread: () => {
      store.setState(read());
    },
  };
}

/** The names in a remembered list, none where nothing was remembered; null where it is no list. */
function listIn(remembered: string | null): readonly string[] | null {
  try {
    const list: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : null;
  } catch {
    return null;
  }
}

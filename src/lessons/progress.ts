import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a browser remembers under a name: the page's one door to it. */
export type Memory = {
  readonly recall: (name: string) => string | null;
  readonly remember: (name: string, value: string) => void;
};

/** What a person did so far. */
export type ProgressState = {
  /** Questions that were answered, each as `<lesson>/<part>/<question>`. */
  readonly answered: ReadonlySet<string>;
  /** Lessons all of whose questions were answered. */
  readonly done: ReadonlySet<string>;
  /** Items of checklists that are ticked. */
  readonly ticked: ReadonlySet<string>;
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
};

const NAMES = {
  answered: 'tsl.lessons.answered',
  done: 'tsl.lessons.done',
  ticked: 'tsl.checklist',
} as const;

/** What was done, as the browser remembers it; where it refuses, for this visit. */
export function createProgress({ recall, remember }: Memory): Progress {
  const store = createStore<ProgressState>(() => ({
    answered: namesIn(recall(NAMES.answered)),
    done: namesIn(recall(NAMES.done)),
    ticked: namesIn(recall(NAMES.ticked)),
  }));

  /** As it stands in the browser, where another tab may have written since; else as it stands here. */
  function now(what: keyof ProgressState): ReadonlySet<string> {
    const kept = recall(NAMES[what]);
    return kept === null ? store.getState()[what] : namesIn(kept);
  }

  function set(what: keyof ProgressState, names: ReadonlySet<string>): void {
    store.setState({ [what]: names });
    remember(NAMES[what], JSON.stringify([...names]));
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
  };
}

/** The names in a remembered list; none where it is not one. */
function namesIn(remembered: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(remembered ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

import type { Player } from './player';

/** The keys of the player, by `KeyboardEvent.key`. */
type KeyName =
  | ' '
  | 'ArrowRight'
  | 'ArrowLeft'
  | 'PageDown'
  | 'PageUp'
  | 'Home'
  | 'r'
  | '+'
  | '-'
  | '?';

type ActionKey = {
  readonly key: KeyName;
  /** A single letter or sign: people may switch it off (WCAG 2.1.4). */
  readonly character?: true;
  /** Scrolls the page, and so acts only while the focus is in the player. */
  readonly scrolls?: true;
};

/** What an action may move: the player, and the help sheet. */
export type ActionTarget = { readonly player: Player; readonly openHelp: () => void };

export type Action = {
  readonly keys: readonly ActionKey[];
  readonly perform: (target: ActionTarget) => void;
};

/** Everything that buttons, keys and the help sheet know of the player's actions. */
export const ACTIONS = {
  toggle: { keys: [{ key: ' ' }], perform: ({ player }) => player.toggle() },
  next: {
    keys: [{ key: 'ArrowRight' }, { key: 'PageDown', scrolls: true }],
    perform: ({ player }) => player.next(),
  },
  previous: {
    keys: [{ key: 'ArrowLeft' }, { key: 'PageUp', scrolls: true }],
    perform: ({ player }) => player.previous(),
  },
  restart: {
    keys: [
      { key: 'Home', scrolls: true },
      { key: 'r', character: true },
    ],
    perform: ({ player }) => player.restart(),
  },
  faster: { keys: [{ key: '+', character: true }], perform: ({ player }) => player.changeSpeed(1) },
  slower: {
    keys: [{ key: '-', character: true }],
    perform: ({ player }) => player.changeSpeed(-1),
  },
  help: { keys: [{ key: '?', character: true }], perform: ({ openHelp }) => openHelp() },
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof ACTIONS;

/** The actions in the order of the table. */
export const ACTION_NAMES = Object.keys(ACTIONS).filter((name): name is ActionName =>
  Object.hasOwn(ACTIONS, name),
);

/** Where the focus was when a key went down. */
export type KeyPlace = 'in-player' | 'nowhere-stage-in-view' | 'elsewhere';

/** The action that a key has in this place, if any. */
export function actionFor(key: string, place: KeyPlace, singleKeys: boolean): Action | null {
  if (place === 'elsewhere') return null;
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  for (const name of ACTION_NAMES) {
    const action: Action = ACTIONS[name];
    const found = action.keys.find((each) => each.key === pressed);
    if (found === undefined) continue;
    if (found.character && !singleKeys) return null;
    if (found.scrolls && place === 'nowhere-stage-in-view') return null;
    return action;
  }
  return null;
}

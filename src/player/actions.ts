import type { Player } from './player';

export type ActionName = 'toggle' | 'next' | 'previous' | 'restart' | 'faster' | 'slower' | 'help';

/** The keys of the player, by `KeyboardEvent.key`. */
export type ActionKey =
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

/** What an action may move: the player, and the help sheet. */
export type ActionTarget = { readonly player: Player; readonly openHelp: () => void };

export type Action = {
  readonly name: ActionName;
  readonly keys: readonly ActionKey[];
  readonly perform: (target: ActionTarget) => void;
};

/** Everything that buttons, keys and the help sheet know of the player's actions. */
export const ACTIONS: readonly Action[] = [
  { name: 'toggle', keys: [' '], perform: ({ player }) => player.toggle() },
  { name: 'next', keys: ['ArrowRight', 'PageDown'], perform: ({ player }) => player.next() },
  { name: 'previous', keys: ['ArrowLeft', 'PageUp'], perform: ({ player }) => player.previous() },
  { name: 'restart', keys: ['Home', 'r'], perform: ({ player }) => player.restart() },
  { name: 'faster', keys: ['+'], perform: ({ player }) => player.changeSpeed(1) },
  { name: 'slower', keys: ['-'], perform: ({ player }) => player.changeSpeed(-1) },
  { name: 'help', keys: ['?'], perform: ({ openHelp }) => openHelp() },
];

/** Keys that a person may switch off (WCAG 2.1.4): a single letter or sign. */
const SINGLE_CHARACTER: readonly ActionKey[] = ['r', '+', '-', '?'];

/** Keys that scroll the page, and so act only while the focus is in the player. */
const SCROLLING: readonly ActionKey[] = ['Home', 'PageDown', 'PageUp'];

/** Where the focus was when a key went down. */
export type KeyPlace = 'in-player' | 'nowhere-stage-in-view' | 'elsewhere';

/** The action that a key has in this place, if any. */
export function actionFor(key: string, place: KeyPlace, singleKeys: boolean): Action | null {
  if (place === 'elsewhere') return null;
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  for (const action of ACTIONS) {
    const found = action.keys.find((each) => each === pressed);
    if (found === undefined) continue;
    if (!singleKeys && SINGLE_CHARACTER.includes(found)) return null;
    if (place === 'nowhere-stage-in-view' && SCROLLING.includes(found)) return null;
    return action;
  }
  return null;
}

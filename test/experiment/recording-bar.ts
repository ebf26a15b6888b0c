import type { AddressBar } from '../../src/player/playhead-address';

/** An address bar that writes down what it is told, such as `push prefix=app&t=0`. */
export function recordingBar(): {
  readonly bar: AddressBar;
  readonly told: string[];
  /** Does as a link that leads away. */
  readonly leave: () => void;
} {
  const told: string[] = [];
  const saves = new Set<() => void>();
  return {
    told,
    leave: () => {
      for (const save of saves) save();
    },
    bar: {
      push: (query) => {
        told.push(`push ${query}`);
      },
      replace: (query) => {
        told.push(`replace ${query}`);
      },
      beforeLeave: (save) => {
        saves.add(save);
        return () => {
          saves.delete(save);
        };
      },
    },
  };
}

import type { AddressBar } from '../../src/player/playhead-address';

/** An address bar that writes down what it is told, such as `push prefix=app&t=0`. */
export function recordingBar(): { readonly bar: AddressBar; readonly told: string[] } {
  const told: string[] = [];
  return {
    told,
    bar: {
      push: (query) => {
        told.push(`push ${query}`);
      },
      replace: (query) => {
        told.push(`replace ${query}`);
      },
    },
  };
}

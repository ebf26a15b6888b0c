import { copyText } from './clipboard';
import { useTold } from './useTold';

type Copying = {
  /** What is to be said of the last copy, for a moment. */
  readonly told: string;
  readonly copy: (text: string) => void;
};

/** Copies text and says how it went. What was said about one thing is not said about another. */
export function useCopy(
  about: string,
  words: { readonly copied: string; readonly copyFailed: string },
): Copying {
  const [told, tell] = useTold(about);
  const copying = async (text: string) => {
    tell('');
    tell((await copyText(text)) ? words.copied : words.copyFailed);
  };
  return {
    told,
    copy: (text) => {
      void copying(text);
    },
  };
}

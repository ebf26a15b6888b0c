import { messages } from '../messages';
import { copyText } from '../ui/clipboard';
import { Icon } from '../ui/Icon';
import { useTold } from '../ui/useTold';
import styles from './Tools.module.css';

type ToolsProps = {
  /** The address of what is shown now, without its `#/?`. */
  readonly query: () => string;
  readonly onHelp: () => void;
};

const words = messages.experiment;

/** Copying a link to what is shown, and the help sheet. */
export function Tools({ query, onHelp }: ToolsProps) {
  const [told, tell] = useTold(words.copyLink);
  const copy = async () => {
    const link = new URL(location.href);
    link.hash = `#/?${query()}`;
    tell('');
    tell((await copyText(link.href)) ? words.linkCopied : words.linkNotCopied);
  };
  return (
    <div className={styles['tools']}>
      <button
        type="button"
        className="button"
        onClick={() => {
          void copy();
        }}
      >
        <Icon name="link" />
        <span className={styles['word']}>{words.copyLink}</span>
      </button>
      <button type="button" className="button" onClick={onHelp}>
        <span className={styles['word']}>{messages.player.keys.open}</span>
        <kbd aria-hidden="true">?</kbd>
      </button>
      <span className={styles['told']} role="status">
        {told}
      </span>
    </div>
  );
}

import { messages } from '../messages';
import { Icon } from '../ui/Icon';
import { useCopy } from '../ui/useCopy';
import styles from './Tools.module.css';

type ToolsProps = {
  /** The address of what is shown now, without its `#/?`. */
  readonly query: () => string;
  readonly onHelp: () => void;
};

const words = messages.experiment;

/** Copying a link to what is shown, and the help sheet. */
export function Tools({ query, onHelp }: ToolsProps) {
  const { told, copy } = useCopy(words.copyLink, words.link);
  return (
    <div className={styles['tools']}>
      <button
        type="button"
        className="button"
        onClick={() => {
          const link = new URL(location.href);
          link.hash = `#/?${query()}`;
          copy(link.href);
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

import { caseReplay as words } from '../messages/en/case';
import { Ident } from '../ui/Ident';
import styles from './Name.module.css';

/** What is longer is cut short, and whole where it is opened. */
const LONGEST = 48;
const SHOWN = 16;

/** An id, key or value as code; an empty one is seen by its quotes, a long one opens. */
export function Name({ text }: { text: string }) {
  const letters = Array.from(text);
  const shown = text === '' ? '""' : text;
  if (letters.length <= LONGEST) {
    return (
      <code className={styles['name']}>
        <Ident text={shown} />
      </code>
    );
  }
  return (
    <details className={styles['long']}>
      <summary>
        <code className={styles['name']}>
          <Ident text={letters.slice(0, SHOWN).join('').trimEnd()} />…
        </code>{' '}
        <span className={styles['length']}>{words.characters(letters.length)}</span>
      </summary>
      <code className={styles['name']}>
        <Ident text={text} />
      </code>
    </details>
  );
}

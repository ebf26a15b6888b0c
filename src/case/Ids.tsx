import { scopeRow } from '../engine/state-key';
import type { SessionIds, StorageKey } from '../engine/storage-key';
import { caseReplay as words } from '../messages/en/case';
import styles from './Ids.module.css';
import { Name } from './Name';

type Part = { readonly label: string; readonly text: string };

/** Ids in a row, each with what it is an id of. */
export function Ids({ of }: { of: readonly Part[] }) {
  return (
    <span className={styles['ids']}>
      {of.map(({ label, text }) => (
        <span key={label} className={styles['id']}>
          <span className={styles['label']}>{label}</span> <Name text={text} />
        </span>
      ))}
    </span>
  );
}

/** The three ids under which a session is known. */
export function sessionParts({ app, user, session }: SessionIds): readonly Part[] {
  return [
    { label: words.ids['session-id'], text: session },
    { label: words.ids['user-id'], text: user },
    { label: words.ids['app-name'], text: app },
  ];
}

/** The ids that a storage key is made of, in the same order. */
export function bucketParts([scope, ...texts]: StorageKey): readonly Part[] {
  const { segments } = scopeRow(scope);
  return segments.map((name, i) => ({ label: words.ids[name], text: texts[i] ?? '' })).toReversed();
}

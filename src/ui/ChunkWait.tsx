import styles from './ChunkWait.module.css';

/** What is said while a part of the page is fetched, and when it could not be. */
export type ChunkWords = {
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  readonly reload: string;
};

type ChunkWaitProps = {
  readonly kind: 'idle' | 'loading' | 'failed';
  readonly words: ChunkWords;
  /** The button goes with its line: whoever takes this up takes the focus on. */
  readonly onRetry: (button: HTMLButtonElement) => void;
};

/** One line in the place of a part that is not there yet, with a way on when it could not be fetched. */
export function ChunkWait({ kind, words, onRetry }: ChunkWaitProps) {
  switch (kind) {
    case 'idle':
      return null;
    case 'loading':
      return <p role="status">{words.loading}</p>;
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p role="alert">{words.loadFailed}</p>
          <button
            type="button"
            className="button"
            onClick={(event) => {
              onRetry(event.currentTarget);
            }}
          >
            {words.retry}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              location.reload();
            }}
          >
            {words.reload}
          </button>
        </div>
      );
  }
}

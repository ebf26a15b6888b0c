import { runtimesPage } from '../messages/en/runtimes-page';
import { copyText } from '../ui/clipboard';
import { downloadText } from '../ui/download';
import { useTold } from '../ui/useTold';
import { csvOf } from './csv';
import { markdownOf } from './markdown';
import { NEWEST } from './recordings';
import type { RuleGroup } from './rows';
import type { ServiceId } from './services';
import styles from './Share.module.css';
import { textTableOf } from './text-table';

type ShareProps = {
  readonly groups: readonly RuleGroup[];
  readonly columns: readonly ServiceId[];
};

const words = runtimesPage.share;

/** Takes the shown rows and columns along. */
export function Share({ groups, columns }: ShareProps) {
  const [told, tell] = useTold('');
  const copy = async () => {
    tell('');
    const copied = await copyText(markdownOf(textTableOf(groups, columns)));
    tell(copied ? words.copied : words.notCopied);
  };
  const download = () => {
    const name = words.file(NEWEST);
    const saved = downloadText(name, 'text/csv', csvOf(textTableOf(groups, columns)));
    tell(saved ? words.downloaded(name) : words.notDownloaded);
  };
  return (
    <div className={styles['share']}>
      <span className={styles['told']} role="status">
        {told}
      </span>
      <button
        type="button"
        className="button"
        onClick={() => {
          void copy();
        }}
      >
        {words.markdown}
      </button>
      <button type="button" className="button" onClick={download}>
        {words.csv}
      </button>
    </div>
  );
}

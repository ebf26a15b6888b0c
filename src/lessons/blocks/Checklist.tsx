import { useState } from 'react';
import { useStore } from 'zustand';
import { lessonList } from '../../messages/en/lessons/list';
import { lessonsPage } from '../../messages/en/lessons-page';
import { copyText } from '../../ui/clipboard';
import { downloadText } from '../../ui/download';
import { plain, Prose } from '../../ui/Prose';
import { useTold } from '../../ui/useTold';
import type { CheckGroup } from '../lesson';
import type { Progress } from '../progress';
import { checklistMarkdown } from './checklist-markdown';
import styles from './Checklist.module.css';

type ChecklistProps = { readonly groups: readonly CheckGroup[]; readonly progress: Progress };

const words = lessonsPage.checklist;

/** Items to tick, kept in the browser, to be taken along as Markdown. */
export function Checklist({ groups, progress }: ChecklistProps) {
  const { ticked, storage } = useStore(progress.store);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const [told, tell] = useTold('');
  const names = groups.flatMap(({ items }) => items.map(({ name }) => name));
  const markdown = () => checklistMarkdown(groups, ticked, location.href.replace(/#.*$/, ''));
  const copy = async () => {
    tell('');
    tell((await copyText(markdown())) ? words.copied : words.copyFailed);
  };
  const download = () => {
    const saved = downloadText(words.file, 'text/markdown', markdown());
    tell(saved ? words.downloaded(words.file) : words.notDownloaded);
  };
  const clear = () => {
    setCleared([...ticked]);
    progress.forgetTicks();
    tell(words.cleared(ticked.size));
  };
  const restore = () => {
    for (const name of cleared) progress.tick(name, true);
    setCleared([]);
    tell('');
  };
  const count = names.filter((name) => ticked.has(name)).length;
  const canRestore = ticked.size === 0 && cleared.length > 0;
  return (
    <div className={`card ${styles['checklist']}`}>
      <div className={styles['bar']}>
        <p className={styles['count']}>
          {words.count(count, names.length)}{' '}
          {(count > 0 || storage === 'unreadable') && words.storage[storage]}
        </p>
        <span role="status" className="note">
          {told}
        </span>
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" className="button" onClick={download}>
          {words.download}
        </button>
        <button type="button" className="button" onClick={canRestore ? restore : clear}>
          {canRestore ? words.restore : words.clear}
        </button>
      </div>
      {groups.map(({ heading, items }) => (
        <fieldset key={heading} className={styles['group']}>
          <legend>{heading}</legend>
          {items.map(({ name, text, lesson }) => (
            <div key={name} className={styles['item']}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={ticked.has(name)}
                  onChange={(event) => {
                    progress.tick(name, event.target.checked);
                  }}
                />
                <span>
                  <Prose text={text} />
                </span>
              </label>
              <a href={`#/lessons/${lesson}`}>{words.lesson(plain(lessonList[lesson].title))}</a>
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

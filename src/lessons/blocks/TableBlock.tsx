import { plain, Prose } from '../../ui/Prose';
import { ScrollFrame } from './ScrollFrame';
import styles from './TableBlock.module.css';

type TableBlockProps = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A table of short texts; the first cell of a row is its heading. */
export function TableBlock({ caption, head, rows }: TableBlockProps) {
  return (
    <ScrollFrame label={plain(caption)}>
      <table className={styles['table']}>
        <caption>
          <Prose text={caption} />
        </caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                <Prose text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">
                <Prose text={first} />
              </th>
              {others.map((text, i) => (
                <td key={head[i + 1]}>
                  <Prose text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

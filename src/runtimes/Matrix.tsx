import { memo, useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { RuleName } from '../engine/service/rules';
import { runtimes } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import { cellOf, isOdd } from './cell';
import { CellText } from './CellText';
import { spotAfter } from './grid-keys';
import styles from './Matrix.module.css';
import type { RuleGroup } from './rows';
import type { ServiceId } from './services';

type OpenCell = (rule: RuleName, service: ServiceId) => void;

type MatrixProps = {
  readonly groups: readonly RuleGroup[];
  readonly columns: readonly ServiceId[];
  readonly onOpen: OpenCell;
};

type CellId = { readonly rule: RuleName; readonly service: ServiceId };

const words = runtimesPage.matrix;

/** The rules by session service, as a grid: one stop for the Tab key, arrows within. */
export function Matrix({ groups, columns, onOpen }: MatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<CellId | null>(null);
  const rules = groups.flatMap((group) => group.rules);
  const spot = {
    row: last === null ? -1 : rules.indexOf(last.rule),
    column: last === null ? -1 : columns.indexOf(last.service),
  };
  // What had the focus may have been filtered away.
  const stop = spot.row < 0 || spot.column < 0 ? { row: 0, column: 0 } : spot;
  const onFocus = useCallback((rule: RuleName, service: ServiceId) => {
    setLast({ rule, service });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const to = spotAfter(event, stop, { row: rules.length, column: columns.length });
    if (to === null) return;
    event.preventDefault();
    const cells = table.current?.querySelectorAll<HTMLElement>('[data-cell]');
    cells?.[to.row * columns.length + to.column]?.focus();
  };

  return (
    <div className={`card ${styles['box']}`}>
      <table ref={table} role="grid" aria-label={words.label} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{words.rule}</th>
            {columns.map((id) => (
              <th key={id} scope="col">
                {runtimesPage.serviceName(id)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span>{group.title}</span>
              </th>
            </tr>
            {group.rules.map((rule) => (
              <MatrixRow
                key={rule}
                rule={rule}
                columns={columns}
                stop={rule === rules[stop.row] ? (columns[stop.column] ?? null) : null}
                onFocus={onFocus}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type MatrixRowProps = {
  readonly rule: RuleName;
  readonly columns: readonly ServiceId[];
  /** The cell of this row that the Tab key stops at, if any. */
  readonly stop: ServiceId | null;
  readonly onFocus: OpenCell;
  readonly onOpen: OpenCell;
};

/** Of several hundred cells only two change when the focus moves. */
const MatrixRow = memo(function MatrixRow({
  rule,
  columns,
  stop,
  onFocus,
  onOpen,
}: MatrixRowProps) {
  return (
    <tr>
      <th scope="row">{runtimes.rules[rule].title}</th>
      {columns.map((id) => {
        const cell = cellOf(rule, id);
        return (
          <td key={id}>
            <button
              type="button"
              className={styles['cell']}
              tabIndex={id === stop ? 0 : -1}
              data-cell=""
              data-odd={isOdd(cell) || undefined}
              onFocus={() => {
                onFocus(rule, id);
              }}
              onClick={() => {
                onOpen(rule, id);
              }}
            >
              <CellText rule={rule} cell={cell} />
            </button>
          </td>
        );
      })}
    </tr>
  );
});

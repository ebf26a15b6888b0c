import { experiment } from '../../src/engine/experiment/experiment';
import { OPENING, type Settings } from '../../src/engine/experiment/settings';
import { jsonText } from '../../src/engine/service/values';
import type { Run } from '../../src/engine/scenario/run';
import { pictureOf, type CellView, type Picture } from '../../src/stage/picture';

/** The run of the opening settings with some of them changed. */
export function runOf(changed: Partial<Settings>): Run {
  return experiment({ ...OPENING, ...changed }).run;
}

/**
 * A picture's stores as lines: scope, `!` when it is what the picture is about, then its cells as
 * kind and key, `+` on those that arrive only when the request does.
 */
export function storesOf(run: Run, index: number): readonly string[] {
  return linesOf(pictureOf(run, index));
}

function linesOf({ stores }: Picture): readonly string[] {
  return stores.map(({ scope, hot, cells }) =>
    [`${scope}${hot ? '!' : ''}`, ...cells.map(cellText)].join(' '),
  );
}

function cellText(view: CellView): string {
  const { kind, arrives, slot } = view;
  const held = kind === 'holds' ? `=${jsonText(view.cell.value)}@${view.cell.tag ?? 'nobody'}` : '';
  return `${kind}${arrives ? '+' : ''}:${slot.bucket.join('|')}/${slot.key}${held}`;
}

/** The key comparison of a picture: what holds the plan, how it relates, what is resolved. */
export function rowsOf(run: Run, index: number): readonly string[] {
  const picture = pictureOf(run, index);
  if (picture.kind !== 'write' && picture.kind !== 'read') return [];
  return picture.rows.map(({ name, held, resolved, state }) =>
    [name, held ?? '-', state, resolved ?? '-'].join(' '),
  );
}

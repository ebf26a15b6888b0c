/** A place in a grid of cells, both from 0. */
export type Spot = { readonly row: number; readonly column: number };

type Pressed = { readonly key: string; readonly ctrlKey: boolean };

/**
 * Where a key leads from a cell of a grid of so many rows and columns, or null when it is not the
 * grid's. At an edge an arrow stays where it is (WAI-ARIA Authoring Practices, data grid).
 */
export function spotAfter(
  { key, ctrlKey }: Pressed,
  { row, column }: Spot,
  { row: rows, column: columns }: Spot,
): Spot | null {
  const first = { row: 0, column: 0 };
  const last = { row: rows - 1, column: columns - 1 };
  if (ctrlKey) return key === 'Home' ? first : key === 'End' ? last : null;
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, last.column) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowDown':
      return { row: Math.min(row + 1, last.row), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: last.column };
    default:
      return null;
  }
}

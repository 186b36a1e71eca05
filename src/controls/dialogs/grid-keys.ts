// Keys that lead through a grid or a list of which one place at a time is a stop of Tab: nobody tabs through hundreds of them.

/** A place in a grid, both from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a place, staying within so many rows and columns; null where it is not one that leads. */
export function placeAfter(
  key: string,
  { row, column }: GridPlace,
  rows: number,
  columns: number,
): GridPlace | null {
  const at = (wantedRow: number, wantedColumn: number): GridPlace => ({
    row: Math.max(0, Math.min(rows - 1, wantedRow)),
    column: Math.max(0, Math.min(columns - 1, wantedColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, columns - 1);
    default:
      return null;
  }
}

/** Where a key leads in a list of so many rows, of which `page` are in sight; null where it is not one that leads. */
export function rowAfter(key: string, row: number, rows: number, page: number): number | null {
  const at = (wanted: number): number => Math.max(0, Math.min(rows - 1, wanted));
  switch (key) {
    case 'ArrowUp':
      return at(row - 1);
    case 'ArrowDown':
      return at(row + 1);
    case 'PageUp':
      return at(row - page);
    case 'PageDown':
      return at(row + page);
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    default:
      return null;
  }
}

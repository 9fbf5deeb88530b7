import { largest, smallest } from '../../values/extremes.ts';
import { type DocumentRow, partOfRow } from './document-rows.ts';
import type { Sum } from './sums.ts';

/** Right edges of one column lie no further apart, in points. */
const ALIGNED = 4;
/** Text next to a column of sums begins at least so far right of it, in points. */
const APART = 12;
/** Fewer sums make no column. */
const LEAST_SUMS = 2;
/** How many lines above the first named sum belong to its column, where their amounts stand in it. */
const MOST_ABOVE = 6;

/**
 * The rows with their sums alone where these stand at the left and text next to them, such as how to pay: the lines of the column of named
 * sums end at its right edge. Other rows are the same.
 */
export function withoutAsides(rows: readonly DocumentRow[], sums: readonly Sum[]): readonly DocumentRow[] {
  const placed = sums.flatMap((sum) => {
    const figure = rows[sum.position]?.figures.find(
      ({ from }) => rows[sum.position]?.line.words[from] === sum.words[0],
    );
    return figure === undefined || sum.strength < 0.5 ? [] : [{ ...sum, right: figure.digitsRight }];
  });
  const total = placed.findLast(({ role }) => role === 'total');
  if (total === undefined) return rows;
  const column = placed.filter(
    ({ right, page }) => page === total.page && Math.abs(right - total.right) <= ALIGNED,
  );
  if (column.length < LEAST_SUMS) return rows;
  const edge = largest(column.map(({ right }) => right)) + APART;
  const named = smallest(column.map(({ position }) => position));
  const isIn = ({ figures }: DocumentRow) =>
    figures.some(({ isMoney, digitsRight }) => isMoney && Math.abs(digitsRight - total.right) <= ALIGNED);
  const from = smallest(
    rows
      .slice(Math.max(0, named - MOST_ABOVE), named + 1)
      .flatMap((row, index, above) => (above.slice(index).every(isIn) ? [row.position] : [])),
  );
  return rows.map((row) => (row.position < from || row.position > total.position ? row : upTo(row, edge)));
}

/** A row up to an edge; without words or figures where it has none before that. */
function upTo(row: DocumentRow, edge: number): DocumentRow {
  const to = row.line.words.findIndex(({ left }) => left >= edge);
  return to < 0 ? row : partOfRow(row, 0, to);
}

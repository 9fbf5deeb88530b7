import { textOf } from '../../lines/line.ts';
import { largest } from '../../values/extremes.ts';
import { toMinor } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { Figure } from '../rows/figure.ts';
import type { Sum } from '../rows/sums.ts';
import type { ReadColumn } from './columns-of-items.ts';
import type { Item } from './items.ts';

/** Right edges of one column are no further apart, in points. */
const ALIGNED = 3;

/** The feet of a table are printed no more lines below its last item. */
const MOST_ROWS = 6;

/** How clearly a sum must be named to be a foot. */
const CLEARLY = 0.5;

/**
 * The columns next to the amounts of items that are filled on every item and end in a row of sums: what is printed there must be what they
 * add up to, though the items were read from another column. None where items have prices: a column above a sum may be one of these.
 */
export function footedColumns(
  items: readonly Item[],
  rows: readonly DocumentRow[],
  sums: readonly Sum[],
  digits: number,
): ReadColumn[] {
  const own = items.filter(({ amount }) => amount !== 0);
  const last = largest(own.map(({ position }) => position));
  if (own.length < 2) return [];
  const foot = rows.slice(last + 1, last + 1 + MOST_ROWS).find((row) => isRowOfFeet(row, sums));
  if (foot === undefined) return [];
  // A line with a price prints its tax in columns that have names.
  if (own.some(({ unitPrice }) => unitPrice !== null)) return [];
  return columnsOver(foot, own, rows, digits).filter(({ cells }) =>
    cells.some(({ position, amount }) =>
      own.every((item) => item.position !== position || item.amount !== amount),
    ),
  );
}

/** Whether several amounts on a line end columns: one of them is a sum by name. */
function isRowOfFeet({ position, figures }: DocumentRow, sums: readonly Sum[]): boolean {
  return (
    figures.filter(({ isMoney }) => isMoney).length > 1 &&
    sums.some((sum) => sum.position === position && sum.strength >= CLEARLY && FEET.has(sum.role))
  );
}

const FEET: ReadonlySet<Sum['role']> = new Set(['subtotal', 'tax', 'total']);

/** The columns of the items' lines that end in the amounts of a row below them, each by what that row begins with. */
function columnsOver(
  foot: DocumentRow,
  items: readonly Item[],
  rows: readonly DocumentRow[],
  digits: number,
): ReadColumn[] {
  const name = foot.chunks[0]?.words ?? [];
  return foot.figures
    .filter(({ isMoney }) => isMoney)
    .flatMap((figure) => {
      const cells = items.flatMap(({ position }) => {
        const cell = rows[position]?.figures.find((other) => other.isMoney && isAligned(other, figure));
        const amount = cell === undefined ? null : toMinor(cell.value, digits);
        return amount === null ? [] : [{ position, amount }];
      });
      const printed = toMinor(figure.value, digits);
      if (cells.length < items.length || printed === null) return [];
      const place = { heading: textOf(name), page: foot.line.page };
      return [{ ...place, isTax: false, isFooted: true, cells, others: [printed] }];
    });
}

function isAligned(a: Figure, b: Figure): boolean {
  return Math.abs(a.digitsRight - b.digitsRight) <= ALIGNED;
}

import type { Word } from '../read/page.ts';
import { median } from '../values/median.ts';
import type { Row } from './rows/row.ts';

/** Least dates that show a column to find rows by. */
const FEW_DATES = 4;
/** Points by which a word may extend beyond the date column. */
const NEAR = 2;

/** The horizontal extent of the rows' dates, in points. */
export type DateColumn = { readonly left: number; readonly right: number };

/** The column of most of the rows' dates, on their own lines or on text lines above; null if there are too few. */
export function dateColumnOf(rows: readonly Row[], fewest = FEW_DATES): DateColumn | null {
  const tables = new Set(rows.map(({ anchor }) => anchor.table));
  const dates = [...tables].flatMap(({ lines }) =>
    lines.flatMap(({ tokens: [first] }) => (first?.kind === 'date' ? [first] : [])),
  );
  return dates.length < fewest
    ? null
    : { left: median(dates.map(({ left }) => left)), right: median(dates.map(({ right }) => right)) };
}

/** Whether a word is entirely within the date column. */
export function standsInColumn(word: Word, { left, right }: DateColumn): boolean {
  return word.left > left - NEAR && word.right < right + NEAR;
}

import type { Word } from '../read/page.ts';
import type { Row } from './rows/row.ts';

/** Dates from which they show a column. */
const FEW_DATES = 4;
/** Points by which a word may reach beyond the column of dates and still stand in it. */
const NEAR = 2;

/** From where to where the dates of rows stand, in points. */
export type DateColumn = { readonly left: number; readonly right: number };

/** Where most dates of the rows stand, on their own lines or on those of text over them; null where too few do. */
export function dateColumnOf(rows: readonly Row[]): DateColumn | null {
  const tables = new Set(rows.map(({ anchor }) => anchor.table));
  const dates = [...tables].flatMap(({ lines }) =>
    lines.flatMap(({ tokens: [first] }) => (first?.kind === 'date' ? [first] : [])),
  );
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return dates.length < FEW_DATES
    ? null
    : { left: middle(dates.map(({ left }) => left)), right: middle(dates.map(({ right }) => right)) };
}

/** Whether a word stands wholly where dates do. */
export function standsInColumn(word: Word, { left, right }: DateColumn): boolean {
  return word.left > left - NEAR && word.right < right + NEAR;
}

import type { CalendarDate } from '@tieout/records';
import type { Row } from '../interpret/row.ts';

/** Below this, what a recogniser read for a date may as well be another. */
const LEAST_CONFIDENCE = 0.5;

/** The settled date of a row, null where it has none. */
type DatedRow = { readonly row: Row; readonly date: CalendarDate | null };

/**
 * Rows, by index, whose date was read from pixels and may be wrong: no sum would show it. Doubted are dates read with little confidence,
 * and a single date that breaks the order all others keep. Dates in the file's own text are never doubted here.
 */
export function doubtfulDates(rows: readonly DatedRow[]): number[] {
  const recognised = rows.map(({ row }) => confidenceOf(row) < 1);
  if (!recognised.includes(true)) return [];
  const strays = strayDates(rows.map(({ date }) => date));
  return rows.flatMap(({ row }, index) =>
    recognised[index] === true && (confidenceOf(row) < LEAST_CONFIDENCE || strays.includes(index))
      ? [index]
      : [],
  );
}

/**
 * Least confidence of the figures a row's date was read from; 1 where it stands on no word of the row's own line. A month's name
 * that was read wrong would be no month's name.
 */
function confidenceOf({ anchor }: Row): number {
  const token = anchor.cells.date;
  if (token === null) return 1;
  const figures = anchor.body.line.words.slice(token.from, token.to).filter((word) => /\d/.test(word.text));
  return Math.min(1, ...figures.map((word) => word.confidence));
}

/** The dates without which all others stand in order, up or down; none where the document keeps no order. */
function strayDates(dates: readonly (CalendarDate | null)[]): number[] {
  const dated = dates.flatMap((date, index) => (date === null ? [] : [{ date, index }]));
  if (dated.length < 4 || isOrdered(dated.map(({ date }) => date))) return [];
  const strays = dated.filter(({ index }) =>
    isOrdered(dated.filter((other) => other.index !== index).map(({ date }) => date)),
  );
  return strays.map(({ index }) => index);
}

function isOrdered(dates: readonly CalendarDate[]): boolean {
  const follows = (sign: 1 | -1) =>
    dates.every((date, index) => {
      const before = dates[index - 1];
      return before === undefined || (sign === 1 ? before <= date : before >= date);
    });
  return follows(1) || follows(-1);
}

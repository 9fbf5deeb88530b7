import type { Line } from '../lines/line.ts';
import { CURRENCY_CODES } from '../values/currency.ts';

/** Fewer rows than these may all have been in another money. */
const ENOUGH_ROWS = 3;
/** How far the codes of one column may stand from one another, in points. */
const SLACK_PT = 2;

/** The currency whose code stands at one place of every row, as in a column of its own; null where none does. */
export function currencyOfRows(rows: readonly Line[]): string | null {
  const codes = rows.map(({ words }) => words.filter(({ text }) => CURRENCY_CODES.has(text)));
  const [first] = codes.flat();
  if (first === undefined || rows.length < ENOUGH_ROWS) return null;
  const isColumn = codes.every(
    ([code, ...others]) =>
      code?.text === first.text && others.length === 0 && Math.abs(code.left - first.left) < SLACK_PT,
  );
  return isColumn ? first.text : null;
}

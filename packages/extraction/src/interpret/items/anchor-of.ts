import { saysDirection } from '../../roles/says-direction.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { AmountToken, DateToken, Token } from '../../tables/token.ts';
import type { Amount } from '../../values/amount.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { INDICATORS } from '../../vocabulary/tables.ts';
import type { Anchor } from './flow-item.ts';
import type { TableLine } from './table-line.ts';

/** The transaction on a line: its first non-zero amount, else its first amount; null where no amount is in a money column. */
export function anchorOf(line: TableLine): Anchor | null {
  const { table, body, cells, movements, balance } = line;
  const cell = movements.find(({ token }) => token.amount.minor !== 0) ?? movements[0];
  if (cell === undefined) return null;
  const role = cell.column.role;
  const charges = cells.amounts.filter(({ column }) => column.isCharge === true);
  return {
    body,
    table,
    cells,
    side: role === 'in' || role === 'out' ? role : 'amount',
    amount: cell.token.amount,
    balance: balance === null ? null : withSideBehind(balance.token, line),
    charged: charges.reduce((sum, { token }) => sum + token.amount.minor, 0),
    date: withYearOfOtherDate(cells.date?.date ?? null, cells.postDate ?? cells.valueDate),
    postDate: cells.postDate?.date ?? null,
    isUndated: cells.date === null,
    indicator: indicatorOf(line, balance?.token ?? null),
  };
}

/** Months between transaction date and value date that imply a turn of the year. */
const HALF_A_YEAR = 6;

/** Completes a date without a year by the year of the other date on its row. */
function withYearOfOtherDate(date: PrintedDate | null, otherDate: DateToken | null): PrintedDate | null {
  const other = otherDate?.date;
  const year = other?.year ?? 0;
  if (date === null || date.year !== null || other === undefined || year < 1000) return date;
  const isMonthFirst = date.order === 'month-day' || Math.max(date.second, other.second) > 12;
  const [own, theirs] = isMonthFirst ? [date.first, other.first] : [date.second, other.second];
  const turn = own - theirs > HALF_A_YEAR ? -1 : theirs - own > HALF_A_YEAR ? 1 : 0;
  return date.order === other.order ? { ...date, year: year + turn } : date;
}

/** How far beyond its header a direction word may be, in points. */
const OVERHANG = 6;

type Cellular = Pick<TableLine, 'table' | 'body' | 'cells'>;

/** The direction word below a header for it. */
export function indicatorOf(line: Cellular, balance: AmountToken | null): Anchor['indicator'] {
  const [token] = directionsUnder(line, 'indicator').filter((letter) => !isSideOf(balance, letter, line));
  return token === undefined ? null : directionOf(line, token);
}

function directionOf(line: Cellular, token: Token): Anchor['indicator'] {
  return INDICATORS.get(wordOf(line, token)) ?? null;
}

/** How far after a balance the letter for its side may be, in points. */
const BEHIND = 24;

/** A balance with the side given by a letter right after it under a header of sides: "D" for a debit balance, under "D/C". */
function withSideBehind(balance: AmountToken, line: Cellular): Amount {
  const { amount } = balance;
  if (amount.mark !== 'none') return amount;
  const letter = directionsUnder(line, 'indicator').find((token) => isSideOf(balance, token, line));
  const side = letter === undefined ? null : directionOf(line, letter);
  return side === null ? amount : { ...amount, mark: side };
}

/** Whether a letter is that of a balance: right after it under the second of two headers of sides, or anywhere where the amounts of both directions have columns of their own. */
function isSideOf(balance: AmountToken | null, { left }: Token, { table }: Cellular): boolean {
  if (balance === null) return false;
  if (['in', 'out'].every((side) => table.headings.some(({ role }) => role === side))) return true;
  if (left < balance.right || left - balance.right >= BEHIND) return false;
  return table.headings.filter(({ role }) => role === 'indicator').length > 1;
}

/** Words that only give the direction of a row: in a direction or code column. */
export function directionWords(line: Cellular): Token[] {
  const words = directionsUnder(line, 'code').filter(
    (token) => saysDirection(wordOf(line, token)) && isCell(line, token),
  );
  const columns = line.table.headings.filter(({ role }) => role === 'indicator').length;
  return [...directionsUnder(line, 'indicator').slice(0, columns), ...words];
}

/** Gap around a cell, in text heights. */
const CELL_GAP = 0.5;

/** Whether a word is its whole cell: after another word it is part of a text, "Direct Debit". */
function isCell({ body: { line } }: Cellular, { from, to, left, right }: Token): boolean {
  const [before, behind] = [line.words[from - 1], line.words[to]];
  const gap = (line.bottom - line.top) * CELL_GAP;
  return (
    (before === undefined || left - before.right > gap) && (behind === undefined || behind.left - right > gap)
  );
}

/** The directions given by words under a code header, which a single row cannot show to be a direction column. */
export function codedDirections(line: Cellular): Anchor['indicator'][] {
  return directionsUnder(line, 'code')
    .filter((token) => saysDirection(wordOf(line, token)))
    .map((token) => directionOf(line, token));
}

function directionsUnder(line: Cellular, role: 'indicator' | 'code'): Token[] {
  const headings = line.table.headings.filter((item) => item.role === role);
  if (headings.length === 0) return [];
  return line.cells.text.filter(
    (token) =>
      headings.some(({ left, right }) => token.right >= left - OVERHANG && token.left <= right + OVERHANG) &&
      directionOf(line, token) !== null,
  );
}

function wordOf({ body }: Cellular, token: Token): string {
  return normalise(textOfTokens(body, [token]));
}

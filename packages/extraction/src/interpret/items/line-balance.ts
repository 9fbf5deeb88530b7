import { strengthOf } from '../../claims/strength.ts';
import { textOf } from '../../lines/line.ts';
import { type Cells, standsApart } from '../../roles/cells.ts';
import { signedBalance } from '../../roles/signed-balance.ts';
import { amountsOf } from '../../tables/amounts-of.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { roleOf } from '../../tables/heading.ts';
import { phraseBefore } from '../../tables/phrase-before.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { AmountToken } from '../../tables/token.ts';
import { namesMoneyHeld } from '../../values/names-money-held.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import {
  balanceLabel,
  mentionsBalance,
  namesBareBalance,
  namesLimit,
  totalLabel,
} from '../../vocabulary/label.ts';
import { isUnspaced } from '../../vocabulary/normalise.ts';
import { exactPhrase, phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { BALANCES } from '../../vocabulary/tables.ts';
import { indicatorOf } from './anchor-of.ts';
import type { BalanceItem, FlowItem } from './flow-item.ts';
import { type TableLine, totalItem } from './table-line.ts';
import { withSideSaid } from './with-side-said.ts';

/** The balance that a line's label names, or the totals of both sides if it fills both columns; null if there is none. */
export function lineBalance(line: TableLine): FlowItem[] | null {
  const { body, cells, movements, balance, text } = line;
  const role = labelOf(line);
  if (role === null || (role === 'carried' && balance === null && says('subtotal', line.text))) return null;
  if (movesBalance(line)) return null;
  const own = balance ?? balanceInOrder(line) ?? balanceBehindSides(line);
  if (own !== null && role === 'closing' && showsOther(line, own.token)) return null;
  const sides = own === null ? cellsOfBothSides(line) : [];
  if (sides.length > 0) return [totalItem('both', sides, line)];
  // Of the columns of two currencies, one is empty or zero on most lines. A figure before the label belongs to a box next to the rows.
  const filled = movements.filter(({ token }) => token.amount.minor !== 0);
  const isLabelled = ({ token }: Cells['amounts'][number]) =>
    balanceLabel(phraseBefore(body, token.left)) === role;
  const cell = own ?? filled.find(isLabelled) ?? filled[0] ?? movements[0];
  if (cell === undefined) return null;
  const { mark } = cell.token.amount;
  const side = own === null && mark === 'none' ? indicatorOf(line, null) : null;
  const printed = side === null ? cell.token.amount : { ...cell.token.amount, mark: side };
  const amount = withSideSaid(printed, body);
  const isOfSide = cell.column.role === 'out' || cell.column.role === 'in';
  const column = isOfSide && happensToStandThere(line, cell.token) ? null : cell.column.role;
  const date = cells.date?.date ?? dateIn(body);
  const strength = strengthOf(text, body.line.words.slice(cell.token.from, cell.token.to), line.usualSize);
  return [{ kind: 'balance', role, amount, column, body, isInTable: true, label: text, strength, date }];
}

/**
 * The amount of a line in the balance column by its order, if the line has as many amounts as there are money columns, off their edges. No row
 * moves money both ways: a line that fills both columns is none, dated or not.
 */
function balanceInOrder({ table, body, cells }: TableLine): Cells['amounts'][number] | null {
  const figures = amountsOf(body);
  const columns = table.columns
    .filter(({ role }) => role !== 'foreign')
    .toSorted((one, other) => one.edge - other.edge);
  const column = columns.find(({ role }) => role === 'balance');
  const token = column === undefined ? undefined : figures[columns.indexOf(column)];
  const isFull = columns.length > 1 && figures.length === columns.length;
  const isNoRow = cells.date === null || BOTH_WAYS.every((side) => columns.some(({ role }) => role === side));
  return isFull && isNoRow && column !== undefined && token !== undefined ? { column, token } : null;
}

const BOTH_WAYS = ['in', 'out'];

/** The last of three amounts in a row behind a balance label, where headers name both sides and no balances: the others are what moved. */
function balanceBehindSides({ table, body, movements }: TableLine): Cells['amounts'][number] | null {
  const [first, , third, ...others] = amountsOf(body);
  const has = (role: string) => table.columns.some((column) => column.role === role);
  const isBeyond = BOTH_WAYS.every(has) && !has('balance');
  const column = movements[0]?.column;
  if (first === undefined || third === undefined || others.length > 0 || !isBeyond || column === undefined)
    return null;
  const isRun = body.tokens.indexOf(third) - body.tokens.indexOf(first) === 2;
  return isRun ? { column: { ...column, role: 'balance' }, token: third } : null;
}

/** Whether a balance is in the column of one side only by position, so that it has no sign from there: balances have their own column, or it follows its label directly. */
function happensToStandThere({ table, body }: TableLine, token: AmountToken): boolean {
  return table.columns.some(({ role }) => role === 'balance') || !standsApart(body, token);
}

/**
 * Whether a dated line has a transaction next to its balance: its balance label follows other words, "Interest Credit Balance", or its amount
 * is the difference to the balance above or below, "NEW BALANCE OUTLET". A label alone, next to what moved both ways, names the end of all rows.
 */
function movesBalance(line: TableLine): boolean {
  const { cells, movements, balance, text } = line;
  const [movement, ...others] = movements.filter(({ token }) => token.amount.minor !== 0);
  return (
    cells.date !== null &&
    balance !== null &&
    movement !== undefined &&
    others.length === 0 &&
    (movements.length === 1 || exactPhrase(BALANCES, text) === null) &&
    totalLabel(text) === null &&
    movement.token.amount.minor !== balance.token.amount.minor &&
    ((phrasesIn(BALANCES, text)[0]?.start ?? 0) > 0 ||
      stepsFromNext(line, balance.token, movement.token.amount.minor))
  );
}

/** Whether an amount is the difference to a figure on the next line with figures above or below. */
function stepsFromNext({ table, index }: TableLine, { amount }: AmountToken, by: number): boolean {
  const hasFigures = (body: BodyLine) => amountsOf(body).length > 0;
  const above = table.lines.slice(0, index).findLast(hasFigures);
  const below = table.lines.slice(index + 1).find(hasFigures);
  const held = signedBalance(amount, false);
  return [above, below].some(
    (next) =>
      next !== undefined &&
      amountsOf(next).some((other) => Math.abs(held - signedBalance(other.amount, false)) === by),
  );
}

function labelOf(line: TableLine): BalanceItem['role'] | null {
  const { cells, text } = line;
  if (isBookedRow(line)) return null;
  if (paysOff(line)) return null;
  const label = balanceLabel(text) ?? labelBeforeFigure(line);
  if (label !== null || cells.amounts.length === 0) return label;
  // An undated available amount is no balance that rows lead to.
  if (cells.date === null && namesLimit(text)) return null;
  const words = [withoutDays(line), wordsBeforeFigure(line)];
  // A currency next to a day has the balance of that day, and without one a rate.
  const isOfMoneyHeld = dateIn(line.body) !== null && words.some(namesMoneyHeld);
  return words.some(isBareBalance) || isOfMoneyHeld ? 'checkpoint' : null;
}

/** Whether a line has two dates, one amount and more words than a balance label: "OLD BALANCE CAFE". No balance has a posting date. */
function isBookedRow({ cells, balance, movements, text }: TableLine): boolean {
  if (cells.date === null || cells.postDate === null || balance !== null || movements.length !== 1)
    return false;
  return exactPhrase(BALANCES, text) === null && !namesBareBalance(text);
}

/** The words of a line without dates: "Saldo 31.12.2024" says no more than a date column would. Empty if they are too many for a balance label. */
function withoutDays({ body, cells }: TableLine): string {
  const words = cells.text.filter(({ kind }) => kind !== 'date');
  return words.length > MOST_BARE_WORDS ? '' : textOfTokens(body, words);
}

/** The words directly before a line's only amount, back to the first gap. */
function wordsBeforeFigure({ body, cells }: TableLine): string {
  const [first, ...others] = cells.amounts;
  if (first === undefined || others.length > 0) return '';
  const { words } = body.line;
  let from = first.token.from;
  for (let right = words[from]; right !== undefined && from > 0; right = words[from]) {
    const before = words[from - 1];
    if (before === undefined || right.left - before.right > (right.bottom - right.top) * APART_EM) break;
    from--;
  }
  return textOf(words.slice(from, first.token.from));
}

const APART_EM = 0.9;

/**
 * The balance named by the phrase before the amount, if the whole text names none. On a dated line the only amount may follow the last words
 * of the description: there it must be all the text before the amount, as where another fact is printed next to it.
 */
function labelBeforeFigure({ body, cells, text }: TableLine): ReturnType<typeof balanceLabel> {
  const [first] = cells.amounts;
  if (first === undefined) return null;
  const phrase = phraseBefore(body, first.token.left);
  if (phrase === text) return null;
  const before = cells.text.filter(({ left }) => left < first.token.left);
  if (cells.date !== null && cells.amounts.length < 2 && textOfTokens(body, before) !== phrase) return null;
  return balanceLabel(phrase);
}

/** Whether a dated row pays off a balance: it names the balance, and has an amount. */
function paysOff({ cells, balance, text }: TableLine): boolean {
  return cells.date !== null && balance === null && says('paidOff', text);
}

/** Whether a line that may close, but not by a word for a balance, has another amount next to one: it is about something else, "This statement". */
function showsOther({ body, text }: TableLine, own: AmountToken): boolean {
  const others = amountsOf(body).filter((token) => token !== own && token.amount.minor !== 0);
  return others.length > 0 && !mentionsBalance(text);
}

/** A label with amounts in both the debit and the credit column is a total, and no balance, though sums may end off the edges of rows' amounts. Empty for any other. */
function cellsOfBothSides({ table, body, movements }: TableLine): Cells['amounts'] {
  const filled = movements.filter(({ token }) => token.amount.minor !== 0);
  if (BOTH_WAYS.every((side) => filled.some(({ column }) => column.role === side))) return movements;
  const figures = amountsOf(body).filter(({ amount }) => amount.minor !== 0);
  const under = BOTH_WAYS.flatMap((side) => {
    const column = table.columns.find(({ role }) => role === side);
    const token = figures.find(
      ({ left, right }) => column !== undefined && left < column.right && right > column.left,
    );
    return column === undefined || token === undefined ? [] : [{ column, token }];
  });
  return figures.length === 2 && new Set(under.map(({ token }) => token)).size === 2 ? under : [];
}

const MOST_BARE_WORDS = 4;

/** Whether a text is only "Balance". */
function isBareBalance(text: string): boolean {
  if (text === '' || text.split(' ').length > MOST_BARE_WORDS) return false;
  return isUnspaced(text) ? roleOf(text) === 'balance' : namesBareBalance(text);
}

/** The date in a label: "Balance on 1 March 2025". */
function dateIn(body: BodyLine): PrintedDate | null {
  return body.tokens.find((token) => token.kind === 'date')?.date ?? null;
}

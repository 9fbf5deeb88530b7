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
import type { PrintedDate } from '../../values/printed-date.ts';
import { balanceLabel, mentionsBalance, namesBareBalance, namesLimit } from '../../vocabulary/label.ts';
import { isUnspaced } from '../../vocabulary/normalise.ts';
import { exactPhrase, phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { BALANCES } from '../../vocabulary/tables.ts';
import { indicatorOf } from './anchor-of.ts';
import type { BalanceItem, FlowItem } from './flow-item.ts';
import { type TableLine, totalItem } from './table-line.ts';

/** The balance a line's words name, or the sums of both sides where it fills them both; null where they name none. */
export function lineBalance(line: TableLine): FlowItem[] | null {
  const { body, cells, movements, balance, text } = line;
  const role = labelOf(line);
  if (role === null || (role === 'carried' && balance === null && says('subtotal', line.text))) return null;
  if (movesBalance(line)) return null;
  const own = balance ?? balanceInOrder(line);
  if (own !== null && role === 'closing' && showsOther(line, own.token)) return null;
  if (own === null && fillsBothSides(line)) return [totalItem('both', movements, line)];
  const cell = own ?? movements[0];
  if (cell === undefined) return null;
  const { mark } = cell.token.amount;
  const side = own === null && mark === 'none' ? indicatorOf(line, null) : null;
  const amount = side === null ? cell.token.amount : { ...cell.token.amount, mark: side };
  const column =
    cell.column.role === 'out' && happensToStandThere(line, cell.token) ? null : cell.column.role;
  const date = cells.date?.date ?? dateIn(body);
  const strength = strengthOf(text, body.line.words.slice(cell.token.from, cell.token.to), line.usualSize);
  return [{ kind: 'balance', role, amount, column, body, isInTable: true, label: text, strength, date }];
}

/**
 * The figure of a line in the column of balances by its place in order, where just as many figures as columns of money stand on it, off
 * their edges. No row moves money both ways: a line that fills both columns is none, dated or not.
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

/** Whether a balance under money out is not overdrawn for that: balances have a column of their own, or it runs on from its words. */
function happensToStandThere({ table, body }: TableLine, token: AmountToken): boolean {
  return table.columns.some(({ role }) => role === 'balance') || !standsApart(body, token);
}

/**
 * Whether a dated line moves money next to its balance, and what it says of one stands behind other words, "Interest Credit Balance", or the
 * balance of the line above or below is just as much away: "NEW BALANCE OUTLET" is a shop.
 */
function movesBalance(line: TableLine): boolean {
  const { cells, movements, balance, text } = line;
  const [movement, ...others] = movements.filter(({ token }) => token.amount.minor !== 0);
  return (
    cells.date !== null &&
    balance !== null &&
    movement !== undefined &&
    others.length === 0 &&
    movement.token.amount.minor !== balance.token.amount.minor &&
    ((phrasesIn(BALANCES, text)[0]?.start ?? 0) > 0 ||
      stepsFromNext(line, balance.token, movement.token.amount.minor))
  );
}

/** Whether the balance on the next line of figures above or below is another one by just that much. */
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
  if (paysOff(line)) return isBareBalance(wordsBeforeFigure(line)) ? 'checkpoint' : null;
  const label = balanceLabel(text) ?? labelBeforeFigure(line);
  if (label !== null || cells.amounts.length === 0) return label;
  // What may be drawn, shown of no day, is no balance that rows lead to.
  if (cells.date === null && namesLimit(text)) return null;
  return isBareBalance(withoutDays(line)) || isBareBalance(wordsBeforeFigure(line)) ? 'checkpoint' : null;
}

/** Whether a line has two days, one moved amount and more to say than the balance it names: "OLD BALANCE CAFE" was booked, and no balance is. */
function isBookedRow({ cells, balance, movements, text }: TableLine): boolean {
  if (cells.date === null || cells.postDate === null || balance !== null || movements.length !== 1)
    return false;
  return exactPhrase(BALANCES, text) === null && !namesBareBalance(text);
}

/** The words of a line but for days: "Saldo 31.12.2024" says no more than the column of days would. Nothing where they are too many for a balance alone. */
function withoutDays({ body, cells }: TableLine): string {
  const words = cells.text.filter(({ kind }) => kind !== 'date');
  return words.length > MOST_BARE_WORDS ? '' : textOfTokens(body, words);
}

/** The words a line's only figure runs on from, up to where they stand apart from what is before them. */
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
 * The balance that the phrase before the figure names where the whole text names none. A dated line's single figure may follow words
 * that are part of what was paid.
 */
function labelBeforeFigure({ body, cells, text }: TableLine): ReturnType<typeof balanceLabel> {
  const [first] = cells.amounts;
  if (first === undefined || (cells.date !== null && cells.amounts.length < 2)) return null;
  const phrase = phraseBefore(body, first.token.left);
  return phrase === text ? null : balanceLabel(phrase);
}

/** Whether a dated row pays a balance off: it names the balance, and moves money. */
function paysOff({ cells, balance, text }: TableLine): boolean {
  return cells.date !== null && balance === null && says('paidOff', text);
}

/** Whether a line that may close, but not by a word for a balance, shows another figure next to one: it is about something else, "This statement". */
function showsOther({ body, text }: TableLine, own: AmountToken): boolean {
  const others = amountsOf(body).filter((token) => token !== own && token.amount.minor !== 0);
  return others.length > 0 && !mentionsBalance(text);
}

/** A label with a figure both in the column of money out and in that of money in sums them up: it is no balance. */
function fillsBothSides({ movements }: TableLine): boolean {
  const filled = movements.filter(({ token }) => token.amount.minor !== 0).map(({ column }) => column.role);
  return filled.includes('out') && filled.includes('in');
}

const MOST_BARE_WORDS = 4;

/** "Balance", and nothing else: what stands next to it is the balance of that day. */
function isBareBalance(text: string): boolean {
  if (text === '' || text.split(' ').length > MOST_BARE_WORDS) return false;
  return isUnspaced(text) ? roleOf(text) === 'balance' : namesBareBalance(text);
}

/** The day a label names: "Balance on 1 March 2025". */
function dateIn(body: BodyLine): PrintedDate | null {
  return body.tokens.find((token) => token.kind === 'date')?.date ?? null;
}

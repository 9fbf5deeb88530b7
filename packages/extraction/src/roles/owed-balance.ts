import { type Line, textOf } from '../lines/line.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { isDated } from '../tables/is-dated.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import type { Amount } from '../values/amount.ts';
import { balanceLabel, namesBalanceOrSum } from '../vocabulary/label.ts';
import { titlesLoan } from '../vocabulary/loan-title.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { HEADINGS } from '../vocabulary/tables.ts';
import type { ColumnRole } from '../words/languages/locale.ts';
import type { Column, NumericRole } from './column.ts';
import { lends } from './name-kinds.ts';
import { namesOwed } from './name-sides.ts';
import { namesPrincipal } from './part-that-moves.ts';
import { signedBalance } from './signed-balance.ts';

/**
 * Marks the balance column that is a liability: one of two, "Balance debit" next to "Balance credit", or the only one, where rows repay the
 * principal of a loan or are under a loan's title. `above` are the lines above the headers, from the top.
 */
export function withOwedBalance(
  columns: readonly Column[],
  { headings, lines }: Pick<Draft, 'headings' | 'lines'>,
  above: readonly Line[],
): Column[] {
  const balances = headings.filter(({ role }) => role === 'balance');
  const [only, ...others] = balances;
  const isOfLoan =
    only !== undefined &&
    others.length === 0 &&
    (movesPrincipal(headings) || lends(headings) || isUnderLoan(only, headings, lines, above));
  if (isOfLoan) {
    // Each withdrawal raises what is printed, so that what is printed with a minus is no debt.
    const overpaid = raisesByOut(only, headings, lines, 1) ? { marksOverpaid: true as const } : {};
    // Payments that lower what is owed come in from the borrower's side, and the interest goes out.
    const isTurned = lowersByOut(only, headings, lines);
    return columns.map((column) =>
      column.role === 'balance'
        ? { ...column, isOwed: true as const, ...overpaid }
        : { ...column, role: isTurned ? turned(column.role) : column.role },
    );
  }
  const owed = balances.find((heading) => speaksOf(heading, 'out') && !speaksOf(heading, 'in'));
  const held = balances.find((heading) => speaksOf(heading, 'in') && !speaksOf(heading, 'out'));
  if (owed === undefined || held === undefined) return columns.slice();
  return columns.map((column) =>
    column.role === 'balance' && column.left <= owed.left && column.right >= owed.right
      ? { ...column, isOwed: true as const }
      : column,
  );
}

function turned(role: NumericRole): NumericRole {
  if (role === 'in') return 'out';
  return role === 'out' ? 'in' : role;
}

/** Whether every balance of a table is debt. */
export function owesAll({ columns }: { readonly columns: readonly Column[] }): boolean {
  const balances = columns.filter(({ role }) => role === 'balance');
  return balances.length > 0 && balances.every(({ isOwed }) => isOwed === true);
}

/** How many lines above the headers may title a section, and how many may say what the document is about. */
const [TITLE_LINES, HEAD_LINES] = [4, 30];
/** A longer line is a sentence. */
const MOST_WORDS = 8;

/**
 * Whether rows are under the title of a loan: right above their headers if only a sign gives directions; anywhere above, or nowhere if there
 * are several, if columns do and each withdrawal raises the balance.
 */
function isUnderLoan(
  balance: Heading,
  headings: readonly Heading[],
  lines: readonly BodyLine[],
  above: readonly Line[],
): boolean {
  const roles = headings.map(({ role }) => role);
  const hasSides = roles.includes('in') && roles.includes('out');
  if (says('saysOwed', balance.text)) return !hasSides || !lowersByOut(balance, headings, lines);
  if (!hasSides && !roles.includes('amount')) return false;
  if (namesOwed(balance)) return moveDebt(headings) && raisesByOut(balance, headings, lines, 1);
  const titles = above
    .slice(hasSides ? -HEAD_LINES : -TITLE_LINES)
    .filter(({ words }) => words.length <= MOST_WORDS);
  const texts = titles.map(({ words }) => normalise(textOf(words)));
  return hasSides
    ? raisesByOut(balance, headings, lines, texts.some((text) => says('loan', text)) ? 1 : ENOUGH_STEPS)
    : texts.some(titlesLoan);
}

/** With fewer steps, balances that rise by what went out may be chance without the title of a loan. */
const ENOUGH_STEPS = 3;

/** Whether each balance, of at least `fewest` that move, follows from the one before it by what went out and came in turned about, and so what is owed rises. */
function raisesByOut(
  balance: Heading,
  headings: readonly Heading[],
  lines: readonly BodyLine[],
  fewest: number,
): boolean {
  return followsBy(1, balance, headings, lines, fewest);
}

/** Whether each balance follows from the one before it as one that is held does. */
function lowersByOut(balance: Heading, headings: readonly Heading[], lines: readonly BodyLine[]): boolean {
  return followsBy(-1, balance, headings, lines, 1);
}

function followsBy(
  way: 1 | -1,
  balance: Heading,
  headings: readonly Heading[],
  lines: readonly BodyLine[],
  fewest: number,
): boolean {
  const moved = new Map<BodyLine, number>();
  const sums = new Set<BodyLine>();
  const rows = lines.filter((body) => !isNamedSum(body));
  for (const heading of headings)
    if (heading.role === 'in' || heading.role === 'out')
      for (const { body, token } of figuresUnder(heading, rows)) {
        if (token.amount.minor === 0) continue;
        if (moved.has(body)) sums.add(body);
        moved.set(body, (heading.role === 'out' ? way : -way) * token.amount.minor);
      }
  // A line with a figure of each direction prints their sums.
  const printed = figuresUnder(
    balance,
    lines.filter((line) => !sums.has(line)),
  );
  // What is below the last row may be in another list: arrears, or what was paid to date.
  const led = printed.slice(0, printed.findLastIndex(({ body }) => moved.has(body)) + 1);
  // Next to debts without a mark, one marked as the borrower's is what was paid beyond them.
  const marksCredit = way === 1 && led.some(({ token: { amount } }) => amount.mark === 'none');
  const balances = led.map(({ body, token: { amount } }) => ({
    minor: marksCredit ? owedBalance(amount) : signedBalance(amount, true),
    moved: moved.get(body) ?? 0,
  }));
  const steps = balances.slice(1).filter((row) => row.moved !== 0).length;
  return steps >= fewest && balances.every((row, at) => at === 0 || isStep(row, balances.slice(0, at)));
}

type BalanceStep = { readonly minor: number; readonly moved: number };

/** Whether a balance follows from the ones before it, or repeats the last next to the sum of all that moved. */
function isStep({ minor, moved }: BalanceStep, before: readonly BalanceStep[]): boolean {
  const change = minor - (before.at(-1)?.minor ?? 0);
  return change === moved || (change === 0 && moved === before.reduce((sum, row) => sum + row.moved, 0));
}

/** A debt in minor units: negative with a minus or if marked as the borrower's money, "CR". */
function owedBalance(amount: Amount): number {
  return amount.mark === 'in' ? -amount.minor : signedBalance(amount, true);
}

/** Whether the text before the first figure of a line names a balance, or without a day a total: what it prints next to a balance moves nothing. */
function isNamedSum(body: BodyLine): boolean {
  const [first] = amountsOf(body);
  if (first === undefined) return false;
  const label = phraseBefore(body, first.left);
  return isDated(body) ? balanceLabel(label) !== null : namesBalanceOrSum(label);
}

/** Whether the rows of a table move the principal of a loan: what is left of it is owed. */
function movesPrincipal(headings: readonly Heading[]): boolean {
  const principal = headings.filter(namesPrincipal);
  return (
    principal.some(({ role }) => role === 'amount') ||
    (principal.length > 0 && headings.some(({ text }) => says('borrowersColumn', text)))
  );
}

/** Whether the columns of both directions name the debt that they move: "Principal advances", "Principal payments". */
function moveDebt(headings: readonly Heading[]): boolean {
  return (['in', 'out'] as const).every((side) =>
    headings.some((heading) => heading.role === side && says('owed', heading.text)),
  );
}

/** A balance of a debt column with the sign it has for the borrower: a debt without a mark gets a minus, and what is paid beyond the debt loses it. */
export function asHeld(
  amount: Amount,
  { isOwed, marksOverpaid }: Pick<Column, 'isOwed' | 'marksOverpaid'>,
): Amount {
  if (amount.isMarkImplied === true) return amount;
  if (isOwed === true && amount.mark === 'none') return { ...amount, mark: 'minus', isMarkImplied: true };
  if (marksOverpaid === true && amount.mark === 'minus')
    return { ...amount, mark: 'none', isMarkImplied: true };
  return amount;
}

function speaksOf({ text }: Heading, side: ColumnRole): boolean {
  return phrasesIn(HEADINGS, text).some(({ value }) => value === side);
}

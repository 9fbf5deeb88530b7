import { type AccountEvidence, type CalendarDate, raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import { namesAvailable } from '../interpret/names-available.ts';
import { isNothingInOtherMoney } from '../interpret/nothing-in-other-money.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { owesAll } from '../roles/owed-balance.ts';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import { says } from '../vocabulary/says.ts';
import { balanceOn } from './daily-doubts.ts';
import type { Doubt } from './doubt.ts';

/** A balance printed outside the rows. */
type ClaimedBalance = AccountEvidence['balances'][number];

/** The date of each row. */
type Dated = { readonly dates: readonly (CalendarDate | null)[] };

/** The balances printed outside the rows, each with the clarity of its label. */
export function claimedBalances(
  entries: readonly Entry[],
  { order, frame }: { readonly order: DateOrder; readonly frame: TimeFrame },
): ClaimedBalance[] {
  const first = entries.findIndex(({ kind }) => kind === 'row');
  const listed = linesOfOverview(entries);
  const isOwed = printDebts(entries);
  return entries.flatMap((entry, at) =>
    entry.kind !== 'balance' ||
    (isOwed && says('toBePaid', entry.label)) ||
    isNothingInOtherMoney(entry, entries)
      ? []
      : [
          {
            ...{ role: entry.role, amount: entry.amount.minor, strength: entry.strength },
            ...{ page: entry.body.line.page, isAbove: at < first, isInTable: entry.isInTable },
            isDrawable: namesAvailable(entry),
            ...(listed.has(entry.body) ? { isListed: true as const } : {}),
            date: entry.date === null ? null : settleDate(entry.date, order, frame),
          },
        ],
  );
}

/** Whether every row prints what is still owed behind it, as those of a loan do: what is to be paid now is a part of that. */
function printDebts(entries: readonly Entry[]): boolean {
  const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  return rows.length > 0 && rows.every(({ anchor }) => anchor.balance !== null && owesAll(anchor.table));
}

/** The lines that each print an opening and a closing balance, where a page has several of them. */
function linesOfOverview(entries: readonly Entry[]): ReadonlySet<BalanceItem['body']> {
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const both = [...Map.groupBy(balances, ({ body }) => body)].flatMap(([body, own]) => {
    const hasBoth = (['opening', 'closing'] as const).every((end) => own.some(({ role }) => role === end));
    return hasBoth ? [body] : [];
  });
  return new Set(
    both.filter((body) => both.some((other) => other !== body && other.line.page === body.line.page)),
  );
}

/**
 * Doubts the only account of a document if it prints another opening or closing balance, one the rows neither start from, lead to nor pass, on
 * its day if it has one.
 * A closing balance above the rows is enough: a missing newest row may show nowhere else, because everything below ties out without it.
 * Heads of cards also print limits and amounts due, so theirs counts only above the newest row. Anywhere else it counts if it is labelled
 * as clearly as the account's own.
 */
export function otherClosingDoubts(
  printed: readonly ClaimedBalance[],
  {
    amounts,
    balances,
    dates,
    reconciliation: { opening, closing, chain, totals, ledger, isOwed },
  }: Pick<AccountReading, 'amounts' | 'balances' | 'reconciliation'> & Dated,
  isCard: boolean,
): Doubt[] {
  if (closing === null) return [];
  const claimed = withoutOtherLines(printed, [opening, closing]);
  if (amounts.length === 0) return idleDoubts(claimed, closing);
  const passed = new Set(
    [opening, closing, ...balances, ...(totals === 'hold' ? sumsOf(amounts) : [])].flatMap((value) =>
      value === null ? [] : [Math.abs(value)],
    ),
  );
  const head = claimed.filter(({ isAbove }) => isAbove);
  const isOfDay = ({ amount, date }: ClaimedBalance) =>
    date !== null &&
    opening !== null &&
    !isOwed &&
    Math.abs(balanceOn(date, dates, amounts, opening)) === amount;
  const isClosing = ({ amount }: ClaimedBalance) => amount === Math.abs(closing);
  // Next to the account's own closing balance, one of nothing is that of an empty part of it.
  const hasEmptyParts = balancesOf(head, 'closing').some(isClosing);
  const isOther = (one: ClaimedBalance) =>
    !passed.has(one.amount) && !isOfDay(one) && !(one.amount === 0 && hasEmptyParts);
  const atTop =
    isCard && !chain.isNewestFirst
      ? undefined
      : balancesOf(head, 'closing').find((one) => isOther(one) && !one.isInTable && !one.isDrawable);
  // Where no opening balance is printed, only the last row's balance shows that the rows lead to the closing one.
  const isElsewhere = ledger === null && !isOwed && chain.last !== null && chain.last !== closing;
  const other =
    atTop ??
    (isElsewhere ? claimed.find(isClosing) : undefined) ??
    balancesOf(claimed, 'closing').find((one) => isOther(one) && isAsClear(one, claimed, closing)) ??
    // After the first row, a balance at the top of a page is carried over.
    balancesOf(head, 'opening').find((one) => isOther(one) && isAsClear(one, claimed, opening));
  return other === undefined ? [] : [raiseFinding('other-closing-balance', {}, { page: other.page })];
}

/** The balances without those on the lines of an overview, where one of these has both of the account: the others are of something else. */
function withoutOtherLines(
  claimed: readonly ClaimedBalance[],
  ends: readonly (number | null)[],
): readonly ClaimedBalance[] {
  const listed = claimed.filter(({ isListed }) => isListed === true);
  const isInOverview = ends.every((end) =>
    listed.some(({ amount }) => end !== null && amount === Math.abs(end)),
  );
  return isInOverview ? claimed.filter(({ isListed }) => isListed !== true) : claimed;
}

/** Without transactions, an account has one balance throughout: another opening or closing one shows that something moved. */
function idleDoubts(claimed: readonly ClaimedBalance[], held: number): Doubt[] {
  const other = claimed.find(
    ({ role, amount, isDrawable }) =>
      (role === 'opening' || role === 'closing') && !isDrawable && amount !== Math.abs(held),
  );
  return other === undefined ? [] : [raiseFinding('other-closing-balance', {}, { page: other.page })];
}

function balancesOf(claimed: readonly ClaimedBalance[], role: BalanceItem['role']): ClaimedBalance[] {
  return claimed.filter((one) => one.role === role);
}

/** Whether a balance is labelled as clearly as that end of the account is anywhere. */
function isAsClear(
  { role, strength }: ClaimedBalance,
  claimed: readonly ClaimedBalance[],
  end: number | null,
): boolean {
  const own = balancesOf(claimed, role).filter(({ amount }) => end !== null && amount === Math.abs(end));
  return strength > 0 && own.every((one) => strength >= one.strength);
}

/** Total credits and debits: if both printed totals pass, one of them was labelled as a closing balance. */
function sumsOf(amounts: readonly number[]): number[] {
  return [1, -1].map((sign) =>
    amounts.filter((amount) => Math.sign(amount) === sign).reduce((sum, amount) => sum + amount, 0),
  );
}

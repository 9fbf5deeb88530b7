import type { PrintedClaims } from '../checks/printed-claims.ts';
import type { PrintedTotal } from '../checks/totals.ts';
import type { Amount } from '../values/amount.ts';
import { namesInterest, withoutContinued } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import type { DocumentFacts, Figure } from './account-reading.ts';
import { balanceValue } from './balance-value.ts';
import type { BalanceItem, SectionItem, TotalItem } from './items/flow-item.ts';
import { printedEnds } from './printed-ends.ts';
import type { Entry, Row } from './rows/row.ts';
import { soleSums } from './sole-sums.ts';
import { summaryParts } from './summary-parts.ts';

/** What the document prints to check an account by. `implied` are the balances before the first row, as calculated from the rows' running balances. */
export function printedClaimsOf(
  entries: readonly Entry[],
  { isCard, isHeld, figures }: DocumentFacts,
  implied: readonly number[],
): Omit<PrintedClaims, 'leavesOutBalances'> {
  const ends = printedEnds(entries, implied, isCard);
  const summary = summaryParts(entries, figures, isCard);
  const opening = openingEntry(entries);
  return {
    ...ends,
    openings: [...ends.openings],
    closings: [...ends.closings],
    betweenRows: betweenRowsOf(entries, summary?.entries ?? new Set(), isCard),
    opensAboveZero: opening !== undefined && opening.amount.minor !== 0,
    summary: summary === null ? null : [...summary.totals],
    isPrinted: (amount) => isPrintedOutsideRows(amount, entries, figures()),
    otherFigures: () => figuresOutsideRows(entries, figures()),
    soleSums: isCard && ends.openings.length === 0 ? soleSums(entries, figures) : [],
    balancesAre: !isCard
      ? 'owed'
      : isHeld || isAllSigned(entries)
        ? 'held'
        : areBalancesMarked(entries)
          ? 'marked'
          : totalsLeadAsHeld(entries)
            ? 'held'
            : 'owed',
  };
}

function openingEntry(entries: readonly Entry[]): BalanceItem | undefined {
  return entries.filter((entry) => entry.kind === 'balance').find(({ role }) => role === 'opening');
}

/** What is printed between the kept rows, in printed order. */
function betweenRowsOf(
  entries: readonly Entry[],
  inSummary: ReadonlySet<Entry>,
  isCard: boolean,
): PrintedClaims['betweenRows'] {
  const marks: PrintedClaims['betweenRows'] = [];
  const from = headingsOfFirstRow(entries);
  const opening = openingEntry(entries);
  const rows = entries.filter((entry) => entry.kind === 'row');
  const rowCount = rows.length;
  const isLastBalanced = (rows.at(-1)?.row.anchor.balance ?? null) !== null;
  const areSure = rows.every(({ row }) => row.anchor.amount.isCertain);
  const listsDays = entries.some((entry) => isOfDay(entry) && entry.isInTable);
  let at = 0;
  let isClosed = false;
  let section: SectionItem | null = null;
  for (const entry of entries) {
    if (entry.kind === 'row') at++;
    else if (entry.kind === 'section') {
      if (!continuesSection(entry, section, marks)) marks.push({ kind: 'section', at });
      section = entry;
    } else if (entry.kind === 'total')
      marks.push({
        ...{ kind: 'total', at, totals: totalsOf(areSure ? withoutCounts(entry) : entry) },
        ...(entry.isOfOneKind === true || (isCard && leavesOutOtherKind(entry, entries))
          ? { isOfOneKind: true }
          : {}),
        ...(inSummary.has(entry) ? { isInSummary: true } : {}),
        ...(at === rowCount ? { isBelowRows: true } : {}),
      });
    else if (entry.kind === 'balance' && (entry.isInTable || (listsDays && isOfDay(entry)))) {
      const isOfRows = at > 0 || entry.body.position > from;
      // Some banks print the old balance below the rows, right above the new one: it follows from no row.
      const isOldBelow = entry === opening && at === rowCount;
      // After a last row with its own balance, a closing balance is an end to compare with, and no link between rows.
      const isEnd = entry.role === 'closing' && at === rowCount && isLastBalanced;
      // What stands below the closing balance of the last row, such as the balances that bore interest, leads from no row to another.
      const isAnnex = isClosed && entry.role !== 'closing';
      if (entry.role === 'closing' && at === rowCount) isClosed = true;
      if (isOfRows && !isOldBelow && !isEnd && !isAnnex)
        marks.push({
          ...{ kind: 'balance', at, balance: balanceValue(entry.amount, entry.column, isCard) },
          ...(entry.role === 'carried' ? { carried: entry.amount.minor } : {}),
        });
    }
  }
  return marks;
}

/** Whether a title is that of the section before it, printed again on the next page, with no total between. */
function continuesSection(
  { title, body }: SectionItem,
  before: SectionItem | null,
  marks: PrintedClaims['betweenRows'],
): boolean {
  return (
    before !== null &&
    marks.at(-1)?.kind === 'section' &&
    body.line.page === before.body.line.page + 1 &&
    withoutContinued(title) === withoutContinued(before.title)
  );
}

/** Whether an entry is the balance of a day between the rows. If one of them ends where the rows' amounts do, all are printed for the rows. */
function isOfDay(entry: Entry): entry is BalanceItem {
  return entry.kind === 'balance' && entry.role === 'carried' && entry.date !== null;
}

/**
 * Whether a card's total is the sum of its purchases, to the cent, without the fees and the interest listed among them, or of its payments
 * without what shops gave back, for which no sum of their own is printed.
 */
function leavesOutOtherKind({ amounts: [only, ...more] }: TotalItem, entries: readonly Entry[]): boolean {
  const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const charged = rows.filter(({ anchor }) => anchor.amount.mark === 'none');
  const credited = rows.filter(({ anchor: { amount } }) => amount.mark === 'in' || amount.mark === 'minus');
  const isFee = ({ description }: Row) => says('fees', description) || namesInterest(description);
  const isPayment = ({ description }: Row) => says('payment', description);
  const isSumWithout = (all: readonly Row[], isOther: (row: Row) => boolean) => {
    const others = sumOf(all.filter(isOther));
    return others > 0 && !isTotalled(others, entries) && only?.amount.minor === sumOf(all) - others;
  };
  return (
    more.length === 0 && (isSumWithout(charged, isFee) || isSumWithout(credited, (row) => !isPayment(row)))
  );
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { anchor }) => sum + anchor.amount.minor, 0);
}

function isTotalled(sum: number, entries: readonly Entry[]): boolean {
  return entries.some(
    (entry) => entry.kind === 'total' && entry.amounts.some(({ amount }) => amount.minor === sum),
  );
}

/** Reading position of the headers above the first row: balances below them belong to its table. Infinite if there are none. */
function headingsOfFirstRow(entries: readonly Entry[]): number {
  const first = entries.find((entry) => entry.kind === 'row')?.row.anchor.table;
  return first === undefined || first.headings.length === 0
    ? Number.POSITIVE_INFINITY
    : first.headingPosition;
}

/** Without bare whole numbers, which next to rows of decimals count transactions: "Deposits / Credits 6". */
function withoutCounts(total: TotalItem): TotalItem {
  return { ...total, amounts: total.amounts.filter(({ amount }) => amount.isCertain) };
}

function totalsOf({ side, amounts }: TotalItem): PrintedTotal[] {
  const isNamed = side !== 'both' && amounts.length === 1;
  const roles = new Set(amounts.map(({ role }) => role));
  const isUnderColumns = roles.has('in') && roles.has('out');
  return amounts.map(({ amount, role }) => ({
    side: !isNamed && (role === 'in' || role === 'out') ? role : side,
    amount: amount.minor,
    ...(isUnderColumns ? { isUnderColumns } : {}),
  }));
}

/** Every amount that `isPrintedOutsideRows`. */
function figuresOutsideRows(entries: readonly Entry[], figures: readonly Figure[]): number[] {
  const sums = new Set(
    entries.flatMap((entry) => {
      if (entry.kind === 'balance') return [entry.amount.minor];
      if (entry.kind !== 'total') return [];
      return totalsOf(entry).flatMap(({ side, amount }) => (side === 'both' ? [] : [amount]));
    }),
  );
  const rows = new Set(entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.body] : [])));
  const outside = figures.filter(({ body, amount }) => !rows.has(body) && !sums.has(amount));
  return [...new Set(outside.map(({ amount }) => amount))];
}

/** Whether an amount is on a line that is no kept row, and is neither one of the balances nor a total of debits or credits. */
function isPrintedOutsideRows(
  amount: number,
  entries: readonly Entry[],
  figures: readonly Figure[],
): boolean {
  const isLabelled = entries.some(
    (entry) =>
      (entry.kind === 'balance' && entry.amount.minor === amount) ||
      (entry.kind === 'total' &&
        totalsOf(entry).some((total) => total.side !== 'both' && total.amount === amount)),
  );
  if (isLabelled) return false;
  const rows = new Set(entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.body] : [])));
  return figures.some((figure) => figure.amount === amount && !rows.has(figure.body));
}

/** Whether every balance has a minus, as on a card that prints its balance from the holder's side. A single one may be a credit. */
function areBalancesMarked(entries: readonly Entry[]): boolean {
  const balances = entries
    .filter((entry) => entry.kind === 'balance')
    .filter((entry) => entry.role !== 'carried' && entry.amount.minor !== 0);
  return balances.length > 1 && balances.every(({ amount }) => amount.mark === 'minus');
}

/**
 * Whether every balance and every transaction has its own plus or minus, and most transactions a minus. Then all signs are the holder's, because
 * cards pay out more often than they receive. If all transactions have a minus, a balance must have a plus: nobody prints one before
 * a debt.
 */
function isAllSigned(entries: readonly Entry[]): boolean {
  const balances = entries.flatMap((entry) => (entry.kind === 'balance' ? [entry.amount] : []));
  const movements = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.amount] : []));
  const isSigned = ({ mark, minor }: Amount) => mark === 'plus' || mark === 'minus' || minor === 0;
  const out = movements.filter(({ mark }) => mark === 'minus').length;
  return (
    balances.some(({ minor }) => minor !== 0) &&
    [...balances, ...movements].every(isSigned) &&
    (out < movements.length || balances.some(({ mark }) => mark === 'plus')) &&
    out * 2 > movements.length
  );
}

/**
 * Whether the printed totals lead from the opening balance to the closing one as they do on an account, credits added and debits taken off, and
 * not as a debt does: then a balance without a minus is the holder's, and one with a minus is owed. A debt marked as one, "DR", leads so too.
 */
function totalsLeadAsHeld(entries: readonly Entry[]): boolean {
  const isMarked = (entry: Entry) =>
    entry.kind === 'balance' && (entry.amount.mark === 'in' || entry.amount.mark === 'out');
  if (entries.some(isMarked)) return false;
  const held = (role: BalanceItem['role']) =>
    entries.flatMap((entry) =>
      entry.kind === 'balance' && entry.role === role
        ? [balanceValue(entry.amount, entry.column, false)]
        : [],
    );
  const sums = (side: TotalItem['side']) =>
    entries.flatMap((entry) =>
      entry.kind === 'total' && entry.side === side ? entry.amounts.map(({ amount }) => amount.minor) : [],
    );
  const [credits, ...otherCredits] = new Set(sums('in'));
  const [debits, ...otherDebits] = new Set(sums('out'));
  if (credits === undefined || debits === undefined || credits === debits) return false;
  if (otherCredits.length + otherDebits.length > 0) return false;
  const changes = held('opening').flatMap((opening) => held('closing').map((closing) => closing - opening));
  return changes.includes(credits - debits) && !changes.includes(debits - credits);
}

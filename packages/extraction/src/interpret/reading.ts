import type { CalendarDate } from '@tieout/records';
import type { BodyLine } from '../arrange/table.ts';
import type { Amount } from '../values/amount.ts';
import { type Evidence, type Reconciliation, reconcile, type Step } from '../verify/reconcile.ts';
import type { PrintedTotal } from '../verify/totals.ts';
import { fitness } from '../verify/verdict.ts';
import type { Entry, Row } from './row.ts';
import { alternatives, groupsOf } from './row-group.ts';
import { isUnsigned, type SignReading, signedAmounts } from './sign.ts';

/** One way to take the movements of an account, and how it ties out. */
export type AccountReading = {
  readonly rows: readonly Row[];
  /** Minor units with sign, one a row. */
  readonly amounts: readonly number[];
  readonly balances: readonly (number | null)[];
  readonly reconciliation: Reconciliation;
  readonly fitness: number;
  readonly sign: SignReading;
  /** Groups of rows this reading leaves out or turns round. */
  readonly excluded: readonly string[];
  readonly turned: readonly string[];
  /** Dated lines with an amount that this reading does not count as movements. */
  readonly leftOut: readonly { readonly amount: number; readonly text: string; readonly page: number }[];
  /** How many dated lines over nothing were passed over: they move no money. */
  readonly zeroRows: number;
};

export type DatedEntry = { readonly entry: Entry; readonly date: CalendarDate | null };

const SIGNS: readonly SignReading[] = [
  { isFlipped: false, usesSections: true },
  { isFlipped: true, usesSections: true },
  { isFlipped: false, usesSections: false },
  { isFlipped: true, usesSections: false },
];

const BY_BALANCE: SignReading = { isFlipped: false, usesSections: false, followsBalance: true };

/** A reading of `entries` that was weighed; `score` is null where it was put aside because it leaves out or turns round too much. */
export type TriedReading = {
  readonly entries: readonly Entry[];
  readonly reading: AccountReading;
  readonly score: number | null;
};

/** A figure of money and the line it stands on; minor units. */
export type Figure = { readonly body: BodyLine; readonly amount: number };

/** What is known of a document before its accounts are read. */
export type DocumentFacts = {
  readonly isCard: boolean;
  /** Every figure of money printed, with the line it stands on. */
  readonly figures: () => readonly Figure[];
  /** Told of every reading weighed, for explanations. */
  readonly onReading?: ((tried: TriedReading) => void) | undefined;
};

/** The reading of an account's entries that ties out best. Simpler readings win ties: nothing left out, nothing turned round. */
export function readAccount(entries: readonly Entry[], facts: DocumentFacts): AccountReading {
  const { isCard, onReading } = facts;
  const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const groups = groupsOf(rows);
  const sound = groups.some((group) => !group.isDoubtful);
  const doubtful = groups
    .filter((group) => group.isStray || (group.isDoubtful && sound && group.rows * 2 < rows.length))
    .map((group) => group.key);
  const signs = isSided(rows)
    ? [SIGNS[0]]
    : isUnsigned(rows)
      ? [BY_BALANCE]
      : isCard && !printsPlus(entries)
        ? [SIGNS[1], SIGNS[0], SIGNS[3], SIGNS[2]]
        : SIGNS;
  let best: AccountReading | null = null;
  const fewest = rows.filter((row) => !doubtful.includes(row.group)).length;
  const consider = (excluded: readonly string[], turned: readonly string[], penalty: number) => {
    for (const [rank, sign] of signs.entries()) {
      if (sign === undefined) continue;
      const reading = readWith(entries, facts, sign, excluded, turned);
      // A part of the document may be left out or turned round only if the rest then ties out, and something is left.
      if (
        penalty > 0 &&
        (reading.rows.length * 2 < fewest || reading.rows.length === 0 || !tiesOut(reading))
      ) {
        onReading?.({ entries, reading, score: null });
        continue;
      }
      const score = reading.fitness - penalty - rank * 3;
      onReading?.({ entries, reading, score });
      if (best === null || score > best.fitness) best = { ...reading, fitness: score };
    }
  };
  consider(doubtful, [], 0);
  if (!tiesOut(best))
    for (const alternative of alternatives(groups, doubtful))
      consider(alternative.excluded, alternative.turned, alternative.penalty);
  return best ?? readWith(entries, facts, { isFlipped: isCard, usesSections: true }, doubtful, []);
}

/** Whether each row stands in a column of money in or out, or has its direction printed: then there is nothing to choose. */
function isSided(rows: readonly Row[]): boolean {
  return rows.every(({ anchor }) => anchor.side !== 'amount' || anchor.indicator !== null);
}

/** Whether some amounts, and not most of them, print a plus: then signs are the holder's own, on cards too. */
function printsPlus(entries: readonly Entry[]): boolean {
  const rows = entries.filter((entry) => entry.kind === 'row');
  const pluses = rows.filter(({ row }) => row.anchor.amount.mark === 'plus').length;
  return pluses > 0 && pluses * 2 <= rows.length;
}

function tiesOut(reading: AccountReading | null): boolean {
  if (reading === null) return false;
  const { ledger, chain, totals } = reading.reconciliation;
  if (chain.breaks.length > 0 || ledger === 'fails') return false;
  return (
    ledger === 'holds' || totals === 'hold' || (chain.movements > 0 && chain.covered === chain.movements)
  );
}

function readWith(
  entries: readonly Entry[],
  facts: DocumentFacts,
  sign: SignReading,
  excluded: readonly string[],
  turned: readonly string[],
): AccountReading {
  const kept = entries.filter(
    (entry) =>
      entry.kind !== 'row' || (!excluded.includes(entry.row.group) && entry.row.anchor.amount.minor !== 0),
  );
  const rows = kept.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const amounts = signedAmounts(rows, sign, openingOf(kept)).map((amount, index) =>
    turned.includes(rows[index]?.group ?? '') ? -amount : amount,
  );
  const balances = rows.map((row) =>
    row.anchor.balance === null ? null : balanceValue(row.anchor.balance, 'balance'),
  );
  const reconciliation = reconcile(
    stepsOf(kept, amounts, balances),
    evidenceOf(kept, facts, impliedOpenings(amounts, balances)),
  );
  return {
    rows,
    amounts,
    balances,
    reconciliation,
    fitness: fitness(reconciliation),
    sign,
    excluded,
    turned,
    leftOut: leftOutOf(entries, excluded),
    zeroRows: entries.filter((entry) => entry.kind === 'row' && isZeroRow(entry.row)).length,
  };
}

/** What was held before the first row, by the balance printed on it, oldest first or newest first. */
function impliedOpenings(amounts: readonly number[], balances: readonly (number | null)[]): number[] {
  return [0, amounts.length - 1].flatMap((at) => {
    const balance = balances[at] ?? null;
    return balance === null ? [] : [balance - (amounts[at] ?? 0)];
  });
}

function openingOf(entries: readonly Entry[]): number | null {
  const opening = entries.find((entry) => entry.kind === 'balance' && entry.role === 'opening');
  return opening?.kind === 'balance' ? balanceValue(opening.amount, opening.column) : null;
}

function isZeroRow({ anchor }: Row): boolean {
  return anchor.amount.minor === 0 && !anchor.isUndated;
}

/** The dated rows of groups left out; undated lines and daily balances never were movements. */
function leftOutOf(entries: readonly Entry[], excluded: readonly string[]): AccountReading['leftOut'] {
  if (excluded.length === 0) return [];
  return entries.flatMap((entry) => {
    if (entry.kind !== 'row' || !excluded.includes(entry.row.group)) return [];
    const { row } = entry;
    if (row.anchor.isUndated || row.section?.role === 'balances') return [];
    return [{ amount: row.anchor.amount.minor, text: row.description, page: row.page }];
  });
}

function stepsOf(
  entries: readonly Entry[],
  amounts: readonly number[],
  balances: readonly (number | null)[],
): Step[] {
  const steps: Step[] = [];
  const from = headingsOfFirstRow(entries);
  let index = 0;
  // Some banks print the old balance under the rows, right over the new one: it follows from no row.
  const opensAbove = entries.findIndex((entry) => entry.kind === 'balance' && entry.role === 'opening');
  const isToldBehind = (entry: Entry, at: number) =>
    at === amounts.length && entries.indexOf(entry) === opensAbove;
  for (const entry of entries) {
    if (entry.kind === 'row') {
      steps.push({ kind: 'movement', amount: amounts[index] ?? 0, balance: balances[index] ?? null });
      index++;
    } else if (
      entry.kind === 'balance' &&
      entry.isInTable &&
      (index > 0 || entry.body.position > from) &&
      !isToldBehind(entry, index)
    ) {
      steps.push({ kind: 'balance', balance: balanceValue(entry.amount, entry.column) });
    }
  }
  return steps;
}

/** Reading position of the headings over the first row: balances below them are its table's. Infinite where there are none. */
function headingsOfFirstRow(entries: readonly Entry[]): number {
  const first = entries.find((entry) => entry.kind === 'row')?.row.anchor.table;
  return first === undefined || first.headings.length === 0
    ? Number.POSITIVE_INFINITY
    : first.headingPosition;
}

/** A printed balance with its sign: overdrawn negative; in a debit column negative, whatever mark it bears. */
export function balanceValue(amount: Amount, column: string | null): number {
  const isNegative =
    amount.mark === 'minus' || amount.mark === 'out' || (column === 'out' && amount.mark === 'none');
  return isNegative ? -amount.minor : amount.minor;
}

function evidenceOf(
  entries: readonly Entry[],
  { isCard, figures }: DocumentFacts,
  implied: readonly number[],
): Evidence {
  const openings: number[] = [];
  const closings: number[] = [];
  const carried: number[] = [];
  const totals: PrintedTotal[] = [];
  const add = (list: number[], value: number) => {
    if (!list.includes(value)) list.push(value);
  };
  for (const entry of entries) {
    if (entry.kind === 'balance') {
      const value = balanceValue(entry.amount, entry.column);
      // On a card a balance in credit is one the bank owes: less than nothing owed.
      const signed = isCard && entry.amount.mark === 'in' ? -value : value;
      if (entry.role === 'opening') add(openings, signed);
      else if (entry.role === 'closing') add(closings, signed);
      else if (entry.role === 'carried') add(carried, signed);
    } else if (entry.kind === 'total') totals.push(...totalsOf(entry));
  }
  settleEnds(entries, { openings, closings, implied }, isCard);
  const known = entries.filter(
    (entry) => entry.kind === 'balance' && entry.role !== 'carried' && entry.amount.minor !== 0,
  );
  const printsHeld =
    isCard &&
    known.length > 0 &&
    known.every(
      (entry) => entry.kind === 'balance' && (entry.amount.mark === 'minus' || entry.amount.mark === 'out'),
    );
  // "Balance on …" opens where it stands before the first row, and closes behind the last.
  const behindRows = entries.slice(entries.findLastIndex((entry) => entry.kind === 'row') + 1);
  const last = behindRows.findLast((entry) => entry.kind === 'balance' && entry.role === 'opening');
  if (closings.length === 0 && last?.kind === 'balance' && openings.length > 1)
    closings.push(balanceValue(last.amount, last.column));
  const lastCarried = carried[carried.length - 1];
  if (closings.length === 0 && lastCarried !== undefined) closings.push(lastCarried);
  return {
    openings: openings.slice(0, 8),
    closings: lastFirst(closings).slice(0, 10),
    totals,
    isPrinted: (amount) => isPrintedOutsideRows(amount, entries, figures()),
    isCard,
    printsHeld,
  };
}

/** Whether a figure stands on a line that is no row kept, and is neither one of the balances nor of the sums by direction. */
function isPrintedOutsideRows(
  amount: number,
  entries: readonly Entry[],
  figures: readonly Figure[],
): boolean {
  const isTold = entries.some(
    (entry) =>
      (entry.kind === 'balance' && entry.amount.minor === amount) ||
      (entry.kind === 'total' &&
        totalsOf(entry).some((total) => total.side !== 'both' && total.amount === amount)),
  );
  if (isTold) return false;
  const rows = new Set(entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.body] : [])));
  return figures.some((figure) => figure.amount === amount && !rows.has(figure.body));
}

/** Printed balances by what they were taken for, and those the rows' own balances imply before the first row. */
type Ends = {
  readonly openings: number[];
  readonly closings: number[];
  readonly implied: readonly number[];
};

/**
 * Labels such as "balance on a day" stand over the rows and under them: the first of several is then the opening balance, the last the
 * closing one, whichever of the two they were taken for. One over the rows alone opens them where their own balances follow from it.
 */
function settleEnds(entries: readonly Entry[], { openings, closings, implied }: Ends, isCard: boolean): void {
  const firstRow = entries.findIndex((entry) => entry.kind === 'row');
  const lastRow = entries.findLastIndex((entry) => entry.kind === 'row');
  if (firstRow < 0) return;
  const heldAt = (entry: Entry | undefined) => {
    if (entry?.kind !== 'balance' || (entry.role === 'checkpoint' && !entry.isInTable)) return null;
    const value = balanceValue(entry.amount, entry.column);
    return isCard && entry.amount.mark === 'in' ? -value : value;
  };
  const before = entries
    .slice(0, firstRow)
    .map(heldAt)
    .filter((value) => value !== null);
  const behind = entries
    .slice(lastRow + 1)
    .map(heldAt)
    .filter((value) => value !== null);
  const [first] = before;
  const last = behind[behind.length - 1];
  if (openings.length === 0 && first !== undefined && behind.length > 0) openings.push(first);
  else if (openings.length === 0 && first !== undefined && implied.includes(first)) {
    openings.push(first);
    if (closings.includes(first)) closings.splice(closings.indexOf(first), 1);
  }
  if (last !== undefined && !closings.includes(last) && (closings.length === 0 || openings.includes(last)))
    closings.unshift(last);
}

/** The last printed closing balance is the likeliest; days may close with one each. */
function lastFirst(closings: readonly number[]): number[] {
  const last = closings[closings.length - 1];
  return last === undefined || closings.length <= 2 ? closings.slice() : [last, ...closings.slice(0, -1)];
}

function totalsOf(entry: Extract<Entry, { kind: 'total' }>): PrintedTotal[] {
  const isNamed = entry.side !== 'both' && entry.amounts.length === 1;
  return entry.amounts.map(({ amount, role }) => ({
    side: !isNamed && (role === 'in' || role === 'out') ? role : entry.side,
    amount: amount.minor,
  }));
}

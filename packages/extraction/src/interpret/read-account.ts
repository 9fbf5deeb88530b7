import { asHeld, owesAll } from '../roles/owed-balance.ts';
import { search } from '../search/search.ts';
import type { Amount } from '../values/amount.ts';
import { says } from '../vocabulary/says.ts';
import type { AccountReading, DocumentFacts } from './account-reading.ts';
import { nameBothEnds, nameMissingEnd } from './name-missing-end.ts';
import { plusAsCredit } from './plus-as-credit.ts';
import { readAs } from './read-as.ts';
import { type RowChoice, rowChoice } from './row-choice.ts';
import { groupsOf, isTail, type RowGroup } from './row-group.ts';
import type { Entry, Row } from './rows/row.ts';
import type { SignReading } from './sign.ts';
import { signChoice } from './sign-choice.ts';
import { tiesOut } from './ties-out.ts';
import { withRecap } from './with-recap.ts';

/** The decisions for one account. */
type Decided = { readonly rows: RowChoice; readonly signs: SignReading };

/** Most readings of one account that are tried. */
const MOST_READINGS = 1200;

/** The reading of an account's entries that ties out best. Simpler readings win ties: nothing left out, nothing reversed. */
export function readAccount(all: readonly Entry[], facts: DocumentFacts): AccountReading {
  const printed = withRecap(all);
  const rows = printed.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const debt = debtColumn(rows) ?? (!facts.isCard && owesWithoutRows(printed, facts) ? OWED : null);
  const entries =
    debt === null
      ? facts.isCard && !facts.isHeld
        ? plusAsCredit(printed)
        : printed
      : printed.map((entry) => (facts.isCard ? asPrinted(entry) : inColumn(entry, debt)));
  const groups = groupsOf(rows);
  const doubtful = doubtfulGroups(groups, rows.length);
  const { best, rivals, isExhausted } = search<Decided, AccountReading>({
    choices: {
      rows: rowChoice(groups, doubtful, soundRows(groups, rows.length) / 2),
      signs: signChoice(rows, facts.isCard),
    },
    read: ({ rows: { excluded, turned }, signs }) =>
      readAs(entries, facts, { sign: signs, excluded, turned }),
    weigh: (reading, { rows: { allows, worth } }) => {
      const holds = tiesOut(reading);
      const against = facts.isCard && isMostlyIn(reading) && !holds ? MOSTLY_IN_PENALTY : 0;
      return { strain: allows(reading) ? against - reading.fitness - worth : null, holds };
    },
    mostReadings: MOST_READINGS,
    onTried: ({ reading, cost }) =>
      facts.onReading?.({ entries, reading, score: cost === null ? null : -cost }),
  });
  // The plain reading is always tried and always allowed.
  if (best === null) throw new Error('No reading of an account was tried.');
  const missing = nameMissingEnd(best.reading, facts.unnamed) ?? nameBothEnds(best.reading, facts.figures);
  const reading = missing === null ? best.reading : readAs(entries, facts, best.reading, missing);
  const hasRival = best.holds && rivals.some((rival) => movesOtherwise(rival.reading, reading));
  return {
    ...reading,
    hasRival,
    isUnfinished: isExhausted,
    fitness: -(best.cost ?? 0) - best.decided.rows.worth,
  };
}

type DebtColumn = Parameters<typeof asHeld>[1];

const OWED: DebtColumn = { isOwed: true };

/** The debt column, if the balances of all rows under headers are in one. */
function debtColumn(rows: readonly Row[]): DebtColumn | null {
  const headed = rows.filter(({ anchor }) => anchor.table.headings.length > 0);
  if (!headed.every(({ anchor }) => owesAll(anchor.table))) return null;
  return headed[0]?.anchor.table.columns.find(({ role }) => role === 'balance') ?? null;
}

/** Whether an account without rows in columns is a loan's, or calls its balance one that is owed: no column says it then. */
function owesWithoutRows(entries: readonly Entry[], { isLoan }: DocumentFacts): boolean {
  return (
    entries.every((entry) => entry.kind !== 'row' || isLoose(entry.row)) &&
    (isLoan() || entries.some((entry) => entry.kind === 'balance' && says('saysOwed', entry.label)))
  );
}

/** Whether a row is a dated figure under no headers and without a balance. */
function isLoose({ anchor: { table, balance } }: Row): boolean {
  return table.headings.length === 0 && balance === null;
}

/** A balance next to such rows, with the sign given to those in the column. */
function inColumn(entry: Entry, column: DebtColumn): Entry {
  return entry.kind === 'balance' ? { ...entry, amount: asHeld(entry.amount, column) } : entry;
}

/** Keep the printed sign: on a card all balances are debt, so its column needs no minus to say so. */
function asPrinted(entry: Entry): Entry {
  if (entry.kind === 'balance') return { ...entry, amount: withPrintedMark(entry.amount) };
  if (entry.kind !== 'row') return entry;
  const { row } = entry;
  const { balance } = row.anchor;
  if (balance === null) return entry;
  return { ...entry, row: { ...row, anchor: { ...row.anchor, balance: withPrintedMark(balance) } } };
}

function withPrintedMark(amount: Amount): Amount {
  if (amount.isMarkImplied !== true) return amount;
  return { ...amount, mark: amount.mark === 'none' ? 'minus' : 'none' };
}

/**
 * The groups that the plain reading leaves out: strays, undated lines after everything that closes, what is held next to what moved, and
 * doubtful groups if they are few next to reliable ones.
 */
function doubtfulGroups(groups: readonly RowGroup[], rowCount: number): string[] {
  const isSomeSound = groups.some((group) => !group.isDoubtful);
  const isSomeMoved = groups.some((group) => !group.isHeld && !group.isStray);
  return groups
    .filter(
      (group) =>
        group.isStray ||
        (group.isApart && isTail(group) && isSomeSound) ||
        (group.isHeld && isSomeMoved) ||
        (group.isDoubtful && isSomeSound && group.rows * 2 <= rowCount),
    )
    .map((group) => group.key);
}

/** How many rows are in their usual place: all if none are, because then the titles may have been misread. */
function soundRows(groups: readonly RowGroup[], rowCount: number): number {
  const own = groups.filter(({ isApart }) => !isApart);
  const sound = countRows(own.filter(({ isDoubtful }) => !isDoubtful));
  return sound > 0 ? sound : countRows(own) || rowCount;
}

function countRows(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, group) => sum + group.rows, 0);
}

/** By how much a reading must outweigh others if it has most rows of a card as money in and nothing confirms that: cards are for paying. */
const MOSTLY_IN_PENALTY = 4;
/** Fewer rows show no pattern. */
const ENOUGH_ROWS = 4;

function isMostlyIn({ amounts }: AccountReading): boolean {
  return amounts.length >= ENOUGH_ROWS && amounts.filter((amount) => amount > 0).length * 2 > amounts.length;
}

/** Whether two readings differ in a row or its amount, in any order. */
function movesOtherwise(one: AccountReading, other: AccountReading): boolean {
  const [moved, movedBy] = [movesOf(one), movesOf(other)];
  return moved.length !== movedBy.length || moved.some((move, at) => move !== movedBy[at]);
}

function movesOf({ rows, amounts }: AccountReading): string[] {
  return rows.map(({ anchor: { date } }, at) => `${date?.first} ${date?.second} ${amounts[at]}`).toSorted();
}

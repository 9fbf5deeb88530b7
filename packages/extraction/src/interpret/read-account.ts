import { owesAll } from '../roles/owed-balance.ts';
import type { AccountReading, DocumentFacts } from './account-reading.ts';
import { readAs } from './read-as.ts';
import { type Alternative, alternatives, groupsOf, type RowGroup } from './row-group.ts';
import type { Entry, Row } from './rows/row.ts';
import { isUnsigned, type SignReading } from './sign.ts';

/** The reading of an account's entries that ties out best. Simpler readings win ties: nothing left out, nothing turned round. */
export function readAccount(printed: readonly Entry[], facts: DocumentFacts): AccountReading {
  const rows = printed.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
  const entries = areOwed(rows) ? printed.map(facts.isCard ? asPrinted(printed) : asOwed) : printed;
  const groups = groupsOf(rows);
  const doubtful = doubtfulGroups(groups, rows.length);
  const order: Order = {
    entries,
    facts,
    signs: signsToTry(rows, facts.isCard),
    fewestRows: soundRows(groups, rows.length) / 2,
  };
  const plain = tryReadings(order, { excluded: doubtful, turned: [], penalty: 0 }).reduce(better);
  if (tiesOut(plain)) return withThoseInSums(order, plain, { rows, groups, doubtful }) ?? plain;
  let best = plain;
  for (const alternative of alternatives(groups, doubtful))
    best = tryReadings(order, alternative).reduce(better, best);
  if (tiesOut(best)) return best;
  return (
    withoutRetold(order, groups, doubtful) ??
    withThoseInChain(order, best, { rows, groups, doubtful }) ??
    best
  );
}

/** All rows of an account, and what of them the plain reading leaves out. */
type Doubtful = {
  readonly rows: readonly Row[];
  readonly groups: readonly RowGroup[];
  readonly doubtful: readonly string[];
};

/** The plain reading with such rows where balances follow without them, as the last of all, but no printed sum holds unless they are in it. */
function withThoseInSums(order: Order, plain: AccountReading, left: Doubtful): AccountReading | null {
  if (plain.reconciliation.totals !== 'fail') return null;
  const whole = withThoseInChain(order, plain, left);
  return whole?.reconciliation.totals === 'hold' ? whole : null;
}

/**
 * The plain reading with the rows under the title of something else, and those without a day that print a balance, where nothing ties out
 * but each of them goes on from the balance before it: what moves the balance is no part of something else, and the title is none. Null
 * where they do not.
 */
function withThoseInChain(
  order: Order,
  best: AccountReading,
  { rows, groups, doubtful }: Doubtful,
): AccountReading | null {
  const silent = new Set(rows.filter(({ anchor }) => anchor.balance === null).map(({ group }) => group));
  const titled = groups.filter(({ key, isStray }) => doubtful.includes(key) && !(isStray && silent.has(key)));
  if (titled.length === 0) return null;
  const excluded = doubtful.filter((key) => !titled.some((group) => group.key === key));
  const whole = tryReadings(order, { excluded, turned: [], penalty: 0 }).reduce(better);
  const added = titled.reduce((sum, { rows }) => sum + rows, 0);
  const [before, after] = [best.reconciliation.chain, whole.reconciliation.chain];
  const goesOn = after.covered >= before.covered + added && after.breaks.length <= before.breaks.length;
  return goesOn ? whole : null;
}

/** The plain reading without the lists of cheques each of which other rows tell by day and amount, where nothing ties out; null where there are none. */
function withoutRetold(
  order: Order,
  groups: readonly RowGroup[],
  doubtful: readonly string[],
): AccountReading | null {
  const retold = groups.filter(({ key, isRetoldList }) => isRetoldList && !doubtful.includes(key));
  if (retold.length === 0) return null;
  const excluded = [...doubtful, ...retold.map(({ key }) => key)];
  return tryReadings(order, { excluded, turned: [], penalty: 0 }).reduce(better);
}

/** Whether the balances of all rows under headings stand in a column of what is owed. */
function areOwed(rows: readonly Row[]): boolean {
  const headed = rows.filter(({ anchor }) => anchor.table.headings.length > 0);
  return headed.length > 0 && headed.every(({ anchor }) => owesAll(anchor.table));
}

/** A balance told beside such rows, with the minus that those in the column were given. */
function asOwed(entry: Entry): Entry {
  if (entry.kind !== 'balance' || entry.amount.mark !== 'none') return entry;
  return { ...entry, amount: { ...entry.amount, mark: 'minus' } };
}

/** What makes a row's balance what is printed there: on a card all balances are owed, and none of its column needs a minus to say so. */
function asPrinted(printed: readonly Entry[]): (entry: Entry) => Entry {
  const isMarked = printed.some((entry) => entry.kind === 'balance' && entry.amount.mark === 'minus');
  return (entry) => {
    if (isMarked || entry.kind !== 'row') return entry;
    const { row } = entry;
    const { balance } = row.anchor;
    if (balance === null || balance.mark !== 'minus') return entry;
    return { ...entry, row: { ...row, anchor: { ...row.anchor, balance: { ...balance, mark: 'none' } } } };
  };
}

function better(best: AccountReading, other: AccountReading): AccountReading {
  return other.fitness > best.fitness ? other : best;
}

/** What the plain reading leaves out: strays, and doubtful groups where they are few beside sound ones. */
function doubtfulGroups(groups: readonly RowGroup[], rowCount: number): string[] {
  const isSomeSound = groups.some((group) => !group.isDoubtful);
  return groups
    .filter((group) => group.isStray || (group.isDoubtful && isSomeSound && group.rows * 2 < rowCount))
    .map((group) => group.key);
}

/** How many rows stand where movements do: all where none do, and it may be the titles that were taken for something else. */
function soundRows(groups: readonly RowGroup[], rowCount: number): number {
  const sound = groups
    .filter(({ isDoubtful, isBehind }) => !isDoubtful && !isBehind)
    .reduce((sum, group) => sum + group.rows, 0);
  return sound === 0 ? rowCount : sound;
}

const BY_SECTIONS: SignReading = { isFlipped: false, usesSections: true };
const BY_SECTIONS_FLIPPED: SignReading = { isFlipped: true, usesSections: true };
const BY_MARKS: SignReading = { isFlipped: false, usesSections: false };
const BY_MARKS_FLIPPED: SignReading = { isFlipped: true, usesSections: false };
const BY_BALANCE: SignReading = { isFlipped: false, usesSections: false, followsBalance: true };

/** The ways its amounts may be signed, likeliest first. */
function signsToTry(rows: readonly Row[], isCard: boolean): SignReading[] {
  if (isSided(rows)) return [BY_SECTIONS];
  if (isUnsigned(rows)) return [BY_BALANCE];
  return isCard && !printsPlus(rows)
    ? [BY_SECTIONS_FLIPPED, BY_SECTIONS, BY_MARKS_FLIPPED, BY_MARKS]
    : [BY_SECTIONS, BY_SECTIONS_FLIPPED, BY_MARKS, BY_MARKS_FLIPPED];
}

/** Whether each row stands in a column of money in or out, or has its direction printed: then there is nothing to choose. */
function isSided(rows: readonly Row[]): boolean {
  return rows.every(({ anchor }) => anchor.side !== 'amount' || anchor.indicator !== null);
}

/** Whether some amounts, and not most of them, print a plus: then signs are the holder's own, on cards too. */
function printsPlus(rows: readonly Row[]): boolean {
  const pluses = rows.filter(({ anchor }) => anchor.amount.mark === 'plus').length;
  return pluses > 0 && pluses * 2 <= rows.length;
}

type Order = {
  readonly entries: readonly Entry[];
  readonly facts: DocumentFacts;
  readonly signs: readonly SignReading[];
  /** A reading that leaves rows out must keep as many. */
  readonly fewestRows: number;
};

/** By how much a sign reading must outweigh the one before it. */
const SIGN_PENALTY = 3;

/** By how much a reading of a card that nothing bears out must outweigh others where it takes most rows for money in: a card is there to pay with. */
const MOSTLY_IN_PENALTY = 4;
/** Fewer rows show no habit. */
const ENOUGH_ROWS = 4;

function isMostlyIn({ amounts }: AccountReading): boolean {
  return amounts.length >= ENOUGH_ROWS && amounts.filter((amount) => amount > 0).length * 2 > amounts.length;
}

/** The readings of one alternative that may be chosen, with their fitness less what they must outweigh. */
function tryReadings(
  { entries, facts, signs, fewestRows }: Order,
  { excluded, turned, penalty }: Alternative,
): AccountReading[] {
  return signs.flatMap((sign, rank) => {
    const reading = readAs(entries, facts, { sign, excluded, turned });
    // A part of the document may be left out or turned round only if the rest then ties out, and something is left.
    const isTooLittle = reading.rows.length < fewestRows || reading.rows.length === 0;
    const mayBeChosen = penalty === 0 || (!isTooLittle && tiesOut(reading));
    const against = facts.isCard && isMostlyIn(reading) && !tiesOut(reading) ? MOSTLY_IN_PENALTY : 0;
    const score = mayBeChosen ? reading.fitness - penalty - against - rank * SIGN_PENALTY : null;
    facts.onReading?.({ entries, reading, score });
    return score === null ? [] : [{ ...reading, fitness: score }];
  });
}

function tiesOut({ reconciliation: { ledger, chain, totals, isSoleSum } }: AccountReading): boolean {
  if (chain.breaks.length > 0 || ledger === 'fails') return false;
  return (
    ledger === 'holds' ||
    isSoleSum ||
    totals === 'hold' ||
    (chain.movements > 0 && chain.covered === chain.movements)
  );
}

import { signedBalance } from '../roles/signed-balance.ts';
import { balanceValue } from './balance-value.ts';
import { isEarlier } from './is-earlier.ts';
import type { BalanceItem } from './items/flow-item.ts';
import { namesAvailable } from './names-available.ts';
import type { Entry } from './rows/row.ts';

/** What an account may have held before its first movement and behind its last, likeliest first; minor units. */
type Ends = { readonly openings: readonly number[]; readonly closings: readonly number[] };

/** More balances than these are no help in telling which opens and which closes. */
const MOST_OPENINGS = 8;
const MOST_CLOSINGS = 10;

/** The balances a document prints for the ends of an account; `implied` is what its rows' own balances imply before the first. */
export function printedEnds(all: readonly Entry[], implied: readonly number[], isCard: boolean): Ends {
  const entries = withoutAvailable(all, isCard);
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const labelled = (role: BalanceItem['role']) => {
    const told = wholesOf(balances.filter((entry) => entry.role === role));
    const ranked = role === 'closing' ? lastFirst(told) : told;
    return [...new Set(clearestFirst(ranked).map((entry) => heldValue(entry, isCard)))];
  };
  const byDay = rolesByDay(entries, isCard);
  const { openings, closings } =
    byDay ??
    settleEnds(
      {
        openings: labelled('opening'),
        closings: withoutCarried(labelled('closing'), entries, isCard),
      },
      besideRows(entries, isCard),
      implied,
    );
  const known = closings.length > 0 ? closings : openings.length > 1 ? oldBalanceBelow(entries, isCard) : [];
  return {
    openings: openings.slice(0, MOST_OPENINGS),
    closings: (known.length > 0 ? known : carriedBehind(entries, isCard)).slice(0, MOST_CLOSINGS),
  };
}

/** Without closing balances of what is only available, where the last row's own balance is another. */
function withoutAvailable(entries: readonly Entry[], isCard: boolean): readonly Entry[] {
  const last = entries.findLast((entry) => entry.kind === 'row')?.row.anchor.balance ?? null;
  if (last === null) return entries;
  const held = balanceValue(last, 'balance', isCard);
  return entries.filter(
    (entry) =>
      entry.kind !== 'balance' ||
      entry.role !== 'closing' ||
      !namesAvailable(entry) ||
      heldValue(entry, isCard) === held,
  );
}

/** Balances by how clearly they are claimed; those as clear in printed order. */
function clearestFirst(balances: readonly BalanceItem[]): BalanceItem[] {
  return balances.toSorted((one, other) => other.strength - one.strength);
}

/** Without what pages close with and the next ones open with again, rows behind it: it is carried, and closes nothing. */
function withoutCarried(closings: readonly number[], entries: readonly Entry[], isCard: boolean): number[] {
  const rest = behindRows(entries);
  const ends = entries.filter((entry) => entry.kind === 'balance');
  const carried = new Set(
    ends.flatMap((entry, at) => {
      const next = ends[at + 1];
      if (entry.role !== 'closing' || next?.role !== 'opening' || rest.includes(next)) return [];
      const value = heldValue(entry, isCard);
      return heldValue(next, isCard) === value ? [value] : [];
    }),
  );
  const last = rest.findLast((entry) => entry.kind === 'balance' && entry.role === 'closing');
  const closing = last?.kind === 'balance' ? heldValue(last, isCard) : null;
  return closings.filter((value) => value === closing || !carried.has(value));
}

/** A whole and two parts at least. */
const LEAST_TOLD = 3;

/** Balances without those of parts of the account shown on one line with its whole: what is to be paid at once, what over time, and both. */
function wholesOf(balances: readonly BalanceItem[]): BalanceItem[] {
  const lines = Map.groupBy(balances, ({ body }) => body);
  return [...lines.values()].flatMap((told) => {
    const whole = told.length < LEAST_TOLD ? undefined : told.find((one) => isSumOf(one, told));
    return whole === undefined ? told : [whole];
  });
}

function isSumOf(one: BalanceItem, told: readonly BalanceItem[]): boolean {
  const sum = told.reduce((all, { amount }) => all + signedBalance(amount, false), 0);
  return one.amount.minor !== 0 && sum === 2 * signedBalance(one.amount, false);
}

/**
 * Which balances open and close where their words do not say it, but their days do: of two shown in the same words the one of the earlier
 * day opens, and the only one of all opens or closes as the rows' days follow it or come before it. Null where days do not decide.
 */
function rolesByDay(entries: readonly Entry[], isCard: boolean): Ends | null {
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const [one, other, ...more] = balances.filter(({ role }) => role !== 'checkpoint' && role !== 'carried');
  if (one === undefined || more.length > 0) return null;
  if (other === undefined) return balances.length === 1 ? roleOfOnly(one, entries, isCard) : null;
  if (one.role !== other.role) return null;
  const pair = [
    [one, other],
    [other, one],
  ] as const;
  const [first, last] = pair.find(([opens, closes]) => opensBefore(opens, closes, entries)) ?? [];
  if (first === undefined || last === undefined) return null;
  return { openings: [heldValue(first, isCard)], closings: [heldValue(last, isCard)] };
}

/** Whether a balance is of an earlier day than another; or where that has no day, of one before which no row is, and some are after it. */
function opensBefore(one: BalanceItem, other: BalanceItem, entries: readonly Entry[]): boolean {
  if (one.date === null || other.date !== null) return isEarlier(one.date, other.date);
  // What is brought forward to a page without a day is the balance of no end.
  if (one.role !== 'closing') return false;
  const days = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.date] : []));
  return days.some((day) => isEarlier(one.date, day)) && !days.some((day) => isEarlier(day, one.date));
}

/** The only balance of all: one of a day after which no row was closes, and one of a day before which none was opens. */
function roleOfOnly(only: BalanceItem, entries: readonly Entry[], isCard: boolean): Ends | null {
  const days = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.date] : []));
  const [isBehind, isBefore] = [
    days.some((day) => isEarlier(day, only.date)),
    days.some((day) => isEarlier(only.date, day)),
  ];
  if (isBehind === isBefore) return null;
  const held = [heldValue(only, isCard)];
  return isBehind ? { openings: [], closings: held } : { openings: held, closings: [] };
}

/** A printed balance with its sign, minor units: what a card owes is positive. */
function heldValue({ amount, column }: BalanceItem, isCard: boolean): number {
  return balanceValue(amount, column, isCard);
}

/** Balances printed before the first row and behind the last; where there is no row, the first of them and the others. */
type BesideRows = {
  readonly before: readonly number[];
  readonly behind: readonly number[];
  /** Whether one said to close stands behind some rows: what follows it may be an annex. */
  readonly isClosedAmong: boolean;
  readonly isRowless: boolean;
};

function besideRows(entries: readonly Entry[], isCard: boolean): BesideRows {
  const first = entries.findIndex((entry) => entry.kind === 'row');
  const held = (part: readonly Entry[]) =>
    part
      .filter((entry) => entry.kind === 'balance')
      .filter((entry) => entry.role !== 'checkpoint' || entry.isInTable)
      .map((entry) => heldValue(entry, isCard));
  if (first >= 0) {
    const before = held(entries.slice(0, first));
    return {
      before,
      behind: held(behindRows(entries).filter((entry) => !isToldAgain(entry, before, isCard))),
      isClosedAmong: entries
        .slice(first)
        .some((entry) => entry.kind === 'balance' && entry.role === 'closing' && entry.isInTable),
      isRowless: false,
    };
  }
  const [opening, ...others] = held(entries);
  const before = opening === undefined ? [] : [opening];
  return { before, behind: others, isClosedAmong: false, isRowless: true };
}

/** Whether a summary behind the rows shows once more what stood before them. */
function isToldAgain(entry: Entry, before: readonly number[], isCard: boolean): boolean {
  return entry.kind === 'balance' && entry.role === 'opening' && before.includes(heldValue(entry, isCard));
}

function behindRows(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.kind === 'row') + 1);
}

/**
 * Labels such as "balance on a day" stand over the rows and under them: the first of several is then the opening balance, the last the
 * closing one, whichever of the two they were taken for. One over the rows alone opens them where their own balances follow from it, and
 * one under rows that run from the newest closes nothing where they do.
 */
function settleEnds(
  { openings, closings }: Ends,
  { before, behind, isClosedAmong, isRowless }: BesideRows,
  implied: readonly number[],
): Ends {
  const [first] = before;
  const last = behind[behind.length - 1];
  const isEncloser = behind.length > 0 || (isClosedAmong && first !== undefined && closings.includes(first));
  const opens = openings.length === 0 && first !== undefined && (isEncloser || implied.includes(first));
  const opened = opens ? [first] : openings;
  // One figure is not both what an account had first and what it had last.
  const isAgain = isRowless ? first !== undefined && behind.includes(first) : isEncloser;
  const others = opens && !isAgain ? closings.filter((closing) => closing !== first) : closings;
  const opensBelow =
    first === undefined &&
    last !== undefined &&
    opened.length === 1 &&
    opened[0] === last &&
    implied.includes(last);
  const closes =
    last !== undefined &&
    !opensBelow &&
    !others.includes(last) &&
    (others.length === 0 || opened.includes(last));
  return { openings: opened, closings: closes ? [last, ...others] : others };
}

/** A balance carried on closes only where no row follows it. */
function carriedBehind(entries: readonly Entry[], isCard: boolean): number[] {
  const last = behindRows(entries)
    .filter((entry) => entry.kind === 'balance')
    .findLast((entry) => entry.role === 'carried');
  return last === undefined ? [] : [heldValue(last, isCard)];
}

/** "Balance on …" opens where it stands before the first row, and closes behind the last. */
function oldBalanceBelow(entries: readonly Entry[], isCard: boolean): number[] {
  const last = behindRows(entries)
    .filter((entry) => entry.kind === 'balance')
    .findLast((entry) => entry.role === 'opening');
  return last === undefined ? [] : [balanceValue(last.amount, last.column, isCard)];
}

/** The last printed closing balance is the likeliest; days may close with one each. */
function lastFirst(closings: readonly BalanceItem[]): BalanceItem[] {
  const last = closings[closings.length - 1];
  return last === undefined || closings.length <= 2 ? closings.slice() : [last, ...closings.slice(0, -1)];
}

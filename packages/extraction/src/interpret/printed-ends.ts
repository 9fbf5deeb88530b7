import { balanceValue } from './balance-value.ts';
import { isEarlier } from './is-earlier.ts';
import type { BalanceItem } from './items/flow-item.ts';
import { namesAvailable } from './names-available.ts';
import { isNothingInOtherMoney } from './nothing-in-other-money.ts';
import type { Entry } from './rows/row.ts';

/** The possible balances before the first transaction and after the last, likeliest first; minor units. */
type Ends = { readonly openings: readonly number[]; readonly closings: readonly number[] };

/** With more balances than these, the opening and closing ones cannot be identified. */
const MOST_OPENINGS = 8;
const MOST_CLOSINGS = 10;

/** The opening and closing balances a document prints for an account. `implied` are the balances before the first row, as calculated from the rows' running balances. */
export function printedEnds(all: readonly Entry[], implied: readonly number[], isCard: boolean): Ends {
  const entries = withoutAvailable(all, isCard).filter(
    (entry) => entry.kind !== 'balance' || !isNothingInOtherMoney(entry, all),
  );
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const labelled = (role: BalanceItem['role']) => {
    const own = balances.filter((entry) => entry.role === role);
    const ranked = role === 'closing' ? lastFirst(own) : own;
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
      balancesAroundRows(entries, isCard),
      implied,
    );
  const known = closings.length > 0 ? closings : closingsUnnamed(entries, openings.length, isCard);
  return {
    openings: openings.slice(0, MOST_OPENINGS),
    closings: (known.length > 0 ? known : carriedBehind(entries, isCard)).slice(0, MOST_CLOSINGS),
  };
}

/** Drops balances that are only what may be spent, with a limit for instance, if the last row's own balance differs. */
function withoutAvailable(entries: readonly Entry[], isCard: boolean): readonly Entry[] {
  const last = entries.findLast((entry) => entry.kind === 'row')?.row.anchor.balance ?? null;
  if (last === null) return entries;
  const held = balanceValue(last, 'balance', isCard);
  return entries.filter(
    (entry) =>
      entry.kind !== 'balance' ||
      entry.role === 'opening' ||
      !namesAvailable(entry) ||
      heldValue(entry, isCard) === held,
  );
}

/** Balances by the clarity of their labels; equally clear ones in printed order. */
function clearestFirst(balances: readonly BalanceItem[]): BalanceItem[] {
  return balances.toSorted((one, other) => other.strength - one.strength);
}

/** Drops balances that close a page and open the next one, with rows after them: they are carried forward and close nothing. */
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

/**
 * Finds opening and closing balances by their dates if their labels do not say. Of two with the same label the one with the earlier date is the
 * opening balance; a single one opens or closes depending on whether the rows' dates follow it or precede it. Null if dates do not decide.
 */
function rolesByDay(entries: readonly Entry[], isCard: boolean): Ends | null {
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const [one, other, ...more] = withoutUndatedCopies(
    balances.filter(({ role }) => role !== 'checkpoint' && role !== 'carried'),
  );
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

/** Drops balances without a date that repeat one of the same role with a date: a summary above the table prints the last one again. */
function withoutUndatedCopies(balances: readonly BalanceItem[]): BalanceItem[] {
  const repeats = (entry: BalanceItem) =>
    balances.some(
      ({ role, amount, date }) => date !== null && role === entry.role && amount.minor === entry.amount.minor,
    );
  return balances.filter((entry) => entry.date !== null || !repeats(entry));
}

/** Whether a balance is earlier than another. If that has no date: whether its date is before all rows, and some are after it. */
function opensBefore(one: BalanceItem, other: BalanceItem, entries: readonly Entry[]): boolean {
  const days = entries.flatMap((entry) =>
    entry.kind === 'row' && entry.row.anchor.date !== null ? [entry.row.anchor.date] : [],
  );
  if (one.date === null || other.date !== null) return isEarlier(one.date, other.date, days);
  // An undated balance brought forward to a page is neither an opening nor a closing one.
  if (one.role !== 'closing') return false;
  return days.some((day) => isEarlier(one.date, day)) && !days.some((day) => isEarlier(day, one.date));
}

/** The role of a single balance: it closes if no row is later, and opens if none is earlier. */
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

/** A printed balance with its sign, minor units: a card's debt is positive. */
function heldValue({ amount, column }: BalanceItem, isCard: boolean): number {
  return balanceValue(amount, column, isCard);
}

/** The balances printed before the first row and after the last. If there are no rows, the first balance and the others, unless all are of one end. */
type BalancesAroundRows = {
  readonly before: readonly number[];
  readonly behind: readonly number[];
  /** Whether a closing balance appears after some rows: what follows it may be an annex. */
  readonly isClosedAmong: boolean;
  readonly isRowless: boolean;
};

function balancesAroundRows(entries: readonly Entry[], isCard: boolean): BalancesAroundRows {
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
      behind: held(soleBalance(behindRows(entries)).filter((entry) => !isRepeated(entry, before, isCard))),
      isClosedAmong: entries
        .slice(first)
        .some((entry) => entry.kind === 'balance' && entry.role === 'closing' && entry.isInTable),
      isRowless: false,
    };
  }
  const end = soleEnd(entries.filter((entry) => entry.kind === 'balance'));
  if (end !== null)
    return {
      before: end === 'opening' ? held(entries) : [],
      behind: end === 'closing' ? held(entries) : [],
      isClosedAmong: false,
      isRowless: true,
    };
  const [opening, ...others] = held(entries);
  const before = opening === undefined ? [] : [opening];
  return { before, behind: others, isClosedAmong: false, isRowless: true };
}

/**
 * The balance that all labels name, of no more than one day; null where they name several: printed twice, in an overview without a day say, it
 * says nothing of the other one.
 */
function soleEnd(balances: readonly BalanceItem[]): 'opening' | 'closing' | null {
  const days = new Set(balances.flatMap(({ date }) => (date === null ? [] : `${date.first}.${date.second}`)));
  const [role, ...others] = new Set(balances.map((balance) => balance.role));
  return days.size <= 1 && others.length === 0 && (role === 'opening' || role === 'closing') ? role : null;
}

/** Whether a summary after the rows repeats a balance from before them. */
function isRepeated(entry: Entry, before: readonly number[], isCard: boolean): boolean {
  return entry.kind === 'balance' && entry.role === 'opening' && before.includes(heldValue(entry, isCard));
}

/** Entries behind the rows; a balance that says nothing of itself counts there, in a table or not, where it is the only one. */
function soleBalance(behind: readonly Entry[]): readonly Entry[] {
  const [sole, ...others] = behind.filter((entry) => entry.kind === 'balance');
  return sole === undefined || others.length > 0 ? behind : [{ ...sole, isInTable: true }];
}

function behindRows(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.kind === 'row') + 1);
}

/**
 * Labels such as "balance on a day" appear both before the rows and after them: then the first is the opening balance and the last the
 * closing one, whatever their labels were read as. One that appears only before the rows opens them if their running balances follow
 * from it. One below newest-first rows closes nothing if they follow from it.
 */
function settleEnds(
  { openings, closings }: Ends,
  { before, behind, isClosedAmong, isRowless }: BalancesAroundRows,
  implied: readonly number[],
): Ends {
  const [first] = before;
  const last = behind[behind.length - 1];
  const isEncloser = behind.length > 0 || (isClosedAmong && first !== undefined && closings.includes(first));
  // What a closing label names above the rows and the last balance repeats below them is what the account had last.
  const isLast = !isRowless && first !== undefined && first === last && closings.includes(first);
  const opens =
    openings.length === 0 && first !== undefined && ((isEncloser && !isLast) || implied.includes(first));
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

/** A balance carried forward closes only if no row follows it. */
function carriedBehind(entries: readonly Entry[], isCard: boolean): number[] {
  const last = behindRows(entries)
    .filter((entry) => entry.kind === 'balance')
    .findLast((entry) => entry.role === 'carried');
  return last === undefined ? [] : [heldValue(last, isCard)];
}

/** "Balance on …" opens if it is before the first row, and closes if it is after the last. */
function oldBalanceBelow(entries: readonly Entry[], isCard: boolean): number[] {
  const last = behindRows(entries)
    .filter((entry) => entry.kind === 'balance')
    .findLast((entry) => entry.role === 'opening');
  return last === undefined ? [] : [balanceValue(last.amount, last.column, isCard)];
}

/** The closing balances where no label names one: the last of several opening ones, or without any the only balance there is. */
function closingsUnnamed(entries: readonly Entry[], openings: number, isCard: boolean): number[] {
  if (openings > 1) return oldBalanceBelow(entries, isCard);
  return openings === 0 ? heldNow(entries, isCard) : [];
}

/** The only balance of an account, over rows that begin with the newest: it says of no day what was held, so it is what is held now. */
function heldNow(entries: readonly Entry[], isCard: boolean): number[] {
  const [only, ...others] = entries.filter((entry) => entry.kind === 'balance');
  const rows = entries.filter((entry) => entry.kind === 'row');
  const [first, last] = [rows[0], rows.at(-1)];
  if (only?.role !== 'checkpoint' || only.isInTable || others.length > 0) return [];
  if (first === undefined || last === undefined || entries.indexOf(only) > entries.indexOf(first)) return [];
  return isEarlier(last.row.anchor.date, first.row.anchor.date) ? [heldValue(only, isCard)] : [];
}

/** The last printed closing balance is the likeliest; each day may have one. */
function lastFirst(closings: readonly BalanceItem[]): BalanceItem[] {
  const last = closings[closings.length - 1];
  return last === undefined || closings.length <= 2 ? closings.slice() : [last, ...closings.slice(0, -1)];
}

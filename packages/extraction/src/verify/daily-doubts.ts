import { type AccountEvidence, type CalendarDate, raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { balanceValue } from '../interpret/balance-value.ts';
import type { RowDay } from '../interpret/row-days.ts';
import type { Entry } from '../interpret/rows/row.ts';
import type { Amount } from '../values/amount.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { Doubt } from './doubt.ts';

/** How the document's dates are read. */
type Time = { readonly order: DateOrder; readonly frame: TimeFrame };

/** The balance of an account at the end of a day; minor units. */
type Daily = AccountEvidence['daily'][number];

/**
 * Doubts the dates of a document's only account: a list of daily balances follows from the rows on many days, so it belongs to them, but not on
 * all, neither by transaction date nor by posting date. No other figure reveals a wrong date.
 */
export function dailyDoubts(
  list: readonly Daily[],
  { amounts, reconciliation: { opening, ledger } }: Pick<AccountReading, 'amounts' | 'reconciliation'>,
  { dates, bookingDates }: Record<'dates' | 'bookingDates', readonly (CalendarDate | null)[]>,
): Doubt[] {
  if (opening === null || ledger !== 'holds' || list.length < FEWEST) return [];
  const misses = [dates, bookingDates].map((own) =>
    list.filter(({ date, balance }) => balanceOn(date, own, amounts, opening) !== balance),
  );
  const [fewest = []] = misses.sort((a, b) => a.length - b.length);
  const [first] = fewest;
  const isOfRows = list.length - fewest.length >= Math.max(2, list.length * LEAST_SHARE);
  return first === undefined || !isOfRows
    ? []
    : [raiseFinding('figures-disagree', { reason: 'daily-balances' }, { page: first.page })];
}

/** A shorter list may follow by chance. */
const FEWEST = 3;
/** Least share of its days on which a list must follow from the rows to belong to them. */
const LEAST_SHARE = 0.3;

/** The list of daily balances in a document, without dates that have two balances: such a list is something else. */
export function dailiesIn(entries: readonly Entry[], time: Time): Daily[] {
  const list = entries.flatMap((entry) => {
    const daily = dailyOf(entry);
    const date = daily === null ? null : settled(daily.date, time);
    return daily === null || date === null
      ? []
      : [{ date, balance: balanceValue(daily.amount, 'balance'), page: daily.page }];
  });
  const days = Map.groupBy(list, ({ date }) => date);
  return list.filter((one) => days.get(one.date)?.every(({ balance }) => balance === one.balance));
}

/** The balance of a day, in a balance column or under a title of balances. */
function dailyOf(
  entry: Entry,
): { readonly date: PrintedDate; readonly amount: Amount; readonly page: number } | null {
  if (entry.kind === 'daily') return { date: entry.date, amount: entry.amount, page: entry.body.line.page };
  if (entry.kind !== 'row' || entry.row.section?.role !== 'balances') return null;
  const { date, amount } = entry.row.anchor;
  return date === null ? null : { date, amount, page: entry.row.page };
}

/** The posting date of a row; its own date if it prints no other. */
export function dayOfBooking({ row, date }: RowDay, time: Time): CalendarDate | null {
  const { postDate } = row.anchor;
  return postDate === null ? date : (settled(postDate, time) ?? date);
}

function settled(date: PrintedDate, { order, frame }: Time): CalendarDate | null {
  return settleDate(date, order, frame);
}

/** The balance at the end of a day. A row without a date counts as one of the first. */
export function balanceOn(
  date: CalendarDate,
  days: readonly (CalendarDate | null)[],
  amounts: readonly number[],
  opening: number,
): number {
  return amounts.reduce((sum, amount, row) => ((days[row] ?? '') <= date ? sum + amount : sum), opening);
}

import type { Account } from '@tieout/records';
import { formatCalendarDate } from './format-date.ts';

/** How an account is called on screen: its number, else its place in the document; its currency where known. */
export function accountTitle(account: Account, index: number): string {
  const name = account.number ? `Account ${account.number}` : `Account ${index + 1}`;
  return account.currency ? `${name} · ${account.currency}` : name;
}

/** The printed period of an account in words; null where none is printed. */
export function periodText(account: Account): string | null {
  if (account.period === null) return null;
  return `${formatCalendarDate(account.period.start)} to ${formatCalendarDate(account.period.end)}`;
}

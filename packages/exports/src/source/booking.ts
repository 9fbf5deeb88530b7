import { plainText } from '../cells/plain-text.ts';
import type { ExportOptions } from '../presets/preset.ts';
import type { Movement, StatementSource } from './export-source.ts';

/** The two accounts of the books that a movement touches. */
export type Booking = {
  readonly account: string;
  readonly offset: string;
  /** Whether the offset is another of the person's own bank or card accounts. */
  readonly isTransfer: boolean;
};

export type BookingContext = {
  readonly kind: StatementSource['kind'];
  /** The account's name in the books. */
  readonly account: string;
  readonly options: ExportOptions;
};

/** How a movement is booked: against its category, else against the account for what has none. Money back on a card lowers an expense. */
export function bookingOf(
  { category, amountMinor }: Movement,
  { kind, account, options }: BookingContext,
): Booking {
  const isExpense = kind === 'card' || amountMinor < 0;
  const uncategorized = isExpense
    ? (options.expenseAccount ?? 'Uncategorized Expense')
    : (options.incomeAccount ?? 'Uncategorized Income');
  const chosen = plainText(category ?? '');
  const isTransfer = (options.ownAccounts ?? []).some((own) => plainText(own) === chosen && chosen !== '');
  return { account, offset: chosen || uncategorized, isTransfer };
}

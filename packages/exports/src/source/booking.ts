import { plainText } from '../cells/plain-text.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { isCardPayment } from './card-payment.ts';
import type { Movement, StatementSource } from './export-source.ts';

/** The other account of the books that a transaction touches. */
export type Booking = {
  readonly offset: string;
  /** Whether the offset is another of the person's own accounts. */
  readonly isTransfer: boolean;
  /** Whether the offset stands in for the account a card is paid from. */
  readonly isPayerUnknown: boolean;
};

export type BookingContext = {
  readonly kind: StatementSource['kind'];
  readonly options: ExportOptions;
};

/**
 * How a movement is booked: against its category, else against the account for what has none. Money back on a card lowers an expense;
 * a payment to the card is a transfer.
 */
export function bookingOf(movement: Movement, { kind, options }: BookingContext): Booking {
  const chosen = plainText(movement.category ?? '');
  const isOwn = (options.ownAccounts ?? []).some((own) => plainText(own) === chosen && chosen !== '');
  const isPayment = isCardPayment(movement, kind);
  if (chosen === '' && isPayment) {
    const { paymentAccount } = options;
    return {
      offset: paymentAccount ?? UNKNOWN_PAYER,
      isTransfer: true,
      isPayerUnknown: paymentAccount === undefined,
    };
  }
  return {
    offset: chosen || uncategorized(movement, kind, options),
    isTransfer: isOwn || isPayment,
    isPayerUnknown: false,
  };
}

/** The account QuickBooks itself keeps for transfers whose other side is not known. */
const UNKNOWN_PAYER = 'Uncategorized Asset';

function uncategorized(
  { amountMinor }: Movement,
  kind: StatementSource['kind'],
  { expenseAccount, incomeAccount }: ExportOptions,
): string {
  const isExpense = kind === 'card' || amountMinor < 0;
  return isExpense ? (expenseAccount ?? 'Uncategorized Expense') : (incomeAccount ?? 'Uncategorized Income');
}

/** Warns of card payments whose other side is not known. */
export function checkCardPayments(
  { kind, movements }: StatementSource,
  options: ExportOptions,
  log: PreflightLog,
): void {
  let row = 0;
  for (const movement of movements) {
    if (bookingOf(movement, { kind, options }).isPayerUnknown)
      log.warn('unknown-payer', PAYER, row, movement.description);
    row++;
  }
}

const PAYER = `Payments to the card are booked as transfers from “${UNKNOWN_PAYER}”. Enter the account they are paid from.`;

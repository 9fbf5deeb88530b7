import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BookedAccount, bookedAccounts } from '../../source/booked-accounts.ts';
import { bookingOf, checkCardPayments } from '../../source/booking.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import type { ExportOptions } from '../preset.ts';
import { type Journal, type JournalEntry, journalText } from './journal-entry.ts';

/** One journal entry for each row: the account against the row's category. Rows of amount zero have nothing to book. */
export function statementEntries(
  statements: readonly StatementSource[],
  options: ExportOptions,
  log: PreflightLog,
): Journal {
  const accounts = bookedAccounts(statements, options, log);
  for (const statement of statements) {
    tellZeroRows(statement, log);
    checkCardPayments(statement, options, log);
  }
  const ownAccounts = accounts.map(({ name }) => name);
  const booked = { accounts, options, isOwn: ownAccountTest(ownAccounts) };
  return {
    entries: () => entriesOf(booked),
    digits: sharedDigits(statements),
    ownAccounts,
    expected: expectedTotals(booked),
  };
}

type Booked = {
  readonly accounts: readonly BookedAccount[];
  readonly options: ExportOptions;
  readonly isOwn: (name: string) => boolean;
};

/** Whether a name is that of one of the accounts, as the file writes both. */
function ownAccountTest(ownAccounts: readonly string[]): (name: string) => boolean {
  const own = new Set(ownAccounts.map(journalText));
  return (name) => own.has(journalText(name));
}

function tellZeroRows({ movements }: StatementSource, log: PreflightLog): void {
  let row = 0;
  for (const { amountMinor, description } of movements) {
    if (amountMinor === 0) log.dropZero(row, description);
    row++;
  }
}

function expectedTotals(booked: Booked): Totals {
  let totals = NO_TOTALS;
  for (const account of booked.accounts) {
    for (const movement of account.statement.movements)
      totals = addTotals(totals, movedTotals(movement, offsetOf(movement, account, booked), booked));
  }
  return totals;
}

/** What an entry moves on the accounts of the file: between two of them it is money in on one and money out on the other. */
function movedTotals({ amountMinor }: Movement, offset: string, { isOwn }: Booked): Totals {
  if (!isOwn(offset)) return totalsOf(amountMinor);
  return { count: 1, inMinor: Math.abs(amountMinor), outMinor: Math.abs(amountMinor) };
}

function offsetOf(movement: Movement, { statement }: BookedAccount, { options }: Booked): string {
  return bookingOf(movement, { kind: statement.kind, options }).offset;
}

function* entriesOf(booked: Booked): Generator<JournalEntry> {
  for (const account of booked.accounts) {
    const { statement, name: own } = account;
    for (const movement of statement.movements) {
      const { amountMinor, description, payee } = movement;
      if (amountMinor === 0) continue;
      const offset = offsetOf(movement, account, booked);
      yield {
        date: datesOf(movement).date,
        currency: statement.currency ?? booked.options.currency ?? null,
        totals: movedTotals(movement, offset, booked),
        sides: [
          { account: own, debitMinor: amountMinor, description, name: payee },
          { account: offset, debitMinor: -amountMinor, description, name: payee },
        ],
      };
    }
  }
}

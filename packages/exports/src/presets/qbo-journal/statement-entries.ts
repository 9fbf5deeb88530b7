import { textWriter } from '../../cells/text-writer.ts';
import { type PreflightLog, preflightLog } from '../../preflight/preflight-log.ts';
import { bookAccountNames } from '../../source/book-account-names.ts';
import { bookingOf } from '../../source/booking.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import type { ExportOptions } from '../preset.ts';
import { JOURNAL_TEXT, type Journal, type JournalEntry } from './journal-entry.ts';

/** One journal entry for each row: the account against the row's category. Rows of amount zero have nothing to book. */
export function statementEntries(
  statements: readonly StatementSource[],
  options: ExportOptions,
  log: PreflightLog,
): Journal {
  const ownAccounts = bookAccountNames(statements, options, log);
  for (const statement of statements) tellZeroRows(statement, log);
  const booked = { ownAccounts, options, isOwn: ownAccountTest(ownAccounts) };
  return {
    entries: () => entriesOf(statements, booked),
    digits: Math.max(...statements.map((statement) => statement.digits)),
    ownAccounts,
    expected: expectedTotals(statements, booked),
  };
}

type Booked = {
  readonly ownAccounts: readonly string[];
  readonly options: ExportOptions;
  readonly isOwn: (name: string) => boolean;
};

/** Whether a name is that of one of the accounts, as the file writes both. */
function ownAccountTest(ownAccounts: readonly string[]): (name: string) => boolean {
  const write = textWriter(JOURNAL_TEXT, preflightLog());
  const own = new Set(ownAccounts.map((name) => write(name, { row: 0 })));
  return (name) => own.has(write(name, { row: 0 }));
}

function tellZeroRows({ movements }: StatementSource, log: PreflightLog): void {
  let row = 0;
  for (const { amountMinor, description } of movements) {
    if (amountMinor === 0) log.dropZero(row, description);
    row++;
  }
}

function expectedTotals(statements: readonly StatementSource[], booked: Booked): Totals {
  let totals = NO_TOTALS;
  for (const [index, statement] of statements.entries()) {
    for (const movement of statement.movements)
      totals = addTotals(
        totals,
        movedTotals(movement, offsetOf(movement, { index, statement, booked }), booked),
      );
  }
  return totals;
}

/** What an entry moves on the accounts of the file: between two of them it is money in on one and money out on the other. */
function movedTotals({ amountMinor }: Movement, offset: string, { isOwn }: Booked): Totals {
  if (amountMinor === 0 || !isOwn(offset)) return totalsOf(amountMinor);
  return { count: 1, inMinor: Math.abs(amountMinor), outMinor: Math.abs(amountMinor) };
}

type BookedStatement = {
  readonly index: number;
  readonly statement: StatementSource;
  readonly booked: Booked;
};

function offsetOf(
  movement: Movement,
  { index, statement: { kind }, booked: { ownAccounts, options } }: BookedStatement,
): string {
  return bookingOf(movement, { kind, account: ownAccounts[index] ?? '', options }).offset;
}

function* entriesOf(statements: readonly StatementSource[], booked: Booked): Generator<JournalEntry> {
  for (const [index, statement] of statements.entries()) {
    const account = booked.ownAccounts[index] ?? '';
    for (const movement of statement.movements) {
      const { amountMinor, description, payee, date } = movement;
      if (amountMinor === 0) continue;
      const offset = offsetOf(movement, { index, statement, booked });
      yield {
        date: date ?? '',
        currency: statement.currency ?? booked.options.currency ?? null,
        totals: movedTotals(movement, offset, booked),
        sides: [
          { account, debitMinor: amountMinor, description, name: payee },
          { account: offset, debitMinor: -amountMinor, description, name: payee },
        ],
      };
    }
  }
}

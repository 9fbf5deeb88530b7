import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { bookAccountNames } from '../../source/book-account-names.ts';
import { bookingOf } from '../../source/booking.ts';
import type { StatementSource } from '../../source/export-source.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import type { ExportOptions } from '../preset.ts';
import type { Journal, JournalEntry } from './journal-entry.ts';

/** One journal entry for each row: the account against the row's category. Rows of amount zero have nothing to book. */
export function statementEntries(
  statements: readonly StatementSource[],
  options: ExportOptions,
  log: PreflightLog,
): Journal {
  const ownAccounts = bookAccountNames(statements, options, log);
  for (const statement of statements) tellZeroRows(statement, log);
  return {
    entries: () => entriesOf(statements, ownAccounts, options),
    digits: Math.max(...statements.map((statement) => statement.digits)),
    ownAccounts,
    expected: statementTotals(statements),
  };
}

function tellZeroRows({ movements }: StatementSource, log: PreflightLog): void {
  let row = 0;
  for (const { amountMinor, description } of movements) {
    if (amountMinor === 0) log.dropZero(row, description);
    row++;
  }
}

function* entriesOf(
  statements: readonly StatementSource[],
  ownAccounts: readonly string[],
  options: ExportOptions,
): Generator<JournalEntry> {
  for (const [index, { kind, currency, movements }] of statements.entries()) {
    for (const movement of movements) {
      const { amountMinor, description, payee, date } = movement;
      if (amountMinor === 0) continue;
      const { account, offset } = bookingOf(movement, { kind, account: ownAccounts[index] ?? '', options });
      yield {
        date: date ?? '',
        currency: currency ?? options.currency ?? null,
        totals: totalsOf(amountMinor),
        sides: [
          { account, debitMinor: amountMinor, description, name: payee },
          { account: offset, debitMinor: -amountMinor, description, name: payee },
        ],
      };
    }
  }
}

import { type ChargedDocument, chargedDocument } from '../../documents/document-charges.ts';
import { checkNeededFields, withGivenFields } from '../../documents/needed-fields.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import type { DocumentSource } from '../../source/export-source.ts';
import { addTotals, NO_TOTALS, totalsOf } from '../../source/totals.ts';
import type { ExportOptions } from '../preset.ts';
import type { Journal, JournalEntry } from './journal-entry.ts';

/** One journal entry for each document: its lines as expenses against what is owed to the vendor. */
export function documentEntries(
  documents: readonly DocumentSource[],
  options: ExportOptions,
  log: PreflightLog,
): Journal {
  const payable = options.payableAccount ?? 'Accounts Payable (A/P)';
  const charged = withGivenFields(documents, options).flatMap((document, row) => {
    checkNeededFields(document, ['date', 'vendor'], row, log);
    return chargedDocument(document, { row, log, isTotalOnly: options.isTotalOnly }) ?? [];
  });
  const entries = charged
    .map((one) => entryOf(one, payable, options))
    .filter((entry) => entry.sides.length > 1);
  return {
    entries: () => entries,
    digits: Math.max(0, ...documents.map((document) => document.digits)),
    ownAccounts: [payable],
    expected: charged.map((one) => totalsOf(-owed(one))).reduce(addTotals, NO_TOTALS),
  };
}

function owed({ lines }: ChargedDocument): number {
  return lines.reduce((sum, line) => sum + line.amountMinor, 0);
}

function entryOf(charged: ChargedDocument, payable: string, options: ExportOptions): JournalEntry {
  const { document, lines } = charged;
  const { fields } = document;
  const summary = [document.kind === 'invoice' ? 'Invoice' : 'Receipt', fields.number]
    .filter((word) => word !== null)
    .join(' ');
  const expense = options.expenseAccount ?? 'Uncategorized Expense';
  const booked = lines.filter((line) => line.amountMinor !== 0);
  return {
    date: fields.date ?? '',
    currency: fields.currency ?? options.currency ?? null,
    totals: totalsOf(-owed(charged)),
    sides: [
      ...booked.map(({ category, amountMinor, description }) => ({
        account: category ?? expense,
        debitMinor: amountMinor,
        description,
        name: fields.vendor,
      })),
      { account: payable, debitMinor: -owed(charged), description: summary, name: fields.vendor },
    ],
  };
}

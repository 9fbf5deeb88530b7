import type { CalendarDate } from '@tieout/records';
import { type ChargedDocument, chargedDocument } from '../../documents/document-charges.ts';
import { documentTitle } from '../../documents/document-title.ts';
import { documentsToBook } from '../../documents/documents-to-book.ts';
import { checkNeededFields } from '../../documents/needed-fields.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import type { DocumentSource } from '../../source/export-source.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { addTotals, NO_TOTALS, totalsOf } from '../../source/totals.ts';
import type { ExportOptions } from '../preset.ts';
import type { Journal, JournalEntry } from './journal-entry.ts';

/** One journal entry for each document: its lines as expenses against what is owed to the vendor. Documents of nothing have nothing to book. */
export function documentEntries(
  documents: readonly DocumentSource[],
  options: ExportOptions,
  log: PreflightLog,
): Journal {
  const payable = options.payableAccount ?? 'Accounts Payable (A/P)';
  const charged = documentsToBook(documents, options, log).flatMap((document, row) => {
    checkNeededFields(document, ['date', 'vendor'], row, log);
    const charges = chargedDocument(document, { row, log, isTotalOnly: options.isTotalOnly });
    const { date } = document.fields;
    if (charges === null || date === null) return [];
    if (isZero(charges)) log.dropZero(row, documentTitle(document));
    return [{ ...charges, date }];
  });
  const entries = charged.filter((one) => !isZero(one)).map((one) => entryOf(one, payable, options));
  return {
    entries: () => entries,
    digits: sharedDigits(documents),
    ownAccounts: [payable],
    expected: charged.map((one) => totalsOf(-owed(one))).reduce(addTotals, NO_TOTALS),
  };
}

function isZero({ lines }: ChargedDocument): boolean {
  return lines.every((line) => line.amountMinor === 0);
}

function owed({ lines }: ChargedDocument): number {
  return lines.reduce((sum, line) => sum + line.amountMinor, 0);
}

type DatedCharges = ChargedDocument & { readonly date: CalendarDate };

function entryOf(charged: DatedCharges, payable: string, options: ExportOptions): JournalEntry {
  const { document, lines, date } = charged;
  const { fields } = document;
  const expense = options.expenseAccount ?? 'Uncategorized Expense';
  return {
    date,
    currency: fields.currency ?? options.currency ?? null,
    totals: totalsOf(-owed(charged)),
    sides: [
      ...lines.map(({ category, amountMinor, description }) => ({
        account: category ?? expense,
        debitMinor: amountMinor,
        description,
        name: fields.vendor,
      })),
      {
        account: payable,
        debitMinor: -owed(charged),
        description: documentTitle(document),
        name: fields.vendor,
      },
    ],
  };
}

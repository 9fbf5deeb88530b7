import type { Extraction, Invoice, StatementReading } from './extraction.ts';
import { invoicesOf, isStatement } from './reading.ts';

/** One row as the browser and the mapping see it: detected field name to its text. */
export type FlatRecord = Record<string, string>;

/**
 * The rows of an extraction as flat records in reading order; a key is present where any row has it.
 * Statements: date, description, amount, balance, reference, account, currency (the last two only where there are several accounts).
 * Invoices and receipts: one record per line item, the document's fields repeated on each.
 * Empty for an unreadable document.
 */
export function flatRecords(extraction: Extraction): FlatRecord[] {
  if (extraction.outcome === 'unreadable') return [];
  return withSharedKeys(
    isStatement(extraction) ? statementRows(extraction) : invoicesOf(extraction).flatMap(invoiceRows),
  );
}

function statementRows(reading: StatementReading): FlatRecord[] {
  const isSeveral = reading.accounts.length > 1;
  return reading.accounts.flatMap((account) =>
    account.transactions.map((row) => ({
      date: row.date ?? '',
      description: row.description,
      amount: row.amount,
      balance: row.balance ?? '',
      reference: row.reference ?? '',
      account: isSeveral ? (account.number ?? '') : '',
      currency: isSeveral ? (account.currency ?? '') : '',
    })),
  );
}

function invoiceRows({ fields, lines }: Invoice): FlatRecord[] {
  const shared = {
    invoice_number: fields.number ?? '',
    date: fields.date ?? '',
    due_date: fields.dueDate ?? '',
    vendor: fields.vendor ?? '',
    customer: fields.customer ?? '',
  };
  return lines.map((line) => ({
    ...shared,
    description: line.description,
    quantity: line.quantity ?? '',
    unit_price: line.unitPrice ?? '',
    amount: line.amount,
    tax: fields.tax ?? '',
    total: fields.total ?? '',
  }));
}

function withSharedKeys(rows: FlatRecord[]): FlatRecord[] {
  const used = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== '')));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => used.has(key))));
}

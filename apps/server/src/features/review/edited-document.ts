import type { ReviewLine, ReviewRow } from '@tieout/contract';
import {
  type Account,
  type Confirmation,
  type Invoice,
  invoicesOf,
  isStatement,
  type StoredInvoiceReading,
  type StoredStatementReading,
  type Transaction,
} from '@tieout/records';

/** A reading that can be edited. */
export type EditableReading = StoredStatementReading | StoredInvoiceReading;

/** An account with its rows as they stand after some edits. */
export type EditedAccount = Omit<Account, 'transactions' | 'evidence' | 'verdict'> & {
  readonly rows: readonly ReviewRow[];
  /** Balances that a person entered in place of the printed ones. */
  readonly entered: { readonly opening?: string | null; readonly closing?: string | null };
};

/** An invoice or receipt with its line items as they stand after some edits. */
export type EditedInvoice = Omit<Invoice, 'lines' | 'evidence' | 'verdict'> & {
  readonly rows: readonly ReviewLine[];
};

/** A document as its edits in force leave it; the reading it began with is never changed. */
export type EditedDocument = {
  readonly accounts: readonly EditedAccount[];
  readonly invoices: readonly EditedInvoice[];
  /** Findings that were confirmed, by their names. */
  readonly confirmations: Readonly<Record<string, Confirmation>>;
  /** Edits in force that correct something; a confirmation does not. */
  readonly correctionCount: number;
  /** Edits in force that could not be applied and were left out. */
  readonly skippedCount: number;
};

/** The document before any edit: each row and line under the name it keeps. The same rows for the same reading, by which one that no edit changed is known. */
export function unedited(reading: EditableReading): EditedDocument {
  const known = begun.get(reading) ?? withoutEdits(reading);
  begun.set(reading, known);
  return known;
}

const begun = new WeakMap<EditableReading, EditedDocument>();

function withoutEdits(reading: EditableReading): EditedDocument {
  const touched = (part: number, index: number) => ({
    ...{ id: `${part}-${index}`, isExcluded: false, isEdited: false },
  });
  const isOfStatement = isStatement(reading);
  return {
    accounts: isOfStatement
      ? reading.accounts.map(({ transactions, evidence: _, verdict: _verdict, ...account }, part) => ({
          ...account,
          entered: {},
          rows: transactions.map((row, index) => ({ ...row, ...touched(part, index) })),
        }))
      : [],
    invoices: isOfStatement
      ? []
      : invoicesOf(reading).map(({ lines, evidence: _, verdict: _verdict, ...invoice }, part) => ({
          ...invoice,
          rows: lines.map((line, index) => ({ ...line, ...touched(part, index) })),
        })),
    ...{ confirmations: {}, correctionCount: 0, skippedCount: 0 },
  };
}

/** Which row of its account was read as this one, or a part of it; null where a person added it. */
export function readAsOf({ id }: { readonly id: string }): number | null {
  const read = /^\d+-(\d+)/.exec(id)?.[1];
  return read === undefined ? null : Number(read);
}

/** The row as exports and checks see it. */
export function transactionOf(row: ReviewRow): Transaction {
  const { date, postDate, monthDay, description, amount, balance, reference, confidence, repaired, source } =
    row;
  return {
    ...{ date, postDate, description, amount, balance, reference, confidence, source },
    ...(monthDay === undefined ? {} : { monthDay }),
    ...(repaired === undefined ? {} : { repaired }),
  };
}

/** The line item as exports and checks see it. */
export function lineItemOf({ description, quantity, unitPrice, amount, taxRate, source }: ReviewLine) {
  return {
    ...{ description, quantity, unitPrice, amount, source },
    ...(taxRate === undefined ? {} : { taxRate }),
  };
}

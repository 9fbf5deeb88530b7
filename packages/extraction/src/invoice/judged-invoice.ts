import type { DocumentFields, LineItem } from '@tieout/records';

/** The amounts of an invoice outside its lines. */
export const SUMS = ['subtotal', 'discount', 'charges', 'tax', 'total'] as const;
export type SumName = (typeof SUMS)[number];

/** A line item in its current state, and how it relates to the line that was read. */
export type JudgedLine = Pick<LineItem, 'quantity' | 'unitPrice' | 'amount' | 'taxRate' | 'source'> & {
  /** Index of the line it was read as; null where a person added it. */
  readonly readAs: number | null;
  /** The cells a person changed. */
  readonly changed: readonly string[];
};

/** An invoice or receipt in its current state. Lines are in reading order, with added ones between them. */
export type JudgedInvoice = {
  readonly fields: DocumentFields;
  readonly lines: readonly JudgedLine[];
  /** The totals a person entered in place of those read. */
  readonly entered: readonly SumName[];
};

/** An invoice as read. */
export function asRead({
  fields,
  lines,
}: {
  readonly fields: DocumentFields;
  readonly lines: readonly LineItem[];
}): JudgedInvoice {
  return { fields, lines: lines.map((line, readAs) => ({ ...line, readAs, changed: [] })), entered: [] };
}

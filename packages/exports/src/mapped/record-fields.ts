import type { FlatRecord } from '@tieout/records';

/** What a field of a flat record holds: the type decides how its cell is written, never the look of its text. */
export type FieldType = 'date' | 'number' | 'text';

const FIELD_TYPES: Readonly<Record<string, FieldType>> = {
  date: 'date',
  due_date: 'date',
  amount: 'number',
  balance: 'number',
  quantity: 'number',
  unit_price: 'number',
  tax: 'number',
  total: 'number',
};

/** Fields that only invoices and receipts have. */
const DOCUMENT_FIELDS = ['invoice_number', 'due_date', 'quantity', 'unit_price', 'tax', 'total'];

/** Fields that invoices and receipts have, and rows of other origin may have too. */
const PARTY_FIELDS = ['vendor', 'customer'];

/** The type of a flat record's field; a field this product does not know is text. */
export function fieldType(field: string): FieldType {
  return FIELD_TYPES[field] ?? 'text';
}

/** Whether the amounts are movements with a sign (a statement's rows), and not the unsigned lines of an invoice or receipt. */
export function hasSignedAmounts(records: readonly FlatRecord[]): boolean {
  const hasAny = (fields: readonly string[]) =>
    records.some((record) => fields.some((field) => field in record));
  if (hasAny(DOCUMENT_FIELDS)) return false;
  return !hasAny(PARTY_FIELDS) || records.some((record) => record.amount?.startsWith('-'));
}

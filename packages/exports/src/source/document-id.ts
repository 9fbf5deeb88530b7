import { createHash } from 'node:crypto';
import { formatDecimal } from '@tieout/records';
import { asciiText } from '../cells/ascii-text.ts';
import type { DocumentSource } from './export-source.ts';

/** What makes two invoices or receipts the same one: vendor, number, date, total, currency. Null where vendor or total is not known, or neither number nor date. */
export function documentKey({ kind, fields, totalMinor, digits }: DocumentSource): string | null {
  const { vendor, number, date, currency } = fields;
  if (vendor === null || totalMinor === null || (number === null && date === null)) return null;
  const total = formatDecimal(totalMinor, digits).replace(/(\.\d*?)0+$/, '$1');
  return [kind, nameKey(vendor), numberKey(number), date ?? '', total, currency ?? ''].join('|');
}

/** The identifier of a document for ever, to know which were exported before; null where it has no key. */
export function documentId(document: DocumentSource): string | null {
  const key = documentKey(document);
  return key === null ? null : `document-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

/** A name without what two prints of it may differ in: case, accents, spaces, punctuation. */
export function nameKey(name: string | null): string {
  return asciiText(name ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** A document number as targets compare it. */
export function numberKey(number: string | null): string {
  return (number ?? '').replace(/\s+/g, '').toUpperCase();
}

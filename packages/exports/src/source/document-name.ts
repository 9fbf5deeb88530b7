import { formatDecimal } from '@tieout/records';
import type { DocumentSource } from './export-source.ts';

/** A document as a person knows it: vendor, number, date, total. */
export function documentName({ kind, fields, totalMinor, digits }: DocumentSource): string {
  const { vendor, number, date } = fields;
  const total = totalMinor === null ? null : formatDecimal(totalMinor, digits);
  const known = [vendor, number, date, total].filter((part) => part !== null);
  return known.length === 0 ? kind : known.join(', ');
}

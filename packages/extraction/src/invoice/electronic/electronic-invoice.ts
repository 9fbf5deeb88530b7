import type { CalendarDate } from '@tieout/records';

/** Type codes of credit notes and credit corrections. Source: UNTDID 1001 as in EN 16931. */
const CREDIT_CODES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '532',
]);

/** Whether a document type code (UNTDID 1001) is a credit note. */
export function isCreditCode(code: string | null): boolean {
  return code !== null && CREDIT_CODES.has(code);
}

/** "20240131" or "2024-01-31" as a calendar date; anything else unchanged, for the schema to reject. */
export function dateOfXml(value: string | null): CalendarDate | null {
  return value?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').slice(0, 10) ?? null;
}

/** A decimal without a leading plus or bare point. */
export function decimalOfXml(value: string | null): string | null {
  return value?.replace(/^\+/, '').replace(/^(-?)\./, '$10.') ?? null;
}

/** The price per unit; null if it is for several units. */
export function pricePerUnit(price: string | null, basis: string | null): string | null {
  return basis === null || Number(basis) === 1 ? price : null;
}

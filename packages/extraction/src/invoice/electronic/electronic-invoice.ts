import type { CalendarDate } from '@tieout/records';

/** Type codes of credit notes and corrections that give back. Source: UNTDID 1001 as in EN 16931. */
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

/** Whether a document's code, of UNTDID 1001, is that of a credit note. */
export function isCreditCode(code: string | null): boolean {
  return code !== null && CREDIT_CODES.has(code);
}

/** "20240131" or "2024-01-31" as a calendar date; as it is where it is neither, for the schema to refuse. */
export function dateOfXml(value: string | null): CalendarDate | null {
  return value?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').slice(0, 10) ?? null;
}

/** A decimal without a leading plus or bare point. */
export function decimalOfXml(value: string | null): string | null {
  return value?.replace(/^\+/, '').replace(/^(-?)\./, '$10.') ?? null;
}

/** The price of one unit; null where it is that of several. */
export function pricePerUnit(price: string | null, basis: string | null): string | null {
  return basis === null || Number(basis) === 1 ? price : null;
}

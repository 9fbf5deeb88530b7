import { type CalendarDate, calendarDateSchema, decimalSchema } from '@tieout/records';
import { z } from 'zod';

const text = z.string().max(500).nullable();
const money = decimalSchema.nullable();

/** A line of an electronic invoice; the price is that of one unit. */
const electronicLineSchema = z.object({
  description: text,
  quantity: money,
  unitPrice: money,
  taxRate: money,
  amount: decimalSchema,
});

/** What an electronic invoice says of itself. Amounts as written, those of a credit note mostly without a minus. */
export const electronicInvoiceSchema = z.object({
  isCredit: z.boolean(),
  number: text,
  date: calendarDateSchema.nullable(),
  dueDate: calendarDateSchema.nullable(),
  vendor: text,
  customer: text,
  currency: text,
  /** The lines together; less allowances, plus charges; the tax; with tax. */
  lineTotal: money,
  allowances: money,
  charges: money,
  taxBasis: money,
  tax: money,
  total: decimalSchema,
  /** In order; none in profiles without lines. */
  lines: z.array(electronicLineSchema),
});

export type ElectronicLine = z.infer<typeof electronicLineSchema>;
export type ElectronicInvoice = z.infer<typeof electronicInvoiceSchema>;

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

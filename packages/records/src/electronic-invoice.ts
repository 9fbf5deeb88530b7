import { z } from 'zod';
import { calendarDateSchema } from './calendar-date-schema.ts';
import { decimalSchema } from './decimal-schema.ts';

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

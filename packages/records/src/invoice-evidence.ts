import { z } from 'zod';
import { electronicInvoiceSchema } from './electronic-invoice.ts';
import { findingSchema } from './finding.ts';

/** Minor units; the number of decimals is that of the evidence. */
const minorSchema = z.number();
const pageSchema = z.number().int().positive();
/** Where a line is read: lines of the document counted from its top. Added lines get a position between two. */
const positionSchema = z.number();
/** A number as printed, exact: `units` divided by ten to the power of `scale`. */
const printedNumberSchema = z.object({ units: z.number(), scale: z.number().int() });

const itemShape = {
  amount: minorSchema,
  position: positionSchema,
  page: pageSchema,
  /** Whether quantity × price is the amount; null where one of them is not printed. */
  ties: z.boolean().nullable(),
  /** Whether it is called what a sum is: shipping, a discount. */
  isAdjustment: z.boolean(),
  /** Left edge of its description in points. */
  indent: z.number(),
  /** Position of the headings above it; 0 where there are none. */
  table: positionSchema,
};

/** A line item as it was read. */
const readItemSchema = z.object({
  ...itemShape,
  /** Percent or amount taken off the line. */
  discount: printedNumberSchema.nullable(),
  /** Zeros of the number of units its price is for: 2 for a price per hundred. */
  perZeros: z.number().int(),
});

/** A line that another reading of the tables takes for an item. */
const otherItemSchema = z.object({
  ...itemShape,
  taxRate: printedNumberSchema.nullable(),
  isOfTable: z.boolean(),
});

/** A sum printed with a label. */
const printedSumSchema = z.object({
  role: z.enum([
    'subtotal',
    'tax',
    'total',
    'due',
    'paid',
    'discount',
    'charge',
    'rounding',
    'carried',
    'other',
  ]),
  /** How little else the label says, 0 to 1. */
  strength: z.number(),
  amount: minorSchema,
  label: z.string(),
  position: positionSchema,
  page: pageSchema,
  /** The currency next to it, as printed. */
  currency: z.string().nullable(),
  isMoney: z.boolean(),
  /** The percentage printed with it. */
  rate: z.number().nullable(),
});

/** An amount among the sums without a name. */
const looseFigureSchema = printedSumSchema.pick({ amount: true, label: true, position: true, page: true });

const taxRowSchema = z.object({
  rate: z.number(),
  base: minorSchema,
  tax: minorSchema,
  position: positionSchema,
});

/** What the pages print to check an invoice or receipt by. */
const printedEvidenceSchema = z.object({
  /** Whether its lines stand in a table under headings, or are a till's. */
  origin: z.enum(['table', 'till']),
  items: z.array(readItemSchema),
  /** What charges and discounts printed behind the items, where the sums are, come to. */
  setAside: minorSchema.optional(),
  others: z.array(otherItemSchema),
  sums: z.array(printedSumSchema),
  /** Amounts among the sums that are neither an item's nor a sum by name. Older evidence has none. */
  loose: z.array(looseFigureSchema).optional(),
  /** The sums that were taken, and where two of them are printed. */
  totals: z.object({
    subtotal: minorSchema.nullable(),
    tax: minorSchema.nullable(),
    total: minorSchema.nullable(),
    subtotalAt: positionSchema.nullable(),
    totalAt: positionSchema.nullable(),
  }),
  breakdowns: z.array(z.object({ rows: z.array(taxRowSchema), base: minorSchema, tax: minorSchema })),
  /** Lines of a table of taxes whose rates and amounts do not fit. */
  brokenTaxRows: z.array(
    z.object({ position: positionSchema, rates: z.array(z.number()), amounts: z.array(minorSchema) }),
  ),
  /** Columns next to that of the amounts, with the cells of the items read. */
  columns: z.array(
    z.object({
      heading: z.string(),
      page: pageSchema,
      cells: z.array(z.object({ position: positionSchema, amount: minorSchema })),
      others: z.array(minorSchema),
      /** True for amounts taken off the lines. */
      isDiscount: z.boolean().optional(),
      /** True where `others` is the one amount of a row of sums that ends the column. */
      isFooted: z.boolean().optional(),
    }),
  ),
  /** Whether the document calls itself a credit note. */
  isCreditNote: z.boolean(),
});

/** All that judging an invoice or receipt again after a correction takes. */
export const invoiceEvidenceSchema = z.object({
  decimals: z.number().int().nonnegative(),
  /** Left out where the file is an electronic invoice without pages. */
  printed: printedEvidenceSchema.optional(),
  /** The electronic invoice inside the file, or the file itself. */
  electronic: electronicInvoiceSchema.optional(),
  /** Doubts that no correction of an amount settles. */
  doubts: z.array(findingSchema),
});
export type InvoiceEvidence = z.infer<typeof invoiceEvidenceSchema>;
export type PrintedEvidence = z.infer<typeof printedEvidenceSchema>;

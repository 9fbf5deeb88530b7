import { z } from 'zod';
import { calendarDateSchema } from './calendar-date.ts';
import { parseDecimal } from './money.ts';

/** A plain decimal string with a dot, such as "-12.50". */
export const decimalSchema = z.string().refine((text) => parseDecimal(text) !== null, 'not a decimal');

/** Where on the document a value was read: page counted from 1; box [left, top, right, bottom] in points, origin top left, page as shown. */
export const sourceSchema = z.object({
  page: z.number().int().positive(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

export const verdictSchema = z.enum(['proven', 'unproven', 'contradicted']);

export const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** For people: what was found and, where there is one, what to do. */
  message: z.string(),
  page: z.number().int().positive().optional(),
  /** Index, from 0, of the transaction within its account, or of the line. */
  row: z.number().int().nonnegative().optional(),
  /** Index, from 0, of the account within the document. */
  account: z.number().int().nonnegative().optional(),
  /** Index, from 0, of the invoice or receipt within a file that holds several. */
  invoice: z.number().int().nonnegative().optional(),
});

/** A figure read from pixels that arithmetic showed to be another: what was read, and the one alternative under which the checks hold. */
export const repairSchema = z.object({ read: z.string(), taken: z.string() });

export const transactionSchema = z.object({
  /** Transaction date where two are printed; null where the document prints none that exists. */
  date: calendarDateSchema.nullable(),
  postDate: calendarDateSchema.nullable(),
  description: z.string(),
  /** Into the holder's account positive, out of it negative; cards: purchases negative, payments positive. */
  amount: decimalSchema,
  balance: decimalSchema.nullable(),
  reference: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  /** Left out where everything was taken as read. */
  repaired: z.array(repairSchema).optional(),
  source: sourceSchema,
});

export const accountSchema = z.object({
  number: z.string().nullable(),
  currency: z.string().nullable(),
  period: z.object({ start: calendarDateSchema, end: calendarDateSchema }).nullable(),
  /** As printed; cards: the balance owed. */
  opening: decimalSchema.nullable(),
  closing: decimalSchema.nullable(),
  verdict: verdictSchema,
  transactions: z.array(transactionSchema),
});

export const documentFieldsSchema = z.object({
  number: z.string().nullable(),
  date: calendarDateSchema.nullable(),
  dueDate: calendarDateSchema.nullable(),
  vendor: z.string().nullable(),
  customer: z.string().nullable(),
  subtotal: decimalSchema.nullable(),
  tax: decimalSchema.nullable(),
  total: decimalSchema.nullable(),
  currency: z.string().nullable(),
  /** The buyer's own order number; left out where none is printed. */
  purchaseOrder: z.string().optional(),
});

export const lineItemSchema = z.object({
  description: z.string(),
  quantity: decimalSchema.nullable(),
  unitPrice: decimalSchema.nullable(),
  amount: decimalSchema,
  /** Percent of tax printed on the line; left out where none is. */
  taxRate: decimalSchema.optional(),
  source: sourceSchema,
});

export const documentKindSchema = z.enum(['bank_statement', 'credit_card_statement', 'invoice', 'receipt']);

export const unreadableReasonSchema = z.enum([
  'password-required',
  'password-wrong',
  'damaged',
  'not-a-pdf',
  'no-transactions',
  'too-many-pages',
  'limits-exceeded',
]);

export const unreadableSchema = z.object({
  outcome: z.literal('unreadable'),
  reason: unreadableReasonSchema,
  /** For people: what is wrong with the document and what to do about it. */
  message: z.string(),
  /** 0 where the pages could not be counted. */
  pageCount: z.number().int().nonnegative(),
});

const readBase = {
  outcome: z.literal('read'),
  language: z.string(),
  pageCount: z.number().int().positive(),
  findings: z.array(findingSchema),
};

export const statementReadingSchema = z.object({
  ...readBase,
  kind: z.enum(['bank_statement', 'credit_card_statement']),
  accounts: z.array(accountSchema),
});

/** One invoice or receipt. */
export const invoiceSchema = z.object({
  kind: z.enum(['invoice', 'receipt']),
  verdict: verdictSchema,
  fields: documentFieldsSchema,
  lines: z.array(lineItemSchema),
});

export const invoiceReadingSchema = z.object({
  ...readBase,
  ...invoiceSchema.shape,
  /** Further invoices and receipts of the same file, in the order of its pages; left out where it holds one. */
  others: z.array(invoiceSchema).optional(),
});

/** What the engine says of one document: the statement, invoice or receipt read, or why it could not be. */
export const extractionSchema = z.union([unreadableSchema, statementReadingSchema, invoiceReadingSchema]);

export type Source = z.infer<typeof sourceSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type Repair = z.infer<typeof repairSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type Account = z.infer<typeof accountSchema>;
export type DocumentFields = z.infer<typeof documentFieldsSchema>;
export type LineItem = z.infer<typeof lineItemSchema>;
export type DocumentKind = z.infer<typeof documentKindSchema>;
export type UnreadableReason = z.infer<typeof unreadableReasonSchema>;
export type Unreadable = z.infer<typeof unreadableSchema>;
export type StatementReading = z.infer<typeof statementReadingSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceReading = z.infer<typeof invoiceReadingSchema>;
export type Extraction = z.infer<typeof extractionSchema>;

/** Whether the reading is of a bank or card statement, and so has accounts. */
export function isStatement(extraction: Extraction): extraction is StatementReading {
  return extraction.outcome === 'read' && 'accounts' in extraction;
}

/** Every invoice and receipt of a file, in the order of its pages. */
export function invoicesOf({ kind, verdict, fields, lines, others = [] }: InvoiceReading): Invoice[] {
  return [{ kind, verdict, fields, lines }, ...others];
}

/** The verdict on a whole file: that of its worst account, invoice or receipt; `unproven` where it holds none. */
export function worstVerdict(reading: StatementReading | InvoiceReading): Verdict {
  const verdicts = (isStatement(reading) ? reading.accounts : invoicesOf(reading)).map(
    ({ verdict }) => verdict,
  );
  const gravity = ['contradicted', 'unproven', 'proven'] as const;
  return gravity.find((verdict) => verdicts.includes(verdict)) ?? 'unproven';
}

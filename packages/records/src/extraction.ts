import { z } from 'zod';
import { calendarDateSchema } from './calendar-date-schema.ts';
import { decimalSchema } from './decimal-schema.ts';
import { accountEvidenceSchema } from './evidence.ts';
import { findingSchema, formerFindingSchema, shownFindingSchema } from './finding.ts';
import { invoiceEvidenceSchema } from './invoice-evidence.ts';
import { proofSchema } from './proof.ts';
import { showFinding } from './raise-finding.ts';
import { SCHEMA_VERSION } from './schema-version.ts';
import { verdictSchema } from './verdict.ts';

/** Where on the document a value was read: page counted from 1; box [left, top, right, bottom] in points, origin top left, page as shown. */
export const sourceSchema = z.object({
  page: z.number().int().positive(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

/** A figure read from pixels that arithmetic showed to be another: what was read, and the one alternative under which the checks hold. */
export const repairSchema = z.object({ read: z.string(), taken: z.string() });

export const transactionSchema = z.object({
  /** Transaction date where two are printed; null where the document prints none that exists. */
  date: calendarDateSchema.nullable(),
  postDate: calendarDateSchema.nullable(),
  /** Month and day as MM-DD, where they were read but the year is printed nowhere; left out elsewhere. */
  monthDay: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .optional(),
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
  /** What judging it again takes; left out where it is shown, and in readings stored before it was kept. */
  evidence: accountEvidenceSchema.optional(),
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
  /** What is taken off and charged between the lines and the total, without a sign; left out where none or several are printed. */
  discount: decimalSchema.optional(),
  charges: decimalSchema.optional(),
});

/** How sure a field is, from 0 to 1, and where it was read; without a place where several signs of the page say it together. */
export const fieldSourceSchema = z.object({
  confidence: z.number().min(0).max(1),
  source: sourceSchema.optional(),
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

const schemaVersionSchema = z.literal([1, SCHEMA_VERSION]);

export const unreadableSchema = z.object({
  schemaVersion: schemaVersionSchema,
  outcome: z.literal('unreadable'),
  reason: unreadableReasonSchema,
  /** For people: what is wrong with the document and what to do about it. */
  message: z.string(),
  /** 0 where the pages could not be counted. */
  pageCount: z.number().int().nonnegative(),
});

const readBase = {
  schemaVersion: schemaVersionSchema,
  outcome: z.literal('read'),
  language: z.string(),
  pageCount: z.number().int().positive(),
};

export const statementReadingSchema = z.object({
  ...readBase,
  findings: z.array(findingSchema),
  kind: z.enum(['bank_statement', 'credit_card_statement']),
  accounts: z.array(accountSchema),
});

/** One invoice or receipt. */
export const invoiceSchema = z.object({
  kind: z.enum(['invoice', 'receipt']),
  verdict: verdictSchema,
  fields: documentFieldsSchema,
  /** One entry for each field that was read; left out in readings stored before fields were judged. */
  fieldSources: z.partialRecord(documentFieldsSchema.keyof(), fieldSourceSchema).optional(),
  lines: z.array(lineItemSchema),
  /** What judging it again takes; left out where it is shown, and in readings stored before it was kept. */
  evidence: invoiceEvidenceSchema.optional(),
});

export const invoiceReadingSchema = z.object({
  ...readBase,
  findings: z.array(findingSchema),
  ...invoiceSchema.shape,
  /** Further invoices and receipts of the same file, in the order of its pages; left out where it holds one. */
  others: z.array(invoiceSchema).optional(),
});

/** What the engine says of one document: the statement, invoice or receipt read, or why it could not be. */
export const extractionSchema = z.union([unreadableSchema, statementReadingSchema, invoiceReadingSchema]);

/** What an Extraction has besides once it leaves the product. */
const shownFindings = {
  findings: z.array(shownFindingSchema),
  /** What its verdict rests on; left out where no person has looked at it. */
  proof: proofSchema.optional(),
};
const shownAccountSchema = accountSchema.omit({ evidence: true });
const shownStatementReadingSchema = statementReadingSchema.extend({
  ...shownFindings,
  accounts: z.array(shownAccountSchema),
});
const shownInvoiceReadingSchema = invoiceReadingSchema.omit({ evidence: true }).extend({
  ...shownFindings,
  others: z.array(invoiceSchema.omit({ evidence: true })).optional(),
});

/** The Extraction as it leaves the product, in JSON of the command line, the API and exports: its findings have their messages. */
export const shownExtractionSchema = z.union([
  unreadableSchema,
  shownStatementReadingSchema,
  shownInvoiceReadingSchema,
]);

const formerVersion = {
  schemaVersion: z
    .literal(1)
    .optional()
    .transform(() => 1 as const),
};
const formerFindings = { ...formerVersion, findings: z.array(formerFindingSchema) };
const formerExtractionSchema = z.union([
  unreadableSchema.extend(formerVersion),
  statementReadingSchema.extend(formerFindings),
  invoiceReadingSchema.extend(formerFindings),
]);

export type Source = z.infer<typeof sourceSchema>;
export type Repair = z.infer<typeof repairSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type Account = z.infer<typeof accountSchema>;
export type DocumentFields = z.infer<typeof documentFieldsSchema>;
export type FieldSource = z.infer<typeof fieldSourceSchema>;
export type LineItem = z.infer<typeof lineItemSchema>;
export type DocumentKind = z.infer<typeof documentKindSchema>;
export type UnreadableReason = z.infer<typeof unreadableReasonSchema>;
export type Unreadable = z.infer<typeof unreadableSchema>;
export type StatementReading = z.infer<typeof statementReadingSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceReading = z.infer<typeof invoiceReadingSchema>;
export type Extraction = z.infer<typeof extractionSchema>;
export type ShownStatementReading = z.infer<typeof shownStatementReadingSchema>;
export type ShownInvoiceReading = z.infer<typeof shownInvoiceReadingSchema>;
export type ShownExtraction = z.infer<typeof shownExtractionSchema>;

/** A stored Extraction as the product opens it: with the messages of its findings, and what judging it again takes. */
export type StoredExtraction =
  | Unreadable
  | (Omit<StatementReading, 'findings'> & Pick<ShownStatementReading, 'findings'>)
  | StoredInvoiceReading;
export type StoredInvoiceReading = Omit<InvoiceReading, 'findings'> & Pick<ShownInvoiceReading, 'findings'>;
export type StoredStatementReading = Extract<StoredExtraction, { accounts: unknown }>;

/** An Extraction stored as JSON by this release or the one before, as it leaves the product. Throws a ZodError where it is neither. */
export function openStoredExtraction(stored: unknown): StoredExtraction {
  const former = isOfNow(stored) ? null : formerExtractionSchema.safeParse(stored);
  if (former?.success) return former.data;
  const extraction = extractionSchema.parse(stored);
  return extraction.outcome === 'unreadable'
    ? extraction
    : { ...extraction, findings: extraction.findings.map(showFinding) };
}

function isOfNow(stored: unknown): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'schemaVersion' in stored &&
    stored.schemaVersion === SCHEMA_VERSION
  );
}

import {
  accountSchema,
  calendarDateSchema,
  decimalSchema,
  documentFieldsSchema,
  documentKindSchema,
  invoiceSchema,
  lineItemSchema,
  recognisedWordSchema,
  shownFindingSchema,
  sourceSchema,
  transactionSchema,
  verdictSchema,
} from '@tieout/records';
import { z } from 'zod';
import { fileIdSchema, instantSchema } from './documents.ts';
import { CELL_MAX_LENGTH } from './limits.ts';
import { proofSchema } from './proof.ts';

/** Stable name of a row or line item of one file: "0-17" is row 17 of account or invoice 0 as it was read, "0-17.2" the second part of its split, "0-a5" the row that change 5 added. */
export const rowIdSchema = z.string().regex(/^\d+-a?\d+(\.\d+)*$/);

const rowIdsSchema = z.array(rowIdSchema).min(1).max(10_000);
const textSchema = z.string().trim().max(CELL_MAX_LENGTH);

/** Cells of a row that a person may correct; those left out stay as they are. */
export const rowCellsSchema = z.object({
  date: calendarDateSchema.nullable().optional(),
  description: textSchema.optional(),
  amount: decimalSchema.optional(),
  balance: decimalSchema.nullable().optional(),
  /** The check or reference number. */
  reference: textSchema.nullable().optional(),
  postDate: calendarDateSchema.nullable().optional(),
  payee: textSchema.nullable().optional(),
  category: textSchema.nullable().optional(),
});
export type RowCells = z.infer<typeof rowCellsSchema>;

/** Fields of an invoice or receipt that a person may correct; those left out stay as they are. */
export const fieldCellsSchema = documentFieldsSchema
  .omit({ purchaseOrder: true, discount: true, charges: true })
  .extend({
    ...{ number: textSchema.nullable(), vendor: textSchema.nullable(), customer: textSchema.nullable() },
    ...{ currency: textSchema.nullable(), purchaseOrder: textSchema.nullable() },
    ...{ discount: decimalSchema.nullable(), charges: decimalSchema.nullable() },
  })
  .partial();
export type FieldCells = z.infer<typeof fieldCellsSchema>;

/** Cells of a line item that a person may correct. */
export const lineCellsSchema = z.object({
  description: textSchema.optional(),
  quantity: decimalSchema.nullable().optional(),
  unitPrice: decimalSchema.nullable().optional(),
  amount: decimalSchema.optional(),
  taxRate: decimalSchema.nullable().optional(),
});
export type LineCells = z.infer<typeof lineCellsSchema>;

/** Name of a finding, which stays while the finding says the same. */
export const findingIdSchema = z.string().regex(/^[0-9a-f]{16}$/);

const indexSchema = z.number().int().nonnegative();

/** One correction. It is kept with before, after, who and when; the extraction itself is never changed. */
export const editSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('change-cells'), row: rowIdSchema, cells: rowCellsSchema }),
    z.object({ kind: z.literal('exclude'), rows: rowIdsSchema }),
    z.object({ kind: z.literal('include'), rows: rowIdsSchema }),
    z.object({ kind: z.literal('flip-sign'), rows: rowIdsSchema }),
    z.object({
      kind: z.literal('change-year'),
      rows: rowIdsSchema,
      year: z.number().int().min(1900).max(2200),
    }),
    z.object({
      kind: z.literal('split'),
      row: rowIdSchema,
      /** Their amounts add up to the row's. */
      parts: z
        .array(z.object({ description: textSchema, amount: decimalSchema }))
        .min(2)
        .max(50),
    }),
    /** The first row takes the descriptions joined and the amounts added. */
    z.object({ kind: z.literal('merge'), rows: rowIdsSchema.min(2) }),
    z.object({
      kind: z.literal('change-balance'),
      account: z.number().int().nonnegative(),
      which: z.enum(['opening', 'closing']),
      value: decimalSchema.nullable(),
    }),
    z.object({
      kind: z.literal('change-account'),
      account: indexSchema,
      number: textSchema.nullable().optional(),
      currency: textSchema.nullable().optional(),
    }),
    /** A row the reading lacks, behind `after` or before all rows. Without a `source` it was typed from nowhere on the page. */
    z.object({
      kind: z.literal('add-row'),
      account: indexSchema,
      after: rowIdSchema.nullable(),
      cells: rowCellsSchema.required({ amount: true }),
      source: sourceSchema.optional(),
    }),
    /** Adds a copy of a row or line item right behind it. */
    z.object({ kind: z.literal('duplicate'), row: rowIdSchema }),
    /** Takes away rows or line items that a person added. What was read is excluded instead. */
    z.object({ kind: z.literal('delete'), rows: rowIdsSchema }),
    z.object({ kind: z.literal('change-fields'), invoice: indexSchema, fields: fieldCellsSchema }),
    z.object({ kind: z.literal('change-line'), row: rowIdSchema, cells: lineCellsSchema }),
    z.object({
      kind: z.literal('add-line'),
      invoice: indexSchema,
      after: rowIdSchema.nullable(),
      cells: lineCellsSchema.required({ amount: true }),
      source: sourceSchema.optional(),
    }),
    /** "I checked this, it is right." Closes the finding and never changes a verdict. */
    z.object({
      kind: z.literal('confirm'),
      finding: findingIdSchema,
      reason: textSchema.min(1).max(500),
    }),
    z.object({ kind: z.literal('reopen'), finding: findingIdSchema }),
  ])
  .meta({ id: 'Edit' });
export type Edit = z.infer<typeof editSchema>;

/** What a person did to a row or line item. Left out where nothing was. */
const touchedShape = {
  isExcluded: z.boolean(),
  isEdited: z.boolean(),
  /** Whether a person added it; only then it may be deleted. */
  isAdded: z.boolean().optional(),
  /** The cells that a person changed, such as "balance". */
  changed: z.array(z.string()).optional(),
};

export const reviewRowSchema = transactionSchema.extend({
  id: rowIdSchema,
  ...touchedShape,
  /** Set by an edit; left out where the labels of the file are in force. */
  payee: z.string().nullable().optional(),
  category: z.string().nullable().optional(),
});
export type ReviewRow = z.infer<typeof reviewRowSchema>;

export const reviewAccountSchema = accountSchema.omit({ transactions: true, evidence: true }).extend({
  rows: z.array(reviewRowSchema),
  /** Given in an answer to a call with `since`: all rows in their order, of which `rows` holds those that changed. */
  rowIds: z.array(rowIdSchema).optional(),
  /** What a person changed of the account itself: "opening", "closing", "number", "currency". */
  changed: z.array(z.string()).optional(),
});
export type ReviewAccount = z.infer<typeof reviewAccountSchema>;

export const reviewLineSchema = lineItemSchema.extend({ id: rowIdSchema, ...touchedShape });
export type ReviewLine = z.infer<typeof reviewLineSchema>;

export const reviewInvoiceSchema = invoiceSchema.omit({ lines: true, evidence: true }).extend({
  lines: z.array(reviewLineSchema),
  /** The fields that a person changed. */
  changed: z.array(z.string()).optional(),
});
export type ReviewInvoice = z.infer<typeof reviewInvoiceSchema>;

/** A finding on the document as it stands. */
export const reviewFindingSchema = shownFindingSchema.extend({
  id: findingIdSchema,
  /** The row or line item it names, which the grid numbers `row + 1`. */
  rowId: rowIdSchema.optional(),
});
export type ReviewFinding = z.infer<typeof reviewFindingSchema>;

/** A document with its edits applied and judged again: the answer to GET and PATCH /api/files/{id}/rows, and to its undo and redo. */
export const reviewResponseSchema = z
  .object({
    fileId: fileIdSchema,
    originalName: z.string(),
    kind: documentKindSchema,
    pageCount: z.number().int().positive(),
    /** The verdict on the whole file. */
    verdict: verdictSchema,
    /** Empty for invoices and receipts. */
    accounts: z.array(reviewAccountSchema),
    /** Empty for statements. */
    invoices: z.array(reviewInvoiceSchema),
    /** `row`, `account` and `invoice` count within `accounts` and `invoices` as given here, excluded rows included. */
    findings: z.array(reviewFindingSchema),
    proof: proofSchema,
    /** Edits in force, each of which an undo takes back, the latest first. */
    editCount: z.number().int().nonnegative(),
    /** Edits that were undone and can be made again. */
    redoCount: z.number().int().nonnegative(),
    /** Number of the latest change: edits, undos and redos count. The next change is `sequence + 1`. */
    sequence: z.number().int().nonnegative(),
  })
  .meta({ id: 'ReviewResponse' });

/**
 * Which change of the document an edit, undo or redo is meant to be. One that was made before is answered again and not made twice;
 * where another change came first, the call is refused with `edit-conflict`. Without it the change comes after whatever was made before.
 * `since` is the number of the change after which the caller has the document: where that is the latest, the answer leaves out the
 * rows of a statement that are as before, and lists all of them in `rowIds`.
 */
export const editQuerySchema = z.object({
  sequence: z.coerce.number().int().positive().optional(),
  since: z.coerce.number().int().nonnegative().optional(),
});

export type ReviewResponse = z.infer<typeof reviewResponseSchema>;

/** The corrections made, each with the rows it changed before and after, the latest first. */
export const editsResponseSchema = z
  .object({
    edits: z.array(
      z.object({
        id: z.number().int(),
        at: instantSchema,
        actorId: z.string(),
        /** Who made it: a name, "a visitor", an API key by its name. */
        by: z.string(),
        isUndone: z.boolean(),
        edit: editSchema,
        before: z.array(z.union([reviewRowSchema, reviewLineSchema])),
        after: z.array(z.union([reviewRowSchema, reviewLineSchema])),
      }),
    ),
  })
  .meta({ id: 'EditsResponse' });
export type EditsResponse = z.infer<typeof editsResponseSchema>;

export const pageWordsQuerySchema = z.object({ page: z.coerce.number().int().positive().default(1) });

/** The words of a page that was read from its pixels; null for a page whose own text was read. */
export const pageWordsResponseSchema = z
  .object({ words: z.array(recognisedWordSchema).nullable() })
  .meta({ id: 'PageWordsResponse' });
export type PageWordsResponse = z.infer<typeof pageWordsResponseSchema>;

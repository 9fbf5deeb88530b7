import {
  accountSchema,
  calendarDateSchema,
  decimalSchema,
  shownFindingSchema,
  transactionSchema,
} from '@tieout/records';
import { z } from 'zod';
import { fileIdSchema, instantSchema } from './documents.ts';
import { CELL_MAX_LENGTH } from './limits.ts';

/** Stable name of a row of one file: "0-17" is row 17 of account 0 as it was read, "0-17.2" the second part of its split. */
export const rowIdSchema = z.string().regex(/^\d+-\d+(\.\d+)*$/);

const rowIdsSchema = z.array(rowIdSchema).min(1).max(10_000);
const textSchema = z.string().trim().max(CELL_MAX_LENGTH);

/** Cells of a row that a person may correct; those left out stay as they are. */
export const rowCellsSchema = z.object({
  date: calendarDateSchema.nullable().optional(),
  description: textSchema.optional(),
  amount: decimalSchema.optional(),
  balance: decimalSchema.nullable().optional(),
  reference: textSchema.nullable().optional(),
});
export type RowCells = z.infer<typeof rowCellsSchema>;

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
  ])
  .meta({ id: 'Edit' });
export type Edit = z.infer<typeof editSchema>;

export const reviewRowSchema = transactionSchema.extend({
  id: rowIdSchema,
  isExcluded: z.boolean(),
  isEdited: z.boolean(),
});
export type ReviewRow = z.infer<typeof reviewRowSchema>;

export const reviewAccountSchema = accountSchema.omit({ transactions: true }).extend({
  rows: z.array(reviewRowSchema),
});
export type ReviewAccount = z.infer<typeof reviewAccountSchema>;

/** A statement with its edits applied, judged again: the answer to GET and PATCH /api/files/{id}/rows and to its undo. */
export const reviewResponseSchema = z
  .object({
    fileId: fileIdSchema,
    originalName: z.string(),
    kind: z.enum(['bank_statement', 'credit_card_statement']),
    pageCount: z.number().int().positive(),
    accounts: z.array(reviewAccountSchema),
    /** `row` and `account` count within `accounts` as given here. */
    findings: z.array(shownFindingSchema),
    /** Edits in force, each of which an undo takes back, the latest first. */
    editCount: z.number().int().nonnegative(),
  })
  .meta({ id: 'ReviewResponse' });
export type ReviewResponse = z.infer<typeof reviewResponseSchema>;

/** The corrections made, each with the rows it changed before and after, the latest first. */
export const editsResponseSchema = z
  .object({
    edits: z.array(
      z.object({
        id: z.number().int(),
        at: instantSchema,
        actorId: z.string(),
        isUndone: z.boolean(),
        edit: editSchema,
        before: z.array(reviewRowSchema),
        after: z.array(reviewRowSchema),
      }),
    ),
  })
  .meta({ id: 'EditsResponse' });
export type EditsResponse = z.infer<typeof editsResponseSchema>;

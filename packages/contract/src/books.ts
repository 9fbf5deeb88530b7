import { calendarDateSchema, decimalSchema } from '@tieout/records';
import { z } from 'zod';
import { exportFormatSchema } from './columns.ts';
import { customFieldSchema, fieldMappingsSchema, fileIdSchema, instantSchema } from './documents.ts';
import { rowIdSchema } from './edits.ts';
import { bankChoiceSchema, exportOptionsSchema, regionSchema, taxCodeSchema } from './export-options.ts';
import { personNameSchema } from './person-name.ts';

const nameSchema = personNameSchema.pipe(z.string().min(1));

/** One account of a person's books. */
export const bookAccountSchema = z.object({
  name: nameSchema,
  kind: z.enum(['bank', 'card', 'category']),
  /** Of a bank or card account: its number or the end of it, by which its statements are known. */
  number: z
    .string()
    .trim()
    .max(40)
    .regex(/^[0-9A-Za-z *.-]*$/, 'Letters and digits.')
    .nullable()
    .default(null),
});
export type BookAccount = z.infer<typeof bookAccountSchema>;

/** What exports are shown unless a request shows otherwise: the person's country and the names in their books. */
export const booksSchema = z
  .object({
    region: regionSchema.nullable().default(null),
    accounts: z.array(bookAccountSchema).max(500).default([]),
    expenseAccount: nameSchema.nullable().default(null),
    incomeAccount: nameSchema.nullable().default(null),
    payableAccount: nameSchema.nullable().default(null),
    bank: bankChoiceSchema.nullable().default(null),
    /** Where card payments come from. */
    paymentAccount: nameSchema.nullable().default(null),
    advisorNumber: exportOptionsSchema.shape.advisorNumber.unwrap().nullable().default(null),
    clientNumber: exportOptionsSchema.shape.clientNumber.unwrap().nullable().default(null),
    fiscalYearStart: exportOptionsSchema.shape.fiscalYearStart.unwrap().nullable().default(null),
    /** The tax codes of each target, by the target’s id: for all vendors, and what was chosen for one. */
    taxCodes: z.record(z.string().max(60), z.array(taxCodeSchema).max(500)).default({}),
    /** The target chosen last. */
    presetId: z.string().max(60).nullable().default(null),
  })
  .meta({ id: 'Books' });
export type Books = z.infer<typeof booksSchema>;

/** The books as a file of the command line: as above, and what rows with certain words in their description are. */
export const booksFileSchema = booksSchema.partial().extend({
  rows: z
    .array(
      z.object({
        /** Words of the description, in any case. The first rule that fits is used. */
        contains: z.string().trim().min(1).max(200),
        payee: nameSchema.optional(),
        category: nameSchema.optional(),
      }),
    )
    .max(10_000)
    .default([]),
});
export type BooksFile = z.infer<typeof booksFileSchema>;

/** A mapping kept for documents with the same detected fields. */
export const keptMappingSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The detected fields of the documents it fits. */
    fields: z.array(z.string()),
    fieldMappings: fieldMappingsSchema,
    customFields: z.array(customFieldSchema),
    exportFormat: exportFormatSchema,
    lastUsedAt: instantSchema,
  })
  .meta({ id: 'KeptMapping' });
export type KeptMapping = z.infer<typeof keptMappingSchema>;

/** The latest used first. */
export const keptMappingsResponseSchema = z
  .object({ mappings: z.array(keptMappingSchema) })
  .meta({ id: 'KeptMappings' });

export const renameRequestSchema = z.object({ name: nameSchema }).meta({ id: 'RenameRequest' });

const labelTextSchema = personNameSchema.nullable();

/** Payee and category of rows: what is left out stays, null takes a label away. */
export const labelRequestSchema = z
  .object({
    labels: z
      .array(
        z.object({
          rows: z.array(rowIdSchema).min(1).max(10_000),
          payee: labelTextSchema.optional(),
          category: labelTextSchema.optional(),
        }),
      )
      .min(1)
      .max(1000),
  })
  .meta({ id: 'LabelRequest' });
export type LabelRequest = z.input<typeof labelRequestSchema>;

/** A row or line with the labels a person gave it and what is proposed. Nothing proposed is used until it is taken. */
export const labelledRowSchema = z.object({
  row: rowIdSchema,
  date: calendarDateSchema.nullable(),
  description: z.string(),
  amount: decimalSchema,
  payee: z.string().nullable(),
  category: z.string().nullable(),
  suggestion: z.object({
    payee: z.string().nullable(),
    category: z.string().nullable(),
    /** Why that category. */
    reason: z.string().nullable(),
  }),
});
export type LabelledRow = z.infer<typeof labelledRowSchema>;

export const labelsResponseSchema = z
  .object({ fileId: fileIdSchema, rows: z.array(labelledRowSchema) })
  .meta({ id: 'Labels' });
export type LabelsResponse = z.infer<typeof labelsResponseSchema>;

/** What the account chose for rows of a payee before, the latest first. */
export const choicesResponseSchema = z
  .object({
    choices: z.array(
      z.object({ payee: z.string().nullable(), category: z.string().nullable(), chosenAt: instantSchema }),
    ),
  })
  .meta({ id: 'Choices' });
export type ChoicesResponse = z.infer<typeof choicesResponseSchema>;

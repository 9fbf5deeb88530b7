import { calendarDateSchema, verdictSchema } from '@tieout/records';
import { z } from 'zod';
import { exportFormatSchema } from './columns.ts';
import { fileIdSchema } from './documents.ts';
import {
  dateFormatSchema,
  type ExportOptionName,
  exportOptionFields,
  exportOptionsSchema,
} from './export-options.ts';
import { EXPORT_FILES_MAX } from './limits.ts';
import { proofSchema } from './proof.ts';

export const sourceKindSchema = z.enum(['bank', 'card', 'invoice', 'receipt']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

const optionNames = Object.keys(exportOptionFields) as [ExportOptionName, ...ExportOptionName[]];

/** One target a file can be made for. */
export const presetSchema = z
  .object({
    id: z.string(),
    format: exportFormatSchema,
    label: z.string(),
    /** What to do with the file. */
    hint: z.string(),
    takes: z.array(sourceKindSchema),
    extension: z.string(),
    /** Larger exports become numbered parts in a ZIP. */
    limits: z.object({
      rows: z.number().int().optional(),
      units: z.number().int().optional(),
      bytes: z.number().int().optional(),
    }),
    /** The order of every date in the file: by the person's region, a fixed one, or null where the format leaves no doubt. */
    dates: z.union([z.literal('region'), dateFormatSchema]).nullable(),
    /** Whether the file names the currency. */
    writesCurrency: z.boolean(),
    /** The most decimals the target keeps; null where it takes any. */
    decimals: z.number().int().nullable(),
    /** Risks of the target, shown with every export. */
    notices: z.array(z.string()),
    /** The options it uses; `region` can be overridden by `dateFormat`. */
    asks: z.array(z.enum(optionNames)),
    /** Whether no first-party description of the target was found. */
    isUnverified: z.boolean(),
    /** Whether the plan of who asks includes it. */
    isIncluded: z.boolean(),
  })
  .meta({ id: 'Preset' });
export type Preset = z.infer<typeof presetSchema>;

/** Every preset; the first of each format is its default. */
export const presetsResponseSchema = z
  .object({
    presets: z.array(presetSchema),
    /** The one the account chose last; null where none is known. */
    rememberedId: z.string().nullable().default(null),
  })
  .meta({ id: 'Presets' });
export type PresetsResponse = z.infer<typeof presetsResponseSchema>;

/** How many banks one search answers. */
export const BANKS_SHOWN = 50;

/** Banks whose name or number has every word of the query; any other bank's number can be given as well. */
export const banksQuerySchema = z.object({ query: z.string().max(200).default('') });
export const banksResponseSchema = z
  .object({ banks: z.array(z.object({ bid: z.string(), org: z.string(), name: z.string() })) })
  .meta({ id: 'Banks' });
export type BanksResponse = z.infer<typeof banksResponseSchema>;

/** One file, or several that become one: the statements of one account follow each other. */
export const exportRequestSchema = z
  .object({
    fileIds: z
      .array(fileIdSchema)
      .min(1)
      .max(EXPORT_FILES_MAX)
      .refine((ids) => new Set(ids).size === ids.length, 'Each file once.'),
    presetId: z.string().min(1).max(60),
    options: exportOptionsSchema.default({}),
    /** Takes all bank statements of one currency as one account, whatever number they print; cards likewise. */
    isOneAccount: z.boolean().default(false),
    /**
     * Whether rows of a later statement that are in an earlier one too, and documents that are there twice, are left out. Where it is not given
     * they are, if that is certain: statements show the same rows for all days they share, documents agree in vendor, number, date and total.
     */
    isRepeatLeftOut: z.boolean().optional(),
    /** Puts the statements of one account behind one another; else each file is written by itself. */
    isMerged: z.boolean().default(true),
  })
  .meta({ id: 'ExportRequest' });
export type ExportRequest = z.input<typeof exportRequestSchema>;

export const preflightItemSchema = z
  .object({
    /** `block` stops the export, `warning` explains a risk, `change` is written otherwise than read, `note` describes the file. */
    level: z.enum(['block', 'warning', 'change', 'note']),
    code: z.string(),
    message: z.string(),
    /** Rows it concerns; 0 where it concerns the whole file. */
    count: z.number().int(),
    /** The first few cases. */
    samples: z.array(z.string()),
  })
  .meta({ id: 'PreflightItem' });
export type PreflightItem = z.infer<typeof preflightItemSchema>;

/** One account of an export, with the statements it is made of in the order of time. */
export const exportAccountSchema = z
  .object({
    kind: z.enum(['bank', 'card']),
    number: z.string().nullable(),
    currency: z.string().nullable(),
    /** Judged as merged: rows that stand in two of its statements, and time between them that none covers, count. */
    verdict: verdictSchema,
    rowCount: z.number().int(),
    /** Its name in the books as it is used; null where none is known. `accountNames` of a request follows this order. */
    name: z.string().nullable(),
    statements: z.array(
      z.object({
        fileId: fileIdSchema,
        start: calendarDateSchema.nullable(),
        end: calendarDateSchema.nullable(),
      }),
    ),
    /** Overlaps, gaps and balances apart between two of its statements, named by their files. */
    notes: z.array(preflightItemSchema.extend({ between: z.tuple([fileIdSchema, fileIdSchema]) })),
  })
  .meta({ id: 'ExportAccount' });
export type ExportAccount = z.infer<typeof exportAccountSchema>;

/** What is to know of the CSV of a mapping before it is downloaded, and its first lines. */
export const mappedPreflightResponseSchema = z
  .object({
    isBlocked: z.boolean(),
    items: z.array(preflightItemSchema),
    preview: z.array(z.string()),
    /** What the rows rest on. */
    proof: proofSchema,
  })
  .meta({ id: 'MappedPreflight' });
export type MappedPreflightResponse = z.infer<typeof mappedPreflightResponseSchema>;

/** What a preset has to say before its file is downloaded. */
export const preflightResponseSchema = z
  .object({
    presetId: z.string(),
    isBlocked: z.boolean(),
    items: z.array(preflightItemSchema),
    /** The files there will be, in order; several come as one ZIP. Empty when blocked. */
    files: z.array(z.object({ name: z.string(), rows: z.number().int() })),
    /** The first lines of the first file as it will be; empty when blocked. */
    preview: z.array(z.string()).default([]),
    /** The rates of tax in the documents, with the target's code as it is used; null where none is known. */
    taxRates: z
      .array(
        z.object({ vendor: z.string().nullable(), rate: z.string().nullable(), code: z.string().nullable() }),
      )
      .default([]),
    accounts: z.array(exportAccountSchema),
    /** The options as they are used: those sent, and what the account's books or the browser's language add. */
    options: exportOptionsSchema,
    /** What the export rests on, all its files together. */
    proof: proofSchema,
  })
  .meta({ id: 'Preflight' });
export type PreflightResponse = z.infer<typeof preflightResponseSchema>;

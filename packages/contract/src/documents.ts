import { shownExtractionSchema } from '@tieout/records';
import { z } from 'zod';
import { exportFormatSchema } from './columns.ts';
import { dateFormatSchema, regionSchema } from './export-options.ts';
import {
  CELL_MAX_LENGTH,
  CUSTOM_FIELDS_MAX,
  EXPORT_FILES_MAX,
  FILES_PAGE_SIZE,
  FILES_PAGE_SIZE_MAX,
  MAPPED_FIELDS_MAX,
} from './limits.ts';
import { problemSchema } from './problem-schema.ts';
import { proofSchema } from './proof.ts';

/** An instant as ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

export const fileIdSchema = z.uuid();

/** `expired`: its content is gone, its name and verdict stay in the history. */
export const fileStatusSchema = z.enum(['processing', 'completed', 'failed', 'expired']);
export type FileStatus = z.infer<typeof fileStatusSchema>;

export const flatRecordSchema = z.record(z.string(), z.string());

/** Multipart names of POST /api/upload: the file, and what may go with it. Fields must come before the file. `pages` are those to read, such as "1-3, 7". */
export const uploadFields = { file: 'pdf', password: 'password', again: 'again', pages: 'pages' } as const;

export const uploadResponseSchema = z
  .object({
    fileId: fileIdSchema,
    extractedData: z.array(flatRecordSchema),
    extraction: shownExtractionSchema,
  })
  .meta({ id: 'UploadResponse' });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

/** 202 for `Prefer: respond-async`; the Location header names GET /api/files/{id}. */
export const uploadAcceptedSchema = z
  .object({ fileId: fileIdSchema, status: fileStatusSchema })
  .meta({ id: 'UploadAccepted' });
export type UploadAccepted = z.infer<typeof uploadAcceptedSchema>;

const targetSchema = z.string().trim().min(1).max(CELL_MAX_LENGTH);

/** Detected field to target column. */
export const fieldMappingsSchema = z
  .record(z.string().max(CELL_MAX_LENGTH), targetSchema)
  .refine((mapping) => Object.keys(mapping).length <= MAPPED_FIELDS_MAX, {
    error: `Map at most ${MAPPED_FIELDS_MAX} fields.`,
  });

export const customFieldSchema = z.object({
  name: z.string().trim().max(CELL_MAX_LENGTH),
  value: z.string().trim().max(CELL_MAX_LENGTH),
});
export type CustomField = z.infer<typeof customFieldSchema>;

/** Detected field to target column, and columns of one constant value; custom fields with an empty name or value are dropped. */
export const mapRequestSchema = z
  .object({
    mapping: fieldMappingsSchema.optional(),
    fieldMappings: fieldMappingsSchema.optional(),
    customFields: z.array(customFieldSchema).max(CUSTOM_FIELDS_MAX).default([]),
    exportFormat: exportFormatSchema,
  })
  .meta({ id: 'MapRequest' });
export type MapRequest = z.input<typeof mapRequestSchema>;

export const savedMappingSchema = z.object({
  fieldMappings: fieldMappingsSchema,
  customFields: z.array(customFieldSchema),
  exportFormat: exportFormatSchema,
});
export type SavedMapping = z.infer<typeof savedMappingSchema>;

export const mapResponseSchema = savedMappingSchema
  .extend({ fileId: fileIdSchema })
  .meta({ id: 'MapResponse' });
export type MapResponse = z.infer<typeof mapResponseSchema>;

/** The wizard sends nothing: the saved mapping is used. `extractedData` is taken for compatibility and not used: exports are made of what is stored. */
export const convertRequestSchema = z
  .object({
    format: z.string().max(40).optional(),
    extractedData: z.array(z.record(z.string(), z.unknown())).optional(),
    mappings: fieldMappingsSchema.optional(),
    customFields: z.array(customFieldSchema).max(CUSTOM_FIELDS_MAX).optional(),
    exportFormat: exportFormatSchema.optional(),
    /** The order of dates in qbo and qbd files; without either, that of the browser's language. */
    region: regionSchema.optional(),
    dateFormat: dateFormatSchema.optional(),
  })
  .nullish()
  .meta({ id: 'ConvertRequest' });
export type ConvertRequest = z.infer<typeof convertRequestSchema>;

/** One file with all the product knows of it: GET /api/files/{id}. */
export const fileDetailSchema = z
  .object({
    fileId: fileIdSchema,
    originalName: z.string(),
    status: fileStatusSchema,
    fileSize: z.number().int(),
    pagesDone: z.number().int(),
    pageCount: z.number().int().nullable(),
    createdAt: instantSchema,
    /** When its content will be removed; null once it is. */
    expiresAt: instantSchema.nullable(),
    /** Why a failed file failed. */
    problem: problemSchema.nullable(),
    /** As the corrections leave it: rows, verdicts and findings. */
    extraction: shownExtractionSchema.nullable(),
    /** Null until the file was read. */
    proof: proofSchema.nullable(),
    extractedData: z.array(flatRecordSchema),
    mapping: savedMappingSchema.nullable(),
  })
  .meta({ id: 'FileDetail' });
export type FileDetail = z.infer<typeof fileDetailSchema>;

/** `data` of each `progress` event of GET /api/files/{id}/events; the stream ends after `completed` or `failed`. */
export const progressEventSchema = z
  .object({
    fileId: fileIdSchema,
    status: fileStatusSchema,
    pagesDone: z.number().int(),
    pageCount: z.number().int().nullable(),
    /** 25 at the start, at most 90 until it is done, then 100. */
    percent: z.number().int().min(0).max(100),
    problem: problemSchema.nullable(),
  })
  .meta({ id: 'ProgressEvent' });
export type ProgressEvent = z.infer<typeof progressEventSchema>;

export const PROGRESS_EVENT = 'progress';

export const fileRecordSchema = z
  .object({
    id: fileIdSchema,
    originalName: z.string(),
    status: fileStatusSchema,
    errorMessage: z.string().nullable(),
    /** Bytes. */
    fileSize: z.number().int(),
    createdAt: instantSchema,
    exportFormat: exportFormatSchema.nullable(),
    /** Where the last CSV is downloaded; null while there is none. */
    csvPath: z.string().nullable(),
    expiresAt: instantSchema.nullable(),
    pageCount: z.number().int().nullable(),
    verdict: z.enum(['proven', 'unproven', 'contradicted']).nullable(),
    /** Corrections the verdict rests on. */
    correctionCount: z.number().int().nonnegative(),
  })
  .meta({ id: 'FileRecord' });
export type FileRecord = z.infer<typeof fileRecordSchema>;

export const fileSortSchema = z.enum(['originalName', 'fileSize', 'createdAt', 'status']);
export type FileSort = z.infer<typeof fileSortSchema>;

/** An empty status, or "all", is every status. */
export const filesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(FILES_PAGE_SIZE_MAX).default(FILES_PAGE_SIZE),
  search: z.string().trim().max(200).default(''),
  status: z.union([z.literal(''), z.literal('all'), fileStatusSchema]).default(''),
  sortBy: fileSortSchema.default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type FilesQuery = z.input<typeof filesQuerySchema>;

export const filesResponseSchema = z
  .object({ files: z.array(fileRecordSchema), total: z.number().int() })
  .meta({ id: 'FilesResponse' });
export type FilesResponse = z.infer<typeof filesResponseSchema>;

export const statsResponseSchema = z
  .object({
    totalFiles: z.number().int(),
    completedFiles: z.number().int(),
    processingFiles: z.number().int(),
    failedFiles: z.number().int(),
    /** Bytes. */
    totalSize: z.number().int(),
    thisMonthFiles: z.number().int(),
  })
  .meta({ id: 'StatsResponse' });
export type StatsResponse = z.infer<typeof statsResponseSchema>;

/** Files to download together, as one ZIP. */
export const filesZipRequestSchema = z
  .object({ ids: z.array(fileIdSchema).min(1).max(EXPORT_FILES_MAX) })
  .meta({ id: 'FilesZipRequest' });

export const deletedSchema = z.object({ deleted: z.literal(true) }).meta({ id: 'Deleted' });

/** Hours from now after which a file's content is removed; never later than the plan allows. */
export const retentionRequestSchema = z
  .object({
    hours: z
      .number()
      .min(0)
      .max(24 * 366),
  })
  .meta({ id: 'RetentionRequest' });

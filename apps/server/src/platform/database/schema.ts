import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Documents uploaded. What was in one is sealed with its own data key; where `wrappedKey` is gone, so is the content. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    originalName: text('original_name').notNull(),
    fileSize: integer('file_size').notNull(),
    status: text('status', { enum: ['processing', 'completed', 'failed', 'expired'] }).notNull(),
    problemCode: text('problem_code'),
    problemMessage: text('problem_message'),
    pagesDone: integer('pages_done').notNull().default(0),
    pageCount: integer('page_count'),
    maxPages: integer('max_pages').notNull(),
    /** Keyed hash of owner and bytes, to notice the same file twice. */
    fingerprint: text('fingerprint').notNull(),
    /** The data key, sealed with the master key. */
    wrappedKey: bytes('wrapped_key'),
    /** The document's own password, sealed with the data key while the job lives. */
    sealedPassword: bytes('sealed_password'),
    /** The month a conversion was reserved in ("2026-11"); null once given back. */
    chargedPeriod: text('charged_period'),
    kind: text('kind'),
    verdict: text('verdict', { enum: ['proven', 'unproven', 'contradicted'] }),
    exportFormat: text('export_format', { enum: ['qbo', 'qbd', 'generic'] }),
    hasCsv: boolean('has_csv').notNull().default(false),
    /** JSON of the saved mapping, sealed with the data key. */
    sealedMapping: bytes('sealed_mapping'),
    /** JSON of payee and category by row, sealed with the data key. */
    sealedLabels: bytes('sealed_labels'),
    /** Number of the latest change of the review: edits, undos and redos count. */
    editSequence: integer('edit_sequence').notNull().default(0),
    /** Corrections the verdict rests on. */
    correctionCount: integer('correction_count').notNull().default(0),
    /** The process that reads the document, or was reading it when it ended; null once it has stopped reading in order. */
    reader: uuid('reader'),
    /** Processes that ended while they read it. */
    readersLost: integer('readers_lost').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('files_owner_created').on(table.ownerId, table.createdAt),
    index('files_owner_fingerprint').on(table.ownerId, table.fingerprint),
    index('files_expires').on(table.expiresAt),
  ],
);

/** What the engine said of a file: written once, sealed with the file's data key. */
export const extractions = pgTable('extractions', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  sealed: bytes('sealed').notNull(),
});

/** What a statement adds up to, sealed with the file's data key; made when it is first asked for, gone when the rows change. */
export const fileFigures = pgTable('file_figures', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  sealed: bytes('sealed').notNull(),
});

/** Conversions reserved or used by an owner in a calendar month. */
export const usage = pgTable(
  'usage',
  {
    ownerId: text('owner_id').notNull(),
    period: text('period').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.period] })],
);

/** Every change of a document's review in order: corrections, each sealed with before and after, and undos and redos of them. */
export const edits = pgTable(
  'edits',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Counts the changes of the file from 1. */
    sequence: integer('sequence').notNull(),
    /** `gone`: an edit that was taken back before undos were kept. */
    action: text('action', { enum: ['edit', 'undo', 'redo', 'gone'] })
      .notNull()
      .default('edit'),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
    /** Empty for an undo or a redo. */
    sealed: bytes('sealed').notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [uniqueIndex('edits_file_sequence').on(table.fileId, table.sequence)],
);

/** A document as its edits up to one leave it, with verdict and findings, sealed; the latest, and checkpoints to undo from. */
export const editStates = pgTable(
  'edit_states',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Sequence number of the last edit it includes. */
    after: integer('after').notNull(),
    isCheckpoint: boolean('is_checkpoint').notNull().default(false),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.after] })],
);

/** Keys a client gave its uploads, so that one sent twice is taken once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: text('owner_id').notNull(),
    /** Keyed hash of what the client sent. */
    key: text('key').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);

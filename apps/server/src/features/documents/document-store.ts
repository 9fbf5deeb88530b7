import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/open-database.ts';
import { edits, extractions, files } from '../../platform/database/schema.ts';
import type { Document } from './document.ts';

/** The document of that id, whoever owns it; for those who serve all. */
export async function findDocument(at: Executor, id: string): Promise<Document | null> {
  const [row] = await at.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/**
 * Notes that the process `reader` begins to read a document, and where another had begun and neither finished nor stopped in
 * order, that one more was lost. Gives the document as it is then, whoever owns it; null where it waits for no reader.
 */
export async function beginReading(at: Executor, id: string, reader: string): Promise<Document | null> {
  const lost = sql`case when ${files.reader} <> ${reader}::uuid then 1 else 0 end`;
  return updateProcessing(at, id, { reader, readersLost: sql`${files.readersLost} + ${lost}` });
}

/** Notes that the process `reader` no longer reads a document, which another may now read. */
export async function stopReading(at: Executor, id: string, reader: string): Promise<void> {
  await at
    .update(files)
    .set({ reader: null })
    .where(and(eq(files.id, id), eq(files.reader, reader)));
}

/** The document of that id if that owner has it. */
export async function findDocumentOf(at: Executor, ownerId: string, id: string): Promise<Document | null> {
  const [row] = await at
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)));
  return row ?? null;
}

/** The document of that id if that owner has it, with what the engine said, sealed (null where nothing is kept), and whether a person has corrected any of it. */
export async function findReadingOf(
  at: Executor,
  ownerId: string,
  id: string,
): Promise<{ document: Document; sealed: Buffer | null; isEdited: boolean } | null> {
  const [row] = await at
    .select({
      document: files,
      sealed: extractions.sealed,
      isEdited: sql<boolean>`exists (select from ${edits} where ${edits.fileId} = ${files.id})`,
    })
    .from(files)
    .leftJoin(extractions, eq(extractions.fileId, files.id))
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)));
  return row ?? null;
}

/** Changes a document, only while it is being processed; gives it as it is then, null where it was not. */
export async function updateProcessing(
  at: Executor,
  id: string,
  change: PgUpdateSetSource<typeof files>,
): Promise<Document | null> {
  const [changed] = await at
    .update(files)
    .set(change)
    .where(and(eq(files.id, id), eq(files.status, 'processing')))
    .returning();
  return changed ?? null;
}

/** Changes a document. */
export async function updateDocument(
  at: Executor,
  id: string,
  change: Partial<typeof files.$inferInsert>,
): Promise<void> {
  await at.update(files).set(change).where(eq(files.id, id));
}

/** How far each of the documents is. */
export function readProgress(at: Executor, ids: readonly string[]) {
  return at
    .select({
      id: files.id,
      status: files.status,
      pagesDone: files.pagesDone,
      pageCount: files.pageCount,
      problemCode: files.problemCode,
      problemMessage: files.problemMessage,
    })
    .from(files)
    .where(inArray(files.id, [...ids]));
}
export type DocumentProgress = Awaited<ReturnType<typeof readProgress>>[number];

/** Keeps what the engine said, sealed. */
export async function insertExtraction(at: Executor, fileId: string, sealed: Buffer): Promise<void> {
  await at.insert(extractions).values({ fileId, sealed });
}

/** What the engine said, sealed; null where nothing is kept. */
export async function findExtraction(at: Executor, fileId: string): Promise<Buffer | null> {
  const [row] = await at.select().from(extractions).where(eq(extractions.fileId, fileId));
  return row?.sealed ?? null;
}

/** Gives all documents of one owner to another, who keeps them `retentionHours` from their upload. */
export async function moveDocuments(
  at: Executor,
  {
    from,
    to,
    retentionHours,
  }: { readonly from: string; readonly to: string; readonly retentionHours: number },
): Promise<void> {
  await at
    .update(files)
    .set({
      ownerId: to,
      expiresAt: sql`case when ${files.expiresAt} is null then null else ${files.createdAt} + make_interval(hours => ${retentionHours}) end`,
    })
    .where(eq(files.ownerId, from));
}

/** Keeps the documents somebody has for as long as a new plan keeps them; never shorter than was said at their upload. */
export async function extendRetention(
  at: Executor,
  { ownerId, retentionHours }: { readonly ownerId: string; readonly retentionHours: number },
): Promise<void> {
  await at
    .update(files)
    .set({
      expiresAt: sql`greatest(${files.expiresAt}, ${files.createdAt} + make_interval(hours => ${retentionHours}))`,
    })
    .where(and(eq(files.ownerId, ownerId), isNotNull(files.expiresAt)));
}

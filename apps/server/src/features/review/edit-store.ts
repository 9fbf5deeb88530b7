import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { edits, files } from '../../platform/database/schema.ts';

/** A document's edits in the order they were made, those taken back included. */
export function editsOf(at: Executor, fileId: string) {
  return at.select().from(edits).where(eq(edits.fileId, fileId)).orderBy(asc(edits.id));
}
export type StoredEdit = Awaited<ReturnType<typeof editsOf>>[number];

/** The document's edits in force, in the order they were made. */
export function editsInForce(at: Executor, fileId: string): Promise<StoredEdit[]> {
  return at
    .select()
    .from(edits)
    .where(and(eq(edits.fileId, fileId), eq(edits.isUndone, false)))
    .orderBy(asc(edits.id));
}

/** How many edits are kept of the document and how many bytes they take, those taken back included. */
export async function keptEdits(at: Executor, fileId: string) {
  const bytes = sql<number>`coalesce(sum(octet_length(${edits.sealed})), 0)`.mapWith(Number);
  const [row] = await at.select({ count: count(), bytes }).from(edits).where(eq(edits.fileId, fileId));
  return row ?? { count: 0, bytes: 0 };
}

/** Keeps a change as the document's latest; gives its number. */
export async function insertEdit(
  at: Executor,
  edit: Omit<typeof edits.$inferInsert, 'sequence'>,
): Promise<number> {
  const [row] = await at
    .update(files)
    .set({ editSequence: sql`${files.editSequence} + 1` })
    .where(eq(files.id, edit.fileId))
    .returning({ sequence: files.editSequence });
  if (row === undefined) throw new Error('An edit of a document that is not there.');
  await at.insert(edits).values({ ...edit, sequence: row.sequence });
  return row.sequence;
}

/** Marks the document's latest edit in force as taken back; says whether there was one. */
export async function undoLatest(at: Executor, fileId: string): Promise<boolean> {
  const [latest] = await at
    .select({ id: edits.id })
    .from(edits)
    .where(and(eq(edits.fileId, fileId), eq(edits.isUndone, false)))
    .orderBy(desc(edits.id))
    .limit(1);
  if (!latest) return false;
  await at.update(edits).set({ isUndone: true }).where(eq(edits.id, latest.id));
  return true;
}

/** Holds the document for this transaction, so that two edits at once follow one another. */
export async function lockDocument(at: Transaction, fileId: string): Promise<void> {
  await at.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update');
}

import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { files, idempotencyKeys } from '../../platform/database/schema.ts';
import type { Document } from './document.ts';

/** The document an owner's earlier upload with that key became. */
export async function findByKey(at: Executor, ownerId: string, key: string): Promise<Document | null> {
  const [row] = await at
    .select({ document: files })
    .from(idempotencyKeys)
    .innerJoin(files, eq(files.id, idempotencyKeys.fileId))
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)));
  return row?.document ?? null;
}

/** Keeps a key; says whether it was new. */
export async function insertKey(at: Executor, key: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const kept = await at
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

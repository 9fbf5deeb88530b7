import { and, eq, inArray, like, lt, lte, ne } from 'drizzle-orm';
import { VISITOR_PREFIX } from '../../actor.ts';
import { accountLinks, sessions, verifications } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import {
  editStates,
  edits,
  extractions,
  fileFigures,
  files,
  idempotencyKeys,
  usage,
} from '../../platform/database/schema.ts';

/** Documents whose time has run out, at most `limit` of them; those still being read are left to finish. */
export function findExpired(at: Executor, now: Date, limit: number) {
  return at
    .select({ id: files.id, ownerId: files.ownerId })
    .from(files)
    .where(and(lte(files.expiresAt, now), ne(files.status, 'processing')))
    .limit(limit);
}

/** Takes a document's content and leaves its name, date and verdict; gives how many rows about it went. */
export async function emptyDocument(at: Executor, id: string): Promise<number> {
  const gone = [
    await at.delete(extractions).where(eq(extractions.fileId, id)).returning({ id: extractions.fileId }),
    await at.delete(fileFigures).where(eq(fileFigures.fileId, id)).returning({ id: fileFigures.fileId }),
    await at.delete(editStates).where(eq(editStates.fileId, id)).returning({ id: editStates.fileId }),
    await at.delete(edits).where(eq(edits.fileId, id)).returning({ id: edits.id }),
    await at
      .delete(idempotencyKeys)
      .where(eq(idempotencyKeys.fileId, id))
      .returning({ id: idempotencyKeys.fileId }),
  ];
  await at
    .update(files)
    .set({
      status: 'expired',
      wrappedKey: null,
      sealedPassword: null,
      sealedMapping: null,
      sealedLabels: null,
      hasCsv: false,
      fingerprint: '',
      expiresAt: null,
    })
    .where(eq(files.id, id));
  return gone.flat().length;
}

/** Which of the ids are of documents that still have content. */
export async function idsWithContent(at: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await at
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), inArray(files.status, ['processing', 'completed'])));
  return new Set(rows.map((row) => row.id));
}

/** Removes sign-ins and links that no longer hold, and visitors' counts of months before `period`. */
export async function deleteStale(at: Executor, now: Date, period: string): Promise<void> {
  await at.delete(sessions).where(lt(sessions.expiresAt, now));
  await at.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
  await at.delete(verifications).where(lt(verifications.expiresAt, now));
  await at.delete(usage).where(and(like(usage.ownerId, `${VISITOR_PREFIX}%`), lt(usage.period, period)));
}

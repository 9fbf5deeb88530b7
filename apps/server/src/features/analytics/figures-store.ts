import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { fileFigures, files } from '../../platform/database/schema.ts';

/** Keeps what a statement adds up to, sealed, in the place of what was kept of it before. */
export async function upsertFigures(at: Executor, fileId: string, sealed: Buffer): Promise<void> {
  await at
    .insert(fileFigures)
    .values({ fileId, sealed })
    .onConflictDoUpdate({ target: fileFigures.fileId, set: { sealed } });
}

/** Forgets what a statement added up to, since its rows or their labels are about to change. */
export async function deleteFigures(at: Executor, fileId: string): Promise<void> {
  await at.delete(fileFigures).where(eq(fileFigures.fileId, fileId));
}

/** Statements of an owner whose content is kept, with what was kept of their sums, in the order of their ids, after the id `after`. */
export function statementsOf(
  at: Executor,
  ownerId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return at
    .select({ id: files.id, wrappedKey: files.wrappedKey, sealed: fileFigures.sealed })
    .from(files)
    .leftJoin(fileFigures, eq(fileFigures.fileId, files.id))
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.status, 'completed'),
        inArray(files.kind, ['bank_statement', 'credit_card_statement']),
        isNotNull(files.wrappedKey),
        gt(files.id, after),
      ),
    )
    .orderBy(asc(files.id))
    .limit(limit);
}

/** An owner's conversions by month of upload, in UTC, the latest first; those whose content is gone included. */
export function conversionsByMonth(at: Executor, ownerId: string) {
  const withVerdict = (verdict: string) =>
    sql<number>`count(*) filter (where ${files.verdict} = ${verdict})`.mapWith(Number);
  return at
    .select({
      month: sql<string>`to_char(${files.createdAt} at time zone 'UTC', 'YYYY-MM')`,
      conversions: sql<number>`count(*)`.mapWith(Number),
      pages: sql<number>`coalesce(sum(${files.pageCount}), 0)`.mapWith(Number),
      proven: withVerdict('proven'),
      unproven: withVerdict('unproven'),
      contradicted: withVerdict('contradicted'),
    })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.status, ['completed', 'expired'])))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}

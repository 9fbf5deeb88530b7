import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { files, usage } from '../../platform/database/schema.ts';

/** Gives back the conversion reserved for a document, once: a second call finds nothing to give back. */
export async function giveConversionBack(at: Transaction, fileId: string): Promise<void> {
  const [charged] = await at
    .select({ ownerId: files.ownerId, period: files.chargedPeriod })
    .from(files)
    .where(and(eq(files.id, fileId), isNotNull(files.chargedPeriod)))
    .for('update');
  if (!charged?.period) return;
  await at.update(files).set({ chargedPeriod: null }).where(eq(files.id, fileId));
  await at
    .update(usage)
    .set({ used: sql`greatest(${usage.used} - 1, 0)` })
    .where(and(eq(usage.ownerId, charged.ownerId), eq(usage.period, charged.period)));
}

/** Conversions the owner has used or reserved in `period`. */
export async function conversionsUsed(at: Executor, ownerId: string, period: string): Promise<number> {
  const [row] = await at
    .select({ used: usage.used })
    .from(usage)
    .where(and(eq(usage.ownerId, ownerId), eq(usage.period, period)));
  return row?.used ?? 0;
}

/** Adds one owner's conversions to another's, month by month. */
export async function moveUsage(
  at: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const moved = await at.delete(usage).where(eq(usage.ownerId, from)).returning();
  for (const { period, used } of moved) {
    await at
      .insert(usage)
      .values({ ownerId: to, period, used })
      .onConflictDoUpdate({
        target: [usage.ownerId, usage.period],
        set: { used: sql`${usage.used} + ${used}` },
      });
  }
}

/** Conversions of an owner, month by month. */
export function usageOf(at: Executor, ownerId: string) {
  return at.select({ period: usage.period, used: usage.used }).from(usage).where(eq(usage.ownerId, ownerId));
}

/** Forgets an owner's conversions. */
export async function deleteUsage(at: Executor, ownerId: string): Promise<void> {
  await at.delete(usage).where(eq(usage.ownerId, ownerId));
}

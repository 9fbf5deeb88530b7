import { lt, sql } from 'drizzle-orm';
import { rateCounters } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** Counts one more of `key` in its window and gives the count and when the window began. A window older than `windowMs` starts anew. */
export async function countOne(
  at: Executor,
  { key, now, windowMs }: { readonly key: string; readonly now: Date; readonly windowMs: number },
): Promise<{ readonly count: number; readonly windowStart: Date }> {
  const isOver = lt(rateCounters.windowStart, new Date(now.getTime() - windowMs));
  const [row] = await at
    .insert(rateCounters)
    .values({ key, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now} else ${rateCounters.windowStart} end`,
      },
    })
    .returning();
  return { count: row?.count ?? 1, windowStart: row?.windowStart ?? now };
}

/** Removes counters nobody needs any more. */
export async function deleteOldCounters(at: Executor, before: Date): Promise<void> {
  await at.delete(rateCounters).where(lt(rateCounters.windowStart, before));
}

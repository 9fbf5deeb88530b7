import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { rateCounters } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type RateCounter = typeof rateCounters.$inferSelect;

/** The counters of these keys at an instant, whose windows take `windowMs`. */
type Counted = { readonly keys: readonly string[]; readonly now: Date; readonly windowMs: number };

/** Counts one more of each key in its window and gives the counters, in the order of the keys. A window older than `windowMs` starts again. */
export async function countOne(at: Executor, { keys, now, windowMs }: Counted): Promise<RateCounter[]> {
  const isOver = lt(rateCounters.windowStart, new Date(now.getTime() - windowMs));
  const rows = await at
    .insert(rateCounters)
    .values(keys.map((key) => ({ key, windowStart: now, count: 1 })))
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now} else ${rateCounters.windowStart} end`,
      },
    })
    .returning();
  return keys.map((key) => rows.find((row) => row.key === key) ?? { key, windowStart: now, count: 1 });
}

/** The counters of these keys whose window is not over, without counting. */
export function readCounters(at: Executor, { keys, now, windowMs }: Counted): Promise<RateCounter[]> {
  const begun = new Date(now.getTime() - windowMs);
  return at
    .select()
    .from(rateCounters)
    .where(and(inArray(rateCounters.key, [...keys]), gte(rateCounters.windowStart, begun)));
}

/** Removes counters nobody needs any more. */
export async function deleteOldCounters(at: Executor, before: Date): Promise<void> {
  await at.delete(rateCounters).where(lt(rateCounters.windowStart, before));
}

import type { AnalyticsRange, ServiceDay } from '@tieout/contract';
import { revenuePerDay } from '../billing/revenue-store.ts';
import { conversionsByDay, newUsersByDay, uploadsByDay } from './admin-store.ts';
import { dollars } from './dollars.ts';
import type { AdminParts } from './parts.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS: Readonly<Record<AnalyticsRange, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** What happened on each of the last days in UTC, today included, the earliest first. */
export async function serviceDays(
  { database, now }: Pick<AdminParts, 'database' | 'now'>,
  range: AnalyticsRange,
): Promise<ServiceDay[]> {
  const days = lastDays(now(), DAYS[range]);
  const from = new Date(`${days[0]}T00:00:00Z`);
  const [uploads, conversions, users, paid] = await Promise.all([
    uploadsByDay(database, from),
    conversionsByDay(database, from),
    newUsersByDay(database, from),
    revenuePerDay(database, { from, until: now() }),
  ]);
  const totalOf = (rows: readonly { day: string; total: number }[], day: string) =>
    rows.filter((row) => row.day === day).reduce((sum, row) => sum + row.total, 0);
  const paidOn = (day: string) => paid.filter((each) => each.day === day);
  return days.map((day) => {
    const completed = conversions.filter((row) => row.outcome === 'completed');
    const withVerdict = (verdict: string) =>
      totalOf(
        completed.filter((row) => row.verdict === verdict),
        day,
      );
    return {
      day,
      uploads: totalOf(uploads, day),
      conversions: totalOf(completed, day),
      proven: withVerdict('proven'),
      unproven: withVerdict('unproven'),
      contradicted: withVerdict('contradicted'),
      failed: totalOf(
        conversions.filter((row) => row.outcome === 'failed'),
        day,
      ),
      users: totalOf(users, day),
      revenue: dollars(paidOn(day), 'real'),
      testRevenue: dollars(paidOn(day), 'test'),
    };
  });
}

function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

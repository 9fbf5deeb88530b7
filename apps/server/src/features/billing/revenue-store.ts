import type { PlanId } from '@tieout/contract';
import { and, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { invoices } from '../../platform/database/billing-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** What was paid on one day (UTC) for one plan in one currency. */
export type DayOfRevenue = {
  /** "2026-11-21" */
  readonly day: string;
  /** Whether no real money moved. */
  readonly isTest: boolean;
  readonly currency: string;
  readonly plan: PlanId;
  /** Whole minor units of `currency`. */
  readonly amountMinor: number;
  readonly invoices: number;
};

/** Paid invoices from `from` until before `until`, added up by day, currency and plan. */
export async function revenuePerDay(
  at: Executor,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<DayOfRevenue[]> {
  const day = sql<string>`to_char(${invoices.paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const isTest = sql<boolean>`${invoices.realm} <> 'stripe-live'`;
  const rows = await at
    .select({
      day,
      isTest,
      currency: invoices.currency,
      plan: invoices.plan,
      amountMinor: sql<string>`sum(${invoices.amountMinor})`,
      invoices: sql<string>`count(*)`,
    })
    .from(invoices)
    .where(and(isNotNull(invoices.paidAt), gte(invoices.paidAt, from), lt(invoices.paidAt, until)))
    .groupBy(sql`1`, sql`2`, invoices.currency, invoices.plan)
    .orderBy(sql`1`);
  return rows.map((row) => ({
    ...row,
    amountMinor: Number(row.amountMinor),
    invoices: Number(row.invoices),
  }));
}

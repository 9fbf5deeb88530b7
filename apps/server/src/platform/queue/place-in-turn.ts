import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';

/** Whose job it is, and how long its owner's next one has to wait behind it, next to the other owners' shares. */
export type Share = { readonly ownerId: string; readonly cost: number };

/**
 * Where a new job of an owner stands: behind the owner's former ones by their cost, and never before the job whose turn it
 * is. So each owner's jobs are spread between those of the others, however many one has added at once, and nobody starves
 * (start-time fair queueing, Goyal, Vin and Cheng 1996, with the priority as the negative start tag).
 */
export async function placeInTurn(transaction: Transaction, name: string, { ownerId, cost }: Share) {
  const { rows } = await transaction.execute<{ now: number | null; last: number | null }>(sql`
    select
      (select -max(priority) from pgboss.job where name = ${name} and state < 'completed') as now,
      (select -min(priority) from pgboss.job where name = ${name} and state < 'completed' and group_id = ${ownerId}) as last`);
  const now = rows[0]?.now ?? 0;
  const last = rows[0]?.last ?? null;
  const turn = last === null ? now : Math.max(now, last + cost);
  return { priority: -turn, group: { id: ownerId } };
}

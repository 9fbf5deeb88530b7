import { and, count, countDistinct, desc, eq, gte, isNotNull, lt, notLike, type SQL, sql } from 'drizzle-orm';
import { VISITOR_PREFIX } from '../../actor.ts';
import { auditEvents, users } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { files, usage } from '../../platform/database/schema.ts';
import { conversionLog } from '../../platform/database/service-schema.ts';

export type AdminList = { readonly search: string; readonly limit: number; readonly offset: number };
/** A span of time; `to` is not within it. */
export type Span = { readonly from: Date; readonly to: Date };

/** Not LIKE: what somebody types may hold its wildcards. */
const holds = (column: typeof users.email | typeof users.name | typeof files.originalName, search: string) =>
  sql`position(lower(${search}) in lower(${column})) > 0`;

/** One page of the accounts whose e-mail or name holds `search`, the newest first, with what each used in `period`. */
export async function listUsers(at: Executor, { search, limit, offset }: AdminList, period: string) {
  const where =
    search === '' ? undefined : sql`(${holds(users.email, search)} or ${holds(users.name, search)})`;
  const [total] = await at.select({ total: count() }).from(users).where(where);
  const rows = await at
    .select({ user: users, used: usage.used })
    .from(users)
    .leftJoin(usage, and(eq(usage.ownerId, users.id), eq(usage.period, period)))
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: total?.total ?? 0 };
}

/** The account of that id, held for the rest of the transaction. */
export async function lockUser(at: Executor, id: string) {
  const [row] = await at.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/** One page of all documents whose name or owner's e-mail holds `search`, the newest first. */
export async function listFiles(at: Executor, { search, limit, offset }: AdminList) {
  const where =
    search === '' ? undefined : sql`(${holds(files.originalName, search)} or ${holds(users.email, search)})`;
  const owner = eq(users.id, files.ownerId);
  const [total] = await at.select({ total: count() }).from(files).leftJoin(users, owner).where(where);
  const rows = await at
    .select({ file: files, userEmail: users.email })
    .from(files)
    .leftJoin(users, owner)
    .where(where)
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: total?.total ?? 0 };
}

/** Accounts and documents there are. */
export async function countAll(at: Executor): Promise<{ users: number; files: number }> {
  const [ofUsers] = await at.select({ total: count() }).from(users);
  const [ofFiles] = await at.select({ total: count() }).from(files);
  return { users: ofUsers?.total ?? 0, files: ofFiles?.total ?? 0 };
}

/** Accounts opened, of those there are, in a span. */
export async function countNewUsers(at: Executor, { from, to }: Span): Promise<number> {
  const [row] = await at
    .select({ total: count() })
    .from(users)
    .where(and(gte(users.createdAt, from), lt(users.createdAt, to)));
  return row?.total ?? 0;
}

/** Documents uploaded in a span, those since removed included. */
export async function countUploads(at: Executor, { from, to }: Span): Promise<number> {
  const [row] = await at
    .select({ total: count() })
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, 'upload'), gte(auditEvents.at, from), lt(auditEvents.at, to)));
  return row?.total ?? 0;
}

/** Accounts that did something since an instant. */
export async function countActive(at: Executor, since: Date): Promise<number> {
  const [row] = await at
    .select({ total: countDistinct(auditEvents.actorId) })
    .from(auditEvents)
    .where(
      and(
        gte(auditEvents.at, since),
        isNotNull(auditEvents.actorId),
        notLike(auditEvents.actorId, `${VISITOR_PREFIX}%`),
      ),
    );
  return row?.total ?? 0;
}

/** What was done last, by whomever. */
export function latestEvents(at: Executor, limit: number) {
  return at
    .select({
      at: auditEvents.at,
      kind: auditEvents.kind,
      actorId: auditEvents.actorId,
      details: auditEvents.details,
      email: users.email,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .orderBy(desc(auditEvents.id))
    .limit(limit);
}
export type LatestEvent = Awaited<ReturnType<typeof latestEvents>>[number];

type DayCount = { readonly day: string; readonly total: number };
const dayOf = (column: SQL | typeof users.createdAt | typeof auditEvents.at | typeof conversionLog.at) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Documents uploaded, by day in UTC. */
export function uploadsByDay(at: Executor, from: Date): Promise<DayCount[]> {
  return at
    .select({ day: dayOf(auditEvents.at), total: count() })
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, 'upload'), gte(auditEvents.at, from)))
    .groupBy(sql`1`);
}

/** Accounts opened, of those there are, by day in UTC. */
export function newUsersByDay(at: Executor, from: Date): Promise<DayCount[]> {
  return at
    .select({ day: dayOf(users.createdAt), total: count() })
    .from(users)
    .where(gte(users.createdAt, from))
    .groupBy(sql`1`);
}

/** Documents finished, by day in UTC, by how they ended. */
export function conversionsByDay(at: Executor, from: Date) {
  return at
    .select({
      day: dayOf(conversionLog.at),
      outcome: conversionLog.outcome,
      verdict: conversionLog.verdict,
      total: count(),
    })
    .from(conversionLog)
    .where(gte(conversionLog.at, from))
    .groupBy(sql`1`, conversionLog.outcome, conversionLog.verdict);
}

import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** Adds one event. */
export async function insertAuditEvent(at: Executor, event: typeof auditEvents.$inferInsert): Promise<void> {
  await at.insert(auditEvents).values(event);
}

/** Adds one event within a statement, for each row of `source`: the event of what that row says was done. */
export function auditEventFrom(
  source: SQL,
  event: Omit<Required<typeof auditEvents.$inferInsert>, 'id' | 'details'>,
): SQL {
  const at = sql.param(event.at, auditEvents.at);
  return sql`
    insert into ${auditEvents} (at, actor_id, kind, object_id, address)
    select ${at}::timestamptz, ${event.actorId}, ${event.kind}, ${event.objectId}, ${event.address} from ${source}`;
}

/** The newest events of one actor, before the event `before` where it is given. */
export function auditEventsOf(
  at: Executor,
  actorId: string,
  { limit, before }: { readonly limit: number; readonly before: number | null },
) {
  return at
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, actorId), before === null ? undefined : lt(auditEvents.id, before)))
    .orderBy(desc(auditEvents.id))
    .limit(limit);
}

/** Takes everything that shows who did it from an actor's events, and who they were from admins' acts on them; that something was done stays. */
export async function stripAuditEvents(at: Executor, actorId: string): Promise<void> {
  await at
    .update(auditEvents)
    .set({ objectId: null, details: sql`jsonb_build_object('act', ${auditEvents.details} -> 'act')` })
    .where(and(eq(auditEvents.kind, 'admin-act'), eq(auditEvents.objectId, actorId)));
  await at
    .update(auditEvents)
    .set({ actorId: null, objectId: null, address: null, details: null })
    .where(eq(auditEvents.actorId, actorId));
}

/** Gives a visitor's events to the account that took its files. */
export async function moveAuditEvents(at: Executor, from: string, to: string): Promise<void> {
  await at.update(auditEvents).set({ actorId: to }).where(eq(auditEvents.actorId, from));
}

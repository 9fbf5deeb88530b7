import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { sessions, users } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type StoredUser = typeof users.$inferSelect;

/** The account of that id. */
export async function findUser(at: Executor, id: string): Promise<StoredUser | null> {
  const [row] = await at.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Changes an account. */
export async function updateUser(
  at: Executor,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await at.update(users).set(change).where(eq(users.id, id));
}

/** The sign-in of that token, if it still holds, with its account. */
export async function findSession(at: Executor, token: string, now: Date) {
  const [row] = await at
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)));
  return row ?? null;
}

/** The account's sign-ins that still hold, the newest first. */
export function sessionsOf(at: Executor, userId: string, now: Date) {
  return at
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt));
}

/** Ends one sign-in of the account; says whether there was one. */
export async function deleteSession(at: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await at
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Ends all sign-ins of the account but one. */
export async function deleteOtherSessions(at: Executor, userId: string, keptId: string): Promise<void> {
  await at.delete(sessions).where(and(eq(sessions.userId, userId), sql`${sessions.id} <> ${keptId}`));
}

/** Removes the account with its sign-ins and passwords. */
export async function deleteUser(at: Executor, id: string): Promise<void> {
  await at.delete(users).where(eq(users.id, id));
}

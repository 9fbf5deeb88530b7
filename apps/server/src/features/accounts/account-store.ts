import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { credentials, sessions, twoFactors, users } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** What better-auth calls the provider of passwords. */
const PASSWORD_PROVIDER = 'credential';

export type StoredUser = typeof users.$inferSelect;

/** The account of that id. */
export async function findUser(at: Executor, id: string): Promise<StoredUser | null> {
  const [row] = await at.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The names of those accounts that are there, by their ids. */
export async function userNames(at: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const named = { id: users.id, name: users.name };
  const rows = await at
    .select(named)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The account of that address, as `emailSchema` writes it. */
export async function findUserByEmail(at: Executor, email: string): Promise<StoredUser | null> {
  const [row] = await at.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** The scrypt hash of the account's password; null for one that signs in elsewhere only. */
export async function passwordHashOf(at: Executor, userId: string): Promise<string | null> {
  const [row] = await at
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
  return row?.hash ?? null;
}

/** Gives the account a password in the place of the one it has, if any. */
export async function setPasswordHash(
  at: Executor,
  userId: string,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  const password = { providerId: PASSWORD_PROVIDER, password: hash, updatedAt: now };
  const changed = await at
    .update(credentials)
    .set(password)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  await at
    .insert(credentials)
    .values({ ...password, id: randomUUID(), userId, accountId: userId, createdAt: now });
}

/** Removes every way into an account: passwords, Google identities, sessions, two-factor. */
export async function takeAccess(at: Executor, userId: string): Promise<void> {
  await at.delete(credentials).where(eq(credentials.userId, userId));
  await at.delete(sessions).where(eq(sessions.userId, userId));
  await at.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await at.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
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

/** Adds a sign-in. */
export async function insertSession(at: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await at.insert(sessions).values(session);
}

/** Gives a sign-in that replaces another one the times of that one. */
export async function keepSessionTimes(
  at: Executor,
  token: string,
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await at.update(sessions).set({ createdAt, expiresAt }).where(eq(sessions.token, token));
}

/** Whether the account of that e-mail has a sign-in from that address that is still valid. */
export async function hasSessionFrom(
  at: Executor,
  { email, address, now }: { readonly email: string; readonly address: string; readonly now: Date },
): Promise<boolean> {
  const found = await at
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.ipAddress, address), gt(sessions.expiresAt, now)))
    .limit(1);
  return found.length > 0;
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

/** Ends all sign-ins of the account but that of the token. */
export async function deleteSessionsBut(at: Executor, userId: string, keptToken: string): Promise<void> {
  await at.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, keptToken)));
}

/** Ends all sign-ins of the account but one. */
export async function deleteOtherSessions(at: Executor, userId: string, keptId: string): Promise<void> {
  await at.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}

/** Ends all sign-ins of the account. */
export async function deleteSessions(at: Executor, userId: string): Promise<void> {
  await at.delete(sessions).where(eq(sessions.userId, userId));
}

/** Removes the account with its sign-ins and passwords. */
export async function deleteUser(at: Executor, id: string): Promise<void> {
  await at.delete(users).where(eq(users.id, id));
}

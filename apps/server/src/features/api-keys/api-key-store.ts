import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Owned } from '../../owned.ts';
import { apiKeys } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type StoredApiKey = typeof apiKeys.$inferSelect;

/** Keeps a new key. */
export async function insertApiKey(at: Executor, key: StoredApiKey): Promise<void> {
  await at.insert(apiKeys).values(key);
}

/** The account's keys, the newest first. */
export function apiKeysOf(at: Executor, userId: string): Promise<StoredApiKey[]> {
  return at.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
}

/** How many keys the account has. */
export async function countApiKeys(at: Executor, userId: string): Promise<number> {
  const [row] = await at.select({ n: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.n ?? 0;
}

/** The key with that hash. */
export async function findApiKey(at: Executor, hash: string): Promise<StoredApiKey | null> {
  const [row] = await at.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  return row ?? null;
}

/** Notes that a key was used, unless that was noted after `since`. */
export async function touchApiKey(at: Executor, id: string, now: Date, since: Date): Promise<void> {
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since));
  await at
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOld));
}

/** The account's key of that id; null where it is not its own. */
export async function findApiKeyOf(
  at: Executor,
  userId: string,
  id: string,
): Promise<Owned<StoredApiKey> | null> {
  const [row] = await at
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)));
  return (row as Owned<StoredApiKey> | undefined) ?? null;
}

/** Removes a key. */
export async function deleteApiKey(at: Executor, key: Owned<StoredApiKey>): Promise<void> {
  await at.delete(apiKeys).where(eq(apiKeys.id, key.id));
}

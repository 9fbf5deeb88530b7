import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { twoFactors } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type StoredTwoFactor = typeof twoFactors.$inferSelect;

/** What an account's authenticator app was set up with, confirmed or not. */
export async function findTwoFactor(at: Executor, userId: string): Promise<StoredTwoFactor | null> {
  const [row] = await at.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row ?? null;
}

/** Notes that the code of a period was used; says no where it, or a later one, was used before. */
export async function usePeriod(at: Executor, id: string, period: number): Promise<boolean> {
  const isNewer = or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, period));
  const used = await at
    .update(twoFactors)
    .set({ lastUsedStep: period })
    .where(and(eq(twoFactors.id, id), isNewer))
    .returning({ id: twoFactors.id });
  return used.length > 0;
}

/** Puts the backup codes that are left in the place of those before; says no where somebody else was faster. */
export async function replaceBackupCodes(
  at: Executor,
  id: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const replaced = await at
    .update(twoFactors)
    .set({ backupCodes: after })
    .where(and(eq(twoFactors.id, id), eq(twoFactors.backupCodes, before)))
    .returning({ id: twoFactors.id });
  return replaced.length > 0;
}

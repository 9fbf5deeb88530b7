import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { labelChoices } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type StoredChoice = typeof labelChoices.$inferSelect;

/** Keeps choices in place of earlier ones for the same rows. */
export async function writeChoices(at: Executor, choices: readonly StoredChoice[]): Promise<void> {
  if (choices.length === 0) return;
  await at
    .insert(labelChoices)
    .values([...choices])
    .onConflictDoUpdate({
      target: [labelChoices.userId, labelChoices.key],
      set: { sealed: sql`excluded.sealed`, chosenAt: sql`excluded.chosen_at` },
    });
}

/** The account's choices for those keys. */
export function findChoices(at: Executor, userId: string, keys: readonly string[]): Promise<StoredChoice[]> {
  return at
    .select()
    .from(labelChoices)
    .where(and(eq(labelChoices.userId, userId), inArray(labelChoices.key, [...keys])));
}

/** The account's choices, the latest first. */
export function choicesOf(at: Executor, userId: string): Promise<StoredChoice[]> {
  return at
    .select()
    .from(labelChoices)
    .where(eq(labelChoices.userId, userId))
    .orderBy(desc(labelChoices.chosenAt), labelChoices.key);
}

/** Forgets the account's choices: all of them, or those of `keys`. */
export async function deleteChoices(at: Executor, userId: string, keys?: readonly string[]): Promise<void> {
  await at
    .delete(labelChoices)
    .where(
      and(
        eq(labelChoices.userId, userId),
        keys === undefined ? undefined : inArray(labelChoices.key, [...keys]),
      ),
    );
}

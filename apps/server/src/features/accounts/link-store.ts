import { and, eq, gt, inArray } from 'drizzle-orm';
import { accountLinks } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

export type StoredLink = typeof accountLinks.$inferSelect;
export type LinkKind = StoredLink['kind'];

/** Keeps a link that is mailed. */
export async function insertLink(at: Executor, link: StoredLink): Promise<void> {
  await at.insert(accountLinks).values(link);
}

/** The open link of that token. */
export async function findLink(at: Executor, tokenHash: string, now: Date): Promise<StoredLink | null> {
  const [row] = await at
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHash), gt(accountLinks.expiresAt, now)));
  return row ?? null;
}

/** Takes the open link of that token, so that of two who follow it at the same moment only one has it. */
export async function takeLink(
  at: Executor,
  { tokenHash, kinds, now }: { readonly tokenHash: string; readonly kinds: LinkKind[]; readonly now: Date },
): Promise<StoredLink | null> {
  const [row] = await at
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        inArray(accountLinks.kind, kinds),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends all open links of an account. */
export async function deleteLinks(at: Executor, userId: string): Promise<void> {
  await at.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

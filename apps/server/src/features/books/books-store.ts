import { eq } from 'drizzle-orm';
import { books } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** What is kept of the person's books, sealed; null where nothing is. */
export async function findBooks(at: Executor, userId: string): Promise<string | null> {
  const [row] = await at.select().from(books).where(eq(books.userId, userId));
  return row?.sealed ?? null;
}

/** Keeps it in place of what was kept. */
export async function writeBooks(at: Executor, userId: string, sealed: string): Promise<void> {
  await at
    .insert(books)
    .values({ userId, sealed })
    .onConflictDoUpdate({ target: books.userId, set: { sealed } });
}

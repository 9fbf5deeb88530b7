import { type Books, booksSchema } from '@tieout/contract';
import type { DocumentParts } from '../documents/parts.ts';
import { findBooks, writeBooks } from './books-store.ts';

type Parts = Pick<DocumentParts, 'database' | 'secrets'>;

/** The books of an account as it described them; empty ones where it did not. */
export async function booksOf({ database, secrets }: Parts, userId: string): Promise<Books> {
  const sealed = await findBooks(database, userId);
  return booksSchema.parse(sealed === null ? {} : JSON.parse(secrets.openText(sealed, booksPurpose(userId))));
}

/** Keeps the books of an account. */
export async function keepBooks({ database, secrets }: Parts, userId: string, books: Books): Promise<void> {
  await writeBooks(database, userId, secrets.sealText(JSON.stringify(books), booksPurpose(userId)));
}

/** What it is sealed as. */
export function booksPurpose(userId: string): string {
  return `books ${userId}`;
}

import { randomUUID } from 'node:crypto';
import { users } from '../../src/platform/database/account-schema.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import {
  edits,
  extractions,
  fileFigures,
  files,
  idempotencyKeys,
} from '../../src/platform/database/schema.ts';
import { type FileStore, storedParts } from '../../src/platform/files/file-store.ts';

const SOME_DAY = new Date('2026-01-15T00:00:00Z');

/** Writes an account straight into the database and gives its id. */
export async function seedUser(
  database: Database,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const id = `user-${randomUUID()}`;
  await database.insert(users).values({
    ...{ id, name: 'Pat', email: `${id}@example.com`, emailVerified: true },
    ...{ createdAt: SOME_DAY, updatedAt: SOME_DAY },
    ...more,
  });
  return id;
}

/** Writes a completed document with every kind of content straight into database and store, and gives its id. */
export async function seedDocument(
  { database, files: store }: { readonly database: Database; readonly files: FileStore },
  document: Partial<typeof files.$inferInsert> & { readonly ownerId: string },
): Promise<string> {
  const id = document.id ?? randomUUID();
  const sealed = Buffer.from('sealed');
  await database.insert(files).values({
    ...{
      id,
      originalName: 'statement.pdf',
      fileSize: 7,
      status: 'completed',
      maxPages: 10,
      fingerprint: `print ${id}`,
    },
    ...{ wrappedKey: sealed, sealedMapping: sealed, sealedLabels: sealed, hasCsv: true, verdict: 'proven' },
    ...{ createdAt: SOME_DAY, finishedAt: SOME_DAY, expiresAt: new Date('2026-01-16T00:00:00Z') },
    editSequence: 2,
    ...document,
  });
  await database.insert(extractions).values({ fileId: id, sealed });
  await database.insert(fileFigures).values({ fileId: id, sealed });
  const edit = { fileId: id, at: SOME_DAY, actorId: document.ownerId, sealed };
  await database.insert(edits).values([
    { ...edit, sequence: 1 },
    { ...edit, sequence: 2, isUndone: true },
  ]);
  await database
    .insert(idempotencyKeys)
    .values({ ownerId: document.ownerId, key: `key ${id}`, fileId: id, createdAt: SOME_DAY });
  async function* bytes() {
    yield sealed;
  }
  for (const part of storedParts) await store.write(id, part, bytes());
  return id;
}

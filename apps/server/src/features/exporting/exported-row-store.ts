import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { exportedRows } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

type ExportedRow = typeof exportedRows.$inferSelect;

/** Rows asked for or written at once: more would be more parameters than a statement takes. */
const BATCH = 5000;

/** Keeps that rows were exported; of rows known already the first export stays. */
export async function writeExportedRows(at: Executor, rows: readonly ExportedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await at
      .insert(exportedRows)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing();
  }
}

/** Which of the keys are of rows that the account exported, from other files than these. */
export async function findExportedRows(
  at: Executor,
  userId: string,
  { keys, otherThan }: { readonly keys: readonly string[]; readonly otherThan: readonly string[] },
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await at
      .select({ key: exportedRows.key })
      .from(exportedRows)
      .where(
        and(
          eq(exportedRows.userId, userId),
          inArray(exportedRows.key, keys.slice(start, start + BATCH)),
          otherThan.length === 0 ? undefined : notInArray(exportedRows.fileId, [...otherThan]),
        ),
      );
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** Forgets exports made before `before`. */
export async function deleteOldExportedRows(at: Executor, before: Date): Promise<void> {
  await at.delete(exportedRows).where(lt(exportedRows.exportedAt, before));
}

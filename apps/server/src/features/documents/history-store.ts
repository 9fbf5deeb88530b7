import type { FileSort, FileStatus } from '@tieout/contract';
import { and, asc, count, desc, eq, gte, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { files } from '../../platform/database/schema.ts';

const SORT_COLUMNS = {
  originalName: sql`lower(${files.originalName})`,
  fileSize: files.fileSize,
  createdAt: files.createdAt,
  status: files.status,
} as const satisfies Record<FileSort, unknown>;

export type HistoryQuery = {
  readonly ownerId: string;
  readonly search: string;
  /** null is every status. */
  readonly status: FileStatus | null;
  readonly sortBy: FileSort;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** One page of an owner's documents and how many there are in all. */
export async function findHistory(at: Executor, query: HistoryQuery) {
  const where = and(
    eq(files.ownerId, query.ownerId),
    query.status === null ? undefined : eq(files.status, query.status),
    // Not LIKE: what somebody types may hold its wildcards.
    query.search === ''
      ? undefined
      : sql`position(lower(${query.search}) in lower(${files.originalName})) > 0`,
  );
  const direction = query.isDescending ? desc : asc;
  const [total] = await at.select({ total: count() }).from(files).where(where);
  const rows = await at
    .select()
    .from(files)
    .where(where)
    .orderBy(direction(SORT_COLUMNS[query.sortBy]), direction(files.id))
    .limit(query.limit)
    .offset(query.offset);
  return { rows, total: total?.total ?? 0 };
}

/** Counts over all of an owner's documents; `monthStart` begins "this month". */
export async function countHistory(at: Executor, ownerId: string, monthStart: Date) {
  const [row] = await at
    .select({
      totalFiles: count(),
      completedFiles: sql<number>`count(*) filter (where ${files.status} = 'completed')`.mapWith(Number),
      processingFiles: sql<number>`count(*) filter (where ${files.status} = 'processing')`.mapWith(Number),
      failedFiles: sql<number>`count(*) filter (where ${files.status} = 'failed')`.mapWith(Number),
      totalSize: sum(files.fileSize).mapWith(Number),
      thisMonthFiles: sql<number>`count(*) filter (where ${gte(files.createdAt, monthStart)})`.mapWith(
        Number,
      ),
    })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  if (!row) throw new Error('a count gave no row');
  return { ...row, totalSize: row.totalSize ?? 0 };
}

/** Removes a document's row and, with it, all rows about it. */
export async function deleteDocumentRow(at: Executor, id: string): Promise<void> {
  await at.delete(files).where(eq(files.id, id));
}

/** Ids of all documents of an owner. */
export async function documentIdsOf(at: Executor, ownerId: string): Promise<string[]> {
  const rows = await at.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId));
  return rows.map((row) => row.id);
}

/** All documents of an owner, the newest first. */
export function allDocumentsOf(at: Executor, ownerId: string) {
  return at.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(desc(files.createdAt));
}

import { VISITOR_PREFIX } from '../../actor.ts';
import type { QueueDefinition } from '../../platform/queue/queue.ts';
import { deleteOldCounters } from '../accounts/rate-store.ts';
import { deleteDocumentRow } from '../documents/history-store.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { periodOf } from '../documents/period.ts';
import { deleteOldExportedRows } from '../exporting/exported-row-store.ts';
import { deleteStale, emptyDocument, findExpired, idsWithContent } from './retention-store.ts';

/** The job that removes what has run out of time, every ten minutes. */
export const PURGE: Pick<QueueDefinition, 'name'> & { readonly cron: string } = {
  name: 'purge',
  cron: '*/10 * * * *',
};

const BATCH = 100;
const COUNTERS_KEPT_MS = 24 * 60 * 60_000;
/** Long enough for a year's statements to be shown from the next year's. */
const EXPORTED_ROWS_KEPT_MS = 400 * 24 * 60 * 60_000;

/** What one purge removed. */
export type PurgeCounts = {
  readonly documents: number;
  readonly rows: number;
  /** Stored files that nothing referred to, such as those of an upload that broke off with the server. */
  readonly orphans: number;
};

type Parts = Pick<DocumentParts, 'database' | 'files' | 'now'>;

/** A purge that remembers which stored files it has seen without a document: only one seen twice is removed, since an upload stores its file a moment before its row. */
export function createPurge(parts: Parts, onDone: (counts: PurgeCounts) => void): () => Promise<PurgeCounts> {
  let suspects = new Set<string>();
  return async () => {
    const emptied = await emptyExpired(parts);
    const found = await orphansOf(parts);
    const orphans = [...found].filter((id) => suspects.has(id));
    for (const id of orphans) await parts.files.remove(id);
    suspects = found;
    const now = parts.now();
    await deleteStale(parts.database, now, periodOf(now));
    await deleteOldExportedRows(parts.database, new Date(now.getTime() - EXPORTED_ROWS_KEPT_MS));
    await deleteOldCounters(parts.database, new Date(now.getTime() - COUNTERS_KEPT_MS));
    const counts = { ...emptied, orphans: orphans.length };
    onDone(counts);
    return counts;
  };
}

/** Removes the content of one document; of a visitor's, who has no history, every trace. Gives the number of rows that went. */
export async function purgeDocument(
  parts: Parts,
  document: { readonly id: string; readonly ownerId: string },
): Promise<number> {
  const rows = await parts.database.transaction(async (transaction) => {
    const count = await emptyDocument(transaction, document.id);
    if (!document.ownerId.startsWith(VISITOR_PREFIX)) return count;
    await deleteDocumentRow(transaction, document.id);
    return count + 1;
  });
  await parts.files.remove(document.id);
  return rows;
}

async function emptyExpired(parts: Parts): Promise<{ documents: number; rows: number }> {
  let documents = 0;
  let rows = 0;
  for (;;) {
    const batch = await findExpired(parts.database, parts.now(), BATCH);
    for (const document of batch) rows += await purgeDocument(parts, document);
    documents += batch.length;
    if (batch.length < BATCH) return { documents, rows };
  }
}

async function orphansOf(parts: Parts): Promise<Set<string>> {
  const orphans = new Set<string>();
  let batch: string[] = [];
  const look = async () => {
    const known = await idsWithContent(parts.database, batch);
    for (const id of batch) if (!known.has(id)) orphans.add(id);
    batch = [];
  };
  for await (const id of parts.files.ids()) {
    batch.push(id);
    if (batch.length >= BATCH) await look();
  }
  await look();
  return orphans;
}

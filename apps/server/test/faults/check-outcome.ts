import { join } from 'node:path';
import { fileDetailSchema, paths, pathTo, profileResponseSchema } from '@tieout/contract';
import { readConfiguration } from '../../src/configuration.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/open-database.ts';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import type { Client } from '../support/client.ts';
import { inTime } from './in-time.ts';

const SETTLE_MS = 600_000;

/** Waits until nothing is being read any more; gives what of the acknowledged documents has not ended. */
export async function settle(client: Client, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  let completed = 0;
  const until = Date.now() + SETTLE_MS;
  for (const fileId of acknowledged) {
    const status = await finalStatus(client, fileId, until);
    if (status === 'completed') completed++;
    else if (status !== 'failed') found.push(`${fileId} is ${status}`);
  }
  const { user } = profileResponseSchema.parse(await (await client.get(paths.profile)).json());
  console.log(
    `${completed} completed, ${acknowledged.size - completed} not; ${user.quotaUsed} conversions counted`,
  );
  return found;
}

async function finalStatus(client: Client, fileId: string, until: number): Promise<string> {
  for (;;) {
    const answer = await inTime(client.get(pathTo(paths.file, { fileId }))).catch(() => null);
    const status = answer?.ok ? fileDetailSchema.parse(await answer.json()).status : `${answer?.status}`;
    if (status !== 'processing' && answer?.ok) return status;
    if (Date.now() > until || status === '404') return status;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Opens the database a product with that environment would. */
export function openDatabaseOf(environment: Record<string, string>): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = readConfiguration(environment);
  return openDatabase({ url: databaseUrl, folder: join(dataFolder, 'database') }, () => {});
}

/** Rows that must not be, by what is wrong with them. */
const WRONG_ROWS = {
  'results without a file':
    'select 1 from extractions e left join files f on f.id = e.file_id where f.id is null',
  'completed files without a result':
    "select 1 from files f left join extractions e on e.file_id = f.id where f.status = 'completed' and e.file_id is null",
  'failed files with a result':
    "select 1 from files f join extractions e on e.file_id = f.id where f.status = 'failed'",
  'failed files that cost a conversion':
    "select 1 from files where status = 'failed' and charged_period is not null",
  'accounts whose count of conversions is not that of their files':
    'select 1 from usage u where u.used <> (select count(*) from files f where f.owner_id = u.owner_id and f.charged_period = u.period)',
  'documents that are there more than once':
    'select 1 from files group by owner_id, fingerprint having count(*) > 1',
  'jobs still to do': "select 1 from pgboss.job where name = 'read-document' and state < 'completed'",
};

/** What is wrong in the tables and the store of a product with that environment, once it has stopped. */
export async function leftBehind(
  environment: Record<string, string>,
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const { s3, dataFolder } = readConfiguration(environment);
  const open = await openDatabaseOf(environment);
  const files = await openFileStore({ s3, folder: join(dataFolder, 'files'), isShared: true });
  try {
    const found: string[] = [];
    for (const [what, sql] of Object.entries(WRONG_ROWS)) {
      const { rows } = await open.pool.query<{ n: number }>(`select count(*)::int as n from (${sql}) t`);
      if (rows[0]?.n !== 0) found.push(`${rows[0]?.n} ${what}`);
    }
    const { rows } = await open.pool.query<{ id: string; status: string }>('select id, status from files');
    const known = new Map(rows.map((row) => [row.id, row.status]));
    for (const id of acknowledged) if (!known.has(id)) found.push(`${id} was acknowledged and is not there`);
    let orphans = 0;
    for await (const id of files.ids()) if (known.get(id) !== 'completed') orphans++;
    // What an upload stored a moment before its process died belongs to no document; the purge removes it once it has seen it twice.
    console.log(`${orphans} stored files of broken-off uploads wait for the purge`);
    for (const [id, status] of known) {
      if (status === 'completed' && (await files.read(id, 'document')) === null)
        found.push(`${id} has lost its document`);
    }
    return found;
  } finally {
    await open.close();
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as accountSchema from '../src/platform/database/account-schema.ts';
import * as billingSchema from '../src/platform/database/billing-schema.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/database/open-database.ts';
import * as schema from '../src/platform/database/schema.ts';
import { layEmptyDatabase } from './support/database-template.ts';
import { databases } from './support/databases.ts';
import { startUnreadyPostgres } from './support/start-unready-postgres.ts';

const tables = Object.values({ ...schema, ...accountSchema, ...billingSchema }).filter(
  (each) => each instanceof PgTable,
);

describe.each(await databases())('migrations on $name', ({ url }) => {
  let folder: string;
  let open: OpenDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tieout-migrations-'));
    if (url === null) await layEmptyDatabase(folder);
    open = await openDatabase({ url, folder }, () => {});
  });
  afterAll(async () => {
    await open.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'make %s as the code knows it',
    async (name, table) => {
      const { rows } = await open.pool.query(
        "select column_name as name, is_nullable = 'NO' as required from information_schema.columns where table_schema = 'public' and table_name = $1",
        [name],
      );
      const known = getTableConfig(table).columns.map((column) => ({
        name: column.name,
        required: column.notNull,
      }));
      const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
      expect(rows.sort(byName)).toEqual(known.sort(byName));
    },
  );

  test('run again, even twice at once, they change nothing', async () => {
    const count = async () => (await open.pool.query('select count(*)::int as n from migrations')).rows[0].n;
    const before = await count();
    await Promise.all([migrate(open.pool), migrate(open.pool)]);
    expect(await count()).toBe(before);
  });

  test.skipIf(url === null)('wait for a database that is starting', async () => {
    const unready = await startUnreadyPostgres(url ?? '', 2);
    const late = await openDatabase({ url: unready.url, folder }, () => {});
    await late.close();
    unready.close();
    expect(unready.callers()).toBe(3);
  });
});

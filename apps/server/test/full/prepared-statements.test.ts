import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/open-database.ts';
import { startPostgres, type TestPostgres } from '../support/start-postgres.ts';

const postgres: TestPostgres | null = await startPostgres();

describe.skipIf(postgres === null)('on a PostgreSQL of its own', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openDatabase({ url: postgres?.url ?? '', folder: '' }, () => {});
  });
  afterAll(async () => {
    await open.close();
    postgres?.stop();
  });

  test('a connection keeps the statements that have parameters, each once, and answers as without', async () => {
    const client = await open.pool.connect();
    try {
      for (const n of [1, 2, 3]) {
        const { rows } = await client.query('select $1::int + 1 as sum', [n]);
        expect(rows).toEqual([{ sum: n + 1 }]);
      }
      await client.query({ text: 'select $1::text as word', values: ['word'] });
      await client.query('select 1');
      const { rows } = await client.query(
        "select statement from pg_prepared_statements where name like 'tieout%' and statement like 'select $1%' order by 1",
      );
      expect(rows.map(({ statement }) => statement)).toEqual([
        'select $1::int + 1 as sum',
        'select $1::text as word',
      ]);
    } finally {
      client.release();
    }
  });

  test('a statement whose table changed under a running process fails once a connection, and works from then on', async () => {
    await open.pool.query('create table changing (id int)');
    const read = () => open.pool.query('select * from changing where id > $1', [0]);
    await read();
    await open.pool.query('alter table changing add column name text');
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect((await read()).rowCount).toBe(0);
  });
});

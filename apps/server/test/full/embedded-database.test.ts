import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded/start-embedded.ts';
import { layEmptyDatabase } from '../support/database-template.ts';
import { until } from '../support/until.ts';

const fsyncs = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const fsyncSync = (descriptor: number) => {
    fsyncs.count++;
    original.fsyncSync(descriptor);
  };
  return { ...original, fsyncSync, default: { ...original, fsyncSync } };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieout-embedded-'));
  await layEmptyDatabase(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every commit reaches the disk: each is followed by an fsync', async () => {
  const { openDurable } = await import('../../src/platform/database/embedded/open-durable.ts');
  const database = await openDurable(join(folder, 'postgres'));
  await database.exec('create table durable (n int)');
  fsyncs.count = 0;
  for (let n = 0; n < 20; n++) await database.query('insert into durable values ($1)', [n]);
  expect(fsyncs.count).toBeGreaterThanOrEqual(20);
  await database.close();
});

test('a lock that a power cut left empty, or of a process of another start of the system, holds nobody up', async () => {
  const { lockFolder } = await import('../../src/platform/database/embedded/folder-lock.ts');
  const path = join(folder, 'a.lock');
  for (const left of ['', `${process.pid} 1@another-start`]) {
    writeFileSync(path, left);
    (await lockFolder(path, { waitMs: 0 }))();
  }
  const unlock = await lockFolder(path, { waitMs: 0 });
  await expect(lockFolder(path, { waitMs: 0 })).rejects.toThrow(/Another Tieout/);
  unlock();
});

describe('many clients of the one backend session', () => {
  let embedded: EmbeddedDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    embedded = await startEmbedded(folder);
    pool = new pg.Pool({ ...embedded.connection, max: 8 });
    pool.on('error', () => {});
  });
  afterAll(async () => {
    await pool.end();
    await embedded.stop();
  });

  test('durability is switched on', async () => {
    const setting = async (name: string) => (await pool.query(`show ${name}`)).rows[0][name];
    expect([await setting('fsync'), await setting('wal_sync_method')]).toEqual(['on', 'fsync']);
    expect(await setting('synchronous_commit')).toBe('on');
  });

  test('get their own answers, with errors, transactions and vanished clients among them', async () => {
    await pool.query('create table many (who int, what text)');
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => oneOfMany(n)));
    expect(answers.filter((isRight) => !isRight)).toEqual([]);
    const { rows } = await pool.query('select count(*)::int as n from many where who = -1');
    expect(rows[0].n).toBe(0);
  });

  async function oneOfMany(n: number): Promise<boolean> {
    if (n % 4 === 0) return (await pool.query('select $1::int as n', [n])).rows[0].n === n;
    if (n % 4 === 1)
      return pool.query('select nope($1::int)', [n]).then(
        () => false,
        (error) => error.code === '42883',
      );
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into many values ($1, $2)', [n % 4 === 2 ? -1 : n, 'x']);
    if (n % 4 === 2) client.release(true);
    else {
      await client.query('commit');
      client.release();
    }
    return true;
  }
});

test('a child killed while it starts again is started once more', async () => {
  const embedded = await startEmbedded(folder);
  const first = embedded.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  process.kill(await until(() => startedChildren().find((pid) => pid !== first) ?? null), 'SIGKILL');
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  pool.on('error', () => {});
  const answer = () =>
    pool.query('select 1 as n').then(
      ({ rows }) => rows[0],
      () => null,
    );
  expect(await until(answer)).toEqual({ n: 1 });
  await pool.end();
  await embedded.stop();
});

function startedChildren(): number[] {
  const list = spawnSync('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const lines = list.stdout.split('\n').filter((line) => line.includes('database-child') && !/ Z/.test(line));
  return lines.map((line) => Number.parseInt(line, 10));
}

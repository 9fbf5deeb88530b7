import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileDetailSchema, paths, pathTo, uploadAcceptedSchema } from '@tieout/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../support/client.ts';
import { layEmptyDatabase } from '../support/database-template.ts';
import { spawnProduct } from '../support/spawn-product.ts';
import { until } from '../support/until.ts';
import { writePdf } from '../support/write-pdf.ts';

vi.setConfig({ testTimeout: 120_000 });

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tieout-restart-'));
  await layEmptyDatabase(join(dataFolder, 'database'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

/** Processes whose command line names the test's data folder, or that descend from one. */
function processesLeft(): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(dataFolder));
}

test('after kill -9 of the whole product right after an acknowledged upload, file and result are there', async () => {
  const first = await spawnProduct(dataFolder);
  const client = createClient(first.address);
  const accepted = await client.upload(writePdf([['DO pages 2', 'DO wait 200']]), {
    headers: { prefer: 'respond-async' },
  });
  expect(accepted.status).toBe(202);
  await first.kill();
  const { fileId } = uploadAcceptedSchema.parse(await accepted.json());

  const second = await spawnProduct(dataFolder);
  const again = createClient(second.address);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  const detail = await until(async () => {
    const answer = await again.get(pathTo(paths.file, { fileId }));
    const read = fileDetailSchema.parse(await answer.json());
    return read.status === 'processing' ? null : read;
  }, 40_000);
  expect(detail).toMatchObject({ status: 'completed', extractedData: [{}, {}] });
  expect((await again.get(pathTo(paths.userFilePdf, { id: fileId }))).status).toBe(200);
  expect(await second.stop()).toBe(0);
});

test('a document that is being read when the product is stopped is read after the next start', async () => {
  const first = await spawnProduct(dataFolder);
  const client = createClient(first.address);
  const accepted = await client.upload(writePdf([['DO pages 10 DO wait 1200']]), {
    headers: { prefer: 'respond-async' },
  });
  const { fileId } = uploadAcceptedSchema.parse(await accepted.json());
  await until(async () => {
    const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
    return detail.pagesDone > 0 ? true : null;
  });
  expect(await first.stop()).toBe(0);
  const second = await spawnProduct(dataFolder);
  const again = createClient(second.address);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  await until(async () => {
    const detail = fileDetailSchema.parse(await (await again.get(pathTo(paths.file, { fileId }))).json());
    expect(detail.status).not.toBe('failed');
    return detail.status === 'completed' ? true : null;
  }, 45_000);
  expect(await second.stop()).toBe(0);
});

test('an upload that waits for its document when the product is stopped is answered with “try again”, and is read after the next start', async () => {
  const first = await spawnProduct(dataFolder);
  const client = createClient(first.address);
  const answer = client.upload(writePdf([['DO pages 4 DO wait 1500']]));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await first.stop()).toBe(0);
  const accepted = await answer;
  expect(accepted.status).toBe(202);
  const { fileId } = uploadAcceptedSchema.parse(await accepted.json());
  expect(accepted.headers.get('location')).toBe(pathTo(paths.file, { fileId }));

  const second = await spawnProduct(dataFolder);
  const again = createClient(second.address);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  await until(async () => {
    const detail = fileDetailSchema.parse(await (await again.get(pathTo(paths.file, { fileId }))).json());
    return detail.status === 'completed' ? true : null;
  }, 45_000);
  expect(await second.stop()).toBe(0);
});

test('a stopped product leaves no process and no lock, a killed one soon no process', async () => {
  const first = await spawnProduct(dataFolder);
  expect(processesLeft().length).toBeGreaterThan(0);
  expect(await first.stop()).toBe(0);
  expect(processesLeft()).toEqual([]);

  const second = await spawnProduct(dataFolder);
  await second.kill();
  await until(() => (processesLeft().length === 0 ? true : null), 5000);
});

test('a second product on the same data folder is refused', async () => {
  const first = await spawnProduct(dataFolder);
  const { lockFolder } = await import('../../src/platform/database/embedded/folder-lock.ts');
  const lock = join(dataFolder, 'database', 'database.lock');
  await expect(lockFolder(lock, { waitMs: 300 })).rejects.toThrow(/Another Tieout/);
  await first.stop();
  (await lockFolder(lock, { waitMs: 300 }))();
});

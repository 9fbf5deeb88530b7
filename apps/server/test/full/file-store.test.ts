import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../../src/platform/files/file-store.ts';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import type { S3Settings } from '../../src/platform/files/s3-file-store.ts';
import { startS3 } from '../support/start-s3.ts';

const folder = await mkdtemp(join(tmpdir(), 'tieout-store-'));
const double = await startS3();
afterAll(async () => {
  await double.stop();
  await rm(folder, { recursive: true, force: true });
});

const shared = { folder, isShared: true };
const stores: [string, FileStore][] = [
  ['a folder', await openFileStore({ s3: null, ...shared })],
  ['an S3 store', await openFileStore({ s3: double.settings, ...shared })],
  ...(await realS3()),
];

/** The store named by TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY, where they are set. */
async function realS3(): Promise<[string, FileStore][]> {
  const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
  if (!TEST_S3_ENDPOINT || !TEST_S3_BUCKET || !TEST_S3_ACCESS_KEY_ID || !TEST_S3_SECRET_ACCESS_KEY) return [];
  const s3: S3Settings = {
    bucket: TEST_S3_BUCKET,
    region: 'us-east-1',
    endpoint: TEST_S3_ENDPOINT,
    credentials: { accessKeyId: TEST_S3_ACCESS_KEY_ID, secretAccessKey: TEST_S3_SECRET_ACCESS_KEY },
    hasPathStyle: true,
  };
  return [['the S3 store of TEST_S3_ENDPOINT', await openFileStore({ s3, ...shared })]];
}

async function* chunksOf(bytes: Buffer, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function idsOf(store: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of store.ids()) ids.push(id);
  return ids;
}

describe.each(stores)('%s', (_name, store) => {
  test.each([0, 1, 1_000_003, 25 * 1024 * 1024])('gives back %i bytes as they were', async (length) => {
    const id = randomUUID();
    const bytes = randomBytes(length);
    await store.write(id, 'document', chunksOf(bytes));
    expect((await store.read(id, 'document'))?.equals(bytes)).toBe(true);
    await store.remove(id);
  });

  test('keeps the parts of a document apart, and a later write instead of the former', async () => {
    const id = randomUUID();
    await store.write(id, 'document', chunksOf(Buffer.from('pdf')));
    await store.write(id, 'csv', chunksOf(Buffer.from('old')));
    await store.write(id, 'csv', chunksOf(Buffer.from('new')));
    expect(String(await store.read(id, 'document'))).toBe('pdf');
    expect(String(await store.read(id, 'csv'))).toBe('new');
    await store.remove(id);
  });

  test('has nothing where nothing was written, and removing it is fine', async () => {
    const id = randomUUID();
    expect(await store.read(id, 'csv')).toBeNull();
    await store.remove(id);
  });

  test('lists a document once, and not after it was removed', async () => {
    const id = randomUUID();
    await store.write(id, 'document', chunksOf(Buffer.from('a')));
    await store.write(id, 'csv', chunksOf(Buffer.from('b')));
    expect((await idsOf(store)).filter((each) => each === id)).toEqual([id]);
    await store.remove(id);
    expect(await store.read(id, 'document')).toBeNull();
    expect(await store.read(id, 'csv')).toBeNull();
    expect(await idsOf(store)).not.toContain(id);
  });

  test.each([100, 9_000_000])('a source that throws after %i bytes leaves nothing behind', async (length) => {
    const id = randomUUID();
    async function* broken() {
      yield* chunksOf(randomBytes(length));
      throw new Error('the line broke');
    }
    await expect(store.write(id, 'document', broken())).rejects.toThrow('the line broke');
    expect(await store.read(id, 'document')).toBeNull();
    expect(await idsOf(store)).not.toContain(id);
  });

  test('says that it can be written', () => expect(store.check()).resolves.toBeUndefined());
});

test('lists more documents than an S3 store lists at once', async () => {
  const store = await openFileStore({ s3: double.settings, ...shared });
  const ids = Array.from({ length: 1005 }, () => randomUUID());
  for (let at = 0; at < ids.length; at += 20) {
    await Promise.all(ids.slice(at, at + 20).map((id) => store.write(id, 'csv', chunksOf(Buffer.from('x')))));
  }
  expect(new Set(await idsOf(store))).toEqual(new Set(ids));
});

test('the check reports a bucket that does not exist', async () => {
  const s3 = { ...double.settings, bucket: 'nowhere' };
  await expect((await openFileStore({ s3, ...shared })).check()).rejects.toThrow();
});

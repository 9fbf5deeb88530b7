import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fileDetailSchema, paths, pathTo, uploadAcceptedSchema } from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfiguration } from '../../src/configuration.ts';
import { backUp, restore } from '../../src/operations/backup.ts';
import { examine } from '../../src/operations/doctor.ts';
import { migrateEmbedded } from '../../src/operations/migrate-embedded.ts';
import { newAccount } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { databases } from '../support/databases.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { s3Environment, startS3 } from '../support/start-s3.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';
import { until } from '../support/until.ts';
import { writePdf } from '../support/write-pdf.ts';

vi.setConfig({ testTimeout: 180_000 });

/** `MOVED_FILES=200` is the full run. */
const MOVED_FILES = Number(process.env.MOVED_FILES ?? 6);

const OPERATE = fileURLToPath(new URL('../../src/operate-main.ts', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'tieout-operations-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Kept = { readonly token: string; readonly downloads: ReadonlyMap<string, Buffer> };

/** Uploads documents to an account and keeps what its downloads are. */
async function fill(product: TestProduct, count: number): Promise<Kept> {
  const { client, auth } = await newAccount(product, { plan: 'business' });
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await client.upload(writePdf([[`document ${n}`]]), {
      headers: { prefer: 'respond-async' },
    });
    ids.push(uploadAcceptedSchema.parse(await answer.json()).fileId);
  }
  for (const fileId of ids) {
    await until(async () => {
      const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
      return detail.status === 'completed' ? true : null;
    }, 60_000);
    await client.post(pathTo(paths.map, { fileId }), {
      mapping: { date: 'Date', amount: 'Amount' },
      exportFormat: 'generic',
    });
    const saved = await client.post(pathTo(paths.convert, { fileId }));
    if (saved.status !== 200) throw new Error(`${saved.status} ${await saved.text()}`);
  }
  return { token: auth.session.access_token, downloads: await downloadsOf(client, ids) };
}

async function downloadsOf(client: Client, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const downloads = new Map<string, Buffer>();
  for (const id of ids) {
    for (const path of [paths.userFilePdf, paths.userFileCsv]) {
      const answer = await client.get(pathTo(path, { id }));
      if (answer.status !== 200) throw new Error(`${path} ${answer.status}`);
      downloads.set(`${path} ${id}`, Buffer.from(await answer.arrayBuffer()));
    }
  }
  return downloads;
}

async function expectSame(product: TestProduct, { token, downloads }: Kept): Promise<void> {
  const client = product.client({ authorization: `Bearer ${token}` });
  const ids = [...new Set([...downloads.keys()].map((key) => key.split(' ')[1] ?? ''))];
  expect(await downloadsOf(client, ids)).toEqual(downloads);
}

const at = (dataFolder: string, more: Record<string, string> = {}) =>
  readConfiguration({ DATA_DIR: dataFolder, ...more });

test('a backup laid elsewhere has every account, document and download; a damaged one is refused', async () => {
  const product = await startTestProduct({ keepsData: true });
  const kept = await fill(product, 2);
  const source = at(product.dataFolder);
  await expect(backUp(source, join(folder, 'too-early'))).rejects.toThrow(/is using this data folder/);
  await product.stop();
  const backup = join(folder, 'backup');
  const { hasKey, keyIsIn } = await backUp(source, backup);
  expect({ hasKey, keyIsIn }).toEqual({
    hasKey: false,
    keyIsIn: join(product.dataFolder, 'secrets', 'secret.key'),
  });
  await expect(backUp(source, backup)).rejects.toThrow(/exists already/);
  const keyFile = join(folder, 'key');
  await copyFile(keyIsIn, keyFile);
  const key = (await readFile(keyFile, 'utf8')).trim();
  const inBackup = await readdir(backup, { recursive: true, withFileTypes: true });
  for (const entry of inBackup.filter((each) => each.isFile()))
    expect((await readFile(join(entry.parentPath, entry.name))).includes(key), entry.name).toBe(false);

  const restored = join(folder, 'restored');
  await expect(restore(backup, at(restored))).rejects.toThrow(
    /does not hold its key.*--key FILE.*MASTER_KEY/,
  );
  const otherKey = Buffer.alloc(32, 9).toString('base64');
  await expect(restore(backup, at(restored, { MASTER_KEY: otherKey }))).rejects.toThrow(
    /The key in MASTER_KEY is not the key of this backup/,
  );
  await expect(restore(backup, at(restored), { keyFile: join(folder, 'none') })).rejects.toThrow(
    /no key file/,
  );
  expect(await readdir(folder)).not.toContain('restored');
  await restore(backup, at(restored), { keyFile });
  const again = await startTestProduct({ dataFolder: restored });
  await expectSame(again, kept);
  await expect(restore(backup, at(restored), { keyFile })).rejects.toThrow(/not empty/);
  await again.stop();

  const [id = ''] = await readdir(join(backup, 'files', 'kept'));
  const [document = ''] = await readdir(join(backup, 'files', 'kept', id));
  await appendFile(join(backup, 'files', 'kept', id, document, 'document'), 'x');
  await expect(restore(backup, at(join(folder, 'never')), { keyFile })).rejects.toThrow(
    /damaged; nothing was restored.*document/,
  );
  await expect(restore(folder, at(join(folder, 'never')))).rejects.toThrow(/no backup/);
  expect(await readdir(folder)).not.toContain('never');
  await rm(product.dataFolder, { recursive: true, force: true });
});

describe('the backup command', () => {
  // Backups are copies of files: these need not be a database.
  const small = join(folder, 'small');
  const keyFile = join(small, 'secrets', 'secret.key');
  const key = randomBytes(32).toString('base64');
  beforeAll(async () => {
    for (const [path, text] of [
      [keyFile, key],
      [join(small, 'database', 'PG_VERSION'), '17'],
    ] as const) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  });
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [OPERATE, ...args], { env: { ...process.env, DATA_DIR: small } });

  test('says that the key is not in the backup, and where it is', async () => {
    const { stdout } = await run('backup', join(folder, 'without-key'));
    expect(stdout).toContain('Without it nobody can open this backup.');
    expect(stdout).toContain(`The key is in ${keyFile}`);
    expect(await readdir(join(folder, 'without-key', 'secrets'))).toEqual([]);
  });

  test('copies the key where --with-key asks for it; such a backup is restored without one', async () => {
    const whole = join(folder, 'with-key');
    const { stdout } = await run('backup', whole, '--with-key');
    expect(stdout).toContain('whoever has this folder can read every document');
    const restored = join(folder, 'from-whole');
    await restore(whole, at(restored));
    expect(await readFile(join(restored, 'secrets', 'secret.key'), 'utf8')).toBe(key);
    const inEnvironment = backUp(at(small, { MASTER_KEY: key }), join(folder, 'no'), { withKey: true });
    await expect(inEnvironment).rejects.toThrow(/is in MASTER_KEY/);
  });

  test('a backup of a former version, which has its key, is restored as it is', async () => {
    const former = join(folder, 'former');
    await backUp(at(small), former, { withKey: true });
    const manifest = join(former, 'backup.json');
    const { files } = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify(files));
    await restore(former, at(join(folder, 'from-former')));
    expect(await readFile(join(folder, 'from-former', 'secrets', 'secret.key'), 'utf8')).toBe(key);
  });
});

const real = (await databases()).find(({ url }) => url !== null);

test.skipIf(real === undefined)(
  `moving ${MOVED_FILES} documents to PostgreSQL and S3 leaves every download as it was, and can be run again`,
  { timeout: 120_000 + MOVED_FILES * 10_000 },
  async () => {
    const databaseUrl = await freshDatabase(real?.url ?? '', 'moved');
    const s3 = await startS3();
    const product = await startTestProduct({ keepsData: true });
    const kept = await fill(product, MOVED_FILES);
    await product.stop();
    const masterKey = await readFile(join(product.dataFolder, 'secrets', 'secret.key'), 'utf8');
    const environment = {
      ...s3Environment(s3.settings),
      DATA_DIR: product.dataFolder,
      DATABASE_URL: databaseUrl,
    };
    await expect(migrateEmbedded(readConfiguration(environment))).rejects.toThrow(
      /Set MASTER_KEY to what is in/,
    );
    const configuration = readConfiguration({ ...environment, MASTER_KEY: masterKey });
    const moved = await migrateEmbedded(configuration);
    expect(moved).toMatchObject({ files: 2 * MOVED_FILES, wasDone: false });
    expect(moved.tables.find(({ table }) => table === 'files')?.rows).toBe(MOVED_FILES);
    expect(await migrateEmbedded(configuration)).toMatchObject({ wasDone: true, files: 2 * MOVED_FILES });

    const grown = await startTestProduct({
      databaseUrl,
      environment: { ...s3Environment(s3.settings), MASTER_KEY: masterKey },
    });
    await expectSame(grown, kept);
    expect((await fill(grown, 1)).downloads.size).toBe(2);
    await expect(migrateEmbedded(configuration)).rejects.toThrow(/in use already/);
    await grown.stop();
    await s3.stop();
    await rm(product.dataFolder, { recursive: true, force: true });
  },
);

test('the doctor finds a fresh deployment well, and says of what is wrong what to do', async () => {
  const well = await examine(readConfiguration({ DATA_DIR: folder }));
  expect(well.filter(({ isWell }) => !isWell)).toEqual([]);
  const ill = await examine(
    readConfiguration({
      DATA_DIR: folder,
      DATABASE_URL: 'postgresql://127.0.0.1:9/nothing',
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 's',
      MASTER_KEY: Buffer.alloc(32).toString('base64'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'http://tieout.invalid',
    }),
  );
  const wrong = ill.filter(({ isWell }) => !isWell);
  expect(wrong.map(({ part }) => part)).toEqual(['database', 'storage', 'mail', 'payments', 'address']);
  for (const { advice } of wrong) expect(advice).toMatch(/^(See that|Set the) [A-Z]/);
  expect(wrong.find(({ part }) => part === 'payments')).toMatchObject({
    found: 'none, so plans cannot be bought',
    advice: expect.stringMatching(/STRIPE_.*PAYMENTS_SANDBOX=demonstration/),
  });
});

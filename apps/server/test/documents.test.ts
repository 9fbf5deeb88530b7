import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  MAPPED_FIELDS_MAX,
  PROGRESS_EVENT,
  type ProgressEvent,
  paths,
  pathTo,
  uploadAcceptedSchema,
} from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_STATEMENT_SHA256 } from '../src/features/documents/sample-statement.ts';
import { databases } from './support/databases.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';
import { until } from './support/until.ts';
import { unzip } from './support/unzip.ts';
import { writePdf } from './support/write-pdf.ts';

const SAMPLE = new URL('../../web/public/sample-statement.pdf', import.meta.url);
const pdf = (...lines: string[]) => writePdf([lines]);

describe.each(await databases())('documents on $name', ({ url }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct(url === null ? {} : { databaseUrl: url });
  });
  afterAll(() => product?.stop());

  test('a statement goes from upload to CSV', async () => {
    const client = product.client();
    const bytes = pdf('a statement');
    const { fileId, extractedData, extraction } = await client.uploaded(bytes, { name: 'Dezember Ü.pdf' });
    expect(extractedData).toHaveLength(2);
    expect(extraction).toMatchObject({ outcome: 'read', accounts: [{ verdict: 'proven' }] });

    const mapping = { date: 'Date', description: 'Description', amount: 'Debit' };
    const saved = await client.post(pathTo(paths.map, { fileId }), { mapping, exportFormat: 'qbo' });
    expect(await saved.json()).toMatchObject({
      fieldMappings: mapping,
      exportFormat: 'qbo',
      customFields: [],
    });

    const converted = await client.post(pathTo(paths.convert, { fileId }));
    expect(converted.status).toBe(200);
    expect(converted.headers.get('content-disposition')).toMatch(
      /^attachment; filename="converted-[\d-]+\.csv"$/,
    );
    const csv = await converted.text();
    expect(csv.split('\r\n')[1]).toBe('12/10/2025,COFFEE & CO,,12.35,,,,,');
    expect(csv).not.toContain('=PAYROLL');

    const kept = await client.get(pathTo(paths.userFileCsv, { id: fileId }));
    expect(await kept.text()).toBe(csv);
    const original = await client.get(pathTo(paths.userFilePdf, { id: fileId }));
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
    const detail = await (await client.get(pathTo(paths.file, { fileId }))).json();
    expect(detail).toMatchObject({
      status: 'completed',
      originalName: 'Dezember Ü.pdf',
      mapping: { exportFormat: 'qbo' },
    });
  });

  test('a mapping of more fields than a document has columns is refused', async () => {
    const client = product.client();
    const { fileId } = await client.uploaded(pdf('many fields'));
    const mapping = Object.fromEntries(
      Array.from({ length: MAPPED_FIELDS_MAX + 1 }, (_, index) => [`field ${index}`, 'Description']),
    );
    const answer = await client.post(pathTo(paths.map, { fileId }), { mapping, exportFormat: 'generic' });
    expect(answer.status).toBe(400);
  });

  test('what is stored of a document can be read by nobody without the key', async () => {
    await product.client().upload(pdf('a secret', 'MARKER-sealed'));
    const { readFile } = await import('node:fs/promises');
    for (const path of await storedFiles(product.dataFolder)) {
      expect((await readFile(path)).includes('a secret')).toBe(false);
    }
  });

  test.each([
    ['an empty file', Buffer.alloc(0), 422, 'empty-file'],
    ['a text file', Buffer.from('hello, I am a text'), 415, 'not-a-pdf'],
    [
      'a signature after the first 1024 bytes',
      Buffer.concat([Buffer.alloc(1024, 32), Buffer.from('%PDF-1.4')]),
      415,
      'not-a-pdf',
    ],
    [
      '26 MB',
      Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(26 * 1024 * 1024)]),
      413,
      'file-too-large',
    ],
    ['a damaged PDF', pdf('DO say damaged'), 422, 'damaged'],
    ['an encrypted PDF without its password', pdf('DO lock'), 422, 'password-required'],
    ['too many pages', pdf('DO pages 11'), 422, 'too-many-pages'],
    ['an engine bug', pdf('DO throw'), 500, 'extraction-failed'],
    ['a document that breaks its child', pdf('DO crash'), 500, 'extraction-failed'],
  ])('%s gets its named reason, costs nothing and leaves nothing behind', async (_, bytes, status, code) => {
    const client = product.client();
    await client.upload(pdf('makes this person a visitor'));
    const before = await storedFiles(product.dataFolder);
    for (let time = 0; time < 3; time++) {
      const response = await client.upload(bytes);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/.{20}/) });
    }
    // A file goes a moment after the answer, once the row that says so is safe.
    await until(async () => ((await storedFiles(product.dataFolder)).length === before.length ? true : null));
    expect((await client.upload(pdf('still allowed'))).status).toBe(200);
  });

  test('too many pages names the limit and the plan that allows them', async () => {
    const answer = async (pages: number) =>
      (await (await product.client().upload(pdf(`DO pages ${pages}`))).json()) as { message: string };
    expect((await answer(40)).message).toMatch(/40 pages; up to 10.*Pro plan allows 50/);
    expect((await answer(101)).message).toMatch(/No plan allows/);
  });

  test('of too many pages, some can be chosen, which makes another conversion than others of them', async () => {
    const client = product.client();
    const bytes = pdf('DO pages 40');
    const choose = (pages: string) => client.upload(bytes, { fields: { pages } });
    expect((await choose('2-4, 40')).status).toBe(200);
    expect(await (await choose('2-4,40')).json()).toMatchObject({ code: 'duplicate-file' });
    expect((await choose('5')).status).toBe(200);
    expect(await (await choose('1-11')).json()).toMatchObject({ code: 'too-many-pages' });
    expect(await (await choose('four')).json()).toMatchObject({ code: 'invalid-request' });
  });

  test('an encrypted PDF opens with its password, which is kept nowhere', async () => {
    const client = product.client();
    const wrong = await client.upload(pdf('DO lock'), { fields: { password: 'wrong' } });
    expect(await wrong.json()).toMatchObject({ code: 'password-wrong' });
    expect((await client.upload(pdf('DO lock'), { fields: { password: 'right' } })).status).toBe(200);
    expect(product.log.join('')).not.toMatch(/"(wrong|right)"/);
  });

  test('no transactions is an answer without rows that costs nothing', async () => {
    const client = product.client();
    for (const text of [
      'DO say no-transactions',
      'DO find nothing',
      'DO say no-transactions',
      'DO find nothing again',
    ]) {
      const response = await client.upload(pdf(text));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ extractedData: [] });
    }
  });

  test('a form without a file is refused with that reason', async () => {
    const body = new FormData();
    body.append('other', 'x');
    const response = await product.client().send(paths.upload, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'no-file' });
  });

  test('a visitor converts three a month, even when all come at once', async () => {
    const client = product.client();
    await client.upload(pdf('first'));
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => client.upload(pdf(`at once ${n}`))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 402, 402, 402]);
    const refused = await answers.find((answer) => answer.status === 402)?.json();
    expect(refused).toMatchObject({
      code: 'quota-exceeded',
      message: expect.stringContaining('Register for free to get 5 a month'),
      details: { limit: 3 },
    });
  });

  test('the sample of the landing page is known by its bytes and costs none of the three, a copy of it by name does', async () => {
    const client = product.client();
    const sample = readFileSync(SAMPLE);
    expect(createHash('sha256').update(sample).digest('hex')).toBe(SAMPLE_STATEMENT_SHA256);
    for (let n = 0; n < 2; n++)
      expect((await client.upload(sample, { fields: { again: 'true' } })).status).toBe(200);
    for (const n of [1, 2, 3])
      expect((await client.upload(pdf(`own ${n}`), { name: 'sample-statement.pdf' })).status).toBe(200);
    expect((await client.upload(pdf('own 4'), { name: 'sample-statement.pdf' })).status).toBe(402);
  });

  test('the same file again leads to the first one, or is converted again when asked', async () => {
    const client = product.client();
    const { fileId } = await client.uploaded(pdf('twice'));
    const again = await client.upload(pdf('twice'));
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'duplicate-file', details: { fileId } });
    expect((await client.upload(pdf('twice'), { fields: { again: 'true' } })).status).toBe(200);
    expect((await product.client().upload(pdf('twice'))).status).toBe(200);
  });

  test('several files come as one ZIP under their own names, and only to their owner', async () => {
    const client = product.client();
    const files = [pdf('zip 1'), pdf('zip 2'), pdf('zip 3')];
    const names = ['same.pdf', 'Same.pdf', '../up.pdf'];
    const uploaded = [];
    for (const [at, bytes] of files.entries())
      uploaded.push(await client.uploaded(bytes, { name: names[at] ?? '' }));
    const ids = uploaded.map(({ fileId }) => fileId);
    const answer = await client.post(paths.userFilesZip, { ids: [...ids, ...ids] });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const entries = unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...entries.keys()]).toEqual(['same.pdf', 'Same (2).pdf', 'up.pdf']);
    expect([...entries.values()].map((bytes) => bytes.equals(files.shift() ?? Buffer.alloc(0)))).toEqual([
      true,
      true,
      true,
    ]);
    const stranger = product.client();
    const own = await stranger.uploaded(pdf('their own'));
    expect((await stranger.post(paths.userFilesZip, { ids: [own.fileId, ids[0]] })).status).toBe(404);
    expect((await client.post(paths.userFilesZip, { ids: [] })).status).toBe(400);
  });

  test('a stored file that cannot be read breaks its ZIP off, and the service continues', async () => {
    const client = product.client();
    const { fileId } = await client.uploaded(pdf('damaged later'));
    const stored = (await storedFiles(product.dataFolder)).filter((path) => path.includes(fileId));
    expect(stored.length).toBeGreaterThan(0);
    for (const path of stored) writeFileSync(path, 'not what was stored');
    // Either an error is answered, or the answer breaks off: never an archive that looks whole.
    const comesWhole = async () => {
      const answer = await client.post(paths.userFilesZip, { ids: [fileId] });
      if (!answer.ok) expect(await answer.clone().json()).toMatchObject({ code: 'internal-error' });
      return answer.arrayBuffer().then(
        () => answer.ok,
        () => false,
      );
    };
    expect(await comesWhole()).toBe(false);
    for (const path of stored) rmSync(path);
    expect(await comesWhole()).toBe(false);
    expect((await client.get(pathTo(paths.file, { fileId }))).status).toBe(200);
  });

  test("nobody reaches another visitor's file", async () => {
    const { fileId } = await product.client().uploaded(pdf('mine'));
    const other = product.client();
    await other.upload(pdf('theirs'));
    const forged = product.client();
    forged.cookies.set('visitor', 'visitor_00000000-0000-0000-0000-000000000000.c2lnbmF0dXJl');
    for (const client of [other, product.client(), forged]) {
      const answers = await Promise.all([
        client.get(pathTo(paths.file, { fileId })),
        client.get(pathTo(paths.fileEvents, { fileId })),
        client.get(pathTo(paths.userFilePdf, { id: fileId })),
        client.get(pathTo(paths.userFileCsv, { id: fileId })),
        client.post(pathTo(paths.map, { fileId }), { mapping: { a: 'b' }, exportFormat: 'qbo' }),
        client.post(pathTo(paths.convert, { fileId })),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
  });

  test('an acknowledged upload is followed page by page', async () => {
    const client = product.client();
    const accepted = await client.upload(pdf('DO pages 4', 'DO wait 400'), {
      headers: { prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    const { fileId } = uploadAcceptedSchema.parse(await accepted.json());
    expect(accepted.headers.get('location')).toBe(pathTo(paths.file, { fileId }));
    const stream = await (await client.get(pathTo(paths.fileEvents, { fileId }))).text();
    const events = stream
      .split('\n\n')
      .filter((block) => block.startsWith(`event: ${PROGRESS_EVENT}`))
      .map((block): ProgressEvent => JSON.parse(block.slice(block.indexOf('data: ') + 6)));
    expect(events[0]).toMatchObject({ status: 'processing', percent: expect.any(Number) });
    expect(events.length).toBeGreaterThan(3);
    expect(
      events.filter((event) => event.status === 'processing').every((event) => event.percent <= 90),
    ).toBe(true);
    expect(events.at(-1)).toMatchObject({ status: 'completed', percent: 100 });
  });

  test('another site cannot use the cookies of a visitor', async () => {
    const response = await product.client().upload(pdf('x'), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forged-request' });
  });

  test('an unknown call and a wrong id have the one shape of all errors', async () => {
    const client = product.client();
    expect(await (await client.get('/api/nothing')).json()).toMatchObject({ code: 'not-found' });
    const wrong = await client.get('/api/files/not-a-uuid');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ code: 'invalid-request', details: { fields: [{}] } });
  });

  test('the log has no names, no rows and no addresses of files', async () => {
    const { fileId } = await product.client().uploaded(pdf('x'), { name: 'private-name.pdf' });
    const log = product.log.join('');
    expect(log).toContain('/api/upload');
    for (const secret of ['private-name', 'COFFEE', fileId]) expect(log).not.toContain(secret);
  });
});

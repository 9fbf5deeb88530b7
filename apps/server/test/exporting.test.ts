import {
  auditResponseSchema,
  banksResponseSchema,
  type ExportRequest,
  filesResponseSchema,
  type PreflightResponse,
  paths,
  pathTo,
  preflightResponseSchema,
  presetsResponseSchema,
} from '@tieout/contract';
import { presets } from '@tieout/exports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { unzip } from './support/unzip.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
let pro: Client;
let uploads = 0;
beforeAll(async () => {
  product = await startTestProduct();
  pro = (await newAccount(product, { plan: 'pro', isVerified: true })).client;
});
afterAll(() => product?.stop());

const upload = async (client: Client, ...words: string[]) =>
  (await client.uploaded(writePdf([[`export ${++uploads} ${words.join(' ')}`]]))).fileId;

async function preflight(client: Client, request: ExportRequest): Promise<PreflightResponse> {
  const response = await client.post(paths.exportPreflight, request);
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return preflightResponseSchema.parse(body);
}

describe('the list of targets', () => {
  test('has every preset with what it needs, the CSV ones in every plan', async () => {
    const { presets: listed } = presetsResponseSchema.parse(
      await (await product.client().get(paths.presets)).json(),
    );
    expect(listed.map(({ id }) => id)).toEqual(presets.map(({ id }) => id));
    expect(listed.find(({ id }) => id === 'qbd-iif')).toMatchObject({
      asks: expect.arrayContaining(['accountNames']),
      isIncluded: false,
    });
    for (const { extension, isIncluded } of listed) expect(isIncluded).toBe(extension === 'csv');
    const { presets: ofPro } = presetsResponseSchema.parse(await (await pro.get(paths.presets)).json());
    expect(ofPro.every(({ isIncluded }) => isIncluded)).toBe(true);
  });

  test('finds banks by name or number', async () => {
    const search = async (query: string) =>
      banksResponseSchema.parse(
        await (await pro.get(`${paths.banks}?query=${encodeURIComponent(query)}`)).json(),
      ).banks;
    expect((await search('chase')).map(({ bid }) => bid)).toEqual(['2430']);
    expect((await search('')).length).toBeGreaterThan(1);
  });
});

describe('the preflight', () => {
  test('says what blocks and what to give, and passes once it is given', async () => {
    const fileIds = [await upload(pro)];
    const blocked = await preflight(pro, { fileIds, presetId: 'qbd-iif' });
    expect(blocked).toMatchObject({ isBlocked: true, files: [] });
    expect(blocked.items[0]).toMatchObject({ level: 'block', code: 'no-account-name' });
    const options = { accountNames: ['Checking'] };
    const passed = await preflight(pro, { fileIds, presetId: 'qbd-iif', options });
    expect(passed).toMatchObject({
      isBlocked: false,
      files: [{ rows: 2 }],
      accounts: [{ name: 'Checking', kind: 'bank', number: '****1234', rowCount: 2, notes: [] }],
    });
  });

  test('counts what it changes, with samples', async () => {
    const { items } = await preflight(pro, { fileIds: [await upload(pro)], presetId: 'qbo-bank-csv' });
    expect(items.find(({ code }) => code === 'formula-start-changed')).toMatchObject({
      level: 'change',
      count: 1,
      samples: ['row 2: “=PAYROLL” → “PAYROLL”'],
    });
  });

  test.each([
    [{}, 'de-DE,de;q=0.9', '10/12/2025'],
    [{}, 'en', '12/10/2025'],
    [{}, '*', '12/10/2025'],
    [{ region: 'US' }, 'de-DE', '12/10/2025'],
    [{ region: 'GB' }, 'en-US', '10/12/2025'],
    [{ region: 'GB', dateFormat: 'YYYY-MM-DD' as const }, 'en-US', '2025-12-10'],
  ])('dates: with %j and a browser of %s, the first row is of %s', async (options, language, date) => {
    const request = { fileIds: [await upload(pro)], presetId: 'qbo-bank-csv', options };
    const response = await pro.post(paths.exports, request, { 'accept-language': language });
    expect((await response.text()).split('\r\n')[1]?.split(',')[0]).toBe(date);
  });
});

describe('dates of the mapped CSV', () => {
  test.each([
    [{}, 'fr-FR', '10/12/2025'],
    [{}, '*', '12/10/2025'],
    [{ region: 'GB' }, 'en-US', '10/12/2025'],
    [{ dateFormat: 'YYYY-MM-DD' }, 'en-US', '2025-12-10'],
  ])('with %j and a browser of %s: %s', async (more, language, date) => {
    const path = pathTo(paths.convert, { fileId: await upload(pro) });
    const request = { mappings: { date: 'Date', amount: 'Debit' }, exportFormat: 'qbo', ...more };
    const csv = await (await pro.post(path, request, { 'accept-language': language })).text();
    expect(csv.split('\r\n')[1]?.split(',')[0]).toBe(date);
  });
});

describe('the file', () => {
  test('is made of the rows as corrected, and noted in the audit log', async () => {
    const { client } = await newAccount(product, { isVerified: true });
    const fileId = await upload(client);
    await client.patch(pathTo(paths.fileRows, { fileId }), {
      kind: 'change-cells',
      row: '0-0',
      cells: { description: 'CORRECTED' },
    });
    const response = await client.post(paths.exports, { fileIds: [fileId], presetId: 'qbo-bank-csv' });
    expect(await response.text()).toBe(
      'Date,Description,Amount\r\n12/10/2025,CORRECTED,-12.35\r\n12/11/2025,PAYROLL,2500.00\r\n',
    );
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="qbo-bank-csv-account-1234-[\d-]+-to-[\d-]+\.csv"$/,
    );
    const { events } = auditResponseSchema.parse(await (await client.get(paths.userAudit)).json());
    expect(events[0]).toMatchObject({
      kind: 'export',
      objectId: fileId,
      details: { preset: 'qbo-bank-csv', files: 1 },
    });
    const { files } = filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
    expect(files[0]).toMatchObject({ exportFormat: 'qbo', csvPath: null });
  });

  test('of a blocked export is not made; the answer has the preflight', async () => {
    const request = { fileIds: [await upload(pro)], presetId: 'qbo-journal' };
    const response = await pro.post(paths.exports, request);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'export-blocked',
      message: expect.stringContaining('account'),
      details: { preflight: { isBlocked: true } },
    });
  });

  test('for a target of a larger plan is refused, named with the plans that have it', async () => {
    const { client } = await newAccount(product);
    const request = { fileIds: [await upload(client)], presetId: 'xlsx' };
    const response = await client.post(paths.exports, request);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'plan-required',
      message: expect.stringContaining('Pro'),
    });
  });

  test.each([
    ['no-such-target', 'no-such-preset'],
    ['../../etc/passwd', 'no-such-preset'],
  ])('for target %j is refused with %s', async (presetId, code) => {
    const response = await pro.post(paths.exports, { fileIds: [await upload(pro)], presetId });
    expect(await response.json()).toMatchObject({ code });
  });

  test('of a visitor is theirs to export too', async () => {
    const visitor = product.client();
    const fileIds = [await upload(visitor)];
    expect((await visitor.post(paths.exports, { fileIds, presetId: 'xero-csv' })).status).toBe(200);
    expect((await product.client().post(paths.exports, { fileIds, presetId: 'xero-csv' })).status).toBe(404);
  });

  test('larger than its target takes comes in numbered parts', async () => {
    const fileId = await upload(pro, 'DO rows 2500');
    const request = { fileIds: [fileId], presetId: 'qbo-bank-csv' };
    const { files } = await preflight(pro, request);
    expect(files.map(({ rows }) => rows)).toEqual([1000, 1000, 500]);
    const response = await pro.post(paths.exports, request);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const entries = unzip(Buffer.from(await response.arrayBuffer()));
    expect(
      [...entries.keys()].map((name) => name.replace(/account-1234-[\d-]+-to-\d{4}-\d\d-\d\d/, 'TIME')),
    ).toEqual([1, 2, 3].map((part) => `qbo-bank-csv-TIME-part-${part}-of-3.csv`));
    const lines = [...entries.values()].flatMap((bytes) => bytes.toString().trimEnd().split('\r\n').slice(1));
    expect(lines.length).toBe(2500);
  });
});

describe('several files as one', () => {
  test('follow each other by account, with the gap between them named', async () => {
    const [december, february] = [await upload(pro), await upload(pro, 'DO month 2026-02')];
    const request = { fileIds: [february, december], presetId: 'extended-csv' };
    const { accounts, items, files } = await preflight(pro, request);
    expect(accounts).toMatchObject([
      {
        rowCount: 4,
        statements: [{ fileId: december }, { fileId: february }],
        notes: [{ code: 'gap', between: [december, february] }],
      },
    ]);
    expect(items.map(({ code }) => code)).toContain('gap');
    expect(files.length).toBe(1);
    const text = await (await pro.post(paths.exports, request)).text();
    const dates = text.split('\r\n').map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0]);
    expect(dates.filter(Boolean)).toEqual(['2025-12-10', '2025-12-11', '2026-02-10', '2026-02-11']);
  });

  test('that repeat rows are named, and the rows left out where that is certain or the person says so', async () => {
    const fileIds = [await upload(pro), await upload(pro)];
    const checked = await preflight(pro, { fileIds, presetId: 'xlsx', isRepeatLeftOut: false });
    expect(checked.accounts[0]).toMatchObject({
      rowCount: 4,
      notes: [{ code: 'overlap', level: 'warning', count: 2 }],
    });
    const left = await preflight(pro, { fileIds, presetId: 'xlsx', isRepeatLeftOut: true });
    expect(left.accounts[0]).toMatchObject({ rowCount: 2, notes: [{ code: 'overlap', level: 'change' }] });
  });

  test('are refused where one of them is not the asker’s', async () => {
    const { client } = await newAccount(product, { plan: 'pro' });
    const fileIds = [await upload(client), await upload(pro)];
    const response = await client.post(paths.exports, { fileIds, presetId: 'xlsx' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'file-not-found', details: { fileId: fileIds[1] } });
  });

  test('of more rows than one export takes are refused with their count', { timeout: 90_000 }, async () => {
    const fileIds = [await upload(pro, 'DO rows 49999'), await upload(pro)];
    const response = await pro.post(paths.exportPreflight, { fileIds, presetId: 'xlsx' });
    expect(await response.json()).toMatchObject({
      code: 'export-too-large',
      message: expect.stringContaining('50,001 rows together'),
    });
  });

  test.each([[[]], [Array.from({ length: 201 }, () => crypto.randomUUID())]])(
    'are one to 200',
    async (fileIds) => {
      expect((await pro.post(paths.exports, { fileIds, presetId: 'xlsx' })).status).toBe(400);
    },
  );
});

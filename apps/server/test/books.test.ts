import {
  booksSchema,
  choicesResponseSchema,
  keptMappingsResponseSchema,
  type LabelRequest,
  labelsResponseSchema,
  paths,
  pathTo,
  preflightResponseSchema,
} from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
let uploads = 0;
beforeAll(async () => {
  // A product of its own: one test looks at every row of some tables.
  product = await startTestProduct({ environment: {} });
});
afterAll(() => product?.stop());

const account = async () => (await newAccount(product, { plan: 'business', isVerified: true })).client;
const upload = async (client: Client, ...words: string[]) =>
  (await client.uploaded(writePdf([[`books ${++uploads} ${words.join(' ')}`]]))).fileId;

async function labelsOf(client: Client, fileId: string) {
  return labelsResponseSchema.parse(await (await client.get(pathTo(paths.fileLabels, { fileId }))).json())
    .rows;
}
const label = (client: Client, fileId: string, ...labels: LabelRequest['labels']) =>
  client.patch(pathTo(paths.fileLabels, { fileId }), { labels });

const mappingsFor = async (client: Client, path: string) =>
  keptMappingsResponseSchema.parse(await (await client.get(path)).json()).mappings;

describe('a mapping', () => {
  test('is offered for the next document with the same fields, by its format, the latest form of it', async () => {
    const client = await account();
    const first = await upload(client);
    for (const mapping of [{ date: 'Date' }, { date: 'Date', amount: 'Debit' }]) {
      await client.post(pathTo(paths.map, { fileId: first }), { mapping, exportFormat: 'qbo' });
    }
    const [kept, ...others] = await mappingsFor(
      client,
      pathTo(paths.fileMappings, { fileId: await upload(client) }),
    );
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      fieldMappings: { date: 'Date', amount: 'Debit' },
      exportFormat: 'qbo',
      name: 'amount, balance, date, description to QuickBooks Online',
    });
    const nothing = await upload(client, 'DO find nothing');
    expect(await mappingsFor(client, pathTo(paths.fileMappings, { fileId: nothing }))).toEqual([]);
  });

  test('keeps the name it was given, and is forgotten when it is removed', async () => {
    const client = await account();
    const save = async () =>
      client.post(pathTo(paths.map, { fileId: await upload(client) }), {
        mapping: { date: 'Date' },
        exportFormat: 'qbd',
      });
    await save();
    const [made] = await mappingsFor(client, paths.userMappings);
    const path = pathTo(paths.userMapping, { id: made?.id ?? '' });
    expect((await client.patch(path, { name: 'Monthly' })).status).toBe(200);
    await save();
    expect(await mappingsFor(client, paths.userMappings)).toMatchObject([{ id: made?.id, name: 'Monthly' }]);
    const stranger = await account();
    expect((await stranger.patch(path, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await client.delete(path)).status).toBe(200);
    expect(await mappingsFor(client, paths.userMappings)).toEqual([]);
  });

  test('of somebody else is not offered', async () => {
    const [client, stranger] = [await account(), await account()];
    await client.post(pathTo(paths.map, { fileId: await upload(client) }), {
      mapping: { date: 'Date' },
      exportFormat: 'qbo',
    });
    const fileId = await upload(stranger);
    expect(await mappingsFor(stranger, pathTo(paths.fileMappings, { fileId }))).toEqual([]);
  });
});

describe('labels of rows', () => {
  test('are proposed with their reason and used only once given', async () => {
    const client = await account();
    const fileId = await upload(client);
    const [coffee] = await labelsOf(client, fileId);
    expect(coffee).toMatchObject({
      row: '0-0',
      category: null,
      suggestion: { category: 'Meals and Entertainment', reason: expect.stringContaining('COFFEE') },
    });
    const request = { fileIds: [fileId], presetId: 'qbd-iif', options: { accountNames: ['Checking'] } };
    const iif = async () => (await client.post(paths.exports, request)).text();
    expect(await iif()).toContain('SPL\t\tCHECK\t12/10/2025\tUncategorized Expense\t');
    await label(client, fileId, { rows: ['0-0'], category: 'Client gifts', payee: 'Coffee & Co' });
    const labelled = await iif();
    expect(labelled).toContain('SPL\t\tCHECK\t12/10/2025\tClient gifts\t');
    expect(labelled).toContain('\tChecking\tCoffee & Co\t');
  });

  test('are proposed again for such rows of the next document, until they are taken away or forgotten', async () => {
    const client = await account();
    const first = await upload(client);
    await label(client, first, { rows: ['0-0', '0-1'], category: 'Client gifts' });
    const next = await upload(client, 'DO month 2026-01');
    const suggestions = async () =>
      (await labelsOf(client, next)).map(({ suggestion }) => suggestion.category);
    expect(await suggestions()).toEqual(['Client gifts', 'Client gifts']);
    expect((await labelsOf(client, next)).map(({ category }) => category)).toEqual([null, null]);
    await label(client, first, { rows: ['0-1'], category: null });
    expect(await suggestions()).toEqual(['Client gifts', null]);
    const choices = async () =>
      choicesResponseSchema.parse(await (await client.get(paths.userChoices)).json()).choices;
    expect(await choices()).toMatchObject([{ category: 'Client gifts', payee: null }]);
    expect((await client.delete(paths.userChoices)).status).toBe(200);
    expect(await choices()).toEqual([]);
    expect(await suggestions()).toEqual(['Meals and Entertainment', null]);
  });

  test('of a visitor are kept with the file, and nothing is remembered', async () => {
    const visitor = product.client();
    const fileId = await upload(visitor);
    expect((await label(visitor, fileId, { rows: ['0-1'], category: 'Sales' })).status).toBe(200);
    expect((await labelsOf(visitor, fileId))[1]).toMatchObject({ category: 'Sales' });
    const next = await upload(visitor);
    expect((await labelsOf(visitor, next))[1]?.suggestion.category).toBeNull();
  });

  test('follow their rows through the review: an excluded row has none and takes none', async () => {
    const client = await account();
    const fileId = await upload(client);
    await label(client, fileId, { rows: ['0-1'], category: 'Sales' });
    await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'exclude', rows: ['0-0'] });
    expect(await labelsOf(client, fileId)).toMatchObject([{ row: '0-1', category: 'Sales' }]);
    expect((await label(client, fileId, { rows: ['0-0'], category: 'Meals' })).status).toBe(422);
  });

  test('propose only categories the books have, where they name any', async () => {
    const client = await account();
    await client.put(paths.userBooks, { accounts: [{ name: 'meals and entertainment', kind: 'category' }] });
    const fileId = await upload(client);
    expect((await labelsOf(client, fileId))[0]?.suggestion.category).toBe('meals and entertainment');
    await client.put(paths.userBooks, { accounts: [{ name: 'Travel', kind: 'category' }] });
    expect((await labelsOf(client, fileId))[0]?.suggestion.category).toBeNull();
  });
});

describe('the books', () => {
  test('give an export what it asks for and was not sent; the preflight shows what is used', async () => {
    const client = await account();
    const books = {
      region: 'GB',
      accounts: [
        { name: 'Current account', kind: 'bank', number: '00001234' },
        { name: 'Other bank', kind: 'bank', number: '9999' },
        { name: 'Company card', kind: 'card', number: '1234' },
      ],
      expenseAccount: 'Sundry',
    };
    expect((await client.put(paths.userBooks, books)).status).toBe(200);
    expect(booksSchema.parse(await (await client.get(paths.userBooks)).json())).toMatchObject(books);
    const request = { fileIds: [await upload(client)], presetId: 'qbd-iif' };
    const preflight = preflightResponseSchema.parse(
      await (await client.post(paths.exportPreflight, request)).json(),
    );
    expect(preflight.accounts[0]?.name).toBe('Current account');
    expect(preflight.options).toEqual({
      accountNames: ['Current account'],
      ownAccounts: ['Current account', 'Other bank', 'Company card'],
      expenseAccount: 'Sundry',
    });
    const sent = { ...request, options: { accountNames: ['Till'], expenseAccount: 'Costs' } };
    expect(await (await client.post(paths.exports, sent)).text()).toContain('\tTill\t');
    const csv = { ...request, presetId: 'qbo-bank-csv' };
    expect(await (await client.post(paths.exports, csv)).text()).toContain('10/12/2025');
  });

  test.each([
    [{ region: 'Germany' }],
    [{ accounts: [{ name: '', kind: 'bank' }] }],
    [{ accounts: [{ name: 'A\u0007', kind: 'bank' }] }],
    [{ bank: { bid: 'x', org: 'y' } }],
  ])('are refused as %j', async (books) => {
    expect((await (await account()).put(paths.userBooks, books)).status).toBe(400);
  });
});

test('a row exported before from another file is named, from the same file not', async () => {
  const client = await account();
  const [first, second] = [await upload(client), await upload(client)];
  const codes = async (fileId: string) => {
    const request = { fileIds: [fileId], presetId: 'xlsx' };
    const answer = await client.post(paths.exportPreflight, request);
    return preflightResponseSchema.parse(await answer.json()).items.map(({ code }) => code);
  };
  expect(await codes(second)).not.toContain('exported-before');
  await (await client.post(paths.exports, { fileIds: [first], presetId: 'qbo-bank-csv' })).text();
  expect(await codes(first)).not.toContain('exported-before');
  expect(await codes(second)).toContain('exported-before');
});

test('nothing of books, mappings and choices stands readable in the database', async () => {
  const client = await account();
  const fileId = await upload(client);
  await client.put(paths.userBooks, { accounts: [{ name: 'MARKERBOOK', kind: 'bank' }] });
  await label(client, fileId, { rows: ['0-0'], category: 'MARKERCHOICE' });
  await client.post(pathTo(paths.map, { fileId }), { mapping: { date: 'MARKERMAP' }, exportFormat: 'qbo' });
  await client.post(paths.exports, { fileIds: [fileId], presetId: 'qbo-bank-csv' });
  for (const table of ['books', 'label_choices', 'kept_mappings', 'files', 'exported_rows']) {
    const { rows } = await product.parts.database.$client.query(`select t::text as line from ${table} t`);
    const text = rows.map((row) => row.line).join();
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/MARKER|COFFEE|coffee/);
  }
});

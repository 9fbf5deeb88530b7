import {
  adminAnalyticsSchema,
  paths,
  pathTo,
  type ServiceDay,
  type UserAnalytics,
  userAnalyticsSchema,
} from '@tieout/contract';
import type { StatementReading, Transaction } from '@tieout/records';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOnce } from '../src/features/analytics/count-once.ts';
import { upsertFigures } from '../src/features/analytics/figures-store.ts';
import { sealFigures } from '../src/features/analytics/keep-figures.ts';
import { type AccountFigures, statementFigures } from '../src/features/analytics/statement-figures.ts';
import { findDocument } from '../src/features/documents/document-store.ts';
import { vaultOf } from '../src/features/documents/document-vault.ts';
import { newAccount } from './support/accounts.ts';
import { newAdmin } from './support/admin.ts';
import type { Client } from './support/client.ts';
import { seedConversions } from './support/seed-conversions.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

const TODAY = new Date('2026-11-10T12:00:00Z');

let product: TestProduct;
let now = TODAY;
beforeAll(async () => {
  product = await startTestProduct({ now: () => now });
});
afterAll(() => product?.stop());

const analyticsOf = async (client: Client): Promise<UserAnalytics> =>
  userAnalyticsSchema.parse(await (await client.get(paths.userAnalytics)).json());

async function serviceDay(admin: Client, day: string): Promise<ServiceDay | undefined> {
  const answer = adminAnalyticsSchema.parse(
    await (await admin.get(`${paths.adminAnalytics}?range=7d`)).json(),
  );
  expect(answer.days).toHaveLength(7);
  return answer.days.find((each) => each.day === day);
}

function row(date: Transaction['date'], description: string, amount: string): Transaction {
  return {
    ...{ date, postDate: null, description, amount, balance: null, reference: null, confidence: 1 },
    source: { page: 1, box: [0, 0, 1, 1] },
  };
}

type AccountRows = { number?: string | null; currency: string | null; rows: Transaction[] };

function reading(accounts: readonly AccountRows[]): StatementReading {
  return {
    ...{
      schemaVersion: 2,
      outcome: 'read',
      kind: 'bank_statement',
      language: 'en',
      pageCount: 1,
      findings: [],
    },
    accounts: accounts.map(({ number = null, currency, rows: transactions }) => ({
      ...{ number, currency, period: null, opening: null, closing: null, verdict: 'unproven' },
      transactions,
    })),
  };
}

/** Puts money in of one month in the place of what a file adds up to. */
async function keepMoneyIn(fileId: string, inMinor: number): Promise<void> {
  const document = await findDocument(product.parts.database, fileId);
  const vault = document && vaultOf(product.parts, document);
  if (!vault) throw new Error('the file is gone');
  const account: AccountFigures = {
    number: null,
    currency: 'USD',
    rows: [['2025-01-05', inMinor, null, 'A', 1]],
  };
  const sealed = sealFigures(vault, { kind: 'bank_statement', accounts: [account], unaddableCount: 0 });
  await upsertFigures(product.parts.database, fileId, sealed);
}

test('an account with no file adds up to nothing', async () => {
  const { client } = await newAccount(product);
  expect(await analyticsOf(client)).toEqual({
    ...{ months: [], money: [], accounts: [], statementCount: 0 },
    ...{ repeatedCount: 0, undatedCount: 0, unaddableCount: 0 },
  });
});

test('a conversion counts with its pages, verdict and money, by month and category', async () => {
  const { client } = await newAccount(product);
  await client.uploaded(writePdf([['one']]));
  expect(await analyticsOf(client)).toEqual({
    months: [{ month: '2026-11', conversions: 1, pages: 1, proven: 1, unproven: 0, contradicted: 0 }],
    money: [
      {
        currency: 'USD',
        months: [{ month: '2025-12', moneyIn: '2500.00', moneyOut: '12.35' }],
        categories: [
          { category: null, moneyIn: '2500.00', moneyOut: '0.00' },
          { category: 'Meals and Entertainment', moneyIn: '0.00', moneyOut: '12.35' },
        ],
      },
    ],
    accounts: [{ key: expect.any(String), number: expect.any(String), currency: 'USD' }],
    ...{ statementCount: 1, repeatedCount: 0, undatedCount: 0, unaddableCount: 0 },
  });
});

test('a correction changes the sums, and taking it back restores them', async () => {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(writePdf([['corrected']]));
  const before = await analyticsOf(client);
  await client.patch(pathTo(paths.fileRows, { fileId }), {
    kind: 'change-cells',
    row: '0-0',
    cells: { amount: '-20.00' },
  });
  expect((await analyticsOf(client)).money[0]?.months).toEqual([
    { month: '2025-12', moneyIn: '2500.00', moneyOut: '20.00' },
  ]);
  await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'exclude', rows: ['0-0'] });
  expect((await analyticsOf(client)).money[0]?.months[0]?.moneyOut).toBe('0.00');
  for (const _ of ['exclusion', 'change']) await client.post(pathTo(paths.fileRowsUndo, { fileId }));
  expect(await analyticsOf(client)).toEqual(before);
});

test('a category given to a row stands in the place of what its words say', async () => {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(writePdf([['labelled']]));
  await client.get(paths.userAnalytics);
  const labels = [{ rows: ['0-0'], category: 'Client lunches' }];
  expect((await client.patch(pathTo(paths.fileLabels, { fileId }), { labels })).status).toBe(200);
  expect((await analyticsOf(client)).money[0]?.categories).toContainEqual({
    ...{ category: 'Client lunches', moneyIn: '0.00', moneyOut: '12.35' },
  });
});

test('totals are calculated again where none were stored, with the corrections', async () => {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(writePdf([['older']]));
  await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'flip-sign', rows: ['0-0'] });
  const before = await analyticsOf(client);
  await product.parts.database.execute(sql`delete from file_figures where file_id = ${fileId}`);
  expect(await analyticsOf(client)).toEqual(before);
});

test('once the content is gone its money is too, and the conversion still counts', async () => {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(writePdf([['purged']]));
  await client.patch(pathTo(paths.userFileRetention, { id: fileId }), { hours: 0 });
  expect(await analyticsOf(client)).toMatchObject({
    ...{ months: [{ conversions: 1, pages: 1, proven: 1 }], money: [], statementCount: 0 },
  });
});

test('each currency has its own decimals, and what it cannot hold exactly is left out and counted', () => {
  const { accounts, unaddableCount } = statementFigures(
    reading([
      { currency: 'USD', rows: [row('2025-01-05', 'A', '-10.10'), row('2025-01-05', 'A', '-10.10')] },
      { currency: 'JPY', rows: [row('2025-01-07', 'C', '500'), row('2025-01-07', 'D', '1.5')] },
      { currency: null, rows: [row(null, 'E', '7.00')] },
    ]),
  );
  const text = expect.any(String);
  expect(accounts.map(({ rows }) => rows)).toEqual([
    [['2025-01-05', -1010, null, text, 2]],
    [['2025-01-07', 500, null, text, 1]],
    [[null, 700, null, text, 1]],
  ]);
  // Half a yen cannot be added exactly.
  expect(unaddableCount).toBe(1);
});

const statementOf = (number: string | null, rows: Transaction[]) =>
  statementFigures(reading([{ number, currency: 'USD', rows }]));

test('a transaction in overlapping statements of one account counts once, however its text is spaced', () => {
  const coffee = row('2025-01-31', 'COFFEE & CO', '-3.00');
  const january = statementOf('0001234567', [row('2025-01-05', 'A', '10.00'), coffee, coffee]);
  const overlapping = statementOf('****4567', [
    row('2025-01-31', 'Coffee &  Co', '-3.00'),
    row('2025-02-02', 'B', '4.00'),
  ]);
  const [account, ...others] = countOnce([january, overlapping]);
  expect(others).toEqual([]);
  expect(account?.number).toBe('0001234567');
  expect(
    account?.rows.map(({ row: [date, minor, , , count], repeats }) => [date, minor, count, repeats]),
  ).toEqual([
    ['2025-01-05', 1000, 1, 0],
    // Twice in January's statement is twice.
    ['2025-01-31', -300, 2, 1],
    ['2025-02-02', 400, 1, 0],
  ]);
});

test('equal transactions of different accounts, or of accounts without a number, all count', () => {
  const rows = [row('2025-01-05', 'A', '10.00')];
  const counted = countOnce([
    statementOf('111', rows),
    statementOf('222', rows),
    statementOf(null, rows),
    statementOf(null, rows),
  ]);
  expect(counted.map(({ number, rows }) => [number, rows.length])).toEqual([
    ['111', 1],
    ['222', 1],
    [null, 2],
  ]);
});

test('money can be asked for by account and days, and conversions stay', async () => {
  const { client } = await newAccount(product);
  await client.uploaded(writePdf([['filtered']]));
  await client.uploaded(writePdf([['filtered again, of the same account']]));
  const all = await analyticsOf(client);
  expect(all.repeatedCount).toBe(2);
  expect(all.money[0]?.months).toEqual([{ month: '2025-12', moneyIn: '2500.00', moneyOut: '12.35' }]);
  const asked = async (query: Record<string, string>) =>
    userAnalyticsSchema.parse(
      await (await client.get(`${paths.userAnalytics}?${new URLSearchParams(query)}`)).json(),
    );
  const key = all.accounts[0]?.key ?? '';
  expect(key).not.toContain(all.accounts[0]?.number);
  expect((await asked({ account: key })).money).toEqual(all.money);
  expect(await asked({ account: 'another' })).toMatchObject({
    money: [],
    months: all.months,
    accounts: all.accounts,
    statementCount: 0,
  });
  expect((await asked({ from: '2026-01-01' })).money).toEqual([]);
  expect((await client.get(`${paths.userAnalytics}?from=yesterday`)).status).toBe(400);
});

test("sums over several statements stay exact beyond a number's digits", async () => {
  const { client } = await newAccount(product);
  for (const words of ['one huge', 'another huge']) {
    const { fileId } = await client.uploaded(writePdf([[words]]));
    await keepMoneyIn(fileId, 9_000_000_000_000_001);
  }
  expect((await analyticsOf(client)).money).toMatchObject([
    { months: [{ moneyIn: '180000000000000.02' }], categories: [{ moneyIn: '180000000000000.02' }] },
  ]);
});

test("the service's days count uploads, how they ended and new accounts, and forget nothing when files go", async () => {
  const admin = await newAdmin(product);
  const before = await serviceDay(admin, '2026-11-10');
  const visitor = product.client();
  const { fileId } = await visitor.uploaded(writePdf([['counted']]));
  await visitor.upload(writePdf([['DO say damaged']]));
  const { client } = await newAccount(product);
  await client.delete(pathTo(paths.userFile, { id: fileId }));
  now = new Date(TODAY.getTime() + 2 * 24 * 60 * 60_000);
  await product.purge();
  const after = await serviceDay(admin, '2026-11-10');
  now = TODAY;
  const grown = Object.fromEntries(
    Object.entries(after ?? {}).map(([key, value]) => [
      key,
      Number(value) - Number(Reflect.get(before ?? {}, key)),
    ]),
  );
  expect(grown).toMatchObject({
    uploads: 2,
    conversions: 1,
    proven: 1,
    failed: 1,
    revenue: 0,
    testRevenue: 0,
  });
});

test('2,000 conversions are added up exactly', async () => {
  const { client, auth } = await newAccount(product);
  await seedConversions(product.parts, auth.user.id, 2000);
  const { months, money, statementCount } = await analyticsOf(client);
  expect(statementCount).toBe(2000);
  expect(months.reduce((sum, month) => sum + month.conversions, 0)).toBe(2000);
  const [dollars, euros] = money;
  expect(dollars?.categories.find(({ category }) => category === 'Rent or Lease')?.moneyOut).toBe(
    '2610000.00',
  );
  expect(euros?.categories.find(({ category }) => category === 'Rent or Lease')?.moneyOut).toBe('290000.00');
});

import {
  adminAnalyticsSchema,
  adminFilesSchema,
  adminStatsSchema,
  adminUserSchema,
  adminUsersSchema,
  HEALTHY,
  paths,
  pathTo,
  profileResponseSchema,
} from '@tieout/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices } from '../src/platform/database/billing-schema.ts';
import { newAccount } from './support/accounts.ts';
import { newAdmin } from './support/admin.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
let admin: Client;
beforeAll(async () => {
  product = await startTestProduct({ engine: 'real' });
  admin = await newAdmin(product);
});
afterAll(() => product?.stop());

const statsNow = async () => adminStatsSchema.parse(await (await admin.get(paths.adminStats)).json());
const usersFound = async (search: string) =>
  adminUsersSchema.parse(
    await (await admin.get(`${paths.adminUsers}?${new URLSearchParams({ search })}`)).json(),
  );

async function lastAct() {
  const { rows } = await product.parts.database.execute(
    sql`select object_id, details from audit_events where kind = 'admin-act' order by id desc limit 1`,
  );
  return rows[0];
}

test('the overview counts what there is, and its probes read a scanned page and try database and storage', async () => {
  const before = await statsNow();
  expect(before.systemStatus).toEqual({ database: HEALTHY, storage: HEALTHY, ocr: HEALTHY });
  await newAccount(product, { email: 'counted@example.com' });
  const visitor = product.client();
  await visitor.upload(writePdf([['nothing to read here']]));
  const after = await statsNow();
  expect(after.totalUsers).toBe(before.totalUsers + 1);
  expect(after.totalFiles).toBe(before.totalFiles + 1);
  expect(after.activeUsers).toBe(before.activeUsers + 1);
  expect(after.userGrowth).toBeNull();
  expect(after.totalRevenue).toBe(0);
  expect(after.recentActivity.slice(0, 2).map(({ description }) => description)).toEqual([
    'A visitor uploaded a file',
    'counted@example.com opened an account',
  ]);
});

test('revenue is what was paid with real money; test payments are listed separately', async () => {
  const paidAt = new Date();
  const invoice = (id: string, realm: 'stripe-live' | 'sandbox', amountMinor: number) => ({
    ...{ id, userId: null, realm, number: null, status: 'paid' as const, amountMinor, currency: 'usd' },
    ...{ plan: 'pro' as const, issuedAt: paidAt, paidAt, url: null },
  });
  await product.parts.database
    .insert(invoices)
    .values([invoice('in_1', 'stripe-live', 2900), invoice('in_2', 'sandbox', 9900)]);
  expect(await statsNow()).toMatchObject({ totalRevenue: 29, testRevenue: 99, revenueGrowth: null });
  const { days } = adminAnalyticsSchema.parse(
    await (await admin.get(`${paths.adminAnalytics}?range=7d`)).json(),
  );
  expect(days.at(-1)).toMatchObject({ day: paidAt.toISOString().slice(0, 10), revenue: 29, testRevenue: 99 });
});

test('accounts are found by part of their e-mail or name, wildcards meaning themselves', async () => {
  await newAccount(product, { email: 'needle_1@example.com' });
  await newAccount(product, { email: 'needlex1@example.com' });
  expect((await usersFound('NEEDLE_')).users.map(({ email }) => email)).toEqual(['needle_1@example.com']);
  expect((await usersFound('%')).total).toBe(0);
  expect((await usersFound('pat')).total).toBeGreaterThan(2);
});

test('a change of name, plan and quota holds at once and is in the audit log with what was before', async () => {
  const { client, auth } = await newAccount(product, { email: 'changed@example.com' });
  const { id } = auth.user;
  const patch = (change: object) => admin.patch(pathTo(paths.adminUser, { userId: id }), change);
  const answer = await patch({ name: 'Renamed', planType: 'pro', quotaLimit: 7 });
  expect(adminUserSchema.parse(await answer.json())).toMatchObject({
    name: 'Renamed',
    planType: 'pro',
    quotaLimit: 7,
    ownQuotaLimit: 7,
  });
  const { user } = profileResponseSchema.parse(await (await client.get(paths.profile)).json());
  expect(user).toMatchObject({ name: 'Renamed', planType: 'pro', quotaLimit: 7 });
  expect(await lastAct()).toEqual({
    object_id: id,
    details: {
      act: 'user-changed',
      from: { name: 'Pat', planType: 'free', quotaLimit: null },
      to: { name: 'Renamed', planType: 'pro', quotaLimit: 7 },
    },
  });
  expect(await (await patch({ quotaLimit: null })).json()).toMatchObject({ quotaLimit: 100 });
  expect((await patch({ quotaLimit: -1 })).status).toBe(400);
  expect((await patch({ quotaLimit: 1.5 })).status).toBe(400);
  expect((await patch({ planType: 'gold' })).status).toBe(400);
});

test('a suspended account is refused with its next request, until it is opened again', async () => {
  const { client, auth } = await newAccount(product);
  const patch = (isActive: boolean) =>
    admin.patch(pathTo(paths.adminUser, { userId: auth.user.id }), { isActive });
  await patch(false);
  const refused = await client.get(paths.userFiles);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'account-suspended' }]);
  await patch(true);
  expect((await client.get(paths.userFiles)).status).toBe(200);
});

test('an admin cannot suspend themself', async () => {
  const { user } = profileResponseSchema.parse(await (await admin.get(paths.profile)).json());
  const answer = await admin.patch(pathTo(paths.adminUser, { userId: user.id }), { isActive: false });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'own-account' }]);
});

test('an admin who is no admin any more is refused with the next request', async () => {
  const { client, auth } = await newAccount(product, {
    isVerified: true,
    role: 'admin',
    hasTwoFactor: true,
  });
  expect((await client.get(paths.adminStats)).status).toBe(200);
  await product.parts.database.execute(sql`update users set role = 'user' where id = ${auth.user.id}`);
  expect((await client.get(paths.adminStats)).status).toBe(403);
});

test("files are listed with whose they are, nothing of a visitor's name, and deleted for good", async () => {
  const { client } = await newAccount(product, { email: 'owner@example.com' });
  await client.upload(writePdf([['first']]), { name: 'owned.pdf' });
  await product.client().upload(writePdf([['second']]), { name: 'visited.pdf' });
  const list = async () =>
    adminFilesSchema.parse(await (await admin.get(`${paths.adminFiles}?search=ed.pdf`)).json());
  const { files, total } = await list();
  expect(total).toBe(2);
  expect(files).toMatchObject([
    { originalName: 'visited.pdf', userEmail: null },
    { originalName: 'owned.pdf', userEmail: 'owner@example.com' },
  ]);
  for (const { id } of files) {
    expect((await admin.delete(pathTo(paths.adminFile, { id }))).status).toBe(200);
    expect(await lastAct()).toMatchObject({ object_id: id, details: { act: 'file-deleted' } });
    expect((await storedFiles(product.dataFolder)).filter((path) => path.includes(id))).toEqual([]);
  }
  expect((await list()).total).toBe(0);
});

test('what an admin did to an account no longer names it once it is deleted', async () => {
  const { auth } = await newAccount(product, { email: 'gone@example.com' });
  const { id } = auth.user;
  await admin.patch(pathTo(paths.adminUser, { userId: id }), { name: 'Somebody Known' });
  const { stripAuditEvents } = await import('../src/features/audit/audit-store.ts');
  await stripAuditEvents(product.parts.database, id);
  expect(await lastAct()).toEqual({ object_id: null, details: { act: 'user-changed' } });
});

import { paths, pathTo } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessions, users } from '../src/platform/database/account-schema.ts';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { ACTORS, type ActorName, expectedStatus, MATRIX } from './support/matrix-rows.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

let product: TestProduct;
let clients: Record<ActorName, Client>;
let uploads = 0;
const newPdf = () => writePdf([[`matrix ${++uploads}`]]);

beforeAll(async () => {
  product = await startTestProduct({ environment: { ADMIN_EMAILS: 'operator@example.com' } });
  clients = await everybody();
});
afterAll(() => product?.stop());

async function everybody(): Promise<Record<ActorName, Client>> {
  const visitor = product.client();
  const otherVisitor = product.client();
  for (const client of [visitor, otherVisitor]) await client.uploaded(newPdf());
  const free = await newAccount(product, { isVerified: true });
  await product.parts.database.update(users).set({ quotaLimit: 1000 }).where(eq(users.id, free.auth.user.id));
  const suspended = await newAccount(product, { plan: 'business', isVerified: true, isActive: false });
  const expired = await newAccount(product, { plan: 'business', isVerified: true });
  await product.parts.database
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, expired.auth.user.id));
  const forgedToken = free.auth.session.access_token.replace(/.{6}$/, 'AAAAAA');
  return {
    visitor,
    otherVisitor,
    free: free.client,
    pro: (await newAccount(product, { plan: 'pro', isVerified: true })).client,
    business: (await newAccount(product, { plan: 'business', isVerified: true })).client,
    unverified: (await newAccount(product, { plan: 'business' })).client,
    suspended: suspended.client,
    otherUser: (await newAccount(product, { isVerified: true })).client,
    admin: (await newAccount(product, { isVerified: true, role: 'admin', hasTwoFactor: true })).client,
    expired: expired.client,
    forged: product.client({ authorization: `Bearer ${forgedToken}` }),
  };
}

/** A file of the free account on which every file route has something to answer. */
async function newFile(): Promise<string> {
  const { fileId } = await clients.free.uploaded(newPdf());
  await clients.free.post(pathTo(paths.map, { fileId }), {
    mapping: { amount: 'amount' },
    exportFormat: 'generic',
  });
  await clients.free.post(pathTo(paths.convert, { fileId }));
  await clients.free.patch(pathTo(paths.fileRows, { fileId }), { kind: 'flip-sign', rows: ['0-0'] });
  return fileId;
}

async function ask(route: string, actor: ActorName, fileId: string): Promise<number> {
  const [method = '', template = ''] = route.split(' ');
  const isOfFile = MATRIX[route]?.access === 'owner';
  const path = template.replace(/\{\w+\}/g, isOfFile ? fileId : NOBODYS_ID);
  // What signs in or out must not change who the actor is for the next route.
  const client = MATRIX[route]?.access === 'anyone' ? copyOf(clients[actor]) : clients[actor];
  if (route === 'POST /api/upload') return (await client.upload(newPdf())).status;
  const body = MATRIX[route]?.body?.(actor, fileId);
  const response = await client.send(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  await response.arrayBuffer();
  return response.status;
}

function copyOf(client: Client): Client {
  const copy = product.client(client.headers);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

test('every call of the API has its row, and every row its call', async () => {
  const document = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await product.client().get(paths.openApi)).json());
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(MATRIX).sort()).toEqual(calls.sort());
});

describe(`who may do what: ${Object.keys(MATRIX).length * ACTORS.length} cells`, () => {
  test.each(Object.keys(MATRIX))('%s', async (route) => {
    const row = MATRIX[route];
    if (row === undefined) throw new Error('no row');
    const fileId = row.access === 'owner' ? await newFile() : NOBODYS_ID;
    // The owner comes last: what it does may change what the others would see.
    const order = [...ACTORS.filter((actor) => actor !== 'free'), 'free' as const];
    const answers: Partial<Record<ActorName, number>> = {};
    for (const actor of order) answers[actor] = await ask(route, actor, fileId);
    const expected = Object.fromEntries(order.map((actor) => [actor, expectedStatus(row, actor)]));
    expect(answers).toEqual(expected);
  });
});

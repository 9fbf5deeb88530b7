import { IDEMPOTENCY_HEADER, paths, pathTo } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessions, users } from '../../src/platform/database/account-schema.ts';
import { newAccount } from '../support/accounts.ts';
import { type Bystander, newBystander } from '../support/bystander.ts';
import type { Client } from '../support/client.ts';
import { ACTORS, type ActorName, expectedStatus, MATRIX, type MatrixRow } from '../support/matrix-rows.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';
import { writePdf } from '../support/write-pdf.ts';

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

let product: TestProduct;
let clients: Record<ActorName, Client>;
let standing: Bystander;
let uploads = 0;
const newPdf = () => writePdf([[`matrix ${++uploads}`]]);

beforeAll(async () => {
  product = await startTestProduct({ environment: { ADMIN_EMAILS: 'operator@example.com' } });
  clients = await everybody();
  standing = await newBystander(product);
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

/** What the free account sees of its file. */
async function fileAsSeen(fileId: string): Promise<string> {
  const seen = [paths.file, paths.fileRows, paths.fileEdits, paths.fileLabels, paths.fileMappings];
  const texts = [];
  for (const path of seen) texts.push(await (await clients.free.get(pathTo(path, { fileId }))).text());
  return texts.join('\n');
}

type Asker = { readonly name: ActorName | 'bystander'; readonly client: Client };
type Target = { readonly fileId: string; readonly bystander: Bystander };

async function ask(
  route: string,
  { name, client }: Asker,
  { fileId, bystander }: Target,
): Promise<{ status: number; text: string }> {
  const [method = '', template = ''] = route.split(' ');
  const row = MATRIX[route];
  const ids = row?.of === undefined ? {} : bystander.ids[row.of];
  const path = template.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? fileId);
  if (route === 'POST /api/upload') {
    const response = await client.upload(newPdf());
    return { status: response.status, text: await response.text() };
  }
  const body = row?.body?.(name, fileId, bystander);
  const response = await client.send(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: response.status, text: await response.text() };
}

/** The actor as the route is to meet it: what signs in or out must not change who it is for the next route. */
function asker(name: ActorName, { access }: MatrixRow): Asker {
  return { name, client: access === 'anyone' ? copyOf(clients[name]) : clients[name] };
}

function copyOf(client: Client): Client {
  const copy = product.client(client.headers);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Who comes last, since what it does may change what others would see: the file's owner, or the admin where the route is one's. */
function lastOf({ access, of }: MatrixRow): ActorName {
  return access === 'admin' && of !== undefined ? 'admin' : 'free';
}

describe('the matrix', () => {
  test('has a row for every call of the API, and a call for every row', async () => {
    const document = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await (await product.client().get(paths.openApi)).json());
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(MATRIX).sort()).toEqual(calls.sort());
  });

  test('knows every path of the contract but the documentation pages and Google, which is not configured here', () => {
    const others: string[] = [
      ...[paths.openApi, paths.docs],
      ...[paths.googleStart, paths.googleCallback, paths.googleCode],
    ];
    const known = new Set(Object.keys(MATRIX).map((route) => route.split(' ')[1]));
    const missing = Object.values(paths)
      .filter((path) => !others.includes(path))
      .filter((path) => !known.has(path.replace(/:(\w+)/g, '{$1}')));
    expect(missing).toEqual([]);
  });

  test('says of every id in a path whose it is', () => {
    const unsaid = Object.entries(MATRIX).filter(
      ([route, { access, of }]) => route.includes('{') && access !== 'owner' && of === undefined,
    );
    expect(unsaid).toEqual([]);
  });
});

describe(`who may do what: ${Object.keys(MATRIX).length * ACTORS.length} cells`, () => {
  test.each(Object.keys(MATRIX))('%s', async (route) => {
    const row = MATRIX[route];
    if (row === undefined) throw new Error('no row');
    const bystander = row.of === undefined ? standing : await newBystander(product);
    const target = { fileId: row.access === 'owner' ? await newFile() : NOBODYS_ID, bystander };
    const seen = async () =>
      row.access === 'owner' ? fileAsSeen(target.fileId) : row.of === undefined ? '' : bystander.belongings();
    const before = await seen();
    const answers: Partial<Record<ActorName, number>> = {};
    const askAs = async (actor: ActorName) => {
      const { status, text } = await ask(route, asker(actor, row), target);
      answers[actor] = status;
      // An admin sees whose everything is; nobody else is shown that the bystander exists.
      if (actor !== 'admin') expect(bystander.marks.filter((mark) => text.includes(mark))).toEqual([]);
    };
    for (const actor of ACTORS.filter((actor) => actor !== lastOf(row))) await askAs(actor);
    expect(await seen()).toBe(before);
    await askAs(lastOf(row));
    const expected = Object.fromEntries(ACTORS.map((actor) => [actor, expectedStatus(row, actor)]));
    expect(answers).toEqual(expected);
    // The id is a real one: the same call is its owner's to make.
    if (row.of === undefined || row.access === 'admin' || row.of === 'draft') return;
    expect((await ask(route, { name: 'bystander', client: bystander.client }, target)).status).toBe(200);
  });
});

test("an export of one's own file and another's together is refused, and so is its preflight", async () => {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(newPdf());
  const fileIds = [fileId, standing.ids.file.id ?? ''];
  for (const path of [paths.exports, paths.exportPreflight]) {
    const both = await client.post(path, { fileIds, presetId: 'qbo-bank-csv' });
    const theirs = await client.post(path, { fileIds: fileIds.toReversed(), presetId: 'qbo-bank-csv' });
    expect([both.status, theirs.status]).toEqual([404, 404]);
  }
});

test('a delivery is not replayed through a webhook of another account', async () => {
  const { client, ids } = await newBystander(product);
  const replay = { id: ids.webhook.id ?? '', deliveryId: standing.ids.delivery.deliveryId ?? '' };
  expect((await client.post(pathTo(paths.userWebhookReplay, replay))).status).toBe(404);
});

test('an idempotency key is its owner’s: the same key of another account is a key of its own', async () => {
  const headers = { [IDEMPOTENCY_HEADER]: 'the same key' };
  const pdf = newPdf();
  const [one, other] = [(await newAccount(product)).client, (await newAccount(product)).client];
  const first = await one.uploaded(pdf, { headers });
  const second = await other.uploaded(pdf, { headers });
  expect(second.fileId).not.toBe(first.fileId);
  expect((await other.get(pathTo(paths.file, { fileId: first.fileId }))).status).toBe(404);
});

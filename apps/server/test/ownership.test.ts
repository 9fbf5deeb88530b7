import { randomUUID } from 'node:crypto';
import { type ApiKeyScope, paths, pathTo } from '@tieout/contract';
import type { StatementReading } from '@tieout/records';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserActor, visitorActor } from '../src/actor.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsBut,
  deleteUser,
  findSession,
  findUser,
  findUserByEmail,
  hasSessionFrom,
  insertSession,
  keepSessionTimes,
  passwordHashOf,
  sessionsOf,
  setPasswordHash,
  takeAccess,
  updateUser,
} from '../src/features/accounts/account-store.ts';
import { userActor } from '../src/features/accounts/user-actor.ts';
import {
  apiKeysOf,
  countApiKeys,
  deleteApiKey,
  findApiKey,
  findApiKeyOf,
  insertApiKey,
  touchApiKey,
} from '../src/features/api-keys/api-key-store.ts';
import {
  auditEventsOf,
  insertAuditEvent,
  moveAuditEvents,
  stripAuditEvents,
} from '../src/features/audit/audit-store.ts';
import { createRecorder } from '../src/features/audit/record.ts';
import { findBooks, writeBooks } from '../src/features/books/books-store.ts';
import type { Document } from '../src/features/documents/document.ts';
import {
  beginReading,
  findDocument,
  findDocumentOf,
  findExtraction,
  findReadingOf,
  insertExtraction,
  readProgress,
  stopReading,
  updateDocument,
  updateProcessing,
} from '../src/features/documents/document-store.ts';
import { openVault } from '../src/features/documents/document-vault.ts';
import {
  allDocumentsOf,
  countHistory,
  documentIdsOf,
  findHistory,
} from '../src/features/documents/history-store.ts';
import { findByKey, insertKey } from '../src/features/documents/idempotency-store.ts';
import { ownDocument, ownReadDocument, ownReading } from '../src/features/documents/own-document.ts';
import type { DocumentParts } from '../src/features/documents/parts.ts';
import {
  conversionsUsed,
  deleteUsage,
  giveConversionBack,
  moveUsage,
  usageOf,
} from '../src/features/documents/usage-store.ts';
import { findExportedRows, writeExportedRows } from '../src/features/exporting/exported-row-store.ts';
import { choicesOf, deleteChoices, findChoices, writeChoices } from '../src/features/labels/choice-store.ts';
import { allChoices, earlierChoices, rememberChoices } from '../src/features/labels/choices.ts';
import { labelRoutes } from '../src/features/labels/label-routes.ts';
import {
  deleteKeptMapping,
  findKeptMappingOf,
  keptMappingsOf,
  renameKeptMapping,
  writeKeptMapping,
} from '../src/features/mapping/kept-mapping-store.ts';
import {
  changesOf,
  dropStatesAfter,
  editsOf,
  findState,
  inForceAmong,
  insertChange,
  keepState,
  keptEdits,
  lockDocument,
  markUndone,
  replayed,
} from '../src/features/review/edit-store.ts';
import { ownReading as ownStandingReading } from '../src/features/review/own-reading.ts';
import {
  countDeliveriesOf,
  countWebhooks,
  deleteWebhook,
  deliveriesOf,
  findDelivery,
  findWebhookOf,
  insertDelivery,
  insertWebhook,
  markFailed,
  noteAttempt,
  webhooksFor,
  webhooksOf,
} from '../src/features/webhooks/webhook-store.ts';
import {
  auditEvents,
  credentials,
  sessions,
  twoFactors,
  webhookDeliveries,
} from '../src/platform/database/account-schema.ts';
import type { Database } from '../src/platform/database/open-database.ts';
import { files as documents, usage } from '../src/platform/database/schema.ts';
import type { FileStore } from '../src/platform/files/file-store.ts';
import { openSecrets, type Secrets } from '../src/platform/secrets/open-secrets.ts';
import { newKey } from '../src/platform/secrets/seal.ts';
import { openMemoryDatabase } from './support/memory-database.ts';
import { createMemoryFiles } from './support/memory-files.ts';
import { openRoutes } from './support/route-app.ts';
import { seedDocument, seedUser } from './support/seed.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const SEALED = Buffer.from('sealed');

let open: Awaited<ReturnType<typeof openMemoryDatabase>>;
let database: Database;
let files: FileStore;
let secrets: Secrets;
beforeAll(async () => {
  open = await openMemoryDatabase();
  database = open.database;
  files = createMemoryFiles();
  secrets = openSecrets({ current: Buffer.alloc(32, 7), previous: [] });
});
afterAll(() => open?.close());

/** Two accounts, of which the first may never see or change what is the second's. */
async function twoUsers(): Promise<[string, string]> {
  return [await seedUser(database), await seedUser(database)];
}
const seed = (document: Parameters<typeof seedDocument>[1]) => seedDocument({ database, files }, document);
const idsOf = (rows: readonly { readonly id: unknown }[]) => rows.map(({ id }) => id);
async function actorOf(id: string): Promise<UserActor> {
  const user = await findUser(database, id);
  if (user === null) throw new Error('no user');
  return userActor(user, new Set());
}

const READING: StatementReading = {
  ...{
    schemaVersion: 2,
    outcome: 'read',
    kind: 'bank_statement',
    language: 'en',
    pageCount: 1,
    findings: [],
  },
  accounts: [
    {
      ...{
        number: null,
        currency: 'USD',
        period: null,
        opening: '10.00',
        closing: '7.00',
        verdict: 'proven',
      },
      transactions: ['COFFEE HOUSE', 'BOOK SHOP'].map((description, index) => ({
        ...{ date: '2026-03-01', postDate: null, description, amount: index === 0 ? '-1.00' : '-2.00' },
        ...{ balance: null, reference: null, confidence: 1, source: { page: 1, box: [0, 0, 1, 1] } },
      })),
    },
  ],
};

/** A completed document that can be opened, with no correction of it. */
async function readableDocument(ownerId: string): Promise<string> {
  const id = randomUUID();
  const key = newKey();
  const vault = openVault({ files, secrets }, id, key);
  await database.insert(documents).values({
    ...{ id, ownerId, originalName: 'a.pdf', fileSize: 1, status: 'completed', maxPages: 1, fingerprint: id },
    ...{ wrappedKey: secrets.wrapKey(key, id), createdAt: NOW, expiresAt: at(60) },
  });
  await insertExtraction(database, id, vault.sealExtraction(READING));
  return id;
}

describe('a document', () => {
  test('is found by its id with its owner, and by neither alone', async () => {
    const [mine, theirs] = await twoUsers();
    const [id, other] = [await seed({ ownerId: mine }), await seed({ ownerId: theirs })];
    expect((await findDocumentOf(database, mine, id))?.id).toBe(id);
    expect(await findDocumentOf(database, mine, other)).toBeNull();
    expect(await findDocumentOf(database, 'nobody', id)).toBeNull();
    expect((await findDocument(database, other))?.ownerId).toBe(theirs);
    expect(await findDocument(database, randomUUID())).toBeNull();
  });

  test('is opened with its reading by its owner alone', async () => {
    const [mine, theirs] = await twoUsers();
    const [id, other] = [await seed({ ownerId: mine }), await seed({ ownerId: theirs })];
    const unread = await readableDocument(mine);
    await insertChange(database, { fileId: id, at: NOW, actorId: mine, sealed: SEALED });
    const found = await findReadingOf(database, mine, id);
    expect([found?.document.id, found?.sealed, found?.isEdited]).toEqual([id, SEALED, true]);
    expect((await findReadingOf(database, mine, unread))?.isEdited).toBe(false);
    expect(await findReadingOf(database, mine, other)).toBeNull();
    const bare = await seed({ ownerId: mine });
    await database.execute(`delete from extractions where file_id = '${bare}'`);
    expect(await findReadingOf(database, mine, bare)).toMatchObject({ sealed: null, document: { id: bare } });
  });

  test('is refused to anybody else as if it did not exist', async () => {
    const [mine, theirs] = await twoUsers();
    const [id, other] = [await seed({ ownerId: mine }), await seed({ ownerId: theirs })];
    const actor = await actorOf(mine);
    const parts = { database, files, secrets };
    const notFound = { refused: { code: 'file-not-found' } };
    expect(await ownDocument(parts, actor, id)).toMatchObject({ id, ownerId: mine });
    for (const [who, file] of [
      [actor, other],
      [actor, randomUUID()],
      [visitorActor('visitor_x'), id],
      [null, id],
    ] as const) {
      expect(await ownDocument(parts, who, file)).toMatchObject(notFound);
      expect(await ownReadDocument(parts, who, file)).toMatchObject(notFound);
      expect(await ownStandingReading(parts, who, file)).toMatchObject(notFound);
      if (who !== null) expect(await ownReading(parts, who, file)).toMatchObject(notFound);
    }
    expect(await ownReading(parts, actor, id)).toMatchObject({ document: { id }, sealed: SEALED });
  });

  test('is opened once it was read, and says why not where it was not', async () => {
    const [mine] = await twoUsers();
    const actor = await actorOf(mine);
    const parts = { database, files, secrets };
    const codeOf = async (change: Partial<Document>) => {
      const id = await seed({ ownerId: mine, ...change });
      return [await ownReadDocument(parts, actor, id), await ownStandingReading(parts, actor, id)];
    };
    const refusal = (code: string) => ({ refused: { code } });
    expect(await codeOf({ status: 'processing' })).toMatchObject([
      refusal('file-not-ready'),
      refusal('file-not-ready'),
    ]);
    expect(await codeOf({ status: 'expired', wrappedKey: null })).toMatchObject([
      refusal('file-expired'),
      refusal('file-expired'),
    ]);
    const [failed] = await codeOf({ status: 'failed', problemCode: 'damaged' });
    expect(failed).toMatchObject({
      refused: { code: 'file-failed', details: { reason: { code: 'damaged' } } },
    });
    const id = await readableDocument(mine);
    expect(await ownReadDocument(parts, actor, id)).toMatchObject({ document: { id } });
    expect(await ownStandingReading(parts, actor, id)).toMatchObject({
      document: { id },
      extraction: { accounts: [{ opening: '10.00' }] },
      rowIds: [['0-0', '0-1']],
    });
    await database.execute(`delete from extractions where file_id = '${id}'`);
    expect(await ownStandingReading(parts, actor, id)).toMatchObject(refusal('file-expired'));
  });

  test('is changed alone, and finished only while it is processed', async () => {
    const [mine] = await twoUsers();
    const [id, other, done] = [
      await seed({ ownerId: mine, status: 'processing' }),
      await seed({ ownerId: mine, status: 'processing' }),
      await seed({ ownerId: mine }),
    ];
    await updateDocument(database, id, { pagesDone: 3 });
    expect((await updateProcessing(database, id, { status: 'failed', problemCode: 'damaged' }))?.status).toBe(
      'failed',
    );
    expect(await updateProcessing(database, id, { status: 'completed' })).toBeNull();
    expect(await updateProcessing(database, done, { status: 'failed' })).toBeNull();
    const progress = await readProgress(database, [id, other, done]);
    expect(progress.map((each) => [each.id, each.status, each.pagesDone, each.problemCode]).sort()).toEqual(
      [
        [id, 'failed', 3, 'damaged'],
        [other, 'processing', 0, null],
        [done, 'completed', 0, null],
      ].sort(),
    );
    expect(idsOf(await readProgress(database, [other]))).toEqual([other]);
  });

  test('is read by one process at a time, and counts those that were lost over it alone', async () => {
    const [mine] = await twoUsers();
    const [id, other, done] = [
      await seed({ ownerId: mine, status: 'processing' }),
      await seed({ ownerId: mine, status: 'processing' }),
      await seed({ ownerId: mine }),
    ];
    const [first, second] = [randomUUID(), randomUUID()];
    const begin = async (reader: string) => (await beginReading(database, id, reader))?.readersLost;
    expect([await begin(first), await begin(first)]).toEqual([0, 0]);
    expect((await beginReading(database, other, first))?.reader).toBe(first);
    expect(await beginReading(database, done, first)).toBeNull();
    await stopReading(database, id, second);
    expect((await findDocument(database, id))?.reader).toBe(first);
    expect([await begin(second), await begin(first)]).toEqual([1, 2]);
    await stopReading(database, id, first);
    expect(await findDocument(database, id)).toMatchObject({ reader: null, readersLost: 2 });
    expect(await findDocument(database, other)).toMatchObject({ reader: first, readersLost: 0 });
    expect(await begin(second)).toBe(2);
  });

  test('has a reading of its own', async () => {
    const [mine] = await twoUsers();
    const [id, other] = [await seed({ ownerId: mine }), await readableDocument(mine)];
    expect(await findExtraction(database, id)).toEqual(SEALED);
    expect(await findExtraction(database, other)).not.toEqual(SEALED);
    expect(await findExtraction(database, randomUUID())).toBeNull();
  });

  test('is found by the idempotency key of its own owner', async () => {
    const [mine, theirs] = await twoUsers();
    const [id, other] = [await seed({ ownerId: mine }), await seed({ ownerId: theirs })];
    const key = (ownerId: string, fileId: string) => ({ ownerId, key: 'same', fileId, createdAt: NOW });
    expect(await insertKey(database, key(mine, id))).toBe(true);
    expect(await insertKey(database, key(mine, id))).toBe(false);
    expect(await insertKey(database, key(theirs, other))).toBe(true);
    expect((await findByKey(database, mine, 'same'))?.id).toBe(id);
    expect((await findByKey(database, theirs, 'same'))?.id).toBe(other);
    expect(await findByKey(database, mine, 'another')).toBeNull();
    expect((await findByKey(database, mine, `key ${id}`))?.id).toBe(id);
  });
});

describe('the history', () => {
  const query = {
    search: '',
    status: null,
    sortBy: 'createdAt',
    isDescending: true,
    limit: 10,
    offset: 0,
  } as const;

  test("lists an owner's documents and nobody else's", async () => {
    const [mine, theirs] = await twoUsers();
    const ids = [
      await seed({ ownerId: mine, createdAt: at(1), originalName: 'b_100%.PDF', fileSize: 5 }),
      await seed({ ownerId: mine, createdAt: at(2), originalName: 'A.pdf', fileSize: 3, status: 'failed' }),
      await seed({
        ownerId: mine,
        createdAt: at(-1),
        originalName: 'c.pdf',
        fileSize: 4,
        status: 'processing',
      }),
    ];
    const [b, a, c] = ids;
    await seed({ ownerId: theirs, originalName: 'theirs.pdf' });
    const list = async (change: Partial<Parameters<typeof findHistory>[1]>) => {
      const { rows, total } = await findHistory(database, { ownerId: mine, ...query, ...change });
      return [idsOf(rows), total];
    };
    expect(await list({})).toEqual([[a, b, c], 3]);
    expect(await list({ isDescending: false })).toEqual([[c, b, a], 3]);
    expect(await list({ sortBy: 'originalName', isDescending: false })).toEqual([[a, b, c], 3]);
    expect(await list({ sortBy: 'fileSize' })).toEqual([[b, c, a], 3]);
    expect(await list({ sortBy: 'status', isDescending: false })).toEqual([[b, a, c], 3]);
    expect(await list({ limit: 1, offset: 1 })).toEqual([[b], 3]);
    expect(await list({ search: '_100%.pdf' })).toEqual([[b], 1]);
    for (const search of ['theirs', '?']) expect(await list({ search })).toEqual([[], 0]);
    expect(await list({ status: 'failed' })).toEqual([[a], 1]);
    expect((await documentIdsOf(database, mine)).sort()).toEqual([...ids].sort());
    expect(idsOf(await allDocumentsOf(database, mine))).toEqual([a, b, c]);
    expect(await countHistory(database, mine, NOW)).toEqual({
      ...{ totalFiles: 3, completedFiles: 1, processingFiles: 1, failedFiles: 1, totalSize: 12 },
      thisMonthFiles: 2,
    });
    expect(await countHistory(database, 'nobody', NOW)).toMatchObject({ totalFiles: 0, totalSize: 0 });
  });

  test('counts from the first moment of the month', async () => {
    const [mine] = await twoUsers();
    await seed({ ownerId: mine, createdAt: NOW });
    expect(await countHistory(database, mine, NOW)).toMatchObject({ thisMonthFiles: 1 });
  });
});

describe('conversions', () => {
  test("are counted, moved and forgotten for one owner and month, and leave another's alone", async () => {
    const [mine, theirs] = await twoUsers();
    const month = (ownerId: string, period: string, used: number) => ({ ownerId, period, used });
    await database
      .insert(usage)
      .values([
        month(mine, '2026-02', 1),
        month(mine, '2026-03', 2),
        month(theirs, '2026-03', 4),
        month(theirs, '2026-02', 9),
      ]);
    expect(await conversionsUsed(database, mine, '2026-03')).toBe(2);
    expect(await conversionsUsed(database, mine, '2026-02')).toBe(1);
    expect(await conversionsUsed(database, mine, '2026-01')).toBe(0);
    const months = async (ownerId: string) =>
      (await usageOf(database, ownerId)).map(({ period, used }) => `${period} ${used}`).sort();
    expect(await months(mine)).toEqual(['2026-02 1', '2026-03 2']);
    await deleteUsage(database, mine);
    expect([await months(mine), await months(theirs)]).toEqual([[], ['2026-02 9', '2026-03 4']]);
    const visitor = `visitor_${randomUUID()}`;
    await database.insert(usage).values([month(visitor, '2026-03', 3), month(visitor, '2026-01', 1)]);
    await database.transaction((transaction) => moveUsage(transaction, { from: visitor, to: theirs }));
    expect([await months(visitor), await months(theirs)]).toEqual([
      [],
      ['2026-01 1', '2026-02 9', '2026-03 7'],
    ]);
  });

  test('are given back once, for their own month and owner, and never below none', async () => {
    const [mine, theirs] = await twoUsers();
    for (const [ownerId, period] of [
      [mine, '2026-02'],
      [mine, '2026-03'],
      [theirs, '2026-03'],
    ] as const)
      await database.insert(usage).values({ ownerId, period, used: 2 });
    const id = await seed({ ownerId: mine, chargedPeriod: '2026-03' });
    const free = await seed({ ownerId: mine });
    const other = await seed({ ownerId: mine, chargedPeriod: '2026-03' });
    const giveBack = (fileId: string) =>
      database.transaction((transaction) => giveConversionBack(transaction, fileId));
    const used = async () => [
      await conversionsUsed(database, mine, '2026-02'),
      await conversionsUsed(database, mine, '2026-03'),
      await conversionsUsed(database, theirs, '2026-03'),
    ];
    await giveBack(free);
    expect(await used()).toEqual([2, 2, 2]);
    await giveBack(id);
    await giveBack(id);
    expect(await used()).toEqual([2, 1, 2]);
    expect((await findDocument(database, id))?.chargedPeriod).toBeNull();
    expect((await findDocument(database, other))?.chargedPeriod).toBe('2026-03');
    await database.update(usage).set({ used: 0 }).where(eq(usage.ownerId, mine));
    await giveBack(other);
    expect(await used()).toEqual([0, 0, 2]);
  });
});

describe('corrections', () => {
  test('are listed in their order and taken back one by one, for one document', async () => {
    const [mine] = await twoUsers();
    const [id, other] = [await readableDocument(mine), await readableDocument(mine)];
    for (const fileId of [id, id, other])
      await insertChange(database, { fileId, at: NOW, actorId: mine, sealed: SEALED });
    const undone = async (fileId: string) =>
      (await editsOf(database, fileId)).map(({ isUndone }) => isUndone);
    const inOrder = await editsOf(database, id);
    expect(inOrder.map(({ sequence }) => sequence)).toEqual([1, 2]);
    await markUndone(database, inOrder[1]?.id ?? 0, true);
    expect([await undone(id), await undone(other)]).toEqual([[false, true], [false]]);
    await markUndone(database, inOrder[1]?.id ?? 0, false);
    expect([await undone(id), await undone(other)]).toEqual([[false, false], [false]]);
    await database.transaction((transaction) => lockDocument(transaction, id));
  });

  test('keep the state after the latest and at checkpoints, for one document', async () => {
    const [mine] = await twoUsers();
    const [id, other] = [await readableDocument(mine), await readableDocument(mine)];
    const keep = (fileId: string, after: number, isCheckpoint = false) =>
      keepState(database, { fileId, after, isCheckpoint, sealed: Buffer.from(`${after}`) });
    const kept = async (fileId: string, after: number) =>
      (await findState(database, fileId, after))?.after ?? null;
    expect(await kept(id, 9)).toBe(null);
    await keep(other, 2);
    await keep(id, 1);
    await keep(id, 3, true);
    await keep(id, 4);
    await keep(id, 6);
    // Of those before the latest only the checkpoint is left, and the other document has its own.
    expect([await kept(id, 9), await kept(id, 6), await kept(id, 5), await kept(id, 2)]).toEqual([
      6,
      6,
      3,
      null,
    ]);
    expect([await kept(other, 9), await kept(other, 1)]).toEqual([2, null]);
    // A state kept again replaces its own, and drops those after it.
    await keep(id, 5);
    expect([await kept(id, 9), await kept(id, 4)]).toEqual([5, 3]);
    await keepState(database, { fileId: id, after: 5, isCheckpoint: false, sealed: Buffer.from('again') });
    expect(`${(await findState(database, id, 5))?.sealed}`).toBe('again');
    await dropStatesAfter(database, id, 3);
    expect([await kept(id, 9), await kept(other, 9)]).toEqual([3, 2]);
    await dropStatesAfter(database, id, 2);
    expect([await kept(id, 9), await kept(other, 9)]).toEqual([null, 2]);
  });

  test('in force are those of one document that were not taken back, in their order', async () => {
    const [mine] = await twoUsers();
    const [id, other] = [await readableDocument(mine), await readableDocument(mine)];
    const sealed = (text: string) => Buffer.from(text);
    for (const text of ['first', 'second', 'third'])
      await insertChange(database, { fileId: id, at: NOW, actorId: mine, sealed: sealed(text) });
    await insertChange(database, { fileId: other, at: NOW, actorId: mine, sealed: sealed('other') });
    // PostgreSQL stores a changed row behind the others, so that only an order asked for puts it first again.
    const [first] = await editsOf(database, id);
    await database.execute(`update edits set actor_id = actor_id where id = ${first?.id}`);
    const texts = (rows: readonly { readonly sealed: Buffer }[]) => rows.map((row) => `${row.sealed}`);
    const inForce = async (fileId: string) => texts(inForceAmong(await changesOf(database, fileId)));
    const turn = (action: 'undo' | 'redo') =>
      insertChange(database, { fileId: id, action, at: NOW, actorId: mine, sealed: Buffer.alloc(0) });
    expect(await inForce(id)).toEqual(['first', 'second', 'third']);
    expect(texts(await editsOf(database, id))).toEqual(['first', 'second', 'third']);
    await turn('undo');
    await turn('undo');
    expect([await inForce(id), await inForce(other)]).toEqual([['first'], ['other']]);
    await turn('redo');
    expect(await inForce(id)).toEqual(['first', 'second']);
    expect(texts(replayed(await changesOf(database, id)).undone)).toEqual(['third']);
    await insertChange(database, { fileId: id, at: NOW, actorId: mine, sealed: sealed('') });
    // What is left to make again is gone once another edit is made.
    expect(replayed(await changesOf(database, id)).undone).toEqual([]);
    expect(await keptEdits(database, id)).toEqual({ count: 4, bytes: 16 });
    expect(await keptEdits(database, other)).toEqual({ count: 1, bytes: 5 });
    expect(await keptEdits(database, randomUUID())).toEqual({ count: 0, bytes: 0 });
  });
});

describe('API keys', () => {
  const scopes: ApiKeyScope[] = ['read', 'convert', 'export'];
  const key = (userId: string, hash: string, createdAt = NOW) => ({
    ...{ id: randomUUID(), userId, name: 'ledger', start: 'tieout_x', hash, createdAt, lastUsedAt: null },
    scopes,
  });

  test('are listed, counted and revoked by their own account alone', async () => {
    const [mine, theirs] = await twoUsers();
    const [older, newer, foreign] = [
      key(mine, `${mine} 1`),
      key(mine, `${mine} 2`, at(1)),
      key(theirs, theirs),
    ];
    for (const each of [older, newer, foreign]) await insertApiKey(database, each);
    expect(idsOf(await apiKeysOf(database, mine))).toEqual([newer.id, older.id]);
    expect([await countApiKeys(database, mine), await countApiKeys(database, theirs)]).toEqual([2, 1]);
    expect(await countApiKeys(database, 'nobody')).toBe(0);
    expect((await findApiKey(database, theirs))?.id).toBe(foreign.id);
    expect(await findApiKey(database, 'no such hash')).toBeNull();
    expect(await findApiKeyOf(database, mine, foreign.id)).toBeNull();
    const own = await findApiKeyOf(database, mine, older.id);
    if (own === null) throw new Error('the own key is not found');
    await deleteApiKey(database, own);
    expect(await findApiKeyOf(database, mine, older.id)).toBeNull();
    expect([idsOf(await apiKeysOf(database, mine)), idsOf(await apiKeysOf(database, theirs))]).toEqual([
      [newer.id],
      [foreign.id],
    ]);
  });

  test('note their use, at most as often as asked', async () => {
    const [mine] = await twoUsers();
    const [used, unused] = [key(mine, `${mine} 1`), key(mine, `${mine} 2`)];
    for (const each of [used, unused]) await insertApiKey(database, each);
    const lastUse = async (hash: string) => (await findApiKey(database, hash))?.lastUsedAt ?? null;
    await touchApiKey(database, used.id, at(10), at(-50));
    expect([await lastUse(used.hash), await lastUse(unused.hash)]).toEqual([at(10), null]);
    await touchApiKey(database, used.id, at(20), at(10));
    expect(await lastUse(used.hash)).toEqual(at(10));
    await touchApiKey(database, used.id, at(71), at(11));
    expect(await lastUse(used.hash)).toEqual(at(71));
  });
});

async function ownWebhook(owner: string, id: string) {
  const found = await findWebhookOf(database, owner, id);
  if (found === null) throw new Error('the own webhook is not found');
  return found;
}

describe('webhooks', () => {
  const hook = (userId: string, events: string[], createdAt = NOW) => ({
    ...{ id: randomUUID(), userId, url: 'https://hooks.example.com/', events, sealedSecret: 'x', createdAt },
  });
  const delivery = (webhookId: string, createdAt = NOW) => ({
    ...{ id: randomUUID(), webhookId, event: 'conversion.completed', payload: {}, createdAt },
    status: 'pending' as const,
  });

  test('are listed, found and shown to their own account only', async () => {
    const [mine, theirs] = await twoUsers();
    const both = hook(mine, ['conversion.completed', 'conversion.failed']);
    const failures = hook(mine, ['conversion.failed'], at(1));
    const foreign = hook(theirs, ['conversion.completed']);
    for (const each of [both, failures, foreign]) await insertWebhook(database, each);
    expect(idsOf(await webhooksOf(database, mine))).toEqual([failures.id, both.id]);
    expect([await countWebhooks(database, mine), await countWebhooks(database, 'nobody')]).toEqual([2, 0]);
    expect(idsOf(await webhooksFor(database, mine, 'conversion.completed'))).toEqual([both.id]);
    expect(idsOf(await webhooksFor(database, theirs, 'conversion.failed'))).toEqual([]);
    const own = await findWebhookOf(database, mine, both.id);
    if (own === null) throw new Error('the own webhook is not found');
    expect(own.id).toBe(both.id);
    expect(await findWebhookOf(database, mine, foreign.id)).toBeNull();
    expect(await findWebhookOf(database, mine, randomUUID())).toBeNull();
    await deleteWebhook(database, own);
    expect(idsOf(await webhooksOf(database, mine))).toEqual([failures.id]);
    expect(idsOf(await webhooksOf(database, theirs))).toEqual([foreign.id]);
  });

  test('have deliveries of their own', async () => {
    const [mine, theirs] = await twoUsers();
    const [own, foreign] = [hook(mine, []), hook(theirs, [])];
    for (const each of [own, foreign]) await insertWebhook(database, each);
    const [first, second, other] = [delivery(own.id), delivery(own.id, at(1)), delivery(foreign.id)];
    for (const each of [first, second, other]) await insertDelivery(database, each);
    const checked = await ownWebhook(mine, own.id);
    expect(idsOf(await deliveriesOf(database, checked, 10))).toEqual([second.id, first.id]);
    expect(idsOf(await deliveriesOf(database, checked, 1))).toEqual([second.id]);
    expect(await findDelivery(database, other.id)).toMatchObject({
      delivery: { id: other.id },
      webhook: { id: foreign.id },
    });
    expect(await findDelivery(database, randomUUID())).toBeNull();
    await noteAttempt(database, first.id, { status: 'delivered', lastAnswer: '200', deliveredAt: at(2) });
    await noteAttempt(database, first.id, { status: 'delivered', lastAnswer: '204', deliveredAt: at(3) });
    await markFailed(database, second.id);
    const stored = async (id: string) =>
      (await database.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
    expect(await stored(first.id)).toMatchObject({ attempts: 2, lastAnswer: '204', deliveredAt: at(3) });
    expect(await stored(second.id)).toMatchObject({ status: 'failed', attempts: 0 });
    expect(await stored(other.id)).toMatchObject({ status: 'pending', attempts: 0 });
  });
});

test('deliveries of an event are counted for one webhook', async () => {
  const [mine] = await twoUsers();
  const hooks = [randomUUID(), randomUUID()] as const;
  for (const id of hooks)
    await insertWebhook(database, {
      ...{ id, userId: mine, url: 'https://hooks.example.com/', events: [], sealedSecret: 'x' },
      createdAt: NOW,
    });
  const deliver = (webhookId: string, eventId: string) =>
    insertDelivery(database, {
      ...{ id: randomUUID(), webhookId, event: 'conversion.completed', payload: { id: eventId } },
      ...{ createdAt: NOW, status: 'pending' },
    });
  for (const [hook, event] of [
    [hooks[0], 'one'],
    [hooks[0], 'one'],
    [hooks[0], 'two'],
    [hooks[1], 'one'],
  ] as const)
    await deliver(hook, event);
  const countOf = async (hook: string, event: string) => {
    const own = await ownWebhook(mine, hook);
    return database.transaction((transaction) => countDeliveriesOf(transaction, own, event));
  };
  expect(await countOf(hooks[0], 'one')).toBe(2);
  expect(await countOf(hooks[0], 'three')).toBe(0);
  expect(await countOf(hooks[1], 'one')).toBe(1);
});

test("kept mappings are listed, named and removed by their own account alone, and another's of the same shape stays", async () => {
  const [mine, theirs] = await twoUsers();
  const mapping = (userId: string, shape: string, more: object = {}) => ({
    ...{ id: randomUUID(), userId, shape, exportFormat: 'qbo' as const, sealed: 'first', lastUsedAt: NOW },
    ...more,
  });
  const [one, two, foreign] = [
    mapping(mine, 'b'),
    mapping(mine, 'a', { lastUsedAt: at(1) }),
    mapping(theirs, 'a'),
  ];
  for (const each of [one, two, foreign]) await writeKeptMapping(database, each);
  await writeKeptMapping(database, { ...one, id: randomUUID(), sealed: 'second', lastUsedAt: at(2) });
  const list = async (userId: string, shape?: string) =>
    (await keptMappingsOf(database, userId, shape)).map(({ id, sealed }) => [id, sealed]);
  expect(await list(mine)).toEqual([
    [one.id, 'second'],
    [two.id, 'first'],
  ]);
  expect([await list(mine, 'a'), await list(theirs)]).toEqual([[[two.id, 'first']], [[foreign.id, 'first']]]);
  expect(await findKeptMappingOf(database, mine, foreign.id)).toBeNull();
  const own = await findKeptMappingOf(database, mine, one.id);
  if (own === null) throw new Error('the own mapping is not found');
  await renameKeptMapping(database, own, 'name');
  expect((await keptMappingsOf(database, mine)).map(({ sealedName }) => sealedName)).toEqual(['name', null]);
  expect((await keptMappingsOf(database, theirs))[0]?.sealedName).toBeNull();
  await deleteKeptMapping(database, own);
  expect([await list(mine), await list(theirs)]).toEqual([[[two.id, 'first']], [[foreign.id, 'first']]]);
});

describe('choices of payees and categories', () => {
  const parts = () => ({ database, secrets, now: () => NOW });
  const rows = (...labelled: (readonly [string, { payee?: string; category?: string }])[]) =>
    labelled.map(([description, label]) => ({ description, label }));

  test('are proposed to and forgotten by their own account alone', async () => {
    const [mine, theirs] = await twoUsers();
    await rememberChoices(
      parts(),
      mine,
      rows(['COFFEE HOUSE 12', { category: 'Meals' }], ['BOOK SHOP', { payee: 'Books' }]),
    );
    await rememberChoices(parts(), theirs, rows(['COFFEE HOUSE 12', { category: 'Theirs' }]));
    const earlier = async (userId: string) =>
      Object.fromEntries(
        await earlierChoices(parts(), userId, ['COFFEE HOUSE 99', 'BOOK SHOP', 'ELSEWHERE']),
      );
    expect(await earlier(mine)).toEqual({
      'coffee house': { category: 'Meals' },
      'book shop': { payee: 'Books' },
    });
    expect(await earlier(theirs)).toEqual({ 'coffee house': { category: 'Theirs' } });
    await rememberChoices(parts(), mine, rows(['COFFEE HOUSE', {}]));
    expect(await earlier(mine)).toEqual({ 'book shop': { payee: 'Books' } });
    expect(await earlier(theirs)).toEqual({ 'coffee house': { category: 'Theirs' } });
    await rememberChoices(parts(), mine, rows(['BOOK SHOP', { category: 'Books' }]));
    expect(await earlier(mine)).toEqual({ 'book shop': { category: 'Books' } });
  });

  test('are kept for their own account alone, even under the same key', async () => {
    const [mine, theirs] = await twoUsers();
    const choice = (userId: string, key: string) => ({ userId, key, sealed: userId, chosenAt: NOW });
    await writeChoices(database, []);
    await writeChoices(database, [choice(mine, 'a'), choice(mine, 'b'), choice(theirs, 'a')]);
    const found = async (userId: string, keys: string[]) =>
      (await findChoices(database, userId, keys)).map(({ key, sealed }) => `${key} ${sealed}`);
    expect(await found(mine, ['a'])).toEqual([`a ${mine}`]);
    expect(await found(theirs, ['a', 'b'])).toEqual([`a ${theirs}`]);
    await deleteChoices(database, mine, ['a']);
    expect([await found(mine, ['a', 'b']), await found(theirs, ['a'])]).toEqual([
      [`b ${mine}`],
      [`a ${theirs}`],
    ]);
  });

  test('are found under a hash, and opened for nobody else, as they always were', async () => {
    const [mine, theirs] = await twoUsers();
    await rememberChoices(parts(), mine, rows(['COFFEE HOUSE', { payee: 'Coffee' }]));
    const [stored] = await choicesOf(database, mine);
    if (stored === undefined) throw new Error('nothing kept');
    const hash = secrets.keyedHash('label choice').update(`${mine}\0coffee house`).digest('hex');
    expect(stored.key).toBe(hash);
    await writeChoices(database, [{ ...stored, userId: theirs }]);
    await expect(allChoices(parts(), theirs)).rejects.toThrow();
  });

  test('are listed, the latest first', async () => {
    const [mine, theirs] = await twoUsers();
    const later = { ...parts(), now: () => at(1) };
    await rememberChoices(parts(), mine, rows(['COFFEE HOUSE', { payee: 'Coffee' }]));
    await rememberChoices(
      later,
      mine,
      rows(['BOOK SHOP', { category: 'Books' }], ['', { category: 'None' }]),
    );
    await rememberChoices(parts(), theirs, rows(['ELSEWHERE', { payee: 'Theirs' }]));
    expect(await allChoices(parts(), mine)).toEqual([
      { payee: null, category: 'Books', chosenAt: at(1).toISOString() },
      { payee: 'Coffee', category: null, chosenAt: NOW.toISOString() },
    ]);
  });
});

describe('labels over the API', () => {
  const parts = () =>
    ({
      ...{ database, files, secrets, now: () => NOW },
      record: createRecorder(database, () => NOW),
    }) as unknown as DocumentParts & { record: ReturnType<typeof createRecorder> };
  const change = { labels: [{ rows: ['0-0'], category: 'Meals' }] };

  test('are read and given by the owner of the file, and noted', async () => {
    const [mine, theirs] = await twoUsers();
    const [asMine, asTheirs] = [{ actor: await actorOf(mine) }, { actor: await actorOf(theirs) }];
    const fileId = await readableDocument(mine);
    const path = pathTo(paths.fileLabels, { fileId });
    const routes = await openRoutes(labelRoutes(parts()));
    for (const who of [asTheirs, { actor: visitorActor('visitor_x') }, null]) {
      expect((await routes.ask(who, 'GET', path)).status).toBe(404);
      expect((await routes.ask(who, 'PATCH', path, { payload: change })).status).toBe(404);
    }
    const given = await routes.ask(asMine, 'PATCH', path, { payload: change });
    expect([given.status, given.body.rows[0]]).toMatchObject([
      200,
      { row: '0-0', category: 'Meals', payee: null },
    ]);
    expect((await routes.ask(asMine, 'GET', path)).body).toEqual(given.body);
    const events = await auditEventsOf(database, mine, { limit: 10, before: null });
    expect(events).toMatchObject([{ kind: 'edit', objectId: fileId, details: { kind: 'label' } }]);
    const wrong = await routes.ask(asMine, 'PATCH', path, {
      payload: { labels: [{ rows: ['0-9'], payee: 'x' }] },
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'edit-refused']);
    await routes.close();
  });

  test('that were chosen before are seen and forgotten by their own account alone', async () => {
    const [mine, theirs] = await twoUsers();
    const [asMine, asTheirs] = [{ actor: await actorOf(mine) }, { actor: await actorOf(theirs) }];
    for (const id of [mine, theirs])
      await rememberChoices(parts(), id, [{ description: 'COFFEE', label: { payee: id } }]);
    const routes = await openRoutes(labelRoutes(parts()));
    const payees = async (who: typeof asMine) =>
      (await routes.ask(who, 'GET', paths.userChoices)).body.choices.map(
        ({ payee }: { payee: string }) => payee,
      );
    expect([await payees(asMine), await payees(asTheirs)]).toEqual([[mine], [theirs]]);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await routes.ask({ actor: visitorActor('visitor_x') }, method, paths.userChoices)).status).toBe(
        401,
      );
    expect(await routes.ask(asMine, 'DELETE', paths.userChoices)).toEqual({
      status: 200,
      body: { done: true },
    });
    expect([await payees(asMine), await payees(asTheirs)]).toEqual([[], [theirs]]);
    await routes.close();
  });
});

test('rows exported before are known again by their own account, from other files only', async () => {
  const [mine, theirs] = await twoUsers();
  const [first, second] = [randomUUID(), randomUUID()];
  const row = (userId: string, key: string, fileId: string) => ({ userId, key, fileId, exportedAt: NOW });
  await writeExportedRows(database, [row(mine, 'a', first), row(mine, 'b', first), row(theirs, 'c', first)]);
  await writeExportedRows(database, [row(mine, 'a', second), row(mine, 'd', second)]);
  await writeExportedRows(database, []);
  const found = async (keys: string[], otherThan: string[]) =>
    [...(await findExportedRows(database, mine, { keys, otherThan }))].sort();
  expect(await found(['a', 'b', 'c', 'd', 'e'], [randomUUID()])).toEqual(['a', 'b', 'd']);
  expect(await found(['a', 'd'], [second])).toEqual(['a']);
  expect(await found(['b'], [second])).toEqual(['b']);
  expect(await found([], [second])).toEqual([]);
  const many = Array.from({ length: 5001 }, (_, index) => `row ${index}`);
  await writeExportedRows(
    database,
    many.map((key) => row(mine, key, first)),
  );
  expect(await found(many, [second])).toHaveLength(5001);
});

test('books are kept in place of what the same account kept before', async () => {
  const [mine, theirs] = await twoUsers();
  expect(await findBooks(database, mine)).toBeNull();
  for (const [userId, sealed] of [
    [mine, 'first'],
    [theirs, 'theirs'],
    [mine, 'second'],
  ] as const)
    await writeBooks(database, userId, sealed);
  expect([await findBooks(database, mine), await findBooks(database, theirs)]).toEqual(['second', 'theirs']);
});

describe('accounts and their sign-ins', () => {
  async function signIn(userId: string, createdAt: Date, expiresAt = at(60)): Promise<string> {
    const id = randomUUID();
    await database
      .insert(sessions)
      .values({ id, userId, token: id, createdAt, updatedAt: createdAt, expiresAt });
    return id;
  }

  test('are found while they hold, and ended by their own account alone', async () => {
    const [mine, theirs] = await twoUsers();
    const [older, newer, over] = [
      await signIn(mine, NOW),
      await signIn(mine, at(1)),
      await signIn(mine, NOW, NOW),
    ];
    const foreign = await signIn(theirs, NOW);
    expect(idsOf(await sessionsOf(database, mine, NOW))).toEqual([newer, older]);
    expect(await findSession(database, newer, NOW)).toMatchObject({
      session: { id: newer },
      user: { id: mine },
    });
    expect([await findSession(database, over, NOW), await findSession(database, 'x', NOW)]).toEqual([
      null,
      null,
    ]);
    expect(await deleteSession(database, mine, foreign)).toBe(false);
    expect(await deleteSession(database, mine, older)).toBe(true);
    expect(await deleteSession(database, mine, older)).toBe(false);
    const third = await signIn(mine, at(2));
    await deleteOtherSessions(database, mine, third);
    expect(idsOf(await sessionsOf(database, mine, NOW))).toEqual([third]);
    expect(idsOf(await sessionsOf(database, theirs, NOW))).toEqual([foreign]);
  });

  test('are listed by where they come from, and can all be ended but one', async () => {
    const [mine, theirs] = await twoUsers();
    const address = '192.0.2.7';
    const newSession = async (userId: string, more: { expiresAt?: Date; ipAddress?: string } = {}) => {
      const token = randomUUID();
      const times = { createdAt: NOW, updatedAt: NOW, expiresAt: at(60) };
      await insertSession(database, { id: token, token, userId, ...times, ...more });
      return token;
    };
    const has = async (userId: string, from: string) =>
      hasSessionFrom(database, { email: `${userId}@example.com`, address: from, now: NOW });
    const [kept, gone, over, foreign] = [
      await newSession(mine),
      await newSession(mine, { ipAddress: address }),
      await newSession(mine, { ipAddress: '192.0.2.8', expiresAt: NOW }),
      await newSession(theirs, { ipAddress: '192.0.2.9' }),
    ];
    expect(await has(mine, address)).toBe(true);
    for (const [userId, from] of [
      [mine, '192.0.2.8'],
      [mine, '192.0.2.9'],
      [theirs, address],
      ['nobody', address],
    ] as const)
      expect(await has(userId, from)).toBe(false);
    await keepSessionTimes(database, gone, { createdAt: at(-5), expiresAt: at(5) });
    expect((await findSession(database, gone, NOW))?.session).toMatchObject({
      createdAt: at(-5),
      expiresAt: at(5),
    });
    expect((await findSession(database, kept, NOW))?.session.expiresAt).toEqual(at(60));
    await deleteSessionsBut(database, mine, kept);
    expect(await findSession(database, over, at(-1))).toBeNull();
    expect(idsOf(await sessionsOf(database, mine, NOW))).toEqual([kept]);
    expect(idsOf(await sessionsOf(database, theirs, NOW))).toEqual([foreign]);
    await deleteSessions(database, mine);
    expect(idsOf(await sessionsOf(database, mine, NOW))).toEqual([]);
    expect(idsOf(await sessionsOf(database, theirs, NOW))).toEqual([foreign]);
  });

  test('are found by the whole e-mail address', async () => {
    const [mine] = await twoUsers();
    expect((await findUserByEmail(database, `${mine}@example.com`))?.id).toBe(mine);
    expect(await findUserByEmail(database, 'nobody@example.com')).toBeNull();
  });

  test('have passwords of their own, given and changed one at a time', async () => {
    const [mine, theirs] = await twoUsers();
    const google = { providerId: 'google', accountId: mine, createdAt: NOW, updatedAt: NOW };
    for (const userId of [mine, theirs])
      await database.insert(credentials).values({ ...google, id: randomUUID(), userId });
    const give = (userId: string, hash: string) => setPasswordHash(database, userId, { hash, now: NOW });
    const hashes = async () => [await passwordHashOf(database, mine), await passwordHashOf(database, theirs)];
    expect(await hashes()).toEqual([null, null]);
    await give(mine, 'first');
    expect(await hashes()).toEqual(['first', null]);
    await give(theirs, 'theirs');
    await give(mine, 'second');
    expect(await hashes()).toEqual(['second', 'theirs']);
    const kept = await database.select().from(credentials).where(eq(credentials.userId, mine));
    expect(kept.map(({ providerId, password }) => [providerId, password]).sort()).toEqual([
      ['credential', 'second'],
      ['google', null],
    ]);
    expect(await passwordHashOf(database, 'nobody')).toBeNull();
  });

  test('lose every way in alone', async () => {
    const [mine, theirs] = await twoUsers();
    for (const userId of [mine, theirs]) {
      await updateUser(database, userId, { twoFactorEnabled: true });
      await setPasswordHash(database, userId, { hash: userId, now: NOW });
      await database.insert(twoFactors).values({ id: userId, userId, secret: 'x', backupCodes: 'y' });
      await signIn(userId, NOW);
    }
    await takeAccess(database, mine);
    const waysIn = async (userId: string) => [
      await passwordHashOf(database, userId),
      idsOf(await sessionsOf(database, userId, NOW)).length,
      (await database.select().from(twoFactors).where(eq(twoFactors.userId, userId))).length,
      (await findUser(database, userId))?.twoFactorEnabled,
    ];
    expect([await waysIn(mine), await waysIn(theirs)]).toEqual([
      [null, 0, 0, false],
      [theirs, 1, 1, true],
    ]);
  });

  test('are changed and removed one at a time', async () => {
    const [mine, theirs] = await twoUsers();
    await updateUser(database, mine, { name: 'Ann' });
    expect([(await findUser(database, mine))?.name, (await findUser(database, theirs))?.name]).toEqual([
      'Ann',
      'Pat',
    ]);
    await deleteUser(database, mine);
    expect([await findUser(database, mine), (await findUser(database, theirs))?.id]).toEqual([null, theirs]);
  });
});

describe('the audit log', () => {
  const event = (actorId: string, kind = 'view', objectId = 'file') => ({
    ...{ at: NOW, actorId, kind, objectId, address: '192.0.2.1', details: { act: 'seen', name: 'secret' } },
  });

  test("shows an account its own events, page by page, and takes over a visitor's", async () => {
    const [mine, theirs] = await twoUsers();
    const visitor = `visitor_${randomUUID()}`;
    for (const each of [event(mine, 'upload'), event(theirs), event(mine, 'view'), event(visitor, 'convert')])
      await insertAuditEvent(database, each);
    const kinds = async (id: string, limit = 10, before: number | null = null) =>
      (await auditEventsOf(database, id, { limit, before })).map(({ kind }) => kind);
    expect(await kinds(mine)).toEqual(['view', 'upload']);
    const [newest] = await auditEventsOf(database, mine, { limit: 1, before: null });
    expect(await kinds(mine, 1)).toEqual(['view']);
    expect(await kinds(mine, 10, newest?.id)).toEqual(['upload']);
    await moveAuditEvents(database, visitor, mine);
    expect([await kinds(mine), await kinds(visitor), await kinds(theirs)]).toEqual([
      ['convert', 'view', 'upload'],
      [],
      ['view'],
    ]);
  });

  test('keeps of a deleted account that things were done, and not by whom or to whom', async () => {
    const [mine, theirs] = await twoUsers();
    await open.empty();
    for (const each of [
      event(mine),
      event(theirs, 'admin-act', mine),
      event(theirs, 'admin-act', 'other'),
      event(theirs, 'view', mine),
    ])
      await insertAuditEvent(database, each);
    await stripAuditEvents(database, mine);
    const stored = await database.select().from(auditEvents).orderBy(auditEvents.id);
    const bare = { actorId: null, objectId: null, address: null, details: null };
    const full = { details: { act: 'seen', name: 'secret' }, address: '192.0.2.1' };
    expect(stored).toMatchObject([
      { kind: 'view', ...bare },
      { actorId: theirs, objectId: null, details: { act: 'seen' } },
      { actorId: theirs, objectId: 'other', ...full },
      { actorId: theirs, objectId: mine, ...full },
    ]);
    expect(stored[1]?.details).toEqual({ act: 'seen' });
  });
});

import { randomUUID } from 'node:crypto';
import { paths, pathTo, plans, visitorLimits } from '@tieout/contract';
import { APIError } from 'better-auth/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserActor, VISITOR_PREFIX } from '../src/actor.ts';
import { findUser } from '../src/features/accounts/account-store.ts';
import { claimVisitorFiles } from '../src/features/accounts/claim-visitor-files.ts';
import { countOne, readCounters } from '../src/features/accounts/rate-store.ts';
import { userActor } from '../src/features/accounts/user-actor.ts';
import { createRecorder, type RecordEvent } from '../src/features/audit/record.ts';
import { deleteDocument } from '../src/features/documents/delete-document.ts';
import type { Document } from '../src/features/documents/document.ts';
import type { DocumentParts } from '../src/features/documents/parts.ts';
import { deleteAccount } from '../src/features/personal-data/delete-account.ts';
import { createPurge, PURGE, type PurgeCounts, purgeDocument } from '../src/features/retention/purge.ts';
import { retentionRoutes } from '../src/features/retention/retention-routes.ts';
import type { Owned } from '../src/owned.ts';
import {
  accountLinks,
  auditEvents,
  exportedRows,
  rateCounters,
  sessions,
  verifications,
} from '../src/platform/database/account-schema.ts';
import { billingAccounts } from '../src/platform/database/billing-schema.ts';
import type { Database } from '../src/platform/database/open-database.ts';
import { files as documents, usage } from '../src/platform/database/schema.ts';
import type { FileStore } from '../src/platform/files/file-store.ts';
import { PaymentsUnreachableError, type Subscription } from '../src/platform/payments/payments.ts';
import { type Refused, refused } from '../src/refused.ts';
import { ALL_TRACES, tracesOf } from './support/document-traces.ts';
import { openMemoryDatabase } from './support/memory-database.ts';
import { createMemoryFiles } from './support/memory-files.ts';
import { type Asking, openRoutes, SESSION } from './support/route-app.ts';
import { seedDocument, seedUser } from './support/seed.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date('2026-03-10T12:00:00Z');
const at = (offsetMs: number) => new Date(NOW.getTime() + offsetMs);

let open: Awaited<ReturnType<typeof openMemoryDatabase>>;
let database: Database;
let files: FileStore;
let reported: PurgeCounts[];
beforeAll(async () => {
  open = await openMemoryDatabase();
  database = open.database;
});
afterAll(() => open?.close());
/** An empty database and store: what an earlier test left behind must not be counted by a later one. */
async function begin(): Promise<void> {
  await open.empty();
  files = createMemoryFiles();
  reported = [];
}

const parts = () => ({ database, files, now: () => NOW });
const newPurge = () => createPurge(parts(), (counts) => reported.push(counts));
const purge = () => newPurge()();
const visitorId = () => `${VISITOR_PREFIX}${randomUUID()}`;
const seed = (document: Parameters<typeof seedDocument>[1]) => seedDocument({ database, files }, document);
const traces = (id: string) => tracesOf({ database, files }, id);
async function stored(id: string): Promise<Document | undefined> {
  const [row] = await database.select().from(documents).where(eq(documents.id, id));
  return row;
}
async function actorOf(id: string): Promise<UserActor> {
  const user = await findUser(database, id);
  if (user === null) throw new Error('no user');
  return userActor(user, new Set());
}
const owned = async (id: string) => (await stored(id)) as Owned<Document>;

describe('a purge', () => {
  test('takes everything of a document whose time is over, and leaves its name, day and verdict', async () => {
    await begin();
    const id = await seed({ ownerId: 'somebody', expiresAt: NOW });
    expect(await traces(id)).toEqual(ALL_TRACES);
    const counts = await purge();
    expect(await traces(id)).toEqual([]);
    expect(counts).toEqual({ documents: 1, rows: 5, orphans: 0 });
    expect(reported).toEqual([counts]);
    expect(PURGE).toEqual({ name: 'purge', cron: '*/10 * * * *' });
    expect(await stored(id)).toMatchObject({
      status: 'expired',
      expiresAt: null,
      originalName: 'statement.pdf',
      verdict: 'proven',
      createdAt: new Date('2026-01-15T00:00:00Z'),
    });
  });

  test('takes the password kept for a job that was never done', async () => {
    await begin();
    const id = await seed({ ownerId: 'somebody', status: 'failed', sealedPassword: Buffer.from('sealed') });
    expect(await traces(id)).toContain('files.sealed_password');
    await purge();
    expect(await traces(id)).toEqual([]);
  });

  test('leaves what has a moment left, what has no end, and what is still being read', async () => {
    await begin();
    const kept = [
      await seed({ ownerId: 'somebody', expiresAt: at(1) }),
      await seed({ ownerId: 'somebody', expiresAt: null }),
      await seed({ ownerId: 'somebody', status: 'processing', expiresAt: at(-DAY_MS) }),
    ];
    expect(await purge()).toEqual({ documents: 0, rows: 0, orphans: 0 });
    for (const id of kept) expect(await traces(id)).toEqual(ALL_TRACES);
  });

  test("leaves no row of a visitor's document, who has no history", async () => {
    await begin();
    const id = await seed({ ownerId: visitorId(), expiresAt: NOW });
    expect(await purge()).toEqual({ documents: 1, rows: 6, orphans: 0 });
    expect([await stored(id), await traces(id)]).toEqual([undefined, []]);
  });

  test('takes only what is due of several owners, and nothing of the rest', async () => {
    await begin();
    const due = await seed({ ownerId: 'somebody', expiresAt: NOW });
    const kept = await seed({ ownerId: 'somebody', expiresAt: at(HOUR_MS) });
    const others = await seed({ ownerId: 'somebody else', expiresAt: at(HOUR_MS) });
    await purge();
    expect(await traces(due)).toEqual([]);
    expect([await traces(kept), await traces(others)]).toEqual([ALL_TRACES, ALL_TRACES]);
  });

  test('removes stored files without a document that still has content, once they were seen twice', async () => {
    await begin();
    const kept = [
      await seed({ ownerId: 'somebody', expiresAt: at(DAY_MS) }),
      await seed({ ownerId: 'somebody', status: 'processing', expiresAt: at(DAY_MS) }),
    ];
    const leftBehind = [
      await seed({ ownerId: 'somebody', status: 'expired', expiresAt: null }),
      await seed({ ownerId: 'somebody', status: 'failed', expiresAt: null }),
      await seed({ ownerId: 'somebody', expiresAt: at(DAY_MS) }),
    ];
    await database.delete(documents).where(eq(documents.id, leftBehind[2] ?? ''));
    const storedIds = async () => {
      const ids: string[] = [];
      for await (const id of files.ids()) ids.push(id);
      return ids.sort();
    };
    const purge = newPurge();
    expect((await purge()).orphans).toBe(0);
    expect(await storedIds()).toEqual([...kept, ...leftBehind].sort());
    expect((await purge()).orphans).toBe(3);
    expect(await storedIds()).toEqual([...kept].sort());
    expect((await purge()).orphans).toBe(0);
  });

  test('does not remove a stored file whose document was written down after it was first seen', async () => {
    await begin();
    const purge = newPurge();
    const id = await seed({ ownerId: 'somebody', expiresAt: at(DAY_MS) });
    const row = await stored(id);
    await database.delete(documents).where(eq(documents.id, id));
    await purge();
    if (row) await database.insert(documents).values(row);
    expect((await purge()).orphans).toBe(0);
    expect(await files.read(id, 'document')).not.toBeNull();
  });
});

describe('a purge of what has an end of its own', () => {
  test('removes sign-ins and mailed links that have expired, and no others', async () => {
    await begin();
    const userId = await seedUser(database);
    const ends = { past: at(-1), now: NOW, future: at(HOUR_MS) };
    const id = (name: string) => `${userId} ${name}`;
    for (const [name, expiresAt] of Object.entries(ends)) {
      const row = { id: id(name), expiresAt, createdAt: NOW, updatedAt: NOW };
      await database.insert(sessions).values({ ...row, userId, token: id(name) });
      await database.insert(verifications).values({ ...row, identifier: 'reset', value: 'x' });
      const link = { userId, kind: 'reset-password' as const, email: 'a@example.com', expiresAt };
      await database.insert(accountLinks).values({ ...link, tokenHash: id(name) });
    }
    const left = async (table: typeof sessions | typeof verifications) => {
      const rows = await database.select({ id: table.id }).from(table);
      return rows
        .map((row) => row.id)
        .filter((each) => each.startsWith(userId))
        .sort();
    };
    await purge();
    expect(await left(sessions)).toEqual([id('future'), id('now')]);
    expect(await left(verifications)).toEqual([id('future'), id('now')]);
    const links = await database.select().from(accountLinks).where(eq(accountLinks.userId, userId));
    expect(links.map(({ tokenHash }) => tokenHash).sort()).toEqual([id('future'), id('now')]);
  });

  test("forgets visitors' counts of earlier months, and keeps accounts' and this month's", async () => {
    await begin();
    const [visitor, userId] = [visitorId(), `user-${randomUUID()}`];
    for (const ownerId of [visitor, userId])
      for (const period of ['2026-02', '2026-03'])
        await database.insert(usage).values({ ownerId, period, used: 2 });
    await purge();
    const left = await database
      .select()
      .from(usage)
      .where(inArray(usage.ownerId, [visitor, userId]));
    expect(left.map(({ ownerId, period }) => `${ownerId} ${period}`).sort()).toEqual(
      [`${userId} 2026-02`, `${userId} 2026-03`, `${visitor} 2026-03`].sort(),
    );
  });

  test('forgets after 400 days that rows were exported, and not before', async () => {
    await begin();
    const userId = await seedUser(database);
    const row = (key: string, exportedAt: Date) => ({ userId, key, fileId: randomUUID(), exportedAt });
    await database
      .insert(exportedRows)
      .values([row('old', at(-400 * DAY_MS - 1)), row('young', at(-400 * DAY_MS)), row('new', NOW)]);
    await purge();
    const left = await database.select().from(exportedRows).where(eq(exportedRows.userId, userId));
    expect(left.map(({ key }) => key).sort()).toEqual(['new', 'young']);
  });

  test('forgets counters of limits after a day', async () => {
    await begin();
    const key = randomUUID();
    await database.insert(rateCounters).values([
      { key: `${key} old`, windowStart: at(-DAY_MS - 1), count: 1 },
      { key: `${key} young`, windowStart: at(-DAY_MS), count: 1 },
    ]);
    await purge();
    const left = await database.select().from(rateCounters);
    expect(left.map((row) => row.key).filter((each) => each.startsWith(key))).toEqual([`${key} young`]);
  });
});

describe('one document', () => {
  test('purged on demand loses everything, and no other document of its owner does', async () => {
    await begin();
    const ownerId = await seedUser(database);
    const [id, other] = [await seed({ ownerId }), await seed({ ownerId })];
    expect(await purgeDocument(parts(), await owned(id))).toBe(5);
    expect([await traces(id), await traces(other)]).toEqual([[], ALL_TRACES]);
  });

  test('deleted leaves no row at all; one that was read costs its conversion all the same', async () => {
    await begin();
    const ownerId = await seedUser(database);
    await database.insert(usage).values({ ownerId, period: '2026-03', used: 2 });
    const [id, other] = [
      await seed({ ownerId, chargedPeriod: '2026-03' }),
      await seed({ ownerId, chargedPeriod: '2026-03', status: 'processing' }),
    ];
    const used = async () =>
      (await database.select().from(usage).where(eq(usage.ownerId, ownerId))).map((row) => row.used);
    await deleteDocument(parts(), await owned(id));
    expect([await stored(id), await traces(id)]).toEqual([undefined, []]);
    expect([await traces(other), await used()]).toEqual([ALL_TRACES, [2]]);
    await deleteDocument(parts(), await owned(other));
    expect([await traces(other), await used()]).toEqual([[], [1]]);
  });
});

describe("what a visitor's account takes over", () => {
  const adminEmails = new Set<string>();
  const claim = (visitor: string, userId: string) =>
    claimVisitorFiles({ database, adminEmails }, visitor, userId);

  test.each(plans)(
    "is kept as long as the account's plan says: $id",
    async ({ id: planType, retentionHours }) => {
      await begin();
      const createdAt = at(-2 * HOUR_MS);
      const visitor = visitorId();
      const userId = await seedUser(database, { planType });
      const ends = new Date(createdAt.getTime() + visitorLimits.retentionHours * HOUR_MS);
      const id = await seed({ ownerId: visitor, createdAt, expiresAt: ends });
      await claim(visitor, userId);
      expect(await stored(id)).toMatchObject({
        ownerId: userId,
        expiresAt: new Date(createdAt.getTime() + retentionHours * HOUR_MS),
      });
    },
  );

  test('is kept for less where the account chose less', async () => {
    await begin();
    const visitor = visitorId();
    const userId = await seedUser(database, { planType: 'business', retentionHours: 3 });
    const id = await seed({ ownerId: visitor, createdAt: NOW, expiresAt: at(DAY_MS) });
    await claim(visitor, userId);
    expect((await stored(id))?.expiresAt).toEqual(at(3 * HOUR_MS));
  });

  test('has no end where it had none: its content is gone already', async () => {
    await begin();
    const visitor = visitorId();
    const userId = await seedUser(database, { planType: 'pro' });
    const id = await seed({ ownerId: visitor, status: 'failed', expiresAt: null });
    await claim(visitor, userId);
    expect(await stored(id)).toMatchObject({ ownerId: userId, expiresAt: null });
  });

  test("is the files, conversions and events of that visitor, and nobody else's", async () => {
    await begin();
    const [visitor, other, userId] = [visitorId(), visitorId(), await seedUser(database)];
    const event = (actorId: string) => ({ at: NOW, actorId, kind: 'upload' });
    for (const ownerId of [visitor, other]) {
      await seed({ ownerId });
      await database.insert(usage).values({ ownerId, period: '2026-03', used: 2 });
      await database.insert(auditEvents).values(event(ownerId));
    }
    await database.insert(usage).values([
      { ownerId: userId, period: '2026-02', used: 1 },
      { ownerId: userId, period: '2026-03', used: 1 },
    ]);
    await claim(visitor, userId);
    const has = async (ownerId: string) => ({
      files: (await database.select().from(documents).where(eq(documents.ownerId, ownerId))).length,
      events: (await database.select().from(auditEvents).where(eq(auditEvents.actorId, ownerId))).length,
      used: (
        await database
          .select()
          .from(usage)
          .where(and(eq(usage.ownerId, ownerId)))
      )
        .map(({ period, used }) => `${period} ${used}`)
        .sort(),
    });
    expect(await has(userId)).toEqual({ files: 1, events: 1, used: ['2026-02 1', '2026-03 3'] });
    expect(await has(visitor)).toEqual({ files: 0, events: 0, used: [] });
    expect(await has(other)).toEqual({ files: 1, events: 1, used: ['2026-03 2'] });
  });

  test('stays as it is where there is no such account', async () => {
    await begin();
    const visitor = visitorId();
    const id = await seed({ ownerId: visitor, expiresAt: at(DAY_MS) });
    await claim(visitor, 'nobody');
    expect(await stored(id)).toMatchObject({ ownerId: visitor, expiresAt: at(DAY_MS) });
  });
});

describe('keeping for less time over the API', () => {
  const routes = () =>
    openRoutes(
      retentionRoutes({
        ...parts(),
        record: createRecorder(database, () => NOW),
      } as unknown as DocumentParts & {
        record: RecordEvent;
      }),
    );
  const pathOf = (id: string) => pathTo(paths.userFileRetention, { id });
  const hours = (count: number) => ({ payload: { hours: count } });
  const auditOf = async (actorId: string) =>
    (await database.select().from(auditEvents).where(eq(auditEvents.actorId, actorId))).map(
      ({ kind, objectId, details }) => [kind, objectId, details],
    );

  test('moves the end of a document nearer, never away, and notes it', async () => {
    await begin();
    const { ask, close } = await routes();
    const ownerId = await seedUser(database);
    const who = { actor: await actorOf(ownerId) };
    const [id, other] = [
      await seed({ ownerId, expiresAt: at(DAY_MS) }),
      await seed({ ownerId, expiresAt: at(DAY_MS) }),
    ];
    const ends = async () => [(await stored(id))?.expiresAt, (await stored(other))?.expiresAt];
    const later = await ask(who, 'PATCH', pathOf(id), hours(25));
    expect([later.status, later.body.expiresAt]).toEqual([200, at(DAY_MS).toISOString()]);
    expect(await ends()).toEqual([at(DAY_MS), at(DAY_MS)]);
    const sooner = await ask(who, 'PATCH', pathOf(id), hours(2));
    expect([sooner.status, sooner.body.expiresAt]).toEqual([200, at(2 * HOUR_MS).toISOString()]);
    expect(await ends()).toEqual([at(2 * HOUR_MS), at(DAY_MS)]);
    expect(await traces(id)).toEqual(ALL_TRACES);
    expect(await auditOf(ownerId)).toEqual([
      ['retention-changed', id, { hours: 25 }],
      ['retention-changed', id, { hours: 2 }],
    ]);
    await close();
  });

  test('takes everything at once where it is to be kept no more', async () => {
    await begin();
    const { ask, close } = await routes();
    const ownerId = await seedUser(database);
    const id = await seed({ ownerId, expiresAt: at(DAY_MS) });
    const gone = await ask({ actor: await actorOf(ownerId) }, 'PATCH', pathOf(id), hours(0));
    expect([gone.status, gone.body]).toMatchObject([
      200,
      { status: 'expired', csvPath: null, expiresAt: null },
    ]);
    expect(await traces(id)).toEqual([]);
    expect(await auditOf(ownerId)).toEqual([['retention-changed', id, { hours: 0 }]]);
    await close();
  });

  test("changes nothing of another's document, of one being read, or of one that is gone", async () => {
    await begin();
    const { ask, close } = await routes();
    const ownerId = await seedUser(database);
    const who = { actor: await actorOf(ownerId) };
    const refused = async (id: string, asking: Asking = who) => {
      const before = await traces(id);
      const { status, body } = await ask(asking, 'PATCH', pathOf(id), hours(0));
      expect(await traces(id)).toEqual(before);
      return [status, body.code];
    };
    const foreign = await seed({ ownerId: await seedUser(database), expiresAt: at(DAY_MS) });
    const reading = await seed({ ownerId, status: 'processing', expiresAt: at(DAY_MS) });
    const expired = await seed({ ownerId, status: 'expired', expiresAt: null });
    expect(await refused(foreign)).toEqual([404, 'file-not-found']);
    expect(await refused(foreign, null)).toEqual([404, 'file-not-found']);
    expect(await refused(reading)).toEqual([409, 'file-not-ready']);
    expect(await refused(expired)).toEqual([410, 'file-expired']);
    expect(await auditOf(ownerId)).toEqual([]);
    await close();
  });
});

describe('deleting an account', () => {
  type Call = Parameters<typeof deleteAccount>;
  const PASSWORD = 'correct horse battery';
  const ended: string[] = [];
  let subscription: Partial<Subscription> | null = null;
  let refusal: Refused | null = null;
  let limited: unknown[] = [];

  /** Deletes as the account's own person would; what is not of the rule itself answers as it is shown to. */
  async function remove(
    userId: string,
    { confirmation = '', password = PASSWORD, session = SESSION as object | null },
  ) {
    const payments = {
      realm: 'sandbox',
      look: async () => {
        if (subscription?.id === 'away') throw new PaymentsUnreachableError('away');
        return { subscription, invoices: [] };
      },
      end: async (_customer: string, id: string) => void ended.push(id),
    };
    const auth = {
      api: {
        verifyPassword: async ({ body, headers }: { body: { password: string }; headers: Headers }) => {
          const isRight = body.password === PASSWORD && headers.get('authorization') === 'Bearer token';
          if (!isRight) throw new APIError('BAD_REQUEST');
        },
      },
    };
    const limitRate = async (...asked: unknown[]) => {
      limited = asked;
      return refusal;
    };
    return deleteAccount(
      { ...parts(), payments, auth, limitRate } as unknown as Call[0],
      { request: { session, ip: '192.0.2.1' }, user: await actorOf(userId) } as unknown as Call[1],
      { confirmation: confirmation || `${userId}@example.com`, password },
    );
  }

  /** An account with something in every part of the product. */
  async function account(): Promise<{ userId: string; fileId: string }> {
    const userId = await seedUser(database);
    const fileId = await seed({ ownerId: userId });
    await seed({ ownerId: userId, status: 'processing' });
    await database.insert(usage).values({ ownerId: userId, period: '2026-03', used: 2 });
    await database.insert(auditEvents).values({ at: NOW, actorId: userId, kind: 'view', objectId: fileId });
    await database.insert(billingAccounts).values({ userId, realm: 'sandbox', customerId: `cus ${userId}` });
    return { userId, fileId };
  }

  /** Tables and stored files that hold the account's id, in whatever column. */
  async function tracesOfUser(userId: string): Promise<string[]> {
    const { rows } = await database.execute<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const line = sql`select 1 from ${sql.identifier(name)} t where position(${userId} in t::text) > 0`;
      if ((await database.execute(line)).rows.length > 0) found.push(name);
    }
    return found.sort();
  }
  const OF_AN_ACCOUNT = [
    'audit_events',
    'billing_accounts',
    'edits',
    'files',
    'idempotency_keys',
    'usage',
    'users',
  ];

  test('leaves no trace of it, and everything of others', async () => {
    await begin();
    [subscription, refusal] = [null, null];
    const [{ userId, fileId }, other] = [await account(), await account()];
    expect(await tracesOfUser(userId)).toEqual(OF_AN_ACCOUNT);
    expect(await remove(userId, {})).toBeNull();
    expect(limited).toEqual(['guess', { address: '192.0.2.1', account: userId }]);
    expect([await tracesOfUser(userId), await traces(fileId)]).toEqual([[], []]);
    expect([await tracesOfUser(other.userId), await traces(other.fileId)]).toEqual([
      OF_AN_ACCOUNT,
      ALL_TRACES,
    ]);
    const kept = [];
    for await (const id of files.ids()) kept.push(id);
    expect(kept).toHaveLength(2);
  });

  test('needs its address typed out, its password, and a sign-in of its own', async () => {
    await begin();
    [subscription, refusal] = [null, null];
    const { userId, fileId } = await account();
    const wrong = [
      [{ confirmation: 'somebody@example.com' }, 'confirmation-mismatch'],
      [{ password: 'a wrong one' }, 'wrong-credentials'],
      [{ session: null }, 'not-allowed'],
      [{ session: { ...SESSION, token: 'of somebody else' } }, 'wrong-credentials'],
    ] as const;
    for (const [given, code] of wrong)
      expect(await remove(userId, given)).toMatchObject({ refused: { code } });
    refusal = refused('rate-limited');
    expect(await remove(userId, {})).toMatchObject({ refused: { code: 'rate-limited' } });
    refusal = null;
    expect([await tracesOfUser(userId), await traces(fileId)]).toEqual([OF_AN_ACCOUNT, ALL_TRACES]);
    expect(await remove(userId, { confirmation: ` ${userId.toUpperCase()}@example.com ` })).toBeNull();
  });

  test('ends what it pays for first, and is put off while that cannot be done', async () => {
    await begin();
    [subscription, refusal] = [{ id: 'away' }, null];
    const { userId, fileId } = await account();
    expect(await remove(userId, {})).toMatchObject({ refused: { code: 'payments-unreachable' } });
    expect([await tracesOfUser(userId), await traces(fileId)]).toEqual([OF_AN_ACCOUNT, ALL_TRACES]);
    ended.length = 0;
    subscription = { id: 'sub_1', status: 'active' };
    expect(await remove(userId, {})).toBeNull();
    expect(ended).toEqual(['sub_1']);
  });

  test('ends nothing twice', async () => {
    await begin();
    [subscription, refusal] = [{ id: 'sub_2', status: 'ended' }, null];
    ended.length = 0;
    expect(await remove((await account()).userId, {})).toBeNull();
    expect(ended).toEqual([]);
  });
});

describe('counters of limits', () => {
  test('count within their window, each key for itself, and start again after it', async () => {
    await begin();
    const count = async (seconds: number, ...keys: string[]) =>
      (await countOne(database, { keys, now: at(seconds * 1000), windowMs: 60_000 })).map(
        ({ key, count: times }) => `${key} ${times}`,
      );
    expect(await count(0, 'a', 'b')).toEqual(['a 1', 'b 1']);
    expect(await count(30, 'b', 'a')).toEqual(['b 2', 'a 2']);
    expect(await count(60, 'a')).toEqual(['a 3']);
    expect(await count(61, 'a', 'c')).toEqual(['a 1', 'c 1']);
    expect(await count(121, 'a')).toEqual(['a 2']);
  });

  test('are read without being counted, each key for itself, until their window is over', async () => {
    await begin();
    await countOne(database, { keys: ['a', 'b'], now: NOW, windowMs: 60_000 });
    const read = async (seconds: number, ...keys: string[]) =>
      (await readCounters(database, { keys, now: at(seconds * 1000), windowMs: 60_000 }))
        .map(({ key, count: times }) => `${key} ${times}`)
        .sort();
    expect(await read(0, 'a')).toEqual(['a 1']);
    expect(await read(60, 'a', 'b', 'c')).toEqual(['a 1', 'b 1']);
    expect(await read(61, 'a', 'b')).toEqual([]);
  });
});

describe('more than a purge takes at once', () => {
  test('takes all that is due', async () => {
    await begin();
    const due = Array.from({ length: 101 }, () => ({
      ...{
        id: randomUUID(),
        ownerId: 'somebody',
        originalName: 'a.pdf',
        fileSize: 1,
        status: 'completed' as const,
      },
      ...{
        maxPages: 1,
        fingerprint: 'print',
        wrappedKey: Buffer.from('key'),
        createdAt: NOW,
        expiresAt: NOW,
      },
    }));
    await database.insert(documents).values(due);
    expect((await purge()).documents).toBe(101);
    expect(await database.select().from(documents).where(eq(documents.status, 'completed'))).toEqual([]);
  });

  test('looks at every stored file', async () => {
    await begin();
    async function* bytes() {
      yield Buffer.from('x');
    }
    for (let n = 0; n < 101; n++) await files.write(randomUUID(), 'document', bytes());
    const purge = newPurge();
    await purge();
    expect((await purge()).orphans).toBe(101);
  });
});

import { randomUUID } from 'node:crypto';
import { plans, visitorLimits } from '@tieout/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITOR_PREFIX } from '../src/actor.ts';
import { claimVisitorFiles } from '../src/features/accounts/claim-visitor-files.ts';
import { deleteDocument } from '../src/features/documents/delete-document.ts';
import type { Document, Owned } from '../src/features/documents/document.ts';
import { createPurge, type PurgeCounts, purgeDocument } from '../src/features/retention/purge.ts';
import {
  auditEvents,
  exportedRows,
  rateCounters,
  sessions,
  verifications,
} from '../src/platform/database/account-schema.ts';
import type { Database } from '../src/platform/database/open-database.ts';
import { files as documents, usage } from '../src/platform/database/schema.ts';
import type { FileStore } from '../src/platform/files/file-store.ts';
import { ALL_TRACES, tracesOf } from './support/document-traces.ts';
import { openMemoryDatabase } from './support/memory-database.ts';
import { createMemoryFiles } from './support/memory-files.ts';
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

  test('takes all that is due, however many', async () => {
    await begin();
    const due = Array.from({ length: 201 }, () => ({
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
    expect((await purge()).documents).toBe(201);
    expect(await database.select().from(documents).where(eq(documents.status, 'completed'))).toEqual([]);
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

  test('looks at every stored file, however many', async () => {
    await begin();
    async function* bytes() {
      yield Buffer.from('x');
    }
    for (let n = 0; n < 230; n++) await files.write(randomUUID(), 'document', bytes());
    const purge = newPurge();
    await purge();
    expect((await purge()).orphans).toBe(230);
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

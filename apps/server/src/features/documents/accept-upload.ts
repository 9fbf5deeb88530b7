import { plans } from '@tieout/contract';
import type { Actor } from '../../actor.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { auditEventFrom } from '../audit/audit-store.ts';
import { findByKey, insertKey } from './idempotency-store.ts';
import { addressKeyOf } from './over-limit.ts';
import type { DocumentParts } from './parts.ts';
import { periodEnd, periodOf } from './period.ts';
import { READ_DOCUMENT, type ReadDocumentJob } from './read-document.ts';
import type { ReceivedUpload } from './receive-upload.ts';
import { type NewDocument, reserveAndInsert } from './reservation-store.ts';
import { turnCost } from './turn-cost.ts';
import { conversionsUsed } from './usage-store.ts';

/** A received upload, and the address it came from, for the audit log. */
export type RecordedUpload = ReceivedUpload & { readonly address: string };

/** Takes a received PDF on: reserves its conversion, writes its row and its job, all or nothing. What is refused leaves nothing behind. */
export async function acceptUpload(
  parts: DocumentParts,
  actor: Actor,
  upload: RecordedUpload,
): Promise<{ readonly fileId: string } | Refused> {
  let isAccepted = false;
  try {
    const result = await tryAccept(parts, actor, upload);
    isAccepted = !isRefused(result) && result.fileId === upload.id;
    return result;
  } finally {
    if (!isAccepted) await parts.files.remove(upload.id);
  }
}

/** Thrown to undo a transaction whose idempotency key another request used at the same moment. */
class KeyTakenError extends Error {}

async function tryAccept(
  parts: DocumentParts,
  actor: Actor,
  upload: RecordedUpload,
): Promise<{ readonly fileId: string } | Refused> {
  const earlier = await earlierUpload(parts, actor, upload);
  if (earlier !== null) return earlier;
  const now = parts.now();
  try {
    const refusal = await parts.database.transaction((at) => takeOn(parts, at, { actor, upload, now }));
    if (refusal !== null) return refusal;
  } catch (error) {
    if (error instanceof KeyTakenError)
      return (await earlierUpload(parts, actor, upload)) ?? quotaExceeded(actor, now);
    throw error;
  }
  parts.queue.wake(READ_DOCUMENT.name);
  return { fileId: upload.id };
}

async function takeOn(
  parts: DocumentParts,
  at: Transaction,
  { actor, upload, now }: { readonly actor: Actor; readonly upload: RecordedUpload; readonly now: Date },
): Promise<Refused | null> {
  const document = newDocument(parts, actor, upload, now);
  const { isAgain, address } = upload;
  const event = { at: now, actorId: actor.id, kind: 'upload' as const, objectId: upload.id, address };
  const { isReserved, same } = await reserveAndInsert(at, document, {
    limit: actor.limits.conversionsPerMonth,
    isAgain,
    entryFrom: (reserved) => auditEventFrom(reserved, event),
  });
  if (same !== null) {
    return refused('duplicate-file', { details: { fileId: same.id, originalName: same.originalName } });
  }
  if (!isReserved) return quotaExceeded(actor, now);
  await keepKey(parts, at, upload, document);
  const addressKey = addressKeyOf(parts, address);
  const job: ReadDocumentJob = { fileId: upload.id, pages: upload.pages, trail: upload.trail, addressKey };
  await parts.queue.add(at, READ_DOCUMENT.name, job, { ownerId: actor.id, cost: turnCost(actor) });
  return null;
}

/** The document an upload with the same idempotency key became, if there was one. */
async function earlierUpload(
  parts: DocumentParts,
  actor: Actor,
  upload: ReceivedUpload,
): Promise<{ readonly fileId: string } | Refused | null> {
  if (upload.idempotencyKey === null) return null;
  const earlier = await findByKey(parts.database, actor.id, hashOfKey(parts, upload.idempotencyKey));
  if (earlier === null) return null;
  return earlier.fingerprint === upload.fingerprint
    ? { fileId: earlier.id }
    : refused('idempotency-conflict');
}

async function keepKey(
  parts: DocumentParts,
  transaction: Transaction,
  upload: ReceivedUpload,
  { id, ownerId, createdAt }: { readonly id: string; readonly ownerId: string; readonly createdAt: Date },
): Promise<void> {
  if (upload.idempotencyKey === null) return;
  const key = hashOfKey(parts, upload.idempotencyKey);
  const isNew = await insertKey(transaction, { ownerId, key, fileId: id, createdAt });
  if (!isNew) throw new KeyTakenError();
}

function hashOfKey(parts: DocumentParts, key: string): string {
  return parts.secrets.keyedHash('idempotency').update(key).digest('hex');
}

/** Refuses early, before a file is received, where no conversion is left; the reservation that counts comes later. */
export async function refuseUsedUp(
  parts: Pick<DocumentParts, 'database' | 'now'>,
  actor: Actor,
): Promise<Refused | null> {
  const limit = actor.limits.conversionsPerMonth;
  if (limit === null) return null;
  const now = parts.now();
  const used = await conversionsUsed(parts.database, actor.id, periodOf(now));
  return used < limit ? null : quotaExceeded(actor, now);
}

function newDocument(parts: DocumentParts, actor: Actor, upload: ReceivedUpload, now: Date): NewDocument {
  return {
    id: upload.id,
    ownerId: actor.id,
    originalName: upload.originalName,
    fileSize: upload.size,
    maxPages: actor.limits.maxPages,
    fingerprint: upload.fingerprint,
    wrappedKey: parts.secrets.wrapKey(upload.dataKey, upload.id),
    sealedPassword: upload.password === null ? null : upload.vault.sealPassword(upload.password),
    chargedPeriod: upload.isSample ? null : periodOf(now),
    createdAt: now,
    expiresAt: new Date(now.getTime() + actor.limits.retentionHours * 3_600_000),
  };
}

/** Messages are in US English; months are counted in UTC. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function quotaExceeded(actor: Actor, now: Date): Refused {
  const limit = actor.limits.conversionsPerMonth;
  const resetsAt = periodEnd(now).toISOString();
  return refused('quota-exceeded', {
    message: `You have used all ${limit} conversions this month. ${wayOut(actor)}, or wait until ${DAY.format(periodEnd(now))} (UTC).`,
    details: { limit, resetsAt },
  });
}

/** The smallest step to more conversions. */
function wayOut(actor: Actor): string {
  const now = actor.limits.conversionsPerMonth ?? 0;
  const wider = plans.find(({ conversionsPerMonth: count }) => count === null || count > now);
  if (wider === undefined) return 'Contact support';
  const { conversionsPerMonth: count } = wider;
  const more = count === null ? 'unlimited conversions' : `${count} a month`;
  return actor.kind === 'visitor'
    ? `Register for free to get ${more}`
    : `Upgrade to ${wider.name} to get ${more}`;
}

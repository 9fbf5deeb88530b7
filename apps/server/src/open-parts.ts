import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Configuration, keySourceOf, publicUrlOf } from './configuration.ts';
import { noteConversion } from './features/analytics/note-conversion.ts';
import type { BillingParts } from './features/billing/parts.ts';
import { APPLY_PAYMENT_EVENT } from './features/billing/receive-event.ts';
import { createFollower } from './features/documents/follow-documents.ts';
import type { DocumentParts } from './features/documents/parts.ts';
import { READ_DOCUMENT } from './features/documents/read-document.ts';
import { type HeldFor, holdResult } from './features/health/hold-result.ts';
import type { CheckedPart } from './features/health/try-part.ts';
import { type CurrentSettings, openCurrentSettings } from './features/settings/current-settings.ts';
import { followDebugMode } from './features/settings/follow-debug-mode.ts';
import { announceFinished, DELIVER_WEBHOOK, type WebhookParts } from './features/webhooks/deliver.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { SEND_MAIL } from './platform/mail/post-mail.ts';
import { createMetrics, type Metrics } from './platform/observing/metrics.ts';
import { openTracing, type Tracing } from './platform/observing/tracing.ts';
import { openPayments } from './platform/payments/open-payments.ts';
import { FIRE_SANDBOX_EVENT } from './platform/payments/sandbox/sandbox-bank.ts';
import { openQueue, type Queue, type QueueDefinition } from './platform/queue/queue.ts';
import type { Backlog } from './platform/queue/read-backlog.ts';
import { openKeptSecrets } from './platform/secrets/kept-key-store.ts';
import { readMasterKeys } from './platform/secrets/master-keys.ts';

const STORAGE_HELD_FOR: HeldFor = { healthyMs: 30_000, troubleMs: 5000 };

/** Things that were opened, to be closed in the opposite order. */
export type Opened = { add(close: () => unknown): void; close(): Promise<void> };

/** What every process of the product works with, whether it answers requests or reads documents. */
export type OpenParts = DocumentParts &
  WebhookParts &
  BillingParts & {
    readonly open: OpenDatabase;
    readonly settings: CurrentSettings;
    readonly metrics: Metrics;
    readonly tracing: Tracing;
    /** What the process cannot work without, for telling whether it is ready. */
    readonly checkedParts: readonly CheckedPart[];
  };

/** Nothing opened yet. */
export function nothingOpened(): Opened {
  const closing: (() => unknown)[] = [];
  return {
    add: (close) => void closing.push(close),
    async close() {
      for (const close of closing.splice(0).reverse()) await close();
    },
  };
}

/** Opens secrets, files, database and queue. The queue is not among what is closed with `opened`: whoever works on it says when. */
export async function openParts(
  { configuration, logger, now }: { configuration: Configuration; logger: Logger; now: () => Date },
  opened: Opened,
): Promise<OpenParts> {
  const { dataFolder, databaseUrl, s3, allowsPrivateWebhooks } = configuration;
  const onError = (error: Error) => logger.error({ err: error }, 'background work failed');
  const keys = await readMasterKeys(keySourceOf(configuration));
  const files = await openFileStore({
    s3,
    folder: join(dataFolder, 'files'),
    isShared: databaseUrl !== null,
  });
  const open = await openDatabase({ url: databaseUrl, folder: join(dataFolder, 'database') }, onError);
  opened.add(open.close);
  const { database } = open;
  const secrets = await openKeptSecrets(keys, database);
  const queues = [READ_DOCUMENT, SEND_MAIL, DELIVER_WEBHOOK, FIRE_SANDBOX_EVENT, APPLY_PAYMENT_EVENT];
  const queue = await openQueue({ pool: open.pool, isShared: databaseUrl !== null }, queues, onError);
  const settings = openCurrentSettings(database);
  opened.add(followDebugMode(settings, logger));
  const tracing = openTracing(configuration.tracesEndpoint, `${hostname()}:${process.pid}`);
  opened.add(tracing.stop);
  const metrics = createMetrics(() => backlogsOf(queue, queues));
  const checkedParts = [
    { name: 'database', check: () => open.pool.query('select 1') },
    // Whoever asks whether the process is ready must not make it write each time.
    { name: 'storage', check: holdResult(files.check, STORAGE_HELD_FOR) },
  ];
  const follower = createFollower(database, onError);
  const announce: DocumentParts['announce'] = async (transaction, document) => {
    await noteConversion(transaction, document, now());
    await announceFinished({ queue, now }, transaction, document);
  };
  return {
    ...{ open, database, files, queue, secrets, follower, announce, now, allowsPrivateWebhooks },
    ...{ settings, metrics, tracing, checkedParts },
    ...openPayments(configuration, { database, queue, secrets, now }),
    publicUrl: () => publicUrlOf(configuration),
  };
}

async function backlogsOf(
  queue: Queue,
  definitions: readonly QueueDefinition[],
): Promise<ReadonlyMap<string, Backlog>> {
  const names = definitions.map(({ name }) => name);
  return new Map(await Promise.all(names.map(async (name) => [name, await queue.backlog(name)] as const)));
}

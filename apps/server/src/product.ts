import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Configuration, outboxOf } from './configuration.ts';
import { openAccounts } from './features/accounts/open-accounts.ts';
import { createFollower } from './features/documents/follow-documents.ts';
import type { DocumentParts } from './features/documents/parts.ts';
import { giveUpDocument, READ_DOCUMENT, readDocument } from './features/documents/read-document.ts';
import { createPurge, PURGE, type PurgeCounts } from './features/retention/purge.ts';
import {
  announceFinished,
  DELIVER_WEBHOOK,
  deliver,
  giveUpDelivery,
  type WebhookParts,
} from './features/webhooks/deliver.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { type ExtractionPool, startExtractionPool } from './platform/extraction/extraction-pool.ts';
import { openFolderFileStore } from './platform/files/folder-file-store.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPoster, SEND_MAIL, workMail } from './platform/mail/post-mail.ts';
import { openQueue } from './platform/queue/queue.ts';
import { openSecrets } from './platform/secrets/open-secrets.ts';

export type ProductOptions = {
  readonly configuration: Configuration;
  readonly logger: Logger;
  /** Reads documents; the tests bring slow and hostile ones. */
  readonly pool?: ExtractionPool;
  readonly now?: () => Date;
};

export type Product = {
  /** Where it is reached: "http://127.0.0.1:3000". */
  readonly address: string;
  readonly parts: DocumentParts;
  readonly pool: ExtractionPool;
  /** The embedded database's process, for tests that kill it. */
  databasePid(): number | undefined;
  /** Removes what has run out of time, as the schedule does every ten minutes. */
  purge(): Promise<PurgeCounts>;
  stop(): Promise<void>;
};

/** Starts everything: database, queue, worker, HTTP. When it throws, nothing is left running. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { configuration, logger } = options;
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    return { ...(await start(options, closing)), stop };
  } catch (error) {
    await stop().catch((stopError) => logger.error({ err: stopError }, 'stopping failed'));
    throw error;
  }

  async function start({ now = () => new Date() }: ProductOptions, opened: typeof closing) {
    const onError = (error: Error) => logger.error({ err: error }, 'background work failed');
    const secrets = await openSecrets(configuration.secretKey, join(configuration.dataFolder, 'secrets'));
    const files = await openFolderFileStore(join(configuration.dataFolder, 'files'));
    const open = await openDatabase(
      { url: configuration.databaseUrl, folder: join(configuration.dataFolder, 'database') },
      onError,
    );
    opened.push(open.close);
    const queue = await openQueue(open.pool, [READ_DOCUMENT, SEND_MAIL, DELIVER_WEBHOOK], onError);
    const follower = createFollower(open.database, onError);
    const announce: DocumentParts['announce'] = (transaction, document) =>
      announceFinished({ queue, now }, transaction, document);
    const parts: DocumentParts = { database: open.database, files, queue, secrets, follower, announce, now };
    const webhookParts = { ...parts, allowsPrivateWebhooks: configuration.allowsPrivateWebhooks };
    const pool = options.pool ?? startExtractionPool({ warmCount: configuration.workerConcurrency });
    opened.push(pool.stop);
    // Before the pool, so that documents that are nearly done can be finished.
    opened.push(queue.stop);
    await startWorker(parts, pool, { concurrency: configuration.workerConcurrency, logger });
    const address = { current: '' };
    const post = createPoster(parts, onError);
    const accounts = openAccounts({ ...parts, pool: open.pool, configuration, post }, () => address.current);
    if (configuration.workerConcurrency > 0) {
      await workMail(parts, mailerOf(configuration), onError);
      await workWebhooks(webhookParts);
    }
    const purge = createPurge(parts, (counts) => logger.info(counts, 'purged'));
    await queue.schedule(PURGE.name, PURGE.cron, async () => void (await purge()));
    const checkedParts = [
      { name: 'database', check: () => open.pool.query('select 1') },
      { name: 'storage', check: files.check },
    ];
    const app = await buildApp({
      ...webhookParts,
      ...accounts,
      post,
      configuration,
      logger,
      checkedParts,
    });
    opened.push(() => app.close());
    await app.listen({ host: configuration.host, port: configuration.port });
    const { port } = app.server.address() as AddressInfo;
    const host = configuration.host.includes(':') ? `[${configuration.host}]` : configuration.host;
    address.current = `http://${host}:${port}`;
    return { address: address.current, parts, pool, purge, databasePid: () => open.embedded?.pid() };
  }
}

async function startWorker(
  parts: DocumentParts,
  pool: ExtractionPool,
  { concurrency, logger }: { readonly concurrency: number; readonly logger: Logger },
): Promise<void> {
  if (concurrency === 0) return;
  const onTrouble = (fileId: string, trouble: string) =>
    logger.error({ fileId, trouble }, 'extraction trouble');
  await parts.queue.work<{ fileId: string }>(
    READ_DOCUMENT.name,
    { concurrency, onDead: ({ fileId }) => giveUpDocument(parts, fileId) },
    ({ fileId }) => readDocument({ ...parts, pool, onTrouble }, fileId),
  );
}

function mailerOf(configuration: Configuration) {
  const { smtpUrl, mailFrom } = configuration;
  return createMailer({ smtpUrl, from: mailFrom, outbox: outboxOf(configuration) });
}

function workWebhooks(parts: WebhookParts): Promise<void> {
  return parts.queue.work<{ deliveryId: string }>(
    DELIVER_WEBHOOK.name,
    { concurrency: 2, onDead: ({ deliveryId }) => giveUpDelivery(parts, deliveryId) },
    ({ deliveryId }) => deliver(parts, deliveryId),
  );
}

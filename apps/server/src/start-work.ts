import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Configuration, outboxOf } from './configuration.ts';
import { advancePayments, PAYMENTS_CLOCK } from './features/billing/payments-clock.ts';
import { APPLY_PAYMENT_EVENT, applyEvent, receiveEvent } from './features/billing/receive-event.ts';
import {
  giveUpDocument,
  handBackDocument,
  READ_DOCUMENT,
  type ReadDocumentJob,
  type ReaderParts,
  readDocument,
} from './features/documents/read-document.ts';
import { createPurge, PURGE, type PurgeCounts } from './features/retention/purge.ts';
import { DELIVER_WEBHOOK, deliver, giveUpDelivery } from './features/webhooks/deliver.ts';
import type { Opened, OpenParts } from './open-parts.ts';
import { type ExtractionPool, startExtractionPool } from './platform/extraction/extraction-pool.ts';
import { findConfinement } from './platform/extraction/sandbox/confinement.ts';
import { hideMemory } from './platform/extraction/sandbox/hide-memory.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { workMail } from './platform/mail/post-mail.ts';
import { FIRE_SANDBOX_EVENT, type SandboxEvent } from './platform/payments/sandbox/sandbox-bank.ts';
import { createTurns } from './platform/queue/alone-or-together.ts';

export type Work = {
  readonly pool: ExtractionPool;
  /** Removes what has run out of time, as the schedule does every ten minutes. */
  purge(): Promise<PurgeCounts>;
  /** Does what has fallen due of payments, as the schedule does every minute. */
  advancePayments(): Promise<void>;
};

type Options = {
  readonly configuration: Configuration;
  readonly logger: Logger;
  readonly pool?: ExtractionPool | undefined;
};

/** Takes jobs off the queue: documents to read, mail, webhooks, the purge. With a concurrency of 0 it leaves them to other processes. */
export async function startWork(parts: OpenParts, options: Options, opened: Opened): Promise<Work> {
  const { configuration, logger } = options;
  const concurrency = configuration.workerConcurrency;
  hideMemory();
  const { missing } = findConfinement();
  if (missing.length > 0) logger.warn({ missing }, 'documents are read under fewer limits than on Linux');
  const pool = options.pool ?? startExtractionPool({ warmCount: concurrency });
  opened.add(pool.stop);
  // Before the pool, so that documents that are nearly done can be finished.
  opened.add(parts.queue.stop);
  const purge = createPurge(parts, (counts) => logger.info(counts, 'purged'));
  if (concurrency > 0) {
    await workDocuments(parts, pool, { concurrency, logger });
    await workMails(parts, configuration, logger);
    await workWebhooks(parts);
    await workPayments(parts, logger);
    await parts.queue.schedule(PURGE.name, PURGE.cron, async () => void (await purge()));
  }
  return { pool, purge, advancePayments: () => advancePayments(parts) };
}

async function workPayments(parts: OpenParts, logger: Logger): Promise<void> {
  const { queue, sandbox } = parts;
  const onDead = async (job: object) => logger.error(job, 'a payment event was given up');
  await queue.work<{ eventId: string }>(APPLY_PAYMENT_EVENT.name, { concurrency: 1, onDead }, ({ eventId }) =>
    applyEvent(parts, eventId),
  );
  await queue.schedule(PAYMENTS_CLOCK.name, PAYMENTS_CLOCK.cron, () => advancePayments(parts));
  if (sandbox === null) return;
  await queue.work<{ event: SandboxEvent }>(
    FIRE_SANDBOX_EVENT.name,
    { concurrency: 1, onDead },
    async ({ event }) => {
      const refusal = await receiveEvent(parts, sandbox.signed(event));
      if (refusal !== null) throw new Error(refusal.refused.code);
    },
  );
}

function workDocuments(
  parts: OpenParts,
  pool: ExtractionPool,
  { concurrency, logger }: { readonly concurrency: number; readonly logger: Logger },
): Promise<void> {
  const onTrouble = (fileId: string, trouble: string) =>
    logger.error({ fileId, trouble }, 'extraction trouble');
  const reader: ReaderParts & OpenParts = {
    ...parts,
    ...{ pool, onTrouble, reader: randomUUID(), turns: createTurns() },
  };
  return parts.queue.work<ReadDocumentJob>(
    READ_DOCUMENT.name,
    {
      concurrency,
      onDead: ({ fileId }) => giveUpDocument(parts, fileId),
      onHandBack: ({ fileId }) => handBackDocument(reader, fileId),
      preferred: pool.readyOwners,
    },
    (job) => readObserved(reader, job, logger),
  );
}

/** Reads a document, and says of it what may be said: to the log, the figures and the trace its request began. */
async function readObserved(
  parts: ReaderParts & Pick<OpenParts, 'metrics' | 'tracing'>,
  job: ReadDocumentJob,
  logger: Logger,
): Promise<void> {
  const { trail } = job;
  const traced = parts.tracing.begin('read document', trail.traceparent);
  const started = performance.now();
  try {
    const facts = await readDocument(parts, job);
    const milliseconds = Math.round(performance.now() - started);
    if (facts !== null) {
      parts.metrics.noteDocument({ ...facts, milliseconds });
      logger.info({ reqId: trail.requestId, ...facts, milliseconds }, 'document read');
    }
    traced.end({ 'tieout.request_id': trail.requestId, 'tieout.outcome': facts?.outcome ?? 'nothing to do' });
  } catch (error) {
    traced.end({ 'tieout.request_id': trail.requestId }, error);
    throw error;
  }
}

function workMails(parts: OpenParts, configuration: Configuration, logger: Logger): Promise<void> {
  const { smtpUrl, mailFrom } = configuration;
  const mailer = createMailer({ smtpUrl, from: mailFrom, outbox: outboxOf(configuration) });
  return workMail(parts, mailer, (error) => logger.error({ err: error }, 'mail was given up'));
}

function workWebhooks(parts: OpenParts): Promise<void> {
  return parts.queue.work<{ deliveryId: string }>(
    DELIVER_WEBHOOK.name,
    { concurrency: 2, onDead: ({ deliveryId }) => giveUpDelivery(parts, deliveryId) },
    ({ deliveryId }) => deliver(parts, deliveryId),
  );
}

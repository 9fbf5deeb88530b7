import { Readable } from 'node:stream';
import { plans, problems } from '@tieout/contract';
import { type Extraction, type Verdict, worstVerdict } from '@tieout/records';
import type { ExtractionOutcome } from '../../platform/extraction/extraction-outcome.ts';
import type { ExtractionPool } from '../../platform/extraction/extraction-pool.ts';
import type { Turns } from '../../platform/queue/alone-or-together.ts';
import type { QueueDefinition } from '../../platform/queue/queue.ts';
import type { Document } from './document.ts';
import { beginReading, stopReading, updateProcessing } from './document-store.ts';
import { type DocumentVault, vaultOf } from './document-vault.ts';
import { type Failure, failDocument, finishDocument } from './finish-document.ts';
import type { Whose } from './over-limit.ts';
import { keepWords } from './page-words.ts';
import type { DocumentParts } from './parts.ts';

/** The job that reads one document. Its tries are spent by workers that die, not by documents. */
export const READ_DOCUMENT: QueueDefinition = { name: 'read-document', retryLimit: 3, expireInSeconds: 1200 };

/** Which request a job comes from, so that its log lines and spans are found together. */
export type Trail = { readonly requestId: string; readonly traceparent: string | null };

/** `pages` are the numbers of those to read, null for all; `addressKey` stands for the address it came from and is left out in jobs of versions before. */
export type ReadDocumentJob = {
  readonly fileId: string;
  readonly pages: readonly number[] | null;
  readonly trail: Trail;
  readonly addressKey?: string;
};

/** What became of a document, for logs and figures: nothing of what is in it. */
export type ReadFacts = {
  readonly outcome: ExtractionOutcome['kind'] | 'lost' | 'given-up';
  readonly kind: string | null;
  readonly verdict: Verdict | null;
  readonly pageCount: number;
};

/** A child that dies for no reason of its own (the system may have needed its memory) is given one more chance. */
const TRIES_IN_CHILD = 2;
/** A document that ended so many of the processes that read it, the last one while it was read alone, is read by no other. */
const MOST_LOST = 2;
const ENDED_READERS =
  'The server stopped each time it was reading this document, so it is not tried again. Print the document to a new PDF and upload that, or contact support.';

export type ReaderParts = DocumentParts & {
  readonly pool: ExtractionPool;
  /** Names this process among all that read documents; another each time it starts. */
  readonly reader: string;
  readonly turns: Turns;
  /** Hears of bugs of the engine and of children that died. */
  readonly onTrouble: (fileId: string, trouble: string) => void;
};

/**
 * Reads the document and keeps what was read, or why it could not be. A document that is gone or already finished is left alone: null. One
 * whose last reader never ended its work, because its process did, is read while no other is: if it ends this process too, it was the document.
 */
export async function readDocument(parts: ReaderParts, job: ReadDocumentJob): Promise<ReadFacts | null> {
  const { database, reader, turns } = parts;
  const read = async (): Promise<ReadFacts | 'suspect' | null> => {
    const document = await beginReading(database, job.fileId, reader);
    if (document === null) return null;
    if (document.readersLost >= MOST_LOST) return giveUpSuspect(parts, job.fileId);
    return document.readersLost > 0 ? 'suspect' : readBegun(parts, job, document);
  };
  const readSuspect = async (): Promise<ReadFacts | null> => {
    const document = await beginReading(database, job.fileId, reader);
    return document && readBegun(parts, job, document);
  };
  try {
    const facts = await turns.together(read);
    if (facts !== 'suspect') return facts;
    // It must not count as lost again should this process end while the document only waits.
    await stopReading(database, job.fileId, reader);
    return await turns.alone(readSuspect);
  } catch (error) {
    // This process is well, whatever happened; where the database is not, the same process will be the next to read it.
    await stopReading(database, job.fileId, reader).catch(() => {});
    throw error;
  }
}

async function giveUpSuspect(parts: ReaderParts, fileId: string): Promise<ReadFacts> {
  parts.onTrouble(fileId, 'the process that read it ended twice: it is given up');
  await failDocument(parts, fileId, { code: 'extraction-failed', message: ENDED_READERS });
  return { outcome: 'given-up', kind: null, verdict: null, pageCount: 0 };
}

async function readBegun(
  parts: ReaderParts,
  { fileId, pages, trail, addressKey }: ReadDocumentJob,
  document: Document,
): Promise<ReadFacts> {
  const vault = vaultOf(parts, document);
  const bytes = await vault?.read('document');
  if (!vault || !bytes) {
    await failDocument(parts, fileId, { code: 'extraction-failed' });
    return { outcome: 'lost', kind: null, verdict: null, pageCount: 0 };
  }
  const password = document.sealedPassword === null ? null : vault.openPassword(document.sealedPassword);
  const { maxPages, ownerId } = document;
  const { requestId } = trail;
  const request = { ownerId, bytes, password, maxPages, pages, requestId };
  const outcome = await extractWithRetry(parts, fileId, request);
  await keep(parts, { fileId, vault, maxPages, outcome, whose: { ownerId, addressKey: addressKey ?? null } });
  return factsOf(outcome);
}

/** Notes that this process hands a document back unread, because it stops. */
export async function handBackDocument(
  { database, reader }: Pick<ReaderParts, 'database' | 'reader'>,
  fileId: string,
): Promise<void> {
  await stopReading(database, fileId, reader);
}

function factsOf(outcome: ExtractionOutcome): ReadFacts {
  if (outcome.kind !== 'extracted') {
    return { outcome: outcome.kind, kind: null, verdict: null, pageCount: 0 };
  }
  const { extraction } = outcome;
  const isRead = extraction.outcome === 'read';
  return {
    outcome: 'extracted',
    kind: isRead ? extraction.kind : extraction.reason,
    verdict: isRead ? worstVerdict(extraction) : null,
    pageCount: extraction.pageCount,
  };
}

/** Ends a document whose job was given up: its workers died again and again. */
export async function giveUpDocument(parts: DocumentParts, fileId: string): Promise<void> {
  await failDocument(parts, fileId, { code: 'extraction-failed' });
}

async function extractWithRetry(
  parts: ReaderParts,
  fileId: string,
  request: Parameters<ExtractionPool['extract']>[0],
): Promise<ExtractionOutcome> {
  let outcome: ExtractionOutcome | undefined;
  for (let attempt = 1; attempt <= TRIES_IN_CHILD; attempt++) {
    const progress = keepProgress(parts, fileId);
    outcome = await parts.pool.extract(request, progress.note, progress.unwanted);
    await progress.settled();
    if (outcome.kind !== 'died') return outcome;
    parts.onTrouble(fileId, `the extraction child ended without an answer (${outcome.how}), try ${attempt}`);
  }
  return outcome ?? { kind: 'died', how: 'never started' };
}

/** Most documents are read sooner than anybody could see them advance, and each write costs what finishing one does. */
const PROGRESS_EVERY_MS = 150;

/** Writes page progress a little after it comes, one write at a time, the newest only; `unwanted` when nobody waits for the document any more. */
function keepProgress(parts: ReaderParts, fileId: string) {
  let next: { pagesDone: number; pageCount: number } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  const unwanted = new AbortController();
  const write = async () => {
    const change = next ?? {};
    next = null;
    if ((await updateProcessing(parts.database, fileId, change)) === null) unwanted.abort();
  };
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      writing = write()
        .catch((error) => parts.onTrouble(fileId, `progress was not written: ${error}`))
        .finally(() => {
          timer = null;
          if (next !== null) writeSoon();
        });
    }, PROGRESS_EVERY_MS);
  };
  return {
    unwanted: unwanted.signal,
    note(pagesDone: number, pageCount: number) {
      next = { pagesDone, pageCount };
      writeSoon();
    },
    /** What was not written yet is left: the document's end says more. */
    async settled() {
      next = null;
      clearTimeout(timer ?? undefined);
      await writing;
    },
  };
}

type Kept = {
  readonly fileId: string;
  readonly vault: DocumentVault;
  readonly maxPages: number;
  readonly whose: Whose;
};

async function keep(
  parts: ReaderParts,
  { outcome, ...kept }: Kept & { readonly outcome: ExtractionOutcome },
): Promise<void> {
  const { fileId, vault, whose } = kept;
  switch (outcome.kind) {
    case 'extracted':
      // From here on it is a PDF for everyone: for the page next to the review, for reading it again.
      if (outcome.pdf !== null) await vault.write('document', Readable.from([Buffer.from(outcome.pdf)]));
      if (outcome.recognised.length > 0) await keepWords(vault, outcome.recognised);
      return keepExtraction(parts, { ...kept, extraction: outcome.extraction });
    case 'cancelled':
      return;
    case 'over-limit':
      return failDocument(parts, fileId, {
        code: 'limits-exceeded',
        message: overLimitMessage(outcome.limit),
        overLimitOf: whose,
      });
    case 'sent-nonsense':
      parts.onTrouble(fileId, 'the extraction child sent what no honest one does');
      return failDocument(parts, fileId, { code: 'extraction-failed' });
    case 'died':
      return failDocument(parts, fileId, { code: 'extraction-failed' });
    case 'threw':
      parts.onTrouble(fileId, outcome.stack);
      return failDocument(parts, fileId, { code: 'extraction-failed' });
  }
}

function keepExtraction(
  parts: ReaderParts,
  { fileId, vault, maxPages, whose, extraction }: Kept & { readonly extraction: Extraction },
): Promise<void> {
  if (extraction.outcome === 'read') return finishDocument(parts, { fileId, vault, extraction });
  const failure: Failure = {
    code: extraction.reason,
    message:
      extraction.reason === 'too-many-pages'
        ? tooManyPages(extraction.pageCount, maxPages)
        : extraction.message,
    pageCount: extraction.pageCount || null,
    ...(extraction.reason === 'limits-exceeded' ? { overLimitOf: whose } : {}),
  };
  return failDocument(parts, fileId, failure);
}

/** Names the limit and the smallest plan that allows the document. */
function tooManyPages(pageCount: number, maxPages: number): string {
  const wider = plans.find((plan) => plan.maxPages >= pageCount);
  const wayOut = wider
    ? `The ${wider.name} plan allows ${wider.maxPages}; choose it, or only the pages you need.`
    : 'No plan allows that many; choose only the pages you need.';
  return `This PDF has ${pageCount} pages; up to ${maxPages} can be converted at once. ${wayOut}`;
}

function overLimitMessage(limit: 'memory' | 'time'): string {
  const [, message] = problems['limits-exceeded'];
  return message.replace('more memory or time', limit === 'memory' ? 'more memory' : 'more time');
}

import type { ProblemCode } from '@tieout/contract';
import { flatRecords, type InvoiceReading, type StatementReading, worstVerdict } from '@tieout/records';
import { keepFigures } from '../analytics/keep-figures.ts';
import { insertExtraction, updateProcessing } from './document-store.ts';
import type { DocumentVault } from './document-vault.ts';
import type { DocumentParts } from './parts.ts';
import { giveConversionBack } from './usage-store.ts';

type Reading = StatementReading | InvoiceReading;

export type Failure = {
  readonly code: ProblemCode;
  /** Where something more exact is known than the code's own message. */
  readonly message?: string;
  readonly pageCount?: number | null;
};

/** Keeps what was read. A reading without a single row costs no conversion. */
export async function finishDocument(
  parts: Pick<DocumentParts, 'database' | 'announce' | 'now'>,
  { fileId, vault, extraction }: { fileId: string; vault: DocumentVault; extraction: Reading },
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    const finished = await updateProcessing(transaction, fileId, {
      status: 'completed',
      pageCount: extraction.pageCount,
      pagesDone: extraction.pageCount,
      sealedPassword: null,
      kind: extraction.kind,
      verdict: worstVerdict(extraction),
      finishedAt: parts.now(),
    });
    if (finished === null) return;
    await insertExtraction(transaction, fileId, vault.sealExtraction(extraction));
    await keepFigures(transaction, { fileId, vault, extraction });
    if (flatRecords(extraction).length === 0) await giveConversionBack(transaction, fileId);
    await parts.announce(transaction, finished);
  });
}

/** Notes why the document could not be read, gives its conversion back and removes its content; its name stays in the history. */
export async function failDocument(
  parts: Pick<DocumentParts, 'database' | 'files' | 'announce' | 'now'>,
  fileId: string,
  failure: Failure,
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    const finished = await updateProcessing(transaction, fileId, {
      status: 'failed',
      problemCode: failure.code,
      problemMessage: failure.message ?? null,
      pageCount: failure.pageCount ?? null,
      wrappedKey: null,
      sealedPassword: null,
      finishedAt: parts.now(),
      expiresAt: null,
    });
    if (finished === null) return;
    await giveConversionBack(transaction, fileId);
    await parts.announce(transaction, finished);
  });
  await parts.files.remove(fileId);
}

import type { ProblemCode } from '@tieout/contract';
import {
  flatRecords,
  type InvoiceReading,
  isStatement,
  type StatementReading,
  worstVerdict,
} from '@tieout/records';
import { upsertFigures } from '../analytics/figures-store.ts';
import { sealFigures } from '../analytics/keep-figures.ts';
import { statementFigures } from '../analytics/statement-figures.ts';
import { type Completion, completeUnheard } from './completion-store.ts';
import { insertExtraction, updateProcessing } from './document-store.ts';
import type { DocumentVault } from './document-vault.ts';
import { conversionNote, countOverLimit, isGivenBack, type Whose } from './over-limit.ts';
import type { DocumentParts } from './parts.ts';
import { giveConversionBack } from './usage-store.ts';

type Reading = StatementReading | InvoiceReading;

export type Failure = {
  readonly code: ProblemCode;
  /** Where something more exact is known than the code's own message. */
  readonly message?: string;
  readonly pageCount?: number | null;
  /** Whose file went over the limits of memory or time; it may cost its conversion. */
  readonly overLimitOf?: Whose;
};

/** Keeps what was read. A reading without a single row costs no conversion. */
export async function finishDocument(
  parts: Pick<DocumentParts, 'database' | 'announce' | 'now'>,
  { fileId, vault, extraction }: { fileId: string; vault: DocumentVault; extraction: Reading },
): Promise<void> {
  const completion = completionOf(extraction, vault, parts.now());
  const isCharged = flatRecords(extraction).length > 0;
  if (isCharged && (await completeUnheard(parts.database, fileId, completion))) return;
  const { sealed, sealedFigures, ...ofDocument } = completion;
  await parts.database.transaction(async (transaction) => {
    const finished = await updateProcessing(transaction, fileId, {
      ...ofDocument,
      status: 'completed',
      pagesDone: extraction.pageCount,
      sealedPassword: null,
    });
    if (finished === null) return;
    await insertExtraction(transaction, fileId, sealed);
    if (sealedFigures !== null) await upsertFigures(transaction, fileId, sealedFigures);
    if (!isCharged) await giveConversionBack(transaction, fileId);
    await parts.announce(transaction, finished);
  });
}

function completionOf(extraction: Reading, vault: DocumentVault, finishedAt: Date): Completion {
  return {
    pageCount: extraction.pageCount,
    kind: extraction.kind,
    verdict: worstVerdict(extraction),
    finishedAt,
    sealed: vault.sealExtraction(extraction),
    sealedFigures: isStatement(extraction) ? sealFigures(vault, statementFigures(extraction)) : null,
  };
}

/** Notes why the document could not be read, gives its conversion back unless too many went over the limits, and removes its content; its name stays in the history. */
export async function failDocument(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets' | 'announce' | 'now'>,
  fileId: string,
  failure: Failure,
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    const { overLimitOf: whose, message = null } = failure;
    const count = whose === undefined ? 0 : await countOverLimit(transaction, parts, whose);
    const finished = await updateProcessing(transaction, fileId, {
      status: 'failed',
      problemCode: failure.code,
      problemMessage: count === 0 || message === null ? message : `${message} ${conversionNote(count)}`,
      pageCount: failure.pageCount ?? null,
      wrappedKey: null,
      sealedPassword: null,
      finishedAt: parts.now(),
      expiresAt: null,
    });
    if (finished === null) return;
    if (isGivenBack(count)) await giveConversionBack(transaction, fileId);
    await parts.announce(transaction, finished);
  });
  await parts.files.remove(fileId);
}

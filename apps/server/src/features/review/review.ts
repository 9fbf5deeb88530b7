import { type Edit, editSchema, type ReviewResponse, reviewRowSchema } from '@tieout/contract';
import { isStatement, type ShownStatementReading, worstVerdict } from '@tieout/records';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { deleteFigures } from '../analytics/figures-store.ts';
import type { Document, Owned } from '../documents/document.ts';
import { findExtraction, updateDocument } from '../documents/document-store.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { refuseLargeEdit, refuseLargeOutcome, refuseMoreEdits } from './edit-limits.ts';
import {
  editsInForce,
  insertEdit,
  keptEdits,
  lockDocument,
  type StoredEdit,
  undoLatest,
} from './edit-store.ts';
import { type EditedStatement, editedReading } from './edited-statement.ts';
import { beginEditing, type Editing } from './editing.ts';
import { findingId } from './finding-id.ts';
import { proofOf } from './proof-of.ts';
import { verifyStatement } from './verify-statement.ts';

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets' | 'now'>;

/** Rows as they were kept; one that cannot be read any more is left out. */
const keptRowsSchema = z
  .array(reviewRowSchema.nullable().catch(null))
  .transform((rows) => rows.filter((row) => row !== null));

/** One edit with what it changed, as it is sealed. */
export const keptEditSchema = z.object({ edit: editSchema, before: keptRowsSchema, after: keptRowsSchema });

/** The edit alone, for applying it. */
const keptAloneSchema = z.object({ edit: editSchema });

type Review = {
  readonly document: Owned<Document>;
  readonly vault: DocumentVault;
  readonly reading: ShownStatementReading;
  readonly editing: Editing;
  readonly statement: EditedStatement;
  readonly editCount: number;
};

/** The actor's statement with its edits applied and verified anew. */
export async function readReview(
  parts: Parts,
  actor: Actor | null,
  fileId: string,
): Promise<ReviewResponse | Refused> {
  const review = await openReview(parts, parts.database, { actor, fileId });
  return isRefused(review) ? review : answerOf(review);
}

/** Makes one edit and gives the statement as it then stands. */
export async function makeEdit(
  parts: Parts,
  actor: Actor,
  { fileId, edit }: { readonly fileId: string; readonly edit: Edit },
): Promise<ReviewResponse | Refused> {
  const refusedAtOnce = refuseLargeEdit(edit);
  if (refusedAtOnce !== null) return refusedAtOnce;
  return parts.database.transaction(async (transaction) => {
    await lockDocument(transaction, fileId);
    const review = await openReview(parts, transaction, { actor, fileId });
    if (isRefused(review)) return review;
    const changes = review.editing.apply(edit);
    if (isRefused(changes)) return changes;
    const accounts = review.editing.accounts();
    const tooLarge = refuseLargeOutcome(changes, accounts);
    if (tooLarge !== null) return tooLarge;
    const sealed = review.vault.sealText(JSON.stringify({ edit, ...changes }), 'edit');
    const full = refuseMoreEdits(await keptEdits(transaction, fileId), sealed.length);
    if (full !== null) return full;
    const editSequence = await insertEdit(transaction, {
      ...{ fileId, at: parts.now(), actorId: actor.id, sealed },
    });
    const statement = { ...review.statement, accounts };
    return settle(transaction, {
      ...review,
      ...{ statement, editCount: review.editCount + 1 },
      document: { ...review.document, editSequence },
    });
  });
}

/** Takes the latest edit back and gives the statement as it then stands. */
export async function undoEdit(
  parts: Parts,
  actor: Actor | null,
  fileId: string,
): Promise<ReviewResponse | Refused> {
  return parts.database.transaction(async (transaction) => {
    await lockDocument(transaction, fileId);
    const before = await openReview(parts, transaction, { actor, fileId });
    if (isRefused(before)) return before;
    if (!(await undoLatest(transaction, fileId))) return refused('nothing-to-undo');
    const after = await openReview(parts, transaction, { actor, fileId });
    return isRefused(after) ? after : settle(transaction, after);
  });
}

/** The statement of a document as its edits in force leave it. */
export function withEdits(
  reading: ShownStatementReading,
  vault: DocumentVault,
  inForce: readonly StoredEdit[],
): EditedStatement {
  const { editing, skippedCount } = resumeEditing(reading, vault, inForce);
  return { accounts: editing.accounts(), skippedCount };
}

/** The reading with its edits in force applied. One that was kept but cannot be applied any more is skipped and counted: the document stays usable. */
function resumeEditing(reading: ShownStatementReading, vault: DocumentVault, inForce: readonly StoredEdit[]) {
  const editing = beginEditing(reading);
  let skippedCount = 0;
  for (const { sealed } of inForce) {
    const kept = keptAloneSchema.safeParse(JSON.parse(vault.openText(sealed, 'edit')));
    if (!kept.success || isRefused(editing.apply(kept.data.edit))) skippedCount += 1;
  }
  return { editing, skippedCount };
}

async function openReview(
  parts: Parts,
  at: Executor,
  { actor, fileId }: { readonly actor: Actor | null; readonly fileId: string },
): Promise<Review | Refused> {
  const own = await ownReadDocument({ ...parts, database: at }, actor, fileId);
  if (isRefused(own)) return own;
  const sealed = await findExtraction(at, fileId);
  const reading = sealed === null ? null : own.vault.openExtraction(sealed);
  if (reading === null || !isStatement(reading)) {
    return refused('edit-refused', {
      message: 'Only statements are reviewed row by row. Map this document instead.',
    });
  }
  const inForce = await editsInForce(at, fileId);
  const { editing, skippedCount } = resumeEditing(reading, own.vault, inForce);
  const statement = { accounts: editing.accounts(), skippedCount };
  return { ...own, reading, editing, statement, editCount: inForce.length };
}

/** Keeps the verdict as it now is, where the list shows it. */
async function settle(at: Executor, review: Review): Promise<ReviewResponse> {
  const answer = answerOf(review);
  const current = editedReading(review.reading, review.statement);
  const accounts = current.accounts.map((account, index) => ({
    ...account,
    verdict: answer.accounts[index]?.verdict ?? account.verdict,
  }));
  await updateDocument(at, review.document.id, {
    correctionCount: review.editCount,
    verdict: worstVerdict({ ...current, accounts }),
  });
  await deleteFigures(at, review.document.id);
  return answer;
}

function answerOf({ document, reading, statement, editCount }: Review): ReviewResponse {
  const { accounts, findings } = verifyStatement(reading, statement);
  const includedAccounts = accounts.map((account) => ({ ...account, transactions: [] }));
  return {
    fileId: document.id,
    originalName: document.originalName,
    kind: reading.kind,
    pageCount: reading.pageCount,
    verdict: worstVerdict({ ...reading, accounts: includedAccounts }),
    accounts: [...accounts],
    invoices: [],
    findings: findings.map((finding) => ({ ...finding, id: findingId(finding) })),
    proof: proofOf({ verdict: null, correctionCount: editCount }, { ...reading, accounts: includedAccounts }),
    editCount,
    redoCount: 0,
    sequence: document.editSequence,
  };
}

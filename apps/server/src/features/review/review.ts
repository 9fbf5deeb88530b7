import {
  type Edit,
  editSchema,
  type ReviewResponse,
  reviewLineSchema,
  reviewRowSchema,
} from '@tieout/contract';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Owned } from '../../owned.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { deleteFigures } from '../analytics/figures-store.ts';
import type { Document } from '../documents/document.ts';
import { findExtraction, updateDocument } from '../documents/document-store.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { type LabelsByRow, openLabels, sealLabels } from '../labels/row-labels.ts';
import { refuseLargeEdit, refuseLargeOutcome, refuseMoreEdits } from './edit-limits.ts';
import {
  type Change,
  changesOf,
  dropStatesAfter,
  inForceAmong,
  insertChange,
  keepState,
  keptEdits,
  lockDocument,
  markUndone,
  replayed,
} from './edit-store.ts';
import type { EditableReading } from './edited-document.ts';
import { type AnyRow, applyEdit, type RowChanges } from './editing.ts';
import type { StandingDocument } from './judge-document.ts';
import { namedConfirmations, nameOfKey } from './name-actors.ts';
import { closeReview, keepOpen, openReading } from './open-reviews.ts';
import { sealState } from './sealed-state.ts';
import { isSameEdit, judgedOf, standingDocument } from './standing-document.ts';

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets' | 'now'>;

/** Rows as they were kept; one that cannot be read any more is left out. */
const keptRowsSchema = z
  .array(z.union([reviewRowSchema, reviewLineSchema]).nullable().catch(null))
  .transform((rows) => rows.filter((row) => row !== null));

/** One edit with what it changed, as it is sealed. */
export const keptEditSchema = z.object({
  edit: editSchema,
  /** The name of whoever made it, where the id kept with it does not lead to it. */
  by: z.string().optional(),
  before: keptRowsSchema,
  after: keptRowsSchema,
});

/** A change that is meant to be the document's `sequence`th; without it, whichever comes next. */
type Meant = {
  readonly fileId: string;
  readonly sequence?: number | undefined;
  /** The number of the change after which the caller has the document: rows that are the same since are left out. */
  readonly since?: number | undefined;
};

/** A state is kept for good after so many edits, to undo from. */
const CHECKPOINT_EVERY = 20;

type Review = {
  readonly document: Owned<Document>;
  readonly vault: DocumentVault;
  readonly reading: EditableReading;
  readonly changes: readonly Change[];
};

/** The actor's document with its edits applied and judged. */
export async function readReview(
  parts: Parts,
  actor: Actor | null,
  fileId: string,
): Promise<ReviewResponse | Refused> {
  const review = await openReview(parts, parts.database, { actor, fileId });
  if (isRefused(review)) return review;
  const now = await standing(parts.database, review);
  keepReviewOpen(review, now);
  return withNames(parts, answerOf(review, now));
}

/** Makes one edit and gives the document as it then stands. The same edit under the same number is made once. */
export async function makeEdit(
  parts: Parts,
  actor: Actor,
  { edit, ...meant }: Meant & { readonly edit: Edit },
): Promise<ReviewResponse | Refused> {
  const refusedAtOnce = refuseLargeEdit(edit);
  if (refusedAtOnce !== null) return refusedAtOnce;
  return change(parts, actor, meant, async (transaction, review) => {
    const known = madeBefore(review, meant);
    if (known !== null) {
      const isSame = known.action === 'edit' && isSameEdit(keptEdit(review.vault, known), edit);
      return isSame ? standing(transaction, review) : conflict(review);
    }
    const before = await standing(transaction, review);
    const unclosable = refuseToConfirm(before, edit);
    if (unclosable !== null) return unclosable;
    const sequence = review.document.editSequence + 1;
    const at = parts.now();
    const by = nameOfKey(actor);
    const made = { sequence, at: at.toISOString(), actorId: actor.id, by };
    const edited = applyEdit(before.document, edit, made);
    if (isRefused(edited)) return edited;
    const tooLarge = refuseLargeOutcome(edited.changes, edited.document);
    if (tooLarge !== null) return tooLarge;
    const changes = withLabels(edited.changes, edit, openLabels(review.vault, review.document));
    const sealed = review.vault.sealText(JSON.stringify({ edit, by, ...changes }), 'edit');
    const full = refuseMoreEdits(await keptEdits(transaction, meant.fileId), sealed.length);
    if (full !== null) return full;
    await insertChange(transaction, { fileId: meant.fileId, at, actorId: actor.id, sealed });
    await keepLabels(transaction, review, edit, changes.after);
    return judgedOf(review.reading, edited.document);
  });
}

/** Takes the latest edit in force back and gives the document as it then stands. */
export function undoEdit(parts: Parts, actor: Actor | null, meant: Meant): Promise<ReviewResponse | Refused> {
  return turn(parts, actor, meant, 'undo');
}

/** Makes the edit that was taken back last again and gives the document as it then stands. */
export function redoEdit(parts: Parts, actor: Actor | null, meant: Meant): Promise<ReviewResponse | Refused> {
  return turn(parts, actor, meant, 'redo');
}

function turn(
  parts: Parts,
  actor: Actor | null,
  meant: Meant,
  action: 'undo' | 'redo',
): Promise<ReviewResponse | Refused> {
  return change(parts, actor, meant, async (transaction, review) => {
    const made = madeBefore(review, meant);
    if (made !== null) return made.action === action ? standing(transaction, review) : conflict(review);
    const { inForce, undone } = replayed(review.changes);
    const turned = action === 'undo' ? inForce.at(-1) : undone.at(-1);
    if (turned === undefined) return refused(action === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo');
    const { fileId } = meant;
    await markUndone(transaction, turned.id, action === 'undo');
    await insertChange(transaction, {
      ...{ fileId, action, at: parts.now(), actorId: actor?.id ?? '', sealed: Buffer.alloc(0) },
    });
    const kept = keptEditSchema.safeParse(JSON.parse(review.vault.openText(turned.sealed, 'edit')));
    if (kept.success) {
      const { edit, before, after } = kept.data;
      await keepLabels(transaction, review, edit, action === 'undo' ? before : after);
    }
    const last = action === 'undo' ? (inForce.at(-2)?.sequence ?? 0) : turned.sequence;
    if (action === 'undo') await dropStatesAfter(transaction, fileId, last);
    return standing(transaction, { ...review, changes: await changesOf(transaction, fileId) });
  });
}

/** Runs one change of a document while nobody else changes it, and keeps what it leads to. */
async function change(
  parts: Parts,
  actor: Actor | null,
  { fileId, sequence, since }: Meant,
  make: (transaction: Transaction, review: Review) => Promise<StandingDocument | Refused>,
): Promise<ReviewResponse | Refused> {
  const changed = await parts.database.transaction(async (transaction) => {
    await lockDocument(transaction, fileId);
    const review = await openReview(parts, transaction, { actor, fileId });
    if (isRefused(review)) return review;
    if (sequence !== undefined && sequence > review.document.editSequence + 1) return conflict(review);
    // What the caller has, if it is what the document was until now.
    const known =
      since !== undefined && since === review.document.editSequence
        ? await standing(transaction, review)
        : null;
    const outcome = await make(transaction, review);
    if (isRefused(outcome)) return outcome;
    const own = await ownReadDocument({ ...parts, database: transaction }, actor, fileId);
    if (isRefused(own)) return own;
    const after = { ...review, ...own, changes: await changesOf(transaction, fileId) };
    if (after.document.editSequence > review.document.editSequence) await keep(transaction, after, outcome);
    return { after, outcome, known };
  });
  if (isRefused(changed)) return changed;
  const { after, outcome, known } = changed;
  keepReviewOpen(after, outcome);
  return withNames(parts, answerOf(after, outcome, known));
}

function keepReviewOpen({ document, reading, changes }: Review, standing: StandingDocument): void {
  keepOpen(document.id, reading, { after: inForceAmong(changes).at(-1)?.sequence ?? 0, standing });
}

/** Keeps the document as it now stands, and its verdict where lists show it. */
async function keep(at: Executor, review: Review, standing: StandingDocument): Promise<void> {
  const { id } = review.document;
  const { inForce } = replayed(review.changes);
  const last = inForce.at(-1);
  if (last !== undefined) {
    await keepState(at, {
      ...{ fileId: id, after: last.sequence, isCheckpoint: inForce.length % CHECKPOINT_EVERY === 0 },
      sealed: sealState(review.vault, review.reading, standing),
    });
  }
  const { verdict, proof } = standing.judged;
  await updateDocument(at, id, { verdict, correctionCount: proof.correctionCount });
  await deleteFigures(at, id);
}

/** The change that was made under that number already; null where it is the next. */
function madeBefore({ changes }: Review, { sequence }: Meant): Change | null {
  return changes.find((made) => made.sequence === sequence) ?? null;
}

function conflict({ document }: Review): Refused {
  return refused('edit-conflict', { details: { sequence: document.editSequence } });
}

function keptEdit(vault: DocumentVault, { sealed }: Change): Edit {
  return z.object({ edit: editSchema }).parse(JSON.parse(vault.openText(sealed, 'edit'))).edit;
}

/** Only a warning or an error that is there, and open, is closed by a person's word. */
function refuseToConfirm({ judged }: StandingDocument, edit: Edit): Refused | null {
  if (edit.kind !== 'confirm') return null;
  const finding = judged.findings.find(({ id }) => id === edit.finding);
  if (finding !== undefined && finding.severity !== 'info') return null;
  return refused('edit-refused', { message: 'This finding no longer exists. Reload the file.' });
}

/** The rows before and after a change of payee or category, with the labels they had and have: what an undo and a redo give back. */
function withLabels(changes: RowChanges, edit: Edit, labels: LabelsByRow): RowChanges {
  if (!changesLabels(edit)) return changes;
  return {
    before: changes.before.map((row) => ({
      ...row,
      payee: labels[row.id]?.payee ?? null,
      category: labels[row.id]?.category ?? null,
    })),
    after: changes.after,
  };
}

function changesLabels(edit: Edit): boolean {
  if (edit.kind !== 'change-cells' && edit.kind !== 'add-row') return false;
  return edit.cells.payee !== undefined || edit.cells.category !== undefined;
}

/** Payee and category are kept with the labels of the file, which exports take. */
async function keepLabels(
  at: Executor,
  { document, vault }: Review,
  edit: Edit,
  rows: readonly AnyRow[],
): Promise<void> {
  if (!changesLabels(edit)) return;
  const labels: Record<string, LabelsByRow[string]> = { ...openLabels(vault, document) };
  for (const row of rows) {
    if (!('balance' in row)) continue;
    const { payee, category } = row;
    const label = { ...labels[row.id], ...given({ payee, category }) };
    labels[row.id] = Object.fromEntries(Object.entries(label).filter(([, text]) => text !== null));
  }
  await updateDocument(at, document.id, { sealedLabels: sealLabels(vault, labels) });
}

function given<Cells extends object>(cells: Cells): Partial<Cells> {
  return Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== undefined),
  ) as Partial<Cells>;
}

function standing(at: Executor, { vault, document, reading, changes }: Review): Promise<StandingDocument> {
  return standingDocument(at, { vault, fileId: document.id }, reading, changes);
}

async function openReview(
  parts: Parts,
  at: Executor,
  { actor, fileId }: { readonly actor: Actor | null; readonly fileId: string },
): Promise<Review | Refused> {
  const own = await ownReadDocument({ ...parts, database: at }, actor, fileId);
  if (isRefused(own)) {
    // It may have been deleted since.
    closeReview(fileId);
    return own;
  }
  const reading = openReading(fileId) ?? (await storedReading(at, own.vault, fileId));
  if (reading === null) return refused('file-expired');
  return { ...own, reading, changes: await changesOf(at, fileId) };
}

async function storedReading(
  at: Executor,
  vault: DocumentVault,
  fileId: string,
): Promise<EditableReading | null> {
  const sealed = await findExtraction(at, fileId);
  const reading = sealed === null ? null : vault.openExtraction(sealed);
  return reading === null || reading.outcome === 'unreadable' ? null : reading;
}

function answerOf(
  { document, vault, reading, changes }: Review,
  { document: edited, judged }: StandingDocument,
  known: StandingDocument | null = null,
): ReviewResponse {
  const { inForce, undone } = replayed(changes);
  const labels = openLabels(vault, document);
  return {
    ...{ fileId: document.id, originalName: document.originalName },
    ...{ kind: reading.kind, pageCount: reading.pageCount, verdict: judged.verdict },
    accounts: judged.accounts.map((account, index) => {
      const isKnown = rowsIn(known, index);
      const own = edited.accounts[index]?.rows ?? [];
      const rows = account.rows.filter((_, at) => !isKnown(own[at]));
      return {
        ...account,
        ...(known === null ? {} : { rowIds: account.rows.map(({ id }) => id) }),
        rows: rows.map((row) => ({ ...row, ...labels[row.id] })),
      };
    }),
    invoices: [...judged.invoices],
    findings: [...judged.findings],
    proof: judged.proof,
    ...{ editCount: inForce.length, redoCount: undone.length, sequence: document.editSequence },
  };
}

async function withNames({ database }: Parts, answer: ReviewResponse): Promise<ReviewResponse> {
  return { ...answer, findings: await namedConfirmations(database, answer.findings) };
}

/** Whether an account had that very row: an edit replaces the rows it changes and leaves all others as they are. */
function rowsIn(known: StandingDocument | null, account: number): (row: unknown) => boolean {
  const rows = new Set<unknown>(known?.document.accounts[account]?.rows);
  return (row) => rows.has(row);
}

import type { LabelledRow, LabelRequest, LabelsResponse } from '@tieout/contract';
import { type RowLabel, suggestLabel } from '@tieout/exports';
import { type Extraction, invoicesOf, isStatement, parseDecimal } from '@tieout/records';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { deleteFigures } from '../analytics/figures-store.ts';
import { booksOf } from '../books/books.ts';
import { updateDocument } from '../documents/document-store.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { lockDocument } from '../review/edit-store.ts';
import { type OwnReading, ownReading } from '../review/own-reading.ts';
import { earlierChoices, rememberChoices } from './choices.ts';
import { type LabelsByRow, openLabels, sealLabels } from './row-labels.ts';

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets' | 'now'>;

/** The rows of the actor's document with their labels and what is proposed for them. */
export async function readLabels(
  parts: Parts,
  actor: Actor | null,
  fileId: string,
): Promise<LabelsResponse | Refused> {
  const own = await ownReading(parts, actor, fileId);
  return isRefused(own) ? own : { fileId, rows: await labelledRows(parts, actor, own) };
}

/** Labels rows of the actor's document. What an account chose is proposed for such rows of its next documents. */
export async function changeLabels(
  parts: Parts,
  actor: Actor,
  { fileId, labels: changes }: { readonly fileId: string; readonly labels: LabelRequest['labels'] },
): Promise<LabelsResponse | Refused> {
  const changed = await parts.database.transaction(async (transaction) => {
    await lockDocument(transaction, fileId);
    const own = await ownReading({ ...parts, database: transaction }, actor, fileId);
    if (isRefused(own)) return own;
    const touched = new Set(changes.flatMap((change) => change.rows));
    const rows = rowsOf(own).filter(({ row }) => touched.has(row));
    if (rows.length !== touched.size) return refused('edit-refused', { message: NO_SUCH_ROW });
    const labels = relabelled(openLabels(own.vault, own.document), changes);
    await updateDocument(transaction, fileId, { sealedLabels: sealLabels(own.vault, labels) });
    await deleteFigures(transaction, fileId);
    if (actor.kind === 'user') {
      const chosen = rows.map(({ row, description }) => ({ description, label: labels[row] ?? {} }));
      await rememberChoices({ ...parts, database: transaction }, actor.id, chosen);
    }
    return null;
  });
  return changed ?? readLabels(parts, actor, fileId);
}

const NO_SUCH_ROW = 'There is no such row in this file, or it was excluded. Reload the file and try again.';

type PlainRow = Pick<LabelledRow, 'row' | 'date' | 'description' | 'amount'>;

function rowsOf({ extraction, rowIds }: OwnReading): PlainRow[] {
  return plainRows(extraction).flatMap((rows, account) =>
    rows.map((row, index) => ({ ...row, row: rowIds[account]?.[index] ?? '' })),
  );
}

function plainRows(extraction: Extraction): Omit<PlainRow, 'row'>[][] {
  if (extraction.outcome === 'unreadable') return [];
  if (isStatement(extraction)) {
    return extraction.accounts.map(({ transactions }) =>
      transactions.map(({ date, description, amount }) => ({ date, description, amount })),
    );
  }
  return invoicesOf(extraction).map(({ fields: { date }, lines }) =>
    lines.map(({ description, amount }) => ({ date, description, amount })),
  );
}

async function labelledRows(parts: Parts, actor: Actor | null, own: OwnReading): Promise<LabelledRow[]> {
  const labels = openLabels(own.vault, own.document);
  const rows = rowsOf(own);
  const suggest = await suggester(parts, actor, rows);
  const isSpent = !isStatement(own.extraction);
  return rows.map((row) => {
    const { payee = null, category = null } = labels[row.row] ?? {};
    return { ...row, payee, category, suggestion: suggest(row, isSpent) };
  });
}

/** Proposes by the account's earlier choices and its own categories, where somebody is signed in. The lines of an invoice are money spent. */
async function suggester(parts: Parts, actor: Actor | null, rows: readonly PlainRow[]) {
  const isUser = actor?.kind === 'user';
  const earlier = isUser
    ? await earlierChoices(
        parts,
        actor.id,
        rows.map((row) => row.description),
      )
    : new Map<string, RowLabel>();
  const books = isUser ? await booksOf(parts, actor.id) : null;
  const known = books?.accounts.filter(({ kind }) => kind === 'category').map(({ name }) => name) ?? [];
  return ({ description, amount }: PlainRow, isSpent: boolean) => {
    const minor = parseDecimal(amount)?.minor ?? 0;
    return suggestLabel({ description, amountMinor: isSpent ? -Math.abs(minor) : minor }, earlier, known);
  };
}

function relabelled(labels: LabelsByRow, changes: LabelRequest['labels']): LabelsByRow {
  const result = { ...labels };
  for (const { rows, payee, category } of changes) {
    for (const row of rows) result[row] = withChange(result[row] ?? {}, { payee, category });
  }
  return result;
}

type Change = { readonly payee?: string | null | undefined; readonly category?: string | null | undefined };

function withChange(label: RowLabel, { payee, category }: Change): RowLabel {
  const next = {
    payee: payee === undefined ? label.payee : payee || undefined,
    category: category === undefined ? label.category : category || undefined,
  };
  return Object.fromEntries(Object.entries(next).filter(([, text]) => text !== undefined));
}

import { invoicesOf, isStatement, type ShownExtraction } from '@tieout/records';
import type { Executor } from '../../platform/database/open-database.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { editsInForce, type StoredEdit } from './edit-store.ts';
import { editedReading } from './edited-statement.ts';
import { withEdits } from './review.ts';

/** A reading after a person's corrections. */
export type StandingReading = {
  readonly extraction: ShownExtraction;
  /** The stable names of its rows or lines, by account, or by invoice or receipt of the file. */
  readonly rowIds: readonly (readonly string[])[];
};

/** The extraction of a document as its corrections leave it. */
export async function readingAsItStands(
  parts: { readonly database: Executor },
  { vault, fileId }: { readonly vault: DocumentVault; readonly fileId: string },
  extraction: ShownExtraction,
): Promise<StandingReading> {
  const edits = isStatement(extraction) ? await editsInForce(parts.database, fileId) : [];
  return readingWithEdits(extraction, vault, edits);
}

/** The extraction as those corrections leave it. */
export function readingWithEdits(
  extraction: ShownExtraction,
  vault: DocumentVault,
  edits: readonly StoredEdit[],
): StandingReading {
  if (extraction.outcome === 'unreadable') return { extraction, rowIds: [] };
  if (!isStatement(extraction))
    return {
      extraction,
      rowIds: invoicesOf(extraction).map(({ lines }, invoice) =>
        lines.map((_, line) => `${invoice}-${line}`),
      ),
    };
  const statement = withEdits(extraction, vault, edits);
  const rowIds = statement.accounts.map(({ rows }) =>
    rows.filter((row) => !row.isExcluded).map((row) => row.id),
  );
  return { extraction: editedReading(extraction, statement), rowIds };
}

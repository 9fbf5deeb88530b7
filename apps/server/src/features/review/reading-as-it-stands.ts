import type { Proof } from '@tieout/contract';
import type { ShownExtraction, StoredExtraction } from '@tieout/records';
import type { Executor } from '../../platform/database/open-database.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { standingExtraction } from './judge-document.ts';
import { namedConfirmations } from './name-actors.ts';
import { standingDocument } from './standing-document.ts';

/** A reading after a person's corrections: the rows that count, with the one verdict and the findings on them. */
export type StandingReading = {
  readonly extraction: ShownExtraction;
  /** The stable names of its rows or lines, by account, or by invoice or receipt of the file. */
  readonly rowIds: readonly (readonly string[])[];
  /** What the verdict rests on; null for a document that could not be read. */
  readonly proof: Proof | null;
};

/** The extraction of a document as its corrections leave it. */
export async function readingAsItStands(
  parts: { readonly database: Executor },
  { vault, fileId }: { readonly vault: DocumentVault; readonly fileId: string },
  extraction: StoredExtraction,
): Promise<StandingReading> {
  if (extraction.outcome === 'unreadable') return { extraction, rowIds: [], proof: null };
  const standing = await standingDocument(parts.database, { vault, fileId }, extraction);
  const findings = await namedConfirmations(parts.database, standing.judged.findings);
  const judged = { ...standing.judged, findings };
  const { proof, accounts, invoices } = judged;
  const counted = (rows: readonly { readonly id: string; readonly isExcluded: boolean }[]) =>
    rows.filter((row) => !row.isExcluded).map(({ id }) => id);
  return {
    extraction: { ...standingExtraction(extraction, judged), proof },
    rowIds: [...accounts.map(({ rows }) => counted(rows)), ...invoices.map(({ lines }) => counted(lines))],
    proof,
  };
}

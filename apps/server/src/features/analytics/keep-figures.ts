import type { RowLabels } from '@tieout/exports';
import { type Extraction, isStatement } from '@tieout/records';
import type { Executor } from '../../platform/database/open-database.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { upsertFigures } from './figures-store.ts';
import { type StatementFigures, statementFigures } from './statement-figures.ts';

/** What the sums are sealed for. */
export const FIGURES_PURPOSE = 'figures';

/** Keeps, sealed, what a statement adds up to as it stands, so that no statement need be opened for the sum of all. Anything but a statement has no such sum. */
export async function keepFigures(
  at: Executor,
  {
    fileId,
    vault,
    extraction,
    labels,
  }: { fileId: string; vault: DocumentVault; extraction: Extraction; labels?: RowLabels },
): Promise<StatementFigures | null> {
  if (!isStatement(extraction)) return null;
  const figures = statementFigures(extraction, labels);
  await upsertFigures(at, fileId, sealFigures(vault, figures));
  return figures;
}

/** A statement's sums, sealed as they are kept. */
export function sealFigures(vault: DocumentVault, figures: StatementFigures): Buffer {
  return vault.sealText(JSON.stringify(figures), FIGURES_PURPOSE);
}

import { rowIdSchema } from '@tieout/contract';
import type { RowLabels } from '@tieout/exports';
import { z } from 'zod';
import type { Document } from '../documents/document.ts';
import type { DocumentVault } from '../documents/document-vault.ts';

const PURPOSE = 'labels';

const labelsByRowSchema = z.record(
  rowIdSchema,
  z.object({ payee: z.string().optional(), category: z.string().optional() }),
);

/** What a person called rows, by the rows' stable names. */
export type LabelsByRow = z.infer<typeof labelsByRowSchema>;

/** The labels kept with a document. */
export function openLabels(
  vault: DocumentVault,
  { sealedLabels }: Pick<Document, 'sealedLabels'>,
): LabelsByRow {
  return sealedLabels === null
    ? {}
    : labelsByRowSchema.parse(JSON.parse(vault.openText(sealedLabels, PURPOSE)));
}

/** The labels as they are kept with their document. */
export function sealLabels(vault: DocumentVault, labels: LabelsByRow): Buffer {
  return vault.sealText(JSON.stringify(labels), PURPOSE);
}

/** The labels in the order of the rows, as exports take them. */
export function inRowOrder(labels: LabelsByRow, rowIds: readonly (readonly string[])[]): RowLabels {
  return rowIds.map((ids) => ids.map((id) => labels[id]));
}

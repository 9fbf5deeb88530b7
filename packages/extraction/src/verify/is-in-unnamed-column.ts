import type { Row } from '../interpret/rows/row.ts';

/** Whether the amount of a row is in a column of one direction that no header names: only arithmetic, or the habit of such documents, says which. */
export function isInUnnamedColumn({ anchor }: Row): boolean {
  return anchor.side !== 'amount' && anchor.table.headings.length === 0;
}

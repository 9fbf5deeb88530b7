import { createHash } from 'node:crypto';
import type { Finding } from '@tieout/records';

/** The name of a finding: the same while it says the same of the same row. `rowId` is the row's own, for its place may change. */
export function findingId(finding: Finding, rowId?: string): string {
  const { code, parameters, account, invoice, page, row } = finding;
  // Where a parameter names the row by its place, the name of the row stands for it.
  const { row: _, ...identifying } = parameters;
  const place = rowId ?? [page, row];
  return createHash('sha256')
    .update(JSON.stringify([code, Object.entries(identifying).sort(), account, invoice, place]))
    .digest('hex')
    .slice(0, 16);
}

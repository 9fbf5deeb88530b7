import type { FlatRecord } from '@tieout/records';

/** What documents have in common that one saved mapping fits: the same detected fields, whatever their order. */
export function documentShape(records: readonly FlatRecord[]): string {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].sort().join('|');
}

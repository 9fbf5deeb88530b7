import type { Entry } from './row.ts';

/** The reading position of an entry's line: that of its amount for a row. */
export function positionOf(entry: Entry): number {
  return entry.kind === 'row' ? entry.row.anchor.body.position : entry.body.position;
}

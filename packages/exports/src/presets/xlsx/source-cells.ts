import type { Source } from '@tieout/records';
import { number, type SheetCell } from './sheet-xml.ts';

/** Page and box of a row as the Proof sheet shows them: points, origin top left. */
export function sourceCells(source: Source | null): SheetCell[] {
  if (source === null) return [];
  return [number(source.page), ...source.box.map((edge) => number(edge.toFixed(1)))];
}

import type { DocumentRow } from './document-rows.ts';
import type { ItemTable } from './item-tables.ts';
import type { Sum } from './sums.ts';

/** The position of the first headings of items, or of the first sum by name where there are none before it. */
export function itemsFrom(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
  sums: readonly Sum[],
): number {
  const heads = tables.flatMap(({ kind, position }) => (kind === 'items' ? [position] : []));
  const totals = sums.flatMap(({ role, strength, position }) =>
    /total/.test(role) && strength > 0.6 ? [position] : [],
  );
  return Math.min(rows.length, ...heads, ...totals);
}

import type { DocumentRow } from './document-rows.ts';
import { type ItemHeading, itemHeadingsAt } from './item-headings.ts';
import type { ItemColumnRole } from './words/locale.ts';

/** A stretch of the document under one row of headings; the same headings on a later page go on with it. */
export type ItemTable = {
  readonly kind: 'items' | 'taxes';
  readonly headings: readonly ItemHeading[];
  /** Rows in reading order; `null` where the headings are printed again. */
  readonly rows: readonly (DocumentRow | null)[];
  readonly position: number;
};

type Draft = {
  kind: ItemTable['kind'];
  headings: readonly ItemHeading[];
  rows: (DocumentRow | null)[];
  position: number;
};

/** The tables of items and of taxes, in reading order. */
export function itemTables(rows: readonly DocumentRow[]): ItemTable[] {
  const lines = rows.map((row) => row.line);
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (let index = 0; index < rows.length; ) {
    const found = itemHeadingsAt(lines, index);
    const row = rows[index];
    if (row === undefined) break;
    if (found === null) {
      open?.rows.push(row);
      index++;
      continue;
    }
    const twin = drafts.find((draft) => isSame(draft.headings, found.headings));
    if (twin === undefined) {
      open = { kind: kindOf(found.headings), headings: found.headings, rows: [], position: index };
      drafts.push(open);
    } else {
      open = twin;
      open.rows.push(null);
    }
    index += found.lineCount;
  }
  return drafts;
}

/** Headings of rates, bases and taxes without what an item has are those of a table of taxes. */
function kindOf(headings: readonly ItemHeading[]): ItemTable['kind'] {
  const roles = headings.map((heading) => heading.role);
  const has = (...wanted: ItemColumnRole[]) => wanted.some((role) => roles.includes(role));
  if (has('quantity', 'unitPrice', 'position')) return 'items';
  if (has('description') && !has('taxRate', 'taxBase'))
    return has('taxAmount') && has('taxBase') ? 'taxes' : 'items';
  if (has('taxAmount') || has('taxBase')) return 'taxes';
  const rates = roles.filter((role) => role === 'taxRate').length;
  return rates > 1 || (rates === 1 && !has('description') && has('net', 'gross', 'amount'))
    ? 'taxes'
    : 'items';
}

function isSame(a: readonly ItemHeading[], b: readonly ItemHeading[]): boolean {
  return (
    a.length === b.length &&
    a.every((heading, index) => {
      const other = b[index];
      return other !== undefined && heading.text === other.text && Math.abs(heading.left - other.left) < 12;
    })
  );
}

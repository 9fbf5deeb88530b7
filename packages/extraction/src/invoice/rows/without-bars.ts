import { type DocumentRow, partOfRow } from './document-rows.ts';
import type { ItemTable } from './item-tables.ts';

/** How far from the left edge of its heading a text begins that is set flush with it, in points. */
const FLUSH = 2;
/** How far left of the headings what is next to them begins, in points. */
const APART = 30;
/** Lines of items that must begin under their heading. */
const LEAST_FLUSH = 3;

/**
 * The rows without what stands left of a table of items, such as readings of a meter or messages, where its line of headings begins there
 * too and its own lines begin under the first heading: so that no word or day of it is read as part of an item or a sum.
 */
export function withoutBars(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
): readonly DocumentRow[] {
  const edges = new Map<number, number>();
  for (const table of tables) {
    const edge = edgeOfBar(rows, table);
    if (edge === null) continue;
    for (const row of table.rows) if (row !== null) edges.set(row.position, edge);
  }
  return edges.size === 0 ? rows : rows.map((row) => behind(row, edges.get(row.position)));
}

/** The left edge of a table with a bar next to it; null where it has none. */
function edgeOfBar(
  rows: readonly DocumentRow[],
  { kind, headings, rows: own, position }: ItemTable,
): number | null {
  const [first] = headings;
  const begin = rows[position]?.line.left;
  if (kind !== 'items' || first === undefined || begin === undefined || begin > first.left - APART)
    return null;
  // Where no column has the names of the items, what is left of them are the names.
  if (!headings.some(({ role }) => role === 'description')) return null;
  const priced = own.filter(
    (row) => row?.figures.some((figure) => figure.isMoney && figure.left > first.right) === true,
  );
  const flush = priced.filter(
    (row) => row?.chunks.some(({ left }) => Math.abs(left - first.left) < FLUSH) === true,
  );
  return flush.length >= LEAST_FLUSH && flush.length * 2 > priced.length ? first.left - FLUSH : null;
}

/** A row from an edge on; itself where nothing stands left of that, or nothing else. */
function behind(row: DocumentRow, edge: number | undefined): DocumentRow {
  const from = edge === undefined ? 0 : row.line.words.findIndex(({ left }) => left >= edge);
  return from <= 0 ? row : partOfRow(row, from, row.line.words.length);
}

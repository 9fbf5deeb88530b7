import type { ItemColumnRole } from '../words/locale.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import type { ItemTable } from './item-tables.ts';

const AMOUNTS: ReadonlySet<ItemColumnRole | null> = new Set(['amount', 'net', 'gross']);
/** How far the last digits of one column end apart, in points. */
const FLUSH = 1;
/** So many amounts with a mark, or a currency, show where a column ends. */
const LEAST_MARKED = 2;

/**
 * The rows with the bare numbers of a column of amounts as money, in a currency without decimals: "200" below "14,300" has no mark to
 * group its thousands by.
 */
export function withWholeMoney(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
): readonly DocumentRow[] {
  const edges = new Map<number, readonly number[]>();
  for (const { kind, headings, rows: own } of tables) {
    if (kind !== 'items') continue;
    const columns = headings.filter(({ role }) => AMOUNTS.has(role));
    const ends = columns.flatMap(({ left, right }) => endOf(own, left, right) ?? []);
    for (const row of own) if (row !== null && ends.length > 0) edges.set(row.position, ends);
  }
  return edges.size === 0 ? rows : rows.map((row) => withMoneyAt(row, edges.get(row.position) ?? []));
}

/** Where the last digits of the money under a heading end; null where too little of it ends in one place. */
function endOf(rows: ItemTable['rows'], left: number, right: number): number | null {
  const ends = rows.flatMap((row) =>
    (row?.figures ?? [])
      .filter((figure) => figure.isMoney && figure.left < right && figure.right > left)
      .map(({ digitsRight }) => digitsRight),
  );
  const flush = ends.filter((end) => Math.abs(end - (ends[0] ?? 0)) < FLUSH);
  return flush.length >= LEAST_MARKED ? (flush[0] ?? null) : null;
}

function withMoneyAt(row: DocumentRow, ends: readonly number[]): DocumentRow {
  const isBare = ({ isMoney, isPercent, value, digitsRight }: Figure) =>
    !isMoney && !isPercent && value.scale === 0 && ends.some((end) => Math.abs(end - digitsRight) < FLUSH);
  if (!row.figures.some(isBare)) return row;
  return {
    ...row,
    figures: row.figures.map((figure) => (isBare(figure) ? { ...figure, isMoney: true } : figure)),
  };
}

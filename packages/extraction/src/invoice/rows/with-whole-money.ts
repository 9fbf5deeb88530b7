import type { ItemColumnRole } from '../words/locale.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import type { ItemTable } from './item-tables.ts';
import { totalLabel } from './total-label.ts';

const AMOUNTS: ReadonlySet<ItemColumnRole | null> = new Set(['amount', 'net', 'gross']);
/** How far the last digits of one column end apart, in points. */
const FLUSH = 1;
/** So many amounts with a mark, or a currency, show where a column ends. */
const LEAST_MARKED = 2;

/** How many lines above and below a number the amounts that show its column may be. */
const NEAR_ROWS = 3;

/**
 * The rows with bare numbers as money, in a currency without decimals, where they are in a column of amounts, between two amounts of a
 * slip, over its total, in a cell of their own above its amounts, or next to a rate of a table of taxes: "200" below "14,300" has no
 * thousands to mark.
 */
export function withWholeMoney(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
): readonly DocumentRow[] {
  const edges = new Map<number, readonly number[]>();
  for (const { kind, headings, rows: own } of tables) {
    if (kind === 'taxes')
      for (const row of own) if (row !== null) edges.set(row.position, endsNextToRate(row));
    if (kind !== 'items') continue;
    const columns = headings.filter(({ role }) => AMOUNTS.has(role));
    const ends = columns.flatMap(({ left, right }) => endOf(own, left, right) ?? []);
    for (const row of own) if (row !== null && ends.length > 0) edges.set(row.position, ends);
  }
  const above = endsAboveMoney(rows);
  return rows.map((row, index) => {
    const ends = [...(edges.get(row.position) ?? []), ...(above.get(row.position) ?? [])];
    const isIn = (figure: Figure) => isAt(figure, ends) || isOverTotal(rows, index, figure);
    const isBare = (figure: Figure) => isWhole(figure) && isIn(figure);
    if (!row.figures.some(isBare)) return row;
    return {
      ...row,
      figures: row.figures.map((figure) => (isBare(figure) ? { ...figure, isMoney: true } : figure)),
    };
  });
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

/** Where the numbers of a line with a rate end. */
function endsNextToRate({ figures }: DocumentRow): number[] {
  return figures.some(({ isPercent }) => isPercent) ? figures.map(({ digitsRight }) => digitsRight) : [];
}

/** Where the last number of each line of a slip ends that fills a cell and is close above amounts that end there, from the lowest up. */
function endsAboveMoney(rows: readonly DocumentRow[]): ReadonlyMap<number, readonly number[]> {
  const marked = rows.flatMap(({ figures }) => figures.filter(({ isMoney }) => isMoney));
  const found = new Map<number, readonly number[]>();
  for (const row of rows.toReversed()) {
    const figure = row.figures.at(-1);
    if (figure === undefined) continue;
    const ends = marked.filter(({ digitsRight }) => isAt(figure, [digitsRight]));
    const below = rows.slice(row.position + 1, row.position + 1 + NEAR_ROWS);
    const isAbove = below.some(
      (other) =>
        other.line.page === row.line.page &&
        (isAt(figure, found.get(other.position) ?? []) ||
          other.figures.some(({ isMoney, digitsRight }) => isMoney && isAt(figure, [digitsRight]))),
    );
    const isCell = row.chunks.some(({ words }) => words[0] === row.line.words[figure.from]);
    if (isWhole(figure) && isCell && isAbove && ends.length >= LEAST_MARKED)
      found.set(row.position, [figure.digitsRight]);
  }
  return found;
}

function isWhole({ isMoney, isPercent, value }: Figure): boolean {
  return !isMoney && !isPercent && value.scale === 0;
}

function isAt({ digitsRight }: Figure, ends: readonly number[]): boolean {
  return ends.some((end) => Math.abs(end - digitsRight) < FLUSH);
}

/** Whether a number alone behind a name ends where a total below it does, or the currency behind that. */
function isOverTotal(rows: readonly DocumentRow[], index: number, figure: Figure): boolean {
  const row = rows[index];
  const [name, amount, ...others] = row?.chunks ?? [];
  const isAlone = amount?.words[0] === row?.line.words[figure.from] && others.length === 0;
  if (row === undefined || !isAlone || !/\p{L}{2}/u.test(name?.text ?? '')) return false;
  return rows.slice(index + 1).some(({ line, chunks, figures }) => {
    const total = figures.at(-1);
    if (total?.isMoney !== true || line.page !== row.line.page) return false;
    const isTotal = totalLabel(chunks[0]?.text ?? '')?.role === 'total';
    return isTotal && [total.digitsRight, total.right].some((end) => isAt(figure, [end]));
  });
}

import { smallest } from '../../values/extremes.ts';
import { toMinor, toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import type { ItemHeading } from './item-headings.ts';
import type { ItemTable } from './item-tables.ts';
import type { Sum } from './sums.ts';
import { areAligned, LEAST_ROWS, spanOf, tableFrom, textColumns } from './unheaded-table.ts';

/**
 * The table whose last three columns are an amount, its tax and what both make, on several rows above the sums: that without tax is
 * listed, as it is where the headings say so.
 */
export function tableThatAdds(
  rows: readonly DocumentRow[],
  sums: readonly Sum[],
  digits: number,
): ItemTable | null {
  const all = rows.flatMap((row) => (row.isFurniture ? [] : additionsOn(row, digits)));
  const top = smallest(all.map(({ row }) => row.position));
  // A sum above them all is that of a box at the head.
  const end = smallest(sums.filter(endsItems).flatMap(({ position }) => (position < top ? [] : [position])));
  const added = columnsThatAdd(all.filter(({ row }) => row.position < end));
  const [first] = added;
  if (first === undefined || areRates(added)) return null;
  const amounts: ItemHeading[] = [
    { role: 'net', text: '', ...spanOf(added.map(({ net }) => net)) },
    { role: 'taxAmount', text: '', ...spanOf(added.map(({ tax }) => tax)) },
    { role: 'gross', text: '', ...spanOf(added.map(({ gross }) => gross)) },
  ];
  return tableFrom(asMoney(rows, added), first.row, [...amounts, ...textColumns(added, amounts)]);
}

/** The rows with the figures that add up as money, as "285" is in a currency without decimals. */
function asMoney(rows: readonly DocumentRow[], added: readonly Added[]): readonly DocumentRow[] {
  const own = new Set(added.flatMap(({ net, tax, gross }) => [net, tax, gross]));
  return rows.map((row) => ({
    ...row,
    figures: row.figures.map((figure) => (own.has(figure) ? { ...figure, isMoney: true } : figure)),
  }));
}

/** How clearly a sum must be named to end the items. */
const CLEARLY = 0.8;

function endsItems({ role, strength }: Sum): boolean {
  return strength >= CLEARLY && (role === 'subtotal' || role === 'total' || role === 'due');
}

/** Whether every row names a rate, each another one: then they are the taxes by rate, not the items. */
function areRates(added: readonly Added[]): boolean {
  const rates = added.flatMap(({ row }) => row.figures.filter(({ isPercent }) => isPercent));
  const own = new Set(rates.map(({ value }) => toNumber(value)));
  return rates.length >= added.length && own.size === rates.length;
}

/** A row with an amount, its tax and what both make. */
type Added = {
  readonly row: DocumentRow;
  readonly net: Figure;
  readonly tax: Figure;
  readonly gross: Figure;
};

/** A tax is a smaller share of what it is levied on. */
const MOST_TAX = 0.4;

/** The last three amounts of a row where the first two make the third, and the second may be the tax of the first. */
function additionsOn(row: DocumentRow, digits: number): Added[] {
  const [net, tax, gross] = row.figures
    .filter(({ isPercent, isMoney, value }) => (isMoney || value.scale === 0) && !isPercent)
    .slice(-3);
  if (net === undefined || tax === undefined || gross?.isMoney !== true) return [];
  const [base, share, whole] = [net, tax, gross].map(({ value }) => toMinor(value, digits) ?? Number.NaN);
  if (base === undefined || share === undefined || whole === undefined) return [];
  const isTax = share !== 0 && share / base > 0 && share / base < MOST_TAX;
  return isTax && base + share === whole ? [{ row, net, tax, gross }] : [];
}

/** The rows whose amounts stand in the three columns that add up on most rows; none where too few do. */
function columnsThatAdd(all: readonly Added[]): readonly Added[] {
  const groups = all.map((own) =>
    all.filter(
      ({ net, tax, gross }) =>
        areAligned(net, own.net) && areAligned(tax, own.tax) && areAligned(gross, own.gross),
    ),
  );
  const best = groups.reduce<readonly Added[]>((a, b) => (b.length > a.length ? b : a), []);
  return best.length >= LEAST_ROWS ? best : [];
}

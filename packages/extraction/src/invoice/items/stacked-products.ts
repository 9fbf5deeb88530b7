import { textOf } from '../../lines/line.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { toMinor } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { Figure } from '../rows/figure.ts';
import { fieldLabelAt } from '../rows/labels.ts';
import { isProduct, type Times } from '../rows/quantity-times-price.ts';
import { totalLabel } from '../rows/total-label.ts';
import { ITEM_HEADINGS, UNITS } from '../vocabulary/tables.ts';

/** An item printed over several lines, each with the name of what it says, as of fuel: product, gallons, price per gallon, amount. */
export type StackedProduct = Pick<Times, 'quantity' | 'price'> & {
  readonly name: string;
  /** Minor units. */
  readonly amount: number;
  readonly row: DocumentRow;
  /** Reading positions of its lines. */
  readonly positions: readonly number[];
};

/** How many lines above the amount quantity and price are, and above those the product. */
const MOST_LINES = 4;

/** The items printed over several lines, where the quantity on one and the price on another give the amount below them. */
export function stackedProducts(rows: readonly DocumentRow[], digits: number): StackedProduct[] {
  return rows.flatMap((row, index) => {
    const own = labelledFigure(row);
    const amount = own?.figure.isMoney === true ? toMinor(own.figure.value, digits) : null;
    if (own === null || amount === null || amount === 0) return [];
    const above = rows
      .slice(Math.max(0, index - MOST_LINES), index)
      .filter(({ line }) => line.page === row.line.page)
      .flatMap((other) => {
        const found = labelledFigure(other);
        return found === null ? [] : [{ ...found, row: other }];
      });
    const pair = above
      .filter(({ label }) => isOf(label, 'unitPrice'))
      .flatMap((price) =>
        above
          .filter(({ row: other, label }) => other !== price.row && isQuantity(label))
          .map((quantity) => ({ price, quantity })),
      )
      .find(({ price, quantity }) =>
        isProduct({ quantity: quantity.figure.value, price: price.figure.value }, amount, digits),
      );
    if (pair === undefined) return [];
    const taken = [pair.price.row, pair.quantity.row];
    const first = Math.min(...taken.map(({ position }) => position));
    const around = rows.filter(
      ({ position }) =>
        position >= first - MOST_LINES &&
        position < row.position &&
        !taken.some((other) => other.position === position),
    );
    const named = productIn(around, first);
    if (named === null) return [];
    return [
      {
        name: named.name,
        amount,
        row,
        quantity: pair.quantity.figure.value,
        price: pair.price.figure.value,
        positions: [named.position, ...taken.map(({ position }) => position), row.position],
      },
    ];
  });
}

/** The name and the only figure of a line that ends in it. */
function labelledFigure({
  line,
  figures,
}: DocumentRow): { readonly label: string; readonly figure: Figure } | null {
  const [figure, ...others] = figures;
  if (figure === undefined || others.length > 0 || figure.isPercent || line.words.length - figure.to > 1)
    return null;
  const label = textOf(line.words.slice(0, figure.from));
  return /\p{L}{2}/u.test(label) ? { label, figure } : null;
}

function isOf(label: string, role: 'unitPrice' | 'quantity' | 'description'): boolean {
  return phrasesIn(ITEM_HEADINGS, normalise(label)).some(({ value }) => value === role);
}

function isQuantity(label: string): boolean {
  return (
    !isOf(label, 'unitPrice') &&
    (isOf(label, 'quantity') ||
      normalise(label)
        .split(' ')
        .some((word) => UNITS.has(word)))
  );
}

/** What was sold: behind a name for it, "Product: Diesel", or the first text without a figure above the others. */
function productIn(
  rows: readonly DocumentRow[],
  first: number,
): { readonly name: string; readonly position: number } | null {
  for (const { line, position, chunks } of rows) {
    const [label = '', value = ''] = textOf(line.words).split(/\s*:\s*|$/, 2);
    const [cell, behind] = chunks;
    if (isOf(label, 'description') && /\p{L}{2}/u.test(value)) return { name: value, position };
    if (
      cell !== undefined &&
      behind !== undefined &&
      isOf(cell.text, 'description') &&
      /\p{L}{2}/u.test(behind.text)
    )
      return { name: behind.text, position };
  }
  const above = rows.findLast(
    ({ position, figures, chunks }) =>
      position < first &&
      position >= first - 2 &&
      figures.length === 0 &&
      /\p{L}{2}/u.test(chunks[0]?.text ?? ''),
  );
  const name = above?.chunks[0]?.text ?? '';
  return above === undefined || fieldLabelAt(name) || totalLabel(name) !== null
    ? null
    : { name, position: above.position };
}

import { toMinor } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import { isProduct } from './quantity-times-price.ts';

/** A line of the document of which two figures multiplied give a third, in whatever order they are printed. Amount in minor units. */
export type LineThatMultiplies = {
  readonly amount: number;
  readonly position: number;
  readonly page: number;
  readonly indent: number;
};

/** The lines with a quantity, a price and the amount they give. A quantity of one multiplies anything, so it shows nothing. */
export function linesThatMultiply(rows: readonly DocumentRow[], digits: number): LineThatMultiplies[] {
  return rows.flatMap((row) => {
    const amount = row.isFurniture ? null : amountOf(row, digits);
    const { page, left } = row.line;
    return amount === null ? [] : [{ amount, position: row.position, page, indent: left }];
  });
}

function amountOf({ figures }: DocumentRow, digits: number): number | null {
  const own = figures.filter(({ isPercent, value }) => !isPercent && value.units !== 0);
  const money = own.filter(({ isMoney }) => isMoney);
  for (const amount of money) {
    const minor = toMinor(amount.value, digits);
    if (minor === null) continue;
    for (const price of money) {
      if (price === amount) continue;
      const isGiven = own.some(
        (quantity) =>
          quantity !== amount &&
          quantity !== price &&
          Math.abs(quantity.value.units) !== 10 ** quantity.value.scale &&
          isProduct({ quantity: quantity.value, price: price.value }, minor, digits),
      );
      if (isGiven) return minor;
    }
  }
  return null;
}

import type { Decimal } from '../rows/decimal.ts';
import type { Item } from './items.ts';

/** A line item with what its amount is calculated from. Minor units. */
export type PricedItem = Pick<Item, 'amount' | 'quantity' | 'unitPrice' | 'discount' | 'perZeros'>;

/** An exact number: `units` divided by ten to the power of `scale`. */
type Exact = { readonly units: bigint; readonly scale: number };

/**
 * What quantity × price of the items add up to before each is rounded, in minor units, rounded once: programs that keep fractions of
 * a cent print this as the subtotal. Null if an amount is not the rounding of its product, or has none.
 */
export function unroundedSum(items: readonly PricedItem[], digits: number): number | null {
  const parts = items.map((item) => exactAmount(item, digits));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  const scale = Math.max(digits, ...known.map((part) => part.scale));
  return rounded({ units: known.reduce((sum, part) => sum + unitsAt(part, scale), 0n), scale }, digits);
}

/** The product of a line; null if its amount is not the rounded product. */
function exactAmount(
  { amount, quantity, unitPrice, discount, perZeros }: PricedItem,
  digits: number,
): Exact | null {
  if (amount === 0) return { units: 0n, scale: digits };
  if (quantity === null || unitPrice === null) return null;
  const full = times(quantity, { ...unitPrice, scale: unitPrice.scale + perZeros }, Math.sign(amount));
  const products =
    discount === null ? [full] : [lessPercent(full, discount), lessAmount(full, discount), full];
  return products.find((product) => rounded(product, digits) === amount) ?? null;
}

function times(a: Decimal, b: Decimal, sign: number): Exact {
  const units = BigInt(a.units) * BigInt(b.units);
  const isOtherSign = sign < 0 !== units < 0n;
  return { units: isOtherSign ? -units : units, scale: a.scale + b.scale };
}

function lessPercent({ units, scale }: Exact, percent: Decimal): Exact {
  const rest = 100n * 10n ** BigInt(percent.scale) - BigInt(Math.abs(percent.units));
  return { units: units * rest, scale: scale + percent.scale + 2 };
}

function lessAmount(full: Exact, amount: Decimal): Exact {
  const scale = Math.max(full.scale, amount.scale);
  const off = unitsAt({ units: BigInt(Math.abs(amount.units)), scale: amount.scale }, scale);
  const units = unitsAt(full, scale);
  return { units: units < 0n ? units + off : units - off, scale };
}

function unitsAt({ units, scale }: Exact, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

/** Minor units, halves away from zero. */
function rounded({ units, scale }: Exact, digits: number): number {
  if (scale <= digits) return Number(unitsAt({ units, scale }, digits));
  const step = 10n ** BigInt(scale - digits);
  const magnitude = ((units < 0n ? -units : units) * 2n + step) / (step * 2n);
  return Number(units < 0n ? -magnitude : magnitude);
}

import { formatDecimal } from '@tieout/records';
import { MOST_DIGITS } from '../../values/countable.ts';

/** A number as printed, exact: `units` divided by ten to the power of `scale`. */
export type Decimal = { readonly units: number; readonly scale: number };

/** As a number, for comparing products; never for money that is handed on. */
export function toNumber({ units, scale }: Decimal): number {
  return units / 10 ** scale;
}

/** The plain decimal string, as many decimals as printed. */
export function toText({ units, scale }: Decimal): string {
  return formatDecimal(units, scale);
}

/** Whole minor units of `digits` decimals; null where the printed number has more decimals than that which are not zero, or is too large to be counted with. */
export function toMinor({ units, scale }: Decimal, digits: number): number | null {
  if (scale <= digits) {
    const minor = units * 10 ** (digits - scale);
    return isReadable(minor) ? minor : null;
  }
  const step = 10 ** (scale - digits);
  return units % step === 0 && isReadable(units / step) ? units / step : null;
}

function isReadable(minor: number): boolean {
  return Math.abs(minor) < 10 ** MOST_DIGITS;
}

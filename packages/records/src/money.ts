/** Minor-unit digits of the currencies that do not have two, after ISO 4217. */
const DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Whole minor units (cents, pence, yen) and the number of decimal digits they stand for. Exact: never a float of major units. */
export type Money = { readonly minor: number; readonly digits: number };

/** Decimal digits of `currency` (ISO 4217 code); 2 where it is unknown or null. */
export function currencyDigits(currency: string | null): number {
  return (currency === null ? undefined : DIGITS[currency]) ?? 2;
}

/** Reads a plain decimal string such as "-1234.50" exactly; null when it is anything else or too large to be exact. */
export function parseDecimal(text: string): Money | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? '';
  const magnitude = Number(`${match[2]}${fraction}`);
  if (!Number.isSafeInteger(magnitude)) return null;
  return { minor: match[1] === '-' && magnitude !== 0 ? -magnitude : magnitude, digits: fraction.length };
}

/** The plain decimal string of `minor` units with `digits` decimals: (-5, 2) is "-0.05". Throws a RangeError for a number that is no safe integer. */
export function formatDecimal(minor: number | bigint, digits = 2): string {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor))
    throw new RangeError('an amount is not a safe integer of minor units');
  const magnitude = String(minor)
    .replace('-', '')
    .padStart(digits + 1, '0');
  const whole = digits === 0 ? magnitude : `${magnitude.slice(0, -digits)}.${magnitude.slice(-digits)}`;
  return minor < 0 ? `-${whole}` : whole;
}

/** `text` in minor units of `digits` decimals; null when it is no decimal or has more non-zero decimals than that. */
export function toMinorUnits(text: string, digits = 2): number | null {
  const money = parseDecimal(text);
  if (money === null) return null;
  if (money.digits <= digits) {
    const minor = money.minor * 10 ** (digits - money.digits);
    return Number.isSafeInteger(minor) ? minor : null;
  }
  const scale = 10 ** (money.digits - digits);
  return money.minor % scale === 0 ? money.minor / scale : null;
}

/** The exact sum of decimal strings as a decimal string with `digits` decimals; null when one of them cannot be read, or the sum is too large to be exact. */
export function sumDecimals(amounts: readonly string[], digits = 2): string | null {
  const units: number[] = [];
  for (const amount of amounts) {
    const minor = toMinorUnits(amount, digits);
    if (minor === null) return null;
    units.push(minor);
  }
  const total = sumMinorUnits(units);
  return total === null ? null : formatDecimal(total, digits);
}

/** The exact sum of minor units; null when one of them is no safe integer, or the sum is none. */
export function sumMinorUnits(units: readonly number[]): number | null {
  let total = 0;
  for (const minor of units) {
    if (!Number.isSafeInteger(minor)) return null;
    total += minor;
    if (!Number.isSafeInteger(total)) return sumOfHuge(units);
  }
  return total;
}

/** Amounts that cancel out may have a sum that is exact though a part of it is not. */
function sumOfHuge(units: readonly number[]): number | null {
  if (!units.every(Number.isSafeInteger)) return null;
  const total = Number(units.reduce((sum, minor) => sum + BigInt(minor), 0n));
  return Number.isSafeInteger(total) ? total : null;
}

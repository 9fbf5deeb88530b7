import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, parseDecimal, sumDecimals, sumMinorUnits, toMinorUnits } from '../src/index.ts';

const DIGITS = fc.integer({ min: 0, max: 4 });
/** Decimal strings of up to 20 digits: many are more than can be counted exactly. */
const HUGE_DECIMAL = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 20n), DIGITS)
  .map(([isMinus, magnitude, digits]) => `${isMinus ? '-' : ''}${decimal(magnitude, digits)}`);

function decimal(magnitude: bigint, digits: number): string {
  const text = String(magnitude).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function isSafe(units: bigint): boolean {
  return units <= BigInt(Number.MAX_SAFE_INTEGER) && units >= -BigInt(Number.MAX_SAFE_INTEGER);
}

test('a sum of decimals is exact or null, never rounded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.maxSafeInteger(), DIGITS), { maxLength: 6 }), (parts) => {
      const amounts = parts.map(([minor, digits]) => formatDecimal(minor, digits));
      const exact = parts.reduce(
        (total, [minor, digits]) => total + BigInt(minor) * 10n ** BigInt(4 - digits),
        0n,
      );
      const sum = sumDecimals(amounts, 4);
      if (sum === null) return;
      const [whole = '', fraction = ''] = sum.split('.');
      expect(BigInt(`${whole}${fraction}`)).toBe(exact);
      expect(isSafe(exact)).toBe(true);
    }),
  );
});

test('two huge amounts whose sum cannot be counted have none', () => {
  expect(sumDecimals(['90071992547409.91', '0.01'])).toBeNull();
  expect(sumDecimals(['-90071992547409.91', '-90071992547409.91'])).toBeNull();
  expect(sumDecimals(['90071992547409.91', '90071992547409.91', '-90071992547409.91'])).toBe(
    '90071992547409.91',
  );
});

test('a sum of minor units is exact or null', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger(), { maxLength: 8 }), (units) => {
      const exact = units.reduce((total, each) => total + BigInt(each), 0n);
      expect(sumMinorUnits(units)).toBe(isSafe(exact) ? Number(exact) : null);
    }),
  );
  expect(sumMinorUnits([1, Number.NaN])).toBeNull();
  expect(sumMinorUnits([1, 2 ** 53])).toBeNull();
});

test('whatever is read as a decimal is written as the same amount again', () => {
  fc.assert(
    fc.property(HUGE_DECIMAL, DIGITS, (text, digits) => {
      const money = parseDecimal(text);
      const minor = toMinorUnits(text, digits);
      for (const units of [money?.minor ?? 0, minor ?? 0]) expect(Number.isSafeInteger(units)).toBe(true);
      if (minor === null) return;
      expect(sumDecimals([formatDecimal(minor, digits), formatDecimal(-minor, digits)], digits)).toBe(
        formatDecimal(0, digits),
      );
    }),
  );
});

test('an amount that cannot be counted exactly is a bug where it is written', () => {
  for (const minor of [2 ** 53, -(2 ** 60), 1e21, Number.NaN, Number.POSITIVE_INFINITY, 0.5])
    expect(() => formatDecimal(minor)).toThrow(RangeError);
});

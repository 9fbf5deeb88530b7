import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDigits, formatDecimal, parseDecimal, sumDecimals, toMinorUnits } from '../src/index.ts';

const MOST = Number.MAX_SAFE_INTEGER;

/** ISO 4217 by minor-unit digits; all other currencies have two. */
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const TWO_DIGITS = ['USD', 'GBP', 'EUR', 'INR', 'CHF', 'XXX', '', 'jpy'];

const digits = fc.integer({ min: 0, max: 4 });
const minorUnits = fc.integer({ min: -MOST, max: MOST });

describe('currencyDigits', () => {
  test.each([
    ...NO_DIGITS.map((code) => [code, 0] as const),
    ...THREE_DIGITS.map((code) => [code, 3] as const),
    ...TWO_DIGITS.map((code) => [code, 2] as const),
  ])('"%s" has %i', (code, expected) => {
    expect(currencyDigits(code)).toBe(expected);
  });

  test('an unknown currency has two', () => {
    expect(currencyDigits(null)).toBe(2);
  });
});

describe('parseDecimal', () => {
  test.each([
    ['0', 0, 0],
    ['0.00', 0, 2],
    ['-0.00', 0, 2],
    ['7', 7, 0],
    ['-7', -7, 0],
    ['1234.50', 123450, 2],
    ['-1234.50', -123450, 2],
    ['-0.01', -1, 2],
    ['0.001', 1, 3],
    ['007.5', 75, 1],
    ['9007199254740991', MOST, 0],
    ['-90071992547409.91', -MOST, 2],
  ])('reads "%s" exactly', (text, minor, decimals) => {
    // Strict: no minus before a zero.
    expect(parseDecimal(text)).toStrictEqual({ minor, digits: decimals });
  });

  test.each([
    '',
    '-',
    '.',
    '.5',
    '5.',
    '1,000.00',
    '1 000',
    '+1',
    '--1',
    '1.2.3',
    '1e3',
    ' 1',
    '1 ',
    '(1)',
    '-.5',
    '£1',
    '1\n',
    'NaN',
  ])('refuses "%s"', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  test.each(['9007199254740992', '-9007199254740992', '90071992547409.92', '1'.repeat(400)])(
    'refuses %s, too large to be exact',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

describe('formatDecimal', () => {
  test.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [50, 2, '0.50'],
    [-123450, 2, '-1234.50'],
    [1, 0, '1'],
    [0, 0, '0'],
    [-1, 0, '-1'],
    [7, 1, '0.7'],
    [10, 1, '1.0'],
    [1, 3, '0.001'],
    [-1234, 3, '-1.234'],
    [MOST, 2, '90071992547409.91'],
  ])('writes %i with %i decimals as "%s"', (minor, decimals, text) => {
    expect(formatDecimal(minor, decimals)).toBe(text);
  });

  test('writes two decimals where none are named', () => {
    expect(formatDecimal(-5)).toBe('-0.05');
  });

  test('is what parseDecimal reads', () => {
    fc.assert(
      fc.property(minorUnits, digits, (minor, decimals) => {
        expect(parseDecimal(formatDecimal(minor, decimals))).toEqual({ minor, digits: decimals });
      }),
    );
  });
});

describe('toMinorUnits', () => {
  test.each([
    ['1', 2, 100],
    ['-1', 2, -100],
    ['1.5', 2, 150],
    ['1.50', 2, 150],
    ['1.500', 2, 150],
    ['1.5000', 2, 150],
    ['0', 2, 0],
    ['12', 0, 12],
    ['12.00', 0, 12],
    ['-12.000', 1, -120],
    ['1.234', 3, 1234],
    ['1.2', 4, 12000],
    ['90071992547409.91', 2, MOST],
    ['9007199254740991', 0, MOST],
  ])('"%s" with %i decimals is %i', (text, decimals, minor) => {
    expect(toMinorUnits(text, decimals)).toBe(minor);
  });

  test.each([
    ['1.505', 2, 'a decimal too many'],
    ['1.5', 0, 'a decimal too many'],
    ['0.001', 2, 'a decimal too many'],
    ['90071992547409.92', 2, 'too large to be exact'],
    ['90071992547410', 2, 'too large to be exact'],
    ['9007199254740991', 1, 'too large to be exact'],
    ['one', 2, 'no number'],
    ['', 2, 'no number'],
  ])('refuses "%s" with %i decimals: %s', (text, decimals) => {
    expect(toMinorUnits(text, decimals)).toBeNull();
  });

  test('takes two decimals where none are named', () => {
    expect(toMinorUnits('1.5')).toBe(150);
  });

  test('is not changed by zeros behind the decimals', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 4 }), (minor, zeros) => {
        expect(toMinorUnits(`${formatDecimal(minor)}${'0'.repeat(zeros)}`)).toBe(minor);
      }),
    );
  });
});

describe('sumDecimals', () => {
  test.each([
    [[], 2, '0.00'],
    [['0.10', '0.20'], 2, '0.30'],
    [['0.10', '-0.20'], 2, '-0.10'],
    [['100', '-99.99'], 2, '0.01'],
    [['1', '2'], 0, '3'],
    [['0.001', '0.002'], 3, '0.003'],
  ] as const)('of %j with %i decimals is "%s"', (amounts, decimals, sum) => {
    expect(sumDecimals(amounts, decimals)).toBe(sum);
  });

  test('takes two decimals where none are named', () => {
    expect(sumDecimals(['1', '2.5'])).toBe('3.50');
  });

  test('is null where one amount cannot be read', () => {
    expect([sumDecimals(['1.00', 'x']), sumDecimals(['1.005', '1.00'])]).toEqual([null, null]);
  });

  test('is that of the whole minor units, in any order', () => {
    const cents = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }));
    fc.assert(
      fc.property(cents, (amounts) => {
        const sum = formatDecimal(amounts.reduce((all, amount) => all + amount, 0));
        const texts = amounts.map((amount) => formatDecimal(amount));
        expect([sumDecimals(texts), sumDecimals(texts.toReversed())]).toEqual([sum, sum]);
      }),
    );
  });
});

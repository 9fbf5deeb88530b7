import { currencyDigits } from '@tieout/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { americanAmount, americanCount, americanDate } from '../src/printing/american-formats.ts';

const CURRENCIES = [null, 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN', 'BRL', 'INR'];
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat({ max: 9999 }), fc.nat({ max: 4 }))
  .map(([whole, part, digits]) =>
    digits === 0 ? `${whole}` : `${whole}.${`${part}`.padStart(4, '0').slice(0, digits)}`,
  );

test('amounts are written as Intl writes them in en-US', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...CURRENCIES), (decimal, currency) => {
      const digits = Math.max(decimal.split('.')[1]?.length ?? 0, currencyDigits(currency));
      const format = new Intl.NumberFormat('en-US', {
        ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
        ...(currency === null ? {} : { style: 'currency', currency }),
      });
      expect(americanAmount(decimal, currency)).toBe(format.format(decimal as Intl.StringNumericLiteral));
    }),
  );
});

test('dates and counts are written as Intl writes them in en-US', () => {
  const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const counts = new Intl.NumberFormat('en-US');
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      expect(americanDate(day.toISOString().slice(0, 10))).toBe(dates.format(day));
    }),
  );
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(americanCount(count)).toBe(counts.format(count));
    }),
  );
});

test('what is not certain is left to Intl', () => {
  expect(americanAmount('12.00', 'CHF')).toBeNull();
  expect(americanAmount('1e3', 'USD')).toBeNull();
  expect(americanDate('soon')).toBeNull();
  expect(americanCount(-1)).toBeNull();
});

import { formatDecimal } from '@tieout/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberStyleOf } from '../src/features/review/number-style.ts';
import { typedAmount } from '../src/features/review/typed-amount.ts';

const LOCALES = [
  ...['en-US', 'en-GB', 'en-IN', 'de-DE', 'de-CH', 'de-AT', 'fr-FR', 'fr-CH', 'es-ES', 'es-MX', 'it-IT'],
  ...['pt-BR', 'pt-PT', 'nl-NL', 'sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'pl-PL', 'cs-CZ', 'hu-HU', 'ro-RO'],
  ...['tr-TR', 'ru-RU', 'uk-UA', 'el-GR', 'ja-JP', 'ko-KR', 'zh-CN', 'hi-IN', 'mr-IN', 'bn-BD', 'id-ID'],
  ...['ar-EG', 'ar-AE', 'fa-IR', 'he-IL', 'th-TH', 'vi-VN', 'en-ZA', 'af-ZA'],
] as const;
const locale = fc.constantFrom(...LOCALES);
const minor = fc.integer({ min: 1, max: 99_999_999_999 });
const SIGNS = [
  (text: string) => `-${text}`,
  (text: string) => `−${text}`,
  (text: string) => `(${text})`,
  (text: string) => `${text}-`,
  (text: string) => `- ${text}`,
] as const;
const sign = fc.constantFrom(...SIGNS);

const read = (text: string, locales: readonly string[] = ['en-US'], digits = 2) =>
  typedAmount(text, { styles: locales.map(numberStyleOf), digits });
const written = (cents: number, where: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(where, options).format(formatDecimal(cents) as `${number}`);
const isSame = (a: string, b: string) => Number(a) === Number(b);

describe('an amount typed in the style of any locale', () => {
  test('is read to the cent, grouped or not, with any sign', () => {
    fc.assert(
      fc.property(locale, minor, sign, fc.boolean(), (where, cents, withSign, useGrouping) => {
        const text = withSign(written(cents, where, { minimumFractionDigits: 2, useGrouping }));
        const typed = read(text, [where]);
        expect(typed.kind, text).toBe('read');
        expect(typed.kind === 'read' && isSame(typed.value, formatDecimal(-cents)), text).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is never read as another amount under the style of another locale: it is read right, asked, or refused', () => {
    fc.assert(
      fc.property(locale, locale, minor, fc.boolean(), (writer, reader, cents, useGrouping) => {
        const isWhole = cents % 3 === 0;
        const amount = isWhole ? Math.ceil(cents / 100) * 100 : cents;
        const options = isWhole ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2 };
        const text = written(amount, writer, { ...options, useGrouping });
        const typed = read(text, [reader, writer]);
        const values = typed.kind === 'read' ? [typed.value] : typed.kind === 'ambiguous' ? typed.values : [];
        const isRight = values.some((value) => isSame(value, formatDecimal(amount)));
        expect(isRight || typed.kind === 'unreadable', `${text} for ${reader}: ${values}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('with three decimals is read in the style of its locale', () => {
    fc.assert(
      fc.property(locale, minor, (where, mils) => {
        const text = new Intl.NumberFormat(where, { minimumFractionDigits: 3 }).format(
          formatDecimal(mils, 3) as `${number}`,
        );
        const typed = read(text, [where], 3);
        expect(typed.kind === 'read' && isSame(typed.value, formatDecimal(mils, 3)), text).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a typed amount', () => {
  test.each([
    ['375,91', '375.91'],
    ['1.375,90', '1375.90'],
    ['1,375.90', '1375.90'],
    ['(12.50)', '-12.50'],
    ['12.50-', '-12.50'],
    ['−12.50', '-12.50'],
    ['+12.50', '12.50'],
    ['$1,234.50', '1234.50'],
    ['-€ 12,5', '-12.5'],
    ["1'234.50", '1234.50'],
    ['1 234,50', '1234.50'],
    ['12,34,567.00', '1234567.00'],
    ['1.234.567', '1234567'],
    ['0,125', '0.125'],
    ['0', '0'],
    ['-0.00', '0.00'],
    ['1,234', '1234'],
  ])('"%s" is %s for a reader in the US', (text, value) =>
    expect(read(text)).toEqual({ kind: 'read', value }),
  );

  test.each([
    ['1.234', ['en-US'], ['1234', '1.234']],
    ['1,234', ['de-DE'], ['1234', '1.234']],
    ['1.234', ['de-DE', 'en-US'], ['1234']],
    ['-1,234', ['de-DE'], ['-1234', '-1.234']],
  ])('"%s" in the styles %j may be %j', (text, locales, values) => {
    const typed = read(text, locales);
    expect(typed.kind === 'read' ? [typed.value] : typed.kind === 'ambiguous' && typed.values).toEqual(
      values,
    );
  });

  test('that groups here and divides there is asked about where a currency has three decimals', () => {
    expect(read('1,234', ['en-US', 'de-DE'], 3)).toEqual({ kind: 'ambiguous', values: ['1234', '1.234'] });
    expect(read('1,234', ['de-DE'], 3)).toEqual({ kind: 'read', value: '1.234' });
  });

  test.each([
    '',
    'twelve',
    '12 50',
    '1,23,4',
    '--12',
    '(12',
    '-(12)',
    '1.2.3',
    '1,234,56',
    '5-3',
    '1.234.5,6',
  ])('"%s" is no amount', (text) => expect(read(text)).toEqual({ kind: 'unreadable' }));
});

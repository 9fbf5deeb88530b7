import { describe, expect, test } from 'vitest';
import { readAmount } from '../src/values/amount.ts';
import { largest, smallest } from '../src/values/extremes.ts';
import { type NumberStyle, numberStyles } from '../src/values/number-style.ts';
import { readDateAt } from '../src/values/printed-date.ts';
import { settleDate } from '../src/values/settle-date.ts';

const point: NumberStyle = { decimalMark: '.', decimals: 2 };
const comma: NumberStyle = { decimalMark: ',', decimals: 2 };
const whole: NumberStyle = { decimalMark: '.', decimals: 0 };
const thousandths: NumberStyle = { decimalMark: '.', decimals: 3 };

describe('readAmount reads', () => {
  test.each([
    ['1,234.56', point, 123456, 'none'],
    ['1234.56', point, 123456, 'none'],
    ['.56', point, 56, 'none'],
    ['1,62,780.4', point, 16278040, 'none'],
    ['0.00', point, 0, 'none'],
    ['1.234,56', comma, 123456, 'none'],
    ['1 234,56', comma, 123456, 'none'],
    ['1\u00a0234,56', comma, 123456, 'none'],
    ['1\u202f234,56', comma, 123456, 'none'],
    ["1'234.56", point, 123456, 'none'],
    ['1’234.56', point, 123456, 'none'],
    ['12,34,567.80', point, 123456780, 'none'],
    ['1,20,00,000.00', point, 1200000000, 'none'],
    ['150,000', whole, 150000, 'none'],
    ['1,234.567', thousandths, 1234567, 'none'],
    ['-12.50', point, 1250, 'minus'],
    ['−12.50', point, 1250, 'minus'],
    ['12.50-', point, 1250, 'minus'],
    ['(12.50)', point, 1250, 'minus'],
    ['($12.50)', point, 1250, 'minus'],
    ['(1 012,50 $)', comma, 101250, 'minus'],
    ['(12.50 EUR)', point, 1250, 'minus'],
    ['-$12.50', point, 1250, 'minus'],
    ['$-12.50', point, 1250, 'minus'],
    ['+12.50', point, 1250, 'plus'],
    ['12,50+', comma, 1250, 'plus'],
    ['12.50 CR', point, 1250, 'in'],
    ['12.50 DR', point, 1250, 'out'],
    ['12.50DR', point, 1250, 'out'],
    ['12,50 H', comma, 1250, 'in'],
    ['12,50 S', comma, 1250, 'out'],
    ['12.50(Dr)', point, 1250, 'out'],
    ['12.50 (Cr)', point, 1250, 'in'],
  ] as const)('%s', (text, style, minor, mark) => {
    expect(readAmount(text, style)).toMatchObject({ minor, mark, isCertain: true });
  });

  test.each([
    ['€12,50', comma, '€'],
    ['12,50 €', comma, '€'],
    ['CHF 12.50', point, 'CHF'],
    ['US$12.50', point, 'US$'],
    ['12.50 USD', point, 'USD'],
  ] as const)('the currency of %s', (text, style, currency) => {
    expect(readAmount(text, style)).toMatchObject({ minor: 1250, currency });
  });

  test('a number without decimals, as one that only its column makes an amount', () => {
    expect(readAmount('1234', point)).toMatchObject({ minor: 123400, isCertain: false });
  });
});

describe('readAmount rejects', () => {
  test.each([
    ['', point],
    ['-', point],
    ['ACME', point],
    ['12.50 ACME', point],
    ['1.234,56', point],
    ['1,234.56', comma],
    ['12,3,456.00', point],
    ['1,2345.00', point],
    ['12.345', point],
    ['(12.50', point],
    ['12.50)', point],
    ['12.50%', point],
    ['12345678901234.00', point],
    ['2025-03-04', point],
    ['12:30', point],
  ] as const)('%s', (text, style) => {
    expect(readAmount(text, style)).toBeNull();
  });
});

describe('readDateAt reads', () => {
  const unknown = { order: 'unknown' } as const;
  const dayFirst = { order: 'day-month' } as const;
  const monthFirst = { order: 'month-day' } as const;

  test.each([
    ['04/03/2025', { first: 4, second: 3, year: 2025, ...unknown }],
    ['04.03.2025', { first: 4, second: 3, year: 2025, ...unknown }],
    ['04-03-2025', { first: 4, second: 3, year: 2025, ...unknown }],
    ['4/3/25', { first: 4, second: 3, year: 25, ...unknown }],
    ['04/03', { first: 4, second: 3, year: null, ...unknown }],
    ['04.03.', { first: 4, second: 3, year: null, ...unknown }],
    ['25/03/04', { first: 25, second: 3, year: 4, isShort: true, ...unknown }],
    ['2025-03-04', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['2025/3/4', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['20250304', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['4 March 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['04MAR25', { first: 4, second: 3, year: 25, ...dayFirst }],
    ['04-Mar-2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['4th March', { first: 4, second: 3, year: null, ...dayFirst }],
    ['March 4, 2025', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['Mar 4', { first: 3, second: 4, year: null, ...monthFirst }],
    ['4. März 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['4 de marzo de 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['1er août 2025', { first: 1, second: 8, year: 2025, ...dayFirst }],
    ['4 maart 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['4 grudnia 2025', { first: 4, second: 12, year: 2025, ...dayFirst }],
    ['2025年3月4日', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['令和7年3月4日', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['R7.3.4', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['2025년 3월 4일', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['04/03/2568', { first: 4, second: 3, year: 2568, ...unknown }],
    ['2025-Mar-04', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['2025 Mar 04', { first: 3, second: 4, year: 2025, ...monthFirst }],
    ['2025. december 15.', { first: 12, second: 15, year: 2025, ...monthFirst }],
    ['Mon 4 March 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['Dienstag.4. März 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
    ['Dienstag,4.März 2025', { first: 4, second: 3, year: 2025, ...dayFirst }],
  ])('%s', (text, date) => {
    const words = text.split(' ');
    expect(readDateAt(words, 0)).toMatchObject({ ...date, wordCount: words.length });
  });

  test('a date among other words, and only its own words', () => {
    const words = 'Paid 4 March 2025 in cash'.split(' ');
    expect(readDateAt(words, 1)).toMatchObject({ first: 4, second: 3, year: 2025, wordCount: 3 });
  });
});

describe('readDateAt rejects', () => {
  test.each([
    '13/13/2025',
    '32/01/2025',
    '00/05/2025',
    '2025-13-04',
    '1,234.56',
    '12:30',
    'Marketplace',
    '4711',
    '1/2/1850',
  ])('%s', (text) => {
    expect(readDateAt([text], 0)).toBeNull();
  });

  test.each(['2023-Jan 04, 2024', '2023- Jan 04, 2024'])(
    'the year at the end of one date and the day after it: %s',
    (text) => {
      expect(readDateAt(text.split(' '), 0)).toBeNull();
    },
  );
});

describe('numberStyles detects', () => {
  test.each([
    { words: ['1,234.56', '12.50'], are: [point] },
    { words: ['1.234,56', '12,50', '04.03.2025'], are: [comma] },
    { words: ['12,50', '04.03.', '05.03.', '06.03.'], are: [comma] },
    { words: ["1'234.56", '12.50'], are: [point] },
    { words: ['1,234.56', '12.50', '9,99'], are: [point, comma] },
    {
      words: ['08.22', '150', 'Ft', '80', 'Ft', '12', 'Ft'],
      are: [
        { decimalMark: '.', decimals: 2 },
        { decimalMark: '.', decimals: 0 },
        { decimalMark: ',', decimals: 0 },
      ],
    },
    {
      words: ['BHD', '1.234.567', ...Array(12).fill('1,234.567'), ...Array(12).fill('10.250')],
      are: [{ decimalMark: '.', decimals: 3 }],
    },
    {
      words: ['2', '920', '002', '44', '876', '19.05', '%'],
      are: [whole, { decimalMark: ',', decimals: 0 }],
    },
    { words: ['150,000', '80,000', '12,500'], are: [whole, { decimalMark: ',', decimals: 0 }] },
  ])('$words', ({ words, are }) => {
    expect(numberStyles(words)).toEqual(are);
  });
});

test('finds the extremes of more numbers than a call takes arguments, and of none', () => {
  const figures = Array.from({ length: 300_000 }, (_, index) => index - 150_000);
  expect([smallest(figures), largest(figures)]).toEqual([-150_000, 149_999]);
  expect([smallest([]), largest([])]).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
});

describe('a two-digit year in a document with Buddhist years', () => {
  const dateOf = (text: string, end: string | null) => {
    const date = readDateAt([text], 0);
    return date === null ? null : settleDate(date, 'day-month', { start: null, end, isBuddhist: true });
  };

  test.each([
    ['09/09/20', '2020-09-30', '2020-09-09'],
    ['09/09/63', '2020-09-30', '2020-09-09'],
    ['09/09/20', null, '2020-09-09'],
    ['09/09/63', null, '2020-09-09'],
  ])('%s, of a statement to %s, is %s', (text, end, day) => {
    expect(dateOf(text, end)).toBe(day);
  });
});

describe('a date before a comma', () => {
  test('is read with its year: "2023. március 2., csütörtök"', () => {
    const date = readDateAt(['2023.', 'március', '2.,', 'csütörtök'], 0);
    expect(date).toMatchObject({ first: 3, second: 2, year: 2023, wordCount: 3 });
  });

  test('may be any number in a text without its year', () => {
    expect(readDateAt(['3/4,', 'inch'], 0)).toBeNull();
  });
});

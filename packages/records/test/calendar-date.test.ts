import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate, calendarDateSchema, dateParts, dayNumber } from '../src/index.ts';

const DAY_MS = 86_400_000;

describe('calendarDate', () => {
  test.each([
    [2025, 3, 31, '2025-03-31'],
    [1, 1, 1, '0001-01-01'],
    [9999, 12, 31, '9999-12-31'],
    [2024, 2, 29, '2024-02-29'],
    [2024, 1, 31, '2024-01-31'],
    [2000, 2, 29, '2000-02-29'],
    [2023, 2, 28, '2023-02-28'],
  ])('of %i, %i, %i is %s', (year, month, day, date) => {
    expect(calendarDate(year, month, day)).toBe(date);
  });

  test.each([
    [0, 1, 1],
    [10_000, 1, 1],
    [2025, 0, 1],
    [2025, 13, 1],
    [2025, 1, 0],
    [2025.5, 1, 1],
    [2025, 1, 1.5],
    [2025, 2.5, 1],
    [2023, 2, 29],
    [1900, 2, 29],
    [2100, 2, 29],
    [2024, 2, 30],
    [Number.NaN, 1, 1],
  ])('there is no %d, %d, %d', (year, month, day) => {
    expect(calendarDate(year, month, day)).toBeNull();
  });

  test.each(
    [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, index) => [index + 1, days] as const),
  )('month %i ends on day %i', (month, days) => {
    const last = calendarDate(2025, month, days);
    expect([last !== null, calendarDate(2025, month, days + 1)]).toEqual([true, null]);
  });
});

describe('dateParts', () => {
  test('are those a date is made of', () => {
    expect(dateParts('2025-03-31')).toEqual({ year: 2025, month: 3, day: 31 });
  });

  test.each([
    '2025-02-30',
    '2025-3-31',
    '25-03-31',
    '2025-03-31T00:00',
    'x2025-03-31',
    '2025/03/31',
    '',
    '0000-01-01',
  ])('"%s" is no date', (text) => {
    expect([dateParts(text), dayNumber(text), calendarDateSchema.safeParse(text).success]).toEqual([
      null,
      null,
      false,
    ]);
  });
});

test('a date passes the schema', () => {
  expect(calendarDateSchema.parse('2024-02-29')).toBe('2024-02-29');
});

test('day numbers are whole days from 1970 on, one apart from day to day', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1970-02-01'), dayNumber('1969-12-31')]).toEqual([0, 31, -1]);
  fc.assert(
    fc.property(fc.integer({ min: -300_000, max: 300_000 }), (day) => {
      const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
      expect(dayNumber(date)).toBe(day);
    }),
  );
});

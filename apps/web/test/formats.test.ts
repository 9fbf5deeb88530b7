import { describe, expect, test } from 'vitest';
import { timeLeft } from '../src/features/files/time-left.ts';
import { fileTimestamp } from '../src/features/mapping/export-csv.ts';
import { formatCalendarDate, formatInstant, formatMonth } from '../src/ui/format-date.ts';
import { formatMoney } from '../src/ui/format-money.ts';
import { formatSize } from '../src/ui/format-size.ts';
import { sampleText } from '../src/ui/preflight-items.tsx';

describe('figures and dates as a person reads them', () => {
  test.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1536, '1.5 KB'],
    [25 * 1024 * 1024, '25 MB'],
    [1_610_612_736, '1.5 GB'],
  ])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

  test.each([
    ['1234567.5', null, '1,234,567.50'],
    ['-12.35', 'USD', '−12.35'],
    ['-0.05', 'USD', '−0.05'],
    ['1000', 'JPY', '1,000'],
    ['0', 'USD', '0.00'],
    ['1.2345', 'USD', '1.2345'],
  ])('%s %s is written %s', (decimal, currency, text) => expect(formatMoney(decimal, currency)).toBe(text));

  test.each([
    ['2026-01-08 MOBILE PLAN 12 -1235.00', 'Jan 8, 2026 MOBILE PLAN 12 −1,235.00'],
    ['2026-01-08 KYOTO 2026-01-07 5000', 'Jan 8, 2026 KYOTO 2026-01-07 5,000'],
    ['row 7: CLIENT TRANSFER 207', 'row 7: CLIENT TRANSFER 207'],
  ])('a transaction “%s” is named as %s', (sample, text) => expect(sampleText(sample)).toBe(text));

  test('an instant has the day, the year and a 24-hour clock', () => {
    expect(formatInstant('2024-03-05T14:30:00Z')).toMatch(/^Mar [456], 2024 \d\d:\d\d$/);
  });

  test('a calendar date never shifts to another day', () => {
    expect(formatCalendarDate('2025-01-01')).toBe('Jan 1, 2025');
    expect(formatCalendarDate('2025-12-31')).toBe('Dec 31, 2025');
    expect(formatMonth('2025-12')).toBe('Dec 2025');
  });

  test('the time a file is still kept is said in words', () => {
    const now = new Date('2026-01-01T12:00:00Z');
    expect(timeLeft('2026-01-06T12:00:00Z', now)).toBe('removed in 5 days');
    expect(timeLeft('2026-01-02T12:00:00Z', now)).toBe('removed in 24 hours');
    expect(timeLeft('2026-01-01T13:10:00Z', now)).toBe('removed in 1 hour');
    expect(timeLeft('2026-01-01T12:10:00Z', now)).toBe('removed within an hour');
    expect(timeLeft('2026-01-01T11:00:00Z', now)).toBe('being removed');
    expect(timeLeft(null, now)).toBeNull();
  });

  test('a file is named by UTC time', () => {
    expect(fileTimestamp(new Date('2026-01-15T12:00:05.123Z'))).toBe('20260115-120005');
  });
});

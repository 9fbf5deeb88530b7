import { calendarDate } from '@tieout/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateContext, typedDate } from '../src/features/review/typed-date.ts';

const LOCALES = [
  ...['en-US', 'en-GB', 'en-CA', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'nl-NL', 'sv-SE', 'pl-PL'],
  ...['cs-CZ', 'hu-HU', 'fi-FI', 'da-DK', 'ja-JP', 'zh-CN', 'ko-KR', 'lt-LT'],
] as const;

const read = (text: string, context: Partial<DateContext> = {}) =>
  typedDate(text, { locale: 'en-US', period: null, year: null, ...context });

const day = fc.record({
  year: fc.integer({ min: 1990, max: 2060 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

describe('a date typed in the way of any locale', () => {
  test('is read as that day in numbers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), day, (locale, { year, month, day: date }) => {
        const text = new Intl.DateTimeFormat(locale, {
          ...{ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' },
        }).format(Date.UTC(year, month - 1, date));
        expect(read(text, { locale }), text).toEqual({
          kind: 'read',
          value: calendarDate(year, month, date),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('is never silently another day of the statement than the locale says', () => {
    const period = { start: '2025-01-01', end: '2025-12-31' };
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), day, (locale, { month, day: date }) => {
        const text = `${month}/${date}/2025`;
        const typed = read(text, { locale, period });
        const both = [calendarDate(2025, month, date), calendarDate(2025, date, month)].filter(Boolean);
        if (new Set(both).size > 1) expect(typed.kind, text).toBe('ambiguous');
        else expect(typed, text).toEqual({ kind: 'read', value: both[0] });
      }),
    );
  });
});

describe('a typed date', () => {
  test.each([
    ['2025-12-31', '2025-12-31'],
    ['12/31/2025', '2025-12-31'],
    ['31.12.2025', '2025-12-31'],
    ['12/31/25', '2025-12-31'],
    ['31 Dec 2025', '2025-12-31'],
    ['December 31, 2025', '2025-12-31'],
    ['Dec 31', '2025-12-31'],
    ['12/31', '2025-12-31'],
  ])('"%s" is %s', (text, value) => expect(read(text, { year: 2025 })).toEqual({ kind: 'read', value }));

  test('has its months named in the reader’s language, too', () => {
    expect(read('31. Dezember 2025', { locale: 'de-DE' })).toEqual({ kind: 'read', value: '2025-12-31' });
    expect(read('1 févr. 2025', { locale: 'fr-FR' })).toEqual({ kind: 'read', value: '2025-02-01' });
  });

  test('whose day and month can be swapped is settled by the statement period, else asked about', () => {
    const period = { start: '2025-04-01', end: '2025-04-30' };
    expect(read('03/04/2025', { period })).toEqual({ kind: 'read', value: '2025-04-03' });
    expect(read('03/04/2025', { period: { start: '2025-03-01', end: '2025-04-30' } })).toEqual({
      kind: 'ambiguous',
      values: ['2025-03-04', '2025-04-03'],
    });
    expect(read('03/04/2025', { locale: 'en-GB' })).toEqual({ kind: 'read', value: '2025-04-03' });
  });

  test.each(['02/30/2025', '31 Feb 2025', 'someday', '12', '13/13/2025', '12/31'])(
    '"%s" is no date',
    (text) => expect(read(text)).toEqual({ kind: 'unreadable' }),
  );
});

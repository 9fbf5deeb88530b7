import { calendarDate } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import type { AccountReading } from '../src/interpret/account-reading.ts';
import type { Entry } from '../src/interpret/rows/row.ts';
import { leftOverDoubts } from '../src/verify/left-over-doubts.ts';
import { nameOf } from './finding-names.ts';
import { readingOf, rowsOf, tableOf } from './written-account.ts';

const MARCH = { start: calendarDate(2025, 3, 1), end: calendarDate(2025, 3, 31), isBuddhist: false };
const UNREAD = ['rows-unread left-over'];

/** An account whose rows stand above the lines of `text`, which no row was made of. */
function doubts(
  text: string,
  {
    rows = readingOf([]),
    printed = () => [],
    frame = MARCH,
  }: {
    rows?: AccountReading;
    printed?: (table: ReturnType<typeof tableOf>) => readonly Entry[];
    frame?: Parameters<typeof leftOverDoubts>[0]['frame'];
  } = {},
): string[] {
  const table = tableOf({ isBare: true, text, from: 20 });
  const own = { accounts: [rows], printed: printed(table), tables: [table] };
  return leftOverDoubts({ ...own, order: 'day-month', frame }).map(nameOf);
}

const shop = readingOf(
  rowsOf(
    tableOf({
      roles: ['date', null, 'amount'],
      text: 'Date        Description      Amount\n03/03/2025  Shop              10.00\n04/03/2025  Baker             20.00',
    }),
  ),
);

describe('a dated line with an amount that nothing accounts for', () => {
  test('is doubted, however many rows were read', () => {
    expect(doubts('05/03/2025  Cinema            30.00')).toEqual(UNREAD);
    expect(doubts('05/03/2025  Cinema            30.00', { rows: shop })).toEqual(UNREAD);
  });

  test('is doubted if the period is unknown', () => {
    const frame = { start: null, end: null, isBuddhist: false };
    expect(doubts('05/03/2025  Cinema            30.00', { frame })).toEqual(UNREAD);
  });

  test.each([
    ['its date is after the period', '05/04/2025  Direct debit     30.00'],
    ['its date is before the period', '28/02/2025  Direct debit     30.00'],
    ['a row has the same amount', '05/03/2025  Cinema            20.00'],
    ['it has no amount', '05/03/2025  Cinema'],
    ['its amount is zero', '05/03/2025  Cinema             0.00'],
    ['it has no words', '01/03/2025  31/03/2025        30.00'],
    ['its only words are months', '05 MAR 2025  31 MAR 2025        30.00'],
    ['it is about a rate', '05/03/2025  Loan   4.5%       30.00'],
    [
      'it is a sentence',
      '05/03/2025  is the day from which we charge you for each of all the next statements on paper 30.00',
    ],
    ['it begins with words', 'Paid on  05/03/2025           30.00'],
  ])('is not doubted if %s', (_, text) => {
    expect(doubts(text, { rows: shop })).toEqual([]);
  });

  test('is not doubted if it was read as a balance', () => {
    const printed = (table: ReturnType<typeof tableOf>): Entry[] =>
      table.lines.map((body) => ({ kind: 'section', role: 'neutral', title: '', body }));
    expect(doubts('05/03/2025  Balance of day    30.00', { printed })).toEqual([]);
  });

  test('is doubted if it is a balance by its column alone, and has another amount', () => {
    const printed = (table: ReturnType<typeof tableOf>): Entry[] =>
      table.lines.map((body) => ({
        ...{ kind: 'balance', role: 'checkpoint', column: 'balance', isInTable: true, label: '' },
        ...{ strength: 0, date: null, body },
        amount: { minor: 70_00, mark: 'none', currency: null, isCertain: true },
      }));
    expect(doubts('05/03/2025  Cinema            30.00            70.00', { printed })).toEqual(UNREAD);
    expect(doubts('05/03/2025  Closing balance   30.00            70.00', { printed })).toEqual([]);
  });

  test('is not doubted if it stands under headers of its own, next to the table of the rows', () => {
    const plans = tableOf({
      roles: ['date', null, null],
      text: 'Date        Plan            Remaining\n05/03/2025  Cinema              30.00',
      from: 20,
    });
    const doubted = (accounts: readonly AccountReading[]) =>
      leftOverDoubts({
        ...{ accounts, printed: [], order: 'day-month', frame: MARCH },
        tables: [...new Set(accounts.flatMap(({ rows }) => rows.map(({ anchor }) => anchor.table))), plans],
      }).map(nameOf);
    expect(doubted([shop])).toEqual([]);
    expect(doubted([readingOf([])])).toEqual(UNREAD);
  });

  test('is not doubted if it is a further line of a row', () => {
    const rows = { ...shop, rows: shop.rows.map((row) => ({ ...row, box: [0, 0, 600, 900] as const })) };
    expect(doubts('05/03/2025  Rate of exchange  30.00', { rows })).toEqual([]);
  });
});

describe('lines below a line with only a date', () => {
  const DAY = 'Date: 05/03/2025\nCinema            30.00\nBakery            40.00\n';

  test('are doubted if they are several, and more than the rows', () => {
    expect(doubts(DAY)).toEqual(UNREAD);
    expect(doubts(`${DAY}Butcher           50.00`, { rows: shop })).toEqual(UNREAD);
  });

  test('are not doubted if they are one, or no more than the rows', () => {
    expect(doubts('Date: 05/03/2025\nCinema            30.00')).toEqual([]);
    expect(doubts(DAY, { rows: shop })).toEqual([]);
  });

  test('are not doubted if they have another date in their text', () => {
    const dated = DAY.replaceAll('            ', ' 03/04/2025 ');
    expect(doubts(dated)).toEqual([]);
  });
});

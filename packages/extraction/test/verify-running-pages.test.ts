import type { AccountEvidence } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { missingPageDoubts } from '../src/verify/missing-page-doubts.ts';
import { nameOf } from './finding-names.ts';
import { checked } from './written-account.ts';

type Claimed = AccountEvidence['balances'][number];
const balance = (role: Claimed['role'], amount: number, date: string | null = null): Claimed => ({
  ...{ role, amount, strength: 1, page: 1, isAbove: false, isInTable: false, isDrawable: false, date },
});
const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const MARCH = { start: '2025-03-01', end: '2025-03-31' };
const days = (...of: number[]) => of.map((day) => `2025-03-${String(day).padStart(2, '0')}`);

/** Whether pages numbered on from the statement before leave the account in doubt. */
function isDoubted(
  missing: number,
  {
    opened = null,
    dates = [],
    frame = MARCH,
    claimed = [balance('opening', 10000, opened)],
  }: {
    readonly opened?: string | null;
    readonly dates?: readonly (string | null)[];
    readonly frame?: AccountEvidence['frame'];
    readonly claimed?: readonly Claimed[];
  },
): boolean {
  const reconciliation = checked({ opening: 10000, closing: 12000 });
  const pages = { numbers: range(missing), isFirst: true, isRunning: true };
  const doubts = missingPageDoubts(claimed, { reconciliation, dates }, pages, frame);
  return doubts.map(nameOf).includes('pages-missing');
}

describe('pages with numbers that continue from the previous statement', () => {
  test('are complete if the opening balance has the date of the period’s start, or the day next to it', () => {
    for (const opened of ['2025-03-01', '2025-02-28', '2025-03-02'])
      expect(isDoubted(2, { opened })).toBe(false);
    for (const opened of ['2025-03-03', '2025-02-27', null]) expect(isDoubted(2, { opened })).toBe(true);
  });

  test('are recognized by any of the printed opening balances', () => {
    const claimed = [balance('opening', 10000, '2025-03-15'), balance('opening', 10000, '2025-03-01')];
    expect(isDoubted(2, { claimed })).toBe(false);
    // A balance of another amount says nothing of the one the rows lead from.
    expect(isDoubted(2, { claimed: [balance('opening', 9999, '2025-03-01')] })).toBe(true);
  });

  test('show nothing if the period is unknown', () => {
    expect(isDoubted(2, { opened: '2025-03-01', frame: { start: null, end: null } })).toBe(true);
  });

  test('are complete if more would be missing than a file lacks by mistake', () => {
    expect(isDoubted(8, {})).toBe(false);
    expect(isDoubted(7, {})).toBe(true);
    expect(isDoubted(7, { opened: '2025-03-01' })).toBe(false);
    expect(isDoubted(8, { opened: '2025-03-01', dates: days(25, 26, 27, 28, 29) })).toBe(false);
  });

  test('may be incomplete if every row is late in the period', () => {
    // A third of the 30 days from the first to the last of March is over on the 11th.
    expect(isDoubted(8, { dates: days(12, 13, 14, 15, 16) })).toBe(true);
    expect(isDoubted(8, { dates: days(11, 13, 14, 15, 16) })).toBe(false);
    expect(isDoubted(8, { dates: days(30, 29, 28, 27, 2) })).toBe(false);
  });

  test('are not doubted for few rows, which may all be late', () => {
    expect(isDoubted(8, { dates: days(25, 26, 27, 28) })).toBe(false);
    expect(isDoubted(8, { dates: [...days(25, 26, 27, 28), null] })).toBe(false);
    expect(isDoubted(8, { dates: days(25, 26, 27, 28, 29) })).toBe(true);
  });

  test('are doubted if rows follow a start without a known end', () => {
    const frame = { start: '2025-03-01', end: null };
    expect(isDoubted(8, { frame, dates: days(2, 3, 4, 5, 6) })).toBe(true);
    expect(isDoubted(8, { frame, dates: days(1, 3, 4, 5, 6) })).toBe(false);
    expect(isDoubted(8, { frame: { start: null, end: null }, dates: days(25, 26, 27, 28, 29) })).toBe(false);
  });
});

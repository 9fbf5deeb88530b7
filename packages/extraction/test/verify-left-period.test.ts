import { describe, expect, test } from 'vitest';
import type { JudgedRow } from '../src/verify/judged-account.ts';
import { leftPeriodDoubts } from '../src/verify/left-period-doubts.ts';
import { nameOf } from './finding-names.ts';

const MARCH = { start: '2025-03-01', end: '2025-03-31' };

/** A row on page 2 as it was read. */
function read(date: string | null, own: Partial<JudgedRow> = {}): JudgedRow {
  return {
    ...{ date, postDate: null, amount: '-10.00', balance: null },
    ...{ source: { page: 2, box: [0, 0, 1, 1] }, readAs: 0, changed: [] },
    ...own,
  };
}

/** A row whose date a person entered. */
const entered = (date: string | null) => read(date, { changed: ['date'] });

function doubts(
  rows: readonly JudgedRow[],
  { period = MARCH, doubted = [] }: { period?: typeof MARCH | null; doubted?: readonly number[] } = {},
): string[] {
  const before = doubted.map((row) => ({
    ...{ code: 'date-doubtful', severity: 'warning', parameters: { reason: 'outside-period' } },
    ...{ page: 1, row },
  }));
  return leftPeriodDoubts({ rows, period, entered: {} }, before as never).map(
    (doubt) => `${nameOf(doubt)} ${doubt.row} on ${doubt.page}`,
  );
}

const LEFT = (row: number) => `date-doubtful left-period ${row} on 2`;

describe('a date that a person entered', () => {
  test.each([
    ['2025-02-28', [LEFT(1)]],
    ['2025-03-01', []],
    ['2025-03-31', []],
    ['2025-04-01', [LEFT(1)]],
  ])('is doubted outside the period: %s', (date, expected) => {
    expect(doubts([read('2025-03-05'), entered(date)])).toEqual(expected);
  });

  test('is doubted on a row that was added, and on several', () => {
    const added = read('2024-03-05', { readAs: null });
    expect(doubts([added, read('2025-03-05'), entered('2026-03-05')])).toEqual([LEFT(0), LEFT(2)]);
  });

  test.each([
    ['2025-02-19', [LEFT(1)]],
    ['2025-02-20', []],
    ['2025-04-02', []],
    ['2025-04-03', [LEFT(1)]],
  ])('may lie as far out as the dates that were read: %s', (date, expected) => {
    expect(doubts([read('2025-02-20'), entered(date), read('2025-04-02'), read('2025-03-05')])).toEqual(
      expected,
    );
  });

  test('is doubted where only other entered or doubtful dates lie as far out', () => {
    expect(doubts([entered('2025-02-20'), entered('2025-02-21')])).toEqual([LEFT(0), LEFT(1)]);
    expect(doubts([read('2025-02-20'), entered('2025-02-21')], { doubted: [0] })).toEqual([LEFT(1)]);
  });

  test.each([
    ['there is none', [entered(null)], {}],
    ['another cell was changed', [read('2024-03-05', { changed: ['amount'] })], {}],
    ['no period is known', [entered('2024-03-05')], { period: null }],
  ] as const)('is not doubted where %s', (_, rows, given) => {
    expect(doubts(rows, given)).toEqual([]);
  });
});

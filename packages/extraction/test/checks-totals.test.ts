import { describe, expect, test } from 'vitest';
import { checkTotals, type PrintedTotal } from '../src/checks/totals.ts';

const nothingPrinted = () => false;

/** Whether totals of nothing in and 500 out hold for rows that move 500 each way. */
function stateOf(isUnderColumns: boolean) {
  const where = isUnderColumns ? ({ isUnderColumns } as const) : {};
  const totals: PrintedTotal[] = [
    { side: 'in', amount: 0, ...where },
    { side: 'out', amount: 500, ...where },
  ];
  return checkTotals(totals, { in: 500, out: 500 }, nothingPrinted).state;
}

describe('a total of nothing next to rows that move', () => {
  test('fails under the columns of both directions', () => {
    expect(stateOf(true)).toBe('fail');
  });

  test('says nothing elsewhere: it may be that of one kind of rows', () => {
    expect(stateOf(false)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { type Evidence, reconcile, type Step } from '../src/checks/reconcile.ts';
import { DOUBTS } from '../src/verify/doubts.ts';
import { totalsAloneDoubts } from '../src/verify/totals-alone-doubts.ts';
import { nameOf } from './finding-names.ts';

const SUMS: Evidence['totals'] = [
  { side: 'in', amount: 500 },
  { side: 'out', amount: 30 },
];
const EVIDENCE: Evidence = {
  ...{ openings: [], closings: [], totals: SUMS, soleSums: [] },
  ...{ isPrinted: () => false, isCard: false, printsHeld: false },
};

/** Rows of 500 in, 10 and 20 out with the balances printed next to them. */
function rows(...balances: readonly (number | null)[]): Step[] {
  return [500, -10, -20].map((amount, row) => ({
    kind: 'movement',
    amount,
    balance: balances[row] ?? null,
  }));
}

function codesOf(steps: readonly Step[], evidence: Partial<Evidence> = {}): string[] {
  const reconciliation = reconcile(steps, { ...EVIDENCE, ...evidence });
  return totalsAloneDoubts({ reconciliation }).map(nameOf);
}

describe('printed totals that agree with the rows', () => {
  test.each<[string, readonly Step[], Partial<Evidence>, boolean]>([
    ['alone prove nothing', rows(), {}, true],
    [
      'with the balance before the rows but none behind them prove nothing',
      rows(),
      { openings: [100] },
      true,
    ],
    ['with both balances are not alone', rows(), { openings: [100], closings: [570] }, false],
    [
      'with balances from the first to the last row are not alone',
      rows(600, 590, 570),
      { openings: [100] },
      false,
    ],
    ['with balances that follow from row to row are not alone', rows(600, 590, 570), {}, false],
    ['with a balance on the last row only prove nothing', rows(null, null, 570), {}, true],
    ['with balances on some rows only prove nothing', rows(600, null, 570), {}, true],
    [
      'with balances from before the first to the last row are not alone',
      rows(null, null, 570),
      { openings: [100] },
      false,
    ],
    [
      'with a balance in between that is not said to be the first prove nothing',
      [{ kind: 'balance', balance: 100 }, ...rows(null, null, 570)],
      {},
      true,
    ],
    ['are no doubt where a balance does not follow: that contradicts', rows(600, 590, 571), {}, false],
  ])('%s', (_, steps, evidence, isDoubted) => {
    expect(codesOf(steps, evidence)).toEqual(isDoubted ? ['not-checked totals-alone'] : []);
  });

  test('are no doubt if they do not agree: the account is not proven then', () => {
    expect(codesOf(rows(), { totals: [{ side: 'in', amount: 501 }] })).toEqual([]);
  });
});

test('totals with two rows that have balances are not alone, with one row they are', () => {
  const two: Step[] = [
    { kind: 'movement', amount: 500, balance: 600 },
    { kind: 'movement', amount: -30, balance: 570 },
  ];
  expect(codesOf(two)).toEqual([]);
  const one: Step[] = [{ kind: 'movement', amount: 500, balance: 600 }];
  expect(
    codesOf(one, {
      totals: [
        { side: 'in', amount: 500 },
        { side: 'out', amount: 0 },
      ],
    }),
  ).toEqual(['not-checked totals-alone']);
});

test('the total a card charges for its rows alone proves nothing', () => {
  const charged = { totals: [], soleSums: [-470], isCard: true };
  expect(codesOf(rows(), charged)).toEqual(['not-checked totals-alone']);
  expect(codesOf(rows(), { ...charged, soleSums: [-471] })).toEqual([]);
});

test('each doubt has its own name', () => {
  const names = DOUBTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

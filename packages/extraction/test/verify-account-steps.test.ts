import { describe, expect, test } from 'vitest';
import { accountSteps } from '../src/checks/account-steps.ts';
import type { BetweenRows } from '../src/checks/between-rows.ts';
import { checkAccount } from '../src/checks/check-account.ts';
import type { PrintedClaims } from '../src/checks/printed-claims.ts';

const at = (place: number, balance: number, carried?: number): BetweenRows[number] => ({
  ...{ kind: 'balance', at: place, balance },
  ...(carried === undefined ? {} : { carried }),
});
/** Steps as text: "+500" moves, "=500" is a balance, "+500=700" has one of its own. */
const steps = (
  betweenRows: BetweenRows,
  amounts: readonly number[],
  { balances = [], opensAboveZero = true }: { balances?: (number | null)[]; opensAboveZero?: boolean } = {},
) =>
  accountSteps(betweenRows, opensAboveZero, amounts, balances).map((step) =>
    step.kind === 'balance'
      ? `=${step.balance}`
      : `${step.amount}${step.balance === null ? '' : `=${step.balance}`}`,
  );

describe('the steps of an account', () => {
  test('are its rows with the balances between them, in printed order', () => {
    const printed = [at(0, 1000), at(1, 1500), { kind: 'section' as const, at: 1 }, at(2, 1400), at(2, 9)];
    expect(steps(printed, [500, -100])).toEqual(['=1000', '500', '=1500', '-100', '=1400', '=9']);
    expect(steps([], [500, -100], { balances: [1500] })).toEqual(['500=1500', '-100']);
    expect(steps([at(0, 1000)], [])).toEqual(['=1000']);
  });

  test('leave out a running total that is carried to the next page if the account did not open at zero', () => {
    expect(steps([at(2, 400, 400)], [500, -100])).toEqual(['500', '-100']);
    expect(steps([at(2, -400, 400)], [-500, 100])).toEqual(['-500', '100']);
    expect(steps([at(1, 500, 500), at(2, 400, 400)], [500, -100])).toEqual(['500', '-100']);
  });

  test('keep a carried amount that is, or may be, a balance', () => {
    expect(steps([at(2, 401, 401)], [500, -100])).toEqual(['500', '-100', '=401']);
    expect(steps([at(2, 400)], [500, -100])).toEqual(['500', '-100', '=400']);
    expect(steps([at(2, 400, 400)], [500, -100], { opensAboveZero: false })).toEqual(['500', '-100', '=400']);
    // Where nothing moved so far nothing is carried but a balance.
    expect(steps([at(2, 0, 0)], [500, -500])).toEqual(['500', '-500', '=0']);
    expect(steps([at(1, 1, 1)], [1])).toEqual(['1']);
    expect(steps([at(0, 0, 0)], [1])).toEqual(['=0', '1']);
  });
});

describe('equal balances', () => {
  const claims: PrintedClaims = {
    ...{ openings: [1000], closings: [1000], balancesAre: 'owed', betweenRows: [], opensAboveZero: true },
    ...{ summary: null, soleSums: [], leavesOutBalances: true },
    ...{ isPrinted: () => false, otherFigures: () => [] },
  };
  type Rows = Parameters<typeof checkAccount>[1];
  const ledger = (balances: Rows['balances'], more: Partial<Rows> = {}, own: Partial<PrintedClaims> = {}) =>
    checkAccount(
      { ...claims, ...own },
      { amounts: balances.map(() => 0), alone: balances.map(() => 0), balances, ...more },
      false,
    );

  test('prove nothing if rows with other balances were left out', () => {
    expect(ledger([null, null])).toMatchObject({ ledger: null, difference: null });
    expect(ledger([1000, 1000], { areBalancesBelow: true })).toMatchObject({
      ledger: null,
      difference: null,
    });
  });

  test('count if the rows have balances of their own, or none was left out', () => {
    expect(ledger([1000, null]).ledger).toBe('holds');
    expect(ledger([1000, 1000]).ledger).toBe('holds');
    expect(ledger([1000, 1000], { areBalancesBelow: false }).ledger).toBe('holds');
    expect(ledger([null, null], {}, { leavesOutBalances: false }).ledger).toBe('holds');
  });

  test('do not hide that the account fails', () => {
    expect(ledger([null], {}, { closings: [1001] })).toMatchObject({ ledger: 'fails', difference: 1 });
  });
});

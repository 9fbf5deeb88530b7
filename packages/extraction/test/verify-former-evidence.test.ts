import { type Account, type Finding, raiseFinding } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { evidenceOfBalances, formerEvidence } from '../src/verify/former-evidence.ts';
import { nameOf } from './finding-names.ts';

/** An account as it was stored, of which only its rows and balances are known. */
function stored(
  rows: readonly (readonly [amount: string, balance: string | null])[],
  { opening = null, closing = null }: { opening?: string | null; closing?: string | null } = {},
): Account {
  const transactions = rows.map(([amount, balance]) => ({ amount, balance }));
  return { opening, closing, transactions } as unknown as Account;
}

describe('an account stored before its evidence was', () => {
  const account = stored([['10.00', '110.00']], { opening: '100.00', closing: '110.00' });
  const kept = (findings: readonly Finding[]) =>
    formerEvidence(account, findings, false).doubts.map(({ of, finding }) => [of, nameOf(finding)]);
  const readBefore = ['kept before', 'not-checked read-before'];

  test('is in doubt, because its printed totals are unknown', () => {
    expect(kept([])).toEqual([readBefore]);
  });

  test('keeps findings that judging it again does not raise', () => {
    const findings = [
      raiseFinding('check-holds', { check: 'totals' }),
      raiseFinding('not-checked', { reason: 'too-many-readings' }),
      raiseFinding('date-doubtful', { reason: 'missing' }, { row: 0, account: 1 }),
      raiseFinding('pages-missing', { pages: '2' }),
    ];
    expect(kept(findings)).toEqual([
      ['kept before', 'check-holds totals'],
      ['kept before', 'not-checked too-many-readings'],
      ['kept before', 'date-doubtful missing'],
      ['kept before', 'pages-missing'],
      readBefore,
    ]);
    const [, , dated] = formerEvidence(account, findings, false).doubts;
    expect(dated?.finding).toEqual(raiseFinding('date-doubtful', { reason: 'missing' }, { row: 0 }));
  });

  test('keeps nothing that judging it again raises', () => {
    expect(
      kept([
        raiseFinding('check-holds', { check: 'ledger' }),
        raiseFinding('check-holds', { check: 'balances', count: 3 }),
        raiseFinding('not-checked', { reason: 'no-balances' }),
        raiseFinding('ledger-break', { cause: 'missing-transaction', difference: '1.00' }),
        raiseFinding('balance-break', { printed: '1.00', calculated: '2.00', difference: '1.00' }),
        raiseFinding('repaired', { read: '5O', taken: '50' }),
      ]),
    ).toEqual([readBefore]);
  });

  test('is judged by its balances, with the most decimals of any of its figures', () => {
    expect(formerEvidence(account, [], false)).toMatchObject({
      ...{ decimals: 2, openings: [10000], closings: [11000], soleSums: [], isSole: true },
      ...{ areBalancesBelow: false, leavesOutBalances: false, opensAboveZero: false },
      ...{ takesMinusForCredit: false, isUnfinished: false, isTooLarge: false },
      ...{ signs: { checks: '', asRead: null, otherwise: [] } },
    });
    const decimals = (amount: string, balance: string | null) =>
      evidenceOfBalances(stored([[amount, balance]]), false).decimals;
    expect(decimals('10', null)).toBe(0);
    expect(decimals('10.5', null)).toBe(1);
    expect(decimals('10', '1.125')).toBe(3);
    expect(evidenceOfBalances(stored([], { closing: '1.25' }), false)).toMatchObject({ decimals: 2 });
  });
});

describe('a card with only its balances known', () => {
  // Spent 10.00 and 20.00, owed 100.00 before.
  const owed = stored(
    [
      ['-10.00', '110.00'],
      ['-20.00', '130.00'],
    ],
    { opening: '100.00', closing: '130.00' },
  );
  const held = stored(
    [
      ['-10.00', '-110.00'],
      ['-20.00', '-130.00'],
    ],
    { opening: '100.00', closing: '130.00' },
  );

  test('has debt balances if its rows lead that way', () => {
    expect(evidenceOfBalances(owed, true)).toMatchObject({
      ...{ balancesAre: 'owed', openings: [10000], closings: [13000] },
    });
    expect(evidenceOfBalances(stored([['-10.00', null]], { opening: '1.00' }), true).balancesAre).toBe(
      'owed',
    );
  });

  test('has credit balances if only they lead from row to row', () => {
    expect(evidenceOfBalances(held, true)).toMatchObject({
      ...{ balancesAre: 'held', openings: [-10000], closings: [-13000] },
    });
    expect(evidenceOfBalances(held, false).balancesAre).toBe('owed');
  });

  test('has no negative balance if there is no debt', () => {
    const none = { ...held, closing: '0.00' };
    expect(Object.is(evidenceOfBalances(none, true).closings[0], 0)).toBe(true);
    const cent = { ...held, closing: '0.01' };
    expect(evidenceOfBalances(cent, true).closings).toEqual([-1]);
  });

  test('without an opening balance charges its transactions alone', () => {
    const card = stored([['-10.00', null]], { closing: '10.00' });
    expect(evidenceOfBalances(card, true).soleSums).toEqual([1000]);
    expect(evidenceOfBalances(card, false).soleSums).toEqual([]);
    expect(evidenceOfBalances(owed, true).soleSums).toEqual([]);
  });
});

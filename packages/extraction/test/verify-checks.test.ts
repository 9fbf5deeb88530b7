import type { Account, Finding, Transaction } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { type Evidence, followChain, reconcile, type Step } from '../src/checks/reconcile.ts';
import { checkTotals, movedBy, type PrintedTotal } from '../src/checks/totals.ts';
import { fitness, verdictOf } from '../src/checks/verdict.ts';
import { findingsOf } from '../src/verify/findings.ts';
import { messageOf, nameOf } from './finding-names.ts';
import { verifyAccount } from './verify-by-balances.ts';
import { checked } from './written-account.ts';

/** Amounts with the balance printed next to each; `{ balance }` is one printed by itself. */
function steps(...items: (readonly [number, number?] | { readonly balance: number })[]): Step[] {
  return items.map((item) =>
    'balance' in item
      ? { kind: 'balance', balance: item.balance }
      : { kind: 'movement', amount: item[0], balance: item[1] ?? null },
  );
}

const NO_EVIDENCE: Evidence = {
  openings: [],
  closings: [],
  totals: [],
  isPrinted: () => false,
  isCard: false,
  printsHeld: false,
  soleSums: [],
};

function sums(...all: readonly (readonly [PrintedTotal['side'], number])[]): PrintedTotal[] {
  return all.map(([side, amount]) => ({ side, amount }));
}

describe('money in and out', () => {
  test.each([
    [[], { in: 0, out: 0 }],
    [[500, -10, 0, -20, 1], { in: 501, out: 30 }],
    [[-1], { in: 0, out: 1 }],
    [[1], { in: 1, out: 0 }],
  ])('%j is %j', (amounts, moved) => {
    expect(movedBy(amounts)).toEqual(moved);
  });
});

describe('printed totals of money in and out', () => {
  const moved = { in: 500, out: 30 };
  const check = (totals: PrintedTotal[], isPrinted: readonly number[] = [], opening: number | null = null) =>
    checkTotals(totals, moved, (amount) => isPrinted.includes(amount), opening);

  test.each([
    ['hold where both are those of the rows', check(sums(['in', 500], ['out', 30])), 'hold', []],
    ['show nothing where one direction has none', check(sums(['in', 500])), null, []],
    ['show nothing where there are none', check([]), null, []],
    [
      'fail by a cent too much',
      check(sums(['in', 501], ['out', 30])),
      'fail',
      [{ side: 'in', printed: 501, moved: 500 }],
    ],
    [
      'fail by a cent too little',
      check(sums(['in', 500], ['out', 29])),
      'fail',
      [{ side: 'out', printed: 29, moved: 30 }],
    ],
    [
      'fail in both directions, each by the greatest sum printed',
      check(sums(['in', 400], ['in', 501], ['out', 31])),
      'fail',
      [
        { side: 'in', printed: 501, moved: 500 },
        { side: 'out', printed: 31, moved: 30 },
      ],
    ],
    [
      'are each of their own direction where one label names both',
      check(sums(['out', 500], ['out', 30])),
      null,
      [],
    ],
    [
      'fail where each is that of the other direction: the signs are reversed',
      check(sums(['in', 30], ['out', 500])),
      'fail',
      [
        { side: 'in', printed: 30, moved: 500 },
        { side: 'out', printed: 500, moved: 30 },
      ],
    ],
    ['hold by the greatest of several', check(sums(['in', 200], ['in', 500], ['out', 30])), 'hold', []],
    ['hold by all parts together', check(sums(['in', 200], ['in', 300], ['out', 30])), 'hold', []],
    [
      'count one printed twice once',
      check(sums(['in', 250], ['in', 250], ['in', 500], ['out', 30])),
      'hold',
      [],
    ],
    ['count equal parts once', check(sums(['in', 250], ['in', 250], ['out', 30])).state, 'fail'],
    [
      'are made up by a sum that names no direction',
      check(sums(['in', 500], ['out', 25], ['both', 5])),
      'hold',
      [],
    ],
    [
      'are made up by several sums that name no direction',
      check(sums(['in', 500], ['out', 20], ['both', 7], ['both', 100], ['both', 3])),
      'hold',
      [],
    ],
    [
      'are not made up by one that is too great',
      check(sums(['in', 500], ['out', 25], ['both', 6])).state,
      'fail',
    ],
    ['show nothing where what names no direction is all', check(sums(['both', 500], ['both', 30])), null, []],
  ] as [string, unknown, ('hold' | 'fail' | null)?, unknown?][])('%s', (_, actual, state, misses) => {
    expect(actual).toEqual(misses === undefined ? state : { state, misses });
  });

  test('are made up of at most six totals without a direction', () => {
    const others = [1, 2, 4, 8, 16, 32];
    const both = (amounts: readonly number[]) => amounts.map((amount) => ['both', amount] as const);
    const state = (out: number, amounts: readonly number[]) =>
      checkTotals(sums(['out', 1000], ...both(amounts)), { in: 0, out }, () => false).state;
    expect([state(1063, others), state(1064, [...others, 64])]).toEqual([null, 'fail']);
  });

  describe('if the opening balance is at the top of their column', () => {
    test.each([
      ['held: in the column of money in', sums(['in', 600], ['out', 30]), 100, 'hold'],
      ['owed: in the column of money out', sums(['in', 500], ['out', 130]), -100, 'hold'],
      ['held: never in that of money out', sums(['in', 500], ['out', 130]), 100, 'fail'],
      ['owed: never in that of money in', sums(['in', 600], ['out', 30]), -100, 'fail'],
      ['held, but another by a cent', sums(['in', 601], ['out', 30]), 100, 'fail'],
      ['nothing is held', sums(['in', 600], ['out', 30]), 0, 'fail'],
      ['none is printed', sums(['in', 600], ['out', 30]), null, 'fail'],
      ['held, as the greatest of the column', sums(['in', 600], ['in', 7], ['out', 30]), 100, 'hold'],
    ] as const)('%s', (_, totals, opening, state) => {
      expect(check(totals, [], opening).state).toBe(state);
    });
  });

  describe('another total that is printed elsewhere', () => {
    test.each([
      ['is the sum of the rows', sums(['in', 400]), [500], null],
      ['is what lacks to the printed one', sums(['in', 400]), [100], null],
      ['is what lacks to all printed together', sums(['in', 100], ['in', 150]), [250], null],
      ['is what lacks to the greatest printed', sums(['in', 100], ['in', 150]), [350], null],
      ['is another by a cent', sums(['in', 400]), [99, 101, 499, 501], 'fail'],
      ['forgives no printed sum that is greater than the rows', sums(['in', 600]), [-100, 100, 0], 'fail'],
      ['nothing lacks, so nothing forgives', sums(['in', 300], ['in', 350]), [0, -150], 'fail'],
    ] as const)('%s', (_, totals, isPrinted, state) => {
      expect(check(totals, isPrinted).state).toBe(state);
    });

    test('excuses one direction, while the other counts', () => {
      expect(check(sums(['in', 400], ['out', 31]), [100]).misses).toEqual([
        { side: 'out', printed: 31, moved: 30 },
      ]);
      expect(check(sums(['in', 400], ['out', 30]), [100]).state).toBeNull();
    });
  });
});

describe('the running balance', () => {
  test.each([
    [
      'holds from the opening balance on',
      steps([-10, 90], [-20, 70]),
      100,
      { holds: 2, breaks: [], covered: 2, movements: 2, isNewestFirst: false, last: 70, first: 100 },
    ],
    [
      'of nothing holds nothing',
      steps(),
      100,
      { holds: 0, breaks: [], covered: 0, movements: 0, last: null, first: 100 },
    ],
    [
      'breaks by a cent at the first row',
      steps([-10, 91], [-20, 71]),
      100,
      { holds: 1, breaks: [{ step: 0, row: 0, expected: 90, printed: 91 }], covered: 1, last: 71 },
    ],
    [
      'fails at a row in the middle and continues from the printed balance',
      steps([-10, 90], [-20], [-5, 66], [-6, 60]),
      100,
      { holds: 2, breaks: [{ step: 2, row: 2, expected: 65, printed: 66 }], covered: 2, movements: 4 },
    ],
    [
      'breaks before any row where a balance by itself is another',
      steps({ balance: 99 }, [-10, 89]),
      100,
      { holds: 1, breaks: [{ step: 0, row: 0, expected: 100, printed: 99 }], covered: 1 },
    ],
    [
      'counts no balance before the first row as one that follows',
      steps({ balance: 100 }, [-10, 90]),
      100,
      { holds: 1, breaks: [], covered: 1 },
    ],
    [
      'without an opening balance implies it from the first one printed',
      steps([-10], [-20, 70], [-30, 40]),
      null,
      { holds: 1, breaks: [], covered: 1, movements: 3, first: 100, last: 40 },
    ],
    [
      'without any balance says nothing',
      steps([-10], [-20]),
      null,
      { holds: 0, covered: 0, first: null, last: null },
    ],
    ['ends where rows go on without a balance', steps([-10, 90], [-5]), 100, { last: null, covered: 1 }],
    [
      'is followed from the newest row where that is first',
      steps([-30, 40], [-20, 70], [-10, 90]),
      100,
      { holds: 3, breaks: [], covered: 3, isNewestFirst: true, last: 40, first: 100 },
    ],
    [
      'newest first names the row that breaks as it is printed',
      steps([-30, 40], [-20, 71], [-10, 90], [-1, 100]),
      101,
      {
        holds: 2,
        isNewestFirst: true,
        breaks: [
          { step: 1, row: 1, expected: 70, printed: 71 },
          { step: 0, row: 0, expected: 41, printed: 40 },
        ],
      },
    ],
    [
      'is taken as printed where both ways break as often',
      steps([-10, 95], [-20, 60]),
      100,
      { holds: 0, isNewestFirst: false, breaks: [{ step: 0 }, { step: 1 }] },
    ],
    [
      'is taken newest first where that breaks as often and holds more',
      steps([-30, 45], [-20, 70], { balance: 90 }),
      null,
      { holds: 1, isNewestFirst: true, breaks: [{ step: 0, row: 0, expected: 40, printed: 45 }] },
    ],
    [
      'takes a balance over the rows of its day as the one after them',
      steps({ balance: 70 }, [-10], [-20], { balance: 75 }, [5]),
      100,
      { holds: 2, breaks: [], covered: 3, isNewestFirst: false },
    ],
    [
      'takes two balances over one another for two',
      steps({ balance: 100 }, { balance: 70 }, [-10], [-20], { balance: 75 }, [5]),
      100,
      { holds: 2, breaks: [], covered: 3 },
    ],
    [
      'takes a balance under its row, newest first, for that of the row',
      steps([5], { balance: 75 }, [-20], { balance: 70 }, [-10], { balance: 90 }),
      100,
      { holds: 3, breaks: [], covered: 3, isNewestFirst: true, last: 75 },
    ],
    [
      'stays as printed where no order of balances helps',
      steps({ balance: 71 }, [-10], [-20], { balance: 77 }, [5]),
      100,
      { breaks: [{ step: 0 }, { step: 3 }], isNewestFirst: false },
    ],
  ] as const)('%s', (_, items, opening, chain) => {
    expect(followChain(items, opening)).toMatchObject(chain);
  });
});

describe('opening + transactions = closing', () => {
  const rows = steps([-10], [-20], [500]);
  const check = (given: Partial<Evidence>, items: Step[] = rows) =>
    reconcile(items, { ...NO_EVIDENCE, ...given });

  test.each([
    [
      'holds to the cent',
      { openings: [100], closings: [570] },
      { ledger: 'holds', difference: 0, isOwed: false },
    ],
    ['fails by a cent too much', { openings: [100], closings: [571] }, { ledger: 'fails', difference: 1 }],
    ['fails by a cent too little', { openings: [100], closings: [569] }, { ledger: 'fails', difference: -1 }],
    [
      'fails with the first of each where none fits',
      { openings: [100, 50], closings: [600, 700] },
      { ledger: 'fails', opening: 100, closing: 600, difference: 30 },
    ],
    [
      'holds by the pair that fits',
      { openings: [1, 100], closings: [2, 570] },
      { ledger: 'holds', opening: 100, closing: 570 },
    ],
    [
      'says nothing without an opening balance',
      { closings: [570] },
      { ledger: null, difference: null, opening: null, closing: 570 },
    ],
    [
      'says nothing without a closing balance',
      { openings: [100] },
      { ledger: null, opening: 100, closing: null },
    ],
    [
      'on a card holds where what is owed falls by money in',
      { openings: [570], closings: [100], isCard: true },
      { ledger: 'holds', isOwed: true, difference: 0 },
    ],
    [
      'on a card fails by a cent',
      { openings: [570], closings: [101], isCard: true },
      { ledger: 'fails', isOwed: true, difference: -1 },
    ],
    [
      'on a card whose balances are the holder’s holds as on an account',
      { openings: [100], closings: [570], isCard: true, printsHeld: true },
      { ledger: 'holds', isOwed: false },
    ],
    [
      'an account never prints what is owed',
      { openings: [100], closings: [570], printsHeld: false },
      { ledger: 'holds', isOwed: false },
    ],
  ] as [string, Partial<Evidence>, object][])('%s', (_, given, result) => {
    expect(check(given)).toMatchObject(result);
  });

  test('uses the last running balance as the closing one if none is printed', () => {
    expect(check({ openings: [100] }, steps([-10, 90])).closing).toBe(90);
    expect(check({ openings: [-100], isCard: true }, steps([-10, 90])).closing).toBeNull();
  });

  test('follows a card’s running balances as debt', () => {
    const owed = check({ openings: [100], isCard: true }, steps([-10, 110], [50, 60]));
    expect(owed.chain).toMatchObject({ holds: 2, breaks: [], covered: 2 });
    expect(check({ isCard: true }, steps([-10, 110], [50, 60])).chain).toMatchObject({
      holds: 1,
      breaks: [],
    });
    expect(check({ isCard: true }, steps([-10], { balance: 110 }, [50, 60])).chain).toMatchObject({
      holds: 1,
    });
  });

  describe('without transactions', () => {
    const idle = (given: Partial<Evidence>) => {
      const { ledger, difference, opening, closing } = check(given, []);
      return [ledger, difference, opening, closing];
    };

    test.each([
      [
        'holds where one opening and one closing balance are equal',
        { openings: [100], closings: [100] },
        ['holds', 0, 100, 100],
      ],
      ['fails by a cent', { openings: [100], closings: [101] }, ['fails', 1, 100, 101]],
      [
        'says nothing where a second opening balance is printed',
        { openings: [100, 90], closings: [100] },
        [null, null, 100, 100],
      ],
      [
        'says nothing where a second closing balance is printed',
        { openings: [100], closings: [100, 90] },
        [null, null, 100, 100],
      ],
      [
        'holds next to a second closing balance where sums of nothing are printed',
        { openings: [100], closings: [90, 100], totals: [{ side: 'both', amount: 0 }] },
        ['holds', 0, 100, 100],
      ],
      [
        'holds next to a second closing balance where both directions have a sum of nothing',
        {
          ...{ openings: [100], closings: [90, 100] },
          totals: [
            { side: 'in', amount: 0 },
            { side: 'out', amount: 0 },
          ],
        },
        ['holds', 0, 100, 100],
      ],
      [
        'does not hold next to a second closing balance where only nothing that came in is summed',
        { openings: [100], closings: [90, 100], totals: [{ side: 'in', amount: 0 }] },
        ['fails', -10, 100, 90],
      ],
      [
        'fails where no balance is printed twice, whatever sums of nothing say',
        { openings: [100], closings: [90], totals: [{ side: 'both', amount: 0 }] },
        ['fails', -10, 100, 90],
      ],
      ['says nothing without a closing balance', { openings: [100] }, [null, null, 100, null]],
      ['says nothing without an opening balance', { closings: [100] }, [null, null, null, 100]],
    ] as [string, Partial<Evidence>, unknown[]][])('%s', (_, given, result) => {
      expect(idle(given)).toEqual(result);
    });

    test('keeps a card’s debt', () => {
      const card = check({ openings: [100], closings: [100], isCard: true }, []);
      expect([card.isOwed, check({ isCard: true }, []).isOwed, check({}, []).isOwed]).toEqual([
        true,
        true,
        false,
      ]);
    });
  });

  describe('the total a card charges for its rows alone', () => {
    const sole = (given: Partial<Evidence>, items = steps([-10], [-20])) =>
      check({ isCard: true, soleSums: [30], ...given }, items).isSoleSum;

    test('is their sum if no opening balance is printed', () => {
      expect(sole({})).toBe(true);
    });

    test.each([
      ['is another by a cent', { soleSums: [29, 31] }],
      ['is the sum with the other sign', { soleSums: [-30] }],
      ['is printed with an opening balance', { openings: [0] }],
    ] as [string, Partial<Evidence>][])('does not hold where it %s', (_, given) => {
      expect(sole(given)).toBe(false);
    });

    test('does not pass without a row', () => {
      expect(sole({ soleSums: [0, -0] }, [])).toBe(false);
    });
  });

  describe('printed totals', () => {
    const both = sums(['in', 500], ['out', 25]);

    test('pass without separate charges', () => {
      expect(check({ totals: both, movedAlone: { in: 500, out: 25 } })).toMatchObject({
        totals: 'hold',
        totalMisses: [],
      });
    });

    test('keep the result including charges if they fail both ways', () => {
      const alone = check({ totals: both, movedAlone: { in: 500, out: 24 } });
      expect(alone.totalMisses).toEqual([{ side: 'out', printed: 25, moved: 30 }]);
    });

    test('are not tried again without charges', () => {
      expect(check({ totals: both, movedAlone: { in: 500, out: 30 } }).totals).toBe('fail');
      expect(check({ totals: both }).totals).toBe('fail');
    });

    test('that pass are not tried without charges', () => {
      const hold = sums(['in', 500], ['out', 30]);
      expect(check({ totals: hold, movedAlone: { in: 499, out: 30 } }).totals).toBe('hold');
      expect(check({ totals: hold, movedAlone: { in: 500, out: 29 } }).totals).toBe('hold');
    });

    test('are tried without charges in either direction', () => {
      const less = sums(['in', 490], ['out', 30]);
      expect(check({ totals: less, movedAlone: { in: 490, out: 30 } }).totals).toBe('hold');
    });

    test('may include the opening balance of an account, never that of a card', () => {
      const withOpening = sums(['in', 600], ['out', 30]);
      expect(check({ totals: withOpening, openings: [100] }).totals).toBe('hold');
      expect(check({ totals: withOpening, openings: [100], isCard: true }).totals).toBe('fail');
      expect(check({ totals: withOpening, openings: [100], movedAlone: { in: 500, out: 30 } }).totals).toBe(
        'hold',
      );
      expect(
        check({ totals: sums(['in', 590], ['out', 30]), openings: [100], movedAlone: { in: 490, out: 30 } })
          .totals,
      ).toBe('hold');
    });

    test('are excused by a figure printed elsewhere', () => {
      const isPrinted = (amount: number) => amount === 5;
      expect(check({ totals: both, isPrinted }).totals).toBeNull();
      const less = { totals: sums(['in', 500], ['out', 20]), movedAlone: { in: 500, out: 25 } };
      expect([check(less).totals, check({ ...less, isPrinted }).totals]).toEqual(['fail', null]);
    });
  });
});

describe('the verdict', () => {
  const three = { movements: 3 };

  test.each([
    ['contradicted', 'the ledger fails', { ledger: 'fails' }],
    ['contradicted', 'a printed sum fails', { totals: 'fail' }],
    [
      'contradicted',
      'a running balance breaks',
      { ledger: 'holds', chain: { breaks: [{ step: 0, row: 0, expected: 1, printed: 2 }] } },
    ],
    ['contradicted', 'a printed sum fails though the ledger holds', { ledger: 'holds', totals: 'fail' }],
    ['proven', 'the ledger holds', { ledger: 'holds' }],
    ['proven', 'a card charges the sum of its rows', { isSoleSum: true }],
    [
      'proven',
      'every row is covered from the opening balance on',
      { opening: 0, chain: { ...three, covered: 3 } },
    ],
    ['proven', 'both printed sums hold', { totals: 'hold', chain: three }],
    ['unproven', 'one row is not covered', { opening: 0, chain: { ...three, covered: 2 } }],
    ['unproven', 'no opening balance is printed', { chain: { ...three, covered: 3 } }],
    ['unproven', 'there is no row', { opening: 0, totals: 'hold' }],
    ['unproven', 'nothing is printed', { chain: three }],
  ] as [string, string, Parameters<typeof checked>[0]][])('is %s where %s', (verdict, _, found) => {
    expect(verdictOf(checked(found))).toBe(verdict);
  });
});

describe('of two readings the better one', () => {
  const breaks = (count: number) =>
    Array.from({ length: count }, (_, step) => ({ step, row: step, expected: 0, printed: 1 }));
  const better = (first: Parameters<typeof checked>[0], second: Parameters<typeof checked>[0]) =>
    fitness(checked(first)) - fitness(checked(second));

  test.each([
    [
      'ties out',
      { ledger: 'holds', chain: { movements: 1 } },
      { totals: 'hold', isSoleSum: true, chain: { movements: 1 } },
    ],
    ['ties out with rows, not without', { ledger: 'holds', chain: { movements: 1 } }, { ledger: 'holds' }],
    ['ties out without a row rather than not at all', { ledger: 'holds' }, {}],
    ['is not known to fail', {}, { ledger: 'fails' }],
    ['has the printed sums', { totals: 'hold' }, { totals: 'fail' }],
    ['is what the card charges', { isSoleSum: true }, {}],
    [
      'has more balances that follow',
      { chain: { holds: 2, covered: 0, movements: 9 } },
      { chain: { holds: 1, covered: 0, movements: 9 } },
    ],
    ['has fewer that break', { chain: { breaks: breaks(1) } }, { chain: { breaks: breaks(2) } }],
    ['has none that breaks', { chain: { holds: 1 } }, { chain: { holds: 1, breaks: breaks(1) } }],
    [
      'covers all rows',
      { chain: { holds: 1, movements: 2, covered: 2 } },
      { chain: { holds: 1, movements: 2, covered: 1 } },
    ],
    [
      'covers some rather than none',
      { chain: { holds: 1, movements: 2, covered: 1 } },
      { chain: { movements: 2 } },
    ],
  ] as [string, Parameters<typeof checked>[0], Parameters<typeof checked>[0]][])('%s', (_, first, second) => {
    expect(better(first, second)).toBeGreaterThan(0);
  });

  // The figures are weights against one another: a change of one is a change of what is chosen.
  test('is scored by these figures', () => {
    const weights = [
      {},
      { ledger: 'holds', chain: { movements: 1 } },
      { ledger: 'holds' },
      { ledger: 'fails' },
      { totals: 'hold' },
      { isSoleSum: true },
      { chain: { holds: 1, movements: 2, covered: 1 } },
      { chain: { holds: 1, movements: 2, covered: 2 } },
      { chain: { holds: 51, movements: 52, covered: 51 } },
      { chain: { breaks: breaks(1) } },
      { chain: { breaks: breaks(31) } },
    ] as Parameters<typeof checked>[0][];
    expect(weights.map((found) => fitness(checked(found)))).toEqual([
      0, 1000, 300, -200, 400, 400, 212, 412, 800, -30, -900,
    ]);
  });
});

describe('a corrected account', () => {
  const row = (
    amount: string,
    balance: string | null = null,
    own: Partial<Transaction> = {},
  ): Transaction => ({
    date: '2025-03-31',
    postDate: null,
    description: 'CARD PAYMENT',
    amount,
    balance,
    reference: null,
    confidence: 1,
    source: { page: 4, box: [0, 0, 1, 1] },
    ...own,
  });
  const account = (transactions: Transaction[], own: Partial<Account> = {}): Account => ({
    number: null,
    currency: 'EUR',
    period: null,
    opening: '100.00',
    closing: '110.00',
    verdict: 'unproven',
    transactions,
    ...own,
  });
  const check = (verified: Account, isCard = false) => {
    const { verdict, findings } = verifyAccount(verified, { isCard });
    return [verdict, ...findings.map(nameOf)];
  };
  const rows = [row('-10.00'), row('20.00')];

  test.each([
    ['is proven to the cent', account(rows), ['proven', 'check-holds ledger']],
    ['is contradicted by a cent', account(rows, { closing: '110.01' }), ['contradicted', 'ledger-break']],
    [
      'is unproven without a day on each row',
      account([row('-10.00'), row('20.00', null, { date: null })]),
      ['unproven', 'check-holds ledger', 'date-doubtful missing'],
    ],
    [
      'is contradicted without a day too',
      account([row('30.00', null, { date: null })]),
      ['contradicted', 'ledger-break', 'date-doubtful missing'],
    ],
    [
      'is unproven without balances',
      account(rows, { opening: null, closing: null }),
      ['unproven', 'not-checked no-balances'],
    ],
    [
      'is proven by running balances',
      account([row('-10.00', '90.00'), row('20.00', '110.00')], { closing: null }),
      ['proven', 'check-holds balances'],
    ],
    [
      'is contradicted by one',
      account([row('-10.00', '90.01'), row('20.00', '110.00')]),
      ['contradicted', 'check-holds ledger', 'balance-break', 'balance-break'],
    ],
    [
      'is checked in three decimals',
      account([row('10.001')], { closing: '110.001' }),
      ['proven', 'check-holds ledger'],
    ],
    [
      'is checked in the decimals of its balances',
      account([row('10')], { opening: '100.001', closing: '110.001' }),
      ['proven', 'check-holds ledger'],
    ],
    [
      'is checked in the decimals of its closing balance',
      account([row('10')], { opening: '100', closing: '110.001' }),
      ['contradicted', 'ledger-break'],
    ],
    [
      'is checked in the decimals of a running balance',
      account([row('10', '110.001')], { opening: '100', closing: '110' }),
      ['contradicted', 'check-holds ledger', 'balance-break'],
    ],
    [
      'is checked without decimals',
      account([row('10')], { opening: '100', closing: '110' }),
      ['proven', 'check-holds ledger'],
    ],
    [
      'without a row is proven by equal balances',
      account([], { closing: '100.00' }),
      ['proven', 'check-holds ledger'],
    ],
  ])('%s', (_, verified, result) => {
    expect(check(verified)).toEqual(result);
  });

  test.each([
    ['is proven where what is owed ties out', account([row('-10.00')]), ['proven', 'check-holds ledger']],
    [
      'is proven where its running balances are the holder’s',
      account([row('-10.00', '-110.00'), row('5.00', '-105.00')], { closing: '105.00' }),
      ['proven', 'check-holds ledger', 'check-holds balances'],
    ],
    [
      'is contradicted where they fit neither way',
      account([row('-10.00', '-111.00')]),
      ['contradicted', 'check-holds ledger', 'balance-break'],
    ],
    [
      'is not proven where it charges its rows alone, as when it was read',
      account([row('-10.00'), row('-5.00')], { opening: null, closing: '15.00' }),
      ['unproven', 'check-holds card-charges', 'not-checked totals-alone'],
    ],
    [
      'is not proven where it charges another sum',
      account([row('-10.00')], { opening: null, closing: '15.00' }),
      ['unproven', 'not-checked no-balances'],
    ],
  ])('a card %s', (_, verified, result) => {
    expect(check(verified, true)).toEqual(result);
  });

  test('is no card if its closing balance equals its withdrawals', () => {
    expect(check(account([row('-15.00')], { opening: null, closing: '15.00' }))).toEqual([
      'unproven',
      'not-checked no-balances',
    ]);
  });

  test('keeps repairs, with page and row', () => {
    const repaired = [{ read: '70.00', taken: '10.00' }];
    const { findings } = verifyAccount(account([row('20.00'), row('-10.00', null, { repaired })]), {
      isCard: false,
    });
    expect(findings.slice(1)).toMatchObject([{ code: 'repaired', page: 4, row: 1 }]);
    expect(findings.every((finding) => !('account' in finding))).toBe(true);
  });

  test('names the failing row with its page', () => {
    const { findings } = verifyAccount(account([row('10.00'), row('-1.00')]), { isCard: false });
    expect(findings).toMatchObject([{ code: 'ledger-break', row: 1, page: 4 }]);
  });
});

describe('findings', () => {
  type Given = Partial<Parameters<typeof findingsOf>[0]>;
  const pages = [{ page: 1 }, { page: 2 }, { page: 3 }];
  const find = (found: Parameters<typeof checked>[0], own: Given = {}, decimals = 2): Finding[] =>
    findingsOf(
      { reconciliation: checked(found), amounts: [-1000, -2000, 5000], rows: pages, ...own },
      { decimals },
    );
  const failing = (difference: number, own: Given = {}) => find({ ledger: 'fails', difference }, own);

  test('of an account that ties out say so', () => {
    expect(find({ ledger: 'holds' })).toEqual([
      { code: 'check-holds', severity: 'info', parameters: { check: 'ledger' } },
    ]);
  });

  test('of one without balances to check say so, as a warning', () => {
    const none = { code: 'not-checked', parameters: { reason: 'no-balances' }, severity: 'warning' };
    expect(find({ chain: { movements: 3, covered: 2 } })).toMatchObject([none]);
    expect(find({ chain: { movements: 3, covered: 3 } })).toEqual([]);
    expect(find({ totals: 'hold', chain: { movements: 3 } })).toMatchObject([
      { code: 'check-holds', parameters: { check: 'totals' }, severity: 'info' },
    ]);
    expect(find({ isSoleSum: true, chain: { movements: 3 } })).toMatchObject([
      { code: 'check-holds', parameters: { check: 'card-charges' }, severity: 'info' },
    ]);
    expect(find({ ledger: 'holds', chain: { movements: 3 } })).toHaveLength(1);
  });

  test('say nothing about an unknown difference', () => {
    expect(find({ ledger: 'fails' })).toEqual([]);
    expect(find({ difference: 5 })).toEqual([]);
  });

  describe('of a difference', () => {
    test.each([
      ['a row of just that amount', 2000, { row: 1, page: 2 }, 'Check row 2: it has exactly that amount'],
      ['a row of that amount out', -5000, { row: 2, page: 3 }, 'Check row 3: it has exactly that amount'],
      ['a row of half of it', -10_000, { row: 2, page: 3 }, 'Check row 3: it has half that amount'],
      ['the first row of half of it', 4000, { row: 1, page: 2 }, 'Check row 2: it has half that amount'],
    ])('name %s', (_, difference, place, words) => {
      expect(failing(difference)).toMatchObject([{ code: 'ledger-break', severity: 'error', ...place }]);
      expect(messageOf(failing(difference)[0])).toContain(words);
    });

    test.each([
      ['digits that may be swapped where it divides by nine', 2700, 'divides by nine'],
      ['a row that may be missing otherwise', -2701, 'for a transaction of 27.01 that may be missing'],
    ])('name %s, and no row', (_, difference, words) => {
      const [finding] = failing(difference);
      expect(messageOf(finding)).toContain(words);
      expect(Object.keys(finding ?? {})).not.toContain('row');
    });

    test('give its size, without its sign', () => {
      expect(messageOf(failing(-2701)[0])).toContain('closing balance by 27.01.');
      expect(messageOf(find({ ledger: 'fails', difference: 2701 }, {}, 0)[0])).toContain('by 2,701.');
    });

    test('name the row by a failing running balance, not by the difference', () => {
      const breaks = [{ step: 0, row: 0, expected: 9000, printed: 9100 }];
      const [ledger, balance] = find({ ledger: 'fails', difference: 2000, chain: { breaks } });
      expect(Object.keys(ledger ?? {})).not.toContain('row');
      expect(balance).toMatchObject({ code: 'balance-break', severity: 'error', row: 0, page: 1 });
      expect(messageOf(balance)).toContain(
        'is 91.00, but the transactions before it give 90.00. Check this row: 1.00 is missing',
      );
    });

    test('use the first page if that of the row is unknown', () => {
      expect(failing(2000, { rows: [] })).toMatchObject([{ row: 1, page: 1 }]);
    });
  });

  describe('of running balances', () => {
    const breaks = (count: number, row = 1) =>
      Array.from({ length: count }, (_, step) => ({ step, row, expected: 0, printed: 1 }));

    test('count those that follow', () => {
      expect(find({ chain: { holds: 3 } })[0]).toMatchObject({
        code: 'check-holds',
        parameters: { check: 'balances' },
        severity: 'info',
      });
      expect(messageOf(find({ chain: { holds: 3 } })[0])).toMatch(/^3 printed/);
    });

    test('name at most twenty that fail', () => {
      expect(find({ chain: { breaks: breaks(20) } })).toHaveLength(20);
      expect(find({ chain: { breaks: breaks(21) } })).toHaveLength(20);
    });

    test('name the last row if a balance after all rows fails', () => {
      expect(find({ chain: { breaks: breaks(1, 3) } })).toMatchObject([{ row: 2, page: 3 }]);
      expect(find({ chain: { breaks: breaks(1, 1) } })).toMatchObject([{ row: 1, page: 2 }]);
    });

    test('name no row if there is none', () => {
      const [finding] = find({ chain: { breaks: breaks(1, 0) } }, { rows: [] });
      expect(Object.keys(finding ?? {})).toEqual(['code', 'severity', 'parameters']);
    });
  });

  test('of a printed total that fails give the difference', () => {
    const [finding] = find({ totals: 'fail', totalMisses: [{ side: 'in', printed: 5001, moved: 5000 }] });
    expect(finding).toMatchObject({ code: 'sum-break', parameters: { of: 'account' }, severity: 'error' });
    expect(messageOf(finding)).toContain('total of money in is 50.01, but the transactions add up to 50.00');
  });

  describe('of lines left out', () => {
    const line = (amount: number, text = 'CHECK 101', page = 2) => ({ amount, text, page });
    const left = (...leftOut: ReturnType<typeof line>[]) => find({}, { leftOut });

    test('name each that no row repeats', () => {
      expect(left(line(-999))).toMatchObject([
        { code: 'row-left-out', parameters: { of: 'account' }, severity: 'warning', page: 2 },
      ]);
      expect(messageOf(left(line(-999))[0])).toContain('A line with the amount -9.99 is not counted');
    });

    test('name one line for all that repeat a row, or a total of one direction', () => {
      const [finding, ...others] = left(line(1000, 'a', 5), line(3000, 'b', 6), line(-5000, 'c', 7));
      expect(finding).toMatchObject({
        code: 'rows-skipped',
        parameters: { reason: 'repeated' },
        severity: 'info',
        page: 5,
      });
      expect(messageOf(finding)).toMatch(/^3 lines were not counted/);
      expect(others).toEqual([]);
    });

    test('name one that repeats a row, in the singular', () => {
      expect(messageOf(left(line(1000))[0])).toMatch(/^1 line was not counted/);
    });

    test('let a row account for one line', () => {
      expect(left(line(1000), line(1000)).map(nameOf)).toEqual([
        'row-left-out account',
        'rows-skipped repeated',
      ]);
    });

    test('let a total account for one line', () => {
      const codes = left(line(5000), line(5000), line(5000)).map(nameOf);
      expect(codes).toEqual(['row-left-out account', 'rows-skipped repeated']);
    });

    test('show the first eighty characters of its text', () => {
      const [finding] = left(line(-999, 'x'.repeat(81)));
      expect(messageOf(finding)).toContain(`“${'x'.repeat(80)}”`);
    });
  });

  test('of zero-amount rows count them', () => {
    expect(find({}, { zeroRows: 2 })).toMatchObject([
      { code: 'rows-skipped', parameters: { reason: 'zero-amount' }, severity: 'info' },
    ]);
    expect(messageOf(find({}, { zeroRows: 2 })[0])).toMatch(/^2 zero-amount lines/);
    expect(find({}, { zeroRows: 0 })).toEqual([]);
    expect(find({})).toEqual([]);
  });

  test.each([
    ['the first row of just that amount', [1000, 1000], 1000, 'row 1: it has exactly'],
    ['the first row of half of it', [1000, 1000], 2000, 'row 1: it has half'],
    ['swapped digits where it divides by nine and not by ten', [1], 2709, 'divides by nine'],
    ['a missing row where it divides by ten and not by nine', [1], 2710, 'may be missing'],
  ] as const)('name %s', (_, amounts, difference, words) => {
    expect(messageOf(failing(difference, { amounts })[0])).toContain(words);
  });
});

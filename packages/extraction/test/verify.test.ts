import type { Transaction } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { type Evidence, followChain, reconcile, type Step } from '../src/checks/reconcile.ts';
import { verdictOf } from '../src/checks/verdict.ts';
import { nameOf } from './finding-names.ts';
import { verifyAccount } from './verify-by-balances.ts';

/** Movements with the balance printed next to each; a balance alone is one printed by itself. */
const steps = (...items: (readonly [number, number?] | { readonly balance: number })[]): Step[] =>
  items.map((item) =>
    'balance' in item
      ? { kind: 'balance', balance: item.balance }
      : { kind: 'movement', amount: item[0], balance: item[1] ?? null },
  );

const NO_EVIDENCE: Evidence = {
  openings: [],
  closings: [],
  totals: [],
  isPrinted: () => false,
  isCard: false,
  printsHeld: false,
  soleSums: [],
};

/** The printed totals of money in and money out. */
const sums = (amountIn: number, amountOut: number) => [
  { side: 'in' as const, amount: amountIn },
  { side: 'out' as const, amount: amountOut },
];

describe('followChain', () => {
  test.each([
    {
      claim: 'follows balances from row to row',
      chain: followChain(steps([-10, 90], [-20, 70], [500, 570]), 100),
      is: { holds: 3, breaks: [], covered: 3, isNewestFirst: false, last: 570, first: 100 },
    },
    {
      claim: 'covers rows without a balance by the next one printed',
      chain: followChain(steps([-10], [-20], [500, 570]), 100),
      is: { holds: 1, breaks: [], covered: 3, last: 570 },
    },
    {
      claim: 'does not cover rows after the last balance',
      chain: followChain(steps([-10, 90], [-20]), 100),
      is: { holds: 1, covered: 1, movements: 2, last: null },
    },
    {
      claim: 'derives the balance before the first row from the first printed one if none is given',
      chain: followChain(steps([-10, 90], [-20, 70]), null),
      is: { holds: 1, breaks: [], first: 100, covered: 1 },
    },
    {
      claim: 'goes from last to first if that is how they follow',
      chain: followChain(steps([500, 570], [-20, 70], [-10, 90]), 100),
      is: { holds: 3, breaks: [], covered: 3, isNewestFirst: true },
    },
    {
      claim: 'reports where a balance does not follow, and continues from the printed one',
      chain: followChain(steps([-10, 90], [-20, 75], [500, 575]), 100),
      is: { holds: 2, breaks: [{ step: 1, expected: 70, printed: 75 }] },
    },
    {
      claim: 'reads balances between rows as such',
      chain: followChain(steps([-10], { balance: 90 }, { balance: 90 }, [-20], { balance: 70 }), 100),
      is: { holds: 3, breaks: [], covered: 2, movements: 2 },
    },
    {
      claim: 'reads a balance above the rows of its day',
      chain: followChain(steps({ balance: 90 }, [-10], { balance: 70 }, [-20]), 100),
      is: { holds: 2, breaks: [], covered: 2 },
    },
  ])('$claim', ({ chain, is }) => {
    expect(chain).toMatchObject(is);
  });
});

describe('reconcile', () => {
  const rows = steps([-10], [-20], [500]);

  test.each([
    {
      claim: 'passes if opening balance and transactions give the closing balance',
      given: { openings: [100], closings: [570] },
      is: { ledger: 'holds', difference: 0, opening: 100, closing: 570 },
    },
    {
      claim: 'fails if they do not, and reports by how much',
      given: { openings: [100], closings: [560] },
      is: { ledger: 'fails', difference: -10 },
    },
    {
      claim: 'finds the pair of printed balances that ties out',
      given: { openings: [5, 100], closings: [9, 570] },
      is: { ledger: 'holds', opening: 100, closing: 570 },
    },
    {
      claim: 'says nothing if a balance is missing',
      given: { openings: [], closings: [570] },
      is: { ledger: null, difference: null, opening: null, closing: 570 },
    },
    {
      claim: 'reads a card’s balances as debt',
      given: { openings: [500], closings: [30], isCard: true },
      is: { ledger: 'holds', isOwed: true },
    },
    {
      claim: 'passes if both printed totals equal those of the rows',
      given: {
        totals: [
          { side: 'in', amount: 500 },
          { side: 'out', amount: 30 },
        ] as const,
      },
      is: { totals: 'hold' },
    },
    {
      claim: 'adds the totals of sections',
      given: {
        totals: [
          { side: 'in', amount: 500 },
          { side: 'out', amount: 10 },
          { side: 'out', amount: 20 },
        ] as const,
      },
      is: { totals: 'hold' },
    },
    {
      claim: 'fails if a printed total differs',
      given: {
        totals: [
          { side: 'in', amount: 500 },
          { side: 'out', amount: 31 },
        ] as const,
      },
      is: { totals: 'fail' },
    },
    {
      claim: 'passes if the total of a column includes the opening balance above it',
      given: { openings: [100], totals: sums(600, 30) },
      is: { totals: 'hold' },
    },
    {
      claim: 'fails if the opening balance would have to be in the total of the other column',
      given: { openings: [100], totals: sums(500, 130) },
      is: { totals: 'fail' },
    },
    {
      claim: 'fails if an overdrawn opening balance would have to be in the total of money in',
      given: { openings: [-100], totals: sums(600, 30) },
      is: { totals: 'fail' },
    },
    {
      claim: 'leaves a total open if there are more transactions and the rest is printed elsewhere',
      given: { totals: sums(480, 30), isPrinted: (amount: number) => amount === 20 },
      is: { totals: null, totalMisses: [] },
    },
    {
      claim: 'fails if there are more transactions and the rest is printed nowhere',
      given: { totals: sums(480, 30) },
      is: { totals: 'fail', totalMisses: [{ side: 'in', printed: 480, moved: 500 }] },
    },
    {
      claim: 'fails if there are fewer transactions, even if the difference is printed elsewhere',
      given: { totals: sums(520, 30), isPrinted: (amount: number) => Math.abs(amount) === 20 },
      is: { totals: 'fail', totalMisses: [{ side: 'in', printed: 520, moved: 500 }] },
    },
  ])('$claim', ({ given, is }) => {
    expect(reconcile(rows, { ...NO_EVIDENCE, ...given })).toMatchObject(is);
  });

  test('without a row passes only with equal balances', () => {
    const idle = (openings: number[], closings: number[]) =>
      reconcile([], { ...NO_EVIDENCE, openings, closings }).ledger;
    expect([idle([100], [100]), idle([100], [90]), idle([100, 90], [90])]).toEqual([
      'holds',
      'fails',
      'fails',
    ]);
  });

  test('without a row chooses no pair of balances among several, even if the first two agree', () => {
    const idle = (openings: number[], closings: number[]) =>
      reconcile([], { ...NO_EVIDENCE, openings, closings }).ledger;
    expect([idle([90, 100], [90]), idle([90], [90, 100])]).toEqual([null, null]);
  });
});

describe('verdictOf', () => {
  const verdict = (items: Step[], evidence: Partial<Evidence>) =>
    verdictOf(reconcile(items, { ...NO_EVIDENCE, ...evidence }));
  test.each([
    [
      'proven',
      'opening and closing tie out',
      verdict(steps([-10], [20]), { openings: [100], closings: [110] }),
    ],
    [
      'proven',
      'every row is between balances that hold',
      verdict(steps([-10, 90], [20, 110]), { openings: [100] }),
    ],
    ['proven', 'the sums of both directions hold', verdict(steps([-10], [20]), { totals: sums(20, 10) })],
    ['unproven', 'nothing is printed', verdict(steps([-10], [20]), {})],
    [
      'unproven',
      'the last row has no balance behind it',
      verdict(steps([-10, 90], [20]), { openings: [100] }),
    ],
    [
      'unproven',
      'no opening is printed for the first balance to follow from',
      verdict(steps([-10, 90], [20, 110]), {}),
    ],
    ['unproven', 'there is no row and no balance', verdict([], {})],
    ['contradicted', 'the ledger fails', verdict(steps([-10], [20]), { openings: [100], closings: [111] })],
    ['contradicted', 'a running balance breaks', verdict(steps([-10, 91], [20, 111]), { openings: [100] })],
    [
      'contradicted',
      'a running balance breaks though opening and closing tie out',
      verdict(steps([-10, 91], [20, 110]), { openings: [100], closings: [110] }),
    ],
  ])('is %s where %s', (expected, _, actual) => {
    expect(actual).toBe(expected);
  });
});

describe('verifyAccount', () => {
  const row = (date: string | null, amount: string): Transaction => ({
    date,
    postDate: null,
    description: 'CARD PAYMENT',
    amount,
    balance: null,
    reference: null,
    confidence: 1,
    source: { page: 1, box: [0, 0, 1, 1] },
  });
  const verdictWith = (transactions: Transaction[], closing: string) => {
    const account = { number: null, currency: 'EUR', period: null, opening: '100.00', closing, transactions };
    return verifyAccount({ ...account, verdict: 'proven' }, { isCard: false }).verdict;
  };

  test('does not prove an account with an undated transaction, although its balances agree', () => {
    expect([
      verdictWith([row('2025-03-31', '-10.00'), row('2025-03-31', '5.00')], '95.00'),
      verdictWith([row('2025-03-31', '-10.00'), row(null, '5.00')], '95.00'),
      verdictWith([row('2025-03-31', '-10.00'), row(null, '5.00')], '96.00'),
    ]).toEqual(['proven', 'unproven', 'contradicted']);
  });
});

test('verifies an account of more rows than a call takes arguments', () => {
  const rowCount = 150_000;
  const transactions = Array.from(
    { length: rowCount },
    (_, index): Transaction => ({
      date: '2025-03-31',
      postDate: null,
      description: 'CARD PAYMENT',
      amount: '-0.01',
      balance: ((rowCount - index - 1) / 100).toFixed(2),
      reference: null,
      confidence: 1,
      source: { page: 1 + Math.floor(index / 75), box: [0, 0, 1, 1] },
    }),
  );
  const account = {
    number: null,
    currency: 'EUR',
    period: null,
    opening: '1500.00',
    closing: '0.00',
    verdict: 'proven' as const,
    transactions,
  };
  const { verdict, findings } = verifyAccount(account, { isCard: false });
  expect([verdict, ...findings.map(nameOf)]).toEqual([
    'proven',
    'check-holds ledger',
    'check-holds balances',
  ]);
});

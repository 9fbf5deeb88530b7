import { expect, test } from 'vitest';
import { accountEvidenceSchema } from '../src/evidence.ts';
import { invoiceEvidenceSchema } from '../src/invoice-evidence.ts';

/** Everything that is kept of an account, with each value a word may have. */
const account = {
  ...{ decimals: 2, isCard: false, openings: [100], closings: [200], balancesAre: 'held' },
  betweenRows: [
    { kind: 'balance', at: 0, balance: 100, carried: 100 },
    { kind: 'section', at: 1 },
    ...(['in', 'out', 'both'] as const).map((side) => ({
      ...{ kind: 'total', at: 2, totals: [{ side, amount: 5 }] },
    })),
  ],
  ...{ opensAboveZero: true, summary: null, otherFigures: [], soleSums: [], charged: [[0, 5]] },
  ...{ areBalancesBelow: false, leavesOutBalances: false, leftOut: [], zeroRows: 0, daily: [] },
  balances: (['opening', 'closing', 'checkpoint', 'carried'] as const).map((role) => ({
    ...{ role, amount: 1, strength: 1, page: 1, isAbove: false, isInTable: false, isDrawable: false },
    date: null,
  })),
  ...{ missingPages: null, frame: { start: null, end: null }, summaries: [] },
  signs: { checks: '', asRead: null, otherwise: [] },
  ...{ takesMinusForCredit: false, isSole: true, isUnfinished: false, isTooLarge: false, doubts: [] },
};

test('the evidence of an account is stored and opened as it is', () => {
  expect(accountEvidenceSchema.parse(account)).toEqual(account);
  for (const balancesAre of ['held', 'owed', 'marked'])
    expect(accountEvidenceSchema.parse({ ...account, balancesAre })).toMatchObject({ balancesAre });
  for (const named of [{ openings: [1] }, { closings: [1] }])
    expect(accountEvidenceSchema.parse({ ...account, named })).toMatchObject({ named });
});

test('evidence in words nobody knows is refused', () => {
  expect(accountEvidenceSchema.safeParse({ ...account, balancesAre: 'kept' }).success).toBe(false);
  expect(accountEvidenceSchema.safeParse({ ...account, betweenRows: [{ kind: 'gap', at: 0 }] }).success).toBe(
    false,
  );
});

const ROLES = [
  ...(['subtotal', 'tax', 'total', 'due', 'paid', 'discount', 'charge', 'rounding'] as const),
  ...(['carried', 'other'] as const),
];

test('the sums of an invoice are stored and opened whatever they are called', () => {
  const sums = ROLES.map((role) => ({
    ...{ role, strength: 1, amount: 5, label: role, position: 0, page: 1, currency: null },
    ...{ isMoney: true, rate: null },
  }));
  const printed = {
    ...{ origin: 'table', items: [], others: [], sums, breakdowns: [], brokenTaxRows: [], columns: [] },
    totals: { subtotal: null, tax: null, total: null, subtotalAt: null, totalAt: null },
    isCreditNote: false,
  };
  const parse = (origin: string) =>
    invoiceEvidenceSchema.safeParse({ decimals: 2, printed: { ...printed, origin }, doubts: [] });
  for (const origin of ['table', 'till']) expect(parse(origin).success, origin).toBe(true);
  expect(parse('shop').success).toBe(false);
});

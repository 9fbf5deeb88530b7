import { raiseFinding } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import type { AccountReading } from '../src/interpret/account-reading.ts';
import { type Checked, DOUBTS, doubtEvidenceOf, doubtsOf, type Judged } from '../src/verify/doubts.ts';
import { accountEvidenceOf } from '../src/verify/evidence-of.ts';
import { repairFinding, repairsOn } from '../src/verify/repairs-on.ts';
import { nameOf } from './finding-names.ts';
import {
  amountOf,
  balanceAt,
  entriesOf,
  lineAt,
  printed,
  type RowWritten,
  readingOf,
  rowsOf,
  tableOf,
} from './written-account.ts';

const TEXT = `
Date        Description       Amount
03/03/2025  Shop               -10.00
04/03/2025  Wage                90.00
`;
const TABLE = tableOf({ roles: ['date', null, 'amount'], text: TEXT });

function account(
  found: Partial<AccountReading> = {},
  rows: Readonly<Record<number, RowWritten>> = {},
): AccountReading {
  return {
    ...readingOf(rowsOf(TABLE, rows), { found: { ledger: 'holds', opening: 10000, closing: 18000 } }),
    ...found,
  };
}
function judged(own: AccountReading, more: Partial<Judged> = {}): Judged {
  return {
    ...{ account: own, index: 0, accounts: [own], isApart: false, isCard: false, cardSigns: 0 },
    ...{ currency: 'USD', days: [], times: [], tables: [TABLE], printed: [], titles: [], lines: [] },
    entries: [...entriesOf(own.rows), ...DAYS, balanceAt('closing', amountOf(18000))],
    frame: { start: null, end: null, isBuddhist: false },
    ...{ order: 'day-month', style: { decimalMark: '.', decimals: 2 }, figures: () => [] },
    missingPages: { numbers: [], isFirst: false, isRunning: false },
    ...more,
  } as Judged;
}
/** A list of balances by day below the rows. */
const DAYS = [3, 4, 5].map((day) => ({
  ...{ kind: 'daily' as const, date: printed(day, 3), amount: amountOf(9000), body: lineAt(9, 'x') },
}));

describe('the stored doubt evidence of an account', () => {
  const other = account();
  const several = (own: AccountReading) => ({ accounts: [own, other] });
  const kept = (own: AccountReading, more: Partial<Judged> = {}) => {
    const { isSole, daily, balances, missingPages } = doubtEvidenceOf(judged(own, more));
    return { isSole, days: daily.length, balances: balances.length, missingPages };
  };
  const MISSING = { numbers: [2], isFirst: false, isRunning: false };

  test('is everything printed if the document, or a part of it, is its own', () => {
    const own = account();
    expect(kept(own, { missingPages: MISSING })).toEqual({
      ...{ isSole: true, days: 3, balances: 1, missingPages: MISSING },
    });
    expect(kept(own, { ...several(own), isApart: true })).toMatchObject({
      isSole: true,
      days: 3,
      balances: 1,
    });
  });

  test('is nothing that may be another account’s', () => {
    const own = account();
    expect(kept(own, several(own))).toEqual({ isSole: false, days: 0, balances: 0, missingPages: null });
  });

  test('of the first of several is what matters for a missing first page', () => {
    const own = account();
    const missingPages = { ...MISSING, isFirst: true };
    expect(kept(own, { ...several(own), missingPages })).toMatchObject({
      days: 0,
      balances: 1,
      missingPages,
    });
    expect(kept(own, { ...several(own), missingPages, index: 1 })).toMatchObject({
      ...{ balances: 0, missingPages: null },
    });
  });

  test('includes a summary only if it is the account’s own', () => {
    const own = account();
    const entries = [balanceAt('opening', amountOf(10000)), balanceAt('closing', amountOf(18000))];
    const figures = () => [];
    const summaries = (more: Partial<Judged>) =>
      doubtEvidenceOf(judged(own, { entries, figures, ...more })).summaries;
    expect(summaries(several(own))).toEqual([]);
  });

  test('doubts the signs of a single account by all its entries, of several by their rows alone', () => {
    const looked: string[] = [];
    const watched = (more: Partial<Judged>) =>
      Object.defineProperty({ ...judged(account()), ...more }, 'entries', {
        get: () => {
          looked.push('entries');
          return [];
        },
        enumerable: true,
      }) as Judged;
    const own = account();
    doubtEvidenceOf(watched({ account: own, ...several(own) }));
    expect(looked).toEqual([]);
    doubtEvidenceOf(watched({ account: own, accounts: [own] }));
    expect(looked.length).toBeGreaterThan(0);
  });

  test('compares the signs of an account only with those of the others', () => {
    // Its only row out bears no mark and follows the balances; another account marks such rows.
    const text = TEXT.replace('-10.00', ' 10.00');
    const rows = rowsOf(
      tableOf({ roles: ['date', null, 'amount'], text: `${text}05/03/2025  Shop  20.00\n` }),
    );
    const own = readingOf(rows, {
      ...{ amounts: [-1000, 9000, -2000], sign: { followsBalance: true } },
      found: { ledger: 'holds', opening: 10000, closing: 16000 },
    });
    const marked = account();
    const asRead = (accounts: readonly AccountReading[]) =>
      doubtEvidenceOf(judged(own, { accounts })).signs.asRead;
    expect(asRead([own, marked])).toBe('by-balances');
    expect(asRead([own, own])).toBe(null);
    expect(doubtEvidenceOf(judged(marked, { accounts: [marked] })).signs.asRead).toBe(null);
  });

  test('doubts a card by its marks only if they are its own', () => {
    const own = account();
    const marks = (more: Partial<Judged>) => doubtEvidenceOf(judged(own, more)).takesMinusForCredit;
    expect(marks({})).toBe(false);
    expect(marks(several(own))).toBe(false);
    expect(marks({ ...several(own), isCard: true })).toBe(false);
  });
});

describe('stored doubts of an account', () => {
  const checkedAs: Checked = {
    ...account(),
    ...{ dates: [], bookingDates: [], isCard: false, isCorrected: false },
  };
  const evidence = doubtEvidenceOf(judged(account()));
  const missing = raiseFinding('date-doubtful', { reason: 'missing' });
  const scale = raiseFinding('scale-doubtful', {});

  test('are of few kinds', () => {
    expect(DOUBTS.map(({ name }) => name)).toEqual([
      ...['totals alone', 'readings left', 'signs', 'another opening or closing balance'],
      ...['lists of balances', 'days', 'money', 'columns', 'lines left over'],
    ]);
  });

  test('come back as they were stored, whatever their kind was called', () => {
    const doubts = [
      { of: 'scale', finding: scale },
      { of: 'days', finding: missing },
    ];
    expect(doubtsOf({ ...evidence, doubts }, checkedAs).map(nameOf)).toEqual([
      ...['scale-doubtful', 'date-doubtful missing'],
    ]);
  });

  test('that examine another account’s figures are not raised if there are several', () => {
    const balances = [
      {
        ...{ role: 'closing' as const, amount: 777, strength: 9, page: 1, isAbove: true },
        ...{ isInTable: false, isDrawable: false, date: null },
      },
    ];
    const raised = (isSole: boolean) => doubtsOf({ ...evidence, isSole, balances }, checkedAs).map(nameOf);
    expect(raised(true)).toEqual(['other-closing-balance']);
    expect(raised(false)).toEqual([]);
  });
});

describe('the evidence of an account', () => {
  const evidence = (own: AccountReading) => accountEvidenceOf(judged(own), { decimals: 2 });
  const asking = (side: 'in' | 'out' | 'both'): AccountReading => {
    const own = account();
    const totals = [
      { side: 'both' as const, amount: 5 },
      { side, amount: 9000 },
    ];
    const claims = { ...own.claims, summary: totals, otherFigures: () => [1, 2 ** 60, 3] };
    return { ...own, claims };
  };

  test('has other figures only if a total of one direction may need them, and only exact ones', () => {
    expect(evidence(asking('in')).otherFigures).toEqual([1, 3]);
    expect(evidence(asking('both')).otherFigures).toEqual([]);
  });

  test('has the fees charged next to amounts with their rows', () => {
    expect(evidence(account()).charged).toEqual([]);
    const own = account();
    const [first, second] = own.rows;
    if (first === undefined || second === undefined) throw new Error('two rows are written above');
    const rows = [first, { ...second, anchor: { ...second.anchor, charged: 1 } }];
    expect(evidence({ ...own, rows }).charged).toEqual([[1, 1]]);
  });

  test('truncates the text of lines that were left out', () => {
    const leftOut = [{ amount: 5, text: `A${'x'.repeat(100)}`, page: 1 }];
    expect(evidence(account({ leftOut })).leftOut).toEqual([
      { amount: 5, text: `A${'x'.repeat(79)}`, page: 1 },
    ]);
  });

  test('says whether the amounts are too large in total', () => {
    expect(evidence(account()).isTooLarge).toBe(false);
    const { reconciliation } = account();
    expect(evidence(account({ reconciliation: { ...reconciliation, isTooLarge: true } })).isTooLarge).toBe(
      true,
    );
  });
});

describe('repaired words', () => {
  const [word] = lineAt(0, 'Shop').line.words;
  if (word === undefined) throw new Error('a word is written above');

  test('are reported with the original and the new reading', () => {
    expect(repairsOn([word, { ...word, text: '50', read: '5O' }])).toEqual([{ read: '5O', taken: '50' }]);
    expect(repairsOn([word, word])).toEqual([]);
    expect(repairFinding({ read: '5O', taken: '50' })).toMatchObject({
      ...{ code: 'repaired', parameters: { read: '5O', taken: '50' } },
    });
  });
});

import { describe, expect, test } from 'vitest';
import type { AccountReading } from '../src/interpret/account-reading.ts';
import { doubtEvidenceOf, type Judged } from '../src/verify/doubts.ts';
import { judge as judgeChecked } from '../src/verify/judge.ts';
import { nameOf } from './finding-names.ts';
import { readingOf, rowsOf, tableOf } from './written-account.ts';

const TEXT = `
Date        Description       Amount     Balance
03/03/2025  Shop               -10.00
04/03/2025  Baker              -20.00
05/03/2025  Wage                90.00
06/03/2025  Cinema             -40.00
`;
const OTHER_MONEY = { position: 0, currency: 'EUR' };

/** An account of four rows that ties out, opening 100.00 and closing 120.00. */
function account(found: Parameters<typeof readingOf>[1] = {}): AccountReading {
  const rows = rowsOf(tableOf({ roles: ['date', null, 'amount', 'balance'], text: TEXT }));
  return readingOf(rows, { found: { ledger: 'holds', opening: 10000, closing: 12000 }, ...found });
}

function judged(own: AccountReading, more: Partial<Judged> = {}): Judged {
  return {
    ...{ account: own, index: 0, accounts: [own], isApart: false, isCard: false, cardSigns: 0 },
    currency: 'USD',
    ...{ days: [], times: [], entries: [], printed: [], tables: [], titles: [], lines: [] },
    frame: { start: null, end: null, source: null } as unknown as Judged['frame'],
    order: 'day-first' as Judged['order'],
    style: { decimals: 2 } as Judged['style'],
    figures: () => [],
    missingPages: { numbers: [], isFirst: false, isRunning: false },
    ...more,
  };
}

/** The judgement on an account as it was read. */
function judge(of: Judged) {
  const { amounts, balances, reconciliation } = of.account;
  return judgeChecked(doubtEvidenceOf(of), {
    ...{ amounts, balances, reconciliation, isCard: of.isCard },
    ...{ dates: [], bookingDates: [], isCorrected: false },
  });
}

const codesOf = (of: Judged) => judge(of).doubts.map(nameOf);
const MISSING = { numbers: [2], isFirst: false, isRunning: false };

describe('an account', () => {
  test('that ties out without doubts is proven', () => {
    expect(judge(judged(account()))).toEqual({ verdict: 'proven', doubts: [] });
  });

  test('that ties out is unproven with one doubt', () => {
    const missing = judge(judged(account(), { missingPages: MISSING }));
    expect(missing.verdict).toBe('unproven');
    expect(missing.doubts.map(nameOf)).toEqual(['pages-missing']);
  });

  test('is unproven with untried readings', () => {
    const unfinished = judge(judged({ ...account(), isUnfinished: true }));
    expect(unfinished.verdict).toBe('unproven');
    expect(unfinished.doubts.map(nameOf)).toEqual(['not-checked too-many-readings']);
  });

  test('that contradicts itself stays contradicted, whatever its doubts', () => {
    const broken = account({ found: { ledger: 'fails', opening: 10000, closing: 12001 } });
    expect(judge(judged(broken)).verdict).toBe('contradicted');
    expect(judge(judged(broken, { missingPages: MISSING })).verdict).toBe('contradicted');
  });

  test('without anything to check it by is unproven', () => {
    const bare = account({ found: { ledger: null, opening: null, closing: null } });
    expect(judge(judged(bare)).verdict).toBe('unproven');
  });
});

describe('a missing page', () => {
  const own = account();
  const other = account();

  test('puts a single account in doubt, wherever the page is missing', () => {
    expect(codesOf(judged(own, { missingPages: MISSING }))).toEqual(['pages-missing']);
    expect(codesOf(judged(own, { missingPages: { numbers: [1], isFirst: true, isRunning: false } }))).toEqual(
      ['pages-missing'],
    );
  });

  test('puts only the first of several accounts in doubt, and only if it is the first page', () => {
    const accounts = [own, other];
    const first = { numbers: [1], isFirst: true, isRunning: false };
    expect(codesOf(judged(own, { accounts, missingPages: first }))).toEqual(['pages-missing']);
    expect(codesOf(judged(own, { accounts, missingPages: MISSING }))).toEqual([]);
    expect(codesOf(judged(other, { accounts, index: 1, missingPages: first }))).toEqual([]);
  });
});

describe('a doubt that examines what may be another account’s', () => {
  test('examines nothing if there are several, and everything otherwise', () => {
    const own = account();
    const unread = () => {
      throw new Error('looked at the entries of a document with several accounts');
    };
    const several = judged(own, { accounts: [own, account()] });
    const guarded = Object.defineProperty({ ...several }, 'entries', {
      get: unread,
      enumerable: true,
    }) as Judged;
    expect(judge(guarded).doubts).toEqual([]);
    const alone = Object.defineProperty({ ...judged(own) }, 'entries', { get: unread, enumerable: true });
    expect(() => judge(alone as Judged)).toThrow('looked at the entries');
  });

  test('other doubts are raised for each account', () => {
    const own = account();
    const titles = [OTHER_MONEY, { position: 2, currency: 'USD' }];
    expect(codesOf(judged(own, { titles }))).toEqual(
      codesOf(judged(own, { titles, accounts: [own, account()] })),
    );
  });
});

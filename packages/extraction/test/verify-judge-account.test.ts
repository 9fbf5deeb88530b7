import { type AccountEvidence, raiseFinding, type Transaction } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { judgeAccount } from '../src/verify/judge-account.ts';
import type { JudgedAccount, JudgedRow } from '../src/verify/judged-account.ts';
import { nameOf } from './finding-names.ts';

const PRINTED: AccountEvidence = {
  ...{ decimals: 2, isCard: false, openings: [10000], closings: [12000], balancesAre: 'owed' },
  ...{ betweenRows: [], opensAboveZero: true, summary: null, otherFigures: [], soleSums: [], charged: [] },
  ...{ areBalancesBelow: false, leavesOutBalances: false, leftOut: [], zeroRows: 0, daily: [] },
  ...{ balances: [], missingPages: null, frame: { start: null, end: null }, summaries: [] },
  signs: { checks: '', asRead: null, otherwise: [] },
  ...{ takesMinusForCredit: false, isSole: true, isUnfinished: false, isTooLarge: false, doubts: [] },
};

/** A row as it was read, the one at `readAs`. */
function row(readAs: number | null, amount: string, more: Partial<JudgedRow> = {}): JudgedRow {
  return {
    ...{ date: '2025-03-04', postDate: null, amount, balance: null, readAs },
    source: { page: 2, box: [0, 0, 1, 1] } as Transaction['source'],
    changed: readAs === null ? ['amount', 'date'] : [],
    ...more,
  };
}
/** 100.00 in and 80.00 out: from 100.00 to 120.00. */
const ROWS = [row(0, '100.00'), row(1, '-50.00'), row(2, '-30.00')];

type Asked = Partial<AccountEvidence> & {
  readonly rows?: readonly JudgedRow[];
  readonly entered?: JudgedAccount['entered'];
  readonly period?: JudgedAccount['period'];
  readonly isOfCard?: boolean;
};
function judged({ rows = ROWS, entered = {}, period = null, isOfCard, ...printed }: Asked = {}) {
  const judgement = judgeAccount(
    { ...PRINTED, ...printed },
    { rows, period, entered },
    isOfCard === undefined ? {} : { isOfCard },
  );
  const { verdict, opening, closing, findings } = judgement;
  return { verdict, opening, closing, findings, names: findings.map(nameOf) };
}
const verdictOf = (asked: Asked) => judged(asked).verdict;

describe('an account from one balance to another', () => {
  test('is proven by its rows, and shows its balances as printed', () => {
    const { verdict, opening, closing, names } = judged();
    expect([verdict, opening, closing]).toEqual(['proven', '100.00', '120.00']);
    expect(names).toEqual(['check-holds ledger']);
  });

  test('is contradicted by one cent too much', () => {
    expect(verdictOf({ rows: ROWS.with(1, row(1, '-50.01')) })).toBe('contradicted');
    expect(verdictOf({ closings: [12001] })).toBe('contradicted');
  });

  test('without anything printed is unproven', () => {
    const { verdict, opening, closing } = judged({ openings: [], closings: [] });
    expect([verdict, opening, closing]).toEqual(['unproven', null, null]);
  });

  test('too large to be exact is unproven whatever its totals', () => {
    const { verdict, names } = judged({ isTooLarge: true });
    expect(verdict).toBe('unproven');
    expect(names).not.toContain('check-holds ledger');
  });

  test('with an amount too large to be exact is unproven', () => {
    const rows = ROWS.with(0, row(0, '99999999999999999.00'));
    expect(verdictOf({ rows })).toBe('unproven');
    expect(judged({ rows }).names).toContain('not-checked amounts-too-large');
  });

  test('shows no balance that is too large to be exact', () => {
    expect(judged({ openings: [2 ** 54] }).opening).toBe(null);
  });

  test('keeps a doubt that no amount changes, on its current row', () => {
    const doubts = [
      { of: 'days', finding: raiseFinding('date-doubtful', { reason: 'missing' }, { row: 1 }) },
    ];
    expect(judged({ doubts }).findings.find(({ code }) => code === 'date-doubtful')).toMatchObject({
      row: 1,
    });
    const behind = [ROWS[0], row(null, '0.00'), ...ROWS.slice(1)] as JudgedRow[];
    expect(judged({ doubts, rows: behind }).findings.find(({ row: at }) => at === 2)).toMatchObject({
      code: 'date-doubtful',
    });
    expect(verdictOf({ doubts, rows: behind })).toBe('unproven');
    // The first part of a row that was split keeps its doubt.
    const split = [ROWS[0], row(1, '-20.00'), row(1, '-30.00'), ROWS[2]] as JudgedRow[];
    const rowsOfDoubts = (rows: readonly JudgedRow[]) =>
      judged({ doubts, rows }).findings.flatMap(({ code, row: at }) =>
        code === 'date-doubtful' ? [at] : [],
      );
    expect(rowsOfDoubts(split)).toEqual([1]);
  });

  test('drops a doubt about a row that is gone or has an entered date, and keeps it otherwise', () => {
    const doubts = [
      { of: 'days', finding: raiseFinding('date-doubtful', { reason: 'missing' }, { row: 1 }) },
    ];
    expect(verdictOf({ doubts, rows: ROWS.with(1, row(1, '-50.00', { changed: ['date'] })) })).toBe('proven');
    expect(verdictOf({ doubts, rows: ROWS.with(1, row(1, '-50.00', { changed: ['amount'] })) })).toBe(
      'unproven',
    );
    expect(verdictOf({ doubts, rows: [row(0, '100.00'), row(2, '-30.00')], closings: [17000] })).toBe(
      'proven',
    );
  });

  test('keeps a doubt that is about no row', () => {
    const doubts = [{ of: 'scale', finding: raiseFinding('scale-doubtful', {}) }];
    expect(judged({ doubts }).verdict).toBe('unproven');
  });

  test('keeps a doubt it was stored with, though its kind has another name by now', () => {
    const doubts = [{ of: 'gone', finding: raiseFinding('date-doubtful', { reason: 'missing' }) }];
    expect(judged({ doubts }).verdict).toBe('unproven');
  });

  test('is doubted for a row without a date, reported once with its page', () => {
    const rows = ROWS.with(1, row(1, '-50.00', { date: null }));
    const { verdict, findings } = judged({ rows });
    expect(verdict).toBe('unproven');
    expect(findings.filter(({ code }) => code === 'date-doubtful')).toMatchObject([{ row: 1, page: 2 }]);
    const doubts = [
      { of: 'days', finding: raiseFinding('date-doubtful', { reason: 'missing' }, { row: 1 }) },
    ];
    expect(judged({ rows, doubts }).names.filter((name) => name.startsWith('date-doubtful'))).toHaveLength(1);
  });

  test('reports repairs until somebody corrects the row', () => {
    const repaired = [{ cell: 'amount', readAs: '5O.00' }] as unknown as JudgedRow['repaired'];
    const mended = (changed: readonly string[]) =>
      judged({ rows: ROWS.with(1, row(1, '-50.00', { repaired, changed })) }).findings.filter(
        ({ code }) => code === 'repaired',
      );
    expect(mended([])).toMatchObject([{ row: 1, page: 2 }]);
    expect(mended(['description'])).toEqual([]);
  });
});

describe('a balance that a person entered', () => {
  test('replaces the printed one', () => {
    expect(verdictOf({ closings: [1], entered: { closing: '120.00' } })).toBe('proven');
    expect(verdictOf({ openings: [1], entered: { opening: '100.00' } })).toBe('proven');
    expect(verdictOf({ entered: { closing: '120.01' } })).toBe('contradicted');
    expect(verdictOf({ entered: { opening: '100.01' } })).toBe('contradicted');
  });

  test('may be none', () => {
    expect(judged({ entered: { closing: null } })).toMatchObject({ verdict: 'unproven', closing: null });
    expect(judged({ entered: { opening: null } })).toMatchObject({ verdict: 'unproven', opening: null });
  });

  test('replaces one that only arithmetic identifies', () => {
    const named = { openings: [10000] };
    expect(verdictOf({ openings: [], named })).toBe('proven');
    expect(verdictOf({ openings: [], named, entered: { opening: '100.01' } })).toBe('contradicted');
    expect(verdictOf({ openings: [], named, entered: { closing: '120.00' } })).toBe('proven');
    const ends = { closings: [12000] };
    expect(verdictOf({ closings: [], named: ends, entered: { closing: '120.01' } })).toBe('contradicted');
    expect(verdictOf({ closings: [], named: ends, entered: { opening: '100.00' } })).toBe('proven');
  });

  const balance = (role: 'opening' | 'closing', amount: number, more = {}) => ({
    ...{
      role,
      amount,
      strength: 9,
      page: 1,
      isAbove: false,
      isInTable: false,
      isDrawable: false,
      date: null,
    },
    ...more,
  });

  test('ends doubts about the printed one it replaces', () => {
    // The document prints a closing balance that the rows do not lead to, and a person enters the one they do.
    const balances = [balance('closing', 11000)];
    const printed = { closings: [11000, 12000], balances };
    expect(judged(printed).names).toContain('other-closing-balance');
    expect(verdictOf({ ...printed, entered: { closing: '120.00' } })).toBe('proven');
    // One entered at the other end replaces nothing, nor is one replaced that opens, or that closes nothing here.
    expect(verdictOf({ ...printed, entered: { opening: '100.00' } })).toBe('unproven');
    expect(verdictOf({ ...printed, closings: [12000], entered: { closing: '120.00' } })).toBe('unproven');
    const opens = [balance('opening', 9000, { isAbove: true })];
    const opened = { openings: [9000, 10000], balances: opens };
    expect(judged(opened).names).toContain('other-closing-balance');
    expect(verdictOf({ ...opened, entered: { opening: '100.00' } })).toBe('proven');
    expect(verdictOf({ ...opened, entered: { closing: '120.00' } })).toBe('unproven');
    expect(verdictOf({ ...opened, openings: [10000], entered: { opening: '100.00' } })).toBe('unproven');
    // One end's balance is not the other's, though it is as large.
    const closesAs = { openings: [9000, 10000], balances: [balance('closing', 9000)] };
    expect(verdictOf({ ...closesAs, entered: { opening: '100.00' } })).toBe('unproven');
    const opensAs = { closings: [9000, 12000], balances: opens };
    expect(verdictOf({ ...opensAs, entered: { closing: '120.00' } })).toBe('unproven');
  });

  test('is the holder’s on a card, if the document prints it that way', () => {
    // Owed 100.00, spent 80.00, paid 100.00: owed 80.00.
    const card = { isCard: true, openings: [10000], closings: [8000], isOfCard: true };
    expect(judged(card)).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '80.00' });
    expect(judged({ ...card, closings: [1], entered: { closing: '80.00' } })).toMatchObject({
      ...{ verdict: 'proven', closing: '80.00' },
    });
    expect(verdictOf({ ...card, entered: { closing: '-80.00' } })).toBe('contradicted');
  });

  test('of a card in a file of accounts is shown as an asset', () => {
    const card = { isCard: true, openings: [10000], closings: [8000], isOfCard: false };
    expect(judged(card)).toMatchObject({ verdict: 'proven', opening: '-100.00', closing: '-80.00' });
    expect(judged({ ...card, closings: [1], entered: { closing: '-80.00' } })).toMatchObject({
      ...{ verdict: 'proven', closing: '-80.00' },
    });
    expect(verdictOf({ ...card, entered: { closing: '80.00' } })).toBe('contradicted');
  });

  test('of a card that prints balances as assets is entered and shown as debt', () => {
    const card = {
      ...{ isCard: true, openings: [-10000], closings: [-8000], isOfCard: true },
      balancesAre: 'held' as const,
    };
    expect(judged(card)).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '80.00' });
    expect(verdictOf({ ...card, closings: [1], entered: { closing: '80.00' } })).toBe('proven');
    expect(verdictOf({ ...card, closings: [1], entered: { closing: '-80.00' } })).toBe('contradicted');
    expect(judged({ ...card, isOfCard: false })).toMatchObject({ opening: '-100.00', closing: '-80.00' });
  });

  test('of zero is neither asset nor debt', () => {
    const card = { isCard: true, openings: [0], closings: [-2000], isOfCard: false };
    expect(judged(card)).toMatchObject({ verdict: 'proven', opening: '0.00', closing: '20.00' });
    expect(Object.is(Number(judged(card).opening), -0)).toBe(false);
  });
});

describe('a correction with more decimals than printed', () => {
  test('is calculated exactly', () => {
    const rows = ROWS.with(1, row(1, '-50.005', { changed: ['amount'] }));
    expect(verdictOf({ rows })).toBe('contradicted');
    expect(verdictOf({ rows, entered: { closing: '119.995' } })).toBe('proven');
    expect(judged({ rows, entered: { closing: '119.995' } })).toMatchObject({
      ...{ opening: '100.00', closing: '119.995' },
    });
  });

  test('calculates everything printed with those decimals', () => {
    const rows = ROWS.with(1, row(1, '-50.000', { changed: ['amount'] }));
    expect(judged({ rows })).toMatchObject({ verdict: 'proven', opening: '100.00', closing: '120.00' });
    const summary = [
      { side: 'in', amount: 10000 },
      { side: 'out', amount: 8000 },
    ] as const;
    const withSummary = { rows, openings: [], closings: [], summary: [...summary] };
    expect(judged(withSummary).names).toContain('check-holds totals');
    const between: AccountEvidence['betweenRows'] = [
      { kind: 'section', at: 0 },
      { kind: 'balance', at: 1, balance: 20000, carried: 20000 },
      { kind: 'total', at: 3, totals: [...summary] },
    ];
    expect(judged({ rows, betweenRows: between })).toMatchObject({ verdict: 'proven' });
    expect(judged({ rows, betweenRows: between }).names).toContain('check-holds totals');
    expect(
      verdictOf({ rows, betweenRows: between.with(1, { kind: 'balance', at: 1, balance: 20001 }) }),
    ).toBe('contradicted');
    expect(verdictOf({ rows, openings: [], named: { openings: [10000] } })).toBe('proven');
    expect(verdictOf({ rows, closings: [], named: { closings: [12000] } })).toBe('proven');
    const leftOut = [{ amount: 777, text: 'PENDING', page: 1 }];
    expect(
      judged({ rows, leftOut }).findings.find(({ code }) => code === 'row-left-out')?.parameters,
    ).toMatchObject({ amount: '7.770' });
    // A card's charges alone: 80.00 spent.
    const card = { isCard: true, openings: [], closings: [8000], soleSums: [8000] };
    const spent = [row(0, '-50.000'), row(1, '-30.00')];
    expect(judged({ ...card, rows: spent }).names).toContain('check-holds card-charges');
  });

  test('calculates daily balances, summaries and fees with those decimals', () => {
    const rows = ROWS.with(1, row(1, '-50.000', { changed: ['amount'] }));
    const day = (balance: number) => ({ date: '2025-03-04', balance, page: 1 });
    const same = (asked: Asked) => judged({ ...asked, rows }).names;
    const fine = (asked: Asked) => judged(asked).names;
    for (const asked of [
      { daily: [day(12000), { ...day(12000), date: '2025-03-05' }, { ...day(12000), date: '2025-03-06' }] },
      { daily: [day(12000), { ...day(12000), date: '2025-03-05' }, { ...day(3), date: '2025-03-06' }] },
      { summaries: [{ opening: 10000, closing: 12000, parts: [10000, 8000], page: 1 }] },
      { summaries: [{ opening: 10000, closing: 12000, parts: [10000, 7000], page: 1 }] },
      { charged: [[1, 200] as [number, number]] },
      { otherFigures: [10000, 8000] },
    ])
      expect(same(asked)).toEqual(fine(asked));
  });
});

describe('what is printed between the rows', () => {
  const balance = (at: number, amount: number) => ({ kind: 'balance' as const, at, balance: amount });
  const added = (behind: number, amount = '-1.00') =>
    [...ROWS.slice(0, behind), row(null, amount), ...ROWS.slice(behind)] as JudgedRow[];

  test('stays above the first row read below it', () => {
    const betweenRows = [balance(2, 15000)];
    expect(verdictOf({ betweenRows })).toBe('proven');
    // A row added above the balance breaks it; one added right below it is still above the next row read.
    expect(verdictOf({ betweenRows, rows: added(0, '0.00') })).toBe('proven');
    expect(
      verdictOf({ betweenRows: [balance(1, 20000)], rows: added(0), entered: { closing: '119.00' } }),
    ).toBe('contradicted');
    expect(judged({ betweenRows, rows: added(1), entered: { closing: '119.00' } }).verdict).toBe(
      'contradicted',
    );
    expect(judged({ betweenRows, rows: added(3), entered: { closing: '119.00' } }).verdict).toBe('proven');
    expect(judged({ betweenRows: [balance(3, 12000)], rows: added(3) }).names).toContain('balance-break');
  });

  test('stays above all rows', () => {
    const betweenRows = [balance(0, 10000)];
    const rows = [row(null, '-1.00'), row(0, '100.00', { balance: '199.00' }), ...ROWS.slice(1)];
    expect(verdictOf({ betweenRows, rows, entered: { closing: '119.00' } })).toBe('proven');
  });

  test('stays where it is when a row above it is left out', () => {
    const rows = [ROWS[0], ROWS[2]] as JudgedRow[];
    const betweenRows = [balance(1, 20000), balance(2, 20000)];
    expect(verdictOf({ betweenRows, rows, entered: { closing: '170.00' } })).toBe('proven');
    const broken = [balance(1, 20000), balance(2, 16000)];
    expect(verdictOf({ betweenRows: broken, rows, entered: { closing: '170.00' } })).toBe('contradicted');
  });

  test('stays where it is when a row is split', () => {
    const rows = [ROWS[0], row(1, '-20.00'), row(1, '-30.00'), ROWS[2]] as JudgedRow[];
    expect(verdictOf({ betweenRows: [balance(2, 15000)], rows })).toBe('proven');
    expect(verdictOf({ betweenRows: [balance(2, 18000)], rows })).toBe('contradicted');
  });

  test('that the rows have as their own balances is theirs, and may be corrected there', () => {
    const withBalances = (second: string) => [
      row(0, '100.00', { balance: '200.00' }),
      row(1, '-50.00', { balance: second, changed: ['balance'] }),
      row(2, '-30.00', { balance: '120.00' }),
    ];
    const betweenRows = [balance(0, 10000), balance(1, 88800), balance(2, 99900), balance(3, 12000)];
    expect(verdictOf({ betweenRows, areBalancesBelow: true, rows: withBalances('150.00') })).toBe('proven');
    expect(verdictOf({ betweenRows, areBalancesBelow: true, rows: withBalances('151.00') })).toBe(
      'contradicted',
    );
    expect(verdictOf({ betweenRows, areBalancesBelow: false, rows: withBalances('150.00') })).toBe(
      'contradicted',
    );
    // What opens the account is no row's: it is held against the rows all the same.
    const opened = [balance(0, 10001)];
    expect(verdictOf({ betweenRows: opened, areBalancesBelow: true, rows: withBalances('150.00') })).not.toBe(
      'proven',
    );
  });

  test('keeps totals that are no balances of rows', () => {
    const rows = [
      row(0, '100.00', { balance: '200.00' }),
      row(1, '-50.00', { balance: '150.00' }),
      row(2, '-30.00', { balance: '120.00' }),
    ];
    const betweenRows: AccountEvidence['betweenRows'] = [
      { kind: 'total', at: 3, totals: [{ side: 'out', amount: 8001 }] },
    ];
    expect(verdictOf({ betweenRows, areBalancesBelow: true, rows })).toBe('contradicted');
  });
});

describe('fees charged next to the amounts', () => {
  const totals: AccountEvidence['summary'] = [
    { side: 'in', amount: 10000 },
    { side: 'out', amount: 7800 },
  ];
  test('are not included in printed totals of the amounts alone', () => {
    expect(judged({ summary: totals, charged: [[1, 200]] }).names).toContain('check-holds totals');
    expect(verdictOf({ summary: totals })).toBe('contradicted');
    expect(verdictOf({ summary: totals, charged: [[1, 100]] })).toBe('contradicted');
  });

  test('are in the first part of a row that was split', () => {
    const rows = [ROWS[0], row(1, '-20.00'), row(1, '-30.00'), ROWS[2]] as JudgedRow[];
    expect(judged({ summary: totals, charged: [[1, 200]], rows }).names).toContain('check-holds totals');
  });

  test('are in the first part only, even if another part has the other direction', () => {
    const rows = [ROWS[0], row(1, '-60.00'), row(1, '10.00'), ROWS[2]] as JudgedRow[];
    const summary = [
      { side: 'in' as const, amount: 11000 },
      { side: 'out' as const, amount: 8800 },
    ];
    expect(judged({ summary, charged: [[1, 200]], rows }).names).toContain('check-holds totals');
  });

  test('move with the row that was read', () => {
    const rows = [row(null, '0.00'), ...ROWS];
    expect(judged({ summary: totals, charged: [[1, 200]], rows }).names).toContain('check-holds totals');
    const gone = [ROWS[0], ROWS[2], row(null, '-50.00')] as JudgedRow[];
    expect(judged({ summary: totals, charged: [[1, 200]], rows: gone }).verdict).toBe('contradicted');
  });
});

describe('untried readings', () => {
  const isUnfinished = true;
  const chained = [
    row(0, '100.00', { balance: '200.00' }),
    row(1, '-50.00', { balance: '150.00' }),
    row(2, '-30.00', { balance: '120.00' }),
  ];
  const corrected = chained.with(1, row(1, '-50.00', { balance: '150.00', changed: ['amount'] }));

  test('keep an account unproven as it was read', () => {
    expect(verdictOf({ isUnfinished })).toBe('unproven');
    expect(verdictOf({ isUnfinished, rows: chained })).toBe('unproven');
  });

  test('no longer matter once a person corrected amounts and each row has a balance that follows', () => {
    expect(verdictOf({ isUnfinished, rows: corrected })).toBe('proven');
    expect(
      verdictOf({ isUnfinished, rows: [...chained.slice(0, 2), row(null, '-30.00', { balance: '120.00' })] }),
    ).toBe('proven');
    expect(
      verdictOf({ isUnfinished, rows: [...chained, row(null, '0.00', { balance: '120.00', changed: [] })] }),
    ).toBe('proven');
    const described = chained.with(1, row(1, '-50.00', { balance: '150.00', changed: ['description'] }));
    expect(verdictOf({ isUnfinished, rows: described })).toBe('unproven');
  });

  test('still matter if a row has no balance, or opening and closing balance fail', () => {
    expect(verdictOf({ isUnfinished, rows: ROWS.with(1, row(1, '-50.00', { changed: ['amount'] })) })).toBe(
      'unproven',
    );
    expect(verdictOf({ isUnfinished, rows: corrected, openings: [], closings: [] })).toBe('unproven');
  });
});

describe('the dates of an account', () => {
  test('are posting dates if a list of daily balances is printed, else transaction dates', () => {
    const daily = [
      { date: '2025-03-04', balance: 20000, page: 1 },
      { date: '2025-03-05', balance: 15000, page: 1 },
      { date: '2025-03-06', balance: 12000, page: 1 },
    ];
    const at = (postDates: readonly (string | null)[]) =>
      ROWS.map((own, index) => ({ ...own, postDate: postDates[index] ?? null }));
    const booked = at(['2025-03-04', '2025-03-05', '2025-03-06']);
    expect(verdictOf({ daily, rows: booked })).toBe('proven');
    // Two of three days follow, and one does not.
    const late = at(['2025-03-04', '2025-03-06', '2025-03-06']);
    expect(judged({ daily, rows: late }).names).toContain('figures-disagree daily-balances');
    expect(judged({ daily, rows: late.map((own) => ({ ...own, date: '2025-01-01' })) }).verdict).toBe(
      'unproven',
    );
    const dated = ROWS.map((own, index) => ({ ...own, date: `2025-03-0${index + 4}` }));
    expect(verdictOf({ daily, rows: dated })).toBe('proven');
  });
});

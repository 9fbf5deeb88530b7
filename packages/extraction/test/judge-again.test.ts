import type { Account, StatementReading } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { judgeAccount } from '../src/index.ts';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { judgedAgain } from './judged-again.ts';
import { readStatement } from './read-drawn.ts';

const COLUMNS = '50 120 440> 540>';
const HEAD = ['Date', 'Description', 'Amount', 'Balance'];
const ROWS: readonly (readonly string[])[] = [
  ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
  ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
  ['2025-03-25', 'SALARY', '500.00', '570.00'],
  ['2025-03-27', 'THIRD SHOP', '-45.15', '524.85'],
];
const bank = (...lines: DrawnLine[]) => [
  say('Example Bank account statement'),
  say('Statement period: 2025-03-01 to 2025-03-31'),
  ...lines,
];
const withCell = (row: number, column: number, text: string) =>
  ROWS.map((cells, index) => (index === row ? cells.with(column, text) : cells));
const withoutBalances = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.slice(0, 3));
const totals = (into: string, out: string) => [
  say(`Total deposits ${into}`),
  say(`Total withdrawals ${out}`),
];
const ends = (...lines: DrawnLine[]) =>
  bank(say('Opening balance 100.00'), ...lines, say('Closing balance 524.85'));

const STATEMENTS: Readonly<Record<string, DrawnLine[]>> = {
  proven: ends(...table(COLUMNS, [HEAD, ...ROWS])),
  'with an amount that is another': ends(...table(COLUMNS, [HEAD, ...withCell(1, 2, '-66.60')])),
  'with a balance that is another': ends(...table(COLUMNS, [HEAD, ...withCell(2, 3, '571.00')])),
  'with totals': ends(
    ...table(COLUMNS, [HEAD.slice(0, 3), ...withoutBalances(ROWS)]),
    ...totals('500.00', '75.15'),
  ),
  'with a total that is another': ends(
    ...table(COLUMNS, [HEAD.slice(0, 3), ...withoutBalances(ROWS)]),
    ...totals('500.00', '75.16'),
  ),
  'with an undated row': ends(...table(COLUMNS, [HEAD, ...withCell(0, 0, '')])),
  'with a date that does not exist': ends(...table(COLUMNS, [HEAD, ...withCell(1, 0, '2025-02-31')])),
  'with totals alone': bank(
    ...table(COLUMNS, [HEAD.slice(0, 3), ...withoutBalances(ROWS)]),
    ...totals('500.00', '75.15'),
  ),
  'without anything to check': bank(...table(COLUMNS, [HEAD.slice(0, 3), ...withoutBalances(ROWS)])),
  'with the newest row first': ends(...table(COLUMNS, [HEAD, ...ROWS.toReversed()])),
};

describe('an uncorrected reading, judged again after it was stored', () => {
  test.each(Object.entries(STATEMENTS))('%s: is what it was', async (_, lines) => {
    const { asRead, again } = judgedAgain(await readStatement([lines]));
    expect(asRead.length).toBeGreaterThan(0);
    expect(again).toEqual(asRead);
  });
});

type Cells = Partial<Account['transactions'][number]>;

/** Judges the first account with cells of some rows corrected, rows left out, and rows added behind others. */
function corrected(
  { accounts: [account] }: StatementReading,
  changes: Readonly<Record<number, Cells | 'left out'>>,
  more: { readonly added?: readonly [number, Cells][]; readonly closing?: string | null } = {},
) {
  if (account?.evidence === undefined) throw new Error('no account with evidence');
  const { added = [], closing } = more;
  const rows = account.transactions.flatMap((row, readAs) => {
    const change = changes[readAs];
    const own =
      change === 'left out'
        ? []
        : [{ ...row, ...change, readAs: readAs as number | null, changed: Object.keys(change ?? {}) }];
    const behind = added
      .filter(([at]) => at === readAs)
      .map(([, cells]) => ({ ...row, balance: null, ...cells }));
    return [...own, ...behind.map((cells) => ({ ...cells, readAs: null, changed: ['amount', 'date'] }))];
  });
  const { verdict, findings } = judgeAccount(account.evidence, {
    ...{ rows, period: account.period },
    entered: closing === undefined ? {} : { closing },
  });
  return [verdict, ...findings.map(nameOf)];
}
const reading = (name: string) => readStatement([STATEMENTS[name] ?? []]);

describe('a corrected account', () => {
  test('is contradicted as before by an edit that changes nothing', async () => {
    const read = await reading('with a total that is another');
    const before = corrected(read, {});
    expect(before[0]).toBe('contradicted');
    expect(before).toContain('sum-break account');
    expect(corrected(read, { 0: { description: 'THE FIRST SHOP' } })).toEqual(before);
  });

  test('is proven once every error is corrected, and no finding quotes the old amounts', async () => {
    const read = await reading('with an amount that is another');
    expect(corrected(read, {})[0]).toBe('contradicted');
    expect(corrected(read, { 1: { amount: '-20.00' } })).toEqual([
      ...['proven', 'check-holds ledger', 'check-holds balances'],
    ]);
  });

  test('is compared with its printed totals after corrections too', async () => {
    const read = await reading('with totals');
    expect(corrected(read, {})[0]).toBe('proven');
    // Two wrong corrections that leave the closing balance as it is.
    const moved = corrected(read, { 0: { amount: '-15.00' }, 2: { amount: '505.00' } });
    expect(moved).toEqual(['contradicted', 'check-holds ledger', 'sum-break account', 'sum-break account']);
  });

  test('is proven by a missing row that is added, wherever its total is printed', async () => {
    const lines = ends(
      ...table(COLUMNS, [HEAD.slice(0, 3), ...withoutBalances(ROWS).slice(0, 3)]),
      ...totals('500.00', '75.15'),
    );
    const read = await readStatement([lines]);
    expect(corrected(read, {})[0]).toBe('contradicted');
    const added = [[2, { amount: '-45.15', date: '2025-03-27' }]] as const;
    expect(corrected(read, {}, { added: added.map(([at, cells]) => [at, cells]) })).toEqual([
      ...['proven', 'check-holds ledger', 'check-holds totals'],
    ]);
  });

  test('keeps its undated rows in doubt whatever is corrected elsewhere, each until it has a date', async () => {
    const lines = ends(
      ...table(COLUMNS, [HEAD, ...withCell(0, 0, '').with(2, ['2025-02-31', ...(ROWS[2]?.slice(1) ?? [])])]),
    );
    const read = await readStatement([lines]);
    const doubts = (changes: Parameters<typeof corrected>[1]) =>
      corrected(read, changes).filter((name) => name.startsWith('date-doubtful'));
    expect(doubts({})).toHaveLength(2);
    expect(doubts({ 1: { description: 'ANOTHER SHOP' } })).toHaveLength(2);
    expect(doubts({ 0: { date: '2025-03-03' } })).toHaveLength(1);
    expect(corrected(read, { 0: { date: '2025-03-03' }, 2: { date: '2025-03-25' } })[0]).toBe('proven');
  });

  test('is doubted for a row that is moved out of the statement period', async () => {
    const read = await reading('proven');
    expect(corrected(read, { 0: { date: '2024-03-04' } })).toContain('date-doubtful left-period');
    expect(corrected(read, { 0: { date: '2024-03-04' } })[0]).toBe('unproven');
    expect(corrected(read, { 0: { date: '2025-03-06' } })[0]).toBe('proven');
  });

  test('is judged by a balance that a person entered', async () => {
    const read = await reading('proven');
    expect(corrected(read, {}, { closing: '1.00' })[0]).toBe('contradicted');
    expect(corrected(read, { 3: 'left out' }, { closing: '570.00' })[0]).toBe('proven');
  });

  test('is calculated with more decimals than printed if a person enters them', async () => {
    const read = await reading('with totals');
    expect(corrected(read, { 0: { amount: '-10.005' } })).toEqual([
      ...['contradicted', 'ledger-break', 'sum-break account'],
    ]);
  });
});

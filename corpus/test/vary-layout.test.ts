import { expect, test } from 'vitest';
import { makeDocument, parseLayout, varyLayout } from '../src/index.ts';
import { makeMeasure } from '../src/paper/fonts.ts';

const LAYOUT = parseLayout(
  'gb-bank-sample',
  `country: GB
language: en
kind: bank
currency: GBP
numbers: 1,234.56
dates: dd/MM/yyyy
negative balance: -1
classes: 1
batch: sample
author: helper
note: A list with every column that can vary.
documents: usual

@top
*{bank}*                          {account number}                  GBP
@block
Opening balance  {   opening}
Total paid in    {  total in}
Closing balance  {   closing}
@rows
@heading bold
Date         Reference    Details                   [ Paid out]   [  Paid in]   [  Balance]
@row
{date     }  {reference}  {text                  } {      out}   {       in}   {  balance}
`,
);

const SEEDS = Array.from({ length: 200 }, (_, seed) => String(seed));
const varied = SEEDS.flatMap((seed) => varyLayout(LAYOUT, { seed, changes: 1 }) ?? []);
const kinds = new Map(varied.map((layout) => [layout.name.split('_')[1] ?? '', layout]));

test('a layout is varied in every way its parts allow, one at a time, and says which', () => {
  expect([...kinds.keys()].sort()).toEqual([
    'columns',
    'dates',
    'look',
    'negative',
    'no-balances',
    'no-closing',
    'no-heading',
    'no-opening',
    'no-reference',
    'no-totals',
    'numbers',
    'order',
    'sides',
  ]);
});

test('the truth of a varied layout holds what is still printed, and every transaction', async () => {
  const accountOf = async (kind: string) => {
    const layout = kinds.get(kind) ?? LAYOUT;
    const { truth } = await makeDocument(layout, { seed: '1', variant: 'usual' }, makeMeasure());
    return truth.accounts[0];
  };
  const [noOpening, noClosing, noBalances, columns] = await Promise.all(
    ['no-opening', 'no-closing', 'no-balances', 'columns'].map(accountOf),
  );
  expect([noOpening?.opening, noOpening?.closing === null]).toEqual([null, false]);
  expect([noClosing?.closing, noClosing?.opening === null]).toEqual([null, false]);
  expect(
    noBalances?.transactions.map(({ balance }) => balance).filter((balance) => balance !== null),
  ).toEqual([]);
  expect(columns?.transactions.length).toBeGreaterThan(5);
});

test('the same seed varies a layout in the same way', () => {
  const twice = [1, 2].map(() => varyLayout(LAYOUT, { seed: '7', changes: 2 }));
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]?.name.split('_')).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { makeBill } from '../src/bills/make-bill.ts';
import { parseBill } from '../src/bills/parse-bill.ts';
import { makeMeasure } from '../src/paper/fonts.ts';
import { varyBill } from '../src/varying/vary-bill.ts';

const TEXT = `country: GB
language: en
kind: invoice
batch: sample
author: helper
note: A bill with every part that can vary.

@block
Harrow Works Ltd                                  INVOICE 1187

Description              [    Qty]  [   Price]  [  Amount]
Oak boards               [     10]  [   £1.50]  [  £15.00]
Brass hinges             [      2]  [   £4.25]  [   £8.50]
pair, with screws
                                    Net         [  £23.50]
                                    VAT 20%     [   £4.70]
                                    Total       [  £28.20]

Credit from 01.03. - 31.03.2026: -1.50

@truth
number: 1187
subtotal: 23.50
tax: 4.70
total: 28.20
currency: GBP
item: Oak boards | 10 | 1.50 | 15.00
item: Brass hinges pair, with screws | 2 | 4.25 | 8.50
`;
const BILL = parseBill('gb-sample', TEXT);

const varied = new Map(varyBill(BILL, '1').map((bill) => [bill.name.split('_')[1] ?? '', bill]));

function textsOf(way: string): string[] {
  return (varied.get(way)?.steps ?? []).flatMap((step) =>
    step.what === 'sheet'
      ? []
      : step.block.art.map(({ pieces }) =>
          pieces.flatMap((piece) => (piece.what === 'run' ? piece.parts : [])).join(' '),
        ),
  );
}

test('a bill is printed otherwise in every way its parts allow, and says which', () => {
  expect([...varied.keys()].sort()).toEqual([
    'codes',
    'columns',
    'no-heading',
    'no-price',
    'no-subtotal',
    'numbers',
    'strange-headings',
    'strange-subtotal',
    'strange-tax',
  ]);
});

test('names that no list knows keep the figures next to them', () => {
  expect(textsOf('strange-subtotal').join('\n')).toContain('Vornal £23.50');
  expect(textsOf('strange-tax').join('\n')).toContain('Vornal 20% £4.70');
  expect(textsOf('no-heading').join('\n')).not.toContain('Description');
});

test('numbers and currencies change their form, not their value', () => {
  expect(textsOf('numbers').join('\n')).toContain('Oak boards 10 £1,50 £15,00');
  expect(textsOf('numbers').join('\n')).toContain('01.03. - 31.03.2026: -1,50');
  expect(textsOf('codes').join('\n')).toContain('Oak boards 10 GBP 1.50 GBP 15.00');
});

test('what is no longer printed is no longer true', async () => {
  expect(varied.get('no-price')?.truth.lines.map(({ unit_price }) => unit_price)).toEqual([null, null]);
  expect(varied.get('no-subtotal')?.truth.fields.subtotal).toBeNull();
  for (const bill of varied.values()) expect((await makeBill(bill, makeMeasure())).faults).toEqual([]);
});

test('the lines that continue a name move with its column', () => {
  const moved = varyBill(BILL, '3').find(({ name }) => name.endsWith('_columns'));
  const lines = (moved?.steps ?? []).flatMap((step) => (step.what === 'sheet' ? [] : step.block.art));
  const leftOf = (text: string) =>
    lines.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.what === 'run' && piece.parts.join('') === text ? [piece.from] : [])),
    )[0];
  expect(leftOf('Brass hinges')).toBeGreaterThan(0);
  expect(leftOf('pair, with screws')).toBe(leftOf('Brass hinges'));
});

test('a subtotal stays where nothing else shows that what is taken off below it is no line', () => {
  const discounted = TEXT.replace(
    /\n +Net(.*)/,
    '$&\nDiscount                                           [  -£2.00]',
  );
  const ways = varyBill(parseBill('gb-sample', discounted), '1').map(({ name }) => name);
  expect(ways).not.toContain('gb-sample_no-subtotal');
  expect(ways).toContain('gb-sample_strange-subtotal');
});

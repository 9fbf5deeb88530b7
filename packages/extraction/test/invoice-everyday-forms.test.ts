import { isStatement } from '@tieout/records';
import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readDrawn } from './read-drawn.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const goods = table('50 330> 430> 540>', [
  ['Description', 'Qty', 'Price', 'Amount'],
  ['Oak shelf', '2', '100.00', '200.00'],
  ['Fitting', '1', '50.00', '50.00'],
]);

test('a bill that sums up the account below its total is no statement', async () => {
  const extraction = await readDrawn([
    [
      say('Acorn & Wren Early Learning Center'),
      say('6420 Larchmont Rd, Toledo, OH 43615'),
      title('INVOICE'),
      ...table('50 330 430', [
        ['Bill to', 'Invoice #', '18827'],
        ['Priya Kessler', 'Invoice date', '09/11/2026'],
        ['233 Tamarack Ln', 'Due date', '09/15/2026'],
      ]),
      ...table('50 130 200 540>', [
        ['Date', 'Child', 'Description', 'Amount'],
        ['09/01/2026', 'Nora', 'Preschool tuition', '$248.00'],
        ['09/01/2026', 'Eli', 'Toddler tuition', '$286.00'],
        ['09/07/2026', 'Nora', 'Preschool tuition', '$248.00'],
        ['09/07/2026', 'Eli', 'Toddler tuition', '$286.00'],
        ['09/09/2026', 'Eli', 'Late pick-up', '$15.00'],
      ]),
      ...table('430 540>', [
        ['Subtotal', '$1,083.00'],
        ['Invoice total', '$1,083.00'],
      ]),
      say('Account summary'),
      ...table('50 330>', [
        ['Previous balance', '$534.00'],
        ['Payment 09/01/2026, ACH ending 7714', '-$534.00'],
        ['This invoice', '$1,083.00'],
        ['Account balance', '$1,083.00'],
      ]),
    ],
  ]);
  if (extraction.outcome !== 'read' || isStatement(extraction)) throw new Error('read as a statement');
  expect(extraction).toMatchObject({ verdict: 'proven', fields: { number: '18827', total: '1083.00' } });
  expect(extraction.lines).toHaveLength(5);
});

test('a star behind the letter of a tax marks a line and is none of its amount', async () => {
  const receipt = await readInvoice([
    say('FRISCHEHOF'),
    say('Bahnhofstr. 88, 34117 Kassel'),
    ...table('50 250> 260', [
      ['', 'EUR', ''],
      ['SPRUDEL MEDIUM', '3,54', 'A'],
      ['PFAND', '1,50', 'A*'],
      ['KUECHENROLLE', '3,25', 'A'],
      ['LEERGUTBON', '-2,25', 'A*'],
      ['SUMME EUR', '6,04', ''],
    ]),
    say('22.05.2026     18:04   Bon-Nr.:7713'),
  ]);
  expect(linesOf(receipt).map((line) => line.split(' = ')[1])).toEqual([
    '3.54 SPRUDEL MEDIUM',
    '1.50 PFAND',
    '3.25 KUECHENROLLE',
    '-2.25 LEERGUTBON',
  ]);
});

test.each([
  ['418 / 2026', '418 / 2026'],
  ['2026 / 418', '2026 / 418'],
])(
  'a number and its year on both sides of a stroke are the number of an invoice: %s',
  async (printed, number) => {
    const { fields } = await readInvoice([
      say('OFFICINA BELTRAMELLI S.n.c.'),
      ...table('50 110', [
        ['Fattura', printed],
        ['Data', '31/10/2026'],
      ]),
      ...goods,
      say('Totale 250.00'),
    ]);
    expect(fields.number).toBe(number);
  },
);

test.each([
  ['Terms: Net 30. Due Oct 18, 2026.', '2026-10-18'],
  ['Innerhalb 30 Tagen, bis 18.10.2026, ohne Abzug', '2026-10-18'],
])('the day by which all is to be paid is in a sentence: %s', async (sentence, due) => {
  const { fields } = await readInvoice([
    title('Invoice INV-1048'),
    say('Marlowe & Sons Ltd'),
    say('Date 18 September 2026'),
    ...goods,
    say('Total 250.00'),
    say(sentence),
  ]);
  expect(fields.dueDate).toBe(due);
});

test('an address above two headings is the customer, not a part of them', async () => {
  const address = [
    'Invoiced To',
    'Holloway Bees & Candles',
    'Judith Holloway',
    'The Old Dairy, Mill Drove',
    'Swaffham, Norfolk, PE37 9ZZ',
    'United Kingdom',
  ];
  // Set closely, as one block with the headings.
  const closely = (index: number) => 3.3 * index;
  const { fields } = await readInvoice([
    [{ text: 'Brambleport Hosting Limited', left: 380 }],
    [{ text: 'Unit 7, Wherry Yard', left: 380 }],
    [{ text: 'Norwich NR1 9ZZ', left: 380 }],
    say('Invoice #41187'),
    say('Invoice Date: 02/11/2026'),
    ...address.map((text, index) => [{ text, left: 30, raised: closely(index) }]),
    [
      { text: 'Description', left: 187, raised: closely(6) },
      { text: 'Total', right: 564, raised: closely(6) },
    ],
    ...table('30 564>', [
      ['Business Hosting', '£14.99'],
      ['Domain Renewal', '£23.98'],
    ]),
    ...table('430 564>', [['Total', '£38.97']]),
  ]);
  expect(fields.customer).toBe('Holloway Bees & Candles');
});

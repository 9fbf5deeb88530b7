import { expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { messageOf, nameOf } from './finding-names.ts';
import { readInvoice } from './read-invoice.ts';

const head = [
  title('Invoice'),
  say('Harbour Tools Ltd'),
  say('Invoice number: 4711'),
  say('Date: 2025-03-05'),
  [],
];

const items = table('50 330> 430> 540>', [
  ['Description', 'Qty', 'Price', 'Amount'],
  ['Drill', '2', '100.00', '200.00'],
  ['Fitting', '3', '50.00', '150.00'],
]);

function withSums(...sums: readonly (readonly [string, string])[]): DrawnLine[] {
  return [...head, ...items, [], ...table('360 540>', sums)];
}

async function unexplainedIn(lines: readonly DrawnLine[]) {
  const reading = await readInvoice(lines);
  const unexplained = reading.findings.filter((finding) => nameOf(finding) === 'figure-unexplained sum');
  return { verdict: reading.verdict, unexplained: unexplained.map(messageOf).join(' ') };
}

test('an amount under a name nobody listed, between the lines and the total, needs an explanation', async () => {
  const honest = withSums(['Vornal', '350.00'], ['VAT 20%', '70.00'], ['Total', '420.00']);
  expect(await unexplainedIn(honest)).toEqual({ verdict: 'proven', unexplained: '' });
  const altered = withSums(['Vornal', '359.00'], ['VAT 20%', '70.00'], ['Total', '420.00']);
  const found = await unexplainedIn(altered);
  expect(found.verdict).not.toBe('proven');
  expect(found.unexplained).toContain('359.00');
});

test('a charge by a name nobody listed is explained where it leads to the total', async () => {
  const lines = withSums(['Net', '350.00'], ['VAT 20%', '70.00'], ['Zorrin', '12.00'], ['Total', '432.00']);
  expect(await unexplainedIn(lines)).toEqual({ verdict: 'proven', unexplained: '' });
});

test('what is due after another day is no sum of this bill', async () => {
  const lines = withSums(
    ['Net', '350.00'],
    ['VAT 20%', '70.00'],
    ['Total', '420.00'],
    ['Pay after 03/30/2025 (5% penalty)', '441.00'],
    ['Amount due', '420.00'],
  );
  expect(await unexplainedIn(lines)).toEqual({ verdict: 'proven', unexplained: '' });
});

const taxed = (foot: string) => [
  ...head,
  ...table('50 270> 330> 400> 470> 540>', [
    ['Description', 'Qty', 'Price', 'Net', 'VAT', 'Gross'],
    ['Drill', '2', '100.00', '200.00', '40.00', '240.00'],
    ['Fitting', '3', '50.00', '150.00', '30.00', '180.00'],
    ['Total', '', '', '350.00', foot, '420.00'],
  ]),
];

test('every figure on the line of a total has to be the sum of its column', async () => {
  expect((await unexplainedIn(taxed('70.00'))).verdict).toBe('proven');
  expect((await unexplainedIn(taxed('71.00'))).verdict).not.toBe('proven');
});

test('a base printed next to a tax has to be what the tax is levied on', async () => {
  const till = (base: string) => [
    title('RECHNUNG'),
    say('Kranich Werkzeuge GmbH'),
    say('Datum: 05.03.2025'),
    [],
    ...table('50 330> 430> 540>', [
      ['Bezeichnung', 'Menge', 'Preis', 'Betrag'],
      ['Akkuschrauber', '2', '59,50', '119,00'],
      ['Montage', '1', '119,00', '119,00'],
    ]),
    ...table('50 540>', [['Gesamtbetrag', '238,00 €']]),
    ...table('50 150> 250 400>', [['Basis', base, 'MwSt. 19%', '38,00']]),
  ];
  expect((await unexplainedIn(till('200,00'))).verdict).toBe('proven');
  expect((await unexplainedIn(till('206,00'))).verdict).not.toBe('proven');
});

test('a headed table that was passed over for lines below it leaves a document unproven', async () => {
  const lines = [
    ...head,
    ...table('50 450> 540>', [
      ['Description', 'Charges', 'Credits'],
      ['Exam', '62.00', ''],
      ['Cleaning', '118.30', ''],
      ['Filling', '322.00', ''],
      ['Plan payment', '', '312.40'],
      ['Write-off', '', '96.60'],
      ['Total', '502.00', '409.00'],
      ['Please pay', '', '93.00'],
    ]),
  ];
  expect((await unexplainedIn(lines)).verdict).not.toBe('proven');
});

test('lines on both sides of a total are not what it is the total of', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 450> 540>', [
      ['Exam', '62.00', ''],
      ['Cleaning', '118.00', ''],
      ['Filling', '322.00', ''],
      ['Plan payment', '', '312.40'],
      ['Write-off', '', '96.60'],
      ['Total', '502.00', '409.00'],
      ['Patient responsibility - please pay', '', '93.00'],
      [],
      ['Pay this amount:', '', '93.00'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
  expect(reading.lines.map(({ amount }) => amount)).not.toContain('312.40');
});

test('a column of net amounts has to add up to its foot, though the lines are read with their tax', async () => {
  const lines = (first: string) => [
    ...head,
    ...table('50 240> 310> 390> 440> 490> 550>', [
      ['Haulage', '2', '1,150.00', first, '23%', '529.00', '2,829.00'],
      ['Waiting', '3', '85.00', '255.00', '23%', '58.65', '313.65'],
      ['Tolls', '1', '164.30', '164.30', '23%', '37.79', '202.09'],
      [],
      ['Total', '', '', '2,719.30', '', '625.44', '3,344.74'],
      ['To pay', '', '', '', '', '', '3,344.74'],
    ]),
  ];
  expect((await readInvoice(lines('2,300.00'))).verdict).toBe('proven');
  expect((await readInvoice(lines('2,309.00'))).verdict).not.toBe('proven');
});

test('the foot of a column of charges has to be their sum, next to that of the credits', async () => {
  const lines = (foot: string) => [
    ...head,
    ...table('50 120 450> 540>', [
      ['Date', 'Description', 'Charges', 'Credits'],
      ['03/03/2025', 'Exam', '62.00', ''],
      ['03/03/2025', 'Cleaning', '118.00', ''],
      ['03/03/2025', 'Filling', '322.00', ''],
      ['03/04/2025', 'Plan payment', '', '312.40'],
      ['03/04/2025', 'Write-off', '', '96.60'],
      ['', 'Total', foot, '409.00'],
      ['', 'Patient responsibility - please pay', '$93.00', ''],
    ]),
    [],
    say('Pay this amount: $93.00'),
  ];
  expect((await readInvoice(lines('502.00'))).verdict).toBe('proven');
  expect((await readInvoice(lines('102.00'))).verdict).not.toBe('proven');
});

test('what was paid below a sum does not explain it', async () => {
  const lines = (sum: string) => [
    ...head,
    ...items,
    [],
    ...table('360 540>', [
      ['Total before discount', sum],
      ['Discount', '-30.00'],
      ['Total to pay', '320.00'],
      ['Cash', '330.00'],
      ['Change', '10.00'],
    ]),
  ];
  expect((await readInvoice(lines('350.00'))).verdict).toBe('proven');
  expect((await readInvoice(lines('340.00'))).verdict).not.toBe('proven');
});

test('a charge above a sum does not lead from it to the total', async () => {
  const lines = (sum: string) => [
    ...head,
    ...items,
    ...table('50 330> 430> 540>', [['Shipping', '', '', '1.00']]),
    [],
    ...table('360 540>', [
      ['Subtotal', '351.00'],
      ['Discount', '-30.00'],
      ['Net after discount', sum],
      ['VAT 20%', '64.20'],
      ['Total', '385.20'],
    ]),
  ];
  expect((await readInvoice(lines('321.00'))).verdict).toBe('proven');
  expect((await readInvoice(lines('320.00'))).verdict).not.toBe('proven');
});

test('a rounding that is printed above a total leads to it', async () => {
  const lines = (total: string) => [
    ...head,
    ...items,
    [],
    ...table('360 540>', [
      ['Subtotal', '350.00'],
      ['Season offer 10%', '-35.00'],
      ['Rounding', '0.05'],
      ['Total', total],
      ['Includes VAT 5%', '15.00'],
    ]),
  ];
  expect((await readInvoice(lines('315.05'))).verdict).toBe('proven');
  expect((await readInvoice(lines('315.00'))).verdict).not.toBe('proven');
});

test('amounts that make the subtotal are likelier the lines than others that make the total', async () => {
  const reading = await readInvoice([
    say('Cariboo Hydro'),
    [],
    ...table('50 150 470', [
      ['Account number', '1187 4055', ''],
      ['', '', 'Amount due'],
      ['Invoice number', '118 740 552 041', ''],
      ['Billing date', 'Mar 18, 2026', '$202.67'],
    ]),
    [],
    say('Account summary'),
    ...table('50 540>', [
      ['Previous bill', '$148.20'],
      ['Thank you for your payment Feb 4, 2026', '-$148.20'],
      ['Balance from your previous bill', '$0.00'],
    ]),
    [],
    say('Electric charges'),
    ...table('50 270> 320 540>', [
      ['Basic charge', '61 days', '@', '$13.74'],
      ['Step 1', '1,180 kWh', '@', '$138.30'],
      ['Step 2', '264 kWh', '@', '$37.17'],
      ['Regional transit levy', '61 days', '@', '$3.81'],
      ['Subtotal', '', '', '$193.02'],
      ['GST 5%', '', '', '$9.65'],
      ['Total new charges', '', '', '$202.67'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('a sum at the foot of net amounts is doubted where it is another than theirs, though net and tax make each line', async () => {
  const lines = (foot: string) => [
    ...head,
    ...table('50 240> 300> 400> 470> 550>', [
      ['Vornal', 'Talmek', '', 'Mindor', 'Pelka', 'Sorven'],
      ['Fixed fee', '1', 'month', '412.00', '103.00', '515.00'],
      ['Transfer, high', '1864', 'kWh', '1,088.58', '272.15', '1,360.73'],
      ['Transfer, low', '1323', 'kWh', '280.48', '70.12', '350.60'],
      ['Sum', '', '', foot, '445.27', '2,226.33'],
      ['Rounding', '', '', '', '', '-0.33'],
      ['Total to pay', '', '', '', '', '2,226.00'],
    ]),
  ];
  expect((await readInvoice(lines('1,781.06'))).verdict).toBe('proven');
  expect((await readInvoice(lines('1,721.06'))).verdict).not.toBe('proven');
});

import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [
  title('INVOICE'),
  say('Harrow Works Ltd'),
  say('Invoice number: H-77'),
  say('Invoice date: 2025-12-10'),
  [],
];
const HEADINGS = ['Description', 'Quantity', 'Unit price', 'Amount'];
const COLUMNS = '50 300> 400> 540>';
const SUMS = table('360 540>', [
  ['Subtotal', '278.00'],
  ['VAT 20%', '55.60'],
  ['Total', '333.60'],
]);

function indented(rows: readonly (readonly string[])[]): DrawnLine[] {
  return table('62 300> 400> 540>', rows);
}

describe('the description of an item', () => {
  test('ends before the cells of a column without a header', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 400> 460> 540>', [
        ['Description', '', 'Quantity', 'Unit price', 'Amount'],
        ['Survey', '12 boxes', '1', '28.00', '28.00'],
        ['Turf, rolled', '3 boxes', '2', '50.00', '100.00'],
        ['Edging', '00:12:41', '3', '50.00', '150.00'],
      ]),
      [],
      ...SUMS,
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual(['Survey', 'Turf, rolled', 'Edging']);
  });

  test('has no rate or price of a table without headers', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 400> 540>', [
        ['Survey', '10%', '', '28.00'],
        ['Turf', '10%', '2,30', '100.00'],
        ['Edging', '22%', '', '150.00'],
      ]),
      [],
      ...SUMS,
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual(['Survey', 'Turf', 'Edging']);
  });
});

describe('a title over a section of the items', () => {
  const pads = ['Brake pads', '2', '64.00', '128.00'];
  const labour = ['Fit and test', '3', '50.00', '150.00'];

  test('in capitals that also open the table is no part of an item', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(COLUMNS, [HEADINGS]),
      say('PARTS'),
      ...table(COLUMNS, [pads]),
      say('LABOUR'),
      ...table(COLUMNS, [labour]),
      [],
      ...SUMS,
    ]);
    expect(linesOf(reading)).toEqual(['2 × 64.00 = 128.00 Brake pads', '3 × 50.00 = 150.00 Fit and test']);
  });

  const floors = [
    ...head,
    ...table('50 110 300> 400> 540>', [['Code', ...HEADINGS]]),
    ...table('110', [['Ground floor']]),
    ...table('50 110 300> 400> 540>', [
      ['SV-1', 'Survey', '1', '28.00', '28.00'],
      ['TF-2', 'Turf', '2', '50.00', '100.00'],
    ]),
  ];
  const upstairs = ['ED-3', 'Edging', '3', '50.00', '150.00'];
  const namesOf = async (lines: readonly DrawnLine[]) =>
    (await readInvoice([...floors, ...lines, [], ...SUMS])).lines.map(({ description }) => description);

  test('is set off from the item above it, in the type of all others', async () => {
    const names = await namesOf([
      [],
      ...table('110', [['Upper floor and stairs']]),
      ...table('50 110 300> 400> 540>', [upstairs]),
    ]);
    expect(names).toEqual(['Survey', 'Turf', 'Edging']);
  });

  test('begins where the codes of the items do', async () => {
    const names = await namesOf([
      say('Upper floor and stairs, with the attic'),
      ...table('50 110 300> 400> 540>', [upstairs]),
    ]);
    expect(names).toEqual(['Survey', 'Turf', 'Edging']);
  });

  test('is in bold, with a number and a day', async () => {
    const names = await namesOf([
      [{ text: 'Delivery note 2231 of 2025-12-04', left: 110, isBold: true }],
      ...table('50 110 300> 400> 540>', [upstairs]),
    ]);
    expect(names).toEqual(['Survey', 'Turf', 'Edging']);
  });

  test('is not a line of capitals close below an item', async () => {
    const names = await namesOf([
      ...table('110', [['HS CODE: TURF']]),
      [],
      ...table('50 110 300> 400> 540>', [upstairs]),
    ]);
    expect(names).toEqual(['Survey', 'Turf HS CODE: TURF', 'Edging']);
  });

  test('over indented items is no part of the one before', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(COLUMNS, [HEADINGS, ['Survey', '1', '28.00', '28.00']]),
      say('Front garden'),
      ...indented([
        ['Turf', '2', '50.00', '100.00'],
        ['Edging', '3', '50.00', '150.00'],
      ]),
      [],
      ...SUMS,
    ]);
    expect(linesOf(reading).map((line) => line.split('= ')[1])).toEqual([
      '28.00 Survey',
      '100.00 Turf',
      '150.00 Edging',
    ]);
  });

  test('is not the first line of an item that hangs out', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(COLUMNS, [HEADINGS, ['Oil', '1', '28.00', '28.00']]),
      say('Copper gasket'),
      ...indented([['12 mm', '2', '50.00', '100.00']]),
      say('Air filter'),
      ...indented([['long life', '3', '50.00', '150.00']]),
      [],
      ...SUMS,
    ]);
    expect(linesOf(reading)).toEqual([
      '1 × 28.00 = 28.00 Oil',
      '2 × 50.00 = 100.00 Copper gasket 12 mm',
      '3 × 50.00 = 150.00 Air filter long life',
    ]);
  });
});

describe('columns', () => {
  test('of tax and amount without a heading over the texts hold items, their sums below without a name', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 430> 540>', [
        ['', 'VAT', 'Amount'],
        ['Professional charges', '290.00', '1,450.00'],
        ['Acting for lender', '44.40', '222.00'],
        ['Land Registry fee', '0.00', '150.00'],
        ['', '334.40', '1,822.00'],
        ['Total including VAT', '', '2,156.40'],
      ]),
    ]);
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '1822.00', tax: '334.40', total: '2156.40' },
      lines: [{ amount: '1450.00' }, { amount: '222.00' }, { amount: '150.00' }],
    });
  });

  test('of pieces and days multiply together, and an unknown heading over words names the items', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50> 80 300> 400> 540>', [
        ['Qty', 'Equipment', 'Days', 'Rate', 'Amount'],
        ['1', 'Boom lift 45 ft', '3', '265.00', '795.00'],
        ['2', 'Safety harness', '3', '12.00', '72.00'],
        ['1', 'Generator 5 kW', '2', '68.00', '136.00'],
      ]),
      [],
      ...table('360 540>', [
        ['Rental total', '1,003.00'],
        ['Damage waiver', '100.30'],
        ['Total', '1,103.30'],
      ]),
    ]);
    expect(reading.verdict).toBe('proven');
    expect(reading.fields).toMatchObject({ subtotal: '1003.00', total: '1103.30' });
    expect(reading.lines.map(({ description }) => description)).toEqual([
      'Boom lift 45 ft',
      'Safety harness',
      'Generator 5 kW',
    ]);
  });
});

test('numbers before all names of a till’s lines are quantities once one multiplies', async () => {
  const reading = await readInvoice([
    title('RECEIPT'),
    say('The Copper Kettle'),
    say('24/10/2026 20:51'),
    [],
    ...table('50 300>', [
      ['2 Seafood chowder @9.50', '19.00'],
      ['1 Beef & stout pie', '18.50'],
      ['3 Pint stout @6.20', '18.60'],
      ['Food & drink', '56.10'],
      ['Optional service 10%', '5.61'],
      ['BILL TOTAL EUR', '61.71'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual([
    '2 × 9.50 = 19.00 Seafood chowder',
    '1 × - = 18.50 Beef & stout pie',
    '3 × 6.20 = 18.60 Pint stout',
  ]);
  expect(reading.fields.total).toBe('61.71');
});

describe('a tax by line', () => {
  const rows = (tax: string) => [
    ...head,
    ...table('50 250> 350> 450> 540>', [
      ['Product', 'Quantity', 'Price', 'VAT amount', 'Total'],
      ['Car', '1', '799.00', '0.00', '799.00'],
      ['Lunch', '2', '169.00', tax, '338.00'],
      ['Cabin', '1', '385.00', '0.00', '385.00'],
      ['Total', '', '', tax, '1,522.00'],
    ]),
  ];

  test('that only its own repetition confirms keeps an invoice from being proven', async () => {
    const reading = await readInvoice(rows('67.10'));
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings.map(nameOf)).toContain('figure-unexplained column');
  });

  const split = (tax: string) => [
    ...head,
    ...table('50 300> 380> 460> 540>', [
      ['Product', 'Gross amount', 'Taxable value', 'IGST', 'Total'],
      ['Neckband', '3,134.07', '2,655.99', tax, '3,134.07'],
      ['Total', '3,134.07', '2,655.99', tax, '3,134.07'],
    ]),
  ];

  test('is proven by its base where both add up to the total, and read', async () => {
    expect(await readInvoice(split('478.08'))).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '2655.99', tax: '478.08' },
    });
    expect((await readInvoice(split('178.08'))).verdict).toBe('unproven');
  });
});

test('taxes of another page are not added to those of an invoice, and a split of the total by its rate passes', async () => {
  const reading = await readInvoice(
    [
      ...head,
      ...table(
        '50 540>',
        [
          ['Plan', '9.99'],
          ['Extra data', '3.00'],
          [],
          ['Amount net of VAT', '10.83'],
          ['VAT 20%', '2.17'],
          ['Total', '12.99'],
        ].filter((row) => row.length > 0),
      ),
    ],
    [
      say('How to read your invoice'),
      ...table('50 540>', [
        ['VAT 10%', '1.27'],
        ['VAT 20%', '13.46'],
      ]),
    ],
  );
  expect(reading.fields).toMatchObject({ subtotal: '10.83', tax: '2.17', total: '12.99' });
  expect(reading.findings.map(nameOf)).not.toContain('sum-break document');
});

test('a payment taken off, and a series before a number, are read as such', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Harrow Works Ltd'),
    say('Invoice no: BVT No. 004518'),
    say('Invoice date: 2025-12-10'),
    [],
    ...table(COLUMNS, [HEADINGS, ['Turf', '2', '50.00', '100.00'], ['Edging', '3', '50.00', '150.00']]),
    [],
    ...table('360 540>', [
      ['Patient subtotal', '250.00'],
      ['Total', '250.00'],
      ['Less Visa payment', '-250.00'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ number: 'BVT 004518', subtotal: '250.00', total: '250.00' });
  expect(reading.fields.discount).toBeUndefined();
});

test('a quantity and a price on a line of their own go to the item whose amount they give', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 400> 540>', [
      ['Description', 'VAT %', 'Amount'],
      ['2 x 2.50', '', ''],
      ['Cover', '10', '5.00'],
      ['Tagliatelle', '10', '14.00'],
      ['2 x 1.80', '', ''],
      ['Coffee', '10', '3.60'],
      ['Total', '', '22.60'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual([
    '2 × 2.50 = 5.00 Cover',
    '- × - = 14.00 Tagliatelle',
    '2 × 1.80 = 3.60 Coffee',
  ]);
});

test('columns without and with tax list items though their names are under “Charges”', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 380> 460> 540>', [
      ['Charges', 'Ex GST', 'GST', 'Inc GST'],
      ['International sea freight', '2,140.00', '0.00', '2,140.00'],
      ['Terminal handling', '385.00', '38.50', '423.50'],
      ['Cartage', '640.00', '64.00', '704.00'],
      ['Total', '3,165.00', '102.50', '3,267.50'],
    ]),
  ]);
  expect(reading.verdict).toBe('proven');
  expect(linesOf(reading)).toEqual([
    '- × - = 2140.00 International sea freight',
    '- × - = 385.00 Terminal handling',
    '- × - = 640.00 Cartage',
  ]);
});

test('a sum called what the column of amounts is called is no item', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(COLUMNS, [HEADINGS, ['Turf', '2', '50.00', '100.00'], ['Edging', '3', '50.00', '150.00']]),
    [],
    ...table('360 540>', [
      ['Amount', '250.00'],
      ['VAT 20%', '50.00'],
      ['Total', '300.00'],
    ]),
  ]);
  expect(reading).toMatchObject({ verdict: 'proven', fields: { subtotal: '250.00' } });
  expect(reading.lines).toHaveLength(2);
});

test('a sum without tax is checked though its name ends in the currency of the total', async () => {
  const sums = (subtotal: string) =>
    readInvoice([
      ...head,
      ...table(COLUMNS, [HEADINGS, ['Turf', '2', '50.00', '100.00'], ['Edging', '3', '50.00', '150.00']]),
      [],
      ...table('300 540>', [
        ['Total Excluding VAT (AED)', subtotal],
        ['VAT 20% (AED)', '50.00'],
        ['Total Including VAT (AED)', '300.00'],
      ]),
    ]);
  expect((await sums('250.00')).verdict).toBe('proven');
  expect((await sums('350.00')).verdict).not.toBe('proven');
});

test('a line with a position begins an item whose amount is on the next line', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 80 330> 430> 540>', [
      ['No.', 'Description', 'Qty', 'Rate', 'Amount'],
      ['1.', 'Servicing of generator', '', '', ''],
      ['', '(oil and filters)', '2', '100.00', '200.00'],
      ['2.', 'Diesel', '3', '50.00', '150.00'],
    ]),
    [],
    ...table('360 540>', [
      ['Subtotal', '350.00'],
      ['VAT 20%', '70.00'],
      ['Total', '420.00'],
    ]),
  ]);
  expect(linesOf(reading).map((line) => line.split('= ')[1])).toEqual([
    '200.00 Servicing of generator (oil and filters)',
    '150.00 Diesel',
  ]);
});

test('a price per thousand in the heading multiplies with the quantity', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(COLUMNS, [
      ['Description', 'Quantity', 'Price per 1000', 'Amount'],
      ['Flyers', '5000', '62.00', '310.00'],
      ['Posters', '250', '980.00', '245.00'],
    ]),
    [],
    ...table('360 540>', [
      ['Subtotal', '555.00'],
      ['VAT 20%', '111.00'],
      ['Total', '666.00'],
    ]),
  ]);
  expect(reading.verdict).toBe('proven');
});

test('a charge under the items’ names, behind their sum, is an item', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 300> 540>', [
      ['Description', 'Quantity', 'Amount'],
      ['Examination', '1', '30.00'],
      ['Ultrasound', '1', '40.00'],
      ['Total fees', '', '70.00'],
      ['Electrodes', '', '3.10'],
      ['Total', '', '73.10'],
    ]),
  ]);
  expect(linesOf(reading).map((line) => line.split('= ')[1])).toEqual([
    '30.00 Examination',
    '40.00 Ultrasound',
    '3.10 Electrodes',
  ]);
});

test('the total of sections that each have a total is that of the bill, and all their lines are its lines', async () => {
  const meters = (name: string, rows: readonly (readonly string[])[], sums: readonly string[]) => [
    say(name),
    ...table('50 540>', [
      ...rows,
      [`Subtotal of ${name.toLowerCase()} before VAT`, sums[0] ?? ''],
      [`VAT at 5% on £${sums[0]}`, sums[1] ?? ''],
      [`Total ${name.toLowerCase()} charges`, sums[2] ?? ''],
    ]),
  ];
  const reading = await readInvoice([
    ...head,
    ...meters(
      'Electricity',
      [
        ['Energy used', '£104.28'],
        ['Standing charge', '£49.50'],
      ],
      ['153.78', '£7.69', '£161.47'],
    ),
    ...meters(
      'Gas',
      [
        ['Energy burnt', '£114.27'],
        ['Daily charge', '£29.13'],
      ],
      ['143.40', '£7.17', '£150.57'],
    ),
    ...table('50 540>', [['Total charges for this period', '£312.04']]),
  ]);
  expect(reading.fields).toMatchObject({ subtotal: '297.18', tax: '14.86', total: '312.04' });
  expect(linesOf(reading)).toEqual([
    '- × - = 104.28 Energy used',
    '- × - = 49.50 Standing charge',
    '- × - = 114.27 Energy burnt',
    '- × - = 29.13 Daily charge',
  ]);
});

import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const head = [
  title('Tax invoice'),
  say('Harbour Tools Ltd'),
  say('Invoice number: 4711'),
  say('Date: 2025-03-05'),
  [],
];

type Row = readonly string[];

const ITEMS: readonly Row[] = [
  ['Drill', '2', '100.00', '200.00'],
  ['Fitting', '3', '50.00', '150.00'],
];

function drawn(sums: readonly Row[], items = ITEMS, headings = ['Description', 'Qty', 'Price', 'Amount']) {
  return [...head, ...table('50 330> 430> 540>', [headings, ...items]), [], ...table('360 540>', sums)];
}

async function verdictOf(lines: readonly DrawnLine[]) {
  return (await readInvoice(lines)).verdict;
}

describe('a tax within the prices and without a rate', () => {
  const taxed = (tax: string, currency = 'AUD') =>
    drawn([
      [`Total (${currency})`, '350.00'],
      ['GST included', tax],
    ]);

  test('is confirmed by the rate usual in the currency, to the cent', async () => {
    expect(await verdictOf(taxed('31.82'))).toBe('proven');
    expect(await verdictOf(taxed('31.83'))).toBe('unproven');
  });

  test('is open in a currency of several countries', async () => {
    expect(await verdictOf(taxed('31.82', 'EUR'))).toBe('unproven');
  });

  test('is confirmed by the one rate of all lines, with a discount below them', async () => {
    const items = [
      ['Drill', '10%', '200.00'],
      ['Fitting', '10%', '150.00'],
    ];
    const sums = (tax: string) => [
      ['Subtotal', '350.00'],
      ['Discount', '-20.00'],
      ['Total EUR', '330.00'],
      ['VAT included', tax],
    ];
    const lines = (tax: string) => [
      ...head,
      ...table('50 430> 540>', [['Description', 'VAT', 'Amount'], ...items]),
      [],
      ...table('360 540>', sums(tax)),
    ];
    expect(await verdictOf(lines('30.00'))).toBe('proven');
    expect(await verdictOf(lines('31.00'))).toBe('unproven');
  });

  test('is confirmed where a charge leads from the lines to the total', async () => {
    const lines = (charge: string) =>
      drawn([
        ['Card surcharge', charge],
        ['Total (AUD)', '357.00'],
        ['GST included', '32.45'],
      ]);
    expect(await verdictOf(lines('7.00'))).toBe('proven');
    expect(await verdictOf(lines('7.10'))).not.toBe('proven');
  });
});

describe('what is printed around a tax', () => {
  const due = (rounding: string) =>
    drawn([
      ['Net', '350.00'],
      ['VAT 25%', '87.50'],
      ['Total', '437.50'],
      ['Discount', '-40.20'],
      ['Rounding', rounding],
      ['Amount due', '397.00'],
    ]);

  test('is a rounding below the total that leads to what is to pay', async () => {
    expect(await verdictOf(due('-0.30'))).toBe('proven');
    expect(await verdictOf(due('-0.40'))).not.toBe('proven');
  });

  test('is what a payment before holds of it', async () => {
    const lines = (held: string) =>
      drawn([
        ['Net', '350.00'],
        ['VAT 20%', '70.00'],
        ['Total', '420.00'],
        ['Deposit paid', '-300.00'],
        ['Including VAT', held],
        ['Balance due', '120.00'],
      ]);
    expect(await verdictOf(lines('50.00'))).toBe('proven');
    expect(await verdictOf(lines('51.00'))).toBe('unproven');
  });

  test('is a sum of lines before their discounts, which the lines have taken off', async () => {
    const lines = (discount: string) => [
      ...head,
      ...table('50 260> 350> 430> 540>', [
        ['Description', 'Qty', 'Price', 'Discount', 'Amount'],
        ['Drill', '2', '100.00', '20.00', '180.00'],
        ['Fitting', '3', '50.00', '0.00', '150.00'],
      ]),
      [],
      ...table('360 540>', [
        ['Goods total', '350.00'],
        ['Total discount', discount],
        ['VAT (20%)', '66.00'],
        ['Total', '396.00'],
      ]),
    ];
    expect(await verdictOf(lines('20.00'))).toBe('proven');
    expect(await verdictOf(lines('25.00'))).not.toBe('proven');
  });
});

describe('the taxes of a till', () => {
  const till = (rows: readonly Row[]) => [
    say('Harbour Foods', 200),
    say('Receipt 4711', 200),
    say('05/03/2025 17:42', 200),
    [],
    ...table('150 400>', rows),
  ];

  test('may each stand under what it is held in, with the letter of its rate', async () => {
    const lines = (tax: string) =>
      till([
        ['PIWO BEZALK.', '12,87A'],
        ['CHLEB RAZOWY', '18,83C'],
        ['MASLO', '10,00C'],
        ['SPRZEDAZ OPODATKOWANA A', '12,87'],
        ['PTU A 23,00 %', tax],
        ['SPRZEDAZ OPODATKOWANA C', '28,83'],
        ['PTU C 5,00 %', '1,37'],
        ['SUMA PTU', '3,78'],
        ['SUMA PLN', '41,70'],
      ]);
    expect(await verdictOf(lines('2,41'))).toBe('proven');
    expect(await verdictOf(lines('2,51'))).not.toBe('proven');
  });

  test('are of the net where a small tax fits the gross too', async () => {
    const reading = await readInvoice([
      ...till([
        ['BREAD', '25.70 A'],
        ['CHEESE', '16.00 B'],
        ['TOTAL CHF', '41.70'],
      ]),
      [],
      ...table('150 250> 330> 410>', [
        ['VAT', 'Gross', 'Tax', 'Net'],
        ['A 8.1%', '25.70', '1.93', '23.77'],
        ['B 2.6%', '16.00', '0.41', '15.59'],
      ]),
    ]);
    expect([reading.fields.tax, reading.verdict]).toEqual(['2.34', 'proven']);
  });
});

test('a second table that lists some lines again leaves none out', async () => {
  const lines = (hours: string) => [
    ...drawn([['Total fees', '350.00']]),
    [],
    ...table('50 330> 430> 540>', [
      ['Summary by person', 'Hours', 'Rate', 'Amount'],
      ['K. Sample', '2.00', '125.00', '250.00'],
      ['T. Example', '1.00', hours, hours],
    ]),
    [],
    ...table('360 540>', [['Total due', '350.00']]),
  ];
  expect(await verdictOf(lines('100.00'))).toBe('proven');
  expect(await verdictOf(lines('110.00'))).not.toBe('proven');
});

test('the total of one section is none of the document, though the tax of the other explains its sums', async () => {
  const section = (name: string, lines: readonly Row[], sums: readonly Row[]) => [
    say(name),
    ...table('50 540>', lines),
    ...table('50 540>', sums),
    [],
  ];
  const bill = (total: string) => [
    ...head,
    ...section(
      'Electricity',
      [
        ['Energy used', '104.28'],
        ['Standing charge', '49.50'],
      ],
      [
        ['Subtotal of electricity before VAT', '153.78'],
        ['VAT at 5% on 153.78', '7.69'],
        ['Total electricity charges', '161.47'],
      ],
    ),
    ...section(
      'Gas',
      [
        ['Energy used', '114.27'],
        ['Standing charge', '29.13'],
      ],
      [
        ['Subtotal of gas before VAT', '143.40'],
        ['VAT at 5% on 143.40', '7.17'],
        ['Total gas charges', '150.57'],
      ],
    ),
    ...table('50 540>', [['Total charges for this period', total]]),
  ];
  expect(await verdictOf(bill('312.04'))).toBe('proven');
  expect(await verdictOf(bill('352.04'))).not.toBe('proven');
});

test('a surcharge next to a tax explains its own rate, what the line makes with it, and the sum of all', async () => {
  const bill = (rate: string, line: string) => [
    title('FACTURA'),
    say('Distribuciones Alborán, S.L.'),
    say('Factura: A26/001874'),
    say('Fecha: 18/03/2026'),
    [],
    ...table('50 540>', [
      ['Descripción', 'Importe'],
      ['Detergente', '90,72'],
      ['Papel', '213,75'],
      ['Agua', '190,16'],
    ]),
    [],
    ...table('120> 190> 270> 340> 420> 500>', [
      ['Base imponible', '% IVA', 'Cuota IVA', '% R.E.', 'Cuota R.E.', 'Total'],
      ['304,47', '21,00', '63,94', rate, '15,83', line],
      ['190,16', '10,00', '19,02', '1,40', '2,66', '211,84'],
    ]),
    [],
    ...table('300 540>', [
      ['Suma bases', '494,63'],
      ['Suma IVA', '82,96'],
      ['Suma recargo', '18,49'],
      ['TOTAL FACTURA EUR', '596,08'],
    ]),
  ];
  expect(await verdictOf(bill('5,20', '384,24'))).toBe('proven');
  expect(await verdictOf(bill('5,20', '394,24'))).not.toBe('proven');
  expect(await verdictOf(bill('5,30', '384,24'))).not.toBe('proven');
});

test('one line without a price is proven where every tax is its share and they lead to the total', async () => {
  const slip = (fee: string) => [
    title('RECEIPT'),
    say('Lake Street Self Park'),
    say('03/12/2026 05:52 PM'),
    [],
    ...table('50 300>', [
      ['Parking fee, up to 12 hrs', fee],
      ['City parking tax 20%', '$6.20'],
      ['County parking tax 6%', '$1.86'],
      ['TOTAL', '$39.06'],
      ['Mastercard', '$39.06'],
    ]),
  ];
  expect((await readInvoice(slip('$31.00'))).verdict).toBe('proven');
  expect((await readInvoice(slip('$37.00'))).verdict).not.toBe('proven');
});

test('the tax of one rate is confirmed by the neighbouring items that hold it', async () => {
  const slip = (tax: string) => [
    title('RECEIPT'),
    say('Harbour Foods'),
    say('07/08/2026 17:42'),
    [],
    ...table('50 300>', [
      ['Sourdough loaf', '£3.20 Z'],
      ['Cider 500ml', '£2.60 S'],
      ['Washing up liquid', '£1.75 S'],
      ['BALANCE DUE', '£7.55'],
      ['CASH', '£10.00'],
      ['CHANGE', '£2.45'],
    ]),
    say(`VAT S 20.00% NET £3.62 VAT ${tax}`),
  ];
  expect((await readInvoice(slip('£0.73'))).verdict).toBe('proven');
  expect((await readInvoice(slip('£0.78'))).verdict).not.toBe('proven');
});

test('a tax may be in brackets within the name of the total', async () => {
  const { fields } = await readInvoice([
    title('Tax invoice'),
    say('Wombatel Pty Ltd'),
    say('Date: 2026-03-09'),
    [],
    ...table('50 540>', [
      ['Description', 'Amount (inc GST)'],
      ['Medium plan', '$70.00'],
      ['Small plan', '$35.00'],
    ]),
    [],
    ...table('50 540>', [['Total of this bill (includes GST of $9.55)', '$105.00']]),
  ]);
  expect(fields).toMatchObject({ tax: '9.55', total: '105.00' });
});

test('a register number behind one letter is no amount in rand', async () => {
  const reading = await readInvoice([
    title('Invoice'),
    say('Cariboo Hydro'),
    say('Billing date: Mar 18, 2026'),
    [],
    ...table('50 330> 430> 540>', [
      ['Charge', 'Units', 'Rate', 'Amount'],
      ['Basic charge', '61', '$0.20', '$12.20'],
      ['Step 1', '1,180', '$0.10', '$118.00'],
    ]),
    [],
    ...table('50 540>', [
      ['Subtotal', '$130.20'],
      ['* GST 5% (registration R118740552)', '$6.51'],
      ['Total new charges', '$136.71'],
    ]),
  ]);
  expect(reading.verdict).toBe('proven');
});

test('a levy on which a tax is levied below it is a charge, though nobody listed their names', async () => {
  const reading = await readInvoice(
    drawn([
      ['Subtotal', '350.00'],
      ['Brill 29%', '101.50'],
      ['Freight', '28.50'],
      ['Vornal 10%', '48.00'],
      ['Total', '528.00'],
    ]),
  );
  expect(reading.fields).toMatchObject({ tax: '48.00', total: '528.00' });
  expect(reading.lines).toHaveLength(2);
});

test('a levy below the lines is no line where no subtotal is printed', async () => {
  const reading = await readInvoice(
    drawn([
      ['Brill 29%', '101.50'],
      ['Freight', '28.50'],
      ['GST 10%', '48.00'],
      ['Total', '528.00'],
    ]),
  );
  expect(reading.lines).toHaveLength(2);
});

test('sums under labels of their own are no line of a table without headings', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 230> 300> 380> 430> 480> 540>', [
      ['Book-keeping', '1', '1,450.00', '1,450.00', '23%', '333.50', '1,783.50'],
      ['Payroll', '14', '48.00', '672.00', '23%', '154.56', '826.56'],
    ]),
    ...table('190> 280> 375> 540>', [
      ['VAT rate', 'Net', 'VAT', 'Gross'],
      ['23%', '2,122.00', '488.06', '2,610.06'],
      ['Total', '2,122.00', '488.06', '2,610.06'],
    ]),
    [],
    say('To pay: 2,610.06'),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['1450.00', '672.00']);
});

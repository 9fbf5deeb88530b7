import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readInvoice } from './read-invoice.ts';

const head = [
  title('INVOICE'),
  say('Harrow Cloud Ltd'),
  say('Invoice number: H-77'),
  say('Invoice date: 2025-12-10'),
  [],
];

function drawn(
  lines: readonly (readonly string[])[],
  sums: readonly (readonly string[])[],
  columns = '50 300> 400> 540>',
): DrawnLine[] {
  const headings = ['Description', 'Quantity', 'Unit price', 'Amount'];
  return [...head, ...table(columns, [headings, ...lines]), [], ...table('360 540>', sums)];
}

const FRACTIONS = [
  ['Server', '1', '41.1765', '41.18'],
  ['Address', '1', '0.8403', '0.84'],
  ['Second server', '1', '41.1765', '41.18'],
  ['Second address', '1', '0.8403', '0.84'],
];

describe('line items with fractions of a cent', () => {
  test('prove a subtotal that is added up before rounding', async () => {
    const reading = await readInvoice(
      drawn(FRACTIONS, [
        ['Subtotal', '84.03'],
        ['VAT 20%', '16.81'],
        ['Total', '100.84'],
      ]),
    );
    expect([reading.verdict, reading.fields.subtotal]).toEqual(['proven', '84.03']);
    expect(reading.findings.map(nameOf)).toEqual(['check-holds unrounded-lines']);
  });

  test('contradict a subtotal a cent from the sum before rounding', async () => {
    const reading = await readInvoice(
      drawn(FRACTIONS, [
        ['Subtotal', '84.05'],
        ['VAT 20%', '16.81'],
        ['Total', '100.86'],
      ]),
    );
    expect(reading.verdict).toBe('contradicted');
  });

  test('allow no cent to a line whose amount is not its rounded product', async () => {
    const lines = FRACTIONS.map((line, index) => (index === 0 ? ['Server', '1', '41.1', '41.18'] : line));
    const reading = await readInvoice(
      drawn(lines, [
        ['Subtotal', '84.03'],
        ['VAT 20%', '16.81'],
        ['Total', '100.84'],
      ]),
    );
    expect(reading.verdict).not.toBe('proven');
  });
});

describe('an invoice without a subtotal', () => {
  const lines = [
    ['Brake pads', '2', '64.00', '128.00'],
    ['Labour', '3', '50.00', '150.00'],
  ];

  test('is proven if the lines and everything printed below them give the total', async () => {
    const reading = await readInvoice(
      drawn(lines, [
        ['Shipping', '12.00'],
        ['VAT 20%', '58.00'],
        ['Total', '348.00'],
      ]),
    );
    expect(reading.verdict).toBe('proven');
  });

  test('says what is missing if only some of it gives the total', async () => {
    const reading = await readInvoice(
      drawn(lines, [
        ['Shipping', '12.00'],
        ['Discount', '-9.00'],
        ['Total', '290.00'],
      ]),
    );
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings.map(nameOf)).toContain('not-checked total-alone');
  });
});

test('taxes by rate that add up to the tax need no other explanation', async () => {
  const reading = await readInvoice([
    ...drawn(
      [
        ['Flour', '10', '10.00', '100.00'],
        ['Bowls', '4', '25.00', '100.00'],
      ],
      [],
    ),
    ...table('50 540>', [
      ['VAT', '19.00'],
      ['VAT', '7.00'],
    ]),
    [],
    [],
    [],
    ...table('360 540>', [
      ['Subtotal', '200.00'],
      ['VAT', '1.00'],
      ['Total tax', '26.00'],
      ['Total', '226.00'],
    ]),
  ]);
  expect(reading.fields.tax).toBe('26.00');
  const open = reading.findings.filter(({ code }) => code === 'figure-unexplained');
  expect(open.map(({ parameters }) => parameters.amount)).toEqual(['1.00']);
});

describe('a tax by a name nobody listed', () => {
  const lines = [
    ['Brake pads', '2', '64.00', '128.00'],
    ['Labour', '3', '50.00', '150.00'],
  ];
  const taxOf = async (...sums: (readonly string[])[]) => {
    const { fields, verdict } = await readInvoice(drawn(lines, sums));
    return [fields.tax, verdict];
  };

  test('is known by its rate and what it is levied on', async () => {
    const plain = await taxOf(['Subtotal', '278.00'], ['Vornal 20%', '55.60'], ['Total', '333.60']);
    expect(plain).toEqual(['55.60', 'proven']);
    const charged = await taxOf(
      ['Subtotal', '278.00'],
      ['Shipping', '12.00'],
      ['Vornal 20%', '58.00'],
      ['Total', '348.00'],
    );
    expect(charged).toEqual(['58.00', 'proven']);
  });

  test('is none where the amount is not that share, or a tax is named', async () => {
    const other = await taxOf(['Subtotal', '278.00'], ['Vornal 20%', '55.00'], ['Total', '333.00']);
    expect(other[0]).toBeNull();
    const named = await taxOf(
      ['Subtotal', '278.00'],
      ['Vornal 10%', '27.80'],
      ['VAT 20%', '61.16'],
      ['Total', '366.96'],
    );
    expect(named[0]).toBe('61.16');
  });
});

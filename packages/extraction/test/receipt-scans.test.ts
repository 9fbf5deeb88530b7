import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';
import { readInvoiceFromPixels } from './read-invoice-from-pixels.ts';

const head = [title('RECEIPT'), say('Setia Corner Shop Sdn Bhd'), say('24/10/2026 20:51'), []];

describe('on a till’s slip', () => {
  test('tax letters may be small, and stand behind a sign of times', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300>', [
        ['Smart watch', '225.00 b'],
        ['Bottle deposit', '0.25 xC'],
        ['Salad bar', '2.67xB'],
        ['TOTAL EUR', '227.92'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['225.00', '0.25', '2.67']);
    expect(reading.verdict).toBe('proven');
  });

  test('a code that all names begin with is no part of them', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300>', [
        ['BAT35-600 BATTERY GROUP 35', '164.99'],
        ['ECO-BAT FEE BATTERY', '4.50'],
        ['WF378 WASHER FLUID', '14.97'],
        ['TOTAL', '184.46'],
        ['DEBIT', '184.46'],
      ]),
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual([
      'BATTERY GROUP 35',
      'FEE BATTERY',
      'WASHER FLUID',
    ]);
  });

  test('a column holds the amounts that multiply to, though its heading names a tax', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 200 260 330', [['Description', 'Qty', 'U.price', 'Total TAX']]),
      ...['Green tea|2 x|1.00|2.00', 'Ramen|1 x|12.80|12.80', 'Sushi|4 x|1.80|7.20'].flatMap((line) => {
        const [name = '', count = '', price = '', amount = ''] = line.split('|');
        return [say(name), ...table('205 295> 365> 375', [[count, price, amount, 'SR']])];
      }),
      ...table('50 365>', [
        ['Total (Excluding GST):', '22.00'],
        ['Serv. Charge (10%):', '2.20'],
        ['GST Payable:', '1.45'],
        ['Total (Inclusive of GST):', '25.65'],
        ['Rounding Adj :', '0.02'],
        ['TOTAL:', '25.67'],
        ['VISA', '25.67'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 1.00 = 2.00 Green tea',
      '1 × 12.80 = 12.80 Ramen',
      '4 × 1.80 = 7.20 Sushi',
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '22.00', tax: '1.45', total: '25.67' });
    expect(reading.verdict).toBe('proven');
  });

  test('a discount of nothing below a table is no line', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 250> 330> 410>', [
        ['Item', 'Qty', 'Price', 'Amount'],
        ['Stretch film', '1', '15.00', '15.00'],
        ['Tape', '2', '4.00', '8.00'],
        ['SUM UP (GST)', '', '', '23.00'],
        ['DISC', '', '', '0.00'],
        ['ROUNDING', '', '', '0.00'],
        ['TOTAL', '', '', '23.00'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).not.toContain('0.00');
  });

  test('the base of one of several rates is no subtotal, though another rate’s is not legible', async () => {
    const reading = await readInvoiceFromPixels([
      ...head,
      ...table('50 300>', [
        ['Sandwich', '1.79 B'],
        ['Coffee', '3.49 B'],
        ['Pads', '6.83 C'],
        ['TOTAL EUR', '12.11'],
        ['CARD', '12.11'],
      ]),
      ...table('50 160> 230> 300>', [
        ['RATE', 'NET', 'VAT', 'GROSS'],
        ['B 7%', '4:93', '0.35', '5.28'],
        ['C 19%', '5.74', '1.09', '6.83'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: null, total: '12.11' });
    expect(reading.verdict).not.toBe('contradicted');
  });
});

describe('read from pixels', () => {
  test('headings with one wrong letter still head their columns', async () => {
    const reading = await readInvoiceFromPixels([
      ...head,
      ...table('50 250> 330> 410>', [
        ['ITEH', 'QTY', 'U/P', 'AHOUNT'],
        ['238', '1', '10.00', '10.00'],
        ['1033', '2', '3.00', '6.00'],
      ]),
      ...table('250 410>', [
        ['SUB-TOTAL :', '16.00'],
        ['TOTAL', '16.00'],
      ]),
    ]);
    expect(reading.lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
      ['1', '10.00'],
      ['2', '6.00'],
    ]);
    expect(reading.verdict).toBe('proven');
  });

  test('a sum with one wrong letter in its name is no line', async () => {
    const reading = await readInvoiceFromPixels([
      ...head,
      ...table('50 300>', [
        ['Plastic lamination', '4.24'],
        ['Copies', '3.00'],
        ['Totsl', '7.24'],
        ['Rounding', '0.01'],
        ['Tctal payable', '7.25'],
        ['Cash', '10.00'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['4.24', '3.00']);
    expect(reading.fields.total).toBe('7.25');
  });

  test('a sum whose name has a mark for a letter is that sum', async () => {
    const reading = await readInvoiceFromPixels([
      ...head,
      ...table('50 300>', [
        ['Plastic lamination', '12.00'],
        ['Copies', '3.00'],
        ['SUB-{OTAL (GST)', '15.00'],
        ['TOTAL', '15.00'],
      ]),
      ...table('50 150> 220> 300>', [
        ['CODE', 'AMOUNT', '%', 'TAX'],
        ['SR', '14.15', '6', '0.85'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '15.00', tax: '0.85', total: '15.00' });
  });

  test('amounts that lost their decimal mark have it again where a column and the sum say so', async () => {
    const columns = '50 250> 330> 410>';
    const lines = [
      ...head,
      ...table(columns, [
        ['Item', 'Qty', 'Price', 'Amount'],
        ['Coffee', '1', '2.30', '2.30'],
        ['Milk', '1', '1.10', '1.10'],
        ['Tea', '1', '240', '2.40'],
        ['Soya bean', '1', '210', '210'],
        ['TOTAL', '', '', '7.90'],
      ]),
    ];
    const reading = await readInvoiceFromPixels(lines);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['2.30', '1.10', '2.40', '2.10']);
    expect(reading.verdict).toBe('proven');
    // Text from the file itself is as it says.
    expect((await readInvoice(lines)).verdict).not.toBe('proven');
  });

  test('a number split before its decimals is one', async () => {
    const reading = await readInvoiceFromPixels([
      ...head,
      ...table('50 300>', [
        ['Mop', '16.00'],
        ['Broom', '9.00'],
      ]),
      [
        { text: 'Cement', left: 50 },
        { text: '58', right: 286.5 },
        { text: '.30', right: 300 },
      ],
      ...table('50 300>', [['TOTAL', '83.30']]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['16.00', '9.00', '58.30']);
  });
});

test('digits that were read for the letters of a label are letters', async () => {
  const reading = await readInvoiceFromPixels([
    ...head,
    ...table('50 250', [['Bi11#:V001-536988', 'Order#: 137088']]),
    [],
    ...table('50 300>', [
      ['Green tea', '20.00'],
      ['Ramen', '15.00'],
      ['TOTAL', '35.00'],
    ]),
  ]);
  expect(reading.fields.number).toBe('V001-536988');
});

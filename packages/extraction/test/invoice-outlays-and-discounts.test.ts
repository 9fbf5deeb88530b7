import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];
const columns = '50 330> 430> 540>';
const boxes = '50 130> 180 260> 310 390> 440 540>';

describe('a fee below the tax', () => {
  const fees = (label: string, left = '50') =>
    readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Energy used', '412', '0.25', '103.00'],
        ['Standing charge', '2', '10.00', '20.00'],
      ]),
      ...table(columns, [
        ['Net total', '', '', '123.00'],
        ['VAT 10%', '', '', '12.30'],
      ]),
      ...table('540>', [['135.30']]),
      ...table(`${left} 540>`, [[label, '18.00']]),
      ...table(columns, [['Total', '', '', '153.30']]),
    ]);

  test('is a line where its name begins and its amount ends as those of the lines do', async () => {
    const reading = await fees('Annual television fee');
    expect(linesOf(reading)).toEqual([
      '412 × 0.25 = 103.00 Energy used',
      '2 × 10.00 = 20.00 Standing charge',
      '- × - = 18.00 Annual television fee',
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '123.00', tax: '12.30', total: '153.30' });
    expect(reading.verdict).toBe('proven');
  });

  test('is a charge where its name stands next to its amount', async () => {
    const reading = await fees('Annual television fee', '400');
    expect(reading.lines).toHaveLength(2);
    expect(reading.verdict).toBe('proven');
  });

  test('is a line where the lines have no headings', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Preparation of the accounts', '450.00'],
        ['Tax return', '150.00'],
        ['Net total', '600.00'],
        ['VAT 20%', '120.00'],
        ['Outlay for the annual return', '20.00'],
        ['Total', '740.00'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['450.00', '150.00', '20.00']);
    expect(reading.verdict).toBe('proven');
  });

  test('that is called a charge is one wherever it stands', async () => {
    const reading = await fees('Shipping');
    expect(reading.lines).toHaveLength(2);
    expect(reading.fields.charges).toBe('18.00');
  });
});

describe('a price and what is taken off it', () => {
  const invoice = (rows: readonly (readonly string[])[], total: string, heading = 'Discount %') =>
    readInvoice([
      ...head,
      ...table('50 250> 340> 430> 540>', [
        ['Description', 'Qty', 'Unit price', heading, 'Amount'],
        ...rows,
        ['', '', '', 'Total', total],
      ]),
    ]);

  test('may be discounted twice', async () => {
    const reading = await invoice(
      [
        ['Oil filter', '4', '12.80', '40+10', '27.65'],
        ['Brake pads', '2', '68.50', '35', '89.05'],
      ],
      '116.70',
    );
    expect(reading.verdict).toBe('proven');
  });

  test('is not proven by a chain of discounts that gives another amount', async () => {
    const reading = await invoice(
      [
        ['Oil filter', '4', '12.80', '40+10', '27.95'],
        ['Brake pads', '2', '68.50', '35', '89.05'],
      ],
      '117.00',
    );
    expect(reading.verdict).not.toBe('proven');
  });

  test('may be discounted under a heading nobody knows', async () => {
    const reading = await invoice(
      [
        ['Olive oil', '12', '38.50', '10.00', '415.80'],
        ['Olives', '8', '11.20', '0.00', '89.60'],
      ],
      '505.40',
      'Xyzzy',
    );
    expect(reading.verdict).toBe('proven');
  });

  test('may be for a thousand, written behind it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 250> 400> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Programme, 32 pages', '2500', '742.00 / 1000', '1,855.00'],
        ['Poster', '350', '118.40 / 100', '414.40'],
        ['Proof', '1', '45.00', '45.00'],
        ['', '', 'Total', '2,314.40'],
      ]),
    ]);
    expect(reading.verdict).toBe('proven');
  });
});

describe('sums in boxes', () => {
  test('are named by the label above them, though it says a rate', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Labour', '2', '72.00', '144.00'],
        ['Brake disc', '2', '28.00', '56.00'],
      ]),
      [],
      ...table('50 180 310 440', [
        ['Net total', 'VAT 20.00 %', 'Total', 'Amount due'],
        ['200.00', '40.00', '240.00', '240.00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '200.00', tax: '40.00', total: '240.00' });
    expect(reading.verdict).toBe('proven');
  });

  test('are those of the label their box begins with, though one box is empty', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oil filter', '4', '12.50', '50.00'],
        ['Brake disc', '2', '75.00', '150.00'],
      ]),
      [],
      ...table(boxes, [
        ['Goods total', '', 'Shipping', '', 'Handling', '', 'Deposit', ''],
        ['', '200.00', '', '8.00', '', '2.00', '', ''],
      ]),
      [],
      ...table(boxes, [
        ['Taxable amount', '', 'VAT', '', 'Total', '', '', ''],
        ['', '210.00', '', '42.00', '', '252.00', '', ''],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax: '42.00', total: '252.00' });
    expect(reading.verdict).toBe('proven');
  });
});

describe('a table of taxes', () => {
  test('may name its only rate in a heading', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Item', 'Qty', 'Rate', 'Amt'],
        ['Karak chai', '2', '12.00', '24.00'],
        ['Water', '3', '6.00', '18.00'],
        ['Sub Total', '', '', '42.00'],
        ['TOTAL', '', '', '42.00'],
      ]),
      [],
      ...table('50 200 350', [
        ['Taxable', 'VAT 5%', 'Incl. VAT'],
        ['40.00', '2.00', '42.00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax: '2.00', total: '42.00' });
    expect(reading.verdict).toBe('proven');
  });

  test('has what bears no tax below its rates', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Room', '3', '110.00', '330.00'],
        ['Parking', '2', '61.00', '122.00'],
        ['City tax', '6', '2.50', '15.00'],
      ]),
      [],
      ...table('50 200> 300> 400 540>', [
        ['Rate', 'Base', 'Tax', 'Total', '467.00'],
        ['10%', '300.00', '30.00', 'Deposit received', '-100.00'],
        ['22%', '100.00', '22.00', 'Balance due', '367.00'],
        ['Outside VAT', '15.00', '0.00', '', ''],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax: '52.00', total: '467.00' });
    expect(reading.verdict).toBe('proven');
  });
});

test('a discount of unknown name below the subtotal is no line, though it begins as the lines do', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Item', 'Qty', 'Rate', 'Amt'],
      ['Karak chai', '2', '12.00', '24.00'],
      ['Water', '3', '6.00', '18.00'],
      ['Sub Total', '', '', '42.00'],
      ['Ramadan Offer', '', '', '-4.20'],
      ['TOTAL', '', '', '37.80'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['24.00', '18.00']);
  expect(reading.verdict).toBe('proven');
});

describe('a till', () => {
  const slip = (rows: readonly (readonly string[])[], total: string) =>
    readInvoice([
      title('RECEIPT'),
      say('Harbour Foods'),
      [],
      ...table('50 300>', [...rows, ['TOTAL', total], ['CASH', total]]),
    ]);

  test('may print the price of one in brackets below its line', async () => {
    const reading = await slip(
      [
        ['2 Schnitzel', '39.60'],
        ['(each 19.80)', ''],
        ['1 Salad', '16.40'],
        ['1 Soda', '3.90'],
      ],
      '59.90',
    );
    expect(linesOf(reading)[0]).toBe('2 × 19.80 = 39.60 Schnitzel');
    expect(reading.lines).toHaveLength(3);
    expect(reading.verdict).toBe('proven');
  });

  test('may print quantity and price before the name', async () => {
    const reading = await slip(
      [
        ['2 x 139.00 Lunch of the day', '278.00'],
        ['1 x 189.00 Shrimp salad', '189.00'],
      ],
      '467.00',
    );
    expect(linesOf(reading)).toEqual([
      '2 × 139.00 = 278.00 Lunch of the day',
      '1 × 189.00 = 189.00 Shrimp salad',
    ]);
  });
});

test('what is left behind a discount for paying early, at the rate of its line, is no other total; a price may be for a hundred by its own column', async () => {
  const reading = await readInvoice([
    title('RECHNUNG'),
    say('Nordtor Werkzeuge GmbH'),
    say('Rechnungsnummer: 2025-0117'),
    [],
    ...table('50 300> 380> 430> 540>', [
      ['Bezeichnung', 'Menge', 'Preis', 'PE', 'Betrag'],
      ['Bohrhammer', '2', '75,00', '1', '150,00'],
      ['Trennscheibe', '200', '25,00', '100', '50,00'],
    ]),
    ...table('330 540>', [
      ['Nettobetrag', '200,00'],
      ['MwSt. 19 %', '38,00'],
      ['Endbetrag EUR', '238,00'],
    ]),
    [],
    say('Zahlbar bis 23.03.2026 mit 2 % Skonto = 4,76 EUR, Zahlbetrag 233,24 EUR'),
  ]);
  expect(reading.verdict).toBe('proven');
  expect(reading.fields.total).toBe('238.00');
});

test('a discount and freight next to the total are no lines though no subtotal is printed above them', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Fixings Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('40 74 144 460> 570>', [
      ['QTY', 'ITEM NO.', 'DESCRIPTION', 'UNIT PRICE', 'TOTAL'],
      ['12', 'DRP-058', 'Drip tubing, 500 ft roll', '42.15', '505.80'],
      ['40', 'EMT-110', 'Emitters, bag of 25', '8.99', '359.60'],
      ['1', 'CTL-008', 'Controller, outdoor', '214.00', '214.00'],
      ['', '', 'Serial no. 8K-220719', '', ''],
      ['3', 'FLT-200', 'Screen filter', '67.30', '201.90'],
    ]),
    [],
    [],
    ...table('40 344 570>', [
      ['', 'Discount (contractor)', '-$128.13'],
      ['Make all checks payable to', 'Freight', '$36.00'],
      ['Northgate Fixings Ltd', 'Sales tax 7.1875%', '$82.88'],
      ['', 'TOTAL DUE', '$1,272.05'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['505.80', '359.60', '214.00', '201.90']);
  expect(reading.verdict).toBe('proven');
});

test('what is withheld is not the tax on what was sold', async () => {
  const reading = await readInvoice([
    title('FACTURA'),
    say('Contadora Ejemplo S.C.'),
    say('Folio: 2025-0117'),
    [],
    ...table('50 540>', [
      ['Concepto', 'Importe'],
      ['Asesoría', '8,000.00'],
      ['Nómina', '5,250.00'],
    ]),
    ...table('330 540>', [
      ['Subtotal', '13,250.00'],
      ['Vornal', '2,120.00'],
      ['ISR retenido', '-1,325.00'],
      ['IVA retenido', '-1,413.33'],
      ['Total', '12,631.67'],
    ]),
  ]);
  expect(reading.fields.tax?.startsWith('-') ?? false).toBe(false);
  expect(reading.verdict).not.toBe('proven');
});

test('the charges below a table are no lines, though all lines of the page would make the subtotal with them', async () => {
  const reading = await readInvoice([
    title('TAX INVOICE'),
    say('Northgate Couriers Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('40 110 180 400> 540>', [
      ['DATE', 'WAYBILL', 'DESCRIPTION', 'KG', 'AMOUNT'],
      ['02/03/26', 'WB118740', 'Leeds to York road express', '42.0', '287.70'],
      ['05/03/26', 'WB118752', 'Leeds to Hull overnight', '12.5', '177.50'],
      ['11/03/26', 'WB118790', 'Leeds to Perth road express', '88.0', '624.80'],
      ['24/03/26', 'WB118835', 'Leeds local same day', '8.0', '150.00'],
    ]),
    ...table('300 540>', [
      ['FREIGHT', '1240.00'],
      ['FUEL SURCHARGE 16.5%', '204.60'],
      ['DOCUMENTATION 5 x 12.00', '60.00'],
      ['TOTAL EXCL VAT', '1504.60'],
      ['VAT 20%', '300.92'],
      ['TOTAL DUE', '1805.52'],
    ]),
  ]);
  expect(reading.lines).toHaveLength(4);
  expect(reading.verdict).toBe('proven');
});

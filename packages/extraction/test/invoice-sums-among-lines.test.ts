import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];
const columns = '50 330> 430> 540>';

describe('of the totals printed among the lines', () => {
  test('one with an unknown label that repeats those above it is no line', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Earthworks', '4,000.00'],
        ['Concrete', '2,500.00'],
        ['Stage of completion', '6,500.00'],
        ['less first application', '-1,500.00'],
        ['Net', '5,000.00'],
        ['VAT 20%', '1,000.00'],
        ['Total', '6,000.00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 4000.00 Earthworks',
      '- × - = 2500.00 Concrete',
      '- × - = -1500.00 less first application',
    ]);
  });

  test('one with a count next to it names no line', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Hours', 'Rate', 'Amount'],
        ['Design', '4', '100.00', '400.00'],
        ['Testing', '6.5', '100.00', '650.00'],
        ['Subtotal Jane Hall', '10.5', '', '1,050.00'],
        ['Training', '2', '100.00', '200.00'],
        ['Review', '3', '100.00', '300.00'],
        ['Subtotal Omar Reyes', '5', '', '500.00'],
        ['Total', '', '', '1,550.00'],
      ]),
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual([
      'Design',
      'Testing',
      'Training',
      'Review',
    ]);
  });

  test('a tax printed below a line is not part of its name', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Warehouse rent', '1', '500.00', '500.00'],
      ]),
      ...table('50 120 200', [['VAT', 'base 500.00', 'amount 80.00']]),
      ...table(columns, [['Local haulage', '2', '50.00', '100.00']]),
      ...table('50 120 200', [['VAT', 'base 100.00', 'amount 16.00']]),
      ...table(columns, [
        ['', '', 'Subtotal', '600.00'],
        ['', '', 'VAT 16%', '96.00'],
        ['', '', 'Total', '696.00'],
      ]),
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual(['Warehouse rent', 'Local haulage']);
  });
});

describe('of charges and taxes in the columns of the lines', () => {
  test('none is a line below a sum of unknown name, where they lead from it to the total', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Copy paper', '10', '41.89', '418.90'],
        ['Gel pens', '4', '17.64', '70.56'],
        ['Labels', '6', '12.15', '72.90'],
        ['', '', 'Merchandise', '562.36'],
        ['', '', 'Freight', '9.95'],
        ['', '', 'WI sales tax 5.0% Racine 0.0%', '28.12'],
        ['', '', 'TOTAL DUE', '600.43'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['418.90', '70.56', '72.90']);
    expect(reading.fields).toMatchObject({
      subtotal: '562.36',
      tax: '28.12',
      charges: '9.95',
      total: '600.43',
    });
    expect(reading.verdict).toBe('proven');
  });

  test('a tax of a longer name is none, with its rate next to it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Current charges', 'Usage', 'Rate', 'Amount'],
        ['Water - Base Charge', '', '', '14.50'],
        ['Water - Tier 1', '4', '3.12', '12.48'],
        ['Sewer - Volume', '7', '5.05', '35.35'],
        ['State Water Tax 3.85%', '', '', '2.40'],
        ['Total Current Charges', '', '', '64.73'],
      ]),
    ]);
    expect(reading.lines).toHaveLength(3);
    expect(reading.fields).toMatchObject({ tax: '2.40', total: '64.73' });
  });

  test('a charge is none below counted lines, where a name for their sum is missing', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Coach bolts', '50', '0.48', '24.00'],
        ['Panel pins', '4', '3.15', '12.60'],
        ['Carriage', '', '', '7.50'],
        ['VAT 20%', '', '', '8.82'],
        ['Invoice total', '', '', '52.92'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['24.00', '12.60']);
    expect(reading.fields).toMatchObject({ charges: '7.50', total: '52.92' });
    expect(reading.verdict).toBe('proven');
  });

  test('a charge among the lines is one, where the subtotal below it counts it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Coach bolts', '50', '0.48', '24.00'],
        ['Panel pins', '4', '3.15', '12.60'],
        ['Carriage', '', '', '7.50'],
        ['Subtotal', '', '', '44.10'],
        ['VAT 20%', '', '', '8.82'],
        ['Total', '', '', '52.92'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['24.00', '12.60', '7.50']);
  });

  test('what several lines make is no charge, and lines that only it accounts for are not left out', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Equipment', 'Qty', 'Week', 'Amount'],
        ['Scissor lift', '1', '', '410.00'],
        ['Light tower', '2', '', '520.00'],
        ['Skid steer', '1', '', '890.00'],
        ['', '', 'Rental Sub-total:', '1,820.00'],
      ]),
      say('SALES/MISCELLANEOUS ITEMS:'),
      ...table(columns, [
        ['Diesel fuel', '', '', '96.60'],
        ['Delivery charge', '', '', '95.00'],
        ['Pickup charge', '', '', '95.00'],
        ['Protection plan 15%', '', '', '273.00'],
        ['Environmental charge 2%', '', '', '36.40'],
        ['', '', 'Sales/Misc Sub-total:', '596.00'],
        ['', '', 'Agreement subtotal', '2,416.00'],
        ['', '', 'Tax 6.000% on 1,916.60', '115.00'],
        ['', '', 'Total', '2,531.00'],
      ]),
    ]);
    expect([reading.verdict, reading.lines.length]).not.toEqual(['proven', 3]);
  });

  test('none is missed for a day in a bar next to them, of which no word is in a line', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 100> 150 330> 430> 540>', [
        ['Days', '30', 'Current charges', 'Usage', 'Rate', 'Amount'],
        ['Mar 25', '6', 'Water - Base Charge', '', '', '14.50'],
        ['Apr 25', '6', 'Water - Tier 1', '4', '3.12', '12.48'],
        ['May 25', '8', 'Sewer - Volume', '7', '5.05', '35.35'],
        ['Jun 25', '7', 'State Water Tax 3.85%', '', '', '2.40'],
        ['', '', 'Total Current Charges', '', '', '64.73'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 14.50 Water - Base Charge',
      '4 × 3.12 = 12.48 Water - Tier 1',
      '7 × 5.05 = 35.35 Sewer - Volume',
    ]);
    expect(reading.fields).toMatchObject({ tax: '2.40', total: '64.73' });
  });
});

describe('the name of a line', () => {
  test('does not include the dots up to its amount', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        [`Catalogue${'.'.repeat(60)}`, '400.00'],
        [`Proofs ${'. '.repeat(30)}`, '100.00'],
        ['Total', '500.00'],
      ]),
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual(['Catalogue', 'Proofs']);
  });

  test('contains no count and price in a currency without cents', async () => {
    const reading = await readInvoice([
      say('MINIMARKET LOS AROMOS LTDA'),
      say('RUT: 76.123.456-7'),
      say('BOLETA ELECTRONICA N° 8801'),
      [],
      say('PAN MARRAQUETA'),
      ...table('50 200>', [['3 x 1.990', '5.970']]),
      say('TE CLASICO'),
      ...table('50 200>', [
        ['1 x 2.500', '2.500'],
        ['TOTAL', '$ 8.470'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['3 × 1990 = 5970 PAN MARRAQUETA', '1 × 2500 = 2500 TE CLASICO']);
    expect(reading.fields.number).toBe('8801');
  });
});

test('shipping that costs nothing is a line where it fills the columns of the lines', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 100 250 390> 450> 540>', [
      ['Menge', 'Artikel', 'Einzelpreis', 'Preis (netto)', 'USt. %', 'Gesamt'],
      ['1', 'Akkuschrauber', '', '29,37', '20%', '35,24'],
      ['', 'Versandkosten', '', '0,00', '', '0,00'],
    ]),
    [],
    ...table('360 540>', [
      ['Zwischensumme (netto)', '29,37'],
      ['USt. 20%', '5,87'],
      ['Gesamtsumme (inkl. USt.)', '35,24'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['35.24', '0.00']);
});

test('shipping is a line where it fills all columns of the lines, the kind of its tax included', async () => {
  const reading = await readInvoice([
    title('Tax Invoice'),
    say('Sold by: Namuna Electronics Private Limited'),
    say('Invoice Number: BLR5-118740'),
    say('Invoice Date: 12.03.2026'),
    [],
    ...table('50 250> 290> 350> 395> 415 490> 550>', [
      ['Description', 'Unit Price', 'Qty', 'Net Amount', 'Tax Rate', 'Tax Type', 'Tax Amount', 'Total'],
      ['USB hub', '₹1,186.44', '1', '₹1,186.44', '18%', 'IGST', '₹213.56', '₹1,400.00'],
      ['Laptop stand', '₹847.46', '2', '₹1,694.92', '18%', 'IGST', '₹305.08', '₹2,000.00'],
      ['Shipping Charges', '₹33.90', '', '₹33.90', '18%', 'IGST', '₹6.10', '₹40.00'],
      ['TOTAL:', '', '', '', '', '', '₹524.74', '₹3,440.00'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['1186.44', '1694.92', '33.90']);
  expect(reading.fields).toMatchObject({ tax: '524.74', total: '3440.00' });
});

test('a charge set in under its waybill as those before it, and priced, is the last line of the table', async () => {
  const reading = await readInvoice([
    title('FREIGHT INVOICE'),
    say('KETTLE VALLEY FREIGHTWAYS LTD.'),
    say('Invoice No. KVF-093346   Invoice Date May 11, 2026'),
    say('Bill To: Sample Estate Winery Ltd.'),
    ...table('30 45 360> 450> 555>', [
      ['Waybill / Charge', '', 'Units', 'Rate', 'Amount'],
      ['KV604418 Kelowna - Calgary', '', '', '', ''],
      ['', 'Linehaul', '28.60', '14.41', '412.13'],
      ['', 'Fuel surcharge', '', '28.00%', '115.40'],
      ['', 'Tailgate delivery', '1', '65.00', '65.00'],
      ['KV604502 Kelowna - Langley', '', '', '', ''],
      ['', 'Linehaul', '43.10', '8.26', '356.01'],
      ['', 'Fuel surcharge', '', '28.00%', '99.68'],
      ['', 'Appointment delivery', '1', '25.00', '25.00'],
    ]),
    [],
    ...table('30 330 555>', [
      ['Remit to:', 'Total charges', '1,073.22'],
      ['Kettle Valley Freightways Ltd.', 'GST 5%', '53.66'],
      ['Transit 00417', 'Amount due CAD', '1,126.88'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual([
    '412.13',
    '115.40',
    '65.00',
    '356.01',
    '99.68',
    '25.00',
  ]);
  expect(reading.verdict).toBe('proven');
});

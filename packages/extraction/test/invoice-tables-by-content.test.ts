import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

test('a discount in percent is read in a table without headings where price and quantity need it', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Fixings Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 120 330> 400> 450> 540>', [
      ['OL-118', 'Sunflower oil, can', '8', '17.90', '12', '126.02'],
      ['BU-774', 'Butter, 250 g', '60', '1.98', '5', '112.86'],
      ['NP-206', 'Napkins, two layers', '10', '6.25', '20', '50.00'],
      ['PR-471', 'Till rolls', '40', '0.89', '', '35.60'],
    ]),
    ...table('330 540>', [
      ['Subtotal', '324.48'],
      ['VAT 20%', '64.90'],
      ['Total', '389.38'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual([
    '8 × 17.90 = 126.02 Sunflower oil, can',
    '60 × 1.98 = 112.86 Butter, 250 g',
    '10 × 6.25 = 50.00 Napkins, two layers',
    '40 × 0.89 = 35.60 Till rolls',
  ]);
  expect(reading.verdict).toBe('proven');
});

test('a table without headings is read though the summary below it has some', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate & Doe LLP'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 120 400> 470> 550>', [
      ['03/02/2025', 'Review lease', '1.40', '385.00', '539.00'],
      ['06/02/2025', 'Telephone conference', '0.80', '385.00', '308.00'],
      ['09/02/2025', 'Research waiver of lien', '2.30', '210.00', '483.00'],
    ]),
    ...table('120 550>', [['Filing fee', '96.00']]),
    [],
    ...table('50 400> 470> 550>', [
      ['Summary', 'Hours', 'Rate', 'Amount'],
      ['K. Northgate, partner', '2.20', '385.00', '847.00'],
      ['T. Doe, associate', '2.30', '210.00', '483.00'],
    ]),
    [],
    ...table('120 550>', [['Total this invoice', '1,426.00']]),
  ]);
  expect(linesOf(reading)).toEqual([
    '1.40 × 385.00 = 539.00 Review lease',
    '0.80 × 385.00 = 308.00 Telephone conference',
    '2.30 × 210.00 = 483.00 Research waiver of lien',
    '- × - = 96.00 Filing fee',
  ]);
  expect(reading.fields.total).toBe('1426.00');
});

const head = [title('INVOICE'), say('Northgate Energy Ltd'), say('Invoice number: 2025-0117'), []];

test('a sum by an unknown name over two sections is no line of them', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('330 540>', [
      ['Previous balance', '31.08'],
      ['Current charges incl GST', '268.84'],
      ['Total to pay', '299.92'],
    ]),
    [],
    ...table('50 330> 430> 540>', [
      ['Charges', 'Quantity', 'Cents per unit', 'Amount $'],
      ['Anytime units', '412', '24.18', '99.62'],
      ['Night units', '187', '15.92', '29.77'],
      ['Daily charge', '31', '90.00', '27.90'],
      ['Levy', '599', '0.24', '1.44'],
      ['Electricity excluding GST', '', '', '158.73'],
    ]),
    say('Your broadband'),
    ...table('50 540>', [
      ['Fibre 500', '78.26'],
      ['Home phone line', '8.70'],
      ['Bundle discount', '-11.92'],
      ['Broadband excluding GST', '75.04'],
    ]),
    [],
    ...table('330 540>', [
      ['Vornal', '233.77'],
      ['GST 15%', '35.07'],
      ['Current charges including GST', '268.84'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual([
    '99.62',
    '29.77',
    '27.90',
    '1.44',
    '78.26',
    '8.70',
    '-11.92',
  ]);
});

test('lines of two tables lead to the total though only one of them prints its sum', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 100 330> 440> 540>', [
      ['Qty', 'Equipment', 'Day', 'Week', 'Amount'],
      ['1', 'Scissor lift', '150.00', '410.00', '410.00'],
      ['2', 'Light tower', '95.00', '260.00', '520.00'],
    ]),
    ...table('330 540>', [['Rental subtotal', '930.00']]),
    say('OTHER ITEMS'),
    ...table('50 100 330> 440> 540>', [
      ['Qty', 'Item', 'Price', 'Unit', 'Amount'],
      ['18.4', 'Diesel fuel', '5.250', 'gal', '96.60'],
      ['1', 'Protection plan', '139.50', 'ea', '139.50'],
    ]),
    [],
    ...table('330 540>', [
      ['Tax 6.000%', '69.97'],
      ['Total', '1,236.07'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['410.00', '520.00', '96.60', '139.50']);
  expect(reading).toMatchObject({ verdict: 'proven', fields: { tax: '69.97', total: '1236.07' } });
  expect(reading.fields.subtotal).toBeNull();
});

test('codes in a column of their own are no part of the names though nothing is above them', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 120 540>', [
      ['CS-4X40', 'Countersunk screw, zinc', '21.15'],
      ['WP-118', 'Wood preserver', '30.00'],
      ['88740', 'Joist hanger', '16.40'],
    ]),
    [],
    ...table('330 540>', [
      ['Subtotal', '67.55'],
      ['VAT 20%', '13.51'],
      ['Total', '81.06'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual([
    'Countersunk screw, zinc',
    'Wood preserver',
    'Joist hanger',
  ]);
});

test('the only column of money is the amounts, though its heading says tax', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 330> 430 520', [
      ['Description', 'Qty', 'Tax amount', ''],
      ['Copier, quarter', '1', '287.50', '22 S'],
      ['Serial number X118740552', '', '', ''],
      ['Copies in colour', '466', '22.60', '22 S'],
      ['Serial number X118740552, 10,552 to 14,018', '', '', ''],
      ['Delivery of toner', '2', '19.00', '22 S'],
    ]),
    [],
    ...table('330 540>', [
      ['Net', '329.10'],
      ['VAT 22%', '72.40'],
      ['Total', '401.50'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['287.50', '22.60', '19.00']);
  expect(reading.verdict).toBe('proven');
});

test('days and measures in columns of their own are no part of a name without headings', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Fixings Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 280 540>', [
      ['Full fibre line', '4 Mar 2026 to 3 Apr 2026', '54.95'],
      ['Static address', '4 Mar 2026 to 3 Apr 2026', '10.00'],
      ['Engineer visit 3 of 4', '12 Feb 2026', '50.00'],
      ['Night energy', '268 kWh', '19.08'],
      ['Day energy', '412 kWh', '39.10'],
    ]),
    ...table('330 540>', [
      ['Subtotal', '173.13'],
      ['VAT 20%', '34.63'],
      ['Total', '207.76'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual([
    'Full fibre line',
    'Static address',
    'Engineer visit 3 of 4',
    'Night energy',
    'Day energy',
  ]);
});

test('a column of codes may hold one that is all letters', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Fixings Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 120 330> 430> 540>', [
      ['Item', 'Description', 'Qty', 'Unit price', 'Amount'],
      ['OLE5W30', 'Engine oil', '2', '12.50', '25.00'],
      ['ECOLUB', 'Levy on oil', '2', '0.50', '1.00'],
      ['FO1187', 'Oil filter', '1', '14.00', '14.00'],
      ['', '', '', 'Total', '40.00'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual([
    'Engine oil',
    'Levy on oil',
    'Oil filter',
  ]);
});

test('a table without headings takes off discounts as amounts, and its net amounts are the lines', async () => {
  const reading = await readInvoice([
    title('TAX INVOICE'),
    say('Northgate Motor Care Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 250> 300> 350> 410> 460> 510> 570>', [
      ['Engine oil', '5.20', '512.00', '133.12', '2,529.28', '227.64', '227.64', '2,984.56'],
      ['Cabin filter', '1.00', '610.00', '30.50', '579.50', '52.16', '52.16', '683.82'],
      ['Oil filter', '1.00', '386.00', '0.00', '386.00', '34.74', '34.74', '455.48'],
      ['Grand total', '', '', '163.62', '3,494.78', '314.54', '314.54', '4,123.86'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual([
    '5.20 × 512.00 = 2529.28 Engine oil',
    '1.00 × 610.00 = 579.50 Cabin filter',
    '1.00 × 386.00 = 386.00 Oil filter',
  ]);
  expect(reading.fields).toMatchObject({ subtotal: '3494.78', tax: '629.08', total: '4123.86' });
});

test('a table without headings begins at its first line, though two discounts keep that from multiplying', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Hardware Sdn Bhd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 80 300> 305 400> 460> 550>', [
      ['1', 'PVC pipe 25 mm', '60', 'LGT', '11.80', '15%+5%', '571.71'],
      ['2', 'PVC elbow', '200', 'PCS', '0.85', '', '170.00'],
      ['3', 'Brass valve', '24', 'PCS', '27.50', '', '660.00'],
      ['4', 'Disposal', '1', 'psch', '180.00', '', '180.00'],
    ]),
    ...table('400 550>', [['Total', '1,581.71']]),
  ]);
  expect(linesOf(reading)).toEqual([
    '60 × 11.80 = 571.71 PVC pipe 25 mm',
    '200 × 0.85 = 170.00 PVC elbow',
    '24 × 27.50 = 660.00 Brass valve',
    '1 × 180.00 = 180.00 Disposal',
  ]);
});

test('codes before all names are no part of them in a table without headings', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Canteen Ltd'),
    say('Invoice number: 2025-0117'),
    [],
    ...table('50 330> 430> 540>', [
      ['000101 Meal by weight', '0.486', '79.90', '38.83'],
      ['000220 Orange juice', '2', '13.50', '27.00'],
      ['000310 Milk pudding', '3', '12.00', '36.00'],
      ['Total', '', '', '101.83'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual([
    'Meal by weight',
    'Orange juice',
    'Milk pudding',
  ]);
});

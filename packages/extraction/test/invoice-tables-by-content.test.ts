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

import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [
  title('INVOICE'),
  say('Northgate Fixings Ltd'),
  say('14 Station Road'),
  say('Leeds LS1 4AP'),
  [],
  say('Invoice number: 2025-0117'),
  say('Invoice date: 14 March 2025'),
  [],
];

const sums = (rows: readonly (readonly [string, string])[]): DrawnLine[] => table('360 540>', rows);

describe('labels that say whether a tax is in their figure', () => {
  test('head the columns of prices and amounts, with and without it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 110 300> 370> 440> 490> 550>', [
        ['Code', 'Description', 'Qty', 'Unit excl', 'Excl. VAT', 'VAT 15%', 'Incl. VAT'],
        ['W-12', 'Gearbox seal kit', '2', '845.00', '1,690.00', '253.50', '1,943.50'],
        ['LAB', 'Labour on site', '5.5', '420.00', '2,310.00', '346.50', '2,656.50'],
      ]),
      [],
      ...sums([
        ['Total excl. VAT', '4,000.00'],
        ['VAT', '600.00'],
        ['Total incl. VAT', '4,600.00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 845.00 = 1690.00 Gearbox seal kit',
      '5.5 × 420.00 = 2310.00 Labour on site',
    ]);
    expect(reading).toMatchObject({ verdict: 'proven', fields: { subtotal: '4000.00', total: '4600.00' } });
  });

  test('name a subtotal by the word for amounts', async () => {
    const reading = await readInvoice([
      title('FAKTURA'),
      say('Vesterhav VVS ApS'),
      say('Faktura nr.: 8842'),
      say('Dato: 15-09-2026'),
      [],
      ...table('50 330> 430> 540>', [
        ['Beskrivelse', 'Antal', 'Stk. pris', 'Beløb'],
        ['Timer, montør', '7,00', '485,00', '3.395,00'],
        ['Rør og fittings', '1,00', '2.248,75', '2.248,75'],
      ]),
      ...sums([
        ['Beløb uden moms', '5.643,75'],
        ['25,00% moms', '1.410,94'],
        ['Total DKK', '7.054,69'],
      ]),
    ]);
    expect(linesOf(reading)).toHaveLength(2);
    expect(linesOf(reading)[1]).toBe('1.00 × 2248.75 = 2248.75 Rør og fittings');
    expect(reading.fields).toMatchObject({ subtotal: '5643.75', tax: '1410.94', total: '7054.69' });
  });
});

describe('the figures behind a tax and its rate on one line', () => {
  test('are what it is levied on, and the tax', async () => {
    const reading = await readInvoice([
      title('RECEIPT'),
      say('HARBOUR FOODS'),
      say('14 Fore Street, Salcombe'),
      [],
      ...table('50 300>', [
        ['SOURDOUGH LOAF', '£3.20'],
        ['CIDER 500ML', '£2.60'],
        ['WASHING UP LIQUID', '£1.75'],
        ['BALANCE DUE', '£7.55'],
        ['CASH', '£10.00'],
        ['CHANGE', '£2.45'],
      ]),
      say('VAT S 20.00% NET £3.62 VAT £0.73'),
    ]);
    expect(reading.fields).toMatchObject({ tax: '0.73', total: '7.55' });
    expect(reading.verdict).not.toBe('contradicted');
  });
});

describe('the sums of an invoice', () => {
  test('are those at its foot where every line and discount prints a tax', async () => {
    const lines = ['Citric acid', 'Sugar', 'Salt', 'Flour', 'Yeast'].map((name, index) => [
      `VAT ${name}`,
      `${index + 1}.00`,
    ]);
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Citric acid', '5', '10.00', '50.00'],
        ['Sugar', '2', '25.00', '50.00'],
      ]),
      [],
      ...sums(lines.map(([, amount]) => ['VAT', amount ?? ''] as const)),
      ...sums([
        ['VAT', '6.50'],
        ['VAT', '7.50'],
        ['VAT', '8.50'],
        ['Subtotal', '100.00'],
        ['Total VAT', '19.00'],
        ['Total', '119.00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '100.00', tax: '19.00', total: '119.00' });
  });

  test('have the tax that is printed by line alone', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300> 380> 460> 540>', [
        ['Description', 'Qty', 'Unit price', 'Tax', 'Amount'],
        ['Annual plan', '1', '$149.90', '$0.00', '$149.90'],
        ['Extra seat', '2', '$20.00', '$0.00', '$40.00'],
      ]),
      [],
      ...sums([
        ['Subtotal', '$189.90'],
        ['Total', '$189.90'],
      ]),
    ]);
    expect(reading).toMatchObject({ verdict: 'proven', fields: { tax: '0.00', total: '189.90' } });
  });
});

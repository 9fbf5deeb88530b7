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

describe('the lines of an invoice whose table is drawn in an odd way', () => {
  test('have their amounts at the edge of the page, far right of the last heading', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 250> 330> 380 450', [['Description', 'Qty', 'Unit price', 'Unit', 'Amount']]),
      ...table('50 250> 330> 380 570>', [
        ['Cotton cloth', '120', '845.00', 'Pcs', '101,400.00'],
        ['Towels', '60', '412.50', 'Pcs', '24,750.00'],
        ['Napkins', '2', '10.00', 'Pcs', '20.00'],
      ]),
      [],
      ...sums([['Total due', '126,170.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '120 × 845.00 = 101400.00 Cotton cloth',
      '60 × 412.50 = 24750.00 Towels',
      '2 × 10.00 = 20.00 Napkins',
    ]);
  });

  test('end at a bare figure that they add up to, which is the subtotal', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '24.00', '72.00'],
        ['On-site consultation', '2', '60.00', '120.00'],
        ['Sealing compound', '1', '8.00', '8.00'],
        ['', '', '', '200.00'],
        ['CGST 9%', '', '', '18.00'],
        ['SGST 9%', '', '', '18.00'],
        ['Total', '', '', '236.00'],
      ]),
    ]);
    expect(linesOf(reading)).toHaveLength(3);
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '200.00', tax: '36.00', total: '236.00' },
    });
  });

  test('begin above their amount where its line goes on in small letters', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '24.00', '72.00'],
        ['Motion sensor, white,', '', '', ''],
        ['fitted flush', '2', '60.00', '120.00'],
        ['Van', '1', '8.00', '8.00'],
      ]),
      [],
      ...sums([['Total', '200.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '3 × 24.00 = 72.00 Oak shelving board',
      '2 × 60.00 = 120.00 Motion sensor, white, fitted flush',
      '1 × 8.00 = 8.00 Van',
    ]);
  });

  test('have quantity, price and text without any headings, and leave out the postage among the sums', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 120 400> 470> 550>', [
        ['40 bags', 'Tulips "Purissima", bag of 50', '5%', '11.25', '450.00'],
        ['6 pcs', 'Bulb planter with a wooden handle', '20%', '27.95', '167.70'],
      ]),
      [],
      ...table('300 550>', [
        ['Postage', '18.50'],
        ['Total excl. VAT', '636.20'],
        ['VAT 20%', '36.71'],
        ['VAT 5%', '22.50'],
        ['Total to pay', '695.41'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '40 × 11.25 = 450.00 Tulips "Purissima", bag of 50',
      '6 × 27.95 = 167.70 Bulb planter with a wooden handle',
    ]);
    expect(reading).toMatchObject({ fields: { subtotal: '636.20', total: '695.41' } });
  });

  test('do not hold the discount that stands between two subtotals', async () => {
    const reading = await readInvoice([
      title('Rechnung Nr. 2026/0388'),
      say('Teeversand Hollerbusch KG'),
      say('Datum: 14.03.2026'),
      [],
      ...table('50 330> 430> 540>', [
        ['Artikel', 'Menge', 'Einzelpreis', 'Betrag EUR'],
        ['Ostfriesen Goldblatt', '12', '18,40', '220,80'],
        ['Assam Broken', '6', '16,90', '101,40'],
      ]),
      ...table('50 540>', [
        ['Zwischensumme', '322,20'],
        ['abzüglich 5 % Treuerabatt', '-16,11'],
        ['Nettobetrag', '306,09'],
        ['zzgl. 7 % MwSt', '21,43'],
        ['Rechnungsbetrag', '327,52'],
      ]),
      say('Zahlbar innerhalb von 14 Tagen bis 28.03.2026 ohne Abzug.'),
    ]);
    expect(linesOf(reading)).toHaveLength(2);
    expect(reading).toMatchObject({ fields: { total: '327.52', dueDate: '2026-03-28' } });
  });
});

describe('a day or a currency that no label names', () => {
  const item = table('50 540>', [
    ['Description', 'Amount'],
    ['Home visit', '110.00'],
    ['Vaccination', '89.50'],
  ]);

  test('is the last day to pay in a sentence about paying', async () => {
    const due = 'Payment is due within 7 days, by 26/08/2026. Thank you for trusting us.';
    const reading = await readInvoice([...head, ...item, [], ...sums([['Total', '199.50']]), [], say(due)]);
    expect(reading).toMatchObject({ fields: { dueDate: '2026-08-26' } });
  });

  test('is no day that a sentence about anything else names', async () => {
    const other = 'Please return the empty crates by 26/08/2026.';
    const reading = await readInvoice([...head, ...item, [], ...sums([['Total', '199.50']]), [], say(other)]);
    expect(reading).toMatchObject({ fields: { dueDate: null } });
  });

  test('is not the currency whose code begins that of an article', async () => {
    const reading = await readInvoice([
      title('FATTURA'),
      say('Officine Brambati SRL, 27058 Voghera'),
      say('Numero: 143/A'),
      say('Data: 30/04/2026'),
      [],
      ...table('50 130 430> 540>', [
        ['Codice', 'Descrizione', 'Quantità', 'Importo'],
        ['MNT-01', 'Manutenzione pompa', '6,00', '288,00'],
        ['MNT-02', 'Manutenzione valvola', '2,00', '48,00'],
      ]),
      [],
      ...sums([['Totale EUR', '336,00']]),
    ]);
    expect(reading).toMatchObject({ fields: { currency: 'EUR' } });
  });

  test('is dollars on a slip with an American telephone number and the month before its day', async () => {
    const reading = await readInvoice([
      say('BLUE HERON DINER'),
      say('412 Harbor Ave, Astoria OR'),
      say('(503) 555-0182'),
      say('06/21/2026 7:42 PM'),
      ...table('50 300>', [
        ['2 Cheeseburger', '25.90'],
        ['3 Lemonade', '11.25'],
        ['Subtotal', '37.15'],
        ['Local tax 5.0%', '1.86'],
        ['Total', '39.01'],
      ]),
    ]);
    expect(reading).toMatchObject({ fields: { currency: 'USD' } });
  });
});

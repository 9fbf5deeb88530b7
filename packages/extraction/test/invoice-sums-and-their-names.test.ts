import { isStatement } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readDrawn } from './read-drawn.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('sums in a column at the left, with text next to them', () => {
  const wines = (duty: string) =>
    readInvoice([
      say('HOLLOWAY, FINCH & CO.'),
      say('VAT reg. GB 418 2206 17'),
      say('VAT Invoice WM/26/1148'),
      say('Tax point 8 October 2026'),
      [],
      ...table('50> 70 360> 450>', [
        ['Cases', 'Wine and vintage', 'Per case', 'Amount £'],
        ['3', 'Château Ombrage 2019', '168.00', '504.00'],
        ['2', 'Domaine Clairvent 2022', '216.00', '432.00'],
        ['5', 'Quinta da Pedra 2025', '74.40', '372.00'],
      ]),
      [],
      ...table('50 220> 300', [
        ['Wines in bond', '1,308.00', 'How to pay'],
        ['UK excise duty, 85.5 litres', duty, 'Holloway, Finch & Co.'],
        ['Delivery, two drops', '24.00', 'Sort code 60-00-41  Account 11870552'],
        ['Total before VAT', '1,668.19', ''],
        ['VAT at 20%', '333.64', ''],
        ['', '', 'Title passes on payment.'],
        ['TO PAY', '£2,001.83', ''],
      ]),
    ]);

  test('have charges of any name where the sum of the lines above them and they make the next named sum', async () => {
    const reading = await wines('336.19');
    expect(reading.fields).toMatchObject({ subtotal: '1668.19', total: '2001.83' });
    expect(reading.verdict).toBe('proven');
  });

  test('are not proven where one of the charges is another', async () => {
    expect((await wines('346.19')).verdict).not.toBe('proven');
  });
});

describe('a till that prints the cash it took', () => {
  const slip = (change: string) =>
    readInvoice([
      say('COD ALMIGHTY FISH BAR'),
      say('3 Harbour Parade, Whitby YO21 9ZZ'),
      ...table('50 260>', [
        ['2x Cod & Chips Large', '£21.60'],
        ['1x Haddock & Chips', '£10.60'],
        ['3x Can of Pop', '£4.20'],
        ['Sub Total', '£36.40'],
        ['Total', '£36.40'],
        ['Cash', '£40.00'],
        ['Change', change],
      ]),
      say('18/04/2026 17:52:40'),
    ]);

  test('proves the total it leads to', async () => {
    expect((await slip('£3.60')).verdict).toBe('proven');
  });

  test('contradicts a total that cash less change does not make', async () => {
    const reading = await slip('£5.42');
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings).toContainEqual(
      expect.objectContaining({
        code: 'figure-unexplained',
        parameters: expect.objectContaining({ amount: '5.42' }),
      }),
    );
  });
});

test('lines that make a rounded total, and not the subtotal it is rounded from, prove nothing', async () => {
  const slip = (last: string, ...subtotal: string[][]) =>
    readInvoice([
      say('Tankstelle Rössli'),
      say('Hauptstrasse 118, 8999 Probikon ZH'),
      ...table('50 260>', [
        ['Gipfeli', '3.20'],
        ['Kaffee Crème', '4.20'],
        ['Frostschutz Konzentrat 2 l', last],
        ...subtotal,
        ['Rundung', '0.02'],
        ['TOTAL CHF', '20.35'],
      ]),
      say('Quittung 187405   14.11.2026 07:52'),
    ]);
  const subtotal = ['Zwischensumme', '20.33'];
  expect((await slip('12.93', subtotal)).verdict).toBe('proven');
  expect((await slip('12.95', subtotal)).verdict).not.toBe('proven');
  expect((await slip('12.93')).verdict).toBe('proven');
  expect((await slip('12.95')).verdict).not.toBe('proven');
});

test('a single amount below the total is no line of it, though what was paid is printed below that', async () => {
  const reading = await readInvoice([
    say('PARC DES HALLES'),
    say('2 rue de la Halle 33000 BORDEAUX'),
    say('Paiement 20/10/2026 17:47'),
    ...table('50 260>', [
      ['Stationnement horaire', '16,40 €'],
      ['Remise commerçant', '-2,01 €'],
      ['TOTAL TTC', '14,40 €'],
      ['Vornal', '12,00 €'],
      ['TVA 20,00 %', '2,40 €'],
      ['CB EMV sans contact', '14,40 €'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('an amount below the tax that no total holds is none of the lines', async () => {
  const reading = await readInvoice([
    say('Bjergelund Vandværk a.m.b.a.'),
    say('Opgørelsesnr. 202500418   Dato 09.01.2026'),
    [],
    ...table('50 300> 340 480>', [
      ['Specifikation', 'Antal', 'Enhed', 'Beløb kr.'],
      ['Fast årligt bidrag', '1', 'år', '650,00'],
      ['Vand', '118', 'm³', '737,50'],
      ['Afgift af ledningsført vand', '118', 'm³', '751,66'],
      ['Drikkevandsbidrag', '118', 'm³', '22,42'],
      ['I alt ekskl. moms', '', '', '2.161,58'],
      ['Moms 25 %', '', '', '540,40'],
      ['Årets forbrug inkl. moms', '', '', '2.301,98'],
      ['Opkrævet a conto i 2025 (2 rater)', '', '', '-2.300,00'],
      ['Restbeløb', '', '', '401,98'],
      ['1. rate a conto 2026, heraf moms 275,00', '', '', '1.375,00'],
      ['AT BETALE', '', '', '1.776,98'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['650.00', '737.50', '751.66', '22.42']);
});

test('a total above what was paid is not what is left after it', async () => {
  const bill = (total: string) =>
    readInvoice([
      say('Little Acorns Day Nursery'),
      say('Invoice no: LA-11874   Invoice date: 20/03/2026'),
      [],
      ...table('50 300> 380> 480>', [
        ['Session', 'Number', 'Price', 'Amount'],
        ['Full day session', '9', '£78.00', '£702.00'],
        ['Morning session', '4', '£42.50', '£170.00'],
        ['', '', 'Total this invoice', total],
        ['', '', 'Payment received 18/03/2026', '-£400.00'],
        ['', '', 'Balance to pay', '£472.00'],
      ]),
    ]);
  expect((await bill('£872.00')).verdict).toBe('proven');
  expect((await bill('£472.00')).verdict).not.toBe('proven');
});

test('what a tax is levied on is known by the rate behind its name elsewhere', async () => {
  const reading = await readInvoice([
    say('Kettle Valley Coffee & Water Ltd.'),
    say('Invoice number KV-558217   Date 2026-11-04'),
    [],
    ...table('50> 70 300> 380 450>', [
      ['Qty', 'Description', 'Unit price', 'Tax', 'Total'],
      ['4', 'Hot cups 12 oz', '6.35', 'GP', '25.40'],
      ['1', 'Creamers 10 mL', '17.80', '', '17.80'],
      ['1', 'Cooler rental November', '14.00', 'GP', '14.00'],
    ]),
    ...table('50 300 450>', [
      ['', 'Subtotal', '57.20'],
      ['G = GST 5%   P = PST 7%', 'GST on 39.40', '1.97'],
      ['', 'PST on 39.40', '2.76'],
      ['', 'Invoice total CAD', '61.93'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '4.73', total: '61.93' });
  expect(reading.verdict).toBe('proven');
});

test('a numbered bill whose dated lines add up to its total is no statement', async () => {
  const reading = await readDrawn([
    [
      say('Lantern Street Dental Practice'),
      say('12 Lantern Street, Frome BA11 9ZZ'),
      ...table('50 320 480>', [
        ['Mrs Philippa Wrenfield', 'Account reference', 'WREN0419'],
        ["Tanner's Cottage", 'Invoice number', 'D26887'],
        ['Nunney BA11 9XY', 'Date of invoice', '29 June 2026'],
      ]),
      [],
      ...table('50 130 330 480>', [
        ['Date', 'Treatment', 'Clinician', 'Fee £'],
        ['04/06/26', 'Examination with two X-rays', 'A. Doyle', '62.00'],
        ['04/06/26', 'Hygienist visit, thirty minutes', 'S. Mistry', '78.00'],
        ['18/06/26', 'White filling, three surfaces', 'A. Doyle', '165.00'],
        ['25/06/26', 'Night guard', 'S. Mistry', '145.00'],
        ['', '', 'Treatment total', '450.00'],
        ['', '', 'Less Lantern Plan discount 10%', '-45.00'],
        ['', '', 'Total of this account', '405.00'],
        ['', '', 'Paid on account, 18 June (card)', '-100.00'],
        ['', '', 'Balance now due', '£305.00'],
      ]),
    ],
  ]);
  expect(isStatement(reading)).toBe(false);
  expect(reading).toMatchObject({
    verdict: 'proven',
    fields: { number: 'D26887', customer: 'Mrs Philippa Wrenfield', subtotal: '450.00', total: '405.00' },
  });
});

test('the customer is the company below the line that says for whom there', async () => {
  const reading = await readInvoice([
    say('Tembusu Kitchen Catering Pte Ltd'),
    say('Invoice TK26-3318'),
    say('Date: 3 August 2026'),
    [],
    say('Attn: Ms Tan Hui Min'),
    say('Lorong Placeholder Student Care Ltd'),
    say('118 Lorong Specimen #01-20, Singapore 310118'),
    [],
    ...table('50 300> 380> 480>', [
      ['Item', 'Qty', 'Unit S$', 'Amount S$'],
      ['Buffet menu B', '80', '17.80', '1,424.00'],
      ['Mini bento', '12', '9.50', '114.00'],
      ['', '', 'Total S$', '1,538.00'],
    ]),
  ]);
  expect(reading.fields.customer).toBe('Lorong Placeholder Student Care Ltd');
  expect(linesOf(reading)[0]).toBe('80 × 17.80 = 1424.00 Buffet menu B');
});

test('codes on lines of their own under the items are no part of what these are called', async () => {
  const invoice = (...codes: string[]) =>
    readInvoice([
      say('BLUEGUM HARDWARE PTY LTD'),
      say('TAX INVOICE 7418'),
      say('21 Feb 2026'),
      [],
      ...table('50> 70 300> 400>', [
        ['Qty', 'Item', 'Each', 'Total'],
        ['8', 'TREATED PINE H3 90X45', '13.40', '107.20'],
        ['', codes[0] ?? '', '', ''],
        ['12', 'RAPIDSET CONCRETE 20KG', '8.15', '97.80'],
        ['', codes[1] ?? '', '', ''],
        ['', '', 'Total', '205.00'],
      ]),
    ]);
  const bare = ['8 × 13.40 = 107.20 TREATED PINE H3 90X45', '12 × 8.15 = 97.80 RAPIDSET CONCRETE 20KG'];
  expect(linesOf(await invoice('9301870415522', '9302774118708'))).toEqual(bare);
  expect(linesOf(await invoice('SKU: TP-90-45', 'SKU: RC-20'))).toEqual(bare);
  expect(linesOf(await invoice('SAC 997212', 'SAC 997212'))).toEqual(bare);
  expect(linesOf(await invoice('Cut to size', 'SKU: RC-20'))).toEqual([
    '8 × 13.40 = 107.20 TREATED PINE H3 90X45 Cut to size',
    '12 × 8.15 = 97.80 RAPIDSET CONCRETE 20KG SKU: RC-20',
  ]);
});

test('a charge of a name not known, next to thanks at the left of the total, is no line', async () => {
  const invoice = await readInvoice([
    say('MARLOWE & SONS LTD'),
    say('Invoice INV-1048'),
    say('Date 8 October 2026'),
    say('Bill to: Penrose Foods Ltd'),
    ...table('50 300> 380> 470>', [
      ['Description', 'Qty', 'Price', 'Amount'],
      ['Widget', '2', '5.00', '10.00'],
      ['Gadget', '1', '7.00', '7.00'],
    ]),
    ...table('50 330 470>', [
      ['Thank you for your order', 'Zorbing levy', '4.00'],
      ['Please pay within 30 days', 'Total due', '21.00'],
    ]),
  ]);
  expect(linesOf(invoice)).toEqual(['2 × 5.00 = 10.00 Widget', '1 × 7.00 = 7.00 Gadget']);
});

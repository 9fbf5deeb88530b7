import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const bakery = (...last: string[][]) =>
  readInvoice([
    say('Bakkerij Smit'),
    say('Dorpsstraat 3, Ede'),
    ...table('50 200> 260>', [
      ['2 x Volkoren brood', '2,95', '5,90'],
      ['6 x Kaiserbroodje', '0,45', '2,70'],
      ['Appeltaart', '', '12,50'],
      ...last,
    ]),
    say('21-03-2025 09:12  bon 3381'),
  ]);

describe('a receipt of few words', () => {
  test('is in the language of the words invoices have, and in the currency of its country', async () => {
    const reading = await bakery(['Totaal', '', '21,10'], ['PIN', '', '21,10']);
    expect(reading.language).toBe('nl');
    expect(reading.fields).toMatchObject({ currency: 'EUR', total: '21.10' });
  });

  test('has a cross between a quantity and a name, which is part of neither', async () => {
    const reading = await bakery(['Totaal', '', '21,10'], ['PIN', '', '21,10']);
    expect(linesOf(reading)[0]).toBe('2 × 2.95 = 5.90 Volkoren brood');
  });

  test('has a discount right below its lines, which leads to the total and is not left out', async () => {
    const reading = await bakery(
      ['Korting', '', '-1,00'],
      ['Totaal', '', '20,10'],
      ['PIN', '', '20,10'],
      ['BTW 9%   over 18,44', '', '1,66'],
    );
    expect(reading.fields).toMatchObject({ discount: '1.00', total: '20.10', tax: '1.66' });
    expect(reading.verdict).toBe('proven');
  });

  test('prints its own number, which is no postal code of another country', async () => {
    const reading = await readInvoice([
      say('MATHALLEN BORAS'),
      say('Org nr 556000-1234'),
      say('2025-03-02   15:07   Kassa 4   Kvitto 8812'),
      ...table('50 260>', [
        ['Mjölk 3% 1,5L', '18,90'],
        ['Läsk 4-pack', '29,90'],
        ['Att betala', '48,80'],
        ['Kort', '48,80'],
      ]),
    ]);
    expect(reading.fields.currency).toBe('SEK');
  });

  test('is of the state its address names, where its till counts transactions by TRN', async () => {
    const reading = await readInvoice([
      say('GREEN LEAF MARKET'),
      say('1200 W 4th St, Austin TX'),
      say('(512) 555-0144'),
      say('04/11/25  14:22   REG 3  TRN 8841'),
      ...table('50 260>', [
        ['MILK 2% GAL', '3.79 F'],
        ['PAPER TOWELS', '6.49 T'],
        ['SUBTOTAL', '10.28'],
        ['TAX 8.25%', '0.54'],
        ['TOTAL', '10.82'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ currency: 'USD', date: '2025-04-11' });
  });
});

describe('what stands around the total of a receipt', () => {
  const bill = (below: string[][], service: string[][] = []) =>
    readInvoice([
      say("THE KING'S ARMS"),
      say('High Street, Oundle PE8 4AA'),
      say('VAT 123 4567 89'),
      say('12/04/2025 19:42    Table 7   Clerk: Sue'),
      ...table('50 260>', [
        ['2 FISH & CHIPS', '31.00'],
        ['3 PINT BITTER', '15.90'],
        ['1 HOUSE RED 250ML', '25.20'],
        ['SUB TOTAL', '72.10'],
        ...service,
        ['TOTAL', service.length > 0 ? '79.31' : '72.10'],
        ...below,
      ]),
    ]);

  test('are suggestions for the tip, which are no charges', async () => {
    const { fields } = await bill([['Tip 18% = 12.98   20% =', '14.42']]);
    expect(fields.charges).toBeUndefined();
  });

  test('is a share for service above it, no tax where the tax is named below', async () => {
    const { fields } = await bill([['VAT INCLUDED @20%', '13.22']], [['SERVICE 10%', '7.21']]);
    expect(fields).toMatchObject({ tax: '13.22', total: '79.31' });
  });
});

describe('the name of a party', () => {
  const slip = (name: string) =>
    readInvoice([
      say(name),
      say('300 MAIN ST AUSTIN TX 78701'),
      say('05/22/2025 10:31:20'),
      ...table('50 260>', [
        ['DECK SCREWS 3IN', '12.99 T'],
        ['WOOD STAIN 1L', '24.49 T'],
        ['SUBTOTAL', '37.48'],
        ['TAX', '3.09'],
        ['TOTAL', '40.57'],
      ]),
    ]);

  test('may end in the number of the shop, which counts for none of its letters', async () => {
    expect((await slip('FIELDWAY #2144')).fields.vendor).toBe('FIELDWAY #2144');
  });

  test('is not the number of a shop alone', async () => {
    expect((await slip('STORE #01187')).fields.vendor).not.toBe('STORE #01187');
  });

  test('is the first part of an address behind its label', async () => {
    const { fields } = await readInvoice([
      say('TAX INVOICE'),
      say('KAROO OFFICE SUPPLIES (PTY) LTD'),
      say('Reg 2011/012345/07     VAT No 4123456789'),
      say('Invoice: IN204981      Date: 2025/03/31'),
      say('To: BRIGHT DENTAL, PO BOX 443, GEORGE 6530'),
      [],
      ...table('50 130 300> 400> 500>', [
        ['Code', 'Description', 'Qty', 'Price', 'Amount'],
        ['A4-80', 'Copy paper A4 box', '4', '289.57', '1,158.28'],
        ['PEN-BL', 'Pen blue', '10', '62.61', '626.10'],
        ['', '', '', 'Total', '1,784.38'],
      ]),
    ]);
    expect(fields.customer).toBe('BRIGHT DENTAL');
  });
});

describe('the number of an invoice in a series', () => {
  const invoice = (title: string, country: string) =>
    readInvoice([
      say(country),
      say(title),
      say('Cliente: MARIA LOPEZ GARCIA'),
      [],
      ...table('50 130 300> 400>', [
        ['Cantidad', 'Descripción', 'Precio', 'Importe'],
        ['2', 'Engrapadora metálica', '185,00', '370,00'],
        ['5', 'Papel carta caja', '620,00', '3.100,00'],
        ['', '', 'Total', '3.470,00'],
      ]),
    ]);

  test('has the letter of the series and the number in it, whatever word is between', async () => {
    const title = 'FACTURA Serie A Folio 1188';
    expect((await invoice(title, 'Comercial Roble')).fields.number).toBe('A 1188');
  });

  test('leaves the currency to the tax number of a country', async () => {
    const reading = await invoice('Factura Serie B Número 331', 'Suministros Vega S.L.   CIF B12345678');
    expect(reading.fields).toMatchObject({ number: 'B 331', currency: 'EUR' });
  });
});

describe('what a till prints under the name of an article', () => {
  const slip = (...lines: string[][]) =>
    readInvoice([
      say('BINDER & QUILL'),
      say('2280 Example Turnpike, Edison, NJ 08817'),
      say('10/29/26 05:12'),
      ...table('50 120 260>', lines),
    ]);

  test('is the currency of each unit behind a count, which is no name', async () => {
    const reading = await slip(
      ['Frikadelle kalt', '', ''],
      ['3 St x 1,80 EUR/St', '', '5,40 A'],
      ['Tagesessen Sauerbraten', '', ''],
      ['2 St x 10,50 EUR/St', '', '21,00 A'],
      ['SUMME', '', '26,40'],
    );
    expect(linesOf(reading)).toEqual([
      '3 × 1.80 = 5.40 Frikadelle kalt',
      '2 × 10.50 = 21.00 Tagesessen Sauerbraten',
    ]);
  });

  test('is its reference, behind which a count and a price may be', async () => {
    const reading = await slip(
      ['T-shirt running', '', '24,00 €'],
      ['réf 118741 - 2 x 12,00 €', '', ''],
      ['RETOUR Sac à dos', '', '-19,99 €'],
      ['réf 118717 - -1 x 19,99 €', '', ''],
      ['Total TTC', '', '4,01 €'],
    );
    expect(linesOf(reading)).toEqual([
      '2 × 12.00 = 24.00 T-shirt running',
      '-1 × 19.99 = -19.99 RETOUR Sac à dos',
    ]);
  });
});

test('a row of labels with that of a party heads no table, though two of them could', async () => {
  const reading = await readInvoice([
    say('Harrow Lane Interiors Inc.'),
    [],
    ...table('50 200 300 420', [
      ['Billed To', 'Date of Issue', 'Invoice Number', 'Amount Due (CAD)'],
      ['Dr. Wren Example', '2026-03-06', '0000231', '$1,097.50'],
    ]),
    [],
    ...table('50 300> 380> 480>', [
      ['Description', 'Rate', 'Qty', 'Line Total'],
      ['Design consultation', '$95.00', '6.5', '$617.50'],
      ['Concept boards', '$480.00', '1', '$480.00'],
      ['', '', 'Total', '1,097.50'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ number: '0000231', customer: 'Dr. Wren Example' });
});

test('two taxes of one rate with their rate in their names are both levied', async () => {
  const reading = await readInvoice([
    say('Nakshatra Infotech Services'),
    say('Invoice number INV-000418'),
    [],
    ...table('50 300> 380> 480>', [
      ['Item', 'Qty', 'Rate', 'Amount'],
      ['Annual maintenance', '2.00', '1,450.00', '2,900.00'],
      ['Cable laying', '6.00', '925.00', '5,550.00'],
      ['', '', 'Sub Total', '8,450.00'],
      ['', '', 'CGST9 (9%)', '760.50'],
      ['', '', 'SGST9 (9%)', '760.50'],
      ['', '', 'Total', '₹9,971.00'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '1521.00', total: '9971.00' });
  expect(reading.verdict).toBe('proven');
});

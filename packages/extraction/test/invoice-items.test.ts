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
  say('Bill to: Meridian Dental Practice'),
  [],
];

const sums = (rows: readonly (readonly [string, string])[]): DrawnLine[] => table('360 540>', rows);

describe('the lines of an invoice', () => {
  test('are read from the columns that their headers name', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '£24.00', '£72.00'],
        ['On-site consultation', '1.5', '£60.00', '£90.00'],
      ]),
      [],
      ...sums([
        ['Subtotal', '£162.00'],
        ['VAT 20%', '£32.40'],
        ['Total', '£194.40'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '3 × 24.00 = 72.00 Oak shelving board',
      '1.5 × 60.00 = 90.00 On-site consultation',
    ]);
    expect(reading).toMatchObject({
      kind: 'invoice',
      verdict: 'proven',
      fields: { subtotal: '162.00', tax: '32.40', total: '194.40', currency: 'GBP' },
    });
  });

  test('use the columns that multiply, whatever their headers', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('90> 120 430> 540>', [
        ['Amount', 'Product', 'Price', 'Total'],
        ['4', 'LED floodlight', '25.00', '100.00'],
        ['10', 'Filter set', '3.50', '35.00'],
      ]),
      [],
      ...sums([['Total due', '135.00']]),
    ]);
    expect(linesOf(reading)).toEqual(['4 × 25.00 = 100.00 LED floodlight', '10 × 3.50 = 35.00 Filter set']);
  });

  test('continue over wrapped names and pages, without headers and carried totals', async () => {
    const columns = '50 330> 430> 540>';
    const headings = ['Description', 'Qty', 'Unit price', 'Amount'];
    const reading = await readInvoice(
      [
        ...head,
        ...table(columns, [headings, ['Copper pipe 15 mm', '2', '10.00', '20.00']]),
        say('three metre length'),
        ...table(columns, [
          ['Emergency call-out', '1', '80.00', '80.00'],
          ['Carried forward', '', '', '100.00'],
        ]),
      ],
      [
        ...table(columns, [headings, ['Safety training', '1', '50.00', '50.00']]),
        [],
        ...sums([['Total', '150.00']]),
      ],
    );
    expect(linesOf(reading)).toEqual([
      '2 × 10.00 = 20.00 Copper pipe 15 mm three metre length',
      '1 × 80.00 = 80.00 Emergency call-out',
      '1 × 50.00 = 50.00 Safety training',
    ]);
    expect(reading).toMatchObject({ verdict: 'proven', fields: { total: '150.00' } });
  });

  test('keep their discount: quantity times price minus the printed percentage is the amount', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300> 380> 450> 540>', [
        ['Description', 'Qty', 'Unit price', 'Disc. %', 'Amount'],
        ['Printed brochures', '2', '50.00', '10%', '90.00'],
        ['Website hosting', '1', '120.00', '', '120.00'],
      ]),
      [],
      ...sums([['Total', '210.00']]),
    ]);
    expect(reading.lines.map((line) => line.amount)).toEqual(['90.00', '120.00']);
    expect(reading.verdict).toBe('proven');
  });

  test('of a credit note are negative as printed', async () => {
    const reading = await readInvoice([
      title('CREDIT NOTE'),
      ...head.slice(1),
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Returned desk chair', '-1', '180.00', '-180.00'],
      ]),
      [],
      ...sums([
        ['Subtotal', '-180.00'],
        ['VAT 20%', '-36.00'],
        ['Total', '-216.00'],
      ]),
    ]);
    expect(reading).toMatchObject({ verdict: 'proven', fields: { total: '-216.00', tax: '-36.00' } });
    expect(reading.lines.map((line) => line.amount)).toEqual(['-180.00']);
  });

  test('of a till need no headers, and use the quantity printed below them', async () => {
    const reading = await readInvoice([
      say('Frischmarkt Sander'),
      say('Hauptstr. 44'),
      say('50935 Köln'),
      [],
      ...table('50 240>', [
        ['VOLLMILCH', '2,38'],
        ['ROGGENBROT', '3,49'],
      ]),
      ...table('64', [['2 Stk x 1,745']]).slice(1),
      ...table('50 240>', [['BIRNEN', '4,20']]),
      ...table('64', [['3 Stk x 1,40']]),
      ...table('50 240>', [
        ['SUMME EUR', '10,07'],
        ['Bar', '20,00'],
        ['Rückgeld', '9,93'],
      ]),
      say('Bon-Nr.: 8812'),
      say('05.05.2025'),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 2.38 VOLLMILCH',
      '- × - = 3.49 ROGGENBROT',
      '3 × 1.40 = 4.20 BIRNEN',
    ]);
    expect(reading).toMatchObject({
      kind: 'receipt',
      fields: { total: '10.07', number: '8812', date: '2025-05-05' },
    });
  });

  test('keep a size within a name that is not quantity times price', async () => {
    const reading = await readInvoice([
      say('Frischmarkt Sander'),
      [],
      ...table('50 240>', [
        ['MINERALWASSER 6X1,5', '4,62'],
        ['ROGGENBROT', '3,49'],
        ['SUMME EUR', '8,11'],
        ['Bar', '8,11'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['- × - = 4.62 MINERALWASSER 6X1,5', '- × - = 3.49 ROGGENBROT']);
  });
});

describe('rows of a folio', () => {
  test('begin with a date: one called a tax is a charge like any other', async () => {
    const reading = await readInvoice([
      title('Guest Folio'),
      say('Harborview Inn'),
      say('Folio No: 195635'),
      [],
      ...table('50 130 430> 540>', [
        ['Date', 'Description', 'Charges', 'Credits'],
        ['06/09/2024', 'Room charge', '195.63', ''],
        ['06/09/2024', 'State tax', '11.74', ''],
        ['06/10/2024', 'Room charge', '195.63', ''],
        ['06/10/2024', 'State tax', '11.74', ''],
        ['06/11/2024', 'Visa card', '', '414.74'],
      ]),
      [],
      ...table('360 540>', [['Total charges', '$414.74']]),
    ]);
    expect(linesOf(reading)).toHaveLength(4);
    expect(reading.verdict).toBe('proven');
  });

  test('in columns of debit and credit with a balance are an invoice if a hotel stay is printed above them', async () => {
    const reading = await readInvoice([
      title('Hotell Fyrvaktaren'),
      ...table('50 300 400', [
        ['Karin Lindqvist', 'Notanr', '195635'],
        ['Björkvägen 12', 'Rum', '214'],
        ['181 45 Lidingö', 'Ankomst', '2025-05-02'],
        ['', 'Avresa', '2025-05-04'],
      ]),
      [],
      ...table('50 130 430> 540>', [
        ['Datum', 'Text', 'Debet', 'Kredit'],
        ['2025-05-02', 'Logi inkl. frukost', '1 195,00', ''],
        ['2025-05-03', 'Logi inkl. frukost', '1 195,00', ''],
        ['2025-05-03', 'Bar Lobby', '120,00', ''],
        ['2025-05-04', 'VISA', '', '2 510,00'],
        ['', 'Totalt SEK', '2 510,00', '2 510,00'],
        ['', 'Saldo', '0,00', ''],
      ]),
    ]);
    expect(linesOf(reading)).toHaveLength(3);
    expect(reading.fields.total).toBe('2510.00');
  });
});

test('a date column under an unknown header is not part of the description', async () => {
  const reading = await readInvoice([
    title('Rechnung'),
    say('Rechnungsnummer: 4711'),
    [],
    ...table('50 140 540>', [
      ['Wann', 'Leistung', 'Betrag'],
      ['24.01.23', 'Anfahrt', '20,00'],
      ['25.01.23', 'Montage', '15,00'],
    ]),
    ...table('430 540>', [['Gesamtbetrag', '35,00 €']]),
  ]);
  expect(linesOf(reading)).toEqual(['- × - = 20.00 Anfahrt', '- × - = 15.00 Montage']);
});

describe('a header for item descriptions', () => {
  test('is above their codes if another header names the description and only codes are below', async () => {
    const reading = await readInvoice([
      title('Factuur'),
      say('Factuurnummer: VF519751'),
      [],
      ...table('50 130 330> 430> 540>', [
        ['ARTIKEL', 'OMSCHRIJVING', 'AANTAL', 'PRIJS', 'BEDRAG'],
        ['DX-4160', 'Stelling huur', '2', '10,00', '20,00'],
        ['4M-2044', 'Dakpannen', '3', '5,00', '15,00'],
      ]),
      ...table('430 540>', [['Totaal', '€ 35,00']]),
    ]);
    expect(linesOf(reading)).toEqual(['2 × 10.00 = 20.00 Stelling huur', '3 × 5.00 = 15.00 Dakpannen']);
  });
});

test('a line of which nothing came is part of no other line', async () => {
  const reading = await readInvoice([
    title('INVOICE'),
    say('Northgate Fixings Ltd'),
    ...table('80> 130> 150 400> 540>', [
      ['Ordered', 'Shipped', 'Description', 'Price', 'Amount'],
      ['4', '4', 'Gel pens', '17.64', '70.56'],
      ['2', '0', 'Task chair, black', '', ''],
      ['', '', 'Backordered, expected 03/05/26', '', ''],
      ['6', '6', 'Address labels', '12.15', '72.90'],
      ['', '', '', 'Total', '143.46'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual(['Gel pens', 'Address labels']);
});

describe('the names of lines', () => {
  const slip = async (...rows: (readonly string[])[]) => {
    const { lines } = await readInvoice([
      say('Harbour Foods'),
      say('05/03/2025 17:42'),
      [],
      ...table('50 240>', rows),
    ]);
    return lines.map(({ description, quantity }) => `${quantity ?? '-'} ${description}`);
  };

  test('leave out the bar code above them where the quantity stands below', async () => {
    const names = await slip(
      ['062118440017'],
      ['CEDAR PICKET'],
      ['12 @ 4.98', '59.76'],
      ['062118440284'],
      ['DECK SCREWS 1KG', '24.99'],
      ['TOTAL', '84.75'],
    );
    expect(names).toEqual(['12 CEDAR PICKET', '- DECK SCREWS 1KG']);
  });

  test('begin above a line that continues them in lower case', async () => {
    const names = await slip(
      ['2 Rostbraten', '43.00'],
      ['2 Kaffee', '9.20'],
      ['1 Nusstorte'],
      ['zum Mitnehmen', '16.00'],
      ['TOTAL', '68.20'],
    );
    expect(names).toEqual(['2 Rostbraten', '2 Kaffee', '1 Nusstorte zum Mitnehmen']);
  });
});

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

describe('the total of an invoice', () => {
  test('holds what is printed above it by a name nobody listed', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Study of the dispute', '1,200.00'],
        ['Assistance in mediation', '700.00'],
      ]),
      ...sums([
        ['Subtotal', '1,900.00'],
        ['VAT 20%', '380.00'],
        ['Court stamps advanced', '43.00'],
        ['Total', '2,323.00'],
      ]),
    ]);
    expect(linesOf(reading)).toHaveLength(2);
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '1900.00', tax: '380.00', total: '2323.00' },
    });
  });

  test('of a credit note without a legible label is what its subtotal and tax make together', async () => {
    const reading = await readInvoice([
      title('CREDIT NOTE'),
      ...head.slice(1),
      ...table('50 300> 440> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Double wall carton', '-200', '0.76', '-152.00'],
        ['Stretch film', '-6', '11.40', '-68.40'],
      ]),
      ...sums([
        ['Total excl. VAT', '-220.40'],
        ['VAT 20%', '-44.08'],
        ['Kept for you', '-264.48'],
      ]),
    ]);
    expect(reading).toMatchObject({
      verdict: 'proven',
      fields: { subtotal: '-220.40', tax: '-44.08', total: '-264.48' },
    });
  });

  test('holds what is sold with its tax, which is no tax itself', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['First night', '1,450.00'],
        ['Second night', '1,450.00'],
      ]),
      ...sums([
        ['Subtotal', '2,900.00'],
        ['Minibar (VAT included)', '666.00'],
        ['VAT', '464.00'],
        ['Total', '4,030.00'],
      ]),
    ]);
    expect(reading.fields.tax).toBe('464.00');
  });

  test('is contradicted where what is printed above it does not lead to it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Study of the dispute', '1,200.00'],
        ['Assistance in mediation', '700.00'],
      ]),
      ...sums([
        ['Subtotal', '1,900.00'],
        ['VAT 20%', '380.00'],
        ['Court stamps advanced', '43.00'],
        ['Total', '2,332.00'],
      ]),
    ]);
    expect(reading.verdict).not.toBe('proven');
  });

  test('is not a line where a discount has a word before it that nobody listed, nor is its tax', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('225 414> 480> 544>', [
        ['Work', 'Qty', 'Rate', 'Amount'],
        ['Brand refresh', '1', '4,800.00', '4,800.00'],
        ['Packaging artwork', '6', '420.00', '2,520.00'],
        ['Press checks', '2', '350.00', '700.00'],
      ]),
      ...table('30 322 544>', [
        ['Pay to', 'Subtotal', '8,020.00'],
        ['PayNow 201811874K', 'Goodwill discount 5%', '-401.00'],
        ['Straits Bank 118-40118-7', 'GST 9% on 7,619.00', '685.71'],
        ['', 'Total due (SGD)', '8,304.71'],
      ]),
    ]);
    expect(linesOf(reading)).toHaveLength(3);
    expect(reading.fields).toMatchObject({ tax: '685.71', total: '8304.71' });
  });
});

describe('a credit note', () => {
  test('has its own number and day, not those of the invoice it credits, and amounts in brackets behind a mark', async () => {
    const reading = await readInvoice([
      title('CREDIT MEMO'),
      say('Tri-County Tool & Supply, Inc.'),
      say('2207 Industrial Pkwy, Fort Wayne, IN 46808'),
      ...table('330 420', [
        ['Memo No.', 'CM-20418'],
        ['Memo Date', '05/11/2026'],
        ['Invoice No.', '118740'],
        ['Invoice Date', '04/28/2026'],
      ]),
      [],
      ...table('50 250> 400> 540>', [
        ['Description', 'Qty', 'Unit Price', 'Extended'],
        ['Torque wrench', '2', '89.50', '(179.00)'],
        ['Socket set', '1', '64.25', '(64.25)'],
      ]),
      ...sums([
        ['Subtotal', '(243.25)'],
        ['Restocking Fee', '24.33'],
        ['TOTAL CREDIT', '$(218.92)'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ number: 'CM-20418', date: '2026-05-11', total: '-218.92' });
  });
});

describe('the table of an invoice', () => {
  test('has headings of which the first is a period', async () => {
    const reading = await readInvoice([
      title('ELREGNING'),
      say('Vestkystens Elforsyning A/S'),
      say('Fakturanr. 40118-2207'),
      say('Fakturadato 8. juli 2026'),
      [],
      ...table('50 330> 430> 540>', [
        ['Periode 01.04.2026 - 30.06.2026', 'Mængde', 'Pris kr.', 'Beløb kr.'],
        ['Elforbrug, fast pris', '1.284 kWh', '0,7420', '952,73'],
        ['Netabonnement', '3 mdr.', '49,0000', '147,00'],
      ]),
      ...sums([
        ['I alt ekskl. moms', '1.099,73'],
        ['Moms 25 %', '274,93'],
        ['I alt inkl. moms', '1.374,66'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '1284 × 0.7420 = 952.73 Elforbrug, fast pris',
      '3 × 49.0000 = 147.00 Netabonnement',
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '1099.73', tax: '274.93', total: '1374.66' });
  });
});

describe('a till slip', () => {
  test('has a quantity with a price for each unit, without a sign between them', async () => {
    const reading = await readInvoice([
      say('LÄHIKAUPPA MUSTIKKA'),
      say('Kuitti 2214 19.03.2026 17:41'),
      [],
      ...table('50 300>', [
        ['Ruisleipä viipaloitu', '2,35'],
        ['Kahvi suodatinjauhatus'],
        ['  2 KPL 4,95 €/KPL', '9,90'],
        ['Juusto irto'],
        ['  0,412 kg 13,90 €/kg', '5,73'],
        ['YHTEENSÄ', '17,98'],
        ['Pankkikortti', '17,98'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 2.35 Ruisleipä viipaloitu',
      '2 × 4.95 = 9.90 Kahvi suodatinjauhatus',
      '0.412 × 13.90 = 5.73 Juusto irto',
    ]);
  });

  test('has the tax its total holds where the sum was rounded', async () => {
    const reading = await readInvoice([
      say('KLOOF BUILD & PAINT'),
      say('TAX INVOICE'),
      say('06/09/2026 10:14'),
      [],
      ...table('50 300>', [
        ['SANDPAPER SHEET P120', 'R50.00'],
        ['PVA WALL WHITE 5L', 'R389.90'],
        ['ROLLER SET 225MM', 'R144.41'],
        ['SUBTOTAL', 'R584.31'],
        ['ROUNDING', 'R-0.01'],
        ['TOTAL', 'R584.30'],
        ['CASH', 'R600.00'],
        ['CHANGE', 'R15.70'],
        ['VAT INCL 15%', 'R76.21'],
        ['EXCL VAT', 'R508.10'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax: '76.21', total: '584.30' });
  });
});

describe('invoices of more countries', () => {
  test('are read in Hungarian', async () => {
    const reading = await readInvoice([
      title('SZÁMLA'),
      ...table('50 300', [
        ['Eladó', 'Vevő'],
        ['Mintás Bolt Kft.', 'Példa Kerékpár Kft.'],
        ['7621 Pécs, Király utca 118.', '7400 Kaposvár, Fő utca 22.'],
      ]),
      [],
      say('Számla sorszáma: MG-2026-00018'),
      say('Számla kelte: 2026.02.27.'),
      say('Fizetési határidő: 2026.03.14.'),
      [],
      ...table('50 330> 430> 540>', [
        ['Megnevezés', 'Menny.', 'Egységár', 'Nettó'],
        ['Honlap karbantartás', '1', '45 000', '45 000'],
        ['Könyv', '5', '3 200', '16 000'],
      ]),
      ...sums([
        ['Nettó összesen', '61 000'],
        ['ÁFA 27%', '16 470'],
        ['Fizetendő összeg', '77 470 Ft'],
      ]),
    ]);
    expect(reading).toMatchObject({
      kind: 'invoice',
      fields: {
        number: 'MG-2026-00018',
        date: '2026-02-27',
        dueDate: '2026-03-14',
        vendor: 'Mintás Bolt Kft.',
        customer: 'Példa Kerékpár Kft.',
        total: '77470.00',
        currency: 'HUF',
      },
    });
  });
});

describe('a percentage', () => {
  test('may have its sign in front', async () => {
    const reading = await readInvoice([
      title('FATURA'),
      say('Çınaraltı Ofis Mobilya A.Ş.'),
      say('Fatura No: COM2026000000418'),
      say('Fatura Tarihi: 18-06-2026'),
      [],
      ...table('50 280> 370> 450> 540>', [
        ['Mal Hizmet', 'Miktar', 'Birim Fiyat', 'İskonto Oranı', 'Tutar'],
        ['Çalışma masası', '2', '3.450,00', '%10,00', '6.210,00'],
        ['Defter kareli', '24', '48,50', '%5,00', '1.105,80'],
      ]),
      ...sums([['Genel Toplam', '7.315,80']]),
    ]);
    expect(reading.verdict).toBe('proven');
    expect(linesOf(reading)[0]).toBe('2 × 3450.00 = 6210.00 Çalışma masası');
  });
});

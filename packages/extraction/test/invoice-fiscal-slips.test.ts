import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('the slip of a card terminal', () => {
  test('has no line items: its amount and the gratuity are what is charged', async () => {
    const reading = await readInvoice([
      say('THE BENT FORK'),
      say('7 Sample Street'),
      [],
      say('CUSTOMER COPY'),
      say('VISA DEBIT'),
      say('AID: A0000000031010'),
      say('CONTACTLESS'),
      say('SALE'),
      ...table('50 220>', [
        ['AMOUNT', '£27.60'],
        ['GRATUITY', '£3.00'],
        ['TOTAL', '£30.60'],
      ]),
      say('17/03/26 13:05'),
      say('AUTH CODE: 118740'),
    ]);
    expect(linesOf(reading)).toEqual([]);
    expect(reading.fields.total).toBe('30.60');
    expect(reading.verdict).toBe('unproven');
  });
});

describe('the slip of a fiscal till', () => {
  test('has amounts that begin with an asterisk, its VAT percent before them', async () => {
    const reading = await readInvoice([
      say('DENEME MARKET'),
      say('İSTANBUL'),
      say('TARİH : 17/03/2026'),
      say('FİŞ NO : 0118'),
      ...table('50 200 300>', [
        ['2 AD X 34,50', '', ''],
        ['YARIM YAĞLI SÜT', '%01', '*69,00'],
        ['EKMEK 250 GR', '%01', '*12,50'],
        ['KAĞIT HAVLU', '%20', '*189,50'],
        ['ARA TOPLAM', '', '*271,00'],
        ['SADAKAT İNDİRİMİ', '', '*-21,00'],
        ['TOPLAM', '', '*250,00'],
        ['KREDİ KARTI', '', '*250,00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 34.50 = 69.00 YARIM YAĞLI SÜT',
      '- × - = 12.50 EKMEK 250 GR',
      '- × - = 189.50 KAĞIT HAVLU',
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '271.00', total: '250.00' });
  });
});

describe('a discount at the end of a slip that prints the tax rate of every line', () => {
  const slip = (...subtotal: string[][]) =>
    readInvoice([
      say('DENEME MARKET'),
      say('İSTANBUL'),
      say('TARİH : 17/03/2026'),
      say('FİŞ NO : 0118'),
      ...table('50 200 300>', [
        ['2 AD X 34,50', '', ''],
        ['YARIM YAĞLI SÜT', '%01', '*69,00'],
        ['EKMEK 250 GR', '%01', '*12,50'],
        ['0,845 KG X 49,90', '', ''],
        ['SALKIM DOMATES', '%01', '*42,17'],
        ['KAĞIT HAVLU', '%20', '*189,50'],
        ...subtotal,
        ['SADAKAT İNDİRİMİ', '', '*-21,00'],
        ['TOPKDV', '', '*29,32'],
        ['TOPLAM', '', '*292,17'],
        ['KREDİ KARTI', '', '*292,17'],
        ['KDV', 'MATRAH', 'KDV TUTARI'],
        ['%01', '122,45', '1,22'],
        ['%20', '140,42', '28,08'],
      ]),
    ]);
  const AMOUNTS = ['69.00', '12.50', '42.17', '189.50'];

  test('is none of its lines', async () => {
    const reading = await slip();
    expect(reading.lines.map(({ amount }) => amount)).toEqual(AMOUNTS);
  });

  test('is below the sum of the lines, whatever that is called', async () => {
    const reading = await slip(['VORNAL', '', '*313,17']);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect(reading.fields).toMatchObject({ subtotal: '313.17', total: '292.17' });
  });
});

test('a rounding too small for a mark of thousands is one of the sums of a slip', async () => {
  const reading = await readInvoice([
    say('WARUNG CONTOH'),
    say('Jl. Dago No. 118, Bandung'),
    say('Tanggal : 17-03-2026 19:41'),
    ...table('50 300>', [
      ['Nasi Goreng Kampung', '84.000'],
      ['Ayam Bakar Taliwang', '117.000'],
      ['Subtotal', '201.000'],
      ['Diskon Member 10%', '-20.100'],
      ['Service Charge 5%', '9.045'],
      ['PB1 10%', '18.995'],
      ['Pembulatan', '-40'],
      ['TOTAL IDR', '208.900'],
      ['QRIS', '208.900'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['84000.00', '117000.00']);
  expect(reading.verdict).toBe('proven');
});

import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const items = table('50 540>', [
  ['Description', 'Amount USD'],
  ['Drayage, port to door', '485.00'],
  ['Chassis rental', '168.00'],
  ['Pre-pull', '150.00'],
  ['TOTAL DUE USD', '803.00'],
]);

describe('the customer', () => {
  test('is billed, not the consignee next to it', async () => {
    const reading = await readInvoice([
      ...table('50 420', [['NAMUNA PACKTECH PRIVATE LIMITED', 'PROFORMA INVOICE']]),
      say('Plot 118, GIDC Phase IV, Ahmedabad 382445'),
      [],
      ...table('50 130 360 450', [
        ['Proforma No.', 'NPT/PI/2026/418', 'Validity', '30 days'],
        ['Date', '16.11.2026', '', ''],
      ]),
      [],
      ...table('50 360', [
        ['Buyer', 'Consignee'],
        ['Udaharan Snacks & Namkeen LLP', 'Udaharan Snacks & Namkeen LLP, Unit II'],
        ['22, Paryog Industrial Estate', 'Village Testpur, Tehsil Huzur'],
        ['Bhopal 462023, Madhya Pradesh', 'Bhopal 462038, Madhya Pradesh'],
      ]),
      [],
      ...items,
    ]);
    expect(reading.fields.customer).toBe('Udaharan Snacks & Namkeen LLP');
  });

  test('is the company on the line of its label, whatever begins the next line', async () => {
    const reading = await readInvoice([
      ...table('50 400', [
        ['Edificaciones Muestra del Bajío, S.A. de C.V.', 'FACTURA A 1187'],
        ['RFC EMB140118Q77', 'Fecha 2026-11-20'],
      ]),
      [],
      ...table('50 105 330 470', [
        ['Receptor:', 'Inmobiliaria Tres Ríos, S.A.P.I. de C.V.', 'RFC IET190774K18', 'C.P. 76118'],
      ]),
      ...table('50 240 330 440', [
        ['Uso CFDI I01 Construcciones', 'Régimen 601', 'Método PPD', 'Forma 99 Por definir'],
      ]),
      [],
      ...table('50 540>', [
        ['Concepto', 'Importe'],
        ['Trazo y nivelación', '6,118.20'],
        ['Excavación', '39,651.60'],
        ['Subtotal', '45,769.80'],
        ['IVA 16%', '7,323.17'],
        ['Total MXN', '53,092.97'],
      ]),
    ]);
    expect(reading.fields.customer).toBe('Inmobiliaria Tres Ríos, S.A.P.I. de C.V.');
  });

  test('is read without the hidden number behind the name', async () => {
    const reading = await readInvoice([
      title('TAX INVOICE'),
      say('EXAMPLE LIVER CENTRE PTE LTD'),
      [],
      ...table('50 120 360 440', [
        ['Patient', 'TAN SAMPLE HUI (S****187J)', 'Invoice No', 'EGLC-26110774'],
        ['Address', 'Blk 118 Testing Ave 4', 'Invoice Date', '12 Nov 2026'],
      ]),
      [],
      ...items,
    ]);
    expect(reading.fields.customer).toBe('TAN SAMPLE HUI');
  });
});

describe('the vendor', () => {
  test('is not what its trade is called alone', async () => {
    const reading = await readInvoice([
      say('STUDIO LEGALE', 230),
      say('Avv. Ginevra Provacampione', 205),
      say('Via dei Modelli, 18 – 35100 Padova', 195),
      [],
      say('PARCELLA n. 74/2026 del 20/11/2026'),
      [],
      ...table('50 540>', [
        ['Descrizione', 'Importo €'],
        ['Fase di studio', '919,00'],
        ['Fase introduttiva', '777,00'],
        ['Totale documento', '1.696,00'],
      ]),
    ]);
    expect(reading.fields.vendor).toContain('Avv. Ginevra Provacampione');
  });
});

test('a time zone is no tax of a country', async () => {
  const reading = await readInvoice([
    title('Order invoice'),
    say('Juniper Outfitters LLC, 40 Mill Way, Bellingham, WA 98225'),
    say('Placed November 14, 2026, 9:41 PM PST'),
    [],
    ...table('50 540>', [
      ['Item', 'Total'],
      ['Trail pack', '$149.95'],
      ['Headlamp', '$88.00'],
      ['Order total', '$237.95'],
    ]),
  ]);
  expect(reading.fields.currency).toBe('USD');
});

test('a narrow print on a sheet is a receipt, though it calls itself a tax invoice', async () => {
  const reading = await readInvoice([
    say('Die Toets Tafel'),
    say('18 Voorbeeld Road, Franschhoek 7690'),
    say('TAX INVOICE'),
    say('Table 14  Guests 5'),
    ...table('50 230>', [
      ['LAMB SHANK', '418.00'],
      ['KINGKLIP GRILLED', '265.00'],
      ['CHIPS', '105.00'],
      ['TOTAL', '788.00'],
    ]),
  ]);
  expect(reading.kind).toBe('receipt');
});

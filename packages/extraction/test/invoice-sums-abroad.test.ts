import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];

describe('the amounts of lines', () => {
  test('may be in two columns of which each line fills one', async () => {
    const reading = await readInvoice([
      title('RECHNUNG'),
      say('Hansa Zollservice GmbH'),
      [],
      ...table('50 380> 540>', [
        ['Leistung', 'steuerfrei EUR', 'steuerpflichtig EUR'],
        ['Zollabgaben', '352,25', ''],
        ['Zollabfertigung', '', '65,00'],
        ['Standgeld', '', '135,00'],
        ['Summe steuerfrei', '', '352,25'],
        ['Summe steuerpflichtig', '', '200,00'],
        ['19% Umsatzsteuer', '', '38,00'],
        ['Endbetrag EUR', '', '590,25'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['352.25', '65.00', '135.00']);
    expect(reading.fields).toMatchObject({ tax: '38.00', total: '590.25', currency: 'EUR' });
  });

  test('are below headers with more text in brackets', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300> 400> 540>', [
        ['Product', 'Price (incl. VAT)', 'Qty', 'Total (incl. VAT)'],
        ['Kettle', '20.00', '2', '40.00'],
        ['Toaster', '35.00', '1', '35.00'],
        ['Order total', '', '', '75.00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['2 × 20.00 = 40.00 Kettle', '1 × 35.00 = 35.00 Toaster']);
  });

  test('are those without tax if names are above bases, taxes and totals', async () => {
    const reading = await readInvoice([
      title('FACTURA'),
      say('Plaza Digital S.L.U.'),
      [],
      ...table('50 250> 320> 420> 540>', [
        ['Concepto', 'Base imponible', '% IVA', 'Cuota IVA', 'Total'],
        ['Comisión por ventas', '100,00 €', '21%', '21,00 €', '121,00 €'],
        ['Tarifa mensual', '39,00 €', '21%', '8,19 €', '47,19 €'],
      ]),
      [],
      ...table('360 540>', [
        ['Total base imponible', '139,00 €'],
        ['Total IVA', '29,19 €'],
        ['Total factura', '168,19 €'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['- × - = 100.00 Comisión por ventas', '- × - = 39.00 Tarifa mensual']);
  });

  test('continue before their tax rate number on a receipt', async () => {
    const reading = await readInvoice([
      say('HYPER RIVE DROITE'),
      [],
      ...table('50 220>', [
        ['LAIT DEMI ECREME', '5.52 1'],
        ['COMTE 12 MOIS', '24.58 2'],
        ['TOTAL A PAYER', '30.10 €'],
        ['CARTE BANCAIRE', '30.10 €'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['- × - = 5.52 LAIT DEMI ECREME', '- × - = 24.58 COMTE 12 MOIS']);
  });
});

describe('the total', () => {
  test('is the amount charged, not what is left after a retainer', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Deposition', '585.00'],
        ['Motion to compel', '325.00'],
        ['Total current charges', '910.00'],
        ['Less retainer applied', '(500.00)'],
        ['Balance due', '410.00'],
      ]),
    ]);
    expect(reading.fields.total).toBe('910.00');
  });

  test('is the amount paid if a receipt prints nothing else', async () => {
    const reading = await readInvoice([
      title('Travel Receipt'),
      say('Emerald Wings Ltd'),
      [],
      ...table('50 540>', [
        ['Fare', 'EUR 81.24'],
        ['Checked bag', 'EUR 31.49'],
        ['Total paid', 'EUR 112.73'],
      ]),
    ]);
    expect(reading.fields.total).toBe('112.73');
  });

  test('with its tax begins like a tax total in French', async () => {
    const reading = await readInvoice([
      title('FACTURE'),
      say('Cabinet Verlinden SARL'),
      [],
      ...table('50 540>', [
        ['Consultation', '700,00 €'],
        ['Rédaction', '300,00 €'],
        ['Total hors TVA', '1.000,00 €'],
        ['TVA 21 %', '210,00 €'],
        ['Total TVA comprise', '1.210,00 €'],
        ['Provision reçue', '-500,00 €'],
        ['Solde à payer', '710,00 €'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '1000.00', tax: '210.00', total: '1210.00' });
  });

  test('closes a table with its count, base and tax next to it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 250> 350> 450> 540>', [
        ['Product', 'Qty', 'Taxable value', 'IGST', 'Total'],
        ['Kurta', '2', '100.00', '18.00', '118.00'],
        ['Mat', '1', '50.00', '9.00', '59.00'],
        ['Total', '3', '150.00', '27.00', '177.00'],
      ]),
      ...table('400 540>', [['Grand total', '177.00']]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '150.00', tax: '27.00', total: '177.00' });
  });
});

describe('the date', () => {
  test('is not one of a date column', async () => {
    const reading = await readInvoice([
      title('FACTURE N° 1234567 DU 14/11/2026'),
      say('TRANSPORTS GAUDIN SAS'),
      [],
      ...table('50 150 540>', [
        ['Date', 'Trajet', 'Montant HT'],
        ['25/10/2026', 'LYON - LILLE', '400,00'],
        ['26/10/2026', 'METZ - PAU', '300,00'],
      ]),
      ...table('360 540>', [['Total HT', '700,00']]),
    ]);
    expect(reading.fields.date).toBe('2026-11-14');
  });
});

describe('group totals printed above their lines', () => {
  test('do not silently replace lines that do not add up to them', async () => {
    const reading = await readInvoice([
      title('FACTURE'),
      say('Lumio SARL'),
      [],
      ...table('50 540>', [
        ['Vos abonnements', '51,98 €'],
        ['Abonnement fibre', '41,99 €'],
        ['Option sport', '9,99 €'],
        ['Vos consommations', '11,16 €'],
        ['Appels vers mobiles', '8,66 €'],
        ['Location décodeur', '3,00 €'],
        ['Total HT', '52,62 €'],
        ['TVA 20 %', '10,52 €'],
        ['Total TTC', '63,14 €'],
      ]),
    ]);
    expect(reading.verdict).not.toBe('proven');
  });
});

test('a street named Bolívar is no currency', async () => {
  const reading = await readInvoice([
    title('FACTURA'),
    say('DISTRIBUIDORA PRUEBASALUD S.A.'),
    say('Bolívar 18-24 y Castillo, Ambato'),
    say('Factura N° 001-014-000073518'),
    ...table('50 320> 400> 470>', [
      ['Descripción', 'Cant.', 'Precio', 'Total'],
      ['Suero oral coco', '3,00', '1,95', '5,85'],
      ['Cepillo dental', '2,00', '2,50', '5,00'],
    ]),
    ...table('320 470>', [['TOTAL', '10,85']]),
  ]);
  expect(reading.fields).toMatchObject({ total: '10.85', currency: null });
});

test('columns of amounts by rate of tax are one, of which each line fills one and the subtotal adds up each', async () => {
  const reading = await readInvoice([
    title('FACTURA N° 001-002-0001187'),
    say('Fecha de emisión: 17 de marzo de 2026'),
    ...table('60> 80 330> 400> 470> 545>', [
      ['Cant.', 'Descripción', 'Precio Unit.', 'Exentas', '5 %', '10 %'],
      ['12', 'Bolsa de cemento 50 kg', '62.000', '', '', '744.000'],
      ['40', 'Arroz tipo 1, 5 kg', '38.000', '', '1.520.000', ''],
      ['2', 'Libro contable rubricado', '45.000', '90.000', '', ''],
      ['1', 'Carretilla reforzada', '285.000', '', '', '285.000'],
    ]),
    ...table('80 400> 470> 545>', [['Subtotal', '90.000', '1.520.000', '1.029.000']]),
    ...table('80 545>', [['Total a pagar Gs.', '2.639.000']]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['744000', '1520000', '90000', '285000']);
  expect(reading.fields).toMatchObject({ subtotal: null, total: '2639000' });
});

test('taxes by class without a rate are added, and a net amount below the rounding is the total', async () => {
  const reading = await readInvoice([
    title('BANYAN FRESH MART'),
    say('GSTIN: 29AAHCB1187R1Z5'),
    title('TAX INVOICE'),
    say('Bill No : 0418-187405'),
    ...table('50 330> 430> 540>', [
      ['Particulars', 'Qty', 'Rate', 'Value'],
      ['SONA RICE 10KG', '1', '689.00', '689.00'],
      ['MARIE BISCUIT', '3', '28.50', '85.50'],
      ['DETERGENT LQ 2L', '1', '379.10', '379.10'],
    ]),
    ...table('360 540>', [
      ['Round Off', '0.40'],
      ['NET AMOUNT Rs.', '1154.00'],
    ]),
    ...table('50 200> 300> 400> 540>', [
      ['GST IND', 'Taxable Amt', 'CGST', 'SGST', 'Total'],
      ['2)', '737.62', '18.44', '18.44', '774.50'],
      ['3)', '321.28', '28.91', '28.91', '379.10'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '94.70', total: '1154.00' });
  expect(reading.verdict).toBe('proven');
});

test('the foot of a table of taxes is no class of its own, though its tax is nearly half a percent', async () => {
  const { verdict, fields } = await readInvoice([
    title('LÄHIKAUPPA MUSTIKKA'),
    say('Kuitti 2214 19.03.2026 17:41'),
    ...table('50 540>', [
      ['Pyykinpesuaine 1,5 l', '649,00'],
      ['Lohifilee', '2518,00'],
      ['Pantti tölkki', '47,40'],
      ['YHTEENSÄ', '3214,40'],
    ]),
    ...table('50 200> 300> 400>', [
      ['ALV', 'Veroton', 'Vero', 'Verollinen'],
      ['A 25,50 %', '517,13', '131,87', '649,00'],
      ['B 13,50 %', '2218,50', '299,50', '2518,00'],
      ['0 0,00 %', '47,40', '0,00', '47,40'],
      ['Yhteensä', '2783,03', '431,37', '3214,40'],
    ]),
  ]);
  expect({ tax: fields.tax, verdict }).toEqual({ tax: '431.37', verdict: 'proven' });
});

test('The foot of a table of taxes by class of goods names what is taxed, each tax and all of them, next to a rounding with its sign in brackets', async () => {
  const { fields, verdict } = await readInvoice([
    title('TAX INVOICE'),
    say('Namoona Furniture House'),
    say('GSTIN/UIN: 24AAAFN1187Q1Z5'),
    say('Invoice No. NFH/25-26/1187'),
    [],
    ...table('50 80 260 310> 370> 430> 540>', [
      ['Sl', 'Description of Goods', 'HSN/SAC', 'Quantity', 'Rate', 'Disc. %', 'Amount'],
      ['1', 'Ergonomic mesh chair', '9401', '12', '4,855.00', '5%', '55,347.00'],
      ['2', 'Steel storage cupboard', '9403', '3', '9,400.00', '', '28,200.00'],
      ['3', 'Modular workstation', '9403', '8', '7,250.00', '8%', '53,360.00'],
      ['', '', '', '', '', '', '1,36,907.00'],
      ['', 'CGST @ 9%', '', '', '', '', '12,321.63'],
      ['', 'SGST @ 9%', '', '', '', '', '12,321.63'],
      ['', 'Round Off', '', '', '', '', '(-)0.26'],
      ['', 'Total', '', '23 Nos', '', '', '₹ 1,61,550.00'],
    ]),
    say('Amount Chargeable (in words)'),
    ...table('50 200> 240> 330> 370> 450> 545>', [
      ['HSN/SAC', 'Taxable Value', 'Rate', 'CGST Amount', 'Rate', 'SGST Amount', 'Total Tax Amount'],
      ['9401', '55,347.00', '9%', '4,981.23', '9%', '4,981.23', '9,962.46'],
      ['9403', '81,560.00', '9%', '7,340.40', '9%', '7,340.40', '14,680.80'],
      ['Total', '1,36,907.00', '', '12,321.63', '', '12,321.63', '24,643.26'],
    ]),
  ]);
  expect(fields).toMatchObject({ subtotal: '136907.00', tax: '24643.26', total: '161550.00' });
  expect(verdict).toBe('proven');
});

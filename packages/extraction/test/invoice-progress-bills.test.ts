import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('a bill for work so far', () => {
  test('is proven by what was held back and certified before, and what is left to pay', async () => {
    const reading = await readInvoice([
      title('TAX INVOICE'),
      say('Fernhill Joinery Ltd'),
      say('Invoice number: FJ-2611'),
      [],
      ...table('50 540>', [
        ['Element', 'Amount'],
        ['Staircase', '40,000.00'],
        ['Doors and linings', '22,500.00'],
        ['Skirting', '7,500.00'],
        ['Gross valuation', '70,000.00'],
        ['Less retention at 5%', '(3,500.00)'],
        ['', '66,500.00'],
        ['Less previously certified', '(41,200.00)'],
        ['Payable on this certificate', '25,300.00'],
        ['VAT at 20%', '5,060.00'],
        ['TOTAL NOW DUE', '30,360.00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '25300.00', tax: '5060.00', total: '30360.00' });
    expect(reading.verdict).toBe('proven');
  });

  test('lists what is billed this time, not the value of the work nor what was billed before', async () => {
    const reading = await readInvoice([
      title('INVOICE'),
      say('Granite Sample Interiors, Inc.'),
      say('Invoice no. GSI-2611'),
      [],
      ...table('50 90 300> 390> 480> 540>', [
        ['Item', 'Description of work', 'Scheduled value', 'Previously billed', 'This invoice', '% done'],
        ['01', 'Mobilization', '18,500.00', '14,800.00', '3,700.00', '100%'],
        ['02', 'Metal stud framing', '146,200.00', '131,580.00', '14,620.00', '100%'],
        ['03', 'Acoustic insulation', '38,750.00', '19,375.00', '11,625.00', '80%'],
        ['04', 'Tape and finish', '84,600.00', '0.00', '16,920.00', '20%'],
        ['', 'Totals', '288,050.00', '165,755.00', '46,865.00', '73%'],
      ]),
      [],
      ...table('300 540>', [
        ['Work completed this period', '46,865.00'],
        ['Less retainage 10%', '-4,686.50'],
        ['CURRENT PAYMENT DUE', '42,178.50'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual([
      '3700.00',
      '14620.00',
      '11625.00',
      '16920.00',
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '46865.00', tax: null, total: '42178.50' });
    expect(reading.verdict).toBe('proven');
  });

  test('charges the printed share of each quantity at its price', async () => {
    const reading = await readInvoice([
      title('FACTURE'),
      say('SARL Maçonnerie du Gué'),
      say('Facture n° FA-118'),
      say('Montant du marché HT : 28 322,40'),
      [],
      ...table('50 250> 330> 420> 540>', [
        ['Désignation', 'Qté', 'P.U. HT', 'Avct', 'Montant HT'],
        ['Semelles filantes', '20,00', '310,00', '100 %', '6 200,00'],
        ['Élévation parpaings', '186,00', '71,40', '60 %', '7 968,24'],
        ['Chaînages', '94,00', '43,80', '50 %', '2 058,60'],
      ]),
      ...table('330 540>', [
        ['Cumul des travaux exécutés HT', '16 226,84'],
        ['À déduire : situations 1 et 2 HT', '-9 200,00'],
        ['Montant de la présente situation', '7 026,84'],
        ['TVA 20 %', '1 405,37'],
        ['Montant TTC', '8 432,21'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '7026.84', tax: '1405.37', total: '8432.21' });
    expect(reading.verdict).toBe('proven');
  });

  test('has as its subtotal what a commission leaves, not the sum before it', async () => {
    const reading = await readInvoice([
      title('PRO FORMA INVOICE'),
      say('Lakeview Camp'),
      say('Pro forma no.: PF 26/0418'),
      [],
      ...table('50 330> 420> 540>', [
        ['Description', 'Qty', 'Rate', 'Amount'],
        ['Double tent', '6', '285.00', '1,710.00'],
        ['Game drive', '7', '68.00', '476.00'],
      ]),
      ...table('330 540>', [
        ['Rack total', '2,186.00'],
        ['Less agent commission 10%', '(218.60)'],
        ['Net camp charges', '1,967.40'],
        ['Conservancy fees', '630.00'],
        ['TOTAL PAYABLE', '2,597.40'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ number: 'PF 26/0418', subtotal: '1967.40', total: '2597.40' });
    expect(reading.verdict).toBe('proven');
  });
});

describe('sums of several parts', () => {
  test('are those of the foot of columns without, of and with tax', async () => {
    const reading = await readInvoice([
      title('TAX INVOICE'),
      say('Bluegum Conveyancing'),
      say('Invoice number: 20264118'),
      [],
      ...table('50 340> 440> 540>', [
        ['Professional fees', 'Amount', 'GST', 'Total'],
        ['Acting on your sale', '1,180.00', '118.00', '1,298.00'],
        ['Title search', '31.82', '3.18', '35.00'],
        ['Council certificate', '34.10', '0.00', '34.10'],
        ['Totals', '1,245.92', '121.18', '$1,367.10'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '1245.92', tax: '121.18', total: '1367.10' });
  });

  test('add what is outside the tax to the total with it', async () => {
    const reading = await readInvoice([
      title('FACTURE'),
      say('Cabinet Exemple'),
      say('Facture n° 2026-0774'),
      [],
      ...table('50 540>', [
        ['Désignation', 'Montant HT'],
        ['Étude du dossier', '525,00'],
        ['Conclusions', '997,50'],
        ['Audience', '630,00'],
        ['Total honoraires HT', '2 152,50'],
        ['TVA 20 %', '430,50'],
        ['Total TTC', '2 583,00'],
        ['Timbre fiscal', '13,00'],
        ['Commissaire de justice', '78,42'],
        ['Total débours', '91,42'],
        ['TOTAL GÉNÉRAL', '2 674,42'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '2152.50', tax: '430.50', total: '2674.42' });
    expect(linesOf(reading).slice(3)).toEqual([
      '- × - = 13.00 Timbre fiscal',
      '- × - = 78.42 Commissaire de justice',
    ]);
  });

  test('name the tax by what it is levied on, and charges under a line that says what they are', async () => {
    const reading = await readInvoice([
      title('FATTURA'),
      say('Rossi Consulenze S.r.l.'),
      say('Fattura n. 74/2026'),
      [],
      ...table('50 540>', [
        ['Descrizione', 'Importo'],
        ['Fase di studio', '919,00'],
        ['Fase introduttiva', '777,00'],
        ['Fase istruttoria', '1.680,00'],
        ['Totale compensi', '3.376,00'],
        ['Cassa Avvocati 4 %', '135,04'],
        ['Totale imponibile', '3.511,04'],
        ['IVA 22 % su imponibile', '772,43'],
        ['Spese anticipate in nome e per conto:', ''],
        ['   Contributo unificato', '264,00'],
        ['   Diritti di copia', '41,35'],
        ['Totale documento', '4.588,82'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '3511.04', tax: '772.43', total: '4588.82' });
    expect(linesOf(reading).slice(3)).toEqual([
      '- × - = 135.04 Cassa Avvocati 4 %',
      '- × - = 264.00 Contributo unificato',
      '- × - = 41.35 Diritti di copia',
    ]);
    expect(reading.verdict).toBe('proven');
  });
});

test('taxes that are taken off next to one that is levied are withheld', async () => {
  const reading = await readInvoice([
    title('FACTURA'),
    say('Despacho Muestra S.C.'),
    say('Folio: A-1187'),
    [],
    ...table('50 300> 400> 540>', [
      ['Concepto', 'Cantidad', 'Precio', 'Importe'],
      ['Iguala mensual', '1', '6,500.00', '6,500.00'],
      ['Asesoría', '3', '850.00', '2,550.00'],
    ]),
    ...table('400 540>', [
      ['Subtotal', '$9,050.00'],
      ['IVA 16%', '$1,448.00'],
      ['Ret. ISR 10%', '-$905.00'],
      ['Ret. IVA 10.6667%', '-$965.33'],
      ['Total', '$8,627.67'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ subtotal: '9050.00', tax: '1448.00', total: '8627.67' });
  expect(reading.verdict).toBe('proven');
});

test('taxes that are withheld but not taken off leave a bill unproven', async () => {
  const reading = await readInvoice([
    title('FACTURA'),
    say('Despacho Muestra S.C.'),
    say('Folio: A-1187'),
    [],
    ...table('50 300> 400> 540>', [
      ['Concepto', 'Cantidad', 'Precio', 'Importe'],
      ['Iguala mensual', '1', '6,500.00', '6,500.00'],
      ['Asesoría', '3', '850.00', '2,550.00'],
    ]),
    ...table('400 540>', [
      ['Subtotal', '$9,050.00'],
      ['IVA 16%', '$1,448.00'],
      ['Ret. ISR 10%', '-$905.00'],
      ['Total', '$10,498.00'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('a payment is named before a bracket that says how much tax is in it', async () => {
  const reading = await readInvoice([
    title('SCHLUSSRECHNUNG'),
    say('Dachdeckerei Musterfirst GmbH'),
    say('Rechnungsnummer: SR 260118'),
    [],
    ...table('50 300> 400> 540>', [
      ['Bezeichnung', 'Menge', 'EP', 'GP'],
      ['Firstziegel', '10', '41,60', '416,00'],
      ['Ortgangziegel', '14', '33,25', '465,50'],
    ]),
    ...table('100 540>', [
      ['Nettosumme', '881,50'],
      ['zuzüglich 19,00 % MwSt.', '167,49'],
      ['Rechnungsbetrag brutto', '1.048,99'],
      ['abzüglich Abschlagszahlung (brutto, darin 79,83 MwSt.)', '-500,00'],
      ['Noch zu zahlen', '548,99'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({ tax: '167.49', total: '1048.99' });
  expect(reading.verdict).toBe('proven');
});

test('a larger sum to pay below a total and a discount leaves a receipt unproven', async () => {
  const reading = await readInvoice([
    say('PADARIA MODELO FLOR LTDA'),
    say('CNPJ 11.874.055/0001-18'),
    [],
    ...table('50 230>', [
      ['PAO FRANCES', '7,79'],
      ['PAO DE QUEIJO', '12,72'],
      ['CAFE COADO', '13,00'],
      ['VALOR TOTAL R$', '33,51'],
      ['DESCONTO R$', '2,00'],
      ['VALOR A PAGAR R$', '35,51'],
      ['Dinheiro', '40,00'],
      ['Troco R$', '8,49'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('a lone line that is taxed is a line, not the sum of lines', async () => {
  const reading = await readInvoice([
    say('LAKE & WELLS SELF PARK'),
    say('RECEIPT'),
    [],
    ...table('50 230>', [
      ['Parking fee', '$31.00'],
      ['City parking tax 20%', '$6.20'],
      ['TOTAL', '$37.20'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual(['- × - = 31.00 Parking fee']);
});

describe('lines', () => {
  const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];

  test('tie out with discounts taken one after another that are set apart', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300> 370> 450> 540>', [
        ['Description', 'Qty', 'Price', 'Disc.', 'Amount'],
        ['PVC pipe 25 mm', '60', '11.80', '15% +5%', '571.71'],
        ['PVC elbow 25 mm', '200', '0.85', '20%', '136.00'],
        ['Sub total', '', '', '', '707.71'],
        ['Total', '', '', '', '707.71'],
      ]),
    ]);
    expect(linesOf(reading)[0]).toBe('60 × 11.80 = 571.71 PVC pipe 25 mm');
    expect(reading.verdict).toBe('proven');
  });

  test('tie out with prices without tax, the tax of each and amounts with it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 300> 370> 450> 540>', [
        ['Description', 'Qty', 'Unit excl', 'VAT 15%', 'Total incl'],
        ['Fibre 100/50', '1', '865.22', '129.78', '995.00'],
        ['Static address', '2', '43.48', '13.04', '100.00'],
        ['Router rental', '1', '129.57', '19.44', '149.01'],
      ]),
      ...table('370 540>', [
        ['Total excl. VAT', '1,081.75'],
        ['VAT 15%', '162.26'],
        ['Total incl. VAT', '1,244.01'],
      ]),
    ]);
    expect(reading.findings.map(({ code }) => code)).not.toContain('figures-disagree');
    expect(reading.verdict).toBe('proven');
  });

  test('are proven next to a table of taxes with a rate of which nothing was levied', async () => {
    const reading = await readInvoice([
      title('RECHNUNG'),
      say('Physiotherapie Musterlinde GmbH'),
      say('Rechnungsnummer: 118740'),
      [],
      ...table('50 300> 400> 540>', [
        ['Bezeichnung', 'Anzahl', 'Preis', 'Betrag'],
        ['Sitzung', '4', '48.00', '192.00'],
        ['Übungsband', '1', '18.50', '18.50'],
      ]),
      [],
      ...table('50 120> 200> 280>', [
        ['Code', 'Satz', 'Betrag', 'MWSt'],
        ['0', '0.00', '210.50', '0.00'],
        ['1', '8.10', '0.00', '0.00'],
      ]),
      ...table('330 540>', [['Gesamtbetrag CHF', '210.50']]),
    ]);
    expect(reading.fields.total).toBe('210.50');
    expect(reading.verdict).toBe('proven');
  });
});

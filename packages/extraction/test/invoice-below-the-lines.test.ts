import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];
const columns = '50 330> 430> 540>';
const amountsOf = ({ lines }: Awaited<ReturnType<typeof readInvoice>>) => lines.map(({ amount }) => amount);

describe('below the lines, what is named next to its amount', () => {
  const aside = '50 330> 430> 440 540>';

  test('is no line, whatever its name, where a subtotal follows', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Seats', '12', '14.00', '168.00'],
        ['Storage', '3', '4.50', '13.50'],
      ]),
      ...table(aside, [
        ['', '', '', 'SPRING10', '-18.15'],
        ['', '', '', 'Net total', '163.35'],
        ['', '', '', 'VAT 20%', '32.67'],
        ['', '', '', 'Total', '196.02'],
      ]),
    ]);
    expect(amountsOf(reading)).toEqual(['168.00', '13.50']);
    expect(reading.verdict).toBe('proven');
  });

  test('is a charge between two sums, though a currency moves the total to the left', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Seats', '12', '14.00', '168.00'],
        ['Storage', '3', '4.50', '13.50'],
      ]),
      ...table(aside, [
        ['', '', '', 'Subtotal', '181.50'],
        ['', '', '', 'SPRING10', '-18.15'],
        ['', '', '', 'Net total', '163.35'],
        ['', '', '', 'VAT 20%', '32.67'],
        ['', '', '', 'Total', '196.02 EUR'],
      ]),
    ]);
    expect(amountsOf(reading)).toEqual(['168.00', '13.50']);
    expect(reading.verdict).toBe('proven');
  });

  test('is no line behind sections with sums of their own', async () => {
    const reading = await readInvoice([
      ...head,
      say('PARTS'),
      ...table('50 130 400> 470> 540>', [
        ['A-1', 'Front brake rotor', '2', '71.25', '142.50'],
        ['A-2', 'Brake pads', '1', '64.80', '64.80'],
      ]),
      ...table('400 540>', [['Parts total', '$207.30']]),
      say('LABOR'),
      ...table('50 400> 470> 540>', [
        ['Operation', 'Hours', 'Rate', 'Total'],
        ['Replace front rotors', '1.8', '118.00', '212.40'],
        ['Flush brake system', '0.7', '118.00', '82.60'],
      ]),
      ...table('400 540>', [
        ['Labor total', '$295.00'],
        ['Shop supplies', '$14.75'],
        ['Sales tax 0%', '$0.00'],
        ['TOTAL', '$517.05'],
      ]),
    ]);
    expect(amountsOf(reading)).toEqual(['142.50', '64.80', '212.40', '82.60']);
    expect(reading.fields.charges).toBe('14.75');
  });
});

test('a charge among counted lines is none, though what the tax is levied on holds it', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Description', 'Qty', 'Unit price', 'Amount'],
      ['Coach bolts', '50', '0.48', '24.00'],
      ['Panel pins', '4', '3.15', '12.60'],
      ['Carriage', '', '', '7.50'],
      ['VAT 20% on 44.10', '', '', '8.82'],
      ['Invoice total', '', '', '52.92'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['24.00', '12.60']);
  expect(reading.verdict).toBe('proven');
});

test('a payment is no line, though nothing but what it leaves is printed', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Description', 'Hours', 'Rate', 'Amount'],
      ['Poster', '10.50', '120.00', '1,260.00'],
      ['Programme', '14.00', '120.00', '1,680.00'],
      ['Proofs', '2.00', '42.50', '85.00'],
      ['Payment received', '', '', '-1,000.00'],
      ['In my favour', '', '', '2,025.00'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['1260.00', '1680.00', '85.00']);
  expect(reading.fields.total).toBe('2025.00');
  expect(reading.verdict).toBe('proven');
});

test('a share of the lines above by an unknown name is no line', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Current charges', 'Usage', 'Rate', 'Amount'],
      ['Water - Base Charge', '', '', '14.50'],
      ['Water - Tier 1', '4', '3.12', '12.48'],
      ['Sewer - Volume', '7', '5.05', '35.35'],
      ['Vornal 3.85%', '', '', '2.40'],
      ['Total Current Charges', '', '', '64.73'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['14.50', '12.48', '35.35']);
});

test('a discount by rate on all lines, right above the total, is none of them', async () => {
  const reading = await readInvoice([
    title('RECEIPT'),
    say('The Copper Kettle'),
    [],
    ...table('50 300>', [
      ['Seafood chowder', '20.00'],
      ['Beef pie', '10.00'],
      ['Staff discount 5%', '-1.50'],
      ['TOTAL', '28.50'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['20.00', '10.00']);
  expect(reading.verdict).toBe('proven');
});

test('an amount under the names of lines without headings, behind their sum, is a line', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 110 160 480> 540>', [
      ['14.04.26', '1', 'Consultation', '2.30', '10.73'],
      ['14.04.26', '7', 'Examination', '2.30', '21.45'],
      ['14.04.26', '651', 'Electrocardiogram', '1.80', '33.92'],
      ['', '', 'Total fees', '', '66.10'],
      ['', '', 'Materials, section 10', '', '3.10'],
      ['', '', 'Amount due', '', '69.20'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['10.73', '21.45', '33.92', '3.10']);
});

describe('an invoice is not proven', () => {
  test('where a line that multiplies was taken for text of another', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Front brake rotor', '2', '71.25', '142.50'],
        ['212.40', '118.00', '1.8', 'Replace front rotors'],
        ['82.60', '118.00', '0.7', 'Flush brake system'],
        ['Labor', '', '', '295.00'],
        ['Total', '', '', '437.50'],
      ]),
    ]);
    expect(reading.findings.map(({ code }) => code)).toContain('row-left-out');
    expect(reading.verdict).toBe('unproven');
  });

  test('by lines that do not multiply, where several others do', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 230> 300> 400> 540', [
        ['A', '20', '1,380.00', '27,600.00', 'flour per bag'],
        ['B', '6', '4,250.00', '25,500.00', 'oil per can'],
      ]),
      [],
      ...table('50 200> 300> 400>', [
        ['Class', 'Rate', 'Tax', 'Amount'],
        ['A Standard', '0.00', '0.00', '25,500.00'],
        ['E Exempt', '0.00', '0.00', '27,600.00'],
        ['TOTAL', '', '', '53,100.00'],
      ]),
    ]);
    expect(reading.verdict).not.toBe('proven');
  });

  test('where a charge of its sums is listed in the table of the lines, behind their sum', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Net total', '43.80'],
        ['VAT 21%', '9.20'],
        ['Third-party service charge', '3.00'],
        ['Total', '56.00'],
      ]),
      [],
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Fibre 1 Gb', '31.40'],
        ['Mobile 40 GB', '12.40'],
        ['Net total', '43.80'],
        ['Parking by text message', '3.00'],
      ]),
    ]);
    expect(reading.verdict).not.toBe('proven');
  });

  test('by lines that are sums of those of another table', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 430> 540>', [
        ['Service', 'Quantity', 'Net EUR'],
        ['Gas', '15,310', '1,411.16'],
        ['Water', '97', '289.46'],
        ['Waste water', '97', '256.08'],
        ['Invoice total', '', '1,956.70'],
      ]),
      [],
      say('How we calculated'),
      [],
      ...table('50 430> 540>', [
        ['Component', 'Quantity', 'Net EUR'],
        ['First half of the year', '8,412', '792.41'],
        ['Second half of the year', '6,898', '618.75'],
        ['Gas in all', '', '1,411.16'],
      ]),
    ]);
    expect(amountsOf(reading)).toEqual(['1411.16', '289.46', '256.08']);
    expect(reading.findings.map(({ code }) => code)).toContain('row-left-out');
    expect(reading.verdict).toBe('unproven');
  });
});

describe('a subtotal', () => {
  test('is what the taxes are levied on, though deposits are among the lines', async () => {
    const { fields } = await readInvoice([
      title('FACTURE N° F2602-0187'),
      say('Date : 28/02/2026'),
      ...table('50 330> 430> 540>', [
        ['Désignation', 'Qté', 'P.U. HT', 'Montant HT'],
        ['Plateau repas', '20', '10,00', '200,00'],
        ['Buffet froid', '10', '20,00', '200,00'],
        ['Consignes (hors TVA)', '', '', ''],
        ['Caisses livrées', '3', '5,00', '15,00'],
        ['Caisses reprises', '-1', '5,00', '-5,00'],
      ]),
      [],
      ...table('50 130> 230> 300> 400 540>', [
        ['Code', 'Taux', 'Base HT', 'TVA', 'Total HT', '400,00'],
        ['1', '10,00 %', '200,00', '20,00', 'Total TVA', '60,00'],
        ['2', '20,00 %', '200,00', '40,00', 'Consignes', '10,00'],
        ['', '', '', '', 'Net à payer TTC', '470,00 €'],
      ]),
    ]);
    expect(fields).toMatchObject({ subtotal: '400.00', tax: '60.00', total: '470.00' });
  });

  test('is named by its own cell, not by a rate far left of it', async () => {
    const { fields } = await readInvoice([
      title('INVOICE HR0118740'),
      say('Invoice date 19/06/2026'),
      ...table('50 330> 430> 540>', [
        ['Description', 'Units', 'Rate £', 'Amount £'],
        ['Warehouse operative', '37.50', '16.00', '600.00'],
        ['Forklift driver', '20.00', '20.00', '400.00'],
      ]),
      ...table('50 400 540>', [
        ['VAT code S at 20.00%', 'Net total', '1,000.00'],
        ['', 'VAT', '200.00'],
        ['', 'Total due £', '1,200.00'],
      ]),
    ]);
    expect(fields).toMatchObject({ subtotal: '1000.00', tax: '200.00', total: '1200.00' });
  });
});

test('a total is named by the first cell, though the amount in words is between them', async () => {
  const { fields, verdict } = await readInvoice([
    title('FACTURA N° 001-002-0001187'),
    say('Fecha de emisión: 17 de marzo de 2026'),
    ...table('50 330> 430> 540>', [
      ['Descripción', 'Cant.', 'Precio Unit.', 'Importe'],
      ['Bolsa de cemento 50 kg', '12', '62.000', '744.000'],
      ['Carretilla reforzada', '1', '285.000', '285.000'],
    ]),
    ...table('50 150 480 540>', [
      ['Total a pagar', 'Guaraníes: un millón veintinueve mil.-', 'Gs.', '1.029.000'],
    ]),
  ]);
  expect({ total: fields.total, verdict }).toEqual({ total: '1029000', verdict: 'proven' });
});

test('a charge far left of the rate it is taxed at is no tax', async () => {
  const { verdict, fields } = await readInvoice([
    title('Rechnung 471102'),
    say('Datum: 05.03.2018'),
    ...table('50 330> 430> 540>', [
      ['Bezeichnung', 'Menge', 'Preis', 'Betrag'],
      ['Bierbrau Pils', '15', '8,00', '120,00'],
      ['Leergutpfand', '20', '14,00', '280,00'],
    ]),
    say('Zu- und Abschläge'),
    ...table('50 380 540>', [['Transportkosten', '19 % USt (S)', '+3,00']]),
    [],
    ...table('50 540>', [
      ['Summe ohne USt.', '403,00 EUR'],
      ['Umsatzsteuer 19 %', '76,57 EUR'],
      ['Bruttosumme', '479,57 EUR'],
    ]),
  ]);
  expect(fields).toMatchObject({ charges: '3.00', tax: '76.57' });
  expect(verdict).toBe('proven');
});

test('a charge named behind small print at the left is no line', async () => {
  const { lines, fields } = await readInvoice([
    title('INVOICE 4187405'),
    say('Invoice date 02/26/2026'),
    ...table('50 80 270> 320> 360 460> 540>', [
      ['Ln', 'Item / Description', 'Order', 'Ship', 'UM', 'Unit Price', 'Ext. Amount'],
      ['22', 'CL-4420', '2', '2', 'BX', '34.000', '68.00'],
      ['', 'ROLLER CHAIN NO. 40', '', '', '', '', ''],
      ['23', 'GR-1874', '20', '20', 'EA', '5.600', '112.00'],
      ['', 'GREASE CARTRIDGE', '', '', '', '', ''],
      ['24', 'AB-9118', '60', '60', 'EA', '0.900', '54.00'],
      ['', 'HAND PAD VERY FINE', '', '', '', '', ''],
    ]),
    ...table('50 400 540>', [
      ['DAYS WITH INVOICE COPY; 20% RESTOCK ON SPECIAL ORDERS.', 'Freight & Handling', '38.50'],
      ['', 'OH - Miami County 7.25%', '16.97'],
      ['', 'TOTAL DUE', '$289.47'],
    ]),
  ]);
  expect(lines.map(({ amount }) => amount)).toEqual(['68.00', '112.00', '54.00']);
  expect(fields).toMatchObject({ charges: '38.50', total: '289.47' });
});

test('what is named where the total is, between the lines and the total, is a charge by any name', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Description', 'Quantity', 'Price', 'Amount'],
      ['Wall anchor', '60', '1.80', '108.00'],
      ['Drill bit', '4', '3.40', '13.60'],
      ['Sealant', '12', '5.20', '62.40'],
    ]),
    [],
    ...table('400 540>', [
      ['Lorry trip', '60.00'],
      ['Rounding', '-0.01'],
      ['TOTAL', '243.99'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['108.00', '13.60', '62.40']);
  expect(reading.fields.total).toBe('243.99');
  expect(reading.verdict).toBe('proven');
});

test('a sum called a subtotal that has the tax in it is none of the lines without tax', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 250> 330> 440> 540>', [
      ['Description', 'Quantity', 'Excl. price', 'Excl. total', 'Incl. total'],
      ['Alarm monitoring', '1', '465.00', '465.00', '534.75'],
      ['Camera monitoring', '8', '95.00', '760.00', '874.00'],
      ['Battery', '2', '219.00', '438.00', '503.70'],
    ]),
    [],
    ...table('400 540>', [
      ['Total VAT', '249.45'],
      ['Sub Total', '1,912.45'],
      ['Grand Total', '1,912.45'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['465.00', '760.00', '438.00']);
  expect(reading.fields).toMatchObject({ subtotal: null, tax: '249.45', total: '1912.45' });
});

test('the lines of two sections, each with a sum, and the tax on one of them are the total', async () => {
  const reading = await readInvoice([
    ...head,
    say('A. Disbursements'),
    ...table('50 330 540>', [
      ['Terminal charges and storage', 'TD-55201', '687.45'],
      ['Shipping company charges', 'SC-87405', '412.30'],
      ['Sub-total A', '', '1,099.75'],
    ]),
    say('B. Our charges'),
    ...table('50 330 540>', [
      ['Agency fee', '', '350.00'],
      ['Haulage and empty return', '', '580.00'],
      ['Sub-total B', '', '930.00'],
      ['VAT 7.5% on B', '', '69.75'],
      ['GRAND TOTAL', '', '2,099.50'],
    ]),
  ]);
  expect(reading.lines.map(({ description, amount }) => `${description} ${amount}`)).toEqual([
    'Terminal charges and storage 687.45',
    'Shipping company charges 412.30',
    'Agency fee 350.00',
    'Haulage and empty return 580.00',
  ]);
  expect(reading.verdict).toBe('proven');
});

test('a charge behind the sum of a table, with a line that multiplies below it, is a line', async () => {
  const reading = await readInvoice([
    title('RECHNUNG'),
    say('Spedition Muster GmbH'),
    say('Rechnungsnummer: 2025-0117'),
    [],
    ...table('50 120 330> 400> 470> 540>', [
      ['0774-118', 'Muster Armaturen, Meschede', '3', '96,40', '14,20', '110,60'],
      ['0774-131', 'Probe Fassadenbau, Dresden', '1', '71,15', '9,85', '81,00'],
      ['0774-140', 'Testbau Nord, Kiel', '6', '188,90', '31,40', '220,30'],
      ['', 'Summe Sendungen', '10', '356,45', '55,45', '411,90'],
      ['', 'Dieselzuschlag 12 % auf Fracht', '', '', '', '42,77'],
      ['', 'Avisgebühr Zustellung', '4', '9,50', '', '38,00'],
    ]),
    [],
    ...table('400 540>', [
      ['Netto', '492,67'],
      ['19 % MwSt', '93,61'],
      ['Brutto', '586,28'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['110.60', '81.00', '220.30', '42.77', '38.00']);
  expect(reading.verdict).toBe('proven');
});

test('the names of sums in one line under the last line, figures below, are no part of it', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 330> 430> 540>', [
      ['Assembly', '14.5', '96.00', '1,392.00'],
      ['Service car', '1', '350.00', '350.00'],
    ]),
    ...table('50 200 330 540>', [
      ['Subtotal', 'VAT', 'Rounding', 'Total'],
      ['1,742.00', '435.50', '0.50', '2,178.00'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual(['Assembly', 'Service car']);
});

test('lines with net and tax under headings over amounts alone are read, their foot is the subtotal', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 430> 540>', [
      ['', 'Net £', 'VAT £'],
      ['Professional charges', '', ''],
      ['Charges for the grant of the lease', '1,250.00', '250.00'],
      ['Submitting the return', '95.00', '19.00'],
      ['Registration fee', '150.00', '-'],
      ['', '1,495.00', '269.00'],
    ]),
    ...table('50 430>', [
      ['Add VAT at 20%', '269.00'],
      ['Total of this bill', '1,764.00'],
    ]),
  ]);
  expect(amountsOf(reading)).toEqual(['1250.00', '95.00', '150.00']);
  expect(reading.fields).toMatchObject({ subtotal: '1495.00', tax: '269.00', total: '1764.00' });
});

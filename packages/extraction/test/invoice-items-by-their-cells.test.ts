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

describe('the lines of an invoice', () => {
  test('have quantity and price as they are written out below their text, whatever columns are above them', async () => {
    const reading = await readInvoice([
      title('RECIBO'),
      say('MERCADINHO PRAIA DO FORTE LTDA'),
      [],
      ...table('50 76 200 240 300> 380>', [
        ['COD', 'DESCRICAO', 'QTD', 'UN', 'VL UNIT', 'VL TOTAL'],
        ['789100 CAFE TORRADO 500G'],
        ['', '2 UN X 18,90', '', '', '', '37,80'],
        ['000451 QUEIJO COALHO'],
        ['', '0,640 KG X 42,90', '', '', '', '27,46'],
      ]),
      ...table('50 380>', [
        ['VALOR TOTAL R$', '65,26'],
        ['Dinheiro', '100,00'],
        ['Troco R$', '34,74'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 18.90 = 37.80 CAFE TORRADO 500G',
      '0.640 × 42.90 = 27.46 QUEIJO COALHO',
    ]);
  });

  test('are called without their places in the list', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Item', 'Qty', 'Unit price', 'Amount'],
        ['LINE-001 Oak shelving board', '3', '24.00', '72.00'],
        ['LINE-002 On-site consultation', '2', '60.00', '120.00'],
      ]),
      [],
      ...sums([['Total', '192.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '3 × 24.00 = 72.00 Oak shelving board',
      '2 × 60.00 = 120.00 On-site consultation',
    ]);
  });

  test('keep first words that do not count up', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Item', 'Qty', 'Unit price', 'Amount'],
        ['B-02 Oak shelving board', '3', '24.00', '72.00'],
        ['B-07 Pine shelving board', '2', '60.00', '120.00'],
      ]),
      [],
      ...sums([['Total', '192.00']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '3 × 24.00 = 72.00 B-02 Oak shelving board',
      '2 × 60.00 = 120.00 B-07 Pine shelving board',
    ]);
  });

  test('begin below headings of three lines, of which the last name a part of each column', async () => {
    const reading = await readInvoice([
      title('FACTURE'),
      say('Fournisseur F SARL'),
      say('Numéro de facture : 2017-TEST-01'),
      say('Date de facture : 31 octobre 2017'),
      [],
      ...table('34 69 126 183 240 305 354 403 446 495 545', [
        [
          'No',
          'Référence',
          'Référence',
          'Référence',
          'Désignation',
          'Quantité',
          'Prix',
          'Remise',
          'Prix',
          'Montant',
          'Taux',
        ],
        ['Ligne', 'Fournis-', 'Client', 'EAN si', '', '', 'Unitaire', 'Ligne', 'Unitaire', 'H.T', 'TVA'],
        ['', 'seur', '', 'existe', '', '', 'de Base', '', 'Net', 'ligne', 'Ligne'],
        ['1', 'PROD1', 'AAA', '12345678', 'PRODUIT 1', '181', '91,00', '', '91,00', '16471,00', '20%'],
        ['2', 'PROD2', 'BBB', '12345679', 'PRODUIT 2', '135', '85,00', '', '85,00', '11475,00', '20%'],
      ]),
      [],
      ...sums([
        ['Total H.T.', '27946,00'],
        ['TVA 20 %', '5589,20'],
        ['Montant à payer', '33535,20'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '181 × 91.00 = 16471.00 PRODUIT 1',
      '135 × 85.00 = 11475.00 PRODUIT 2',
    ]);
  });

  test('keep the last line of their text where the next item begins a little further in', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('147 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Overnight stay.', '2', '79.44', '158.88'],
        ['2 nights'],
        ['Hotel'],
        [],
        [],
      ]),
      ...table('152 330> 430> 540>', [['Meals', '1', '11.76', '11.76'], ['Breakfast']]),
      [],
      ...sums([['Total', '170.64']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 79.44 = 158.88 Overnight stay. 2 nights Hotel',
      '1 × 11.76 = 11.76 Meals Breakfast',
    ]);
  });

  test('are called by the line above where their own says no more than a quantity', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330 460> 540>', [
        ['Charge description', 'Service period', 'Price', 'Total'],
        ['Standard plan, yearly'],
        ['Quantity: 1', '07/29/2020 - 07/28/2021', '$149.90', '$149.90'],
        ['Unit Price: $149.90'],
      ]),
      [],
      ...sums([['Total', '$149.90']]),
    ]);
    expect(reading.lines.map(({ description }) => description)).toEqual(['Standard plan, yearly']);
  });
});

import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('a printed form', () => {
  const head = [title('FACTURĂ'), say('Termovest Instal S.R.L.'), say('Factura nr. 0011874'), []];
  const columns = '40 80 280 340> 410> 480> 545>';
  const rows = [
    ['Nr. crt.', 'Denumirea', 'U.M.', 'Cantitate', 'Preț unitar', 'Valoarea', 'Valoarea T.V.A.'],
    ['0', '1', '2', '3', '4', '5 (3x4)', '6'],
    ['1', 'Țeavă PPR, bară', 'buc', '40', '14.20', '568.00', '119.28'],
    ['2', 'Centrală termică', 'buc', '1', '3890.00', '3890.00', '816.90'],
    ['3', 'Discount 5%', '', '-1', '222.90', '-222.90', '-46.81'],
  ];

  test('numbers its columns below their headings, which is no line', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, rows),
      ...table('300 480> 545>', [['Total', '4235.10', '889.37']]),
      [],
      ...table('300 545>', [['Total de plată', '5124.47 lei']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '40 × 14.20 = 568.00 Țeavă PPR, bară',
      '1 × 3890.00 = 3890.00 Centrală termică',
      '-1 × 222.90 = -222.90 Discount 5%',
    ]);
    expect(reading.verdict).toBe('proven');
  });

  test('has its total right under the name of it, next to words about something else', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, rows),
      ...table('40 300 480> 545>', [['Semnătura', 'Total', '4235.10', '889.37']]),
      ...table('40 300 430', [
        ['Mijlocul de transport', 'Semnătura', 'Total de plată (col. 5+6)'],
        ['Expedierea s-a efectuat', 'de primire', '5124.47 lei'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '4235.10', tax: '889.37', total: '5124.47' });
    expect(reading.verdict).toBe('proven');
  });
});

describe('a list of costs by number', () => {
  test('has the names of its items under a heading that says how they are grouped', async () => {
    const number = (text: string, name: string) => [
      { text, left: 50, isBold: true },
      { text: name, left: 140 },
    ];
    const columns = '50 260 420> 540>';
    const reading = await readInvoice([
      title('Factuur'),
      say('Tjilp Telecom B.V.'),
      say('Factuurnummer 9011874055'),
      [],
      ...table(columns, [['Kosten per nummer', 'Periode', 'Aantal', 'Bedrag excl. btw']]),
      number('06 - 55 51 18 01', 'M. Voorbeeld'),
      ...table(columns, [
        ['Zakelijk Onbeperkt', '12-03 t/m 11-04', '1', '€ 32,23'],
        ['Combikorting 10%', '12-03 t/m 11-04', '1', '€ -3,22'],
        ['Toestelkrediet', 'termijn 7 van 24', '1', '€ 25,00'],
      ]),
      [],
      number('06 - 55 51 18 02', 'S. Toets'),
      ...table(columns, [
        ['Zakelijk 20 GB', '12-03 t/m 11-04', '1', '€ 20,66'],
        ['Bellen buiten de EU', '12-02 t/m 11-03', '14', '€ 17,36'],
      ]),
      ...table('260 540>', [['Totaal', '€ 92,03']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '1 × - = 32.23 Zakelijk Onbeperkt',
      '1 × - = -3.22 Combikorting 10%',
      '1 × - = 25.00 Toestelkrediet',
      '1 × - = 20.66 Zakelijk 20 GB',
      '14 × - = 17.36 Bellen buiten de EU',
    ]);
  });
});

test('what the patient pays is the amount of a line, not the share of who insures', async () => {
  const reading = await readInvoice([
    title('Fatura-Recibo FR 2026A/11874'),
    say('Farmácia Exemplar'),
    say('Data: 2026-03-17'),
    [],
    ...table('50 240> 300> 360> 430> 500> 540>', [
      ['Produto', 'Qtd', 'PVP', '%Comp', 'Valor SNS', 'Utente', 'IVA'],
      ['Paracetamol, 20 comp.', '2', '3,15', '0', '0,00', '6,30', '6%'],
      ['Losartan, 28 comp.', '1', '6,84', '69', '4,72', '2,12', '6%'],
      ['Protetor solar', '1', '18,90', '0', '0,00', '18,90', '23%'],
    ]),
    ...table('300 500>', [
      ['Total PVP', '32,04'],
      ['Comparticipação SNS', '-4,72'],
      ['TOTAL A PAGAR EUR', '27,32'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual([
    '2 × 3.15 = 6.30 Paracetamol, 20 comp.',
    '1 × 6.84 = 2.12 Losartan, 28 comp.',
    '1 × 18.90 = 18.90 Protetor solar',
  ]);
  expect(reading.fields.total).toBe('27.32');
});

test('an amount too small for a mark of thousands is one of its column', async () => {
  const reading = await readInvoice([
    title('FOLIO'),
    say('Hotel Mihon Akasaka'),
    say('Folio no. 00118740'),
    say('Issued: 18 Mar 2026'),
    [],
    ...table('50 120 400> 540>', [
      ['Date', 'Description', 'Qty', 'Charges'],
      ['Mar 16', 'Room charge', '1', '14,300'],
      ['Mar 16', 'Accommodation tax', '1', '200'],
      ['Mar 17', 'Breakfast buffet', '1', '2,420'],
      ['Mar 17', 'Bottled green tea', '3', '432'],
      ['Mar 17', 'Laundry', '1', '1,320'],
    ]),
    ...table('300 540>', [['Total amount', 'JPY 18,672']]),
  ]);
  expect(linesOf(reading)).toEqual([
    '1 × - = 14300 Room charge',
    '1 × - = 200 Accommodation tax',
    '1 × - = 2420 Breakfast buffet',
    '3 × - = 432 Bottled green tea',
    '1 × - = 1320 Laundry',
  ]);
});

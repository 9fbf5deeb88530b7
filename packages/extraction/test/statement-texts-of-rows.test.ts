import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const HEAD = [
  say('Example Bank statement of account'),
  say('Account number 3860 8741 GBP'),
  say('Statement period 1 July 2021 to 31 July 2021'),
];

test('a number or a place that every row shares is no part of their descriptions', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 160 330 440> 540>', [
      ['Date', 'Zq.', 'Description', 'Wq.', 'Amount', 'Balance'],
      ['01 Jul 2021', '', 'Opening balance', '', '', '900.00'],
      ['05 Jul 2021', '0142', 'Grocer', 'VEN LIMA', '-100.00', '800.00'],
      ['07 Jul 2021', '0142', 'Cafe', 'VEN LIMA', '-50.00', '750.00'],
      ['08 Jul 2021', '0142', 'Salary', 'VEN LIMA', '10.00', '760.00'],
      ['09 Jul 2021', '0142', 'Rent', 'VEN LIMA', '-60.00', '700.00'],
    ]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'Grocer',
    'Cafe',
    'Salary',
    'Rent',
  ]);
});

test('a check that only its number describes is described by it', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 300 440> 540>', [
      ['Date', 'Description', 'Cheque no.', 'Amount', 'Balance'],
      ['01 Jul 2021', 'Opening balance', '', '', '900.00'],
      ['05 Jul 2021', 'Cheque', '1199', '-100.00', '800.00'],
      ['07 Jul 2021', 'Cafe', '', '-50.00', '750.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2021-07-05 -100.00 Cheque 1199', '2021-07-07 -50.00 Cafe']);
});

test('a line that says that no rows follow is no text of the last one', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 440> 540>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['01 Jul 2021', 'Opening balance', '', '900.00'],
      ['05 Jul 2021', 'Grocer', '-100.00', '800.00'],
      ['07 Jul 2021', 'Cafe', '-50.00', '750.00'],
      ['', '*** End of statement ***', '', ''],
    ]),
  ]);
  expect(account.transactions.at(-1)?.description).toBe('Cafe');
});

test('an undated last row is kept where its balance follows from the row above', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 440> 540>', [
      ['Date', 'Description', 'Withdrawals', 'Balance'],
      ['01 Jul 2021', 'Balance at start', '', '900.00'],
      ['05 Jul 2021', 'Grocer', '100.00', '800.00'],
      ['07 Jul 2021', 'Cafe', '50.00', '750.00'],
      ['08 Jul 2021', 'Books', '10.00', '740.00'],
      ['09 Jul 2021', 'Shoes', '40.00', '700.00'],
      ['10 Jul 2021', 'Fee', '1.00', '699.00'],
      ['', 'Rent', '60.00', '639.00'],
    ]),
  ]);
  expect(rowsOf(account).at(-1)).toBe('2021-07-10 -60.00 Rent');
});

test('a row without headers that begins with its value day has the day of the row above', async () => {
  const account = await readAccount([
    say('Extracto de cuenta'),
    say('Cuenta 3860 8741 EUR'),
    say('Periodo del 01-08-2024 al 31-08-2024'),
    ...table('40 120 200 440> 540>', [
      ['', '', 'SALDO ANTERIOR', '', '900,00'],
      ['03-08-2024', '05-08-2024', 'COMPRA TIENDA', '-100,00', '800,00'],
      ['09-08-2024', '10-08-2024', 'RECIBO AGUA', '-50,00', ''],
      ['', '12-08-2024', 'RECIBO LUZ', '-10,00', '740,00'],
      ['13-08-2024', '13-08-2024', 'INGRESO', '30,00', '770,00'],
      ['', '', 'SALDO A 31-08-2024', '', '770,00'],
    ]),
  ]);
  expect(rowsOf(account)[2]).toBe('2024-08-09 -10.00 RECIBO LUZ');
});

test('days under a header that elsewhere names purchases are the days of rows that begin with their amount', async () => {
  const account = await readAccount([
    say('Relevé de carte Affaires'),
    say('Carte n° 8848 XX XXXXXX 21614'),
    say('Période du 14/12/2021 au 13/01/2022'),
    ...table('50 200 350', [
      ['Solde précédent', 'Nouvelles dépenses', 'Solde à prélever'],
      ['100,00 €', '69,00 €', '169,00 €'],
    ]),
    say('Le solde sera prélevé sur votre compte bancaire le 04/02/2022.'),
    ...table('130> 138 200 420', [
      ['Montant (€)', 'Achat', 'Détail des opérations', 'Compta'],
      ['10,00', '14/12', 'BRASSERIE', '15/12'],
      ['20,00', '16/12', 'HOTEL', '18/12'],
      ['35,00', '20/12', 'LIBRAIRIE', '21/12'],
      ['4,00', '29/12', 'PEAGE', '30/12'],
      ['69,00', '', 'Total des opérations de la période', ''],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2021-12-14 -10.00 BRASSERIE',
    '2021-12-16 -20.00 HOTEL',
    '2021-12-20 -35.00 LIBRAIRIE',
    '2021-12-29 -4.00 PEAGE',
  ]);
});

test('texts keep the order of their columns, also those of a reference behind a column nobody knows', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('50 120 220 320 450> 540>', [
      ['Date', 'Description', 'Beneficiary zone', 'Reference', 'Amount', 'Balance'],
      ['01/07/2021', 'Card', 'Maju Freight', 'Alor Setar', '-10.00', '90.00'],
      ['02/07/2021', 'Card', 'Tenaga', 'Kulim', '-20.00', '70.00'],
      ['05/07/2021', 'Order', 'Kastam', 'Setapak', '-30.00', '40.00'],
    ]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'Card Maju Freight Alor Setar',
    'Card Tenaga Kulim',
    'Order Kastam Setapak',
  ]);
});

import { describe, expect, test } from 'vitest';
import { isRowLike } from '../src/classify/row-like.ts';
import { type Line, lineOf } from '../src/lines/line.ts';
import type { Word } from '../src/read/page.ts';
import { headingRowAt } from '../src/tables/heading.ts';
import { totalLabel } from '../src/vocabulary/label.ts';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

/** A line of cells, each with its left edge in points; its letters are 5 points wide. */
function lineFrom(cells: readonly (readonly [string, number])[]): Line {
  const words = cells.flatMap(([cell, left]) => {
    let at = left;
    return cell.split(' ').map((text) => {
      const word = { text, left: at, right: at + text.length * 5, top: 0, bottom: 10, confidence: 1 };
      at = word.right + 3;
      return word as Word;
    });
  });
  return lineOf(1, words);
}

describe('figures left of the days', () => {
  test('balances printed in groups before its day leave a row a row', () => {
    const line = lineFrom([
      ['29 980,55', 64],
      ['23.05.2024', 125],
      ['Karta', 190],
      ['-79,81', 490],
    ]);
    expect(isRowLike(line)).toBe(true);
  });

  test('a day over its month is one date behind an amount too', async () => {
    const account = await readAccount([
      say('Low Rate Card   Statement period 01 Nov 2021 - 30 Nov 2021'),
      say('Card 0097 832X XXXX X062'),
      say('Opening balance   $100.00'),
      ...table('110> 118 160', [
        ['Amount A$', 'Date', 'Transaction'],
        ['14.11', '02', 'LANTERN GROCERS'],
        ['', 'Nov', ''],
        ['55.91', '03', 'HARBOUR BOOKS'],
        ['', 'Nov', ''],
        ['10.00', '09', 'PHARMACY'],
        ['', 'Nov', ''],
      ]),
      say('Closing balance   $180.02'),
    ]);
    expect([account.verdict, ...rowsOf(account)]).toEqual([
      'proven',
      '2021-11-02 -14.11 LANTERN GROCERS',
      '2021-11-03 -55.91 HARBOUR BOOKS',
      '2021-11-09 -10.00 PHARMACY',
    ]);
  });
});

test('a letter for the currency is glued to amounts grouped by apostrophes too', async () => {
  const account = await readAccount([
    say('ESTADO DE CUENTA TARJETA DE CRÉDITO   No. de tarjeta 6506-XXXX-XXXX-5459'),
    say('Fecha de corte 31/05/2022'),
    ...table('60 320> 420>', [
      ['', 'Quetzales', 'Dólares'],
      ['Saldo anterior', "Q56'986.56", '$0.00'],
      ['Pagos y créditos', 'Q0.00', '$0.00'],
      ['Consumos y cargos', 'Q0.00', '$0.00'],
      ['SALDO AL CORTE', "Q56'986.56", '$0.00'],
    ]),
    say('NO HUBO MOVIMIENTOS EN ESTE CORTE'),
  ]);
  expect([account.currency, account.opening, account.closing]).toEqual(['GTQ', '56986.56', '56986.56']);
});

test('a bare sum of fees in the column of whole amounts belongs to the summary', async () => {
  const account = await readAccount([
    say('Kreditkortayfirlit   Kortnúmer 5118 74** **** 3693'),
    say('Tímabil 13.12.2020 - 12.01.2021   ISK'),
    ...table('50 130 220 500>', [
      ['Dags.', 'Bókunardagur', 'Skýring', 'Upphæð ISK'],
      ...Array.from({ length: 20 }, () => ['13.12.2020', '15.12.2020', 'BÓNUSBÚÐ', '1.000']),
      ['14.12.2020', '15.12.2020', 'KAFFI ESJA', '9.135'],
      ['17.12.2020', '19.12.2020', 'Útskriftargjald', '386'],
      ['18.12.2020', '19.12.2020', 'Innborgun - takk fyrir', '-5.000'],
      ['', '', 'Fyrri staða ...............', '30.614'],
      ['', '', 'Innborganir og bakfærslur ...............', '-5.000'],
      ['', '', 'Úttektir ...............', '29.135'],
      ['', '', 'Gjöld ...............', '386'],
      ['', '', 'Samtals til greiðslu', '55.135'],
    ]),
  ]);
  expect([account.verdict, account.transactions.length]).toEqual(['proven', 23]);
});

test('"Af" and "Bij" close behind their amounts stand under the header of both', async () => {
  const account = await readAccount([
    say('Afschrift Betaalrekening   NL82 MNSK 1185 4891 57   EUR'),
    say('Periode 07-12-2022 t/m 06-01-2023'),
    say('Vorig saldo   8.739,30   Nieuw saldo   12.297,20'),
    ...table('40 110 330> 340 358', [
      ['Datum', 'Omschrijving', 'Bedrag', 'Af', 'Bij'],
      ['08-12-2022', 'Huur', '1.320,22', 'Af', ''],
      ['', 'Kenmerk: 53256780', '', '', ''],
      ['10-12-2022', 'Betaalpas', '69,90', 'Af', ''],
      ['', 'Kenmerk: 01014022', '', '', ''],
      ['31-12-2022', 'Salaris', '4.948,02', 'Bij', ''],
      ['', 'Kenmerk: 31011359', '', '', ''],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '-1320.22',
    '-69.90',
    '4948.02',
  ]);
});

test('facts above the headers are no rows of the day that stands over the rows', async () => {
  const account = await readAccount([
    say('Variable Rate Home Loan Statement   AUD'),
    say('1 January 2020 to 31 January 2020'),
    ...table('320 560>', [
      ['Statement number', '47'],
      ['Account number', '738531605'],
      ['Repayment (monthly)', '$2,203.74'],
      ['Available redraw', '$35,925.20'],
      ['Overdue amount', '$0.00'],
    ]),
    ...table('40 110 392> 479> 565>', [
      ['Date', 'Transaction details', 'Debits ($)', 'Credits ($)', 'Balance ($)'],
      ['01 Jan 20', 'OPENING BALANCE', '', '', '44,054.50 DR'],
      ['17 Jan 20', 'PACKAGE FEE', '20.30', '', '44,074.80 DR'],
      ['', 'Total debits and credits', '20.30', '0.00', ''],
      ['31 Jan 20', 'CLOSING BALANCE', '', '', '44,074.80 DR'],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual(['proven', '2020-01-17 -20.30 PACKAGE FEE']);
});

test('the payments of a card may be totalled without what shops gave back', async () => {
  const account = await readAccount([
    say('CREDIT CARD STATEMENT   Card Number 4118XXXXXXXX8667   INR'),
    say('Statement Period 22/12/2022 to 21/01/2023'),
    say('Previous Balance   1,000.00'),
    say('Purchases   300.00'),
    say('Payments   250.00'),
    say('Total Amount due   1,030.00'),
    ...table('40 120 460>', [
      ['Date', 'Transaction Details', 'Amount'],
      ['22/12/2022', 'RICKSHAW APP', '100.00'],
      ['24/12/2022', 'IDLI JUNCTION', '200.00'],
      ['26/12/2022', 'CASHBACK CREDIT', '20.00 CR'],
      ['13/01/2023', 'NEFT Payment received', '250.00 CR'],
    ]),
  ]);
  expect(account.transactions).toHaveLength(4);
  expect(account.verdict).not.toBe('contradicted');
});

test('a total of balances or accounts is none of transactions', () => {
  expect(['Total of balances with us on', 'Summe aller Konten', 'Total credits'].map(totalLabel)).toEqual([
    null,
    null,
    'in',
  ]);
});

test('a loan without transactions is owed where its balance says so', async () => {
  const account = await readAccount([
    say('Home loan statement   Account number 8-430-831-508   ZAR'),
    say('Statement period 15 Feb 2025 - 14 Mar 2025'),
    say('15 Feb 25   Balance brought forward   195,356.40'),
    say('No transactions for this period'),
    say('14 Mar 25   Balance you owe us   195,356.40'),
  ]);
  expect([account.opening, account.closing]).toEqual(['-195356.40', '-195356.40']);
});

test('cards that each print a closing balance and the totals of their rows are accounts of their own', async () => {
  const card = (name: string, number: string, debit: string, closing: string) => [
    say(`Cardholder   ${name}   Card number ${number}`),
    ...table('40 130 200 420> 500>', [
      ['Processed', 'Transaction', 'Details', 'Debits $', 'Credits $'],
      ['02 Mar 2022', '02 Mar 2022', 'HI-VIS WORKWEAR', debit, ''],
      ['09 Mar 2022', '07 Mar 2022', 'MOTEL REFUND', '', '10.00'],
      ['', '', 'Sub-total', debit, '10.00'],
      ['', '', 'Closing balance', `$${closing}`, ''],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Business Card Facility Statement   AUD'),
      say('Statement period 1 March 2022 to 31 March 2022'),
      ...card('J SPECIMEN', '4564 xxxx xxxx 5024', '143.86', '1,972.05'),
      ...card('T EXAMPLE', '4564 xxxx xxxx 9553', '13.09', '7,032.25'),
      ...card('K SAMPLE', '4564 xxxx xxxx 4360', '88.00', '8,499.69'),
    ],
  ]);
  expect(accounts.map(({ number, closing }) => `${number} ${closing}`)).toEqual([
    '4564 xxxx xxxx 5024 1972.05',
    '4564 xxxx xxxx 9553 7032.25',
    '4564 xxxx xxxx 4360 8499.69',
  ]);
});

test('a period behind a header is no part of it', () => {
  const line = lineFrom([
    ['Date', 40],
    ['Transaction Details for Statement Period: 27 Nov 20 to 26 Dec 20', 130],
    ['Amount', 490],
  ]);
  expect(headingRowAt([line], 0)?.headings.map(({ role }) => role)).toEqual([
    'date',
    'description',
    'amount',
  ]);
});

test('a total of transfers to other accounts is one of transactions', () => {
  expect(['Total transfers to other accounts', 'Summe Umbuchungen eigene Konten'].map(totalLabel)).toEqual([
    'both',
    'both',
  ]);
});

test('a period among other facts makes no header of their line', () => {
  const facts = lineFrom([
    ['Conto corrente n. 590828218379', 40],
    ['Valuta EUR', 220],
    ['Periodo dal 15.10.2022 al 14.11.2022', 300],
  ]);
  expect(headingRowAt([facts], 0)).toBeNull();
});

test('an account with many rows is not empty because nothing is to come', async () => {
  const account = await readAccount([
    say('extrato conta corrente   conta 97606-6   BRL'),
    say('período 01/10/2022 até 31/10/2022'),
    say('saldo em conta em 31/10/2022   R$ 150,00'),
    ...table('40 120 460> 550>', [
      ['data', 'lançamentos', 'valor (R$)', 'saldo (R$)'],
      ['02/10/2022', 'SISPAG CONCESSIONARIA', '-74,15', ''],
      ['02/10/2022', 'SALDO DO DIA', '', '125,85'],
      ['03/10/2022', 'CARTAO DEB', '-11,00', ''],
      ['03/10/2022', 'SALDO DO DIA', '', '115,85'],
      ['04/10/2022', 'PIX TRANSF', '34,15', ''],
      ['04/10/2022', 'SALDO DO DIA', '', '150,00'],
    ]),
    say('lançamentos futuros'),
    say('não há lançamentos futuros para os próximos 30 dias.'),
  ]);
  expect([account.verdict, account.transactions.length]).toEqual(['contradicted', 3]);
});

import { describe, expect, test } from 'vitest';
import { roleOf } from '../src/tables/heading.ts';
import { totalLabel } from '../src/vocabulary/label.ts';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

test('“Payments in €” is a column of money in, and “Amount in €” one of amounts', () => {
  expect([roleOf('Payments out €'), roleOf('Payments in €'), roleOf('Amount in €')]).toEqual([
    ...['out', 'in', 'amount'],
  ]);
});

test('a charge for cash paid in at a store is no total of money in', () => {
  expect([totalLabel('Cash paid in at a store'), totalLabel('Total paid in')]).toEqual([null, 'in']);
});

test('the day of a statement counts next to a long address', async () => {
  const account = await readAccount([
    say('EXAMPLE BANK STATEMENT OF ACCOUNT'),
    ...table('40 300', [
      ['LOT 118 JALAN MODEL 3, TAMAN PERINDUSTRIAN BARAT', 'TARIKH PENYATA / STATEMENT DATE : 13 Jan 2025'],
      ['81100 JOHOR BAHRU', 'NOMBOR AKAUN / ACCOUNT NUMBER : 3118403288'],
    ]),
    ...table('40 90 380> 460> 555>', [
      ['DATE', 'TRANSACTION', 'DEBIT', 'CREDIT', 'BALANCE'],
      ['14/12', 'Balance From Last Statement', '', '', '1,000.00'],
      ['17/12', 'FIRST SHOP', '100.00', '', '900.00'],
      ['03/01', 'SALARY', '', '300.00', '1,200.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2024-12-17', '2025-01-03']);
});

test('a card that prints what is owed with a minus stays a card where a sum of nothing bears one', async () => {
  const { kind, accounts } = await readStatement([
    [
      title('Kreditkartenabrechnung'),
      say('Kartennummer 4118 XXXX XXXX 1029'),
      say('Zeitraum 22.03.2025 - 21.04.2025'),
      ...table('40 170 300 450', [
        ['Letzter Saldo (EUR)', 'Belastungen (EUR)', 'Zahlungen/Gutschr. (EUR)', 'Neuer Saldo (EUR)'],
        ['2.343,99-', '0,00-', '113,86+', '2.230,13-'],
      ]),
      ...table('40 95 150 555>', [
        ['Kaufdatum', 'Buchungsdatum', 'Umsatzbeschreibung', 'Betrag in EUR'],
        ['', '', 'Saldo der letzten Abrechnung', '2.343,99-'],
        ['08.04.25', '09.04.25', 'GUTSCHRIFT CLOUDHAUS', '113,86+'],
        ['', '', 'Neuer Saldo', '2.230,13-'],
      ]),
    ],
  ]);
  expect([kind, accounts[0]?.opening, accounts[0]?.closing, accounts[0]?.verdict]).toEqual([
    ...['credit_card_statement', '2343.99', '2230.13', 'proven'],
  ]);
});

describe('a table of fees below the rows', () => {
  test('may be left out though it has more lines than the account has rows', async () => {
    const account = await readAccount([
      say('Example Community Bank account statement'),
      say('Statement period 3 Dec 2025 - 2 Jan 2026'),
      say('Account number 118620574'),
      ...table('40 110 380> 460> 555>', [
        ['Date', 'Transaction', 'Withdrawals', 'Deposits', 'Balance'],
        ['Opening balance', '', '', '', '$2,078.46'],
        ['10 Dec 25', 'FIRST SHOP', '3.62', '', '$2,074.84'],
        ['Transaction totals / Closing balance', '', '$3.62', '$0.00', '$2,074.84'],
      ]),
      say('Summary of transaction fees for this period'),
      ...table('40 250> 310> 380> 460> 555>', [
        ['Transaction type', 'Number', 'Free', 'Charged', 'Fee each', 'Total'],
        ['Over the counter', '12', '10', '2', '$2.50', '$5.00'],
        ['Electronic', '38', '40', '0', '$0.30', '$0.00'],
        ['Cheque', '3', '0', '3', '$0.70', '$2.10'],
      ]),
    ]);
    expect([account.transactions.length, account.verdict]).toEqual([1, 'proven']);
  });
});

test('an account whose name ends in a word for phones has a title like the others', async () => {
  const account = (name: string, number: string, rows: string[][]) => [
    title(`${name} ${number}`),
    ...table('40 110 460> 555>', [['Date', 'Details', 'Amount', 'Balance'], ...rows]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank'),
      say('Statement 111, 15 June 2025 to 14 July 2025'),
      ...account('Everyday Now', '38-9018-0971912-50', [
        ['16 Jun 2025', 'FIRST SHOP', '-60.00', '940.00'],
        ['22 Jun 2025', 'SALARY', '500.00', '1,440.00'],
      ]),
      ...account('Bills', '38-9018-0075467-90', [
        ['18 Jun 2025', 'SECOND SHOP', '-10.00', '90.00'],
        ['19 Jun 2025', 'THIRD SHOP', '-5.00', '85.00'],
      ]),
      ...account('Online Call', '38-9018-0983617-47', [
        ['30 Jun 2025', 'INTEREST', '1.00', '301.00'],
        ['2 Jul 2025', 'TRANSFER', '-1.00', '300.00'],
      ]),
    ],
  ]);
  expect(accounts.map(({ number }) => number)).toEqual([
    ...['38-9018-0971912-50', '38-9018-0075467-90', '38-9018-0983617-47'],
  ]);
});

test('the letter before an account number belongs to it', async () => {
  const account = await readAccount([
    say('Banque Exemple, extrait de compte du 01.03.2025 au 31.03.2025'),
    ...table('40 150', [
      ['Compte', 'K 5118.42.63'],
      ['Monnaie', 'CHF'],
    ]),
    ...table('40 110 380> 460> 555>', [
      ['Date', 'Texte', 'Débit', 'Crédit', 'Solde'],
      ['01.03.25', 'Solde reporté', '', '', '380.52'],
      ['08.03.25', 'Bonification Exemple', '', "3'623.96", "4'004.48"],
    ]),
  ]);
  expect(account.number).toBe('K 5118.42.63');
});

test('a cell “N/A” is no part of a description, and “N/A” in front of words is', async () => {
  const rows = (cell: string, text: string) =>
    readAccount([
      say('Example Bank account statement'),
      say('Statement period 1 Mar 2025 - 31 Mar 2025'),
      ...table('40 110 300 460> 555>', [
        ['Date', 'Description', 'Rate', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '', '100.00'],
        ['04 Mar 2025', text, cell, '-10.00', '90.00'],
      ]),
    ]);
  expect((await rows('N/A', 'FIRST SHOP')).transactions[0]?.description).toBe('FIRST SHOP');
  expect((await rows('', 'N/A TRASLADO')).transactions[0]?.description).toBe('N/A TRASLADO');
});

const ROWS = table('40 110 380> 460> 555>', [
  ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
  ['01 Mar 2025', 'Opening balance', '', '', '100.00'],
  ['08 Mar 2025', 'SALARY', '', '50.00', '150.00'],
]);

test('a branch number below “Statement of Account” is no account number', async () => {
  const account = await readAccount([
    ...table('40 380 470', [
      ['Example Bank', 'Statement of Account', ''],
      ['18 SAMPLE PARADE', 'BSB Number', '118-879'],
      ['KOGARAH NSW 2217', 'Account Number', '118 039 601'],
    ]),
    ...ROWS,
  ]);
  expect(account.number).toBe('118 039 601');
});

test('a card is named by the digits it ends in', async () => {
  const account = await readAccount([
    say('Rewards Card - Visa Signature ending in 4774'),
    say('Mar 1, 2025 - Mar 31, 2025'),
    ...table('40 200', [
      ['Previous Balance', '$100.00'],
      ['Transactions', '+ $18.53'],
      ['New Balance', '$118.53'],
    ]),
    ...table('40 110 180 555>', [
      ['Trans Date', 'Post Date', 'Description', 'Amount'],
      ['Mar 13', 'Mar 14', 'FIRST SHOP', '$18.53'],
    ]),
  ]);
  expect(account.number).toBe('4774');
});

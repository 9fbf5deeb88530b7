import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readStatement } from './read-drawn.ts';

test('the fee for a card makes no card of an account whose rows print their day behind a kind and an amount', async () => {
  const { kind } = await readStatement([
    [
      say('Polderbank Afschrift Betaalrekening NL94 LNSK 4861 4110 91'),
      say('Vorig saldo 2.584,78   Nieuw saldo 2.394,35'),
      ...table('30 190> 200 270 520', [
        ['Type mutatie', 'Bedrag (EUR)', 'Datum', 'Naam / Omschrijving', 'Af Bij'],
        ['Incasso', '92,38', '07-01-2020', 'VERZEKERINGEN POLDER', 'Af'],
        ['Diversen', '14,96', '09-01-2020', 'Kosten creditcard', 'Af'],
        ['Diversen', '1,73', '13-01-2020', 'Kosten creditcard', 'Af'],
        ['Betaalautomaat', '81,36', '16-01-2020', 'FIETSPLAATS', 'Af'],
      ]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
});

test('cards whose unmarked amounts would be charges on one and payments on another are not proven', async () => {
  const card = (name: string, number: string, before: string, after: string, rows: [string, string][]) => [
    title(`${name}   Card number 4715 **** **** ${number}`),
    say(`Last statement ${before}   New balance ${after}`),
    ...table('50 150 560>', [
      ['Trans date', 'Merchant and details', 'Amount £'],
      ...rows.map(([text, amount], at) => [`0${at + 2} Jan 2022`, text, amount]),
    ]),
  ];
  const { accounts } = await readStatement([
    [
      title('Commercial card statement 1 January 2022 to 31 January 2022'),
      ...card('MS H SPECIMEN', '2406', '67.41-', '130.51-', [
        ['CITY PARKING', '314.75'],
        ['TYRES REFUND', '-13.07'],
        ['DIRECT DEBIT THANK YOU', '-364.78'],
      ]),
      ...card('MR D EXAMPLE', '8414', '9.61', '143.16', [
        ['PITSTOP TYRES', '80.74'],
        ['CITY PARKING', '14.14'],
        ['RAILWAY TICKETS', '7.34'],
        ['AIRPORT TAXIS', '31.33'],
      ]),
    ],
  ]);
  const wrong = accounts.filter(
    ({ transactions, verdict }) =>
      verdict === 'proven' && transactions.some(({ amount }) => amount === '314.75'),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([3, 4]);
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

test('a title with its count of rows and a note gives their direction', async () => {
  const account = await readAccount([
    say('Banque Exemple relevé de compte'),
    say('Période du 2020-12-14 au 2021-01-13'),
    say('Solde précédent 100,00'),
    say('DÉPÔTS ET CRÉDITS (2)'),
    ...table('50 120 485>', [
      ['Date', 'Description', 'Montant ($)'],
      ['12-23', 'Dépôt direct VILLE', '50,00'],
      ['12-25', 'Remboursement VACHON', '20,00'],
    ]),
    ...table('50 180 250', [['CHÈQUES COMPENSÉS', '(2)', '* numéro manquant dans la suite']]),
    ...table('50 120 200>', [
      ['Numéro', 'Date', 'Montant'],
      ['1631', '12-22', '9,00'],
      ['1759', '12-27', '5,00'],
    ]),
    say('Solde au 2021-01-13 156,00'),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['50.00', '20.00', '-9.00', '-5.00']);
});

test('a day and a month as two numbers are a posting date, whatever number stands in the next column', async () => {
  const account = await readAccount([
    say('Example Card statement of account, credit card'),
    say('Period 10 December 2020 to 9 January 2021'),
    say('Previous balance 100.00'),
    ...table('50 66 110 126 170 200 500>', [
      ['12', '12', '14', '12', '1', 'FIRST SHOP', '10.00'],
      ['25', '12', '27', '12', '20', 'SECOND SHOP', '20.00'],
      ['28', '12', '29', '12', '31', 'THIRD SHOP', '5.00'],
      ['01', '01', '03', '01', '12', 'FOURTH SHOP', '30.00'],
    ]),
    say('New balance 165.00'),
  ]);
  expect(account.transactions.map(({ postDate }) => postDate)).toEqual([
    '2020-12-14',
    '2020-12-27',
    '2020-12-29',
    '2021-01-03',
  ]);
});

test('the stars of a masked number within a text are part of it', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Period 1 May 2024 to 31 May 2024'),
    say('Opening balance 100.00'),
    ...table('50 120 200 500>', [
      ['Date', 'Type', 'Description', 'Amount'],
      ['16 May', 'CARD', 'FIRST SHOP Card **** 5706', '-10.00'],
      ['18 May', 'CARD', 'SECOND SHOP Card **** 9176', '-20.00'],
    ]),
    say('Closing balance 70.00'),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'CARD FIRST SHOP Card **** 5706',
    'CARD SECOND SHOP Card **** 9176',
  ]);
});

test('the title of a statement over the headings of a page is none of them', async () => {
  const page = (heading: string, rows: readonly (readonly string[])[]) => [
    ...table('40 300', [['Ceylon Horizon Bank PLC', 'CREDIT CARD STATEMENT']]),
    ...table('40 100 160 529>', [['Posted', 'Trans.', heading, 'Amount (Rs.)'], ...rows]),
  ];
  const account = await readAccount(
    [
      say('Statement Date 15/04/2023   Card Number 4380-18XX-XXXX-0728'),
      say('Opening Balance 1,000.00'),
      say('Closing Balance 1,060.00'),
      ...page('Purchases', [
        ['01/04', '31/03', 'KEELLS CORNER', '10.00'],
        ['03/04', '01/04', 'PAGODA TEA ROOM', '20.00'],
      ]),
    ],
    page('Purchases', [
      ['05/04', '03/04', 'ODELLA FASHION', '13.00'],
      ['05/04', '04/04', 'CARGO FOODS', '17.00'],
    ]),
  );
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '-13.00', '-17.00']);
});

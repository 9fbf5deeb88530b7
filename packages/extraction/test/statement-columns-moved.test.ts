import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

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

test('a balance in the bank’s favour is below zero, and one in the holder’s above', async () => {
  const account = await readAccount([
    say('Relevé de compte du 1 décembre 2020 au 31 décembre 2020'),
    say('Compte courant 12320012945 Devise : EUR'),
    ...table('30 90 330 470> 550>', [
      ['Date', 'Opération', 'Date de valeur', 'Débit', 'Crédit'],
      ['', 'Solde au 1 décembre 2020 : 15,72 en notre faveur', '', '', ''],
      ['14.12.20', 'Commission sur virement', '14.12.20', '1,92', ''],
      ['16.12.20', 'Virement reçu', '18.12.20', '', '67,87'],
      ['', 'Nouveau solde au 31 décembre 2020 : 50,23 en votre faveur', '', '', ''],
    ]),
  ]);
  expect([account.opening, account.closing, account.verdict]).toEqual(['-15.72', '50.23', 'proven']);
});

test('the side of a balance may stand before its currency', async () => {
  const account = await readAccount([
    say('Kontoauszug vom 01.11.2025 bis 30.11.2025   Konto 1078168856'),
    ...table('30 70 130 430> 530>', [
      ['Bu.Tag', 'Wert', 'Wir haben für Sie gebucht', 'Belastung in EUR', 'Gutschrift in EUR'],
      ['', '', 'ALTER KONTOSTAND', '', '239,41 S EUR'],
      ['03.11.', '04.11.', 'Lastschrift STADTWERKE', '100,00', ''],
      ['05.11.', '06.11.', 'Gutschrift MIETE', '', '300,00'],
      ['', '', 'NEUER KONTOSTAND', '', '39,41 S EUR'],
    ]),
  ]);
  expect([account.opening, account.closing, account.verdict]).toEqual(['-239.41', '-39.41', 'proven']);
});

test('a day at the start of a row’s second line of text stays in it under a header nobody knows too', async () => {
  const account = await readAccount([
    say('Kontoauszug vom 01.11.2025 bis 30.11.2025   Konto 1078168856'),
    ...table('30 70 130 430> 530>', [
      ['Bu.Tag', 'Wert', 'Unsere Arbeit', 'Belastung in EUR', 'Gutschrift in EUR'],
      ['03.11.', '04.11.', 'Kartenzahlung ABO Berlin', '100,00', ''],
      ['', '', '01.11. 2NFBBDXD', '', ''],
      ['05.11.', '06.11.', 'Gutschrift MIETE', '', '300,00'],
      ['', '', 'NEUER KONTOSTAND', '', '39,41'],
    ]),
  ]);
  expect(rowsOf(account)[0]).toBe('2025-11-03 -100.00 Kartenzahlung ABO Berlin 01.11. 2NFBBDXD');
});

test('balances of days are no rows, whatever the language calls them', async () => {
  const account = await readAccount([
    say('Extrato conta 118-8 Período 01/08/2022 a 31/08/2022'),
    ...table('30 130 400 550>', [
      ['Data', 'Transação', 'Descrição', 'Valor R$'],
      ['02/08/2022', 'Pix enviado', 'Maria Exemplo', '-100,00'],
      ['02/08/2022', 'Saldo Diário', '', '900,00'],
      ['05/08/2022', 'Pix recebido', 'João Exemplo', '50,00'],
      ['05/08/2022', 'Saldo Diário', '', '950,00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-100.00', '50.00']);
});

test('card numbers in the texts below rows make no card of an account whose texts are the first column', async () => {
  const { kind, accounts } = await readStatement([
    [
      say('Wyciąg nr 115 za okres 01.01.2025 - 31.01.2025'),
      say('Nr rachunku 39 2610 8191 5992 6628 4563 7706   Waluta PLN'),
      ...table('40 380> 400 550>', [
        ['Opis operacji', 'Kwota operacji', 'Data operacji', 'Saldo po operacji'],
        ['Saldo poprzednie', '', '', '9 477,72'],
        ['Płatność kartą', '-51,41', '09.01.2025', '9 426,31'],
        ['Tytuł: 7445 STACJA ORLIK Miasto:', '', '10.01.2025', ''],
        ['KRAKÓW Numer karty: 425125******3969', '', '', ''],
        ['Płatność kartą', '-194,19', '10.01.2025', '9 232,12'],
        ['Tytuł: 7512 PIEKARNIA KLEPARZ', '', '11.01.2025', ''],
        ['KRAKÓW Numer karty: 425125******6904', '', '', ''],
        ['Przelew na rachunek', '7 323,54', '14.01.2025', '16 555,66'],
        ['Nazwa nadawcy: HUTA PRZYKŁAD SA', '', '15.01.2025', ''],
        ['Saldo końcowe', '', '', '16 555,66'],
      ]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
  expect(accounts[0]).toMatchObject({
    number: '39 2610 8191 5992 6628 4563 7706',
    opening: '9477.72',
    closing: '16555.66',
  });
});

test('letters of debit and credit in a column of their own count, though a date is between them and the amounts', async () => {
  const account = await readAccount([
    say('Relevé de compte du 24/12/2020 au 23/01/2021'),
    say('N° de compte 3385658528   Devise XAF'),
    say('Solde au 24/12/2020 : 2 924 286 C'),
    ...table('40 110 290 375 420 550>', [
      ['Date opé.', 'Libellé', 'Pièce', 'S', 'Valeur', 'Montant (F CFA)'],
      ['25/12/2020', 'PRELEVEMENT A. EXEMPLE', '86606684', 'D', '25/12/2020', '45 049'],
      ['26/12/2020', 'CHEQUE 95220', '20109247', 'D', '28/12/2020', '53 254'],
      ['30/12/2020', 'VIREMENT RECU', '58264914', 'C', '31/12/2020', '288 719'],
      ['02/01/2021', 'ACHAT LIBRAIRIE', '84350135', 'D', '04/01/2021', '11 886'],
    ]),
    say('Solde au 23/01/2021 : 3 102 816 C'),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-45049', '-53254', '288719', '-11886']);
  expect(account.transactions[0]).toMatchObject({ reference: '86606684' });
});

test('letters of two kinds in a column are no directions', async () => {
  const { accounts } = await readStatement([
    [
      title('Estado de cuenta de tarjeta de crédito'),
      say('Tarjeta 4555 **** **** 1188   Moneda soles'),
      say('Saldo anterior 120.00'),
      ...table('40 110 300 340 550>', [
        ['Fecha', 'Descripción', 'Tipo', 'F. proceso', 'Monto'],
        ['02/01/2026', 'CHIFA JADE CUSCO', 'C', '03/01/2026', '45.00'],
        ['05/01/2026', 'APP TAXI YA', 'C', '06/01/2026', '12.00'],
        ['09/01/2026', 'ITF', 'K', '09/01/2026', '0.50'],
        ['12/01/2026', 'PAGO GRACIAS', 'C', '12/01/2026', '-120.00'],
      ]),
      say('Saldo actual 57.50'),
    ],
  ]);
  expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([
    '-45.00',
    '-12.00',
    '-0.50',
    '120.00',
  ]);
  expect(accounts[0]?.transactions.map(({ description }) => description)).toEqual([
    'CHIFA JADE CUSCO C',
    'APP TAXI YA C',
    'ITF K',
    'PAGO GRACIAS C',
  ]);
});

import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('of two dates', () => {
  test('the transaction date is the date of the row, though it is below the posting date with a short label', async () => {
    const account = await readAccount([
      say('Wyciąg z rachunku'),
      say('Okres od 01.03.2025 do 31.03.2025'),
      ...table('50 140 400> 540>', [
        ['Data ks.', 'Treść operacji', 'Kwota', 'Saldo'],
        ['Data oper.', '', '', ''],
        ['', 'Saldo początkowe', '', '100,00'],
        ['05.03.2025', 'PIEKARNIA', '-10,00', '90,00'],
        ['03.03.2025', 'GDAŃSK', '', ''],
        ['', 'Saldo końcowe', '', '90,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-03 -10.00 PIEKARNIA GDAŃSK']);
  });

  test('the lower date is the posting date, where other headings have a second line too', async () => {
    const account = await readAccount([
      say('Wyciąg za okres 01.09.2025 - 30.09.2025'),
      ...table('40 106 300 460> 540>', [
        ['Data transakcji', 'Dane kontrahenta', 'Tytuł', 'Kwota', 'Saldo'],
        ['Data księgowania', '', '', 'transakcji', 'po transakcji'],
        ['', '', 'Saldo początkowe', '', '100,00'],
        ['03.09.2025', 'APTEKA', 'Zwrot', '-10,00', '90,00'],
        ['04.09.2025', '', '', '', ''],
        ['09.09.2025', 'STOCZNIA', 'Faktura', '-20,00', '70,00'],
        ['11.09.2025', '', '', '', ''],
        ['', '', 'Saldo końcowe', '', '70,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
      '2025-09-03 2025-09-04',
      '2025-09-09 2025-09-11',
    ]);
  });

  test('the completion date of a transaction is the posting date', async () => {
    const account = await readAccount([
      say('Extras de cont'),
      say('Perioada: 01.03.2025 - 31.03.2025'),
      ...table('50 150 250 430> 540>', [
        ['Data finalizarii', 'Data', 'Detalii', 'Debit', 'Sold'],
        ['tranzactiei', 'tranzactiei', '', '', ''],
        ['', '', 'Sold anterior', '', '100,00'],
        ['05-03-2025', '03-03-2025', 'BRUTARIA', '10,00', '90,00'],
        ['', '', 'Sold final', '', '90,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
      '2025-03-03 2025-03-05',
    ]);
  });

  test('the lower header belongs to the upper one, although it is not bold and alone on its line', async () => {
    const account = await readAccount([
      say('Izvadak po računu'),
      say('Razdoblje: 01.03.2025. - 31.03.2025.'),
      ...table('50 150 400> 540>', [
        ['Datum valute', 'Opis plaćanja', 'Isplate', 'Stanje'],
        ['Datum izvršenja', '', '', ''],
        ['', 'PRETHODNO STANJE', '', '100,00'],
        ['05.03.2025.', 'PEKARA', '10,00', '90,00'],
        ['04.03.2025.', 'SPLIT', '', ''],
        ['', 'NOVO STANJE', '', '90,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 PEKARA SPLIT']);
  });
});

describe('a balance', () => {
  test('below newest-first rows is the opening balance, and closes nothing', async () => {
    const account = await readAccount([
      say('Statement of account'),
      say('From 01 Mar 2025 To 31 Mar 2025'),
      ...table('50 130 360> 450> 540>', [
        ['Date', 'Description', 'Debit', 'Credit', 'Account Balance'],
        ['25 Mar 2025', 'SALARY', '', '500.00', '590.00 Cr'],
        ['04 Mar 2025', 'FIRST SHOP', '10.00', '', '90.00 Cr'],
        ['', 'BROUGHT FORWARD', '', '', '100.00 Cr'],
      ]),
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['100.00', '590.00', 'proven']);
  });

  test('that closes a page and opens the next one is carried, and closes nothing', async () => {
    const headings = ['Date', 'Particulars', 'Withdrawn', 'Deposit', 'Balance'];
    const account = await readAccount(
      [
        say('Period 01/03/2025 - 31/03/2025'),
        ...table('50 130 360> 450> 540>', [
          headings,
          ['', 'Opening balance', '', '', '100.00'],
          ['04/03/25', 'ATM', '10.00', '', '90.00'],
          ['', 'Closing balance', '', '', '90.00'],
        ]),
      ],
      [
        ...table('50 130 360> 450> 540>', [
          headings,
          ['', 'Opening balance', '', '', '90.00'],
          ['25/03/25', 'SALARY', '', '500.00', '590.00'],
        ]),
      ],
    );
    expect([account.opening, account.closing, account.verdict]).toEqual(['100.00', '590.00', 'proven']);
  });

  test('with three decimals right below headers is not part of them', async () => {
    const account = await readAccount([
      say('Statement of account, currency OMR'),
      say('Period: 01-Mar-2025 to 31-Mar-2025'),
      ...table('50 130 360> 450> 540>', [
        ['TXN DATE', 'PARTICULARS', 'DEBIT', 'CREDIT', 'BALANCE'],
        ['', 'BALANCE BROUGHT FORWARD', '', '', '1,100.000'],
        ['04-Mar-25', 'FIRST SHOP', '10.000', '', '1,090.000'],
        ['25-Mar-25', 'SALARY', '', '500.000', '1,590.000'],
        ['', 'CLOSING BALANCE', '', '', '1,590.000'],
      ]),
    ]);
    expect([account.opening, account.transactions.length]).toEqual(['1100.000', 2]);
  });

  test('with three decimals keep them next to zeros with two in empty cells', async () => {
    const account = await readAccount([
      say('Relevé de compte, devise TND'),
      say('Période du 01/02/2021 au 28/02/2021'),
      ...table('50 130 400> 540>', [
        ['Date', 'Libellé', 'Débit', 'Crédit'],
        ['', 'Solde au 01/02/2021', '', '100,000'],
        ['02/02/2021', 'ACHAT', '11,422', '0.00'],
        ['03/02/2021', 'PRELEVEMENT', '26,377', '0.00'],
        ['07/02/2021', 'AVOIR', '0.00', '25,418'],
        ['', 'Solde au 28/02/2021', '', '87,619'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-11.422', '-26.377', '25.418']);
  });

  test('with three decimals keep them next to payments in a currency with two', async () => {
    const account = await readAccount([
      say('Statement of account, currency OMR'),
      say('Period: 01-Mar-2025 to 31-Mar-2025'),
      ...table('50 130 360> 450> 540>', [
        ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
        ['01-Mar-25', 'Opening balance', '', '', '258.640'],
        ['04-Mar-25', 'ECOM PURCHASE USD 12.00 RATE 0.3900', '4.680', '', '253.960'],
        ['09-Mar-25', 'POS PURCHASE', '15.938', '', '238.022'],
        ['25-Mar-25', 'TRANSFER', '', '500.000', '738.022'],
      ]),
    ]);
    expect([account.opening, ...account.transactions.map(({ amount }) => amount)]).toEqual([
      '258.640',
      '-4.680',
      '-15.938',
      '500.000',
    ]);
  });
});

test('On a card, the billed amount is the one charged', async () => {
  const account = await readAccount([
    say('Credit Card Statement'),
    say('Statement Date: 31/03/2025'),
    say('Previous Balance 100.00'),
    say('New Balance 70.00'),
    ...table('50 120 400> 420 540>', [
      ['Trx Date', 'Description', 'Trx Amount', 'Cur', 'Billed Amount'],
      ['04/03/2025', 'FIRST SHOP', '10.00', 'EGP', '10.00'],
      ['05/03/2025', 'SECOND SHOP', '20.00', 'EGP', '20.00'],
      ['25/03/2025', 'SECOND SHOP REFUND', '60.00', 'EGP', '-60.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '60.00']);
});

test('Charges next to amounts are added to them if balances show it', async () => {
  const account = await readAccount([
    say('Mobile money statement'),
    say('Period: 01/03/2025 - 31/03/2025'),
    say('Opening Balance: TZS 1,000.00'),
    say('Closing Balance: TZS 1,369.00'),
    ...table('50 150 360> 450> 540>', [
      ['Date', 'Details', 'Amount', 'Charges', 'Balance'],
      ['2025-03-03', 'Received', '500.00', '0.00', '1,500.00'],
      ['2025-03-04', 'Sent', '-100.00', '-1.00', '1,399.00'],
      ['2025-03-05', 'Pay bill', '-30.00', '0.00', '1,369.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['500.00', '-101.00', '-30.00']);
  expect(account.verdict).toBe('proven');
});

test('Labelled balances are read although whole amounts leave the number style open and there are no transactions', async () => {
  const { accounts } = await readStatement([
    [
      say('Cartola Cuenta N° 12345678'),
      say('Desde 01/03/2025 hasta 31/03/2025'),
      ...table('50 160 270 380', [
        ['Saldo inicial', 'Total abonos', 'Total cargos', 'Saldo final'],
        ['$1.909.224', '$0', '$0', '$1.909.224'],
      ]),
      ...table('50 150 360> 450> 540>', [['Fecha', 'Descripción', 'Cargos', 'Abonos', 'Saldo']]),
    ],
  ]);
  expect(accounts.map(({ opening, closing }) => `${opening} ${closing}`)).toEqual(['1909224 1909224']);
});

test.each([
  ['Karachi', 'PKR'],
  ['Kathmandu', 'NPR'],
  ['Pune', 'INR'],
])('Rupees of a bank in %s are %s', async (city, currency) => {
  const account = await readAccount([
    say(`Example Bank, ${city}`),
    say('Opening Balance: Rs. 100.00'),
    ...table('50 150 400> 540>', [
      ['Date', 'Details', 'Amount', 'Balance'],
      ['2025-03-03', 'SHOP', '-10.00', '90.00'],
    ]),
  ]);
  expect(account.currency).toBe(currency);
});

describe('letters after balances', () => {
  test('in brackets follow the headers, next to others read with their amounts', async () => {
    const account = await readAccount([
      say('Cari hesap ekstresi'),
      say('Dönem 01.03.2025 - 31.03.2025'),
      ...table('50 130 360> 450> 540>', [
        ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye'],
        ['', 'DEVİR', '', '', '100,00 (B)'],
        ['04.03.2025', 'MARKET', '10,00', '', '110,00 (B)'],
        ['05.03.2025', 'KİTAP', '20,00', '', '130,00 (B)'],
        ['25.03.2025', 'MAAŞ', '', '500,00', '370,00 (A)'],
      ]),
    ]);
    expect(account.transactions.map(({ balance }) => balance)).toEqual(['-110.00', '-130.00', '370.00']);
    expect(account.verdict).toBe('proven');
  });

  test('do not split a two-word header, although some amounts of its column have none', async () => {
    const account = await readAccount([
      say('Statement of account'),
      say('Period 01/03/2025 - 31/03/2025'),
      ...table('50 130 340> 420> 540>', [
        ['Date', 'Details', 'Deposit', 'Withdrawal', 'Balance in'],
        ['', '', '', '', 'Original Currency'],
        ['', 'B/F BALANCE', '', '', '1,100.00 DR'],
        ['04/03/2025', 'FIRST SHOP', '', '10.00', '1,110.00 DR'],
        ['05/03/2025', 'SECOND SHOP', '', '20.00', '1,130.00 DR'],
        ['25/03/2025', 'SALARY', '2,500.00', '', '1,370.00'],
        ['26/03/2025', 'REFUND', '100.00', '', '1,470.00'],
      ]),
    ]);
    expect(account.transactions.map(({ balance }) => balance)).toEqual([
      '-1110.00',
      '-1130.00',
      '1370.00',
      '1470.00',
    ]);
  });
});

test('A daily total below the rows is a total and no row', async () => {
  const account = await readAccount([
    say('Виписка з рахунку'),
    say('Період: 01.03.2025 - 31.03.2025'),
    say('Вхідний залишок: 100,00'),
    ...table('50 150 430> 540>', [
      ['Дата', 'Призначення', 'Дебет', 'Кредит'],
      ['04.03.2025', 'Оплата', '10,00', ''],
      ['', 'Обороти за день', '10,00', '0,00'],
      ['25.03.2025', 'Зарплата', '', '500,00'],
      ['', 'Обороти за день', '0,00', '500,00'],
    ]),
    say('Вихідний залишок: 590,00'),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 Оплата', '2025-03-25 500.00 Зарплата']);
});

test('The only date without a year on a card is the one shortly before its statement date', async () => {
  const account = await readAccount([
    say('Card statement of 2023-03-20'),
    say('New balance 16.94'),
    say('Previous balance 0.00'),
    ...table('50 150 540>', [
      ['Date', 'Description', 'Amount'],
      ['23/02/24', 'FIRST SHOP', '16.94'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2023-02-24']);
});

test('The only undated row of a list, its last, is kept if the printed totals match only with it', async () => {
  const account = await readAccount([
    say('Extrato de conta'),
    say('Período: 01/03/2025 - 31/03/2025'),
    ...table('50 130 360> 450> 540>', [
      ['Data', 'Lançamento', 'Crédito', 'Débito', 'Saldo'],
      ['', 'SALDO ANTERIOR', '', '', '100,00'],
      ...Array.from({ length: 9 }, (_, at) => [
        `0${at + 1}/03/2025`,
        `LOJA ${'ABCDEFGHI'[at]}`,
        '',
        '1,00',
        `${99 - at},00`,
      ]),
      ['', 'PIX RECEBIDO', '500,00', '', '591,00'],
      ['', 'Total', '500,00', '9,00', '591,00'],
    ]),
  ]);
  expect(account.closing).toBe('591.00');
  expect(rowsOf(account).at(-1)).toBe('2025-03-09 500.00 PIX RECEBIDO');
});

import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

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

test('numbers at the right of titles over rows are theirs, and no bar of the page', async () => {
  const pocket = (name: string, number: string, rows: string[][]) => [
    [
      { text: name, left: 40, isBold: true },
      { text: number, right: 560, isBold: true },
    ],
    ...table('40 140 440>', [['Date', 'Transaction', 'Amount'], ...rows]),
  ];
  const { accounts } = await readStatement([
    [
      say('Lekgotla Mutual   2024/12/02 - 2025/01/01'),
      ...table('40 220 430> 560>', [
        ['My money', 'Number', 'Then', 'Now'],
        ['Transact', '13 2350 2579 9', 'R 19 000,08', 'R 18 203,34'],
        ['Emergency pocket', '13 3066 2860 4', 'R 46 969,20', 'R 73 007,80'],
        ['School fees', '13 7136 7678 5', 'R 81 032,76', 'R 80 987,54'],
        ['Stokvel', '13 8950 4005 0', 'R 42 226,44', 'R 41 023,18'],
        ['Holidays', '13 8950 4117 6', 'R 2 000,00', 'R 2 050,00'],
      ]),
      ...pocket('Transact', '13 2350 2579 9', [
        ['2024/12/26', 'POS PURCHASE STARLING CYCLES', '-R 930,06'],
        ['2024/12/20', 'Mobile deposit', 'R 133,32'],
      ]),
      ...pocket('Emergency pocket', '13 3066 2860 4', [
        ['2025/01/01', 'Visa purchase FABLE STREAMING', '-R 1 305,69'],
        ['2024/12/02', 'DIRECT DEP WESTBROOK', 'R 27 344,29'],
      ]),
      ...pocket('School fees', '13 7136 7678 5', [['2024/12/22', 'HARBOUR BOOKS', '-R 45,22']]),
      ...pocket('Stokvel', '13 8950 4005 0', [['2024/12/18', 'CARD PAYMENT CAFE', '-R 1 203,26']]),
      ...pocket('Holidays', '13 8950 4117 6', [['2024/12/19', 'Mobile deposit', 'R 50,00']]),
    ],
  ]);
  expect(accounts.map(({ number, verdict }) => [number, verdict])).toEqual([
    ['13 2350 2579 9', 'proven'],
    ['13 3066 2860 4', 'proven'],
    ['13 7136 7678 5', 'proven'],
    ['13 8950 4005 0', 'proven'],
    ['13 8950 4117 6', 'proven'],
  ]);
});

test('an account’s number far over its headings, above a summary, is its title', async () => {
  const part = (name: string, number: string, closing: string, rows: string[][]) => [
    say(name),
    say('MISS ROWENA SAMPLE'),
    say(`Account number: ${number}    Sort code: 09 01 28`),
    say('Your account summary for 6th Dec 2021 to 5th Jan 2022'),
    say('Balance brought forward from'),
    say('Total money in:'),
    say('Total money out:'),
    say(`Your balance at close of business ${closing}`),
    say('Interest rates and fees'),
    say('Average balance this period £210.83'),
    say('Your transactions'),
    ...table('50 130 400> 480> 560>', [
      ['Date', 'Description', 'Money in', 'Money out', '£ Balance'],
      ...rows,
    ]),
  ];
  const { accounts } = await readStatement([
    [
      ...part('Current Account', '67059397', '173.74', [
        ['9th Dec', 'CASH WITHDRAWAL', '', '111.45', '551.65'],
        ['14th Dec', 'BILL PAYMENT', '', '377.91', '173.74'],
      ]),
      ...part('Instant Saver', '40012506', '8,316.41', [
        ['12th Dec', 'BILL PAYMENT', '', '109.36', '8,364.66'],
        ['18th Dec', 'DIRECT DEBIT', '', '48.25', '8,316.41'],
      ]),
    ],
  ]);
  expect(accounts.map(({ number, transactions }) => [number, transactions.length])).toEqual([
    ['67059397', 2],
    ['40012506', 2],
  ]);
});

test('the number of a statement is none of its account’s', async () => {
  const account = await readAccount([
    say('Raiffeisen-Volksbank Heidetal eG     Kontoauszug Nr. 125 / 2020'),
    say('Frau Beate Muster     IBAN DE75 3738 7418 9997 8536 43'),
    ...table('40 120 540>', [
      ['Bu-Tag', 'Vorgang', 'EUR'],
      ['', 'alter Kontostand vom 10.09.2020', '414,02 H'],
      ['11.09.', 'Auszahlung girocard', '101,59 S'],
      ['', 'neuer Kontostand vom 09.10.2020', '312,43 H'],
    ]),
  ]);
  expect(account.number).toBe('DE75 3738 7418 9997 8536 43');
});

test.each([
  ['its IBAN', 'IBAN AT83 9889 0004 6260 6824', 'Kontonummer 826937072', 'AT83 9889 0004 6260 6824'],
  ['its number', 'Kontonummer 826937072', 'IBAN AT83 9889 0004 6260 6824', '826937072'],
])('An account has the number that is printed first, here %s', async (_, first, second, number) => {
  const account = await readAccount([
    say('Kontoauszug Geschäftskonto'),
    say(first),
    say(second),
    ...table('40 120 440>', [
      ['Datum', 'Text', 'Betrag'],
      ['', 'Alter Kontostand', '100,00'],
      ['04.03.2025', 'Miete', '-40,00'],
      ['', 'Neuer Kontostand', '60,00'],
    ]),
  ]);
  expect(account.number).toBe(number);
});

test('lines that state an account and its balance above rows are titles, though no type sets them off', async () => {
  const pot = (name: string, number: string, rows: readonly (readonly string[])[]) =>
    table('50 120 270 440> 540>', [[name, '', `Account ${number}`, '', `Balance ${rows[0]?.[4]}`], ...rows]);
  const { accounts } = await readStatement([
    [
      say('Example Bank statement'),
      say('15 Jan 2022 to 14 Feb 2022'),
      ...pot('Personal', '78009137', [
        ['28 Jan 2022', 'CARD PAYMENT', '', '-6.90', '£764.76'],
        ['26 Jan 2022', 'PURCHASE', '', '-118.43', '£771.66'],
        ['17 Jan 2022', 'BILL', '', '-205.64', '£890.09'],
      ]),
      ...pot('Holidays', '28987760', [
        ['10 Feb 2022', 'CARD PAYMENT', '', '-5.04', '£395.60'],
        ['2 Feb 2022', 'TRAIN', '', '-36.96', '£400.64'],
      ]),
    ],
  ]);
  expect(accounts.map(({ number, transactions }) => [number, transactions.length])).toEqual([
    ['78009137', 3],
    ['28987760', 2],
  ]);
});

test('of lines over headers that are set alike, those with the longer numbers are the titles', async () => {
  const account = (number: string, above: string, day: string) => [
    say(above),
    say(`Business Account - ${number}`),
    ...table('50 120 440> 540>', [
      ['Date', 'Description', 'Debits', 'Balance'],
      [`${day}/06/2022`, 'SHOP', '10.00', '90.00'],
      [`${day}/06/2022`, 'FUEL', '20.00', '70.00'],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank statement'),
      say('Cape Town 7708'),
      ...table('50 200 340> 440> 540>', [
        ['Account', 'Number', 'Limit', 'Balance', 'Available'],
        ['Business Account', '11001180286', '100.00', '70.00', '170.00'],
        ['Call Account', '11001180577', '100.00', '70.00', '170.00'],
      ]),
      ...account('11001180286', 'Debits and balances', '06'),
      ...account('11001180577', 'Interest rate at 30 Jun 2022: 1.37%', '08'),
    ],
  ]);
  expect(accounts.map(({ number }) => number)).toEqual(['11001180286', '11001180577']);
});

test('a month alone in the first column is a title, and no text of the row above', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Period 15 June 2024 to 14 July 2024'),
    say('Opening balance 100.00'),
    ...table('50 90 170 400> 500>', [
      ['No.', 'Date', 'Narration', 'Amount', 'Balance'],
      ['June 2024', '', '', '', ''],
      ['1', '29-06-2024', 'POS PURCHASE FIRST SHOP', '-10.00', '90.00'],
      ['2', '30-06-2024', 'CASH DEPOSIT', '20.00', '110.00'],
      ['July 2024', '', '', '', ''],
      ['3', '01-07-2024', 'CHEQUE BOOK FEE', '-5.00', '105.00'],
    ]),
    say('Closing balance 105.00'),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    ...['POS PURCHASE FIRST SHOP', 'CASH DEPOSIT', 'CHEQUE BOOK FEE'],
  ]);
});

test('an account of another kind is one of several where its number has the form and place of theirs', async () => {
  const account = (name: string, iban: string, code: string, held: string) => [
    ...table('50 250 500', [[name, `IBAN ${iban}`, code]]).map((line) =>
      line.map((cell) => ({ ...cell, isBold: true })),
    ),
    ...table('50 200 350 450', [
      ['Opening Balance', 'Total Credits', 'Total Debits', 'Closing Balance'],
      [held, '0.00', '0.00', held],
    ]),
    [],
    say('No movement on this account.'),
    [],
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank relationship statement'),
      say('Period 01/01/2020 to 31/01/2020'),
      ...account('Business Current Account', 'SA85 5251 9654 8618 3118 1621', 'SAR', '12,557.88'),
      ...account('Foreign Currency USD Account', 'SA71 5581 7493 7205 4734 0222', 'USD', '24,228.72'),
      ...account('Foreign Currency EUR Account', 'SA72 7549 9354 6748 4211 4081', 'EUR', '35,138.72'),
    ],
  ]);
  expect(accounts.map(({ currency, verdict }) => [currency, verdict])).toEqual([
    ['SAR', 'proven'],
    ['USD', 'proven'],
    ['EUR', 'proven'],
  ]);
});

test('a sum whose label counts its entries is no balance', async () => {
  const account = await readAccount([
    say('Örnek Bankası hesap ekstresi'),
    say('Ekstre Dönemi 10.12.2020 - 09.01.2021'),
    ...table('50 300>', [
      ['Dönem Başı Bakiye', '36.859,90 TL'],
      ['Toplam Borç (0 adet)', '0,00 TL'],
      ['Toplam Alacak (0 adet)', '0,00 TL'],
      ['Dönem Sonu Bakiye', '36.859,90 TL'],
    ]),
    say('Belirtilen dönemde hesap hareketi bulunmamaktadır.'),
  ]);
  expect([account.closing, account.verdict]).toEqual(['36859.90', 'proven']);
});

test('days and a debt under labels side by side are no row', async () => {
  const account = await readAccount([
    say('Banco Ejemplo estado de cuenta de tarjeta de crédito'),
    ...table('50 180 310 560>', [
      ['PERÍODO DESDE', 'PERÍODO HASTA', 'PRÓXIMO CIERRE', 'DEUDA TOTAL (US$)'],
      ['15/12/2020', '14/01/2021', '14/02/2021', '70,00'],
    ]),
    ...table('50 560>', [['SALDO ANTERIOR FACTURADO', '100,00']]),
    ...table('50 120 560>', [
      ['17/12/20', 'ABONO PAGO EN LINEA', '-60,00'],
      ['03/01/21', 'FIRST SHOP', '20,00'],
      ['04/01/21', 'SECOND SHOP', '10,00'],
    ]),
  ]);
  expect([account.transactions.length, account.closing, account.verdict]).toEqual([3, '70.00', 'proven']);
});

test('a balance over rows that begin with the newest is what is held now', async () => {
  const account = await readAccount([
    say('Musterbank Umsatzliste'),
    ...table('50 300 520>', [['Kontoinhaber Musterwirt OG', 'Kontostand', '170,00 EUR']]),
    say('Zeitraum 15.12.2020 bis 14.01.2021'),
    ...table('50 130 520>', [
      ['Buchung', 'Text', 'Betrag'],
      ['11.01.2021', 'Gutschrift Beispiel GmbH', '90,00 EUR'],
      ['09.01.2021', 'Lastschrift Muster', '-20,00 EUR'],
    ]),
  ]);
  expect([account.opening, account.closing]).toEqual([null, '170.00']);
});

test('a foot that carries a balance over, and a roll number with a stroke, are neither text nor currency', async () => {
  const account = (name: string, number: string) => [
    title(name),
    say(`Sort code and account number 08-61-19 ${number}`),
    say('Roll number S/23628262-4'),
    ...table('50 130 400> 500>', [
      ['Date', 'Details', 'Payments', 'Balance'],
      ['22 Dec 2022', 'BALANCE BROUGHT FORWARD', '', '100.00'],
      ['23 Dec 2022', 'STANDING ORDER J SPECIMEN', '10.00', '90.00'],
      ['', 'Carried over', '', '90.00'],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Building Society, London. Statement 22 Dec 2022 to 21 Jan 2023, all amounts in £'),
      ...account('MEMBER CURRENT ACCOUNT', '34456102'),
      ...account('BILLS CURRENT ACCOUNT', '25928593'),
    ],
  ]);
  expect(
    accounts.map(({ currency, transactions }) => [
      currency,
      transactions.map(({ description }) => description),
    ]),
  ).toEqual([
    ['GBP', ['STANDING ORDER J SPECIMEN']],
    ['GBP', ['STANDING ORDER J SPECIMEN']],
  ]);
});

test('a row with its value day alone has the day of the row above, whatever the first column of days is called', async () => {
  const account = await readAccount([
    say('Caja Ejemplo extracto de cuenta en euros'),
    say('Periodo: del 01-03-2025 al 31-03-2025'),
    say('Saldo anterior 100,00'),
    ...table('50 120 190 420> 520>', [
      ['Jornada', 'F. Valor', 'Concepto', 'Importe', 'Saldo'],
      ['01-03-2025', '02-03-2025', 'TARJETA GASOLINERA', '-20,00', ''],
      ['', '03-03-2025', 'TRANSFERENCIA DE SEGUROS', '30,00', '110,00'],
      ['05-03-2025', '05-03-2025', 'COMPRA FERRETERIA', '-10,00', ''],
      ['', '06-03-2025', 'ADEUDO AGUAS', '-5,00', ''],
      ['', '07-03-2025', 'COMISION', '-5,00', '90,00'],
      ['09-03-2025', '10-03-2025', 'COMPRA PAPELERIA', '-1,00', '89,00'],
    ]),
    say('Saldo a 31-03-2025 89,00'),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions.map(({ date }) => date)).toEqual([
    ...['2025-03-01', '2025-03-01', '2025-03-05', '2025-03-05', '2025-03-05', '2025-03-09'],
  ]);
});

test('a last line that fills both columns with totals, one of them of nothing, is no row', async () => {
  const account = await readAccount([
    say('Example Credit Union statement of account, all amounts in CAD'),
    say('March 1, 2025 to March 31, 2025'),
    ...table('50 120 400> 480> 560>', [
      ['Date', 'Description', 'Withdrawals ($)', 'Deposits ($)', 'Balance ($)'],
      ['Mar 01', 'Balance forward', '', '', '100.00'],
      ['Mar 15', 'Point of Sale HYDRO', '20.00', '', '80.00'],
      ['Mar 19', 'Point of Sale HARDWARE', '10.00', '', '70.00'],
      ['Mar 31', 'Closing totals and balance', '30.00', '0.00', '70.00'],
    ]),
  ]);
  expect([account.transactions.length, account.verdict]).toEqual([2, 'proven']);
});

test('a list of checks without a title, below deposits, is money out', async () => {
  const account = await readAccount([
    say('Example Bank statement of account'),
    say('Statement date 04/30/22'),
    ...table('50 560>', [
      ['Previous statement balance 04/01/22', '100.00'],
      ['Current statement balance 04/30/22', '75.00'],
    ]),
    [],
    title('DEPOSITS AND OTHER CREDITS'),
    ...table('50 120 560>', [
      ['Date', 'Description', 'Amount'],
      ['04/08', 'ACH CREDIT PAYABLES', '10.00'],
      ['04/27', 'REMOTE DEPOSIT CAPTURE', '20.00'],
    ]),
    [],
    ...table('50 120 240> 300 370 490>', [
      ['Date', 'Check no.', 'Amount', 'Date', 'Check no.', 'Amount'],
      ['04/08/22', '1393', '30.00', '04/14/22', '1433', '15.00'],
      ['04/14/22', '1180', '10.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount).sort()).toEqual([
    ...['-10.00', '-15.00', '-30.00', '10.00', '20.00'],
  ]);
});

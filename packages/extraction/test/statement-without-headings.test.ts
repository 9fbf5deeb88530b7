import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

test('a running number in front of the dates of rows without headings is no part of them', async () => {
  const account = await readAccount([
    say('Rekening BE68 5390 0754 7034'),
    say('Periode 01-11-2024 tot 30-11-2024'),
    ...table('40 80 140 380 520>', [
      ['', '', 'Vorig saldo op 04-11-2024', '', '900,00'],
      ['1', '05-11-2024', 'Overschrijving', '06-11-2024', '100,00 -'],
      ['2', '07-11-2024', 'Betaling met bankkaart', '08-11-2024', '50,00 -'],
      ['3', '08-11-2024', 'Storting', '08-11-2024', '10,00 +'],
      ['', '', 'Nieuw saldo op 30-11-2024', '', '760,00'],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2024-11-05 -100.00 Overschrijving',
    '2024-11-07 -50.00 Betaling met bankkaart',
    '2024-11-08 10.00 Storting',
  ]);
});

const FILLED_ONCE = [
  ['2021-07-15', 'Transfer from R Sample', '', '107.24', '1007.24'],
  ['2021-07-16', 'Grocer', '31.83', '', '975.41'],
  ['2021-07-18', 'Cafe', '5.38', '', '970.03'],
  ['2021-07-26', 'Fee', '1.61', '', '968.42'],
  ['2021-07-27', 'Electricity', '20.30', '', '948.12'],
] as const;

const HEAD = [say('Account number 3860 8741 USD'), say('Statement period 2021-07-01 to 2021-07-31')];

test('the first row is no opening balance if a total stands under its amount', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 300> 400> 520>', [...FILLED_ONCE, ['', 'Total', '59.12', '107.24', '']]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '107.24',
    '-31.83',
    '-5.38',
    '-1.61',
    '-20.30',
  ]);
});

test('an amount that leads from one balance to the next has a column of its own, even if it is the only one', async () => {
  const [first, ...others] = FILLED_ONCE;
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 300> 400> 520>', [
      ['2021-07-14', 'Opening balance', '', '', '1010.00'],
      ['2021-07-14', 'Rent', '110.00', '', '900.00'],
      first,
      ...others,
      ['2021-07-31', 'Closing balance', '', '', '948.12'],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '-110.00',
    '107.24',
    '-31.83',
    '-5.38',
    '-1.61',
    '-20.30',
  ]);
});

test('the headings of a summary do not name the columns of rows below it that end elsewhere', async () => {
  const account = await readAccount([
    say('For the period ending January 20, 2023'),
    ...table('40 160 300> 390> 470> 560>', [
      ['Account', 'Account number', 'Opening balance', 'Deducted', 'Added', 'Closing balance'],
      ['Chequing', '3343 7819-028', '400.00', '160.00', '50.00', '290.00'],
    ]),
    say('Chequing Account # 3343 7819-028 CAD funds'),
    ...table('40 100 360> 450> 560>', [
      ['Dec 21', 'Opening balance', '', '', '400.00'],
      ['Dec 22', 'Pharmacy', '100.00', '', '300.00'],
      ['Dec 27', 'Transfer received', '', '50.00', '350.00'],
      ['Jan 04', 'Hydro', '60.00', '', '290.00'],
      ['Jan 20', 'Closing totals', '160.00', '50.00', ''],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2022-12-22 -100.00 Pharmacy',
    '2022-12-27 50.00 Transfer received',
    '2023-01-04 -60.00 Hydro',
  ]);
});

test('the balances of two accounts and their sum are no invoice', async () => {
  const headings = ['Buchungstext', 'Betrag', 'Valuta', 'Buchung'];
  const { accounts } = await readStatement([
    [
      say('Umsatzliste für Frau Eva Muster   01.03.2022'),
      ...table('40 560>', [
        ['Summe aller Guthaben', '+ 8.139,00'],
        ['Girokonto   Kontostand', '+ 816,73'],
      ]),
      say('AT63 9370 6696 0698 5091'),
      say('01.02.2022 bis 28.02.2022'),
      ...table('40 200> 300 400', [headings]),
      ...table('40 560>', [['Sparkonto   Kontostand', '+ 7.322,27']]),
      say('AT93 1553 6807 5215 2183'),
      say('01.02.2022 bis 28.02.2022'),
      ...table('40 200> 300 400', [headings]),
      say('Erste Alpenbank AG, Am Belvedere 1, 1100 Wien'),
    ],
  ]);
  expect(accounts.map(({ verdict, transactions }) => [verdict, transactions.length])).toEqual([
    ['unproven', 0],
    ['unproven', 0],
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

test('branch and account number together come before the IBAN', async () => {
  const account = await readAccount([
    say('Sort code, no.   92-44-17 16387133'),
    say('IBAN   GB11 HRTH 0701 1665 7510 77'),
    ...table('40 120 400> 520>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['13/12/2022', 'Balance from previous statement', '', '100.00'],
      ['17/12/2022', 'Direct debit', '-10.00', '90.00'],
    ]),
  ]);
  expect(account.number).toBe('92-44-17 16387133');
});

test('a labelled currency is read, rare ones too', async () => {
  const account = await readAccount([
    say('Счёт: BY27BRST30120724963482940000   Валюта: BYN (933)'),
    ...table('40 120 400> 520>', [
      ['Дата', 'Назначение платежа', 'Сумма', 'Остаток'],
      ['13.12.2022', 'Входящий остаток', '', '100.00'],
      ['17.12.2022', 'Оплата по договору', '-10.00', '90.00'],
    ]),
  ]);
  expect(account.currency).toBe('BYN');
});

test('a balance is labelled behind a sentence that counts the rows', async () => {
  const account = await readAccount([
    say('Hesap No: 118-50331443   Dönem: 01-03-2025 - 31-03-2025   TRY'),
    ...table('40 120 400> 520>', [
      ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
      ['01-03-2025', 'Devreden Bakiye', '', '100,00'],
      ['02-03-2025', 'POS KAHVE', '-10,00', '90,00'],
      ['03-03-2025', 'Giden EFT', '-20,00', '70,00'],
      ['', '3 adet hareket. Dönem Sonu Bakiyesi', '', '50,00'],
    ]),
  ]);
  expect([account.closing, account.verdict]).toEqual(['50.00', 'contradicted']);
});

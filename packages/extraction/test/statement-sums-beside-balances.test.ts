import { expect, test } from 'vitest';
import { lineOf } from '../src/lines/line.ts';
import { tokensOf } from '../src/tables/token.ts';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

test('of three sums in a row behind a closing balance the last one is it, in no column too', async () => {
  const account = await readAccount([
    say('Account 56-2780-785702-121 From 6 October 2022 to 5 November 2022'),
    ...table('50 110 400> 470> 550>', [
      ['', 'Balance from last statement', '', '', '6,562.01'],
      ['Oct 21', 'TRANSFER FROM Priya Whitlock', '', '739.30', '7,301.31'],
      ['', 'Totals and closing balance', '0.00', '739.30', '7,301.31'],
    ]),
  ]);
  expect([account.closing, account.verdict]).toEqual(['7301.31', 'proven']);
});

test('a closing balance next to the sums of both columns is beyond them where no header names it', async () => {
  const account = await readAccount([
    say('Current Account A/C 01-059-684770 Currency BHD 15/12/2022 to 14/01/2023'),
    ...table('50 130 370> 450> 550>', [
      ['Date', 'Description', 'Debit', 'Credit', ''],
      ['15/12/2022', 'Balance brought forward', '', '', '1,910.876'],
      ['10/01/2023', 'ECOM PURCHASE BAKERY', '1.261', '', ''],
      ['', 'Closing balance', '1.261', '0.000', '1,909.615'],
    ]),
  ]);
  expect([account.opening, account.closing, account.verdict]).toEqual(['1910.876', '1909.615', 'proven']);
});

test('a dated line of the sums and the balance is no transaction', async () => {
  const account = await readAccount([
    say('Kontoauszug 25. Dezember 2023 - 24. Januar 2024'),
    say('Privatkonto in CHF, IBAN CH66 0218 5078 6207 8843 8'),
    ...table('40 110 330> 420> 440 550>', [
      ['Datum', 'Buchungstext', 'Belastung', 'Gutschrift', 'Valuta', 'Saldo'],
      ['25.12.2023', 'Saldovortrag', '', '', '', '2393.38'],
      ['02.01.2024', 'Debitkarte APOTHEKE', '9.33', '', '02.01.', '2384.05'],
      ['24.01.2024', 'Total Umsätze / Saldo zu Ihren Gunsten', '9.33', '0.00', '', '2384.05'],
    ]),
  ]);
  expect([account.transactions.length, account.verdict]).toEqual([1, 'proven']);
});

test('a number of debits and credits contradicts nothing', async () => {
  const account = await readAccount([
    say('Account No. 1247-55056408-738 Currency PKR From 17-Dec-2021 To 16-Jan-2022'),
    say('Opening Balance 235,629.20   Closing Balance 224,612.84'),
    ...table('40 130 380> 460> 550>', [
      ['Trans Date', 'Particulars', 'Debit', 'Credit', 'Balance'],
      ['20-Dec-21', 'CHEQUE WITHDRAWAL', '11,016.36', '0.00', '224,612.84'],
      ['', 'Number of Debits / Credits', '1', '0', ''],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
});

test('a side may stand in a column of its own far left of its amount', async () => {
  const account = await readAccount([
    say('Kontoauszug 12/2020 vom 22.12.2020 bis 21.01.2021 IBAN DE35 1869 9881 8122 1372 34'),
    ...table('40 110 330 550>', [
      ['Wert', 'Vorgang', 'Soll / Haben EUR', ''],
      ['', 'alter Kontostand vom 22.12.2020', 'H', '3.118,17'],
      ['25.12.2020', 'BASISLASTSCHRIFT DROGERIE', 'S', '233,89'],
      ['28.12.2020', 'Gutschrift Anna Weißenborn', 'H', '44,12'],
      ['04.01.2021', 'Dauerauftrag Miete', 'S', '571,05'],
      ['11.01.2021', 'KARTENZAHLUNG STADTWERKE', 'S', '6,20'],
      ['', 'neuer Kontostand vom 21.01.2021', 'H', '2.351,15'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-233.89', '44.12', '-571.05', '-6.20']);
  expect(account.verdict).toBe('proven');
});

test('a credit that is paid back and used again is shown as a card, with what is owed above zero', async () => {
  const { kind, accounts } = await readStatement([
    [
      say('Relevé de votre crédit renouvelable du 01/01/2024 au 31/01/2024'),
      say('Votre compte n° 4118 791 435 4175'),
      ...table('40 100 450> 550>', [
        ['Date', 'Libellé', 'Financements (€)', 'Versements (€)'],
        ['01/01', 'Capital restant dû au relevé précédent', '7 634,20', ''],
        ['08/01', 'ACHAT JARDIN DES FLANDRES LENS', '206,03', ''],
        ['17/01', 'AVOIR BRICO DE LA DEULE', '', '139,06'],
        ['31/01', 'Montant utilisé en fin de période', '7 701,17', ''],
      ]),
    ],
  ]);
  expect(kind).toBe('credit_card_statement');
  expect(accounts[0]).toMatchObject({ opening: '7634.20', closing: '7701.17', verdict: 'proven' });
});

test('a branch before the number of an account is no day, though it could be one, and a day before a reference is', () => {
  const kindsOf = (...texts: string[]) =>
    tokensOf(
      lineOf(
        1,
        texts.map((text, at) => ({
          text,
          left: at * 90,
          right: at * 90 + 60,
          top: 0,
          bottom: 9,
          confidence: 1,
          fontSize: 9,
          isBold: false,
        })),
      ),
      { decimalMark: '.', decimals: 2 },
    ).map(({ kind }) => kind);
  expect(kindsOf('Account', '09-01-28', '74774882', '3,974.26')).not.toContain('date');
  expect(kindsOf('09-01-28', '74774882', 'WATER', '41.54')).toContain('date');
});

test('the slip before a statement belongs to it where another statement follows', async () => {
  const { accounts } = await readStatement([
    [
      say('Kredittkort Vidda   Faktura kredittkort'),
      say('KID 1609571304924245   Forfallsdato 22.03.2020'),
      say('Beløp å betale 1.106,47   Minimumsbeløp 350,32   Fakturadato 05.03.2020'),
    ],
    [
      say('Kredittkort Vidda   Kort 9136 **** **** 1639'),
      say('Forrige saldo 1.000,00   Ny saldo 1.106,47'),
      say('Spesifikasjon 01.02.2020 – 29.02.2020'),
      ...table('50 130 210 550>', [
        ['Kjøpt', 'Bokført', 'Brukersted', 'Beløp NOK'],
        ['02.02', '02.02', 'BAKERIET PÅ HJØRNET', '100,00'],
        ['09.02', '10.02', 'FORSIKRING VEST', '6,47'],
      ]),
    ],
    [
      say('Lantern Mutual   Your Personal Line of Credit   August 1, 2021 to August 31, 2021'),
      say('Account 998667-880'),
      say('Opening balance owing, August 1, 2021 $764.43'),
      say('Closing balance owing, August 31, 2021 $764.43'),
      say('Credit limit 6,000.00'),
      say('There was no activity in this period.'),
    ],
  ]);
  expect(accounts.map(({ number, transactions }) => [number, transactions.length])).toEqual([
    ['9136 **** **** 1639', 2],
    ['998667-880', 0],
  ]);
});

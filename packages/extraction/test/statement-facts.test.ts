import { describe, expect, test } from 'vitest';
import { currencyOfHeading } from '../src/classify/own-currency.ts';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const SIDES = '50 130 400> 540>';

describe('facts a statement prints once outside its rows', () => {
  test('are no header row, and their amounts and dates no transaction', async () => {
    const account = await readAccount([
      say('Credit card statement'),
      ...table('50 200 400', [
        ['Statement date', 'Payment due date', 'Credit limit'],
        ['25 APR 24', '15 MAY 24', '15,000.00'],
      ]),
      ...table('50 130 400>', [
        ['Date', 'Transaction description', 'Amount'],
        ['', 'Previous balance', '100.00'],
        ['27/03', 'FABLE', '20.00'],
        ['07/04', 'PAYMENT', '50.00CR'],
        ['', 'TOTAL', '70.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2024-03-27 -20.00 FABLE', '2024-04-07 50.00 PAYMENT']);
    expect(account).toMatchObject({ opening: '100.00', closing: '70.00', verdict: 'proven' });
  });

  test('has the account number without the date in the next cell', async () => {
    const account = await readAccount([
      say('Sample 360 account'),
      ...table('50 330', [['Account No. 123456789001', '1 JUN 2026 TO 30 JUN 2026']]),
      ...table('50 130 400> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Balance b/f', '', '100.00'],
        ['10 JUN', 'BONUS INTEREST', '0.69', '100.69'],
        ['28 JUN', 'SALARY', '500.00', '600.69'],
      ]),
    ]);
    expect(account.number).toBe('123456789001');
  });

  test('counts once though its box tops every page', async () => {
    const head = [
      say('Bank account statement of 31-10-2024'),
      ...table('50 180 310 440', [
        ['Vorig saldo', 'Nieuw saldo', 'Totaal bedrag af', 'Totaal bedrag bij'],
        ['1.000,00', '950,00', '100,00', '50,00'],
      ]),
    ];
    const headings = ['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij'];
    const account = await readAccount(
      [
        ...head,
        ...table(SIDES, [
          headings,
          ['04-10', 'HUUR', '60,00', ''],
          ['(05-10)', 'van Anna', '', ''],
          ['07-10', 'LOON', '', '50,00'],
          ['(08-10)', 'van Bakker', '', ''],
        ]),
      ],
      [
        ...head,
        ...table(SIDES, [headings, ['28-10', 'BROOD', '40,00', ''], ['(29-10)', 'bij Iris', '', '']]),
      ],
    );
    expect(rowsOf(account)).toEqual([
      '2024-10-04 -60.00 HUUR van Anna',
      '2024-10-07 50.00 LOON van Bakker',
      '2024-10-28 -40.00 BROOD bij Iris',
    ]);
    expect(account).toMatchObject({ opening: '1000.00', closing: '950.00', verdict: 'proven' });
  });

  test('open and close the account if one label names two dates', async () => {
    const account = await readAccount([
      say('ВЫПИСКА по счету'),
      say('Доступно на 01.05.24 1 000,00 ₸'),
      say('Доступно на 31.05.24 950,00 ₸'),
      ...table('50 150 300', [
        ['Дата', 'Сумма', 'Детали'],
        ['20.05.24', '- 60,00 ₸', 'KNIGI'],
        ['04.05.24', '+ 10,00 ₸', 'ERLAN'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '1000.00', closing: '950.00', verdict: 'proven' });
  });

  test('make no card of an account whose rows name the cards used', async () => {
    const purchase = (day: string, digits: string) => [
      [day, 'Cumparare POS', '10.00', ''],
      ['', `Nr. card: xxxx xxxx xxxx ${digits}`, '', ''],
    ];
    const account = await readAccount([
      say('Extras de cont'),
      say('Sold initial: 100.00'),
      say('Sold final: 70.00'),
      ...table(SIDES, [
        ['Data', 'Detalii tranzactie', 'Debit', 'Credit'],
        ...['1001', '1002', '1003'].flatMap((digits, at) => purchase(`1${at + 3}/05/2024`, digits)),
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-10.00', '-10.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('dates', () => {
  test('take the year of the value date next to them, whose digits may be spaced', async () => {
    const account = await readAccount([
      say('Releve de compte'),
      ...table('50 100 250 420> 540>', [
        ['DATE', 'LIBELLE', 'VALEUR', 'DEBIT', 'CREDIT'],
        ['', 'SOLDE DEPART AU 30 11 2020', '', '', '100,00'],
        ['02 12', 'PAIN', '04 12 2020', '10,00', ''],
        ['30 12', 'LOYER', '02 01 2021', '20,00', ''],
        ['', 'SOLDE FINAL AU 31 12 2020', '', '', '70,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2020-12-02 -10.00 PAIN', '2020-12-30 -20.00 LOYER']);
    expect(account.verdict).toBe('proven');
  });

  test('come in pairs if nothing is written above them, and a time after one is no text', async () => {
    const paired = await readAccount([
      say('Kontoauszug April 2024'),
      ...table('50 90 130 500>', [
        ['', '', 'alter Kontostand vom 28.03.2024', '100,00 H'],
        ['02.04.', '03.04.', 'Miete', '10,00 S'],
        ['05.04.', '05.04.', 'Strom', '20,00 S'],
        ['09.04.', '10.04.', 'Lohn', '5,00 H'],
        ['', '', 'neuer Kontostand vom 30.04.2024', '75,00 H'],
      ]),
    ]);
    expect(rowsOf(paired)).toEqual([
      '2024-04-02 -10.00 Miete',
      '2024-04-05 -20.00 Strom',
      '2024-04-09 5.00 Lohn',
    ]);
    const clocked = await readAccount([
      say('Opening balance 100.00'),
      ...table('50 150 400> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['04/03/2025 14:32:07', 'FABLE', '-10.00', '90.00'],
      ]),
    ]);
    expect(rowsOf(clocked)).toEqual(['2025-03-04 -10.00 FABLE']);
  });
});

describe('a card statement', () => {
  test('is one although a shop among its rows sells prepaid goods, also in a currency without decimals', async () => {
    const account = await readAccount([
      say('REKENING KARTU KREDIT'),
      say('Tanggal Rekening 31 DESEMBER 2024'),
      ...table('50 130 400>', [
        ['TANGGAL TRANSAKSI', 'KETERANGAN', 'JUMLAH (Rp)'],
        ['', 'SALDO SEBELUMNYA', '1.000.000'],
        ['15-DES', 'PLN PREPAID', '145.994'],
        ['17-DES', 'PEMBAYARAN', '500.000 CR'],
        ['', 'TOTAL', '645.994'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-145994', '500000']);
    expect(account).toMatchObject({ opening: '1000000', closing: '645994' });
  });

  test('has the currency whose sign old fonts draw as a backtick, whatever other currency is next to it', async () => {
    const account = await readAccount([
      say('CREDIT CARD STATEMENT'),
      ...table('50 180 310 440', [
        ['Total Amount due', 'Previous Balance', 'Purchases / Charges', 'Payments / Credits'],
        ['`1,060.00', '`1,000.00', '`90.00', '`30.00'],
      ]),
      ...table('50 130 230 400> 540>', [
        ['Date', 'SerNo.', 'Transaction Details', 'Intl.# amount', 'Amount (in`)'],
        ['14/02/2024', '1146943992', 'FABLE', '', '90.00'],
        ['15/02/2024', '1146943993', 'PAYMENT', '', '30.00 CR'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-90.00', '30.00']);
    expect(account).toMatchObject({ opening: '1000.00', closing: '1060.00', verdict: 'proven' });
  });

  test('owes what it labels as debt, and not the minimum payment', async () => {
    const account = await readAccount([
      say('Faktura kredittkort'),
      say('Fakturadato 31.12.2024'),
      say('Skyldig beløp forrige faktura 100,00'),
      say('Skyldig beløp 120,00'),
      say('Minimumsbeløp å betale 35,00'),
      ...table('50 130 400>', [
        ['Dato', 'Beskrivelse', 'Beløp i NOK'],
        ['14.12.24', 'BOKHANDEL', '70,00'],
        ['15.12.24', 'Innbetaling', '-50,00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-70.00', '50.00']);
    expect(account).toMatchObject({ opening: '100.00', closing: '120.00', verdict: 'proven' });
  });
});

describe('account closings after the rows', () => {
  test('are no total of money in, although the amount is in that column', async () => {
    const account = await readAccount([
      say('Kontoauszug'),
      ...table(SIDES, [
        ['Datum', 'Erläuterung', 'Betrag Soll EUR', 'Betrag Haben EUR'],
        ['', 'Kontostand am 30.11.2024', '', '100,00+'],
        ['14.12.2024', 'Entgelt', '6,42-', ''],
        ['15.12.2024', 'Lohn', '', '50,00+'],
        ['', 'Kontostand am 31.12.2024', '', '143,58+'],
      ]),
      say('Anlage Nr. 1: Rechnungsabschluss'),
      ...table(SIDES, [
        ['Kontoführung', '', '', '4,95-'],
        ['Buchungsposten 12 x 0,05', '', '', '1,47-'],
        ['Abrechnung gesamt', '', '', '6,42-'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-6.42', '50.00']);
    expect(account.verdict).toBe('proven');
  });
});

test('The few amounts that another decimal mark reads prove nothing if they tie out', async () => {
  const rows = [
    ['11.13', 'AGUA', '10,00', '', '1 251,61'],
    ['11.14', 'LUZ', '13,84', '', '1 237,77'],
    ['11.18', 'LOJA', '4,79', '', '1 233,00'],
    ['11.23', 'ORDENADO', '', '1 048,55', '2 281,55'],
  ];
  const account = await readAccount([
    say('EXTRATO COMBINADO DE 2024/10/27 A 2024/11/26'),
    ...table('50 130 330> 430> 540>', [
      ['DATA', 'DESCRITIVO', 'DÉBITO', 'CRÉDITO', 'SALDO'],
      ['', 'SALDO INICIAL', '', '', '1 261,61'],
      ...rows,
      ['', 'SALDO FINAL', '', '', '2 281,55'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-13.84', '-4.79', '1048.55']);
  expect(account.verdict).toBe('contradicted');
});

test('A balance carried to the next page closes nothing if rows follow it', async () => {
  const headings = ['DATE', 'PARTICULARS', 'DEBIT', 'CREDIT', 'BALANCE'];
  const columns = '50 130 330> 430> 540>';
  const account = await readAccount(
    [
      say('STATEMENT OF ACCOUNT'),
      ...table(columns, [
        headings,
        ['', 'BALANCE BROUGHT FWD', '', '', '100.00'],
        ['14/12/23', 'BREAD', '10.00', '', '90.00'],
        ['', 'BALANCE CARRIED FWD', '', '', '90.00'],
      ]),
    ],
    [
      ...table(columns, [
        headings,
        ['', 'BALANCE BROUGHT FWD', '', '', '90.00'],
        ['15/12/23', 'PAY', '', '50.00', '140.00'],
        ['', 'TOTALS', '10.00', '50.00', '140.00'],
      ]),
    ],
  );
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '50.00']);
  expect(account.verdict).toBe('proven');
});

test('The header of a column names a currency only if it names just one', () => {
  expect(['Monto en US$', 'Importe (EUR)', 'Dólares U$S'].map(currencyOfHeading)).toEqual([
    'USD',
    'EUR',
    'USD',
  ]);
  expect(['Monto $', 'Amount in USD or EUR', 'Importe'].map(currencyOfHeading)).toEqual([null, null, null]);
});

describe('the currency of an account', () => {
  test('may be given by its name after each amount', async () => {
    const account = await readAccount([
      say('Извлечение по сметка'),
      ...table('50 250>', [
        ['Начално салдо', '100,00 лв.'],
        ['Крайно салдо', '70,00 лв.'],
      ]),
      ...table('50 150 400> 540>', [
        ['Дата', 'Описание', 'Сума', 'Салдо'],
        ['04.03.2025', 'КНИЖАРНИЦА', '-10,00', '90,00'],
        ['05.03.2025', 'АПТЕКА', '-20,00', '70,00'],
      ]),
    ]);
    expect(account).toMatchObject({ currency: 'BGN', verdict: 'proven' });
  });
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

import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a card whose balances bear a plus, as what it pays in does', () => {
  const rows = [
    ['22.01.21', '25.01.21', 'HAFENBUCH', '', '', '60,00 -'],
    ['29.01.21', '01.02.21', 'FABLE STREAMING, LONDON', 'GBP', '0,8720', '22,94 -'],
    ['09.02.21', '09.02.21', 'EINZAHLUNG', '', '', '100,00+'],
  ];
  const card = (opening: string, closing: string): DrawnLine[] => [
    say('Beispiel Kreditkarte'),
    say('Ihre Abrechnung vom 22.01.2021 bis 22.02.2021'),
    ...table('50 110 170 400> 460> 545>', [
      ['Belegdatum', 'Buchung', 'Verwendungszweck', 'Währung', 'Kurs', 'Betrag EUR'],
      ['22.01.21', '', 'Saldo letzte Abrechnung', '', '', opening],
      ...rows,
      ['', '', 'Neuer Saldo', '', '', closing],
    ]),
  ];

  test('holds money of its holder', async () => {
    const account = await readAccount(card('192,40+', '209,46+'));
    expect(rowsOf(account)).toEqual([
      '2021-01-22 -60.00 HAFENBUCH',
      '2021-01-29 -22.94 FABLE STREAMING, LONDON',
      '2021-02-09 100.00 EINZAHLUNG',
    ]);
    expect(account).toMatchObject({ opening: '-192.40', closing: '-209.46', verdict: 'proven' });
  });

  test('is not proven where its balances ask for the other sign', async () => {
    const account = await readAccount(card('192,40+', '175,34+'));
    expect(account.verdict).toBe('unproven');
  });
});

describe('behind the last balance', () => {
  test('an annex tells in parts what one row told before', async () => {
    const account = await readAccount([
      say('Kontoauszug Nr. 4/2024 Blatt 1 von 1'),
      ...table('50 90 130 420> 540>', [
        ['Bu-Tag', 'Wert', 'Vorgang', '', ''],
        ['', '', 'alter Kontostand vom 28.03.2024', '', '24,31 H'],
        ['25.04.', '24.04.', 'Gutschrift', '', '255,52 H'],
        ['30.04.', '30.04.', 'Abschluss lt. Anlage 1', '3,11 S', ''],
        ['', '', 'neuer Kontostand vom 30.04.2024', '', '276,72 H'],
      ]),
      [],
      say('Anlage 1'),
      say('Buchungstag: 30.04.2024'),
      ...table('90 420>', [
        ['9,45000% Sollzins bis 30.04.', '0,11 S'],
        ['Kontoführungsentgelt', '3,00 S'],
        ['Summe Abschlussposten in EUR', '3,11 S'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['255.52', '-3.11']);
    expect(account.verdict).toBe('proven');
  });

  test('money lent to the bank for a time is no movement of the account', async () => {
    const account = await readAccount([
      say('EXTRATO COMBINADO'),
      say('Período: 2024-01-01 a 2024-01-31'),
      say('CONTA À ORDEM 0001.123456.001'),
      ...table('50 120 400> 480> 545>', [
        ['DATA', 'DESCRIÇÃO', 'DÉBITO', 'CRÉDITO', 'SALDO'],
        ['', 'SALDO INICIAL', '', '', '980,12'],
        ['2024-01-02', 'LIVRARIA', '15,99', '', '964,13'],
        ['2024-01-03', 'ORDENADO', '', '1.430,00', '2.394,13'],
        ['', 'SALDO FINAL', '', '', '2.394,13'],
      ]),
      say('DEPÓSITOS A PRAZO 0001.123456.020'),
      ...table('50 120 300 480> 545>', [
        ['INÍCIO', 'VENCIMENTO', 'TAXA', 'JUROS', 'MONTANTE'],
        ['2023-06-01', '2024-06-01', '2,000%', '100,00', '5.000,00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-15.99', '1430.00']);
    expect(account).toMatchObject({ number: '0001.123456.001', verdict: 'proven' });
  });
});

test('Sums without decimals are read where they end under one another, though their heading begins as they do', async () => {
  const account = await readAccount([
    say('SZÁMLAKIVONAT'),
    say('Számlaszám: 11773016-11111018-00000000 Pénznem: HUF'),
    ...table('50 120 400 540>', [['Könyvelés', 'Megnevezés', 'Összeg (HUF)', 'Egyenleg']]),
    ...table('50 120 431.5> 540>', [
      ['', 'NYITÓ EGYENLEG', '', '350.120'],
      ['2024.01.02', 'KIKÖTŐ KÖNYV', '-18.990', '331.130'],
      ['2024.01.05', 'NORDWIND', '412.300', '743.430'],
      ['2024.01.10', 'ENERGIA', '-15.432', '727.998'],
      ['2024.01.31', 'Számlavezetési díj', '-500', '727.498'],
      ['', 'ZÁRÓ EGYENLEG', '', '727.498'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-18990', '412300', '-15432', '-500']);
  expect(account.verdict).toBe('proven');
});

test('A letter in a column for directions is no part of what a row says', async () => {
  const account = await readAccount([
    say('ΑΝΤΙΓΡΑΦΟ ΛΟΓΑΡΙΑΣΜΟΥ'),
    ...table('50 120 400> 430 540>', [
      ['Ημερομηνία', 'Περιγραφή', 'Ποσό', 'Π/Χ', 'Υπόλοιπο'],
      ['', 'ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ', '', '', '900,10'],
      ['02/01/2024', 'ΑΓΟΡΑ', '24,50', 'Χ', '875,60'],
      ['05/01/2024', 'ΜΙΣΘΟΔΟΣΙΑ', '1.200,33', 'Π', '2.075,93'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2024-01-02 -24.50 ΑΓΟΡΑ', '2024-01-05 1200.33 ΜΙΣΘΟΔΟΣΙΑ']);
});

describe("an account's number", () => {
  const numberOf = async (line: string) => {
    const { number } = await readAccount([
      say('Account statement'),
      say(line),
      ...table('50 130 400> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['10/01/2024', 'HARBOUR BOOKS', '-20.00', '80.00'],
        ['15/01/2024', 'FABLE STREAMING', '-30.00', '50.00'],
      ]),
    ]);
    return number;
  };

  test('may be written with points', async () => {
    expect(await numberOf('Konto: 1234.56.78901')).toBe('1234.56.78901');
  });

  test('may end with the number of its bank', async () => {
    expect(await numberOf('Číslo účtu: 19-2000145399/0800')).toBe('19-2000145399/0800');
  });

  test('may stand behind the kind of the account', async () => {
    expect(await numberOf('Cuenta Corriente en Pesos Nro. 123-456789/0')).toBe('123-456789/0');
  });
});

test('A sum named in two tongues shows that a row is missing', async () => {
  const drawn = (total: string) =>
    readAccount([
      say('Khata / Account statement'),
      ...table('50 130 330> 430> 540>', [
        ['Tran Date', 'Particulars', 'Withdrawals', 'Deposits', 'Balance'],
        ['', 'B/F', '', '', '500.00'],
        ['23-10-2020', 'ORCHARD FARM', '50.00', '', '450.00'],
        ['25-10-2020', 'RIVERSIDE PHARMACY', '30.00', '', '420.00'],
        ['', 'Kul / Total', total, '0.00', ''],
      ]),
    ]);
  expect((await drawn('80.00')).verdict).toBe('proven');
  expect((await drawn('95.00')).verdict).toBe('contradicted');
});

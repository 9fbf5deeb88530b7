import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a card whose balances and payments have a plus', () => {
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

  test('is a prepaid card', async () => {
    const account = await readAccount(card('192,40+', '209,46+'));
    expect(rowsOf(account)).toEqual([
      '2021-01-22 -60.00 HAFENBUCH',
      '2021-01-29 -22.94 FABLE STREAMING, LONDON',
      '2021-02-09 100.00 EINZAHLUNG',
    ]);
    expect(account).toMatchObject({ opening: '-192.40', closing: '-209.46', verdict: 'proven' });
  });

  test('is not proven if its balances require the other sign', async () => {
    const account = await readAccount(card('192,40+', '175,34+'));
    expect(account.verdict).toBe('unproven');
  });
});

describe('after the last balance', () => {
  test('an annex splits an earlier row into parts', async () => {
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

  test('a time deposit with the bank is no transaction of the account', async () => {
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

test('Amounts without decimals are read if they are right-aligned, although their header is left-aligned with them', async () => {
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

test('A letter in a direction column is not part of the description', async () => {
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

  test('may contain periods', async () => {
    expect(await numberOf('Konto: 1234.56.78901')).toBe('1234.56.78901');
  });

  test('may end with the bank code', async () => {
    expect(await numberOf('Číslo účtu: 19-2000145399/0800')).toBe('19-2000145399/0800');
  });

  test('may follow the account type', async () => {
    expect(await numberOf('Cuenta Corriente en Pesos Nro. 123-456789/0')).toBe('123-456789/0');
  });
});

test('A total labelled in two languages shows that a row is missing', async () => {
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

test('The words below a row are its payment type, and no title', async () => {
  const row = (text: string, day: string, amount: string): DrawnLine[] => [
    [
      { text, left: 50 },
      { text: day, left: 300 },
      { text: amount, right: 540 },
    ],
  ];
  const below = (text: string, raised: number): DrawnLine => [{ text, left: 50, raised }];
  const account = await readAccount([
    say('Kontoauszug Nr. 01/2024'),
    say('01.01.2024 bis 31.01.2024'),
    say('Dein alter Kontostand +100,00€'),
    ...table('50 300 540>', [['Beschreibung', 'Verbuchungsdatum', 'Betrag']]),
    ...row('Blue Kettle', '02.01.2024', '-24,00€'),
    below('Gastronomie', 4),
    below('Wertstellung 02.01.2024', 8),
    ...row('Nordwind GmbH', '03.01.2024', '+2.100,33€'),
    below('Gutschriften', 4),
    below('Wertstellung 03.01.2024', 8),
    say('Dein neuer Kontostand +2.176,33€'),
  ]);
  expect(rowsOf(account)[1]).toBe('2024-01-03 2100.33 Nordwind GmbH Gutschriften Wertstellung 03.01.2024');
});

test('The total of a column may include the opening balance at its top', async () => {
  const drawn = (total: string) =>
    readAccount([
      say('RELEVE DE COMPTE COURANT du 30.12.2023 au 31.01.2024'),
      say('Compte : 30003 01234 00012345678 12'),
      ...table('50 110 440> 540>', [
        ['DATE', 'LIBELLE', 'DEBIT', 'CREDIT'],
        ['', 'ANCIEN SOLDE', '80,50', ''],
        ['02.01', 'LIBRAIRIE DU PORT', '25,90', ''],
        ['05.01', 'NORDWIND', '', '1 850,00'],
        ['', 'TOTAUX', total, '1 850,00'],
        ['', 'NOUVEAU SOLDE', '', '1 743,60'],
      ]),
    ]);
  expect(await drawn('106,40')).toMatchObject({ number: '30003 01234 00012345678 12', verdict: 'proven' });
  expect((await drawn('126,40')).verdict).toBe('contradicted');
});

test('The nearest label before an amount is its own', async () => {
  const account = await readAccount([
    say('Extracto de cuenta'),
    ...table('50 130 400> 540>', [
      ['Fecha operación', 'Operación', 'Importe', 'Saldo'],
      ['15/01/2024', 'LIBRERIA', '-24,00 €', '426,10 €'],
      ['18/01/2024', 'NORDWIND', '1.700,00 €', '2.126,10 €'],
    ]),
    [],
    [
      { text: 'Saldo inicial: 450,10 €', left: 50 },
      { text: 'Total ingresos: 1.700,00 €', left: 170 },
      { text: 'Total gastos: -24,00 €', left: 310 },
      { text: 'Saldo final: 2.126,10 €', left: 440 },
    ],
  ]);
  expect(account).toMatchObject({ opening: '450.10', closing: '2126.10', verdict: 'proven' });
});

test('A payee’s account is not the statement’s', async () => {
  const account = await readAccount([
    say('Rekeningafschrift'),
    ...table('50 250 400', [['Rekeningnummer NL91 ABNA 0417 1643 00', 'Nummer afschrift 1', 'Blad 1 van 1']]),
    ...table('50 130 430> 540>', [
      ['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij'],
      ['', 'Vorig saldo', '', '100,00'],
      ['05-01-2024', 'SEPA Overboeking', '', '50,00'],
      ['', 'IBAN: NL39EXMP0300065264', '', ''],
      ['15-01-2024', 'Energie Zon', '30,00', ''],
      ['', 'Nieuw saldo', '', '120,00'],
    ]),
  ]);
  expect(account.number).toBe('NL91 ABNA 0417 1643 00');
});

test('Amounts between a sign and their currency are right-aligned', async () => {
  const account = await readAccount([
    say('Relevé de compte du 01/01/2024 au 31/01/2024'),
    say('Solde précédent 10 450.20 EUR'),
    ...table('50 130 392 480', [['Date de valeur', 'Transactions', 'Débit', 'Crédit']]),
    ...table('50 130 430> 530>', [
      ['02/01', 'FABLE STREAMING', '- 59.99 EUR', ''],
      ['05/01', 'NORDWIND', '', '+ 3 600.00 EUR'],
      ['15/01', 'URSSAF', '- 1 200.61 EUR', ''],
      ['31/01', 'ABONNEMENT', '- 24.00 EUR', ''],
    ]),
    say('Nouveau solde 12 765.60 EUR'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '-59.99',
    '3600.00',
    '-1200.61',
    '-24.00',
  ]);
});

import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a balance under a row of labels', () => {
  test('has the label above its currency, however far off the amount is', async () => {
    const account = await readAccount([
      say('Kontoauszug vom 01.03.2024 bis 31.03.2024'),
      ...table('50 100 410', [
        ['Auszug', 'IBAN', 'Alter Saldo per 29.02.2024'],
        ['3', 'DE12 3456 7890 1234 5678 90', 'EUR'],
      ]).slice(0, 1),
      ...table('50 100 410 550>', [['3', 'DE12 3456 7890 1234 5678 90', 'EUR', '+ 100,00']]),
      [],
      ...table('50 110 170 460> 550>', [
        ['Buchung', 'Valuta', 'Vorgang', 'Soll', 'Haben'],
        ['04.03.', '04.03.', 'Lastschrift Strom', '- 40,00', ''],
        ['12.03.', '12.03.', 'Gutschrift Lohn', '', '+ 75,00'],
      ]),
      [],
      ...table('50 120 410', [['Filialnummer', 'Kontonummer', 'Neuer Saldo']]),
      ...table('50 120 410 550>', [['111', '1234567 90', 'EUR', '+ 135,00']]),
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '135.00', verdict: 'proven' });
  });
});

describe('one header for posting date and value date', () => {
  const rows = table('50 230 550>', [
    ['BUCHUNGSTAG / WERTSTELLUNG', 'BUCHUNGSTEXT', 'BETRAG IN EUR'],
    ['01.04.2024', 'Ausführung Kauf', '-70,00'],
    ['03.04.2024', '', ''],
    ['05.04.2024', 'Einzahlung', '90,00'],
    ['05.04.2024', '', ''],
  ]);

  test('has the dates of the rows below, whatever date the page has', async () => {
    const account = await readAccount([say('KONTOAUSZUG'), ...rows, say('DATUM 08.04.2024')]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2024-04-01', '2024-04-05']);
  });

  test('leaves the overall balance after the rows as the closing balance', async () => {
    const account = await readAccount([
      say('KONTOAUSZUG'),
      ...rows,
      say('KONTOSTAND am 30.04.2024: 120,00 EUR'),
    ]);
    expect(account).toMatchObject({ opening: null, closing: '120.00', verdict: 'unproven' });
  });
});

test('day, month and year in separate cells under a date header are a date', async () => {
  const account = await readAccount([
    say('Account statement 2024'),
    ...table('50 72> 88> 140 440> 540>', [
      ['Transaction date', '', '', 'Details', 'Amount', 'Balance'],
      ['4', '3', '24', 'Opening balance', '', '100.00'],
      ['9', '3', '24', 'Bakery', '-10.00', '90.00'],
      ['28', '3', '24', 'Bookshop', '-15.00', '75.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2024-03-09', '2024-03-28']);
});

test('a bare word for a balance and a date are a balance, not a transaction', async () => {
  const account = await readAccount([
    say('TILIOTE 1   KAUSI 01.02.2024 - 29.02.2024'),
    ...table('50 120 200 550>', [
      ['KIRJAUSPÄIVÄ', 'ARVOPÄIVÄ', 'SAAJA/MAKSAJA', 'MÄÄRÄ EUR'],
      ['', '', 'SALDO 31.01.2024', '100,00+'],
      ['02.02.2024', '02.02.2024', 'KIRJAKAUPPA LEHTI', '12,00-'],
      ['', '', 'PANOT KIRJAUSPÄIVÄN ALUSTA', '0,00+'],
      ['', '', 'OTOT KIRJAUSPÄIVÄN ALUSTA', '12,00-'],
      ['07.02.2024', '07.02.2024', 'PALKKA', '50,00+'],
      ['', '', 'SALDO 29.02.2024', '138,00+'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2024-02-02 -12.00 KIRJAKAUPPA LEHTI', '2024-02-07 50.00 PALKKA']);
  expect(account).toMatchObject({ opening: '100.00', closing: '138.00', verdict: 'proven' });
});

test('an amount alone below rows is their total if it equals their sum', async () => {
  const account = await readAccount([
    say('Kreditkortareikningur   Tímabil 01.03.2024 - 31.03.2024   Úttektarheimild 500.000'),
    ...table('50 110 290 550>', [
      ['Dags.', 'Texti', 'Staðsetning', 'ísl.kr.'],
      ['04.03', 'Bókabúðin Lind', 'Reykjavik', '5.000'],
      ['09.03', 'Bakaríið Ax', 'Akureyri', '1.500'],
      ['12.03', 'Apótekið Lón', 'Akureyri', '2.500'],
      ['', '', '', '9.000'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-5000', '-1500', '-2500']);
});

test('unknown columns are named by the balances they lead to, overdrawn ones too', async () => {
  const account = await readAccount([
    say('Kontoauszug 01.03.2024 - 31.03.2024'),
    ...table('50 130 330> 430> 540>', [
      ['DATUM', 'BESCHREIBUNG', 'PLUSSEITE', 'MINUSSEITE', 'SALDO'],
      ['04.03.2024', 'Kartenzahlung', '', '20,00 €', '-120,00 €'],
      ['05.03.2024', 'Kartenzahlung', '', '30,00 €', '-150,00 €'],
      ['09.03.2024', 'Gutschrift', '10,00 €', '', '-140,00 €'],
      ['12.03.2024', 'Kartenzahlung', '', '5,00 €', '-145,00 €'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-30.00', '10.00', '-5.00']);
});

test('a weekday before a balance label is not part of it', async () => {
  const account = await readAccount([
    say('Finanzstatus vom 01.03.2024 - 31.03.2024'),
    ...table('50 90 120 400> 460> 540>', [
      ['Datum', 'Tag', 'Buchungstext', 'Ausgaben', 'Einnahmen', 'Guthaben/Kredit'],
      ['01.03', 'FR', 'ANFANGSSALDO', '', '', '100,00'],
      ['04.03', 'MO', 'Kartenzahlung', '20,00', '', '80,00'],
      ['29.03', 'FR', 'ENDSALDO', '', '', '80,00'],
    ]),
  ]);
  expect(rowsOf(account)).toHaveLength(1);
  expect(account).toMatchObject({ opening: '100.00', closing: '80.00', verdict: 'proven' });
});

describe('value dates of four joined digits after the text', () => {
  const paper = (days: readonly [string, string, string]) => [
    say('Beispielbank 1010 Wien   IBAN AT61 2011 1000 0123 4567'),
    say('Zuletzt gültiger Kontostand vom 29.02.2024   100,00'),
    ...table('50 380 540>', [
      ['Buchungstext', 'Wert', 'Betrag EUR'],
      ['Gutschrift', days[0], '75,00'],
      ['SEPA-Lastschrift Strom', days[1], '40,00-'],
      ['', 'AT61 2011 1000', ''],
      ['Gutschrift', days[2], '5,00'],
    ]),
    say('Kontostand in EUR am 31.03.2024   140,00'),
  ];

  test('separate a statement from a credit note, and an account number below them decides nothing', async () => {
    const account = await readAccount(paper(['0403', '1203', '2803']));
    expect(account.transactions.map(({ date }) => date)).toEqual(['2024-03-04', '2024-03-12', '2024-03-28']);
    expect(account.verdict).toBe('proven');
  });

  test('leave the rows without a date if they are illegible, whatever date closes the account', async () => {
    const account = await readAccount([say('Kontoauszug 3/2024'), ...paper(['04x3', '12x3', '28x3'])]);
    expect(account.transactions.map(({ date }) => date)).toEqual([null, null, null]);
    expect(account.verdict).toBe('unproven');
  });
});

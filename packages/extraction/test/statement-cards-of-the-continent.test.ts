import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('a card loaded with money, whose balance falls with what is spent', () => {
  const statement = (headings: readonly string[]) => [
    say('Extrato do cartão de benefícios'),
    say('Cartão n.º 5520 **** **** 0085'),
    say('Período 01-06-2025 a 30-06-2025'),
    say('Saldo em 01-06-2025 1.114,74 €'),
    say('Saldo em 30-06-2025 1.528,71 €'),
    ...table('40 110 360> 440> 540>', [
      headings,
      ['04-06-2025', 'Compra Churrasqueira', '', '10,48 €', headings[4] === '' ? '' : '1.104,26 €'],
      ['05-06-2025', 'Compra Padaria', '', '1,08 €', headings[4] === '' ? '' : '1.103,18 €'],
      ['26-06-2025', 'Empresa Lda.', '425,53 €', '', headings[4] === '' ? '' : '1.528,71 €'],
    ]),
    say('Comunique de imediato a perda ou roubo do cartão: 210 955 201 (24 horas).'),
  ];

  test('is an account of money held where nothing on the page lends', async () => {
    const reading = await readStatement([statement(['Data', 'Descrição', 'Crédito', 'Débito', 'Saldo'])]);
    expect(reading.kind).toBe('bank_statement');
    expect(reading.accounts[0]).toMatchObject({ opening: '1114.74', closing: '1528.71', verdict: 'proven' });
  });

  test('has the number of the card, and not that of the line to call when it is lost', async () => {
    const account = await readAccount(statement(['Data', 'Descrição', 'Crédito', 'Débito', 'Saldo']));
    expect(account.number).toBe('5520 **** **** 0085');
  });

  test('is not proven with its purchases as money in, where no header names its columns', async () => {
    const account = await readAccount(statement(['Data', 'Descrição', 'Xxxx', 'Yyyy', '']));
    const isRight = rowsOf(account)[0]?.includes('-10.48') === true;
    expect(isRight || account.verdict !== 'proven').toBe(true);
  });
});

test('the account of a card comes before the number of the card itself', async () => {
  const lines = (label: string, number: string) => [
    say('Wyciąg z rachunku karty kredytowej'),
    say('Numer karty 5520 11** **** 1294'),
    say(`${label} ${number}`),
    say('Zadłużenie na początek okresu 100,00 PLN'),
    ...table('40 110 400>', [
      ['Data', 'Opis', 'Kwota'],
      ['2022-04-01', 'OBUWIE ZAKOPANE', '-56,24 PLN'],
      ['2022-04-03', 'STACJA PALIW', '-10,00 PLN'],
    ]),
    say('Zadłużenie na koniec okresu 166,24 PLN'),
  ];
  const account = await readAccount(lines('Rachunek karty', '55 2055 0011 0000 6730 1878 1294'));
  expect(account.number).toBe('55 2055 0011 0000 6730 1878 1294');
});

test('what is owed by a Danish card is no overdraft of an account', async () => {
  const reading = await readStatement([
    [
      say('Magasinkonto Kontoudtog'),
      say('Periode 13. december 2024 - 12. januar 2025'),
      say('Kreditmaksimum 72.000,00'),
      say('Mindste indbetaling 314,38'),
      ...table('40 110 180 400> 520>', [
        ['Købsdato', 'Bogført', 'Tekst', 'Køb, kr.', 'Indbetalt, kr.'],
        ['13.12.24', '', 'Saldo fra sidste kontoudtog', '5.197,44', ''],
        ['19.12.24', '21.12.24', 'KØB DAMEKONFEKTION', '148,36', ''],
        ['27.12.24', '29.12.24', 'MAGASINHUSET', '105,63', ''],
        ['12.01.25', '', 'Ny saldo, De skylder', '5.451,43', ''],
      ]),
    ],
  ]);
  expect(reading.kind).toBe('credit_card_statement');
  expect(reading.accounts[0]).toMatchObject({ opening: '5197.44', closing: '5451.43', verdict: 'proven' });
});

test('the only row of a card has its direction from what is owed after it, under a header for debt', async () => {
  const account = await readAccount([
    say('Kaartoverzicht creditcard'),
    say('Contractnummer 055-01-0601578-40'),
    say('Minimaal te betalen 40,00'),
    say('Periode 10/12/2024 tot 09/01/2025'),
    ...table('40 110 170 400> 520>', [
      ['Datum', 'Valuta', 'Omschrijving', 'Bedrag', 'Opgenomen saldo'],
      ['10/12/24', '', 'Opgenomen saldo bij vorig overzicht', '', '1.366,34'],
      ['15/12/24', '16/12/24', 'WINKEL GENT', '325,89-', '1.692,23'],
      ['09/01/25', '', 'Nieuw opgenomen saldo', '', '1.692,23'],
    ]),
  ]);
  expect(account).toMatchObject({ number: '055-01-0601578-40', verdict: 'proven' });
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-325.89']);
});

test('a total of a group counts its rows in front of its name', async () => {
  const account = await readAccount([
    say('Számlakivonat'),
    say('Nyitó egyenleg 2020.10.01. 100 000 Ft'),
    say('Záró egyenleg 2020.10.31. 40 000 Ft'),
    ...table('40 120 200 480>', [
      ['Könyvelés', 'Értéknap', 'Megnevezés', 'Összeg'],
      ['Kártyás vásárlások'],
      ['2020.10.01.', '2020.10.02.', 'MOZGÓKÉP TV', '-30 000 Ft'],
      ['2020.10.03.', '2020.10.03.', 'VILLANYNET ZRT', '-15 000 Ft'],
      ['', '', '2 tétel összesen', '-45 000 Ft'],
      ['Készpénzfelvétel'],
      ['2020.10.16.', '2020.10.17.', 'ATM SZEGED', '-15 000 Ft'],
      ['', '', '1 tétel összesen', '-15 000 Ft'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions).toHaveLength(3);
});

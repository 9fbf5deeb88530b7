import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a date line', () => {
  test('may print the totals of both directions of its rows', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 1 March 2025 to 31 March 2025'),
      say('Opening balance 500.00'),
      ...table('40 130 290> 320 550>', [
        ['4 March 2025', 'Total money in', '+ 0.00', 'Total money out', '- 20.00'],
        ['', 'FIRST SHOP', '', '', '- 20.00'],
        ['9 March 2025', 'Total money in', '+ 60.00', 'Total money out', '- 45.00'],
        ['', 'SECOND SHOP', '', '', '- 15.00'],
        ['', 'REFUND OF THE FIRST', '', '', '+ 60.00'],
        ['', 'THIRD SHOP', '', '', '- 30.00'],
      ]),
      say('Closing balance 495.00'),
    ]);
    expect([...rowsOf(account), account.verdict]).toEqual([
      '2025-03-04 -20.00 FIRST SHOP',
      '2025-03-09 -15.00 SECOND SHOP',
      '2025-03-09 60.00 REFUND OF THE FIRST',
      '2025-03-09 -30.00 THIRD SHOP',
      'proven',
    ]);
  });

  test('may print the balance in whole units with its currency, which is no account number', async () => {
    const account = await readAccount([
      say('Példa Bank Forgalmi kivonat'),
      say('Számlaszám 43500886-65453566-00000000'),
      say('Kivonatolt időszak: 2023. március 1. - 2023. március 31.'),
      say('Nyitó egyenleg 1 250 781 Ft'),
      ...table('40 130 550>', [
        ['2023. március 2., csütörtök', '', 'napi egyenleg 1 249 126 Ft'],
        ['', 'Kártyás fizetés', '-1 655 Ft'],
        ['2023. március 8., szerda', '', 'napi egyenleg 1 239 039 Ft'],
        ['', 'Havi díj', '-6 733 Ft'],
        ['', 'Kártyás fizetés', '-3 354 Ft'],
      ]),
      say('Záró egyenleg 1 239 039 Ft'),
    ]);
    expect([account.number, ...rowsOf(account), account.verdict]).toEqual([
      '43500886-65453566-00000000',
      '2023-03-02 -1655 Kártyás fizetés',
      '2023-03-08 -6733 Havi díj',
      '2023-03-08 -3354 Kártyás fizetés',
      'proven',
    ]);
  });

  test('may print the balance, above rows whose type reads like the label of a total', async () => {
    const account = await readAccount([
      say('Polderbank Afschriftoverzicht'),
      say('Periode: 01-03-2025 t/m 31-03-2025'),
      say('Beginsaldo € 500,00'),
      ...table('40 300 460> 550>', [
        ['9 maart 2025', 'Saldo einde dag', '€ 540,00', ''],
        ['  TUINCENTRUM', 'Bijschrijvingen', '', '+ 60,00'],
        ['4 maart 2025', 'Saldo einde dag', '€ 480,00', ''],
        ['  KRUIDENIER', 'Afschrijvingen', '', '- 20,00'],
      ]),
      say('Eindsaldo € 540,00'),
    ]);
    expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2025-03-09 60.00',
      '2025-03-04 -20.00',
    ]);
    expect(account.verdict).toBe('proven');
  });
});

test('Text is below its amount throughout if several days end with such text and none begins with it', async () => {
  const row = (text: string, amount: string, raised: number): DrawnLine => [
    { text, left: 40, raised },
    { text: amount, right: 550, raised },
  ];
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 1 March 2025 to 31 March 2025'),
    say('Opening balance 500.00'),
    say('4 March 2025', 40),
    row('FIRST SHOP', '-20.00', 0),
    say('CARD 8848', 40),
    say('9 March 2025', 40),
    row('SECOND SHOP', '-15.00', 0),
    say('CARD 1137', 40),
    row('THIRD SHOP', '-30.00', 4),
    say('CARD 2250', 40),
    say('11 March 2025', 40),
    row('FOURTH SHOP', '-5.00', 0),
    say('CARD 3071', 40),
    say('Closing balance 430.00'),
  ]);
  expect(rowsOf(account)).toEqual([
    '2025-03-04 -20.00 FIRST SHOP CARD 8848',
    '2025-03-09 -15.00 SECOND SHOP CARD 1137',
    '2025-03-09 -30.00 THIRD SHOP CARD 2250',
    '2025-03-11 -5.00 FOURTH SHOP CARD 3071',
  ]);
});

describe('the only row of a statement without headers', () => {
  test('is read under its date line, with the balance after it', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 1 March 2025 to 31 March 2025'),
      say('Opening balance £500.00'),
      say('Closing balance £480.00'),
      say('Tuesday 4 March', 40),
      ...table('40 90 440> 550>', [['06:26', 'LANTERN GROCERS 6284 LONDON', '-£20.00', '£480.00']]),
    ]);
    expect(account.transactions.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`)).toEqual([
      '2025-03-04 -20.00 480.00',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('is read by its own date and signed amount', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 1 March 2025 to 31 March 2025'),
      say('Account number 60301844'),
      ...table('60 520>', [['Balance on 31 March 2025', '480.00']]),
      ...table('40 120 560>', [['04/03/2025', 'LANTERN GROCERS LONDON', '-20.00']]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -20.00 LANTERN GROCERS LONDON']);
  });

  test('is no fact printed below a date', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 1 March 2025 to 31 March 2025'),
      say('Opening balance 500.00'),
      say('Closing balance 500.00'),
      say('No transactions in this period.'),
      say('Your line ends on', 400),
      say('31 March 2025', 400),
      say('Quota 9,000.00', 400),
    ]);
    expect(account.transactions).toEqual([]);
  });
});

test('A dated line with a label for each amount is a summary and no row', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 15 July 2025 to 14 August 2025'),
    ...table('40 120 300> 330 550>', [
      ['07/15/2025', 'Beginning Balance', '500.00', '', ''],
      ['08/14/2025', 'Ending Balance', '465.00', 'Average Daily Balance', '481.12'],
    ]),
    say('Debits'),
    ...table('40 120 300>', [
      ['07/18/2025', 'FIRST SHOP', '20.00'],
      ['07/27/2025', 'SECOND SHOP', '15.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2025-07-18 -20.00',
    '2025-07-27 -15.00',
  ]);
  expect(account.closing).toBe('465.00');
});

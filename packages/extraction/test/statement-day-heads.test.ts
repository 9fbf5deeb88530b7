import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('the head of a day', () => {
  test('may print the sums of both sides of its rows', async () => {
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

  test('may print the balance, over rows whose type reads like the label of a sum', async () => {
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

test('Text stands under its amount throughout where several days end with such text and none begins with it', async () => {
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

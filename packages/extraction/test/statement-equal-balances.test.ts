import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const STATEMENTS: readonly {
  readonly name: string;
  readonly lines: DrawnLine[];
  readonly balance: string;
}[] = [
  {
    name: 'whose credits column has the title of a credit note as its header',
    lines: [
      say('Kontoauszug 01.02.2025 - 28.02.2025'),
      ...table('50 120 300> 400> 430 540>', [
        ['Datum', 'Text', 'Gutschrift', 'Lastschrift', 'Valuta', 'Saldo'],
        ['01.02.25', 'Kontostand', '', '', '', '4 601.22'],
        ['', 'Total', '0.00', '0.00', '', ''],
        ['28.02.25', 'Kontostand', '', '', '', '4 601.22'],
      ]),
    ],
    balance: '4601.22',
  },
  {
    name: 'whose two balances have labels without opening or closing',
    lines: [
      say('Kontoauszug'),
      ...table('50 120 300> 400> 540>', [
        ['Datum', 'Text', 'Belastung', 'Gutschrift', 'Saldo'],
        ['01.02.2025', 'Saldovortrag', '', '', "12'601.22"],
        ['28.02.2025', 'Saldo', '', '', "12'601.22"],
      ]),
    ],
    balance: '12601.22',
  },
  {
    name: 'that says so in a sentence',
    lines: [
      say('EXTRACTO DE CUENTA'),
      say('Periodo 01/02/2025 - 28/02/2025'),
      say('Saldo anterior 1.512,30'),
      say('Sin movimientos en el periodo'),
      say('Saldo final 1.512,30'),
    ],
    balance: '1512.30',
  },
  {
    name: 'that prints zero totals',
    lines: [
      say('Account statement'),
      say('February 1, 2025 through February 28, 2025'),
      say('Beginning balance $1,512.30'),
      say('Deposits and additions 0.00'),
      say('Withdrawals 0.00'),
      say('Ending balance $1,512.30'),
    ],
    balance: '1512.30',
  },
];

describe('a statement without transactions', () => {
  test.each(STATEMENTS)('$name is read, and proven by its equal balances', async ({ lines, balance }) => {
    const account = await readAccount(lines);
    expect(account).toMatchObject({
      opening: balance,
      closing: balance,
      transactions: [],
      verdict: 'proven',
    });
  });
});

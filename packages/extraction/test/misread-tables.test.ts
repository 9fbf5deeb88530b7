import { describe, expect, it } from 'vitest';
import type { Word } from '../src/read/page.ts';
import { roleOf } from '../src/tables/heading.ts';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readFromPixels } from './read-from-pixels.ts';

/** The account of drawn lines whose words were read from pixels, `as` telling what was read for a word. */
async function read(lines: readonly DrawnLine[], as?: (word: Word) => Partial<Word>) {
  const { accounts } = await readFromPixels(lines, as);
  const [account] = accounts;
  if (account === undefined) throw new Error('no account was read');
  const rows = account.transactions.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`);
  return { verdict: account.verdict, rows };
}

const DAYS = ['02/03/2025', '04/03/2025', '08/03/2025', '13/03/2025', '21/03/2025', '25/03/2025'];

const sided = (heading: string, figures: readonly string[]) => [
  say('Example Bank account statement'),
  say('Statement period: 01/03/2025 to 31/03/2025'),
  say('Opening balance 900.00'),
  ...table('50 120 360> 450> 540>', [
    ['Date', 'Description', 'Paid out', 'Paid in', heading],
    ...DAYS.map((day, index) => [day, 'SHOP', '10.00', '', figures[index] ?? '']),
  ]),
  say('Closing balance 840.00'),
];

describe('a column under a misread header', () => {
  const balances = ['890.00', '880.00', '870.00', '860.00', '850.00', '840.00'];

  it('contains the balances if they follow from the rows', async () => {
    const { rows, verdict } = await read(sided('B AI.A NCE', balances));
    expect(rows[0]).toBe('2025-03-02 -10.00 890.00');
    expect({ verdict, rows: rows.length }).toEqual({ verdict: 'proven', rows: 6 });
  });

  it('contains none if they do not', async () => {
    const { rows } = await read(sided('B AI.A NCE', ['1.10', '2.35', '1.70', '9.15', '4.20', '7.80']));
    expect(rows.map((row) => row.split(' ')[2])).toEqual(DAYS.map(() => 'null'));
  });
});

describe('side-by-side tables', () => {
  const sideBySide = (text: string) => [
    say('Example Bank account statement'),
    say('Statement period: 01/03/2025 to 31/03/2025'),
    say('Opening balance 900.00'),
    ...table('40 95 250> 300 355 510>', [
      ['Date', 'Description', 'Amount', 'Date', text, 'Amount'],
      ...DAYS.slice(0, 3).map((day, at) => [day, 'SHOP', '-10.00', DAYS[at + 3] ?? '', 'CAFE', '-20.00']),
    ]),
    say('Closing balance 810.00'),
  ];

  it('are separated though a header of one was misread', async () => {
    const { verdict, rows } = await read(sideBySide('Dcserlptlan'));
    expect({ verdict, rows: rows.length }).toEqual({ verdict: 'proven', rows: 6 });
  });

  it('are one if a header of the second means something else', async () => {
    expect((await read(sideBySide('Reference'))).rows.length).toBeLessThan(6);
  });
});

describe('a row with a misread date', () => {
  it('is kept, in doubt, though nothing ties out', async () => {
    const figures = ['890.00', '880.00', '870.00', '860.00', '850.00', '849.00'];
    const { rows, verdict } = await read(sided('Balance', figures), ({ text }) =>
      text === '13/03/2025' ? { text: '13103.2025' } : {},
    );
    expect({ verdict, rows: rows.length }).toEqual({ verdict: 'contradicted', rows: 6 });
  });
});

describe('a list of checks that repeats rows', () => {
  const lists = (closing: string) => [
    ...sided('Balance', ['890.00', '880.00', '870.00', '860.00', '850.00', closing]),
    say('Checks paid'),
    ...table('50 120 360>', [
      ['Check no.', 'Date', 'Amount'],
      ...DAYS.slice(0, 4).map((day, index) => [`${index + 101}`, day, '10.00']),
    ]),
  ];

  it('is left out whether everything ties out or a balance was misread', async () => {
    expect((await read(lists('840.00'))).rows).toHaveLength(6);
    expect((await read(lists('804.00'))).rows).toHaveLength(6);
  });
});

describe('dates in two columns', () => {
  it('are not a date and its year if the first is complete', async () => {
    const days = ['07Oct 06Oct', '11Oct 09Oct', '17Oct 17Oct', '19Oct 18Oct'];
    const { rows } = await read([
      say('Example Bank account statement'),
      say('Statement period: 01/10/2025 to 31/10/2025'),
      say('Opening balance 900.00'),
      ...table('50 96 110 170 440> 540>', [
        ['Booked', '', 'Value', 'Description', 'Amount', 'Balance'],
        ...days.map((pair, index) => {
          const [first = '', second = ''] = pair.split(' ');
          return [first, second.slice(0, 2), 'Oct', 'SHOP', '-10.00', `${890 - index * 10}.00`];
        }),
      ]),
      say('Closing balance 860.00'),
    ]);
    expect(rows.map((row) => row.slice(0, 4))).toEqual(['2025', '2025', '2025', '2025']);
  });
});

describe('a header', () => {
  it('is recognized although the space before its apostrophe was lost', () => {
    expect(roleOf("Dated'opération")).toBe('date');
    expect(roleOf('DATE MM JJ')).toBe('date');
    expect(roleOf('Pagamenti e accrediti')).toBe('in');
  });

  it('of two lines is complete if both together are known', async () => {
    const lines = [
      say('Estratto conto dal 01/03/2025 al 31/03/2025'),
      say('Saldo iniziale 900,00'),
      ...table('50 120 340> 430> 540>', [
        ['', '', '', 'Pagamenti e', 'Saldo'],
        ['Data', 'Descrizione operazioni', 'Acquisti', 'accrediti', 'contabile'],
        ...DAYS.map((day, index) => [day, 'LIBRERIA', '10,00', '', `${890 - index * 10},00`]),
      ]),
      say('Saldo finale 840,00'),
    ];
    expect((await read(lines)).rows[0]).toBe('2025-03-02 -10.00 890.00');
  });
});

describe('rows that differ in nothing else', () => {
  it('are kept if they continue from the balance before them, although a word above them is a title elsewhere', async () => {
    const balances = ['890,00', '88000', '870,00', '860,00', '850,00', '840,00'];
    const row = (index: number) => [DAYS[index] ?? '', 'LADEN', '-10,00', balances[index] ?? ''];
    const lines = [
      say('Kontoauszug vom 01/03/2025 bis 31/03/2025'),
      say('Saldovortrag 900,00'),
      ...table('50 120 360> 480>', [
        ['Datum', 'Buchungstext', 'Umsatz', 'Kontostand'],
        ...[0, 1, 2, 3].map(row),
      ]),
      say('Vorgemerkte Umsätze'),
      ...table('50 120 360> 480>', [...[4, 5].map(row)]),
      say('Schlusssaldo 840,00'),
    ];
    const { rows, verdict } = await read(lines);
    expect(rows.length).toBe(6);
    expect(verdict).not.toBe('proven');
  });

  it('are kept if digits are in place of their date and no row has a balance', async () => {
    const days = DAYS.map((day, index) => (index === 3 ? '134:03/2' : day));
    const lines = [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      say('Opening balance 900.00'),
      ...table('50 120 360>', [
        ['Date', 'Description', 'Amount'],
        ...days.map((day, index) => [day, 'SHOP', `-1${index}.00`]),
      ]),
      say('Closing balance 500.00'),
    ];
    const { rows, verdict } = await read(lines);
    expect(rows.map((row) => row.split(' ')[1])).toContain('-13.00');
    expect(verdict).not.toBe('proven');
  });
});

import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const head = [
  say('Credit Card Statement'),
  say('Card number 4118 11** **** 7082'),
  say('Credit limit 9.000,00 EUR'),
];

const rows = table('40 120 200 500>', [
  ['Date', 'Posted', 'Details', 'Amount EUR'],
  ['17.12.2024', '18.12.2024', 'LUXAIR DEMO', '300,17'],
  ['18.12.2024', '18.12.2024', 'AUCHANT METZ', '113,85'],
  ['29.12.2024', '29.12.2024', 'MERCHANT TRIER', '4,67'],
  ['03.01.2025', '03.01.2025', 'THANK YOU', '-200,00'],
]);

/** Figures under words that no list knows. */
const box = (...figures: readonly string[]) =>
  table('40 200 340 480', [['Vrak', 'Sted', 'Plok', 'Naam'].slice(0, figures.length), figures]);

describe('a card whose labels nobody knows', () => {
  const read = (...drawn: readonly (readonly DrawnLine[])[]) =>
    readAccount([...head, ...drawn.flatMap((part) => [...part, []])]);

  test('opens and closes with the two figures the rows lead from and to, if what they moved each way is printed too', async () => {
    const account = await read(box('1.064,27', '1.282,96'), rows, box('418,69', '200,00'));
    expect(account).toMatchObject({ opening: '1064.27', closing: '1282.96', verdict: 'proven' });
  });

  test('has no balances if a sum of its rows is not printed', async () => {
    const account = await read(box('1.064,27', '1.282,96'), rows, box('418,69', '201,00'));
    expect(account).toMatchObject({ opening: null, closing: null, verdict: 'unproven' });
  });

  test('has no balances if the rows moved what is printed in all: it may have opened with nothing, next to a limit', async () => {
    const account = await read(box('1.781,31', '218,69', '2.000,00'), rows, box('418,69', '200,00'));
    expect(account.verdict).not.toBe('proven');
  });

  test('whose rows all move one way has them on one line with that sum and a zero only', async () => {
    const oneWay = rows.slice(0, -1);
    const line = await read(box('1.064,27', '0,00', '418,69', '1.482,96'), oneWay);
    expect(line).toMatchObject({ opening: '1064.27', closing: '1482.96', verdict: 'proven' });
    const apart = await read(box('1.064,27', '1.482,96'), oneWay, box('418,69', '0,00'));
    expect(apart.verdict).not.toBe('proven');
  });

  test('has no balances if the rows lead from and to other figures as well', async () => {
    const account = await read(
      box('1.064,27', '1.282,96'),
      rows,
      box('418,69', '200,00'),
      box('50,00', '268,69'),
    );
    expect(account).toMatchObject({ opening: null, closing: null, verdict: 'unproven' });
  });
});

test('labels below two lines of figures belong to the figures above them', async () => {
  const account = await readAccount([
    say('CREDIT CARD STATEMENT'),
    say('Card number 4118 XXXX XXXX 2381'),
    say('Accra'),
    ...table('60 200 340 480', [
      ['48,983.16', '49,064.61', '3,382.66', '09-Feb-2026'],
      ['Previous balance', 'Closing balance', 'Minimum due', 'Payment due date'],
      ['156,000.00', '88,346.76', '0.00', '0.00'],
      ['Credit limit', 'Available credit', 'Arrears', 'Payments'],
    ]),
    [],
    ...table('40 120 200 380> 460> 550>', [
      ['Trans date', 'Posting date', 'Details', 'Debit', 'Credit', 'Outstanding'],
      ['20-Dec-2025', '21-Dec-2025', 'FIRST SHOP', '39.69', '', '49,022.85'],
      ['23-Dec-2025', '23-Dec-2025', 'SECOND SHOP', '41.76', '', '49,064.61'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '48983.16', closing: '49064.61', verdict: 'proven' });
});

test('what is available closes an account only where its last row holds the same', async () => {
  const ending = (available: string) =>
    readAccount([
      say('Statement of account 1 March 2025 to 31 March 2025   Account number 4471 882 019'),
      ...table('50 130 330> 430> 540>', [
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['01/03/2025', 'Opening balance', '', '', '400.00'],
        ['12/03/2025', 'Grocer', '50.00', '', '350.00'],
        ['31/03/2025', 'Salary', '', '41.20', '391.20'],
      ]),
      say(`Available balance   ${available}`),
    ]);
  const withOverdraft = await ending('891.20');
  expect([withOverdraft.verdict, withOverdraft.closing]).toEqual(['proven', '391.20']);
  const alike = await ending('391.20');
  expect([alike.verdict, alike.closing]).toEqual(['proven', '391.20']);
});

test.each(['Solde en espèces à la clôture', 'Saldo de efectivo final', 'Saldo finale in contanti'])(
  '%s closes an account',
  async (label) => {
    const account = await readAccount([
      say('Portfolio statement 28/12/2022 - 27/01/2023   Account number 118-2094-2'),
      ...table('50 130 430> 540>', [
        ['28/12/2022', 'Opening balance', '', '-189.12'],
        ['29/12/2022', 'Fee', '-23.34', '-212.46'],
        ['31/12/2022', 'Purchase', '-17.30', '-229.76'],
        ['', label, '', '-349.20'],
      ]),
    ]);
    expect([account.verdict, account.closing]).toEqual(['contradicted', '-349.20']);
  },
);

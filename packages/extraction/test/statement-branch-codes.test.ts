import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const HEAD = [
  say('Example Bank account statement'),
  say('Statement period: 1 March 2025 to 31 March 2025'),
  say('Account number: 10708255'),
];
const COLUMNS = '40 110 170 400> 480> 550>';
const texts = async (rows: readonly (readonly string[])[], foot: readonly string[] = []) => {
  const account = await readAccount([
    ...HEAD,
    ...table(COLUMNS, rows),
    ...(foot.length === 0 ? [] : table('40 170> 190 330> 350 480>', [foot])),
  ]);
  return account.transactions.map(({ description }) => description);
};

describe('the code of a branch', () => {
  test('is left out of descriptions under a heading that names it, on one row too', async () => {
    const heading = ['Date', 'Branch', 'Details', 'Debit', 'Credit', 'Balance'];
    expect(await texts([heading, ['14/03/2025', '1187', 'FIRST SHOP', '40.00', '', '460.00']])).toEqual([
      'FIRST SHOP',
    ]);
  });

  test('is left out under a heading nobody knows where all rows print the same', async () => {
    const row = (day: string, code: string, text: string, balance: string) => [
      ...[`${day}/03/2025`, code, text, '10.00', '', balance],
    ];
    const heading = ['Date', 'Zork', 'Details', 'Debit', 'Credit', 'Balance'];
    const alike = ['FIRST SHOP', 'WATER COMPANY', 'SECOND SHOP', 'POWER COMPANY'];
    const rows = (codes: readonly string[]) =>
      alike.map((text, at) => row(`${14 + at}`, codes[at] ?? '', text, `${490 - at * 10}.00`));
    expect(await texts([heading, ...rows(['305749', '305749', '305749', '305749'])])).toEqual(alike);
    expect(await texts([heading, ...rows(['305749', '305749', '88', '305749'])])).not.toEqual(alike);
    // A few letters on each row are a kind of transaction.
    expect(await texts([heading, ...rows(['ND', 'NC', 'ND', 'NC'])])).toEqual(alike);
    expect(await texts([heading, ...rows(['ND', 'NC', 'ABROAD', 'NC'])])).not.toEqual(alike);
  });
});

test('two facts of an account right under the last row are no text of it', async () => {
  const account = await readAccount([
    say('Banco de Ejemplo, estado de cuenta'),
    say('Período 15/06/2020 a 14/07/2020'),
    ...table('40 110 300 380 450> 510> 570>', [
      ['Fecha', 'Asunto', 'Nº operación', 'Dep.', 'Débito', 'Crédito', 'Saldo'],
      ['08/07/2020', 'DEVOLUCION FARMACIA', '15292700', 'UCG', '-', '31,96', '61.442,34'],
      ['21/06/2020', 'RETIRO CAJERO ROCHA', '46085930', 'UCG', '463,10', '-', '61.410,38'],
    ]),
    ...table('40 150 210 380 440 530', [
      [
        ...['Saldo promedio del mes', '11.495,07', 'Interés acreditado sujeto a IRPF', '5.731,88'],
        ...['Tasa efectiva anual', '1,64 %'],
      ],
    ]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'DEVOLUCION FARMACIA',
    'RETIRO CAJERO ROCHA',
  ]);
});

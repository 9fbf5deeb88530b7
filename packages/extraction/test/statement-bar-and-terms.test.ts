import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('a bar of news right of the rows', () => {
  const sideBySide = (left: string, news: string) => table('40 430', [[left, news]]);
  const row = (text: string, date: string, amount: string, news = '') =>
    table('40 290 400> 430', [[text, date, amount, news]]);
  const page = [
    say('Example State Bank statement of account', 40),
    ...table('40 430', [['Account number 61 305 3811', 'This statement 01-31-2021']]),
    ...sideBySide('EXAMPLE CHECKING', 'Loan Days'),
    ...table('40 400> 430', [
      ['Beginning balance', '$1,000.00', 'Rates from 19.89% APR'],
      ['Ending balance', '$1,460.00', 'the same day. Stop by.'],
    ]),
    say(''),
    ...table('40 290 370', [['Deposits and other credits', 'Date', 'Amount']]),
    ...row('DEPOSIT', '01-05', '116.00'),
    ...row('PAY FROM Jordan Doe', '01-07', '584.00', 'New: Zip Pay'),
    ...sideBySide('', 'with no fee.'),
    ...table('40 290 370', [['Electronic and other debits', 'Date', 'Amount']]),
    ...row('POS FIRST BOOKS', '01-06', '40.00', 'Lobby closed'),
    ...row('BILL PAY FIRST POWER', '01-11', '80.00'),
    ...row('ATM W/D', '01-20', '120.00'),
    say('Daily ending balance', 40),
    ...table('40 140> 220 310> 400 500>', [
      ['Date', 'Balance', 'Date', 'Balance', 'Date', 'Balance'],
      ['01-05', '$1,116.00', '01-07', '$1,660.00', '01-20', '$1,460.00'],
      ['01-06', '$1,076.00', '01-11', '$1,580.00'],
      ['01-06', '$1,076.00', '01-11', '$1,580.00'],
    ]),
  ];

  test('is no text of them, though a list of balances that runs over it begins further left', async () => {
    expect(rowsOf(await readAccount(page))).toEqual([
      '2021-01-05 116.00 DEPOSIT',
      '2021-01-07 584.00 PAY FROM Jordan Doe',
      '2021-01-06 -40.00 POS FIRST BOOKS',
      '2021-01-11 -80.00 BILL PAY FIRST POWER',
      '2021-01-20 -120.00 ATM W/D',
    ]);
  });

  test('leaves the rows the side of the title that stands among their headings', async () => {
    expect((await readAccount(page)).verdict).toBe('proven');
  });
});

describe('a number in a bar', () => {
  const bar = [
    ['FREE CHECKING'],
    ['731172200'],
    ['Owner'],
    ['Dana R Sample'],
    ['Current balance'],
    ['$3,420.99'],
  ];
  const rest = [['Available credit'], ['$0.00'], ['Routing number'], ['081900118']];
  const rows = [
    ['1/23/2024', 'Online Bill Pay', '-$134.69', '', '$3,420.99'],
    ['1/22/2024', 'Recurring', '-$11.16', '', '$3,555.68'],
    ['1/20/2024', 'Bill Payment', '-$23.59', '', '$3,566.84'],
    ['1/19/2024', 'Check', '-$35.93', '', '$3,590.43'],
  ];
  const page = (own: readonly (readonly string[])[]) => [
    say('Online Banking   12/24/2023 through 1/23/2024', 34),
    ...table('34 128 217 446> 514> 578>', [
      ...(own.length === 0 ? [] : [['', 'Date', 'Description', 'Debit', 'Credit', 'Balance']]),
      ...[...bar, ...rest].map((texts, at) => [...texts, ...(own[at] ?? [])]),
    ]),
    ...(own.length === 0 ? [say('No transactions match your search.', 128)] : []),
  ];

  test('is the account’s under the name of its kind, level with rows or not', async () => {
    expect((await readAccount(page(rows))).number).toBe('731172200');
    expect((await readAccount(page([['', ''], ...rows]))).number).toBe('731172200');
  });

  test('is of no second account without rows, where a label says which is the account’s', async () => {
    expect(await readAccount(page([]))).toMatchObject({ number: '731172200', closing: '3420.99' });
  });
});

test('the sums of a bar right of a single row are those of the card, though lines of it precede the row', async () => {
  const account = await readAccount([
    say('ESTADO DE TARJETA DE CRÉDITO   Fecha de corte 31/01/2023', 30),
    say('Tarjeta 4418 11** **** 8504', 30),
    ...table('30 250 420', [
      ['BALANCE AL CORTE', 'PAGO MÍNIMO', 'FECHA LÍMITE DE PAGO'],
      ['RD$ 375,583.77', 'RD$ 18,779.19', '22/02/2023'],
    ]),
    ...table('30 90 210 423> 460 545>', [
      ['Fecha', 'Posteo', 'Descripción', 'Monto'],
      ['', '', '', '', 'Resumen del período'],
      ['', '', '', '', 'Balance anterior'],
      ['', '', '', '', '', '373,497.96'],
      ['05/01/23', '07/01/23', 'FARMACIA CAROLE', '2,085.81'],
      ['', '', '', '', '+ Consumos'],
      ['', '', '', '', '', '2,085.81'],
      ['', '', '', '', '- Pagos'],
      ['', '', '', '', '', '0.00'],
      ['', '', '', '', '= Balance al corte'],
      ['', '', '', '', '', '375,583.77'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '373497.96', closing: '375583.77' });
});

test('in everyday Spanish, the identity card is no account, and what came in, went out and is left is read', async () => {
  const head = (moved: readonly string[]) => [
    say('Extracto mensual   1 feb 2024 - 29 feb 2024', 30),
    say('Documento CC 1.018.118.744', 30),
    say('Cuenta de ahorros digital N.º 3183728193', 30),
    ...table('30 230 400', [['Entró', 'Salió', 'Te quedó al 29 feb 2024'], moved]),
  ];
  const moved = await readAccount([
    ...head(['$ 184.063', '$ 777.749', '$ 5.121.332']),
    ...table('30 150 450> 560>', [
      ['Fecha', 'Movimiento', 'Valor', 'Saldo'],
      ['12 feb 2024', 'Recarga', '+$ 184.063', '$ 5.121.332'],
      ['7 feb 2024', 'Compra', '-$ 777.749', '$ 4.937.269'],
    ]),
  ]);
  expect(moved).toMatchObject({ number: '3183728193', closing: '5121332', verdict: 'proven' });
  const quiet = await readAccount([
    ...head(['$ 0', '$ 0', '$ 5.121.332']),
    say('No tuviste movimientos este mes.'),
  ]);
  expect(quiet).toMatchObject({ number: '3183728193', closing: '5121332' });
});

test('a list of days and limits behind the last account is none of its rows and balances', async () => {
  const account = (name: string, number: string, row: readonly string[]) => [
    ...table('40 200', [[name, number]]),
    ...table('40 110 430> 510>', [['Date', 'What happened', 'Amount', 'Balance'], row]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Savings', 300),
      say('Here is how your savings did from 15 March 2021 to 14 April 2021.', 40),
      ...table('50 200 330 560>', [
        ['Cash ISA', 'sort code 40-18-99', 'account 24604897', '£7,379.74'],
        ['Rainy Day Saver', 'sort code 40-18-99', 'account 35855158', '£4,285.85'],
      ]),
      ...account('Cash ISA', '24604897', ['27 Mar', 'Online transfer out 6375', '-£67.49', '£7,379.74']),
      ...account('Rainy Day Saver', '35855158', ['2 Apr', 'Taken out', '-£409.30', '£4,285.85']),
    ],
    [
      say('A few things to know', 40),
      ...table('40 150 510>', [
        ['Date', 'What changes', 'Limit'],
        ['6 April 2027', 'The allowance for the new tax year begins', '£20,000.00'],
        ['1 June 2027', 'Withdrawals by phone up to', '£5,000.00'],
      ]),
    ],
  ]);
  expect(
    accounts.map(({ opening, closing, transactions }) => [opening, closing, transactions.length]),
  ).toEqual([
    [null, '7379.74', 1],
    [null, '4285.85', 1],
  ]);
});

test('the currency of an empty column is not that of amounts under pesos', async () => {
  const account = await readAccount([
    say('RESUMEN DE CUENTA TARJETA', 30),
    say('CUIT 30-50018118-0', 30),
    say('Tarjeta XXXX XXXX XXXX 3114   SALDO EN $ 9.811,39   SALDO EN U$S 0,00', 30),
    ...table('30 150 420> 520>', [
      ['FECHA', 'DETALLE', 'PESOS $', 'DÓLARES U$S'],
      ['', 'SALDO ANTERIOR', '6.000,00'],
      ['01.03.22', 'CALZADOS MUESTRA CORDOBA', '3.811,39'],
      ['31.03.22', 'SALDO ACTUAL', '9.811,39'],
    ]),
    say('TNA U$S 35,00 %', 30),
  ]);
  expect(account.currency).not.toBe('USD');
});

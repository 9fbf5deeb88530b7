import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const head = [say('Example Bank account statement'), say('Statement period: 2025-03-01 to 2025-03-31')];
const COLUMNS = '50 120 440> 540>';

describe('titles', () => {
  test('that name money in or out twice give the direction of the rows below', async () => {
    const account = await readAccount([
      ...head,
      say('Previous balance 100.00'),
      title('DEPOSITS AND CREDITS'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['3/25', 'SALARY', '500.00'],
      ]),
      title('CHECKS AND WITHDRAWALS'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['3/04', 'FIRST SHOP', '10.00'],
        ['3/05', 'SECOND SHOP', '20.00'],
      ]),
      title('CHECKS IN NUMBER ORDER'),
      ...table('50 120 240>', [
        ['Date', 'Check No', 'Amount'],
        ['3/09', '1042', '40.00'],
      ]),
      say('Current balance 530.00'),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual([
      '500.00',
      '-10.00',
      '-20.00',
      '-40.00',
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('rows', () => {
  const rows = (headings: readonly string[], ...lines: readonly (readonly string[])[]): DrawnLine[] => [
    ...head,
    ...table(COLUMNS, [headings, ['', 'Opening balance', '', '100.00'], ...lines]),
  ];

  test('have amounts although their text ends like a balance label', async () => {
    const account = await readAccount(
      rows(
        ['Date', 'Description', 'Amount', 'Balance'],
        ['2025-03-04', 'Interest Credit Balance', '5.00', '105.00'],
        ['2025-03-05', 'FIRST SHOP', '-20.00', '85.00'],
        ['', 'Closing balance', '', '85.00'],
      ),
    );
    expect(rowsOf(account)).toEqual([
      '2025-03-04 5.00 Interest Credit Balance',
      '2025-03-05 -20.00 FIRST SHOP',
    ]);
  });

  test('are none that name the closing balance, whatever amounts are next to it', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 120 360> 440> 540>', [
        ['Date', 'Description', 'Debits', 'Credits', 'Balance'],
        ['', 'Opening balance', '', '', '100.00'],
        ['2025-03-05', 'FIRST SHOP', '20.00', '', '80.00'],
        ['2025-03-31', 'CLOSING BALANCE AS AT MAR 31', '20.00', '0.00', '80.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-05 -20.00 FIRST SHOP']);
  });

  test('do not contain AM or PM', async () => {
    const account = await readAccount(
      rows(
        ['Date and Time', '', 'Amount', 'Balance'],
        ['2025-03-04 02:15 PM', '', '-20.00', '80.00'],
        ['2025-03-05 11:15 AM', '', '-30.00', '50.00'],
      ).map((line, at) => (at > 3 ? [...line, { text: `SHOP ${at}`, left: 200 }] : line)),
    );
    expect(rowsOf(account)).toEqual(['2025-03-04 -20.00 SHOP 4', '2025-03-05 -30.00 SHOP 5']);
  });

  test('have their date under a two-line header next to one with two spaced words', async () => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table('50 120 200 440> 540>', [
        ['Transaction', 'Value  Date', 'Narrative', 'Amount', 'Balance'],
        ['Date', '', '', '', ''],
        ['04-03-2025', '05-03-2025', 'FIRST SHOP', '-10.00', '90.00'],
        ['25-03-2025', '26-03-2025', 'SALARY', '500.00', '590.00'],
      ]),
      say('Closing balance 590.00'),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP', '2025-03-25 500.00 SALARY']);
    expect(account.verdict).toBe('proven');
  });

  test.each(['₦', '₵', 'KSh', 'N'])('have totals in the currency marked %s', async (mark) => {
    const account = await readAccount([
      ...head,
      ...table('50 200> 300 450>', [
        ['Opening Balance', `${mark}100.00`, 'Closing Balance', `${mark}590.00`],
      ]),
      ...table('50 250 440>', [
        ['Date', 'Description', 'Amount'],
        ['04-03-2025', 'FIRST SHOP', `-${mark}10.00`],
        ['25-03-2025', 'SALARY', `${mark}500.00`],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
  });
});

test('A document that does not call itself a card statement is one if its printed totals would be swapped otherwise', async () => {
  const account = await readAccount([
    say('Example Software Inc, spending of May 1, 2024 - May 31, 2024'),
    say('Previous balance 100.00'),
    say('Payments and credits -100.00'),
    say('Purchases 75.00'),
    say('Fees Charged 5.00'),
    say('New balance 80.00'),
    title('Payments and credits'),
    ...table('50 150 540>', [
      ['Date', 'Description', 'Amount'],
      ['05/13/2024', 'STATEMENT PAYMENT', '-100.00'],
      ['', 'Total payments and credits for this period', '-100.00'],
    ]),
    title('Purchases'),
    ...table('50 150 540>', [
      ['05/03/2024', 'HARBOUR BOOKS', '25.00'],
      ['05/14/2024', 'FABLE STREAMING', '50.00'],
    ]),
    title('Fees'),
    ...table('50 150 540>', [['05/15/2024', 'ABROAD', '5.00']]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['100.00', '-25.00', '-50.00', '-5.00']);
});

describe('amount columns without headers', () => {
  const loan = (rows: readonly (readonly string[])[]): DrawnLine[] => [
    say('Example Bank loan statement'),
    say('Statement period: 2025-01-01 to 2025-06-30'),
    ...table('50 120 280> 350> 420> 540>', [
      ['Date', 'Transaction', 'Total Paid', 'Principal', 'Interest', 'Principal Balance'],
      ['', 'Beginning Balance', '', '', '', '15,237.79'],
      ...rows,
    ]),
  ];

  test('are no directions if rows fill both: the part that lowers the balance is the amount', async () => {
    const account = await readAccount(
      loan([
        ['2025-01-07', 'PAYMENT', '404.18', '352.78', '51.40', '14,885.01'],
        ['2025-02-07', 'PAYMENT', '445.09', '389.22', '55.87', '14,495.79'],
        ['2025-03-02', 'PAYMENT', '386.74', '316.53', '70.21', '14,179.26'],
        ['', 'Ending Balance', '', '', '', '14,179.26'],
      ]),
    );
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['352.78', '389.22', '316.53']);
    expect(account.verdict).toBe('proven');
  });
});

describe('headers', () => {
  test('of two slightly separated words are one, and include their currency', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 150 360> 450> 540>', [
        ['Date', 'Details', 'Debit  Amount', 'Credit  Amount', 'Balance  in HKD'],
        ['', 'B/F BALANCE', '', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '', '90.00'],
        ['2025-03-25', 'SALARY', '', '500.00', '590.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount, balance }) => `${amount} ${balance}`)).toEqual([
      '-10.00 90.00',
      '500.00 590.00',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('over direction letters keep those out of the description', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 150 400> 420 540>', [
        ['Date', 'Details', 'Amount', 'Dr/Cr', 'Balance'],
        ['', 'Opening balance', '', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '10.00', 'DR', '90.00'],
        ['2025-03-25', 'SALARY', '500.00', 'CR', '590.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP', '2025-03-25 500.00 SALARY']);
  });
});

test('Dates without a year are in the month the statement is for', async () => {
  const account = await readAccount([
    say('Account statement for March 2025'),
    say('Opening balance 100.00'),
    ...table('50 150 400>', [
      ['Date', 'Details', 'Amount'],
      ['Mar 04', 'FIRST SHOP', '-10.00'],
      ['Mar 25', 'SALARY', '500.00'],
    ]),
    say('Closing balance 590.00'),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP', '2025-03-25 500.00 SALARY']);
});

describe('a column of numbers', () => {
  const statement = (...numbers: readonly string[]) => [
    ...head,
    ...table('40 70 140 220 440> 540>', [
      ['Sr', 'Date', 'Bank Reference', 'Description', 'Amount', 'Balance'],
      ['No', '', '', '', '', ''],
      [numbers[0] ?? '', '2025-03-04', 'FT5501', 'FIRST SHOP', '-10.00', '90.00'],
      [numbers[1] ?? '', '2025-03-05', 'FT5507', 'SECOND SHOP', '-20.00', '70.00'],
      [numbers[2] ?? '', '2025-03-25', 'FT5519', 'SALARY', '500.00', '570.00'],
    ]),
  ];

  test('of rows is neither their reference nor part of their description', async () => {
    const { transactions } = await readAccount(statement('1', '2', '3'));
    expect(transactions.map(({ reference, description }) => `${reference} ${description}`)).toEqual([
      'FT5501 FIRST SHOP',
      'FT5507 SECOND SHOP',
      'FT5519 SALARY',
    ]);
  });
});

test('“Money in £” is not “Money” in pounds', async () => {
  const account = await readAccount([
    ...head,
    ...table('50 120 360> 450> 540>', [
      ['Date', 'Description', 'Money out £', 'Money in £', 'Balance £'],
      ['', 'Start balance', '', '', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', '', ''],
      ['', 'SALARY', '', '500.00', '590.00'],
      ['2025-03-05', 'SECOND SHOP', '20.00', '', '570.00'],
      ['', 'Total payments/receipts', '30.00', '500.00', ''],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '500.00', '-20.00']);
  expect(account.verdict).toBe('proven');
});

test('A long amount in a left-aligned column belongs to it, although it ends right of the others', async () => {
  const account = await readAccount([
    ...head,
    say('Opening balance 10,000.00'),
    ...table('50 120 200 280 540>', [
      ['Date', 'Money in', 'Money out', 'Description', 'Balance'],
      ['2025-03-04', '', '11.00', 'FIRST SHOP', '9,989.00'],
      ['2025-03-05', '', '12.00', 'SECOND SHOP', '9,977.00'],
      ['2025-03-06', '23.00', '', 'REFUND', '10,000.00'],
      ['2025-03-07', '45.00', '', 'REFUND', '10,045.00'],
      ['2025-03-25', '1,234,500.00', '', 'SALE OF A HOUSE', '1,244,545.00'],
      ['2025-03-26', '', '1,234,000.00', 'PURCHASE OF A HOUSE', '10,545.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '-11.00',
    '-12.00',
    '23.00',
    '45.00',
    '1234500.00',
    '-1234000.00',
  ]);
  expect(account.verdict).toBe('proven');
});

test('Without a text header, a reference in words is the description, with the lines below and without the time', async () => {
  const account = await readAccount([
    ...head,
    say('Opening balance 100.00'),
    ...table('50 200 270 400> 480> 500', [
      ['Bank reference', 'TRN type', 'Date', 'Amount', 'Balance', 'Time'],
      ['CARD SPEND WEA2AU9W', 'TRF', '2025-03-04', '-10.00', '90.00', '07:31'],
      ['Narrative FIRST SHOP', '', '', '', '', ''],
      ['CARD SPEND KJF7T7EH', 'TRF', '2025-03-05', '-20.00', '70.00', '01:13'],
      ['Narrative SECOND SHOP', '', '', '', '', ''],
    ]),
  ]);
  expect(account.transactions.map(({ reference, description }) => [reference, description])).toEqual([
    ['CARD SPEND WEA2AU9W', 'CARD SPEND WEA2AU9W Narrative FIRST SHOP TRF'],
    ['CARD SPEND KJF7T7EH', 'CARD SPEND KJF7T7EH Narrative SECOND SHOP TRF'],
  ]);
});

test('Under a debt header a balance rises with money out', async () => {
  const account = await readAccount([
    say('Personal Line of Credit Statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table('50 120 360> 440> 540>', [
      ['Date', 'Description', 'Debits', 'Credits', 'Balance owing'],
      ['2025-03-01', 'Opening balance', '', '', '100.00'],
      ['2025-03-04', 'ADVANCE', '10.00', '', '110.00'],
      ['2025-03-05', 'ADVANCE', '20.00', '', '130.00'],
      ['2025-03-25', 'PAYMENT', '', '50.00', '80.00'],
      ['2025-03-31', 'Closing balance', '', '', '80.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '50.00']);
  expect(account.verdict).toBe('proven');
});

test('A summary that repeats the opening balance below does not close the account with it', async () => {
  const account = await readAccount([
    ...head,
    ...table('50 120 360> 440> 540>', [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['', 'Bal Brought Forward', '', '', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
      ['2025-03-25', 'SALARY', '', '500.00', '590.00'],
    ]),
    title('ACCOUNT SUMMARY'),
    ...table('50 300>', [
      ['Balance Brought Forward', '100.00'],
      ['Sundry Credits', '500.00'],
      ['Sundry Debits', '-10.00'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '100.00', closing: '590.00', verdict: 'proven' });
});

test('A fee column moves an overdrawn balance as well as a positive one', async () => {
  const account = await readAccount([
    ...head,
    ...table('50 120 320> 390> 460> 540>', [
      ['Date', 'Description', 'Fees (R)', 'Debits (R)', 'Credits (R)', 'Balance (R)'],
      ['2025-03-01', 'Opening balance', '', '', '', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '', '150.00', '', '-50.00'],
      ['2025-03-05', 'Electronic payment fee', '2.50', '', '', '-52.50'],
      ['2025-03-06', 'SALARY', '', '', '500.00', '447.50'],
      ['2025-03-07', 'Notification fee', '0.50', '', '', '447.00'],
      ['', 'Closing balance', '', '', '', '447.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-150.00', '-2.50', '500.00', '-0.50']);
  expect(account.verdict).toBe('proven');
});

test('The total of a tax in the debit column is not compared with all debits', async () => {
  const account = await readAccount([
    say('Banco Ejemplo Resumen de cuenta'),
    say('Resumen: del 01/03/2025 al 31/03/2025'),
    ...table('50 120 390> 460> 540>', [
      ['FECHA', 'DESCRIPCION', 'DEBITO', 'CREDITO', 'SALDO'],
      ['', 'SALDO ANTERIOR', '', '', '1.000,00'],
      ['04/03/25', 'COMPRA TIENDA SOL', '150,00', '', '850,00'],
      ['05/03/25', 'HABERES', '', '500,00', '1.350,00'],
      ['06/03/25', 'COMPRA PANADERIA', '20,00', '', '1.330,00'],
      ['', 'SALDO AL 31/03/2025', '', '', '1.330,00'],
      ['', 'TOTAL IMPUESTO LEY 25413', '1,02', '', ''],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-150.00', '500.00', '-20.00']);
  expect(account.verdict).toBe('proven');
});

test('An amount printed twice per row, gross and net, is no balance; the lines above and below are its text', async () => {
  const around = (over: string, cells: readonly string[], under: string): DrawnLine[] => [
    ...table('50', [[over]]),
    ...table('180 330> 440> 550>', [cells]),
    ...table('50', [[under]]),
    [],
  ];
  const account = await readAccount([
    say('Fondo Ejemplo Extracto de inversión'),
    say('Período del 1 marzo 2025 al 31 marzo 2025'),
    say('Saldo inicial $ 1.000,00'),
    say('Saldo final $ 1.350,00'),
    ...table('50 180 330> 440> 550>', [['Transacción', 'Fecha', 'Unidades', 'Valor bruto', 'Valor neto']]),
    ...around('Traslado hacia cuenta', ['04 mar 2025', '--', '-$ 150,00', '-$ 150,00'], 'de ahorros'),
    ...around('Traslado desde cuenta', ['06 mar 2025', '12,506416', '$ 600,00', '$ 600,00'], 'de ahorros'),
    ...around('Traslado hacia cuenta', ['09 mar 2025', '--', '-$ 100,00', '-$ 100,00'], 'de ahorros'),
  ]);
  expect(account.verdict).toBe('proven');
  expect(rowsOf(account)).toEqual([
    expect.stringMatching(/^2025-03-04 -150.00 Traslado hacia cuenta .*de ahorros$/),
    expect.stringMatching(/^2025-03-06 600.00 Traslado desde cuenta (.* )?de ahorros/),
    expect.stringMatching(/^2025-03-09 -100.00 Traslado hacia cuenta .*de ahorros$/),
  ]);
});

test('Two dates with month names joined by a dash are the period', async () => {
  const account = await readAccount([
    say('Banco Ejemplo Estado de Cuenta'),
    say('Periodo 05-DIC-24/04-ENE-25'),
    ...table('50 120 390> 460> 540>', [
      ['Fecha', 'Concepto', 'Depósito', 'Retiro', 'Saldo'],
      ['05 DIC', 'SALDO INICIAL', '', '', '$100.00'],
      ['30 DIC', 'COMPRA TIENDA', '', '$10.00', '$90.00'],
      ['02 ENE', 'NOMINA', '$500.00', '', '$590.00'],
    ]),
  ]);
  expect(account.period).toEqual({ start: '2024-12-05', end: '2025-01-04' });
  expect(account.transactions.map(({ date }) => date)).toEqual(['2024-12-30', '2025-01-02']);
});

test('Labels and headers without spaces keep their meaning', async () => {
  const account = await readAccount([
    say('Example Bank Home Loan Statement'),
    ...table('50 120 390> 460> 540>', [
      ['Date', 'TransactionDescription', 'Debit', 'Credit', 'LoanBalance'],
      ['01Mar 2025', 'OpeningBalance', '', '', '1,000.00'],
      ['04Mar 2025', 'INTEREST', '10.00', '', '1,010.00'],
      ['05Mar 2025', 'REDRAW', '20.00', '', '1,030.00'],
      ['25Mar 2025', 'REPAYMT A/C TFR', '', '50.00', '980.00'],
      ['31Mar 2025', 'ClosingBalance', '', '', '980.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '50.00']);
  expect(account).toMatchObject({ opening: '1000.00', closing: '980.00', verdict: 'proven' });
});

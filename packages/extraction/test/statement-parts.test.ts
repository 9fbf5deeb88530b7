import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const PERIOD = say('Statement period: 2025-03-01 to 2025-03-31');

describe('a payment with its parts', () => {
  test('moves the debt by its principal, and lowers it', async () => {
    const account = await readAccount([
      say('Example Union statement of account'),
      PERIOD,
      say('AUTO LOAN'),
      ...table('50 110 350> 410> 470> 540>', [
        ['Date', 'Description', 'Amount', 'Interest', 'Principal', 'Balance'],
        ['2025-03-01', 'Beginning balance', '', '', '', '8,000.00'],
        ['2025-03-04', 'Payment ACH', '250.00', '40.00', '210.00-', '7,790.00'],
        ['2025-03-18', 'Payment transfer', '250.00', '39.00', '211.00-', '7,579.00'],
        ['2025-03-31', 'Ending balance', '', '', '', '7,579.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['210.00', '211.00']);
    expect([account.opening, account.closing, account.verdict]).toEqual(['-8000.00', '-7579.00', 'proven']);
  });

  test('is not proven if the parts of one row do not add up, as those of the others do', async () => {
    const reading = await readStatement([
      [
        say('Example Union mortgage statement'),
        say('Opening principal balance $8,000.00'),
        say('Closing principal balance $7,154.00'),
        PERIOD,
        ...table('50 110 300> 360> 420> 480> 560>', [
          ['Date', 'Transaction', 'Payment', 'Interest', 'Property tax', 'Principal', 'Principal balance'],
          ['2025-03-04', 'Regular payment', '260.00', '40.00', '10.00', '210.00', '7,790.00'],
          ['2025-03-11', 'Regular payment', '260.00', '39.00', '10.00', '211.00', '7,579.00'],
          ['2025-03-18', 'Regular payment', '160.00', '38.00', '10.00', '212.00', '7,367.00'],
          ['2025-03-25', 'Regular payment', '260.00', '37.00', '10.00', '213.00', '7,154.00'],
        ]),
      ],
    ]);
    expect(reading.accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([
      '210.00',
      '211.00',
      '212.00',
      '213.00',
    ]);
    expect(reading.findings.map(nameOf)).toContain('figures-disagree parts');
    expect(reading.accounts[0]?.verdict).toBe('unproven');
  });

  test('is not proven if one amount is in both the debit and the credit column', async () => {
    const account = await readAccount([
      say('Example Bank statement of account'),
      PERIOD,
      ...table('50 110 350> 450> 540>', [
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['2025-03-01', 'Opening balance', '', '', '500.00'],
        ['2025-03-04', 'FIRST SHOP', '40.00', '', '460.00'],
        ['2025-03-11', 'SECOND SHOP', '60.00', '60.00', '400.00'],
        ['2025-03-18', 'SALARY', '', '900.00', '1,300.00'],
        ['2025-03-31', 'Closing balance', '', '', '1,300.00'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('with a fee deducted from the deposit shows its direction', async () => {
    const rows = [1, 2, 3, 4, 5].map((day) => [
      `2025-03-0${day}`,
      `Order ${day}`,
      '$100.00',
      '-$3.00',
      '$97.00',
      `$${100 + 97 * day}.00`,
    ]);
    const account = await readAccount([
      say('Example balance report'),
      PERIOD,
      say('Starting balance $100.00'),
      say('Ending balance $585.00'),
      ...table('50 110 350> 410> 470> 540>', [
        ['Date', 'Description', 'Gross', 'Fee', 'Net', 'Balance'],
        ...rows,
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(Array(5).fill('97.00'));
    expect(account.verdict).toBe('proven');
  });
});

describe('titles that name a currency', () => {
  const part = (name: string, rows: readonly (readonly string[])[], out: string, into: string) => [
    title(name),
    ...table('50 120 440> 540>', [
      ['Fecha', 'Descripción', 'Débito', 'Crédito'],
      ...rows,
      ['', 'Total', out, into],
    ]),
  ];
  const head = [say('Estado de cuenta tarjeta de crédito'), say('Fecha de corte 31/03/2025')];

  test('split the rows of a card into accounts by currency', async () => {
    const { accounts } = await readStatement([
      [
        ...head,
        ...part(
          'MOVIMIENTOS EN PESOS (RD$)',
          [
            ['03/03/2025', 'TIENDA UNO', '500.00', ''],
            ['13/03/2025', 'PAGO RECIBIDO', '', '200.00'],
          ],
          '500.00',
          '200.00',
        ),
        ...part(
          'MOVIMIENTOS EN DÓLARES (US$)',
          [
            ['05/03/2025', 'SHOP TWO', '9.99', ''],
            ['15/03/2025', 'PAGO RECIBIDO', '', '4.00'],
          ],
          '9.99',
          '4.00',
        ),
      ],
    ]);
    expect(accounts.map(({ currency, verdict }) => [currency, verdict])).toEqual([
      ['DOP', 'unproven'],
      ['USD', 'unproven'],
    ]);
    expect(accounts.map((account) => rowsOf(account).length)).toEqual([2, 2]);
  });

  test('keep rows that tie out only together from being proven', async () => {
    const account = await readAccount([
      ...head,
      ...part('MOVIMIENTOS EN PESOS (RD$)', [['03/03/2025', 'TIENDA UNO', '500.00', '']], '', ''),
      ...part('MOVIMIENTOS EN DÓLARES (US$)', [['15/03/2025', 'PAGO', '', '4.00']], '500.00', '4.00'),
    ]);
    expect(account.verdict).not.toBe('proven');
  });
});

test('a masked number after the total of a section begins another holder’s rows, which are no payments', async () => {
  const headings = ['Date', 'Details', 'Amount'];
  const account = await readAccount([
    say('Example credit card statement'),
    PERIOD,
    say('Opening balance $100.00'),
    say('Closing balance $130.00'),
    say(''),
    title('Payments'),
    ...table('50 120 540>', [
      headings,
      ['2025-03-03', 'PAYMENT - THANK YOU', '-$50.00'],
      ['', 'Sub-total', '-$50.00'],
    ]),
    say('J Sample 4999 **** **** 1183'),
    ...table('50 120 540>', [
      headings,
      ['2025-03-04', 'FIRST SHOP', '$60.00'],
      ['2025-03-05', 'SECOND SHOP', '$20.00'],
      ['', 'Sub-total', '$80.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2025-03-03 50.00 PAYMENT - THANK YOU',
    '2025-03-04 -60.00 FIRST SHOP',
    '2025-03-05 -20.00 SECOND SHOP',
  ]);
  expect(account.verdict).toBe('proven');
});

describe('the transaction type, in a column after the dates,', () => {
  test('is no title of rows if the date above continues', async () => {
    const account = await readAccount([
      say('Example brokerage account'),
      PERIOD,
      ...table('50 150> 240> 330> 420>', [
        ['', 'Beginning Cash', 'Deposits', 'Withdrawals', 'Ending Cash'],
        ['', '$100.00', '$500.00', '$(40.00)', '$560.00'],
      ]),
      ...table('50 110 200 540>', [
        ['Date', 'Category', 'Description', 'Amount($)'],
        ['03/04', 'Deposit', 'FROM BANK', '500.00'],
        ['', 'Withdrawal', 'TO BANK', '(30.00)'],
        ['03/09', 'Withdrawal', 'TO BANK', '(10.00)'],
      ]),
    ]);
    expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2025-03-04 500.00',
      '2025-03-04 -30.00',
      '2025-03-09 -10.00',
    ]);
    expect([account.opening, account.closing]).toEqual(['100.00', '560.00']);
  });
});

describe('dates', () => {
  test('may have the year first and a named month', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      ...table('50 180 440> 540>', [
        ['Trans. Time', 'Description', 'Debit', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['2025 Mar 04 10:15:22', 'FIRST SHOP', '20.00', '80.00'],
        ['2025 Mar 11 09:01:44', 'SECOND SHOP', '30.00', '50.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -20.00 FIRST SHOP', '2025-03-11 -30.00 SECOND SHOP']);
  });

  test('under an unknown header next to the posting date are transaction dates', async () => {
    const account = await readAccount([
      say('Example credit card statement'),
      say('Opening balance $100.00'),
      say('Closing balance $160.00'),
      ...table('50 130 210 540>', [
        ['Processed', 'Occurred', 'Details', 'Amount'],
        ['04/03/2025', '02/03/2025', 'FIRST SHOP', '$30.00'],
        ['14/03/2025', '13/03/2025', 'SECOND SHOP', '$20.00'],
        ['24/03/2025', '23/03/2025', 'THIRD SHOP', '$10.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => [date, postDate])).toEqual([
      ['2025-03-02', '2025-03-04'],
      ['2025-03-13', '2025-03-14'],
      ['2025-03-23', '2025-03-24'],
    ]);
  });
});

test('a sentence above a title is not part of the headers below it', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    PERIOD,
    say('Opening balance 100.00'),
    say('Closing balance 80.00'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'FIRST SHOP', '-20.00'],
      ['', 'Total', '-20.00'],
    ]),
    say('Date column represents the settlement date for each transaction.'),
    say('Pending activity'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['2025-04-04', 'FIRST DIVIDEND', '8.80'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-04 -20.00 FIRST SHOP']);
});

describe('side-by-side tables', () => {
  test('are split by their dates if print narrower than its headers is left of them', async () => {
    const account = await readAccount([
      say('Example Bank statement of account'),
      PERIOD,
      say('Beginning balance 1,000.00'),
      say('Checks'),
      ...table('40 66 134 173 199 268', [['Date', 'Number', 'Amount', 'Date', 'Number', 'Amount']]),
      ...table('40 72 141> 154 187 256>', [
        ['03/12', '1094', '106.65', '03/14', '1901', '161.32'],
        ['03/30', '1006', '840.17', '', '', ''],
      ]),
      say('Ending balance -108.14'),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-12 -106.65 1094',
      '2025-03-30 -840.17 1006',
      '2025-03-14 -161.32 1901',
    ]);
  });

  test('have the direction of their own title, and keep their own text', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      PERIOD,
      say('Beginning balance 100.00'),
      say('Ending balance 530.00'),
      ...table('50 310', [['DEPOSITS AND CREDITS', 'WITHDRAWALS AND DEBITS']]),
      ...table('50 100 280> 310 360 540>', [
        ['Date', 'Description', 'Amount', 'Date', 'Description', 'Amount'],
        ['03/04', 'SALARY', '500.00', '03/05', 'FIRST SHOP', '40.00'],
        ['', '', '', '', 'OF TWO LINES', ''],
        ['', '', '', '03/15', 'SECOND SHOP', '30.00'],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'SALARY',
      'FIRST SHOP OF TWO LINES',
      'SECOND SHOP',
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['500.00', '-40.00', '-30.00']);
    expect(account.verdict).toBe('proven');
  });

  test('are not read as a sidebar if one of them has a single row', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      PERIOD,
      ...table('50 150 280 410', [
        ['Beginning balance', 'Deposits', 'Withdrawals', 'Ending balance'],
        ['100.00', '500.00', '130.00', '470.00'],
      ]),
      ...table('50 310', [['DEPOSITS AND CREDITS', 'WITHDRAWALS AND DEBITS']]),
      ...table('50 100 280> 310 360 540>', [
        ['Date', 'Description', 'Amount', 'Date', 'Description', 'Amount'],
        ['03/04', 'SALARY', '500.00', '03/05', 'FIRST SHOP', '40.00'],
        ['', 'OF MARCH', '', '03/15', 'SECOND SHOP', '30.00'],
        ['', '', '', '03/16', 'THIRD SHOP', '20.00'],
        ['', '', '', '03/17', 'FOURTH SHOP', '25.00'],
        ['', '', '', '03/18', 'FIFTH SHOP', '15.00'],
        ['', 'Total', '500.00', '', 'Total', '130.00'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(6);
    expect(account.verdict).toBe('proven');
  });
});

test('a summary of interest in the only amount column is left out so that the rest ties out', async () => {
  const account = await readAccount([
    say('Example Bank savings account statement'),
    PERIOD,
    ...table('50 110 400> 480> 560>', [
      ['Date', 'Description', 'Additions', 'Subtractions', 'Balance'],
      ['03/01', 'Beginning balance', '', '', '3,315.60'],
      ['03/06', 'Transfer to checking', '', '535.05', '2,780.55'],
      ['03/31', 'Ending balance', '', '', '2,780.55'],
    ]),
    title('Interest Summary'),
    ...table('50 400>', [
      ['Interest-bearing days', '31'],
      ['Average balance for APY', '2,604.18'],
      ['Interest paid this year', '24.91'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-06 -535.05 Transfer to checking']);
  expect(account.verdict).toBe('proven');
});

describe('words for money in and out', () => {
  test('under a type header, one on each row, are its direction', async () => {
    const account = await readAccount([
      say('Example wallet account statement'),
      PERIOD,
      ...table('50 130 380 540>', [
        ['Date', 'Details', 'Type', 'Amount'],
        ['2025-03-04', 'Paid to FIRST SHOP', 'DEBIT', '500.00'],
        ['2025-03-05', 'Received from J SAMPLE', 'CREDIT', '40.00'],
        ['2025-03-09', 'Paid to SECOND SHOP', 'DEBIT', '12.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -500.00 Paid to FIRST SHOP',
      '2025-03-05 40.00 Received from J SAMPLE',
      '2025-03-09 -12.00 Paid to SECOND SHOP',
    ]);
  });
});

test('net amount and tax before the gross amount that moves the balance are no transactions', async () => {
  const account = await readAccount([
    say('Example expense account'),
    PERIOD,
    say('Opening balance 1,000.00'),
    say('Closing balance 844.00'),
    ...table('50 120 330> 400> 470> 540>', [
      ['Date', 'Merchant', 'Net', 'VAT', 'Gross', 'Balance'],
      ['2025-03-04', 'FIRST SHOP', '-100.00', '-20.00', '-120.00', '880.00'],
      ['2025-03-05', 'SECOND SHOP', '-20.00', '-4.00', '-24.00', '856.00'],
      ['2025-03-09', 'THIRD SHOP', '-10.00', '-2.00', '-12.00', '844.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-120.00', '-24.00', '-12.00']);
  expect(account.verdict).toBe('proven');
});

test('a second balance with its own amounts keeps the rows of the first from being proven', async () => {
  const account = await readAccount([
    say('Example Credit Union statement'),
    PERIOD,
    ...table('50 120 250> 310> 380> 450> 540>', [
      ['Date', 'Details', 'Withdrawn', 'Lodged', 'Share Bal', 'Loan Paid', 'Loan Balance'],
      ['2025-03-01', 'Brought forward', '', '', '100.00', '', '4,000.00'],
      ['2025-03-04', 'Receipt', '', '20.00', '120.00', '55.00', '3,945.00'],
      ['2025-03-11', 'Receipt', '', '20.00', '140.00', '54.00', '3,891.00'],
      ['2025-03-18', 'Receipt', '10.00', '', '130.00', '53.00', '3,838.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['20.00', '20.00', '-10.00']);
  expect(account.verdict).toBe('unproven');
});

describe('a loan statement with the whole loan', () => {
  const HEADINGS = [
    'Date',
    'Description',
    'Total',
    'Principal',
    'Interest',
    'Escrow',
    'Principal Balance',
    'Escrow Bal',
  ];

  test('owes what its head prints, and payments lower it next to an unrelated balance', async () => {
    const account = await readAccount([
      say('Example annual mortgage statement'),
      PERIOD,
      say('Beginning principal balance $9,000.00'),
      say('Ending principal balance $8,700.00'),
      ...table('40 100 230> 285> 335> 390> 475> 550>', [
        HEADINGS,
        ['2025-03-03', 'Payment', '$390.00', '$100.00', '$90.00', '$200.00', '$8,900.00', '$1,200.00'],
        ['2025-03-13', 'Payment', '$389.00', '$100.00', '$89.00', '$200.00', '$8,800.00', '$1,400.00'],
        ['2025-03-23', 'Payment', '$388.00', '$100.00', '$88.00', '$200.00', '$8,700.00', '$1,600.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-03 100.00 Payment',
      '2025-03-13 100.00 Payment',
      '2025-03-23 100.00 Payment',
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['-9000.00', '-8700.00', 'proven']);
  });
});

test('rows marked as failed in a column moved nothing', async () => {
  const account = await readAccount([
    say('Example till statement'),
    PERIOD,
    say('Opening balance 100.00'),
    say('Closing balance 160.00'),
    ...table('50 120 300 380> 460> 540>', [
      ['Date', 'Details', 'Status', 'Paid in', 'Withdrawn', 'Balance'],
      ['2025-03-03', 'Payment from J SAMPLE', 'Completed', '50.00', '', '150.00'],
      ['2025-03-04', 'Payment from T SAMPLE', 'Failed', '77.00', '', '150.00'],
      ['2025-03-05', 'Payment from J SAMPLE', 'Completed', '30.00', '', '180.00'],
      ['2025-03-06', 'Merchant charge', 'Completed', '', '20.00', '160.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['50.00', '30.00', '-20.00']);
  expect(account.verdict).toBe('proven');
});

test('a balance brought forward under another account’s number opens that account, although the last one was carried', async () => {
  const part = (number: string, from: string, amount: string, to: string) => [
    title(`Account No. ${number}`),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
      ['', 'BALANCE B/F', '', '', from],
      ['03 Mar', 'TRANSFER', '', amount, to],
      ['', 'BALANCE C/F', '', '', to],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank consolidated statement'),
      say('Statement period: 1 Mar 2025 to 31 Mar 2025'),
      ...part('118-204418-7', '100.00', '50.00', '150.00'),
      ...part('227-330091-4', '900.00', '5.00', '905.00'),
    ],
  ]);
  expect(accounts.map(({ opening, closing, verdict }) => [opening, closing, verdict])).toEqual([
    ['100.00', '150.00', 'proven'],
    ['900.00', '905.00', 'proven'],
  ]);
});

test('the nearest line above its rows gives an account’s currency, not a rate further up', async () => {
  const part = (name: string, from: string, to: string) => [
    title(name),
    ...table('50 120 460> 540>', [
      ['Date', 'Activity', 'Amount ($)', 'Cash balance ($)'],
      ['', 'Opening cash balance', '', from],
      ['2025-03-03', 'DIVIDEND', '5.00', to],
      ['', 'Closing cash balance', '', to],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example direct investing account statement'),
      PERIOD,
      say('Exchange rate: 1 USD = 1.3621 CAD'),
      ...part('Canadian Dollar Account (CAD)', '100.00', '105.00'),
      ...part('US Dollar Account (USD)', '900.00', '905.00'),
    ],
  ]);
  expect(accounts.map(({ currency, verdict }) => [currency, verdict])).toEqual([
    ['CAD', 'proven'],
    ['USD', 'proven'],
  ]);
});

test('a month alone above dated rows says nothing about them', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    PERIOD,
    ...table('50 120 460> 540>', [
      ['Date', 'Description', 'Debit', 'Balance'],
      ['', 'Opening balance', '', '100.00'],
      ['March 2025', '', '', ''],
      ['04 Mar', 'FIRST SHOP', '20.00', '80.00'],
      ['05 Mar', 'SECOND SHOP', '20.00', '60.00'],
      ['06 Mar', 'THIRD SHOP', '20.00', '40.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2025-03-04 -20.00 FIRST SHOP',
    '2025-03-05 -20.00 SECOND SHOP',
    '2025-03-06 -20.00 THIRD SHOP',
  ]);
});

test('a loan changes by the principal although one payment has no other part', async () => {
  const account = await readAccount([
    say('Example Union loan statement'),
    PERIOD,
    ...table('50 110 350> 410> 470> 540>', [
      ['Date', 'Description', 'Total Amount', 'Principal', 'Interest', 'Principal Balance'],
      ['2025-03-01', 'Beginning balance', '', '', '', '8,000.00'],
      ['2025-03-04', 'Payment', '250.00', '210.00', '40.00', '7,790.00'],
      ['2025-03-11', 'Extra payment', '100.00', '100.00', '0.00', '7,690.00'],
      ['2025-03-18', 'Payment', '250.00', '211.00', '39.00', '7,479.00'],
      ['2025-03-31', 'Ending balance', '', '', '', '7,479.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['210.00', '100.00', '211.00']);
  expect(account.verdict).toBe('proven');
});

test('what a broker moves to and from its cash fund is no transaction', async () => {
  const list = (name: string, rows: readonly (readonly string[])[]) => [
    title(name),
    ...table('50 120 540>', [['Date', 'Description', 'Amount'], ...rows]),
  ];
  const account = await readAccount([
    say('Example brokerage account statement'),
    PERIOD,
    say('Opening cash balance $100.00'),
    say('Closing cash balance $120.00'),
    ...list('DEPOSITS', [['03/04', 'ACH DEPOSIT', '50.00']]),
    ...list('WITHDRAWALS', [['03/05', 'ACH WITHDRAWAL', '(30.00)']]),
    ...list('MONEY MARKET SWEEP ACTIVITY', [
      ['03/04', 'Automatic Investment', '77.00'],
      ['03/05', 'Automatic Redemption', '33.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['50.00', '-30.00']);
});

test('the last digits of a card number before a month are no year', async () => {
  const account = await readAccount([
    say('Example credit card statement'),
    say('Card number XXXX XXXX XXXX 2177 December 8, 2025 to January 7, 2026'),
    say('Previous balance 100.00'),
    say('New balance 130.00'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['Dec 10', 'FIRST SHOP', '20.00'],
      ['Dec 12', 'SECOND SHOP', '10.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2025-12-10', '2025-12-12']);
});

test('two currencies under titles of their own each keep their line of the overview', async () => {
  const activity = (money: string, ...rows: readonly (readonly string[])[]) => [
    title(`${money} activity`),
    ...table('50 120 440> 540>', [['Date', 'Description', 'Net', 'Balance'], ...rows]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example wallet account statement'),
      PERIOD,
      ...table('50 150 250 350 450', [
        ['Currency', 'Opening balance', 'Money in', 'Money out', 'Closing balance'],
        ['GBP', '100.00', '50.00', '-20.00', '130.00'],
        ['EUR', '200.00', '10.00', '-40.00', '170.00'],
      ]),
      ...activity(
        'GBP',
        ['2025-03-04', 'PAYMENT RECEIVED', '50.00', '150.00'],
        ['2025-03-05', 'FIRST SHOP', '-20.00', '130.00'],
      ),
      ...activity(
        'EUR',
        ['2025-03-04', 'REFUND RECEIVED', '10.00', '210.00'],
        ['2025-03-05', 'SECOND SHOP', '-40.00', '170.00'],
      ),
    ],
  ]);
  expect(accounts.map(({ currency, opening, verdict }) => `${currency} ${opening} ${verdict}`)).toEqual([
    'GBP 100.00 proven',
    'EUR 200.00 proven',
  ]);
});

test('a title followed by a row count stays a title', async () => {
  const account = await readAccount([
    say('Example Bank account statement, 2025-03-01 to 2025-03-31'),
    say('Beginning balance 100.00'),
    title('Deposits and additions - 1 item'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['03/04', 'SALARY', '500.00'],
    ]),
    title('Fees - 2 items'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['03/05', 'MONTHLY FEE', '5.00'],
      ['03/06', 'WIRE FEE', '15.00'],
    ]),
    say('Ending balance 580.00'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['500.00', '-5.00', '-15.00']);
  expect(account.verdict).toBe('proven');
});

test('a balance brought forward on the page whose last one was carried forward opens another account', async () => {
  const part = (money: string, opening: string, row: string, closing: string) => [
    say(`Savings in ${money}`),
    ...table('50 120 440> 540>', [
      ['Date', 'Details', 'Amount', 'Balance'],
      ['03/01/2025', 'B/F BALANCE', '', opening],
      ['03/04/2025', 'INTEREST', row, closing],
      ['03/31/2025', 'C/F BALANCE', '', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank account statement, 03/01/2025 to 03/31/2025'),
      ...part('dollars', '100.00', '5.00', '105.00'),
      ...part('euros', '800.00', '2.00', '802.00'),
    ],
  ]);
  expect(accounts.map(({ opening, closing }) => [opening, closing])).toEqual([
    ['100.00', '105.00'],
    ['800.00', '802.00'],
  ]);
});

test('a head that repeats the number of the account without a day begins no account, whatever number a foot adds', async () => {
  const COLUMNS = '40 130 400> 500>';
  const HEADINGS = ['Date', 'Nature', 'Débit', 'Crédit'];
  const { accounts } = await readStatement([
    [
      title('BANQUE EXEMPLE Extrait de compte'),
      say('Compte N° 26251914982   du 01/03/2022 au 31/03/2022'),
      say('Monnaie du compte : EUR'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'SOLDE CRÉDITEUR AU 01/03/2022', '', '265,60'],
        ['02/03/2022', 'PAIEMENT UN', '4,38', ''],
        ['04/03/2022', 'FRAIS DEUX', '8,57', ''],
        ['', 'SOLDE CRÉDITEUR À REPORTER', '', '252,65'],
      ]),
      say('Banque Exemple, SA coopérative. RCS Lille 118 018 118.'),
    ],
    [
      say('BANQUE EXEMPLE   Compte 26251914982   Page 2'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'REPORT SOLDE CRÉDITEUR', '', '252,65'],
        ['05/03/2022', 'PAIEMENT TROIS', '33,74', ''],
        ['', 'SOLDE CRÉDITEUR AU 31/03/2022', '', '218,91'],
      ]),
    ],
  ]);
  expect(accounts.map(({ number, transactions }) => `${number} ${transactions.length}`)).toEqual([
    '26251914982 3',
  ]);
});

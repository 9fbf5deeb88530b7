import type { Account } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const head = [say('Example Bank account statement'), say('Statement period: 2025-03-01 to 2025-03-31')];

function movesOf({ transactions }: Account): string[] {
  return transactions.map(({ amount, balance }) => `${amount} ${balance}`);
}

describe('a charge in a column of its own', () => {
  const columns = '50 120 330> 400> 460> 540>';
  const rows = (...lines: readonly (readonly string[])[]): DrawnLine[] => [
    ...head,
    ...table(columns, [['Date', 'Description', 'Debit', 'Credit', 'Fee', 'Balance'], ...lines]),
  ];

  test('moves the balance with the amount, as the balances show', async () => {
    const account = await readAccount([
      ...rows(
        ['', 'Opening balance', '', '', '', '1,000.00'],
        ['2025-03-04', 'TRANSFER OUT', '100.00', '', '1.50', '898.50'],
        ['2025-03-05', 'SALARY', '', '500.00', '0.00', '1,398.50'],
        ['2025-03-09', 'CASH OUT', '200.00', '', '3.00', '1,195.50'],
      ),
      say('Closing balance 1,195.50'),
    ]);
    expect(movesOf(account)).toEqual(['-101.50 898.50', '500.00 1398.50', '-203.00 1195.50']);
    expect(account.verdict).toBe('proven');
  });

  test('is not part of the row if the amount alone moves the balance', async () => {
    const account = await readAccount([
      ...rows(
        ['', 'Opening balance', '', '', '', '1,000.00'],
        ['2025-03-04', 'TRANSFER OUT', '100.00', '', '1.50', '900.00'],
        ['2025-03-09', 'CASH OUT', '200.00', '', '3.00', '700.00'],
      ),
      say('Closing balance 700.00'),
    ]);
    expect(movesOf(account)).toEqual(['-100.00 900.00', '-200.00 700.00']);
  });

  test('is not in the printed total of its direction', async () => {
    const account = await readAccount([
      ...rows(
        ['', 'Opening balance', '', '', '', '1,000.00'],
        ['2025-03-04', 'TRANSFER OUT', '100.00', '', '1.50', '898.50'],
        ['2025-03-05', 'SALARY', '', '500.00', '0.00', '1,398.50'],
        ['2025-03-09', 'CASH OUT', '200.00', '', '3.00', '1,195.50'],
        ['', 'Totals', '300.00', '500.00', '4.50', ''],
      ),
      say('Closing balance 1,195.50'),
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('two balances on each row', () => {
  test('are those before and after it if each continues from the row above', async () => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table('50 120 380> 460> 540>', [
        ['Date', 'Description', 'Amount', 'Prior Balance', 'Post Balance'],
        ['2025-03-04', 'FIRST SHOP', '10.00', '100.00', '90.00'],
        ['2025-03-05', 'SALARY', '500.00', '90.00', '590.00'],
        ['2025-03-07', 'SECOND SHOP', '40.00', '590.00', '550.00'],
      ]),
    ]);
    expect(movesOf(account)).toEqual(['-10.00 90.00', '500.00 590.00', '-40.00 550.00']);
  });

  test('are the available and the booked one: the latter is the account’s', async () => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table('50 120 310> 380> 460> 540>', [
        ['Date', 'Description', 'Debit', 'Credit', 'Available Balance', 'Ledger Balance'],
        ['2025-03-04', 'FIRST SHOP', '10.00', '', '40.00', '90.00'],
        ['2025-03-05', 'SALARY', '', '500.00', '540.00', '590.00'],
      ]),
    ]);
    expect(movesOf(account)).toEqual(['-10.00 90.00', '500.00 590.00']);
    expect(account.verdict).toBe('proven');
  });
});

test('Transaction type columns are named by how they change the balance', async () => {
  const account = await readAccount([
    ...head,
    say('Beginning balance 1,000.00'),
    ...table('50 120 290> 355> 420> 470> 540>', [
      ['Date', 'Description', 'Employer', 'Own', 'Claims', 'Fees', 'Balance'],
      ['2025-03-04', 'PAYROLL', '100.00', '', '', '', '1,100.00'],
      ['2025-03-05', 'PHARMACY', '', '', '40.00', '', '1,060.00'],
      ['2025-03-06', 'PAYROLL', '100.00', '', '', '', '1,160.00'],
      ['2025-03-07', 'ONLINE', '', '25.00', '', '', '1,185.00'],
      ['2025-03-31', 'ADMIN FEE', '', '', '', '3.00', '1,182.00'],
    ]),
    say('Ending balance 1,182.00'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '100.00',
    '-40.00',
    '100.00',
    '25.00',
    '-3.00',
  ]);
});

describe('a debt', () => {
  test('rises by the advances of a loan, though only a mark gives directions', async () => {
    const account = await readAccount([
      say('Example Credit Union'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      title('LOAN 0071 - VEHICLE LOAN'),
      ...table('50 120 440> 540>', [
        ['Date', 'Transaction Description', 'Amount', 'Balance'],
        ['2025-03-01', 'Previous Balance', '', '8,000.00'],
        ['2025-03-04', 'Loan Advance', '50.00', '8,050.00'],
        ['2025-03-31', 'New Balance', '', '8,050.00'],
      ]),
    ]);
    expect(movesOf(account)).toEqual(['-50.00 -8050.00']);
  });

  test('rises by debits under the head of a home loan', async () => {
    const account = await readAccount([
      say('Example Bank Home Loans statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 120 360> 440> 540>', [
        ['Date', 'Description', 'Debit', 'Credit', 'Balance outstanding'],
        ['', 'Balance brought forward', '', '', '8,000.00'],
        ['2025-03-04', 'INTEREST CHARGED', '50.00', '', '8,050.00'],
        ['2025-03-25', 'INSTALMENT', '', '200.00', '7,850.00'],
      ]),
    ]);
    expect(movesOf(account)).toEqual(['-50.00 -8050.00', '200.00 -7850.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a card', () => {
  const rows = table('50 150 360> 460>', [
    ['Date', 'Description', 'Amount', 'Available Balance'],
    ['03/04/2025', 'Purchase HARBOUR BOOKS', '-$20.00', '$80.00'],
    ['03/05/2025', 'ATM Withdrawal BRISTOL', '-$30.00', '$50.00'],
  ]);

  test('that is loaded with money, and has no credit, is an account', async () => {
    const { kind, accounts } = await readStatement([
      [
        say('Example Card Statement'),
        say('Statement period: 03/01/2025 - 03/31/2025'),
        say('Beginning Balance $100.00'),
        say('Ending Balance $50.00'),
        ...rows,
      ],
    ]);
    expect(kind).toBe('bank_statement');
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-30.00']);
  });
});

describe('facts of rows', () => {
  test('over two lines of text is no balance if one is printed right above them', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 120 360> 440> 540>', [
        ['Date', 'Details', 'Payments', 'Receipts', 'Balance'],
        ['1 Mar', 'Balance brought forward', '', '', '100.00'],
        ['4 Mar', 'ABROAD FABLE STREAMING', '', '', ''],
        ['', 'EUR 12.50 @ 1.1523', '', '', ''],
        ['', 'Visa Rate', '11.00', '', '89.00'],
        ['31 Mar', 'Balance carried forward', '', '', '89.00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '100.00', verdict: 'proven' });
  });

  test('in the second of two cash accounts of a trust belong to an account of their own', async () => {
    const { accounts } = await readStatement([
      [
        say('Example Bank Trust Services statement'),
        say('Account 44-1882-00   Statement period: 03/01/2025 to 03/31/2025'),
        ...table('50 120 380> 470> 550>', [
          ['DATE', 'DESCRIPTION', 'INCOME CASH', 'PRINCIPAL CASH', 'TAX COST'],
          ['03/01/2025', 'BEGINNING BALANCE', '100.00', '900.00', '7,000.00'],
          ['03/04/2025', 'DIVIDEND', '10.00', '', ''],
          ['03/05/2025', 'SALE PROCEEDS', '', '250.00', '240.00'],
          ['03/31/2025', 'ENDING BALANCE', '110.00', '1,150.00', '6,760.00'],
        ]),
      ],
    ]);
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven', 'proven']);
    expect(accounts.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
      ['10.00'],
      ['250.00'],
    ]);
  });

  test('in an unknown column keep the others from being proven', async () => {
    const account = await readAccount([
      say('Example Bank Trust Services statement'),
      say('Account 44-1882-00   Statement period: 03/01/2025 to 03/31/2025'),
      ...table('50 120 400> 490>', [
        ['03/01/2025', 'BEGINNING BALANCE', '100.00', '900.00'],
        ['03/04/2025', 'DIVIDEND', '10.00', ''],
        ['03/05/2025', 'SALE PROCEEDS', '', '250.00'],
        ['03/06/2025', 'DIVIDEND', '5.00', ''],
        ['03/09/2025', 'DIVIDEND', '20.00', ''],
        ['03/31/2025', 'ENDING BALANCE', '135.00', '1,150.00'],
      ]),
    ]);
    expect(account.verdict).toBe('unproven');
  });

  test('repeated in lists of slips are left out, and rows of the date above are not', async () => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table('50 120 360> 440> 540>', [
        ['Date', 'Details', 'Payments', 'Receipts', 'Balance'],
        ['4 Mar', 'Cheque 000101', '10.00', '', '90.00'],
        ['5 Mar', 'Cheque 000102', '20.00', '', '70.00'],
        ['6 Mar', 'SALARY', '', '500.00', ''],
        ['', 'Paid in at LEEDS', '', '30.00', '600.00'],
        ['7 Mar', 'FIRST SHOP', '40.00', '', '560.00'],
        ['8 Mar', 'SECOND SHOP', '60.00', '', '500.00'],
        ['9 Mar', 'THIRD SHOP', '70.00', '', '430.00'],
      ]),
      say('Closing balance 430.00'),
      title('Cheques by number'),
      ...table('50 120 240>', [
        ['Cheque', 'Date', 'Amount'],
        ['000101', '4 Mar', '10.00'],
        ['000102', '5 Mar', '20.00'],
      ]),
      title('Credits paid in by counterfoil'),
      ...table('50 120 240>', [
        ['Slip', 'Date', 'Amount'],
        ['208408', '6 Mar', '30.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 Cheque 000101',
      '2025-03-05 -20.00 Cheque 000102',
      '2025-03-06 500.00 SALARY',
      '2025-03-06 30.00 Paid in at LEEDS',
      '2025-03-07 -40.00 FIRST SHOP',
      '2025-03-08 -60.00 SECOND SHOP',
      '2025-03-09 -70.00 THIRD SHOP',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('with a reference that looks like a date do not take their year from it', async () => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table('50 150 220 440> 540>', [
        ['Reference', 'Date', 'Description', 'Debits', 'Credits'],
        ['20391115', 'MAR/04', 'FIRST SHOP', '10.00', ''],
        ['67190151', 'MAR/05', 'SALARY', '', '500.00'],
      ]),
      say('Closing balance 590.00'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-03-04', '2025-03-05']);
  });

  test('below a date header of a single row are transaction dates', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 120 200 300 440> 540>', [
        ['Posted', 'Transaction', 'Tag / Plate', 'Description', 'Amount', 'Balance'],
        ['03/05/2025', '03/04/2025', '0080A', 'TOLL', '-10.00', '90.00'],
      ]),
      say('Opening balance 100.00'),
      say('Closing balance 90.00'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-03-04']);
  });
});

test('A title joined to the date header below it is no amount header', async () => {
  const account = await readAccount([
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Previous balance 100.00'),
    say('New balance 130.00'),
    say('Purchases'),
    ...table('50 150 250 540>', [
      ['Date of purchase', 'Posting date', 'Description', 'Amount'],
      ['03.04.2025', '03.06.2025', 'FIRST SHOP', '10.00'],
      ['03.14.2025', '03.15.2025', 'SECOND SHOP', '20.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
    '2025-03-04 2025-03-06',
    '2025-03-14 2025-03-15',
  ]);
});

test('Rows of two currencies mixed in one list are two accounts if each follows its own balance', async () => {
  const { accounts } = await readStatement([
    [
      say('Example Gateway account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('50 250> 350>', [
        ['Currency', 'Opening balance', 'Closing balance'],
        ['USD', '100.00', '130.00'],
        ['EUR', '50.00', '35.00'],
      ]),
      ...table('50 130 300 440> 540>', [
        ['Date', 'Description', 'Currency', 'Net', 'Balance'],
        ['2025-03-04', 'FIRST SALE', 'USD', '40.00', '140.00'],
        ['2025-03-05', 'TO BANK', 'EUR', '-20.00', '30.00'],
        ['2025-03-06', 'TO BANK', 'USD', '-10.00', '130.00'],
        ['2025-03-07', 'SECOND SALE', 'EUR', '5.00', '35.00'],
      ]),
    ],
  ]);
  expect(accounts.map(({ currency, verdict }) => `${currency} ${verdict}`)).toEqual([
    'USD proven',
    'EUR proven',
  ]);
  expect(accounts.map(movesOf)).toEqual([
    ['40.00 140.00', '-10.00 130.00'],
    ['-20.00 30.00', '5.00 35.00'],
  ]);
});

test('Three digits after the only separator may be three decimals of dinars although spaces group thousands before it', async () => {
  const account = await readAccount([
    say('Relevé de compte TND'),
    say('Période du 01/03/2025 au 31/03/2025'),
    ...table('50 120 360> 440> 540>', [
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      ['', 'Solde initial', '', '', '1 250,500'],
      ['04/03/2025', 'ACHAT', '120,250', '', '1 130,250'],
      ['05/03/2025', 'VIREMENT', '', '500,125', '1 630,375'],
    ]),
  ]);
  const [first] = account.transactions;
  expect(first?.amount === '-120.250' || account.verdict === 'unproven').toBe(true);
});

import { expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

/** The verdict and amounts of an account. */
const amountsOf = ({ verdict, transactions }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  ...transactions.map(({ amount }) => amount),
];

test('a column of interest next to payments and receipts is not that of a loan', async () => {
  const account = await readAccount([
    say('Example Bank statement of account'),
    ...table('50 120 300> 380> 460> 540>', [
      ['Date', 'Details', 'Interest', 'Payments', 'Receipts', 'Balance'],
      ['2025-03-03', 'Opening balance', '', '', '', '1,000.00'],
      ['2025-03-04', 'FIRST SUPPLIER', '', '50.00', '', '950.00'],
      ['2025-03-05', 'A CUSTOMER', '', '', '100.00', '1,050.00'],
      ['2025-03-31', 'INTEREST', '2.00', '', '', '1,052.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-50.00', '100.00', '2.00']);
});

test('what a card has available, under a header of two lines, is money and no debt', async () => {
  const account = await readAccount([
    say('Example Bank Card statement'),
    ...table('50 120 440> 540>', [
      ['', '', '', 'Available'],
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2025-03-04', 'FIRST SHOP', '-70.00', '130.00'],
      ['2025-03-05', 'SECOND SHOP', '-50.00', '80.00'],
    ]),
    say('Opening balance 200.00'),
    say('Closing balance 80.00'),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-70.00', '-50.00']);
});

test.each([
  ['Banco Ejemplo', 'Saldo anterior', 'AÑO', 'MES', 'DIA', 'Descripción', 'Valor', 'Saldo'],
  ['Banco Exemplo', 'Saldo anterior', 'ANO', 'MES', 'DIA', 'Histórico', 'Valor', 'Saldo'],
  ['Example Bank', 'Opening balance', 'YY', 'MM', 'DD', 'Description', 'Amount', 'Balance'],
])('a day in three columns is in the order of its headers: %s', async (bank, opening, ...headings) => {
  const account = await readAccount([
    say(bank),
    say(`${opening} 100.00`),
    ...table('50 80 110 140 440> 540>', [headings, ['11', '03', '09', 'FIRST SHOP', '-10.00', '90.00']]),
  ]);
  expect(rowsOf(account)).toEqual(['2011-03-09 -10.00 FIRST SHOP']);
});

test.each([
  ['2011', '03', '05', '2011-03-05'],
  ['2011', '3', '12', '2011-03-12'],
  ['11', '03', '31', '2011-03-31'],
])('a year of four digits may be in a column of its own: %s %s %s', async (year, month, day, expected) => {
  const account = await readAccount([
    say('Banco Ejemplo'),
    say('Saldo anterior 100.00'),
    ...table('50 80 110 140 440> 540>', [
      ['AÑO', 'MES', 'DIA', 'Descripción', 'Valor', 'Saldo'],
      [year, month, day, 'FIRST SHOP', '-10.00', '90.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([`${expected} -10.00 FIRST SHOP`]);
});

test('a first line without a day, in the columns of the rows, is no summary of theirs', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('50 120 320> 440> 540>', [
      ['', 'Details', 'Money in', 'Money out', 'Balance'],
      ['', 'Brought forward', '0.00', '0.00', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '', '10.00', '90.00'],
      ['2025-03-05', 'SALARY', '50.00', '', '140.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-10.00', '50.00']);
});

test('a header that extends over two columns is cut between their words', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Opening balance 100.00'),
    [
      { text: 'Date', left: 50 },
      { text: 'Description', left: 120 },
      { text: 'IN', left: 330 },
      { text: 'OUT ACCOUNT BALANCE', left: 420 },
    ],
    ...table('50 120 340> 440> 540>', [
      ['2025-03-04', 'FIRST SHOP', '', '10.00', '90.00'],
      ['2025-03-05', 'SALARY', '50.00', '', '140.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-10.00', '50.00']);
});

test('a date on three lines is one', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Opening balance 100.00'),
    ...table('50 120 440> 540>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['01-', 'FIRST SHOP', '-10.00', '90.00'],
      ['Mar-', '', '', ''],
      ['2025', '', '', ''],
      ['05-', 'SALARY', '50.00', '140.00'],
      ['Mar-', '', '', ''],
      ['2025', '', '', ''],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-01 -10.00 FIRST SHOP', '2025-03-05 50.00 SALARY']);
});

test.each([
  ['140.00', 'proven'],
  ['150.00', 'contradicted'],
])('the balance of a day between the rows is a claim wherever it ends: %s', async (of, verdict) => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Opening balance 100.00'),
    ...table('50 120 150 300> 440> 540>', [
      ['Date', 'Description', '', '', 'Paid out', 'Paid in'],
      ['2025-03-04', 'FIRST SHOP', '', '', '10.00', ''],
      ['2025-03-05', 'SALARY', '', '', '', '50.00'],
      ['2025-03-05', '', 'Balance carried forward', of, '', ''],
      ['2025-03-06', 'SALARY', '', '', '', '50.00'],
      ['2025-03-06', '', 'Balance carried forward', '', '', '190.00'],
      ['2025-03-07', 'SALARY', '', '', '', '50.00'],
      ['2025-03-07', '', 'Balance carried forward', '240.00', '', ''],
    ]),
    say('Closing balance 240.00'),
  ]);
  expect(account.verdict).toBe(verdict);
});

test('the sums of a closing line and its balance are in the order of their columns, left of them', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('150> 155 350> 440> 450', [
      ['Balance', 'Details', 'Paid out', 'Paid in', 'Date'],
      ['4,468.17', 'BROUGHT FORWARD', '', '', ''],
      ['4,411.56', 'FIRST SHOP', '56.61', '', '2021-09-01'],
    ]),
    ...table('95> 250> 350> 380', [['4,411.56', '56.61', '0.00', 'TOTALS AND NEW BALANCE']]),
  ]);
  expect(account).toMatchObject({ verdict: 'proven', opening: '4468.17', closing: '4411.56' });
});

test('a balance right below that of another table begins an account, though neither says which it is', async () => {
  const W = '50 120 440> 540>';
  const part = (name: string, from: string, to: string): DrawnLine[] =>
    table(W, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2025-03-01', 'Balance', '', from],
      ['2025-03-04', name, '-10.00', to],
      ['2025-03-31', 'Balance', '', to],
    ]);
  const { accounts } = await readStatement([
    [
      say('Example Bank account statement'),
      ...part('FIRST SHOP', '100.00', '90.00'),
      [],
      ...part('SECOND SHOP', '500.00', '490.00'),
    ],
  ]);
  expect(accounts.map(({ verdict, closing }) => `${verdict} ${closing}`)).toEqual([
    'proven 90.00',
    'proven 490.00',
  ]);
});

test('a minus between the terms of an equation is no sign of the balance before it', async () => {
  const account = await readAccount([
    say('Beispiel Express Kreditkarte Abrechnung'),
    say('Abrechnungszeitraum 01.03.2023 - 31.03.2023'),
    ...table('110> 116 210> 216 330> 340 430>', [
      ['Saldo der letzten Abrechnung', '', 'Gutschriften', '', 'Belastungen', '', 'Neuer Saldo'],
      ['7.648,70', '-', '0,00', '+', '8,02', '=', '7.656,72'],
    ]),
    ...table('50 110 170 540>', [
      ['Umsatz', 'Buchung', 'Text', 'Betrag EUR'],
      ['11.03', '11.03', 'BUCHHANDLUNG', '8,02'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '7648.70', closing: '7656.72', verdict: 'proven' });
});

test('the number of a single day under its header is a day of the period', async () => {
  const account = await readAccount([
    say('Banco Ejemplo Estado de cuenta'),
    say('Periodo: 01/04/2023 al 30/04/2023'),
    say('Saldo inicial 1,000.00'),
    ...table('50 120 350> 440> 540>', [
      ['DIA', 'CONCEPTO', 'CARGOS', 'ABONOS', 'SALDO'],
      ['02', 'COMPRA REFACCIONARIA', '605.33', '', '394.67'],
    ]),
    say('Saldo final 394.67'),
  ]);
  expect([...rowsOf(account), account.verdict]).toEqual([
    '2023-04-02 -605.33 COMPRA REFACCIONARIA',
    'proven',
  ]);
});

test('the summary of a card with one purchase is no account of its own', async () => {
  const { accounts } = await readStatement([
    [
      say('Example credit card statement'),
      say('Account number xxxx xxxx xxxx 9431'),
      say('Statement period 1 April 2022 to 30 April 2022'),
      ...table('50 250> 300 540>', [
        ['Account summary', '', 'Payment details', ''],
        ['Opening balance', '$2,651.54', 'Minimum monthly payment', '$135.47'],
        ['Payments and refunds', '-$0.00', 'Overdue amount (pay now)', '$0.00'],
        ['New purchases and advances', '$57.76', 'Payment due date', '22 May 2022'],
        ['Interest and other charges', '$0.00', 'Pay this to avoid interest', '$2,709.30'],
        ['Closing balance', '$2,709.30', 'Credit limit', '$11,000.00'],
        ['', '', 'Customer service', '1300 555 118'],
      ]),
      ...table('50 120 440> 540>', [
        ['Date', 'Transaction details', 'Debits', 'Credits'],
        ['01 Apr 2022', 'OPENING BALANCE', '$2,651.54', ''],
        ['24 Apr 2022', 'FIRST SHOP', '57.76', ''],
        ['30 Apr 2022', 'CLOSING BALANCE', '$2,709.30', ''],
      ]),
    ],
  ]);
  expect(accounts.map((account) => rowsOf(account))).toEqual([['2022-04-24 -57.76 FIRST SHOP']]);
});

test('the other lines of an overview are of something else where one has both balances of the account', async () => {
  const read = (cash: string) =>
    readAccount([
      say('Example Direct Investing account statement'),
      say('May 1, 2025 to May 31, 2025'),
      say('Account number: 41A814-A'),
      say('Account overview'),
      ...table('50 250> 390> 540>', [
        ['', 'Beginning balance', 'Change in your', 'Ending balance'],
        ['', 'May 1, 2025', 'account balance', 'May 31, 2025'],
        ['Cash', '4,061.50', '-62.61', cash],
        ['Canadian equities', '21,180.40', '118.20', '21,298.60'],
      ]),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount ($)', 'Cash balance ($)'],
        ['', 'Beginning cash balance', '', '4,061.50'],
        ['May 25', 'DIVIDENDS REINVESTED', '-62.61', '3,998.89'],
        ['', 'Ending cash balance', '', '3,998.89'],
      ]),
    ]);
  expect((await read('3,998.89')).verdict).toBe('proven');
  expect((await read('3,998.98')).verdict).not.toBe('proven');
});

test('a debt marked as one is owed on a card, though its totals lead from one balance to the other', async () => {
  const account = await readAccount([
    say('VISA CREDIT CARD STATEMENT'),
    say('Card Number 4118-02**-****-8769   Credit Limit 1,300,000.00'),
    say('Period: 13-Dec-25 to 12-Jan-26'),
    ...table('50 120 440> 450', [
      ['Trans Date', 'Description', 'Amount', ''],
      ['', 'Opening Balance', '410,199.40', 'Dr'],
      ['31-Dec-25', 'PAYMENT VIA PAYBILL', '87,152.48', 'Cr'],
      ['', 'Total debits', '0.00', ''],
      ['', 'Total credits', '87,152.48', ''],
      ['', 'Closing Balance', '323,046.92', 'Dr'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '410199.40', closing: '323046.92', verdict: 'proven' });
});

test('a dated charge of interest moves a loan, though its words are those of a total', async () => {
  const account = await readAccount([
    say('DRAKENSBERG HOME LOANS'),
    say('Home loan statement'),
    say('Statement period 10 Apr 2025 - 09 May 2025'),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Transaction description', 'Debits', 'Credits', 'Balance'],
      ['10 Apr 25', 'Balance brought forward', '', '', '86,916.00'],
      ['14 Apr 25', 'EFT PAYMENT', '', '9,690.45', '77,225.55'],
      ['29 Apr 25', 'INTEREST CHARGED', '505.54', '', '77,731.09'],
      ['09 May 25', 'INSTALMENT DEBIT ORDER', '', '5,996.03', '71,735.06'],
      ['', 'Totals', '505.54', '15,686.48', ''],
      ['09 May 25', 'Balance you owe us', '', '', '71,735.06'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '-86916.00', closing: '-71735.06', verdict: 'proven' });
});

test.each([
  ['87,434.22', 'proven'],
  ['88,434.22', 'contradicted'],
])(
  'the totals behind their word are checked though the balance is printed before it: %s',
  async (deposits, verdict) => {
    const account = await readAccount([
      say('Example Bank statement of transactions in Savings Account number 680301907963'),
      say('for the period December 14, 2023 - January 13, 2024'),
      ...table('110> 120 330 460> 540>', [
        ['Balance', 'Particulars', 'Date', 'Deposits', 'Withdrawals'],
        ['280,872.00', 'B/F', '', '', ''],
        ['280,532.15', 'POS PURCHASE', '19-12-2023', '', '339.85'],
        ['280,203.92', 'VISA PURCHASE', '22-12-2023', '', '328.23'],
        ['367,638.14', 'SALARY', '03-01-2024', '87,434.22', ''],
        ['367,638.14', '', 'Total:', deposits, '668.08'],
      ]),
    ]);
    expect(account.verdict).toBe(verdict);
  },
);

test('what a list of other products held before and after is no balance of the account above it', async () => {
  const account = await readAccount([
    say('Cooperativa Exemplo Extrato de conta corrente'),
    say('Conta 548.796-0   Período 15/01/2025 a 14/02/2025'),
    ...table('50 120 440> 540>', [
      ['Data', 'Histórico', 'Valor (R$)', 'Saldo (R$)'],
      ['15/01/2025', 'SALDO ANTERIOR', '', '32.140,60 C'],
      ['08/02/2025', 'PGTO BOLETO', '77,49 D', '32.063,11 C'],
    ]),
    say('COTAS DE CAPITAL E EMPRÉSTIMOS'),
    ...table('50 300 440> 540>', [
      ['Produto', 'Contrato', 'Saldo anterior', 'Saldo final'],
      ['Capital social', '535342', '2.350,00', '2.400,00'],
      ['Crédito pessoal parcelado', '1.535342', '9.482,15 D', '9.100,00 D'],
    ]),
  ]);
  expect([account.verdict, account.opening]).toEqual(['proven', '32140.60']);
});

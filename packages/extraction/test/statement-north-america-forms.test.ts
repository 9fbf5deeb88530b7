import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

/** The verdict and amounts of an account. */
const amountsOf = ({ verdict, transactions }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  ...transactions.map(({ amount }) => amount),
];

test('the number of a flat left of a period is no day of its first month', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('50 380', [
      ['2118 Specimen Court Unit 7', 'Aug 01, 2021 - Aug 31, 2021'],
      ['Mississauga ON L5B 0S1', 'Customer ID 5655775'],
    ]),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
      ['Aug 01', 'Opening balance', '', '', '5,022.25'],
      ['Aug 18', 'TRANSFER RECEIVED', '', '516.29', '5,538.54'],
      ['Aug 31', 'Closing balance', '', '', '5,538.54'],
    ]),
  ]);
  expect(account.period).toEqual({ start: '2021-08-01', end: '2021-08-31' });
  expect(rowsOf(account)).toEqual(['2021-08-18 516.29 TRANSFER RECEIVED']);
});

test('a title of money in or out may begin the headers, and none of them name the amounts', async () => {
  const account = await readAccount([
    say('Example Bank business statement May 31, 2024'),
    say('Beginning balance 5-1-24 $1,000.00'),
    say('2 Additions +300.00'),
    say('1 Subtractions -50.00'),
    say('Ending balance 5-31-24 $1,250.00'),
    say('Additions'),
    ...table('50 120 200 300 560>', [
      ['Deposits', 'Date', 'Serial #', 'Source', ''],
      ['', '5-3', '', 'FIRST CUSTOMER', '100.00'],
      ['', '5-6', '', 'SECOND CUSTOMER', '200.00'],
      ['', '', '', 'Total additions', '$300.00'],
    ]),
    say('Subtractions'),
    ...table('50 120 200 300 560>', [
      ['Withdrawals', 'Date', 'Serial #', 'Location', ''],
      ['', '5-8', '', 'FIRST SUPPLIER', '50.00'],
      ['', '', '', 'Total withdrawals', '$50.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(rowsOf(account)).toEqual([
    '2024-05-03 100.00 FIRST CUSTOMER',
    '2024-05-06 200.00 SECOND CUSTOMER',
    '2024-05-08 -50.00 FIRST SUPPLIER',
  ]);
});

test('the count of rows in front of a title leaves it the title of their side', async () => {
  const account = await readAccount([
    say('Example Bank business statement July 14, 2024'),
    ...table('50 150 250 350 450', [
      ['Previous Balance', 'Deposits/Credits', 'Charges/Debits', 'Checks Processed', 'Ending Balance'],
      ['1,000.00', '300.00', '20.00', '5.00', '1,275.00'],
    ]),
    say(''),
    say('2 DEPOSITS/CREDITS'),
    ...table('50 170> 220', [
      ['Date', 'Amount', 'Description'],
      ['07/03', '100.00', 'FIRST CUSTOMER'],
      ['07/06', '200.00', 'SECOND CUSTOMER'],
    ]),
    say(''),
    say('1 CHARGES/DEBITS'),
    ...table('50 170> 220', [
      ['Date', 'Amount', 'Description'],
      ['07/08', '20.00', 'FIRST SUPPLIER'],
    ]),
    say(''),
    say('1 CHECKS PROCESSED'),
    ...table('50 120 220>', [
      ['Number', 'Date', 'Amount'],
      ['1319', '07/10', '5.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(rowsOf(account)).toEqual([
    '2024-07-03 100.00 FIRST CUSTOMER',
    '2024-07-06 200.00 SECOND CUSTOMER',
    '2024-07-08 -20.00 FIRST SUPPLIER',
    '2024-07-10 -5.00 1319',
  ]);
});

test('principal that advances raise and payments lower is a debt, and the amount due is a part of it', async () => {
  const account = await readAccount([
    ...table('50 330', [
      ['EXAMPLE STATE BANK', 'COMMERCIAL LOAN STATEMENT'],
      ['', 'Loan Number 77003930-10235'],
      ['', 'Statement Date 01/14/2024'],
    ]),
    ...table('50 330 560>', [
      ['', 'AMOUNT DUE', ''],
      ['', 'Principal', '21.35'],
      ['', 'TOTAL DUE', '95.56'],
    ]),
    ...table('50 120 190 400> 480> 560>', [
      ['Effective', 'Posted', '', 'Principal', 'Principal', 'Principal'],
      ['Date', 'Date', 'Description', 'Advances', 'Payments', 'Balance'],
      ['12/15/23', '', 'BEGINNING BALANCE', '', '', '703.70'],
      ['12/18/23', '12/18/23', 'ADVANCE FIRST SUPPLIER', '6.30', '', '710.00'],
      ['12/21/23', '12/22/23', 'REGULAR PAYMENT', '', '200.00', '510.00'],
      ['12/23/23', '12/23/23', 'ADVANCE SECOND SUPPLIER', '40.00', '', '550.00'],
      ['', '', 'TOTALS / ENDING BALANCE', '46.30', '200.00', '550.00'],
    ]),
  ]);
  expect([account.opening, account.closing, ...amountsOf(account)]).toEqual([
    '-703.70',
    '-550.00',
    'proven',
    '-6.30',
    '200.00',
    '-40.00',
  ]);
});

test('the opening balance of a box of rewards next to the summary is none of the card', async () => {
  const account = await readAccount([
    say('Example Bank Credit Card Statement'),
    say('Statement period Dec 22, 2023 - Jan 21, 2024'),
    say(''),
    ...table('50 270> 330 560>', [
      ['Statement summary', '', 'Cash back rewards', ''],
      ['Previous balance', '$400.00', 'Opening balance', '$414.81'],
      ['Payments and credits', '-$80.00', 'Earned this period', '$18.42'],
      ['Purchases', '$30.00', 'Balance', '$433.23'],
      ['Statement balance', '$350.00'],
    ]),
    say(''),
    ...table('50 120 560>', [
      ['Date', 'Description', 'Amount'],
      ['Dec 24', 'FIRST SHOP RETURN', '80.00 CR'],
      ['Dec 28', 'SECOND SHOP', '30.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '80.00', '-30.00']);
});

test('titles of two boxes head no columns, and promotional purchases still to be paid are no rows', async () => {
  const account = await readAccount([
    say('Example Bank Credit Card Account Number: **** **** **** 6158'),
    ...table('50 270> 330 560>', [
      ['Summary of Account Activity', '', 'Payment Information', ''],
      ['Previous Balance', '$1,000.00', 'New Balance', '$1,080.00'],
      ['Payments', '-$0.00', 'Amount Past Due', '$0.00'],
      ['Purchases/Debits', '+$50.00', 'Total Minimum Payment Due', '$68.33'],
      ['Fees Charged', '+$30.00', 'Payment Due Date', '02/02/2022'],
      ['New Balance', '$1,080.00', '', ''],
      ['Statement Closing Date', '01/11/2022', '', ''],
    ]),
    say(''),
    say('Promotional Purchase Summary'),
    ...table('50 120 330> 440> 520', [
      ['Tran', 'Promotion', 'Initial', 'Promotional', 'Promotional'],
      ['Date', 'Type', 'Purchase', 'Balance', 'Expiration'],
      ['12/12', 'No Interest if Paid in Full', '$426.23', '$315.99', '02/11/2022'],
      ['12/13', 'Reduced APR 17.90%', '$121.15', '$144.56', '02/02/2022'],
    ]),
    say(''),
    say('Transaction Detail'),
    ...table('50 120 220 560>', [
      ['Date', 'Reference #', 'Description', 'Amount'],
      ['12/15', '99476584', 'FIRST SHOP', '$50.00'],
      ['12/18', '96451351', 'LATE FEE', '$30.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-50.00', '-30.00']);
});

test('the only row below a list of instalments is under a title of its own', async () => {
  const account = await readAccount([
    say('Estado de Cuenta Tarjeta de Crédito Periodo 17/12/2025 al 16/01/2026'),
    ...table('50 270>', [
      ['Adeudo del periodo anterior', '$1,000.00'],
      ['Adeudo total al corte', '$1,500.00'],
    ]),
    say(''),
    say('COMPRAS A MESES SIN INTERESES'),
    ...table('50 120 300> 380> 460> 520', [
      ['Fecha', 'Descripción', 'Monto original', 'Saldo pendiente', 'Pago requerido', 'Núm. de pago'],
      ['17/12/25', 'FIRST SHOP', '$77.90', '$289.26', '$550.21', '4 de 12'],
      ['16/01/26', 'SECOND SHOP', '$392.42', '$652.43', '$329.11', '1 de 6'],
    ]),
    say(''),
    ...table('50 120 190 350 460> 540>', [
      ['Fecha', 'Fecha', '', '', '', ''],
      ['autorización', 'aplicación', 'Concepto', 'Referencia', 'Cargos', 'Abonos'],
      ['', '', 'MOVIMIENTOS EFECTUADOS', '', '', ''],
      ['05/01/26', '07/01/26', 'THIRD SHOP', '00905110', '$500.00', ''],
      ['', '', 'Totales', '', '$500.00', '$0.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-500.00']);
});

test('the balances of a list of program banks below the rows are none of the account', async () => {
  const account = await readAccount([
    say('Example Brokerage Cash Account Statement October 1, 2021 - October 31, 2021'),
    ...table('50 560>', [
      ['Beginning Balance', '$500.00'],
      ['Ending Balance', '$490.00'],
    ]),
    say(''),
    say('Activity'),
    ...table('50 140 250 560>', [
      ['Date', 'Type', 'Description', 'Amount'],
      ['10/3/2021', 'Withdrawal', 'Debit card: FIRST SHOP', '($30.00)'],
      ['10/9/2021', 'Deposit', 'Mobile check deposit', '$20.00'],
    ]),
    say(''),
    say('Cash held at program banks as of October 31, 2021'),
    ...table('50 250 562>', [
      ['Program bank', 'Location', 'Balance'],
      ['Green Specimen Bank', 'Provo, UT', '$300.00'],
      ['Citizens Sample Bank', 'Providence, RI', '$190.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-30.00', '20.00']);
});

test('a list of loans below the only row of an account is none of its rows', async () => {
  const account = await readAccount([
    say('Example Credit Union Statement 14/12/2023 to 13/01/2024'),
    ...table('50 120 180 360> 440> 540>', [
      ['DATE', 'CODE', 'DESCRIPTION', 'WITHDRAWALS', 'DEPOSITS', 'BALANCE'],
      ['14/12/2023', '', 'BALANCE BROUGHT FORWARD', '', '', '1,000.00'],
      ['16/12/2023', 'WDL', 'FIRST SUPPLIER', '30.00', '', '970.00'],
      ['', '', 'CLOSING BALANCE', '30.00', '0.00', '970.00'],
    ]),
    say(''),
    ...table('50 140 240> 340> 380 540>', [
      ['LOAN NO.', 'TYPE', 'RATE', 'MONTHLY PAYMENT', 'LAST PAID', 'PRINCIPAL BALANCE'],
      ['118-703325', 'UNSECURED', '14.50%', '437.27', '14/12/2023', '4,083.18'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-30.00']);
});

test('a letter in place of a digit behind a currency sign is that digit', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Opening balance $100.00'),
    say('Closing balance $139.86'),
    ...table('50 120 560>', [
      ['Date', 'Description', 'Amount'],
      ['Mar 1, 2024', 'FIRST SHOP', '-$1O.14'],
      ['Mar 2, 2024', 'SALARY', '$5O.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-10.14', '50.00']);
});

test('an interbank number is that of the account where no other is printed', async () => {
  const account = await readAccount([
    say('Banco Ejemplo ESTADO DE CUENTA'),
    say('CLABE: 722969018290259664'),
    say('Saldo inicial: $100.00'),
    say('Saldo final: $90.00'),
    ...table('50 120 460> 540>', [
      ['Fecha', 'Descripción', 'Valor', 'Saldo'],
      ['07-10-2025', 'FIRST SHOP', '-$10.00', '$90.00'],
    ]),
    say(''),
    say('Unidad Especializada de Atención a Usuarios: une@ejemplo.example, 55 0000 0118.'),
  ]);
  expect(account.number).toBe('722969018290259664');
});

test('what would be paid over some months is no balance', async () => {
  const account = await readAccount([
    say('Estado de cuenta Tarjeta de crédito Periodo: 20/12/2021 - 19/01/2022'),
    ...table('50 560>', [
      ['Saldo inicial del periodo', '$709.35'],
      ['Saldo final del periodo', '$709.35'],
    ]),
    say('No hiciste compras en este periodo.'),
    say('Total a pagar en 12 meses $902.37'),
  ]);
  expect([account.opening, account.closing, account.verdict]).toEqual(['709.35', '709.35', 'proven']);
});

test('a title printed again on the next page leaves the total below it that of the rows before it', async () => {
  const title = [say('CHECKS WRITTEN')];
  const headings = table('50 120 220 560>', [['Cleared', 'Check Number', 'Payee', 'Debit']]);
  const account = await readAccount(
    [
      say('Example Bank account statement'),
      say('Opening balance 1,000.00'),
      say('Closing balance 1,015.00'),
      say(''),
      say('ELECTRONIC TRANSFERS'),
      ...table('50 120 460> 560>', [
        ['Date', 'Description', 'Debit', 'Credit'],
        ['10/14/2023', 'FIRST CUSTOMER', '', '58.00'],
        ['10/14/2023', 'FIRST SHOP', '8.00', ''],
        ['', 'NET TOTAL', '$8.00', '$58.00'],
      ]),
      say(''),
      ...title,
      ...headings,
      ...table('50 120 220 560>', [
        ['10/15/2023', '1348', 'FIRST SUPPLIER', '10.00'],
        ['10/16/2023', '1897', 'SECOND SUPPLIER', '20.00'],
      ]),
    ],
    [
      ...title,
      ...headings,
      ...table('50 120 220 560>', [['', 'TOTAL CHECKS', '', '30.00']]),
      say(''),
      say('FEES'),
      ...table('50 120 560>', [
        ['Date', 'Description', 'Debit'],
        ['10/26/2023', 'ADVISORY FEE', '4.00'],
        ['10/27/2023', 'WIRE FEE', '1.00'],
      ]),
    ],
  );
  expect(amountsOf(account)).toEqual(['proven', '58.00', '-8.00', '-10.00', '-20.00', '-4.00', '-1.00']);
});

test('figures of two columns below the only check of a list are not in its column', async () => {
  const account = await readAccount([
    say('Example Bank business statement July 14, 2024'),
    ...table('50 150 250 350 450', [
      ['Previous Balance', 'Deposits/Credits', 'Charges/Debits', 'Checks Processed', 'Ending Balance'],
      ['1,000.00', '0.00', '0.00', '30.00', '970.00'],
    ]),
    say(''),
    say('3 CHECKS PROCESSED'),
    ...table('30 90 174> 212 271 356> 394 453 539>', [
      ['Number', 'Date', 'Amount', 'Number', 'Date', 'Amount', 'Number', 'Date', 'Amount'],
    ]),
    ...table('30 90 178> 212 271 361> 394 453 543>', [
      ['1833', '07/01', '5.00', '1843', '07/03', '10.00', '1848', '07/05', '15.00'],
    ]),
    say(''),
    ...table('60 439> 552>', [
      ['OVERDRAFT AND RETURNED ITEM FEES', '', ''],
      ['', 'Total for This Period', 'Total Year-to-Date'],
      ['Total Overdraft Fees', '$0.00', '$0.00'],
      ['Total Returned Item Fees', '$0.00', '$0.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-5.00', '-10.00', '-15.00']);
});

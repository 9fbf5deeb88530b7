import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('the description of a row leaves out', () => {
  test('the number of the one card, even of a single row, where it stands before the text', async () => {
    const account = await readAccount([
      say('Credit card statement 01/07/2025 to 31/07/2025'),
      say('Card ending •••• 4288'),
      ...table('40 110 200 540>', [
        ['Date', 'Card', 'Description', 'Amount'],
        ['14/07/2025', '•••• 4288', 'HARBOUR BOOKS', '30.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-07-14 -30.00 HARBOUR BOOKS']);
  });

  test('money under a header that nobody knows', async () => {
    const account = await readAccount([
      say('Credit card statement 01/07/2025 to 31/07/2025'),
      ...table('40 110 330 400 540>', [
        ['Date', 'Description', 'Daily Cash', '', 'Amount'],
        ['14/07/2025', 'HARBOUR BOOKS', '1%', '$0.30', '$30.00'],
        ['16/07/2025', 'FABLE STREAMING', '2%', '$0.40', '$20.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-07-14 -30.00 HARBOUR BOOKS', '2025-07-16 -20.00 FABLE STREAMING']);
  });

  test('a mark of a footnote, so that the number of a cheque is all', async () => {
    const account = await readAccount([
      say('Account statement 01/07/2025 to 31/07/2025'),
      say('CHECKS PAID'),
      ...table('40 150 300 540>', [
        ['CHECK NO.', 'DESCRIPTION', 'DATE PAID', 'AMOUNT'],
        ['1581', '^', '14/07/2025', '30.00'],
        ['1212', '^', '16/07/2025', '20.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-07-14 -30.00 1581', '2025-07-16 -20.00 1212']);
  });
});

describe('the description of a row keeps', () => {
  test('a date at the edge of its header that its text continues from', async () => {
    const account = await readAccount([
      say('Account statement 07/01/2025 to 07/31/2025'),
      ...table('40 75 540>', [
        ['Date', 'Description', 'Amount'],
        ['07/14', '07/13 Online Payment To HARBOUR BOOKS', '-30.00'],
        ['07/16', 'ATM Withdrawal', '-20.00'],
        ['07/18', '07/17 Online Payment To FABLE', '-5.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -30.00 07/13 Online Payment To HARBOUR BOOKS',
      '2025-07-16 -20.00 ATM Withdrawal',
      '2025-07-18 -5.00 07/17 Online Payment To FABLE',
    ]);
  });

  test('the line under its amount, whatever terms at the margin follow the table', async () => {
    const account = await readAccount([
      say('Account statement 01/07/2025 to 31/07/2025'),
      ...table('40 110 480> 550>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['14/07/2025', 'Card purchase', '-30.00', '970.00'],
        ['', 'HARBOUR BOOKS', '', ''],
        ['16/07/2025', 'Card purchase', '-20.00', '950.00'],
        ['', 'FABLE STREAMING', '', ''],
        ['18/07/2025', 'Salary', '500.00', '1,450.00'],
      ]),
      say('Charges: A for administration, C for cash'),
      say('Administration fee per item one pound'),
      say('Our privacy notice is on our site'),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-07-14 -30.00 Card purchase HARBOUR BOOKS',
      '2025-07-16 -20.00 Card purchase FABLE STREAMING',
      '2025-07-18 500.00 Salary',
    ]);
  });
});

test('A table of what falls due holds no transactions, although there is but one elsewhere', async () => {
  const account = await readAccount([
    say('Account statement 01/07/2025 to 31/07/2025'),
    say('Opening balance 1,000.00'),
    ...table('40 110 480> 550>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['14/07/2025', 'HARBOUR BOOKS', '-30.00', '970.00'],
    ]),
    say('Closing balance 970.00'),
    [],
    say('Term Deposits'),
    ...table('40 150 250 420> 550>', [
      ['Deposit No.', 'Value Date', 'Maturity Date', 'Principal', 'Maturity Amount'],
      ['5150290507', '14/08/2024', '14/08/2027', '200,000.00', '247,012.00'],
      ['5150290508', '02/11/2024', '02/02/2027', '125,000.00', '146,931.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-07-14 -30.00 HARBOUR BOOKS']);
  expect(account.verdict).toBe('proven');
});

test('Two balances of days without a year over their figures open and close, over the turn of a year too', async () => {
  const account = await readAccount([
    say('Relevé de compte du 07/12/2021 au 06/01/2022'),
    ...table('40 300', [
      ['Solde au 07/12', 'Solde au 06/01'],
      ['+ 100.00 EUR', '+ 65.00 EUR'],
    ]),
    [],
    ...table('40 110 460> 550>', [
      ['Date', 'Transactions', 'Débit', 'Crédit'],
      ['13/12', 'Papeterie du Lavoir', '- 40.00 EUR', ''],
      ['02/01', 'Cantine du Port', '', '+ 5.00 EUR'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '100.00', closing: '65.00', verdict: 'proven' });
});

test('A total of charges that leaves out the fees contradicts no card', async () => {
  const read = (total: string) =>
    readAccount([
      say('Credit card statement 01/07/2025 to 31/07/2025'),
      say('Previous balance $100.00'),
      say('New balance $165.00'),
      [],
      ...table('40 110 540>', [
        ['Date', 'Description', 'Amount'],
        ['14/07/2025', 'HARBOUR BOOKS', '$30.00'],
        ['15/07/2025', 'Late fee', '$15.00'],
        ['16/07/2025', 'FABLE STREAMING', '$20.00'],
        ['', 'Total charges for this month', total],
      ]),
    ]);
  expect((await read('$50.00')).verdict).toBe('proven');
  expect((await read('$45.00')).verdict).toBe('contradicted');
});

test('A Mongolian statement is read with its income, its expenses and the texts behind the money', async () => {
  const account = await readAccount([
    say('Дансны хуулга'),
    say('Дансны дугаар: 5067649067'),
    say('Хугацаа: 2024/01/01 - 2024/01/31'),
    say('Валют: MNT'),
    say('Эхний үлдэгдэл: 1,000.00'),
    ...table('40 200> 280> 360> 400', [
      ['Огноо', 'Орлого', 'Зарлага', 'Үлдэгдэл', 'Гүйлгээний утга'],
      ['2024/01/12', '0.00', '-90.00', '910.00', 'ТУУЛ КАФЕ'],
      ['2024/01/13', '50.00', '0.00', '960.00', 'ЦАЛИН'],
    ]),
    say('Эцсийн үлдэгдэл: 960.00'),
  ]);
  expect(rowsOf(account)).toEqual(['2024-01-12 -90.00 ТУУЛ КАФЕ', '2024-01-13 50.00 ЦАЛИН']);
  expect(account).toMatchObject({ number: '5067649067', currency: 'MNT', verdict: 'proven' });
});

test('The oldest of rows without a direction is money out where the printed sums say so', async () => {
  const account = await readAccount([
    say('Account statement 01/07/2025 to 31/07/2025'),
    ...table('40 110 480> 550>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['18/07/2025', 'CORNER SHOP', '5.00', '945.00'],
      ['16/07/2025', 'FABLE STREAMING', '20.00', '950.00'],
      ['14/07/2025', 'HARBOUR BOOKS', '30.00', '970.00'],
    ]),
    say('Total debits 55.00'),
    say('Total credits 0.00'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-5.00', '-20.00', '-30.00']);
});

test('A charge card that says when its payment is due, and has no limit, is a card', async () => {
  const { kind } = await readStatement([
    [
      say('Statement of Account'),
      say('MR PERRY SAMPLE xxxx-xxxxxx-05816'),
      say('Previous Balance 100.00'),
      say('New Balance 130.00'),
      say('Payment is due by 25 September 2022.'),
      ...table('40 110 540>', [
        ['Date', 'Details', 'Amount'],
        ['14 Aug 2022', 'HARBOUR BOOKS', '30.00'],
      ]),
    ],
  ]);
  expect(kind).toBe('credit_card_statement');
});

test('the branch and the channel that booked a row, in columns of their own, are no part of its description', async () => {
  const account = await readAccount([
    say('Cartola cuenta vista 84 499 464-4   Desde 23/12/2023 hasta 22/01/2024   Pesos CLP'),
    ...table('40 90 170 330 450> 560>', [
      ['FECHA', 'SUCURSAL', 'DESCRIPCIÓN', 'N° DOCTO', 'CARGOS', 'SALDO'],
      ['23/12', '', 'SALDO INICIAL', '', '', '3.281.517'],
      ['25/12', 'TEMUCO', 'COMISIÓN MANTENCIÓN', '81220345', '8.364', '3.273.153'],
      ['26/12', 'CENTRAL', 'GIRO CAJERO OSORNO', '00731971', '166.898', '3.106.255'],
    ]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'COMISIÓN MANTENCIÓN',
    'GIRO CAJERO OSORNO',
  ]);
});

test('the title of points in a box read before a table hides none of its balances', async () => {
  const account = await readAccount([
    say('Account 7284302584, May 1, 2023 - May 31, 2023'),
    say('Your rewards'),
    ...table('40 90 330> 388> 454>', [
      ['Date', 'Description', 'Debits', 'Credits', 'Balance'],
      ['5/1/23', 'Beginning balance', '', '', '821.90'],
      ['5/2/23', 'HARBOUR BOOKS', '4.46', '--', '817.44'],
      ['5/4/23', 'FABLE STREAMING refund', '--', '27.10', '844.54'],
      ['5/31/23', 'Ending balance', '', '', '844.54'],
    ]),
  ]);
  expect([account.verdict, account.opening, account.transactions.length]).toEqual(['proven', '821.90', 2]);
});

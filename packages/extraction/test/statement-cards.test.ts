import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('debit and credit letters on a card', () => {
  const bill = (due: string) => [
    say('Fatura do cartão de crédito'),
    ...table('330 440', [
      ['VENCIMENTO', 'VALOR TOTAL DESTA FATURA'],
      [due, 'R$ 1.060,00'],
    ]),
    ...table('50 120 540>', [
      ['Data', 'Descrição', 'Crédito/Débito'],
      ['01/08', 'TOTAL DA FATURA ANTERIOR', '1.000,00D'],
      ['30/08', 'LIVRARIA FAROL', '80,00D'],
      ['05/08', 'ESTORNO PADARIA', '20,00C'],
      ['', 'Valor total desta fatura', 'R$ 1.060,00 D'],
    ]),
  ];

  test('mark debts, which other balances print without one', async () => {
    const account = await readAccount(bill('07/09/2022'));
    expect(account).toMatchObject({ opening: '1000.00', closing: '1060.00', verdict: 'proven' });
  });

  test('are next to dates before the due date', async () => {
    const account = await readAccount(bill('07/09/2022'));
    expect(rowsOf(account)).toEqual(['2022-08-30 -80.00 LIVRARIA FAROL', '2022-08-05 20.00 ESTORNO PADARIA']);
  });
});

describe('the rows of a card', () => {
  test('have the transaction date below the posting date', async () => {
    const account = await readAccount([
      say('Kreditkartenabrechnung in CHF'),
      ...table('50 120 440>', [
        ['01.03.2025', 'Betrag letzte Rechnung', '100.00'],
        ['31.03.2025', 'Kartentotal ANNA MUSTER, Gold', '30.00'],
        ['31.03.2025', 'Rechnungsbetrag', '130.00'],
      ]),
      ...table('50 150 440>', [
        ['Buchungsdatum', 'Detail', 'Betrag CHF'],
        ['05.03.2025', 'BUCHLADEN', '10.00'],
        ['03.03.2025', 'USD 11.00', ''],
        ['07.03.2025', 'APOTHEKE', '20.00'],
        ['06.03.2025', '', ''],
        ['', 'Kartentotal', '30.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => `${date} ${postDate}`)).toEqual([
      '2025-03-03 2025-03-05',
      '2025-03-06 2025-03-07',
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '130.00', verdict: 'proven' });
  });

  test('carry a total forward to the next page, although an old balance precedes them', async () => {
    const account = await readAccount([
      say('Kreditkartenabrechnung in EUR 01.03.2025 bis 31.03.2025'),
      say('Alter Saldo 100,00'),
      say('Neuer Saldo 160,00'),
      ...table('50 150 440>', [
        ['Datum', 'Beschreibung', 'Betrag'],
        ['03.03.2025', 'BUCHLADEN', '10,00'],
        ['04.03.2025', 'APOTHEKE', '20,00'],
        ['', 'Übertrag', '30,00'],
        ['05.03.2025', 'TANKHOF', '30,00'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(3);
    expect(account.verdict).toBe('proven');
  });

  test('end where a table of points begins, whose value is no money', async () => {
    const account = await readAccount([
      say('Kredi kartı hesap özeti'),
      ...table('50 200', [
        ['Önceki Dönem Borcu', 'Dönem Borcu'],
        ['100,00 TL', '130,00 TL'],
      ]),
      ...table('50 150 440>', [
        ['İşlem Tarihi', 'Açıklama', 'Tutar (TL)'],
        ['13.03.2025', 'KITAP', '10,00'],
        ['14.03.2025', 'ECZANE', '20,00'],
      ]),
      ...table('50 150 380 440>', [
        ['İşlem Tarihi', 'İşlem Türü', 'Puan', 'Karşılığı'],
        ['15.03.2025', 'KAZANILAN', '3.775', '37,75'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(2);
    expect(account.verdict).toBe('proven');
  });

  test('are not checked by the remaining balance of instalment plans', async () => {
    const account = await readAccount([
      say('Estado de cuenta tarjeta de crédito'),
      say('Periodo: 01/03/2025 al 31/03/2025'),
      ...table('50 260>', [
        ['Adeudo del periodo anterior', '$100.00'],
        ['Saldo deudor total', '$130.00'],
      ]),
      ...table('50 150 540>', [
        ['Fecha', 'Descripción', 'Monto'],
        ['03/03/2025', 'LIBRERIA', '$10.00'],
        ['04/03/2025', '03 DE 06 FARMACIA', '$20.00'],
      ]),
      title('Compras y cargos diferidos a meses sin intereses'),
      ...table('50 150 360> 440> 540', [
        ['Fecha', 'Descripción', 'Monto original', 'Saldo pendiente', 'Núm. de pago'],
        ['04/03/2025', '03 DE 06 FARMACIA', '$120.00', '$60.00', '3 de 6'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(2);
    expect(account.verdict).toBe('proven');
  });

  test('have a header of their own for reals next to dollars', async () => {
    const account = await readAccount([
      say('Fatura do cartão de crédito'),
      say('Vencimento: 09/04/2025'),
      ...table('50 320>', [
        ['Total da fatura anterior', '100,00'],
        ['Saldo da fatura atual', '160,00'],
      ]),
      ...table('50 300> 380>', [
        ['TITULAR NR. 1234 - HISTÓRICO', 'US$', 'R$'],
        ['13/03 LIVRARIA', '', '10,00'],
        ['14/03 LOJA LONGE', '10,00', '50,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-13 -10.00 LIVRARIA', '2025-03-14 -50.00 LOJA LONGE']);
    expect(account.verdict).toBe('proven');
  });
});

describe('a card without a title', () => {
  test('is recognized by its closing dates and minimum payment, with labels stripped of notes', async () => {
    const account = await readAccount([
      ...table('50 180 420>', [
        ['CIERRE ACTUAL', 'VENCIMIENTO ACTUAL', 'PAGO MÍNIMO $'],
        ['31-03-25', '08-04-25', '20,00'],
      ]),
      ...table('50 150 440>', [
        ['FECHA', 'DESCRIPCIÓN', 'PESOS'],
        ['', 'SALDO ANTERIOR', '100,00'],
        ['14-03-25', 'SU PAGO EN PESOS', '-100,00'],
        ['15-03-25', 'LIBRERIA', '80,00'],
        ['', 'TOTAL CONSUMOS DE ANNA MUESTRA', '80,00'],
        ['31-03-25', 'IMPUESTO DE SELLOS', '5,00'],
        ['', 'Saldo actual3', '85,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-14 100.00 SU PAGO EN PESOS',
      '2025-03-15 -80.00 LIBRERIA',
      '2025-03-31 -5.00 IMPUESTO DE SELLOS',
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '85.00', verdict: 'proven' });
  });
});

describe('a letter in place of a currency sign', () => {
  test('has no direction: credits have a plus, and bars separate dates from times', async () => {
    const account = await readAccount([
      say('Credit Card Statement 01 Mar, 2025 - 31 Mar, 2025'),
      ...table('50 220 310 430', [
        ['PREVIOUS STATEMENT DUES', 'PAYMENTS', 'PURCHASES', 'TOTAL AMOUNT DUE'],
        ['C1,000.00', 'C1,000.00', 'C80.00', 'C80.00'],
      ]),
      ...table('50 180 400> 480> 490', [
        ['DATE & TIME', 'TRANSACTION DESCRIPTION', 'REWARDS', 'AMOUNT', 'PI'],
        ['14/03/2025| 10:15', 'CARD PAYMENT', '', '+  C 1,000.00', 'l'],
        ['15/03/2025| 11:00', 'HARBOUR BOOKS', '+ 4', 'C 80.00', 'l'],
      ]),
    ]);
    expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2025-03-14 1000.00',
      '2025-03-15 -80.00',
    ]);
    expect(account).toMatchObject({ opening: '1000.00', closing: '80.00', verdict: 'proven' });
  });
});

describe('summaries side by side', () => {
  test('of the account and of its points are no amount columns', async () => {
    const account = await readAccount([
      say('Rewards Visa credit card statement'),
      say('March 1 - March 31, 2025'),
      ...table('50 250> 320 520>', [
        ['Activity Summary', '', 'Reward Points Summary', ''],
        ['Previous Balance', '$100.00', 'Points Available', '12,418'],
        ['Purchases', '$30.00', 'Points Earned', '204'],
        ['New Balance', '$130.00', '', ''],
      ]),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['03/04/25', 'GROCERY', '$10.00'],
        ['03/05/25', 'TICKETS', '$20.00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '130.00', verdict: 'proven' });
  });
});

describe('the total of a section', () => {
  test('may be above its rows under an unknown label', async () => {
    const columns = '50 150 440> 540>';
    const headings = ['Transaction Date', 'Description', 'Points', 'Amount'];
    const account = await readAccount([
      say('Credit card statement'),
      say('Statement period: 03/01/25 - 03/31/25'),
      ...table('50 250>', [
        ['Previous Balance', '$100.00'],
        ['Payments', '-$40.00'],
        ['Other Credits', '$0.00'],
        ['Purchases', '+$30.00'],
        ['Interest Charged', '$0.00'],
        ['New Balance', '$90.00'],
      ]),
      title('Transactions'),
      ...table(columns, [
        ['Payments', '', '', '-$40.00'],
        headings,
        ['03/02/25', 'PAYMENT', 'N/A', '-$40.00'],
        ['Other Credits', '', '', '$0.00'],
        ['Zorbing Activity', '', '', '$30.00'],
        headings,
        ['03/04/25', 'GROCERY', '4', '$10.00'],
        ['03/05/25', 'TICKETS', '9', '$20.00'],
        ['Interest Charged', '', '', '$0.00'],
      ]),
    ]);
    expect(account.transactions).toHaveLength(3);
    expect(account.verdict).toBe('proven');
  });

  test('is no title of rows if it is zero, because its section is too', async () => {
    const account = await readAccount([
      say('Credit card statement'),
      say('Statement period: 1 Mar 2025 to 31 Mar 2025'),
      ...table('50 250>', [
        ['Your balance last month', '£100.00'],
        ['You spent', '£30.00'],
        ['You paid in', '-£0.00'],
        ['Fees and interest', '£0.00'],
        ['Your balance this month', '£130.00'],
        ['Credit limit', '£8,000.00'],
      ]),
      ...table('50 150 540>', [
        ['Date', 'Description', 'Amount'],
        ['4 Mar', 'GROCERY', '£10.00'],
        ['5 Mar', 'TICKETS', '£20.00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '100.00', closing: '130.00', verdict: 'proven' });
  });
});

describe('a section under repeated headers', () => {
  test('ends at its total, although the title of the next is unknown', async () => {
    const columns = '50 150 540>';
    const headings = ['Date', 'Description', 'Amount($)'];
    const account = await readAccount([
      say('Credit card statement'),
      say('February 1, 2025 to February 28, 2025'),
      say('Previous balance $100.00'),
      say('Total balance $89.00'),
      say('Your payments'),
      ...table(columns, [headings, ['Feb 17', 'PAYMENT', '40.00'], ['', 'Total payments', '$40.00']]),
      say('Your interest and fees'),
      ...table(columns, [headings, ['Feb 13', 'FOREIGN TRANSACTION FEE', '9.00']]),
      say('Your new charges and credits'),
      ...table(columns, [headings, ['Feb 01', 'HARBOUR BOOKS', '20.00']]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['40.00', '-9.00', '-20.00']);
    expect(account.verdict).toBe('proven');
  });
});

test('a summary of purchases minus returns does not contradict a card that marks returns', async () => {
  const drawn = (charged: string) =>
    readAccount([
      say('Example Bank credit card statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      say('Previous balance $1,000.00'),
      say('Payments -$300.00'),
      say('Transactions this month $80.00'),
      say('Total balance $780.00'),
      title('Payments'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['2025-03-17', 'ACH DEPOSIT', '-$300.00'],
        ['Total payments for this period', '', '-$300.00'],
      ]),
      title('Transactions'),
      ...table('50 120 460> 540>', [
        ['Date', 'Description', 'Daily cash', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '$1.00', charged],
        ['2025-03-05', 'SECOND SHOP (RETURN)', '-$0.20', '-$20.00'],
        ['Total daily cash this month', '', '', '$0.80'],
        ['Total charges, credits and returns', '', '', '$80.00'],
      ]),
    ]);
  expect((await drawn('$100.00')).verdict).toBe('proven');
  expect((await drawn('$110.00')).verdict).toBe('contradicted');
});

test('a card is recognized by its name at the top, its masked number and a limit inside a long line', async () => {
  const account = await readAccount([
    [
      { text: 'Lantern Rewards Card', left: 50 },
      { text: 'Prepared for J SAMPLE', left: 380 },
    ],
    [{ text: 'Membership Number xxxx-xxxxxx-80781', left: 380 }],
    [{ text: 'Date 14/02/25', left: 380 }],
    say('Statement of Account'),
    ...table('50 190 330 470', [
      ['Previous Balance £', 'New Transactions £', 'New Credits £', 'Closing Balance £'],
      ['1,000.00', '80.00', '300.00', '780.00'],
    ]),
    say(
      'Statement includes payments and charges received by February 14, 2025. Credit Limit £8,000.00 Minimum',
    ),
    say('payment £25.00'),
    ...table('50 120 190 540>', [
      ['Transaction Date', 'Process Date', 'Transaction Details', 'Amount £'],
      ['Jan 15', 'Jan 16', 'FIRST SHOP', '50.00'],
      ['Jan 17', 'Jan 18', 'PAYMENT RECEIVED', '300.00 CR'],
      ['Jan 19', 'Jan 20', 'SECOND SHOP', '30.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-50.00', '300.00', '-30.00']);
  expect(account.verdict).toBe('proven');
});

test('a new balance in credit, printed in the table, follows from the rows of an overpaid card', async () => {
  const account = await readAccount([
    say('Your Mastercard credit card statement'),
    say('Statement date 31 January 2025'),
    ...table('50 130 500>', [
      ['Transaction Date', 'Description', 'Amount (£)'],
      ['', 'BALANCE FROM PREVIOUS STATEMENT', '113.50'],
      ['02 Jan', 'FIRST SHOP', '23.50'],
      ['28 Jan', 'PAYMENT RECEIVED', '200.00CR'],
      ['', 'NEW BALANCE', '63.00CR'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '113.50', closing: '-63.00', verdict: 'proven' });
});

test('a summary of purchases minus returns, without payments, does not contradict a card either', async () => {
  const account = await readAccount([
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Previous balance $1,000.00'),
    say('Payments $0.00'),
    say('Transactions this month $80.00'),
    say('Total balance $1,080.00'),
    title('Transactions'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'FIRST SHOP', '$100.00'],
      ['2025-03-05', 'SECOND SHOP (RETURN)', '-$20.00'],
      ['Total charges, credits and returns', '', '$80.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
});

test('a store account is owed like a card, by its limit, what may be spent and what is owing', async () => {
  const account = await readAccount([
    say('Account statement   Account number 6007 8571 0283 4788'),
    say('Statement date 28 Feb 2022   Payment due by 22 Mar 2022'),
    say('Credit limit R 2 000.00   Available to spend R 1 680.03'),
    ...table('50 150 300 540>', [
      ['Date', 'Store', 'Transaction', 'Amount (R)'],
      ['01-Feb-22', 'Opening balance', '', '250.76'],
      ['02-Feb-22', 'Alberton', 'Purchase', '114.41'],
      ['21-Feb-22', 'Debit order', 'Payment', '45.20 CR'],
      ['28-Feb-22', 'Balance owing', '', '319.97'],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '-114.41',
    '45.20',
  ]);
});

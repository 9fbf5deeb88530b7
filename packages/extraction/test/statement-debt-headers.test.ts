import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const PERIOD = say('Statement period: 2025-03-01 to 2025-03-31');

describe('headers of an account', () => {
  test('make a payment that lowers a loan balance money in, although it has a minus and no title says loan', async () => {
    const account = await readAccount([
      say('Example Union statement of account'),
      PERIOD,
      say('Beginning balance $8,000.00'),
      say('Ending balance $7,579.00'),
      ...table('50 110 400> 540>', [
        ['Date', 'Description', 'Amount', 'Loan Balance'],
        ['2025-03-04', 'Payment', '-$210.00', '$7,790.00'],
        ['2025-03-18', 'Payment', '-$211.00', '$7,579.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['210.00', '211.00']);
  });

  test('make the one advance of a credit line money out', async () => {
    const account = await readAccount([
      say('Example Bank Personal Line of Credit statement'),
      PERIOD,
      say('Opening principal balance $4,962.35'),
      say('Closing balance $5,001.40'),
      say('Credit limit $25,000.00'),
      say('Minimum payment $112.00'),
      ...table('50 110 390> 470> 560>', [
        ['Date', 'Description', 'Advances ($)', 'Payments ($)', 'Balance owing ($)'],
        ['2025-03-04', 'Transfer to chequing', '39.05', '', '5,001.40'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-39.05']);
    expect([account.opening, account.closing, account.verdict]).toEqual(['4962.35', '5001.40', 'proven']);
  });

  test('give the borrower what is printed with a minus in a column of debt that rises by what is drawn', async () => {
    const account = await readAccount([
      say('Example Bank loan statement, current account loan'),
      PERIOD,
      ...table('50 110 390> 470> 560>', [
        ['Date', 'Description', 'Drawn', 'Repaid', 'Loan balance'],
        ['', 'Opening loan balance', '', '', '-4,075.04'],
        ['2025-03-04', 'Drawing', '346.70', '', '-3,728.34'],
        ['2025-03-07', 'Repayment', '', '1,000.00', '-4,728.34'],
        ['2025-03-18', 'Drawing', '98.16', '', '-4,630.18'],
        ['', 'Closing loan balance', '', '', '-4,630.18'],
      ]),
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['4075.04', '4630.18', 'proven']);
  });

  test('follow the balance of a credit line from what is overpaid to what is owed', async () => {
    const account = await readAccount([
      say('Example Bank Personal Line of Credit statement'),
      PERIOD,
      say('Opening balance owing -$46.71'),
      say('Closing balance owing $159.64'),
      say('Credit limit $10,000.00'),
      say('Minimum payment $51.34'),
      ...table('50 110 390> 470> 560>', [
        ['Date', 'Description', 'Borrowed ($)', 'Paid ($)', 'Balance owing ($)'],
        ['', 'Opening balance', '', '', '-$46.71'],
        ['2025-03-04', 'Transfer to chequing', '24.73', '', '-$21.98'],
        ['2025-03-05', 'Payment', '', '93.40', '-$115.38'],
        ['2025-03-09', 'Cash advance', '300.00', '', '$184.62'],
        ['2025-03-11', 'Payment', '', '24.98', '$159.64'],
        ['', 'Closing balance', '', '', '$159.64'],
      ]),
    ]);
    expect([account.opening, account.closing, account.verdict]).toEqual(['-46.71', '159.64', 'proven']);
  });

  test('read the one row between two balances, although its amount has no header', async () => {
    const account = await readAccount([
      say('Beispielbank Kontoauszug Nr. 8/2025'),
      ...table('50 90 140 550>', [
        ['Bu-Tag', 'Wert', 'Vorgang', ''],
        ['', '', 'alter Kontostand vom 31.08.2025', '3.628,69 H'],
        ['10.09.', '12.09.', 'Bargeldauszahlung', '30,91 S'],
        ['', '', 'neuer Kontostand vom 30.09.2025', '3.597,78 H'],
      ]),
    ]);
    expect(account.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-09-10', '-30.91'],
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('make the second of two dates below one header the posting date, on a single row', async () => {
    const account = await readAccount([
      say('Beispielbank Kontoauszug'),
      say('alter Saldo zum 30.09.2025 100,00'),
      ...table('40 65 190 540>', [
        ['Nr.', 'Valuta / Buchungstag', 'Buchungstext', 'EUR'],
        ['01', '03.10.2025 / 01.10.2025', 'Kartenzahlung', '-10,00'],
      ]),
      say('neuer Saldo zum 31.10.2025 90,00'),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-10-01']);
  });

  test('do not prove accounting records, where a debit is money in', async () => {
    const account = await readAccount([
      say('Example Bank Current A/c Ledger Account'),
      PERIOD,
      ...table('50 110 250 305 400> 470> 550>', [
        ['Date', 'Particulars', 'Vch Type', 'Vch No.', 'Debit', 'Credit', 'Balance'],
        ['2025-03-01', 'Opening balance', '', '', '', '', '500.00 Dr'],
        ['2025-03-04', 'To Sample Ltd', 'Receipt', '12', '40.00', '', '540.00 Dr'],
        ['2025-03-18', 'By Other Ltd', 'Payment', '13', '', '60.00', '480.00 Dr'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('separate a long balance label from a short one for money out close before it', async () => {
    const account = await readAccount([
      say('Example Bank statement of account'),
      PERIOD,
      ...table('40 215 400> 466> 560>', [
        ['DATE', 'TRANSACTION', 'IN', 'OUT', 'ACCOUNT BALANCE'],
        ['', 'OPENING BALANCE', '', '', '£500.00'],
        ['04/03/2025', 'FIRST SHOP', '', '£40.00', '£460.00'],
        ['18/03/2025', 'SALARY', '£900.00', '', '£1,360.00'],
        ['19/03/2025', 'SECOND SHOP', '', '£60.00', '£1,300.00'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-40.00', '900.00', '-60.00']);
  });
});

describe('the signs of a card with a credit balance', () => {
  test('are the holder’s if its balances have a plus and all its rows a minus', async () => {
    const account = await readAccount([
      say('Example Bank Kreditkartenabrechnung'),
      say('Abrechnungsdatum 31.03.2025'),
      say('Kartenlimit 4.000,00 EUR'),
      say('Saldo letzte Abrechnung + 1.020,17 EUR'),
      say('Summe Gutschriften + 0,00 EUR'),
      say('Summe Umsätze - 100,17 EUR'),
      say('Neuer Saldo + 920,00 EUR'),
      ...table('50 120 190 540>', [
        ['Belegdatum', 'Buchungsdatum', 'Umsatz', 'Betrag'],
        ['05.03.25', '06.03.25', 'BUCHHANDLUNG KLEE', '- 89,46 EUR'],
        ['12.03.25', '13.03.25', 'TANKHOF MEIER', '- 10,71 EUR'],
      ]),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-89.46', '-10.71']);
  });
});

describe('a sign that no such document prints', () => {
  test('is not proven: a plus for money out, or one row for it without a minus', async () => {
    for (const amount of ['+ 40.00', '40.00']) {
      const account = await readAccount([
        say('Example Bank statement of account'),
        PERIOD,
        say('Opening balance 500.00'),
        say('Closing balance 460.00'),
        ...table('50 110 430> 540>', [
          ['Date', 'Description', 'Amount', 'Balance'],
          ['2025-03-04', 'FIRST SHOP', amount, '460.00'],
        ]),
      ]);
      expect(account.verdict).not.toBe('proven');
    }
  });

  test('is not proven if a minus before both balances of a card may mean that either side owes', async () => {
    const account = await readAccount([
      say('Example Bank credit card statement'),
      PERIOD,
      say('Previous balance -500.00'),
      say('New balance -460.00'),
      ...table('50 110 540>', [
        ['Date', 'Description', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '40.00'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('is not proven if a credit lacks the letters of the others under its title', async () => {
    const account = await readAccount([
      say('Example Bank credit card statement'),
      PERIOD,
      say('Previous balance 500.00'),
      say('New balance 320.00'),
      ...table('50 110 540>', [
        ['Date', 'Description', 'Amount'],
        ['', 'Payments and refunds', ''],
        ['2025-03-04', 'PAYMENT RECEIVED', '100.00 CR'],
        ['2025-03-05', 'PAYMENT RECEIVED', '90.00'],
        ['2025-03-06', 'PAYMENT RECEIVED', '30.00 CR'],
        ['', 'Purchases', ''],
        ['2025-03-07', 'FIRST SHOP', '40.00'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });
});

describe('the date order', () => {
  test('is day first if the account has an IBAN', async () => {
    const account = await readAccount([
      say('Banco Ejemplo extracto de cuenta'),
      say('IBAN ES12 3456 7890 1234 5678 9012'),
      ...table('50 120 430> 540>', [
        ['Fecha', 'Concepto', 'Importe', 'Saldo'],
        ['03-04-25', 'SALDO ANTERIOR', '', '100,00'],
        ['03-04-25', 'COMPRA LIBRERÍA', '-10,00', '90,00'],
        ['05-04-25', 'COMPRA FARMACIA', '-20,00', '70,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-04-03', '2025-04-05']);
    expect(account.verdict).toBe('proven');
  });
});

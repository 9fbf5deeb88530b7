import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

/** Lines with what else stands on them, left or right. */
const sideBySide = (lines: readonly DrawnLine[], texts: readonly DrawnLine[]): DrawnLine[] =>
  lines.map((line, at) => [...(texts[at] ?? []), ...line]);

const CHECKS = '30 70 170> 200 240 340> 370 410 510>';
const HEADS = ['No.', 'Date', 'Amount', 'No.', 'Date', 'Amount', 'No.', 'Date', 'Amount'];

describe('a bar next to tables, over a grid of checks', () => {
  const figure = (text: string): DrawnLine => [{ text, right: 130 }];
  const BAR = [
    say('Balance on Jul 20'),
    figure('$1,000.00'),
    say('Deposits'),
    figure('+300.00'),
    say('Checks and withdrawals'),
    figure('-165.00'),
    say('Balance on Aug 19'),
    figure('$1,135.00'),
    say('Average balance'),
    figure('$1,071.25'),
  ].map((line) => line.map((one) => (one.left === undefined ? one : { ...one, left: 30 })));
  const head = [
    say('Example Bank business checking'),
    say('Statement period July 20, 2023 - August 19, 2023'),
  ];
  const tables = [
    title('DEPOSITS AND OTHER CREDITS').map((one) => ({ ...one, left: 180 })),
    ...table('180 240 540>', [
      ['Date', 'Description', 'Amount'],
      ['Jul 30', 'ACH CREDIT COUNTY FAIR', '100.00'],
      ['Aug 8', 'MOBILE DEPOSIT', '200.00'],
      ['Total', '', '300.00'],
    ]),
    title('WITHDRAWALS AND OTHER DEBITS').map((one) => ({ ...one, left: 180 })),
    ...table('180 240 540>', [
      ['Date', 'Description', 'Amount'],
      ['Jul 21', 'ACH DEBIT WHEATLAND FUEL', '15.00'],
      ['Jul 22', 'STOP PAYMENT FEE', '20.00'],
      ['Aug 2', 'DEBIT CARD BLUESTEM', '20.00'],
      ['Aug 6', 'DEBIT CARD RURAL WATER', '5.00'],
      ['Aug 9', 'ACH PAYROLL', '3.00'],
      ['Aug 11', 'DEBIT CARD COYOTE TELECOM', '2.00'],
    ]),
  ];
  const grid = [
    title('CHECKS PAID'),
    ...table(CHECKS, [
      HEADS,
      ['1904', 'Aug 3', '40.00', '1992', 'Aug 16', '25.00', '', '', ''],
      ['1905', 'Aug 4', '10.00', '1993', 'Aug 17', '25.00', '', '', ''],
    ]),
  ];

  test('is read before them, and its two balances by their days', async () => {
    const account = await readAccount([...head, ...sideBySide(tables, BAR), ...grid]);
    expect([account.opening, account.closing]).toEqual(['1000.00', '1135.00']);
    expect(account.transactions).toHaveLength(12);
    expect(rowsOf(account)[0]).toBe('2023-07-30 100.00 ACH CREDIT COUNTY FAIR');
    expect(account.verdict).toBe('proven');
  });
});

describe('tables side by side', () => {
  const head = [
    say('Example Bank checking account'),
    say('Statement period 06/01/2021 to 06/30/2021'),
    say('Beginning balance 500.00'),
    say('Ending balance 272.00'),
  ];
  const credits = table('30 70 400>', [
    ['06-01', 'BANK CREDIT TOM ASHDOWN', '2.00'],
    ['06-08', 'MOBILE DEPOSIT', '5.00'],
    ['06-18', 'REFUND METRO TRANSIT', '7.00'],
  ]);
  const debits = table('30 70 400>', [
    ['06-09', 'STANDING ORDER ELLEN GARRITY', '60.00-'],
    ['06-11', 'CARD PURCHASE ORCHARD FARM', '70.00-'],
    ['06-16', 'CARD PAYMENT FABLE STREAMING', '12.00-'],
  ]);
  const note = [
    say('Out of checks?'),
    say('A box of 100 is'),
    say('$298.10. Call'),
    say('800-555-0142 or'),
    say('order on 07-31'),
  ].map((line) => line.map((one) => ({ ...one, left: 525 })));
  const checks = table(CHECKS, [
    HEADS,
    ['1635', '06-01', '10.00', '1997', '06-06', '30.00', '1380', '06-24', '20.00'],
    ['1943', '06-04', '20.00', '1687', '06-19', '20.00', '', '', ''],
  ]);

  test('end where rows of another shape begin, and a note right of them is none of their columns', async () => {
    const account = await readAccount([
      ...head,
      title('Deposits and credits'),
      ...credits,
      title('Checks paid   * a gap in the run of numbers'),
      ...sideBySide([...checks, [], title('Other debits'), ...debits], note),
    ]);
    expect(account.transactions).toHaveLength(11);
    expect(rowsOf(account).slice(-3)).toEqual([
      '2021-06-09 -60.00 STANDING ORDER ELLEN GARRITY',
      '2021-06-11 -70.00 CARD PURCHASE ORCHARD FARM',
      '2021-06-16 -12.00 CARD PAYMENT FABLE STREAMING',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('leave the balances under them whole', async () => {
    const account = await readAccount([
      ...head.slice(0, 2),
      title('Checks paid'),
      ...checks,
      ...table('100 400>', [
        ['Opening balance', '500.00'],
        ['Total debits', '100.00'],
        ['Closing balance', '400.00'],
      ]),
      ...table('30 100 240> 330>', [
        ['Interest from', 'to', 'Base', 'Interest'],
        ['06/01/2021', '06/30/2021', '744.39', '751.94'],
      ]),
    ]);
    expect([account.opening, account.closing]).toEqual(['500.00', '400.00']);
    expect(account.transactions).toHaveLength(5);
    expect(account.verdict).toBe('proven');
  });
});

describe('the title of a box', () => {
  const box = (last: string, now: string) => [
    say('Example Card account'),
    say('Card 9512 00** **** 4622   Statement 15 Mar 21 to 14 Apr 21'),
    ...table('50 190> 220 360>', [
      ['Your balance', '', 'Your limit', ''],
      ['Last time', last, 'Credit limit', '£9,000.00'],
      ['This time', now, 'Available', '£8,864.27'],
      ['Minimum', '£5.00', 'Cash limit', '£90.00'],
    ]),
  ];
  const rates = table('50 200> 300> 420>', [
    ['Rates', 'Yearly', 'Balance at 14 Apr 21', 'Interest'],
    ['Purchases', '1.47%', '£4.25', '£13.64'],
    ['Cash', '2.31%', '£0.00', '£0.00'],
  ]);

  test('says of what its labels name the first and the last', async () => {
    const account = await readAccount([
      ...box('£80.00', '£120.00'),
      ...table('50 120 420>', [
        ['Date', 'Where you spent it', '£'],
        ['18 Mar 21', 'RIVERSIDE PHARMACY', '10.00'],
        ['20 Mar 21', 'METRO TRANSIT', '30.00'],
      ]),
      ...rates,
    ]);
    expect([account.opening, account.closing]).toEqual(['80.00', '120.00']);
    expect(account.verdict).toBe('proven');
  });

  test('proves that nothing moved, next to the balances that interest was figured on', async () => {
    const page = [...box('£80.00', '£80.00'), say('You did not use your card this month.'), ...rates];
    const account = await readAccount(page);
    expect([account.opening, account.closing, account.verdict]).toEqual(['80.00', '80.00', 'proven']);
  });
});

describe('a shop called after a balance', () => {
  test('is paid where the balance next to it is away from the last one by that amount', async () => {
    const account = await readAccount([
      say('Example Bank statement 07/25/2024 to 08/24/2024'),
      say('Beginning balance 100.00'),
      say('Ending balance 40.00'),
      ...table('50 120 400> 500>', [
        ['Date', 'Activity', 'Amount', 'Balance'],
        ['08/01', 'SUMMARY BOOKS MEMBERSHIP', '10.00-', '90.00'],
        ['08/03', 'NEW BALANCE OUTLET MEMBERSHIP', '20.00-', '70.00'],
        ['08/04', 'OPENING NIGHT TICKETS', '30.00-', '40.00'],
      ]),
    ]);
    expect(rowsOf(account)).toContain('2024-08-03 -20.00 NEW BALANCE OUTLET MEMBERSHIP');
    expect(account.verdict).toBe('proven');
  });

  test('is paid where it was booked on a second day', async () => {
    const account = await readAccount([
      say('Example Credit Card statement'),
      say('Statement period 05 Dec 2022 to 01 Jan 2023'),
      say('Credit limit 9,000.00'),
      say('Minimum payment 5.00'),
      say('Previous balance 100.00'),
      say('New balance 160.00'),
      ...table('50 110 170 500>', [
        ['Trans', 'Posted', 'Description', 'Amount'],
        ['05/12', '06/12', 'MINIMUS TOYS DROGHEDA', '8.00'],
        ['14/12', '15/12', 'SKELLIG AIR DUBLIN', '12.00'],
        ['29/12', '30/12', 'OLD BALANCE CAFE DROGHEDA 097317', '40.00'],
      ]),
    ]);
    expect(rowsOf(account)).toContain('2022-12-29 -40.00 OLD BALANCE CAFE DROGHEDA 097317');
    expect(account.verdict).toBe('proven');
  });
});

describe('balances when the period began and ended', () => {
  test('open and close rows that stand over their days', async () => {
    const account = await readAccount([
      say('Example Bank 1 January 2020 - 31 January 2020'),
      ...table('50 500>', [['Balance when the period began', '£500.00']]),
      [],
      ...table('60 300 500>', [
        ['Credit interest', '', '+ 7.00'],
        ['Visa purchase FABLE STREAMING', '', '- 14.40'],
        ['Thursday 2 January 2020', 'balance at end of day', '£492.60'],
        ['CLEARSTREAM WATER', '', '- 35.60'],
        ['Monday 6 January 2020', 'balance at end of day', '£457.00'],
        ['REFUND RIVERSIDE PHARMACY', '', '+ 43.00'],
        ['STANDING ORDER M & R Okafor', '', '- 100.00'],
        ['Tuesday 14 January 2020', 'balance at end of day', '£400.00'],
        ['DIRECT DEP HALCYON FREIGHT', '', '+ 800.00'],
        ['Monday 20 January 2020', 'balance at end of day', '£1,200.00'],
      ]),
      ...table('50 500>', [['Balance when the period ended', '£1,200.00']]),
    ]);
    expect([account.opening, account.closing]).toEqual(['500.00', '1200.00']);
    expect(account.verdict).toBe('proven');
  });
});

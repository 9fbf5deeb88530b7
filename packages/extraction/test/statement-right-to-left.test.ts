import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

/** Places of day, text, out, in and balance on paper that is read from the right. */
const FROM_RIGHT = '545> 450> 280> 190> 100>';

const hebrew = [
  ...table('545>', [['תנועות בחשבון'], ['לתקופה 01/03/2025 - 31/03/2025']]),
  ...table(FROM_RIGHT, [
    ['תאריך', 'תיאור הפעולה', 'חובה', 'זכות', 'יתרה'],
    ['', 'יתרת פתיחה', '', '', '100.00'],
    ['04/03/2025', 'מאפיית השיבולת', '10.00', '', '90.00'],
    ['05/03/2025', 'AMBER SOFT LTD 4411', '120.00', '', '-30.00'],
    ['25/03/2025', 'משכורת דוגמא', '', '500.00', '470.00'],
  ]),
];

describe('a right-to-left account', () => {
  test('has its words in reading order, and names in the other script in theirs', async () => {
    const account = await readAccount(hebrew);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 מאפיית השיבולת',
      '2025-03-05 -120.00 AMBER SOFT LTD 4411',
      '2025-03-25 500.00 משכורת דוגמא',
    ]);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00' });
  });

  test('has its boxes where the rows are on the page', async () => {
    const { transactions } = await readAccount(hebrew);
    const [left, , right] = transactions[0]?.source.box ?? [];
    expect(left).toBeGreaterThan(60);
    expect(left).toBeLessThan(80);
    expect(right).toBeCloseTo(545, 0);
  });
});

describe('an account in Arabic', () => {
  test('is read in any letter form', async () => {
    const account = await readAccount([
      ...table('545>', [['كشف حساب']]),
      ...table(FROM_RIGHT, [
        ['التاريخ', 'البيان', 'مدين', 'دائن', 'الرصيد'],
        ['', 'الرصيد الافتتاحي', '', '', '100.00'],
        ['04/03/2025', 'مشتريات السنبلة', '10.00', '', '90.00'],
        ['25/03/2025', 'راتب', '', '500.00', '590.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 مشتريات السنبلة', '2025-03-25 500.00 راتب']);
    expect(account).toMatchObject({ verdict: 'proven', opening: '100.00' });
  });
});

describe('a left-to-right page', () => {
  test('may have Arabic headers too', async () => {
    const account = await readAccount([
      say('Statement of account 01/03/2025 to 31/03/2025'),
      ...table('50 130 340> 440> 540>', [
        ['Date التاريخ', 'Details تفاصيل العملية', 'Debits مدين', 'Credits دائن', 'Balance الرصيد'],
        ['', 'BROUGHT FORWARD', '', '', '100.00'],
        ['04/03/2025', 'FIRST SHOP', '10.00', '', '90.00'],
        ['05/03/2025', 'EMPLOYER', '', '500.00', '590.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP', '2025-03-05 500.00 EMPLOYER']);
  });
});

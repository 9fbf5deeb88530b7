import { INDIAN_BANK } from '../../prints/descriptors.ts';
import { INDIA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { tableSheet } from './table-sheet.ts';

/** A figure without the zeros at its end, as spreadsheets write it: "8,781.2", "8,906". */
const trimmed = (text: string): string => text.replace(/\.(\d)0$/, '.$1').replace(/\.0$/, '');

/** An Indian payments bank: figures lose the zeros at their end, the sums of the period under headings of their own behind the rows. */
export const inBankTrimmedDecimals = tableSheet({
  id: 'in-bank-trimmed-decimals',
  kind: 'bank_statement',
  tags: ['trimmed-decimals', 'summary-at-end', 'withdrawals-deposits'],
  locales: INDIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  count: [4, 40],
  order: { movements: INDIAN_BANK },
  paper: { format: 'a4', size: 7.5 },
  step: 11,
  head: ({ pen, ledger, full }, isFirst) => {
    pen.center(297, 40, 'ACCOUNT STATEMENT', { size: 12, isBold: true });
    if (!isFirst) return 66;
    pen.left(40, 64, 'Account Holder : JORDAN SAMPLE');
    pen.left(40, 76, `Account No : ${ledger.number}`);
    pen.left(330, 64, `Statement Period : ${full(ledger.start)} to ${full(ledger.end)}`);
    pen.left(330, 76, 'IFSC : LANT0000001   Branch : WESTBROOK');
    return 96;
  },
  columns: [
    ['Date', '40', (entry, { day }) => day(entry.date)],
    ['Particulars', '100', (entry, { cut }) => cut(entry, 220)],
    ['Withdrawals', '>410', ({ amount }, { number }) => (amount < 0 ? trimmed(number(amount)) : '')],
    ['Deposits', '>480', ({ amount }, { number }) => (amount > 0 ? trimmed(number(amount)) : '')],
    ['Balance', '>556', ({ balance }, { signed }) => trimmed(signed(balance))],
  ],
  below: ({ roll, ledger, number, signed }) => {
    roll.skip(16);
    roll.need(60);
    roll.row(from(40, 'ACCOUNT SUMMARY', { isBold: true }));
    roll.row(
      upTo(140, 'OPENING BALANCE'),
      upTo(250, 'TOTAL WITHDRAWALS'),
      upTo(350, 'TOTAL DEPOSITS'),
      upTo(450, 'CLOSING BALANCE'),
      upTo(556, 'No. of Transactions'),
    );
    roll.row(
      upTo(140, trimmed(signed(ledger.opening))),
      upTo(250, trimmed(number(ledger.out.sum))),
      upTo(350, trimmed(number(ledger.into.sum))),
      upTo(450, trimmed(signed(ledger.closing))),
      upTo(556, String(ledger.entries.length)),
    );
    roll.row(from(140, '******************* END OF REPORT *******************'));
    roll.prose(
      40,
      500,
      'DISCLAIMER : Please review information provided in the statement. Call us at 155299 for any discrepancy.',
      { size: 6.5 },
    );
  },
  foot: (page, count, { pen }) => pen.right(556, 815, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});

import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** A British account: "BROUGHT FORWARD" with a whole date, then days as "09 JAN" once, kinds in words before texts of several lines, money in before money withdrawn. */
export const ukPaidInWithdrawn = tableSheet({
  id: 'uk-paid-in-withdrawn',
  kind: 'bank_statement',
  tags: [
    'credit-before-debit',
    'date-once',
    'wrapped-above',
    'brought-forward',
    'no-year',
    'day-end-balance',
  ],
  suits: only('UK'),
  dates: ['dd MMM', 'dd MMM yyyy'],
  count: [5, 60],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
    movements: {
      card: [
        ['Card Transaction', '{f} {d} {m} {c} GB'],
        ['Debit Card Transaction', '{f} {d} C {m}', '{c} GB'],
      ],
      salary: [['Automated Credit', '{e}', 'SALARY {r}', 'FP {d} 0433 {k}']],
      transferIn: [['OnLine Transaction', '{p}', 'FP {d} 10 {r}']],
      directDebit: [['Direct Debit', '{m}', '{r}']],
      transferOut: [
        ['OnLine Transaction', '{p} , VIA MOBILE - PYMT', 'FP {d} 10 {r}'],
        ['Standing Order', '{p}'],
      ],
      cash: [['Cash Withdrawal', '{m} {c} {d}']],
      interest: [['Interest', 'GROSS {d} {r}']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  bottom: 760,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, desk.bank, { size: 15, isBold: true });
    pen.left(330, 44, 'Select Account', { isBold: true });
    if (!isFirst) return 80;
    pen.left(44, 80, 'MR JORDAN SAMPLE');
    pen.left(330, 66, 'Summary', { isBold: true });
    for (const [at, [label, value]] of (
      [
        ['Statement Date', full(ledger.end)],
        ['Period Covered', `${full(ledger.start)} to ${full(ledger.end)}`],
        ['Previous Balance', `£${desk.signed(ledger.opening)}`],
        ['Paid In', `£${desk.number(ledger.into.sum)}`],
        ['Withdrawn', `£${desk.number(ledger.out.sum)}`],
        ['New Balance', `£${desk.signed(ledger.closing)}`],
        ['BIC', 'NORTGB21047'],
        ['IBAN', 'GB29NORT60161331926819'],
      ] as const
    ).entries()) {
      pen.left(330, 80 + at * 11, label);
      pen.right(560, 80 + at * 11, value);
    }
    pen.left(44, 176, 'Account Name', { size: 7 });
    pen.left(200, 176, 'Account No', { size: 7 });
    pen.left(280, 176, 'Sort Code', { size: 7 });
    pen.left(340, 176, 'Page No', { size: 7 });
    pen.left(44, 186, 'SAMPLE J');
    pen.left(200, 186, ledger.number);
    pen.left(280, 186, '60-16-13');
    pen.left(340, 186, '1 of 2');
    return 206;
  },
  columns: [
    ['Date', '44', (entry, writing) => dayOnce(entry, writing).toUpperCase()],
    ['Description', '100', ({ lines }, { pen }) => lines.flatMap((line) => pen.wrap(line, 220))],
    ['Paid In(£)', '>400', into],
    ['Withdrawn(£)', '>480', out],
    [
      'Balance(£)',
      '>560',
      (entry, { number, isLastOfDay }) =>
        isLastOfDay(entry) ? `${number(entry.balance)}${entry.balance < 0 ? ' OD' : ''}` : '',
    ],
  ],
  figuresStand: 'last',
  first: ({ full, ledger, signed }) => [
    [full(ledger.start), 'BROUGHT FORWARD', '', '', signed(ledger.opening)],
  ],
  carried: (balance) => [
    ['', '', '', '', ''],
    ['', 'BROUGHT FORWARD', '', '', balance],
  ],
  below: ({ roll, pen }) => {
    roll.skip(10);
    roll.row(from(44, 'Your Arranged Overdraft Limit is £500.00'), upTo(560, 'RETSTMT', { size: 6 }));
    roll.prose(
      44,
      pen.widthPt - 100,
      'National Westbrook Bank plc. Registered in England & Wales No. 929027. Maximum charge: each current account will set a monthly maximum charge for unarranged overdrafts: £19.40.',
      { size: 6.5 },
    );
  },
  truth: { balances: 'last-of-day' },
});

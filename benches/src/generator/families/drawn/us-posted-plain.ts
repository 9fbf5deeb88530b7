import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** An American investor checking account: "Date Posted", debits and credits each with "$", balances next to an interest box, ATM fee refunds of the year below. */
export const usPostedPlain = tableSheet({
  id: 'us-posted-plain',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'running-balance', 'no-year', 'interest-box'],
  locales: USA,
  dates: ['MM/dd', 'MM/dd/yy'],
  count: [4, 45],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
    movements: {
      card: [['{m} {c} CO {f}{r}'], ['Visa Debit {m}', '{d} {c}']],
      salary: [['{e} PAYROLL {r}']],
      transferIn: [['Funds Transfer from Brokerage -{f}'], ['Remote Deposit {r}']],
      transferOut: [['Funds Transfer to Brokerage -{f}'], ['Wired Funds Disbursed {p}']],
      directDebit: [['{m} WEB PMTS {k}']],
      cash: [['ATM Withdrawal {c} {d}']],
      interest: [['Interest Paid'], ['ATM Fee Rebate']],
    },
  },
  paper: { size: 8.5 },
  step: 11.5,
  head: ({ pen, ledger, desk }, isFirst) => {
    pen.left(44, 40, `${desk.bank} Bank`, { size: 14, isBold: true });
    pen.right(568, 40, 'Investor Checking', { isBold: true });
    pen.right(568, 54, `Account number: ${ledger.number}`);
    pen.right(
      568,
      66,
      `Statement period: ${desk.written(ledger.start, 'MMMM d')}-${desk.written(ledger.end, 'd, yyyy')}`,
    );
    return isFirst ? 90 : 90;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    roll.row(
      from(44, 'Account Summary', { isBold: true, size: 11 }),
      from(320, 'Interest Summary', { isBold: true, size: 11 }),
    );
    roll.row(
      from(44, `Beginning Balance as of ${full(ledger.start)}`),
      upTo(290, `$${signed(ledger.opening)}`),
      from(320, 'Annual Percentage Yield Earned'),
      upTo(568, '0.45%'),
    );
    roll.row(
      from(44, 'Deposits and Credits'),
      upTo(290, number(ledger.into.sum)),
      from(320, 'Interest Earned'),
      upTo(568, '$1.18'),
    );
    roll.row(
      from(44, 'Withdrawals and Debits'),
      upTo(290, `(${number(ledger.out.sum)})`),
      from(320, 'Interest Paid YTD'),
      upTo(568, '$14.02'),
    );
    roll.row(
      from(44, `Ending Balance as of ${full(ledger.end)}`),
      upTo(290, `$${signed(ledger.closing)}`),
      from(320, 'Days in Period'),
      upTo(568, '31'),
    );
    roll.skip(14);
    roll.row(from(44, 'Activity', { isBold: true, size: 11 }));
  },
  columns: [
    ['Date|Posted', '44', (entry, { day }) => day(entry.date)],
    ['Description', '90', cutAt(220)],
    ['Debits', '>400', (entry, writing) => out(entry, writing).replace(/^(?=.)/, '$')],
    ['Credits', '>480', (entry, writing) => into(entry, writing).replace(/^(?=.)/, '$')],
    ['Balance', '>568', (entry, { signed }) => `$${signed(entry.balance)}`.replace('$-', '-$')],
  ],
  first: ({ day, ledger, signed }) => [
    [day(ledger.start), 'Beginning Balance', '', '', `$${signed(ledger.opening)}`],
  ],
  last: ({ day, ledger, signed }) => [
    [day(ledger.end), 'Ending Balance', '', '', `$${signed(ledger.closing)}`.replace('$-', '-$')],
  ],
  below: ({ roll }) => {
    roll.skip(10);
    roll.row(upTo(400, 'Total For This Period'), upTo(520, 'Total Year-to-Date'));
    roll.row(from(44, 'Total Overdraft Fees'), upTo(400, '$0.00'), upTo(520, '$0.00'));
    roll.row(from(44, 'ATM Fee Rebates'), upTo(400, '$3.00'), upTo(520, '$27.50'));
  },
  foot: (page, count, { pen }) => pen.right(568, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});

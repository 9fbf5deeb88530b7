import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** A Canadian account: days once as "Jan 3", dated opening and closing rows, the sums of the period shown as "Minus" and "Plus". */
export const caWithdrawnDeposited = tableSheet({
  id: 'ca-withdrawn-deposited',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'date-once', 'running-balance', 'no-year', 'wrapped-headings'],
  suits: only('CA'),
  dates: ['MMM d', 'MMMM d, yyyy'],
  count: [5, 55],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee', 'interest'],
    movements: {
      card: [
        ['Point of sale purchase', '{m}   {c} ONCA'],
        ['Interac purchase', 'FPOS {m} {f}'],
      ],
      salary: [['Deposit', '{e} payroll']],
      transferIn: [
        ['Interac e-transfer', '{p}'],
        ['Customer transfer cr.', 'PC FROM {r}'],
      ],
      directDebit: [
        ['Bill payment', 'PC - {m} {r}'],
        ['Pre-authorized payment', '{m} insurance'],
      ],
      transferOut: [['Interac e-transfer', 'to {p} {k}']],
      cash: [['Cash withdrawal', 'ABM {c}']],
      fee: [['Service charge', 'monthly fee']],
      interest: [['Credit interest']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 40, desk.bank, { size: 14, isBold: true });
    pen.right(568, 40, isFirst ? 'Your account summary' : 'Page 2 of 2', { isBold: isFirst });
    if (!isFirst) return 70;
    pen.left(44, 80, 'MR JORDAN SAMPLE');
    pen.left(44, 91, '14 ALDER ROW');
    pen.left(44, 102, 'TORONTO ON M4W 1A8');
    pen.left(330, 80, 'Your account number:', { isBold: true });
    pen.right(568, 80, ledger.number);
    pen.left(330, 91, `Questions? Call 1-800-555-0126`);
    pen.left(330, 102, `Statement period: ${full(ledger.start)} to ${full(ledger.end)}`, { size: 7 });
    return 130;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    const fact = (label: string, value: string) => roll.row(from(330, label), upTo(568, value));
    roll.row(from(44, 'Basic Plus Account', { isBold: true, size: 11 }));
    fact(`Opening Balance on ${full(ledger.start - 1)}`, `$${signed(ledger.opening)}`);
    fact('Minus total withdrawals', `$${number(ledger.out.sum)}`);
    fact('Plus total deposits', `$${number(ledger.into.sum)}`);
    fact(`Closing Balance on ${full(ledger.end)}`, `$${signed(ledger.closing)}`);
    roll.skip(12);
    roll.row(from(44, "Here's what happened in your account this statement period", { isBold: true }));
  },
  columns: [
    ['Date', '44', dayOnce],
    ['Transactions', '96', cutAt(220)],
    ['Amounts|withdrawn ($)', '>400', out],
    ['Amounts|deposited ($)', '>484', into],
    ['Balance ($)', '>568', (entry, { signed }) => signed(entry.balance)],
  ],
  first: ({ day, signed, ledger }) => [
    [day(ledger.start - 1), 'Opening Balance', '', '', signed(ledger.opening)],
  ],
  last: ({ day, signed, ledger }) => [
    [day(ledger.end), 'Closing Balance', '', '', `$${signed(ledger.closing)}`],
  ],
  continued: '(continued)',
  below: ({ roll, full, ledger }) => {
    roll.skip(10);
    roll.prose(
      44,
      500,
      `Did you know: from ${full(ledger.end + 30)} an Interac e-Transfer costs $1.00 and a paper statement $2.25 on this plan. Free with a balance of $3,000.00.`,
      { size: 7 },
    );
  },
  truth: { balances: 'every-row' },
});

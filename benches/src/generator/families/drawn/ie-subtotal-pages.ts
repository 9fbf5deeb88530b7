import { from } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** An Irish account: "SUBTOTAL:" of the balance at the foot of a sheet, "BALANCE FORWARD" over the rows, days once, sums as "Payments - out" and "Payments - in". */
export const ieSubtotalPages = tableSheet({
  id: 'ie-subtotal-pages',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'date-once', 'day-end-balance', 'balance-subtotal', 'overdrawn-od'],
  suits: only('UK'),
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  count: [8, 90],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [['POS{d} {m}'], ['POSC{d} {m}'], ['POS {m} {c}']],
      salary: [['{e} WAGES SP']],
      transferIn: [['365 Online {p}'], ['{p} SP']],
      directDebit: [['{m} SEPA DD']],
      transferOut: [['365 Mobile {p}'], ['{p} SO']],
      cash: [['ATM{d} {c}']],
      fee: [['Maintaining A/C  19AUG'], ['Fee-Qtr to {d}']],
    },
  },
  paper: { size: 9 },
  step: 11.5,
  bottom: 560,
  head: ({ pen, ledger, full, desk }) => {
    pen.left(44, 44, desk.bank, { size: 15, isBold: true });
    pen.left(330, 60, 'Statement of Account', { isBold: true });
    pen.left(44, 80, 'MR JORDAN SAMPLE');
    pen.left(330, 80, 'Account name');
    pen.right(556, 80, 'JORDAN SAMPLE');
    pen.left(330, 92, 'Account number');
    pen.right(556, 92, ledger.number);
    pen.left(330, 104, 'Bank Identifier Code');
    pen.right(556, 104, 'NOFIIE2D');
    pen.left(330, 116, 'Statement date');
    pen.right(556, 116, full(ledger.end));
    return 140;
  },
  above: ({ roll }) => roll.row(from(44, 'Your Current Account statement', { isBold: true })),
  columns: [
    ['Date', '44', dayOnce],
    ['Transaction details', '118', cutAt(210)],
    ['Payments - out', '>410', out],
    ['Payments - in', '>486', into],
    [
      'Balance',
      '>556',
      (entry, { number, isLastOfDay }) =>
        isLastOfDay(entry) ? `${number(entry.balance)}${entry.balance < 0 ? ' OD' : ''}` : '',
    ],
  ],
  first: ({ day, ledger, signed }) => [
    [day(ledger.start), 'BALANCE FORWARD', '', '', signed(ledger.opening)],
  ],
  carried: (balance) => [
    ['', 'SUBTOTAL:', '', '', balance],
    ['', 'BALANCE FORWARD', '', '', balance],
  ],
  last: ({ signed, ledger }) => [['', 'SUBTOTAL:', '', '', signed(ledger.closing)]],
  foot: (page, count, { pen }) => {
    pen.left(
      44,
      780,
      'For Important Information and Standard Conditions see over. Government Levy: €5.00 a year for each debit card.',
      { size: 6.5 },
    );
    pen.right(556, 800, `Page ${page} of ${count}`, { size: 7 });
  },
  truth: { balances: 'last-of-day' },
});

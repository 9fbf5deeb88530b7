import { from } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** An Australian community bank's account: the dollar sign on opening and closing only, one last row with the sums of both columns and the balance after them. */
export const auTotalsWithBalance = tableSheet({
  id: 'au-totals-with-balance',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'totals-row', 'running-balance'],
  suits: only('AU'),
  dates: ['d MMM yy', 'd MMM yyyy'],
  count: [4, 50],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [['RETAIL PURCHASE, {m},{c} AU', 'CARD NUMBER {f}XXXXXXXX{f}'], ['TAP & PAY PURCHASE {m} {r}']],
      salary: [['DIRECT CREDIT', '{e} PAY {r}']],
      transferIn: [
        ['OSKO PAYMENT', '{p} {r}'],
        ['TRANSFER {r}', 'FROM ACCOUNT {f}'],
      ],
      directDebit: [['DIRECT DEBIT', '{m} {r}']],
      transferOut: [['PAY ANYONE', '{p} RENT {r}']],
      cash: [['ATM WITHDRAWAL {c}']],
      fee: [['MONTHLY SERVICE FEE']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, `${desk.bank} Community Bank`, { size: 13, isBold: true });
    if (!isFirst) {
      pen.right(556, 44, `Account number ${ledger.number}`);
      return 74;
    }
    pen.left(330, 66, 'Your details at a glance', { isBold: true });
    for (const [at, [label, value]] of (
      [
        ['BSB number', '633-000'],
        ['Account number', ledger.number],
        ['Customer number', '44108820/1201'],
        ['Account title', 'JORDAN SAMPLE'],
      ] as const
    ).entries()) {
      pen.left(330, 80 + at * 12, label);
      pen.right(556, 80 + at * 12, value);
    }
    pen.left(330, 140, 'Account summary', { isBold: true });
    for (const [at, [label, value]] of (
      [
        ['Statement period', `${full(ledger.start)} - ${full(ledger.end)}`],
        ['Statement number', '41'],
        [`Opening balance on ${full(ledger.start)}`, `$${desk.signed(ledger.opening)}`],
        ['Deposits & credits', `$${desk.number(ledger.into.sum)}`],
        ['Withdrawals & debits', `$${desk.number(ledger.out.sum)}`],
        [`Closing Balance on ${full(ledger.end)}`, `$${desk.signed(ledger.closing)}`],
      ] as const
    ).entries()) {
      pen.left(330, 154 + at * 12, label);
      pen.right(556, 154 + at * 12, value);
    }
    return 236;
  },
  above: ({ roll }) => roll.row(from(44, 'Everyday Account', { isBold: true, size: 11 })),
  columns: [
    ['Date', '44', (entry, { day }) => day(entry.date)],
    ['Transaction', '96', cutAt(220)],
    ['Withdrawals', '>400', out],
    ['Deposits', '>478', into],
    ['Balance', '>556', (entry, { signed }) => signed(entry.balance)],
  ],
  first: ({ ledger, signed }) => [['Opening balance', '', '', '', `$${signed(ledger.opening)}`]],
  last: ({ ledger, number, signed }) => [
    [
      'Transaction totals / Closing balance',
      '',
      `$${number(ledger.out.sum)}`,
      `$${number(ledger.into.sum)}`,
      `$${signed(ledger.closing)}`,
    ],
  ],
  continued: 'Everyday Account (continued).',
  foot: (page, count, { pen }) => {
    pen.left(
      44,
      790,
      'We suggest you carefully check this statement against your passbook. Card and PIN security tips.',
      { size: 6.5 },
    );
    pen.right(556, 802, `Page ${page} of ${count}`, { size: 7 });
  },
  truth: { balances: 'every-row' },
});

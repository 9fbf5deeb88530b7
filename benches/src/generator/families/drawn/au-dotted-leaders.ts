import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** An Australian account: dots lead from each text to its sum, days once, balances with "Cr" and "Dr" at a day's end, carried and brought forward over the sheets. */
export const auDottedLeaders = tableSheet({
  id: 'au-dotted-leaders',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'leaders',
    'date-once',
    'balance-suffix',
    'carried-forward',
    'day-end-balance',
  ],
  suits: only('AU'),
  dates: ['d MMM yyyy', 'd MMMM yyyy'],
  count: [5, 70],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [
        ['EFTPOS', '{m} {c} AU'],
        ['V{f} {d} {m}', '{r}{f}'],
      ],
      salary: [['{e}', '{r} PAYROLL']],
      transferIn: [
        ['Online {k}', '{p}'],
        ['Credit {p}', 'INV {r}'],
      ],
      directDebit: [['{m}', '{r} DIRECT DEBIT']],
      transferOut: [
        ['Internet Transfer', '{p} rent'],
        ['INTERNET BPAY', '{m}', '{r}'],
      ],
      cash: [['CASH OUT {c}', 'ATM WITHDRAWAL']],
      fee: [['ACCOUNT SERVICE FEE']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  bottom: 740,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, `${desk.bank} Classic Banking`, { size: 14, isBold: true });
    pen.right(556, 44, 'For further information call 13 22 65', { size: 7 });
    if (!isFirst) return 80;
    pen.left(44, 80, 'MR JORDAN SAMPLE');
    pen.left(44, 91, '14 ALDER ROW');
    pen.left(44, 102, 'WESTBROOK NSW 2000');
    pen.left(330, 72, 'Account Balance Summary', { isBold: true });
    for (const [at, [label, value]] of (
      [
        ['Opening balance', `$${desk.number(ledger.opening)} ${ledger.opening < 0 ? 'Dr' : 'Cr'}`],
        ['Total credits', `$${desk.number(ledger.into.sum)}`],
        ['Total debits', `$${desk.number(ledger.out.sum)}`],
        ['Closing balance', `$${desk.number(ledger.closing)} ${ledger.closing < 0 ? 'Dr' : 'Cr'}`],
      ] as const
    ).entries()) {
      pen.left(330, 84 + at * 11, label);
      pen.right(556, 84 + at * 11, value);
    }
    pen.left(330, 134, 'Statement starts');
    pen.right(556, 134, full(ledger.start));
    pen.left(330, 145, 'Statement ends');
    pen.right(556, 145, full(ledger.end));
    pen.left(44, 134, 'Outlet Details');
    pen.left(44, 145, 'Account number');
    pen.left(160, 145, ledger.number);
    return 170;
  },
  above: ({ roll }) => roll.row(from(44, 'Transaction Details', { isBold: true, size: 11 })),
  columns: [
    ['Date', '44', dayOnce],
    [
      'Particulars',
      '106',
      ({ lines, amount }, { pen }) =>
        lines.map((line, at) => {
          if (at < lines.length - 1) return line;
          const room = (amount < 0 ? 340 : 410) - 106 - pen.widthOf(line);
          return line + '.'.repeat(Math.max(3, Math.floor(room / pen.widthOf('.'))));
        }),
    ],
    ['Debits', '>396', out],
    ['Credits', '>474', into],
    [
      'Balance',
      '>556',
      (entry, { number, isLastOfDay }) =>
        isLastOfDay(entry) ? `${number(entry.balance)} ${entry.balance < 0 ? 'Dr' : 'Cr'}` : '',
    ],
  ],
  figuresStand: 'last',
  first: ({ day, ledger, number }) => [
    [
      day(ledger.start),
      'Brought forward',
      '',
      '',
      `${number(ledger.opening)} ${ledger.opening < 0 ? 'Dr' : 'Cr'}`,
    ],
  ],
  carried: (balance) => {
    const text = balance.startsWith('-') ? `${balance.slice(1)} Dr` : `${balance} Cr`;
    return [
      ['', 'Carried forward', '', '', text],
      ['', 'Brought forward', '', '', text],
    ];
  },
  below: ({ roll }) => {
    roll.skip(12);
    roll.row(from(44, 'Summary of Government Charges', { isBold: true }));
    roll.row(upTo(330, 'From 1 July to date'), upTo(450, 'Last year to 30 June'));
    roll.row(from(44, 'Withholding tax'), upTo(330, '$0.00'), upTo(450, '$0.00'));
    roll.row(from(44, 'Bank Account Debit (BAD) tax'), upTo(330, '$0.00'), upTo(450, '$3.20'));
  },
  foot: (page, count, { pen }) =>
    pen.right(556, 800, `Statement number 24   Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'last-of-day' },
});

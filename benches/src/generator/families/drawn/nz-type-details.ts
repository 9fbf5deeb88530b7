import { NEW_ZEALAND } from '../../prints/more-places.ts';
import { block, cutAt, into, out, tableSheet } from './table-sheet.ts';

/** A New Zealand account: two letters of a kind with their key in the foot, "Totals at end of page", overdrawn balances with "OD", opening and closing balance as rows. */
export const nzTypeDetails = tableSheet({
  id: 'nz-type-details',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'type-codes', 'page-totals', 'running-balance', 'no-year', 'legend'],
  locales: NEW_ZEALAND,
  dates: ['dd MMM', 'd MMM yyyy'],
  count: [5, 50],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash'],
    movements: {
      card: [['EP|{m} {c}'], ['VT|{m}', '{f}-****-****-{f} {d}']],
      salary: [['DC|{e}', 'WAGES {r}']],
      transferIn: [['BP|{p}', 'INV {f}']],
      transferOut: [['AP|{p}', 'RENT']],
      directDebit: [['DD|{m}', '{r}']],
      cash: [['AT|{c}']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, desk.bank, { size: 14, isBold: true });
    pen.right(556, 44, isFirst ? 'Statement' : 'Statement (continued)');
    if (!isFirst) return 70;
    pen.left(44, 70, 'MR J SAMPLE');
    block(
      pen,
      [310, 556, 70, 12],
      [
        ['Account name', 'J SAMPLE'],
        ['Account number', ledger.number],
        ['Statement period', `${full(ledger.start)} - ${full(ledger.end)}`],
        ['Interest rate', '0.00%'],
      ],
    );
    return 132;
  },
  columns: [
    ['Date', '44', (entry, { day }) => day(entry.date)],
    ['Type', '90', ({ lines }) => lines[0]?.split('|')[0] ?? ''],
    [
      'Details',
      '120',
      (entry, writing) =>
        cutAt(190)({ ...entry, lines: entry.lines.map((line) => line.replace(/^.*\|/, '')) }, writing),
    ],
    ['Withdrawals', '>400', out],
    ['Deposits', '>476', into],
    ['Balance', '>556', (entry, { number }) => `${number(entry.balance)}${entry.balance < 0 ? ' OD' : ''}`],
  ],
  first: ({ ledger, day, number }) => [
    [
      day(ledger.start),
      '',
      'Opening balance',
      '',
      '',
      `${number(ledger.opening)}${ledger.opening < 0 ? ' OD' : ''}`,
    ],
  ],
  last: ({ ledger, number }) => [
    [
      '',
      '',
      'Totals at end of period',
      `$${number(ledger.out.sum)}`,
      `$${number(ledger.into.sum)}`,
      `$${number(ledger.closing)}${ledger.closing < 0 ? ' OD' : ''}`,
    ],
  ],
  foot: (page, count, { pen }) => {
    pen.left(
      44,
      790,
      'AP Automatic Payment   AT ATM   BP Bill Payment   DC Direct Credit   DD Direct Debit   EP EFTPOS   VT Visa Transaction',
      { size: 6.5 },
    );
    pen.right(556, 804, `Page ${page} of ${count}`, { size: 7 });
  },
  truth: {
    balances: 'every-row',
    describe: ({ lines }) => lines.join(' ').replace('|', ' '),
    alternatives: ({ lines }) => [lines.join(' ').replace(/^.*\|/, '')],
  },
});

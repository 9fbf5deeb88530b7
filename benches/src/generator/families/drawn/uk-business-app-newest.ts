import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** A British business app: newest first, kinds in a column, sums of the period and the balance of a day over the table, nothing for the opening balance but that. */
export const ukBusinessAppNewest = tableSheet({
  id: 'uk-business-app-newest',
  kind: 'bank_statement',
  tags: ['newest-first', 'credit-before-debit', 'running-balance', 'type-column'],
  suits: only('UK'),
  dates: ['d MMM yyyy', 'd MMM yyyy'],
  count: [4, 50],
  isNewestFirst: true,
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'directDebit', 'fee'],
    movements: {
      card: [['{m} {c} GBR, card ending in {f}'], ['{m} INTERNET GBR']],
      transferIn: [['{p} ref: INV {r}']],
      transferOut: [['{p} ref: rent']],
      directDebit: [['{m} ref: {r}']],
      fee: [['20p transaction fee'], ['Monthly plan fee']],
    },
  },
  paper: { size: 8.5 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    if (!isFirst) return 60;
    pen.left(44, 44, 'Business Statement', { size: 17, isBold: true });
    pen.right(556, 44, desk.bank, { isBold: true });
    pen.left(44, 72, 'Sample Trading Ltd');
    pen.left(44, 83, '14 Alder Row, Westbrook WB4 2LN');
    pen.left(340, 72, `Statement of fees and transactions`);
    pen.left(340, 83, `Period: ${full(ledger.start)} - ${full(ledger.end)}`);
    pen.left(340, 94, `Account number: ${ledger.number}`);
    pen.left(340, 105, 'Sort code: 04-06-05');
    return 124;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    roll.row(from(44, `Balance (£) on ${full(ledger.start)}`), upTo(330, signed(ledger.opening)));
    roll.row(from(44, 'Total paid in (£)'), upTo(330, number(ledger.into.sum)));
    roll.row(from(44, 'Total paid out (£)'), upTo(330, number(ledger.out.sum)));
    roll.row(from(44, `Balance (£) on ${full(ledger.end)}`), upTo(330, signed(ledger.closing)));
    roll.skip(14);
  },
  columns: [
    ['Date', '44', (entry, { day }) => day(entry.date)],
    ['Transaction type', '106', ({ kind }) => KINDS[kind] ?? 'Transfer'],
    ['Details', '190', cutAt(160)],
    ['Paid in (£)', '>420', into],
    ['Paid out (£)', '>490', out],
    ['Balance (£)', '>556', (entry, { signed }) => signed(entry.balance)],
  ],
  foot: (page, count, { pen }) => {
    pen.left(44, 800, 'Deposits are held at a partner bank and protected up to £85,000 by the FSCS.', {
      size: 6.5,
    });
    pen.right(556, 812, `Page ${page} of ${count}`, { size: 7 });
  },
  truth: {
    balances: 'every-row',
    alternatives: ({ kind, lines }) => [`${KINDS[kind] ?? 'Transfer'} ${lines.join(' ')}`],
  },
});

const KINDS: Readonly<Record<string, string>> = {
  card: 'Card Transaction',
  transferIn: 'Domestic Transfer',
  transferOut: 'Domestic Transfer',
  directDebit: 'Direct Debit',
  fee: 'Fees',
};

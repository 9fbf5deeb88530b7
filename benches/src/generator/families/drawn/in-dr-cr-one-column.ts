import { INDIAN_BANK } from '../../prints/descriptors.ts';
import { INDIA } from '../../prints/places.ts';
import { block, cutAt, tableSheet } from './table-sheet.ts';

const side = (minor: number) => (minor < 0 ? '(Dr)' : '(Cr)');

/** An Indian bank: money out and in share a column of which the heading continues below behind a stroke, and letters in brackets tell them apart. */
export const inDrCrOneColumn = tableSheet({
  id: 'in-dr-cr-one-column',
  kind: 'bank_statement',
  tags: ['letters-in-brackets', 'one-column-two-sides', 'heading-goes-on', 'running-balance'],
  locales: INDIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  count: [4, 45],
  order: { movements: INDIAN_BANK },
  paper: { format: 'a4', size: 7.5 },
  step: 11,
  head: ({ pen, ledger, full }, isFirst) => {
    pen.left(40, 44, 'JORDAN SAMPLE', { isBold: true });
    if (!isFirst) return 70;
    pen.left(40, 56, '14 ALDER ROAD');
    pen.left(40, 68, 'PUNE 411001');
    pen.left(330, 44, `Period : ${full(ledger.start)} To ${full(ledger.end)}`);
    pen.left(330, 56, 'Cust.Reln.No : 12345678');
    pen.left(330, 68, `Account No : ${ledger.number}`);
    pen.left(330, 80, 'Currency : INR');
    return 104;
  },
  columns: [
    ['Date', '40', (entry, { day }) => day(entry.date)],
    ['Narration', '100', cutAt(200)],
    ['Chq/Ref No', '320', ({ reference }) => reference],
    ['Withdrawal (Dr)/|Deposit (Cr)', '>470', ({ amount }, { number }) => `${number(amount)}${side(amount)}`],
    ['Balance', '>556', ({ balance }, { number }) => `${number(balance)}${side(balance)}`],
  ],
  first: ({ ledger, number }) => [['', 'B/F', '', '', `${number(ledger.opening)}${side(ledger.opening)}`]],
  below: ({ pen, roll, ledger, number }) => {
    roll.skip(14);
    roll.need(90);
    block(
      pen,
      [40, 300, roll.y(), 12],
      [
        ['Opening Balance :', `${number(ledger.opening)}${side(ledger.opening)}`],
        ['Total Withdrawal Amount :', `${number(ledger.out.sum)}(Dr)`],
        ['Total Deposit Amount :', `${number(ledger.into.sum)}(Cr)`],
        ['Closing Balance :', `${number(ledger.closing)}${side(ledger.closing)}`],
        ['Withdrawal Count :', String(ledger.out.count)],
        ['Deposit Count :', String(ledger.into.count)],
      ],
    );
  },
  foot: (page, count, { pen }) => pen.right(556, 815, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});

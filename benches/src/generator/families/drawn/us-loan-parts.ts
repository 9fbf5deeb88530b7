import type { Entry } from '@tieout/corpus';
import { USA } from '../../prints/places.ts';
import { block, tableSheet } from './table-sheet.ts';

/** What of a payment is interest, and what is put by. */
const interestOf = ({ reference }: Entry) => 4000 + Number(reference.slice(0, 4));
const escrowOf = ({ reference }: Entry) => 9000 + Number(reference.slice(4));

/** An American home loan: each payment with its parts, of which the principal alone lowers what is owed, printed without a sign. */
export const usLoanParts = tableSheet({
  id: 'us-loan-parts',
  kind: 'bank_statement',
  tags: ['loan', 'parts-of-payment', 'running-balance', 'unsigned'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  count: [3, 14],
  order: {
    opening: -21_884_033,
    kinds: ['transferIn'],
    movements: { transferIn: [['Payment'], ['Payment - Auto Debit'], ['Principal Curtailment']] },
  },
  paper: { size: 8 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(36, 40, `${desk.bank} Home Loans`, { size: 13, isBold: true });
    pen.right(576, 40, 'Mortgage Account History');
    if (!isFirst) return 66;
    block(
      pen,
      [36, 300, 66, 12],
      [
        ['Loan number', ledger.number],
        ['History from', `${full(ledger.start)} to ${full(ledger.end)}`],
        ['Interest rate', '6.125%'],
        ['Beginning principal balance', desk.number(ledger.opening)],
        ['Ending principal balance', desk.number(ledger.closing)],
      ],
    );
    return 140;
  },
  columns: [
    ['Date', '36', ({ date }, { day }) => day(date)],
    ['Description', '95', ({ lines }) => lines],
    [
      'Total Amount',
      '>260',
      (entry, { number }) => number(Math.abs(entry.amount) + interestOf(entry) + escrowOf(entry)),
    ],
    ['Principal', '>325', ({ amount }, { number }) => number(amount)],
    ['Interest', '>385', (entry, { number }) => number(interestOf(entry))],
    ['Escrow', '>440', (entry, { number }) => number(escrowOf(entry))],
    ['Principal Balance', '>540', ({ balance }, { number }) => number(balance)],
  ],
  foot: (page, count, { pen }) => pen.right(576, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});

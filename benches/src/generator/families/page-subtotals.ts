import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Both columns are summed up at the foot of each page and the sums carried to the head of the next; no balance on the rows. */
export const pageSubtotals: Family = {
  id: 'page-subtotals',
  kind: 'bank_statement',
  tags: [
    'carried-forward',
    'column-totals',
    'debit-credit-columns',
    'no-running-balance',
    'opening-in-table',
  ],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(15, 80) });
    const [left, right] = [48, pen.widthPt - 48];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const sums = (label: string, out: number, into: number, y: number) => {
      pen.left(left + 90, y, label, { isBold: true });
      pen.right(right - 84, y, desk.number(out), { isBold: true });
      pen.right(right, y, desk.number(into), { isBold: true });
      return 16;
    };
    const balance = (label: string, minor: number, y: number) => {
      pen.left(left + 90, y, label);
      pen.right(minor < 0 ? right - 84 : right, y, desk.number(minor));
      return 18;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 16,
      bottom: pen.heightPt - 120,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 60,
      onStart: (y) => balance(desk.word('opening'), ledger.opening, y),
      onLeave: (last, y) => sums(desk.words.carriedForward, last.outSoFar, last.intoSoFar, y + 4),
      onResume: (last, y) => sums(desk.words.broughtForward, last.outSoFar, last.intoSoFar, y),
      decorateHeading: (_, under) => pen.line(left, under, right, under, 0.8),
      columns: [
        textColumn(desk.words.date, left, left + 88, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 90, right - 170, (row) => row.lines),
        figureColumn(desk.sides[0], right - 84, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
      ],
    });
    sums(`${desk.words.totalOut} / ${desk.words.totalIn}`, ledger.out.sum, ledger.into.sum, below + 18);
    balance(desk.word('closing'), ledger.closing, below + 36);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

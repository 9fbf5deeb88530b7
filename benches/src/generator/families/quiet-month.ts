import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Nothing happened, or next to nothing: a heading, perhaps one row, and a sentence that says so. */
export const quietMonth: Family = {
  id: 'quiet-month',
  kind: 'bank_statement',
  tags: ['zero-transactions', 'debit-credit-columns', 'opening-in-table'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.pick([0, 0, 1]) });
    const [left, right] = [48, pen.widthPt - 48];
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const line = (label: string, balance: number, y: number) => {
      pen.left(left + 96, y, label);
      pen.right(right, y, desk.signed(balance));
      return 15;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 16,
      bottom: pen.heightPt - 100,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 60,
      onStart: (y) => line(desk.word('opening'), ledger.opening, y),
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 220, (row) => row.lines.join(' ')),
        figureColumn(desk.sides[0], right - 150, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 76, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    if (ledger.entries.length === 0) pen.left(left + 96, below + 10, desk.words.noMovements);
    line(desk.word('closing'), ledger.closing, below + 30);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

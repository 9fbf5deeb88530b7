import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Money in stands left of money out; landscape, pale rules between days. */
export const creditBeforeDebit: Family = {
  id: 'credit-before-debit',
  kind: 'bank_statement',
  tags: ['credit-before-debit', 'landscape', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9, isLandscape: true });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 50) });
    const [left, right] = [50, pen.widthPt - 50];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 20,
      bottom: pen.heightPt - 64,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 50,
      decorateHeading: (_, under) => pen.line(left, under, right, under, 1.2, '#aa3322'),
      onStart: (y) => {
        pen.left(left + 110, y, desk.word('opening'));
        pen.right(right, y, desk.signed(ledger.opening));
        return 15;
      },
      columns: [
        textColumn(desk.words.date, left, left + 106, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 110, right - 260, (row) => row.lines.join(' ')),
        figureColumn(desk.sides[1], right - 180, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[0], right - 90, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    pen.left(left + 110, below + 14, desk.word('closing'));
    pen.right(right, below + 14, desk.signed(ledger.closing));
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

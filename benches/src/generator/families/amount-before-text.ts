import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The amount stands before the text: date, amount, balance, and then what it was. */
export const amountBeforeText: Family = {
  id: 'amount-before-text',
  kind: 'bank_statement',
  tags: ['amount-before-description', 'signed-amount', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9, shape: 'serif' });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const [left, right] = [50, pen.widthPt - 50];
    const head = drawLetterhead(desk, pen, ledger, 'centered');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), left, left + 220, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 12,
      bottom: pen.heightPt - 60,
      lineHeight: 12,
      rowGap: 4,
      onNewSheet: () => 60,
      decorateHeading: (above, under) => {
        pen.line(left, above, right, above, 0.5);
        pen.line(left, under, right, under, 0.5);
      },
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        figureColumn(desk.word('amount'), left + 170, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), left + 250, (row) => desk.signed(row.balance)),
        textColumn(desk.word('description'), left + 270, right, (row) => row.lines.join(' ')),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Amounts without any sign, letter or side: which way each went is recognized by the balance after it alone. */
export const unsignedLedger: Family = {
  id: 'unsigned-ledger',
  kind: 'bank_statement',
  tags: ['unsigned-amounts', 'running-balance', 'opening-in-table'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40) });
    const [left, right] = [50, pen.widthPt - 50];
    const head = drawLetterhead(desk, pen, ledger, 'centered');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), left, right, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 70,
      lineHeight: 12,
      rowGap: 3,
      onNewSheet: () => 60,
      onStart: (y) => {
        pen.left(left + 96, y, desk.word('opening'));
        pen.right(right, y, desk.signed(ledger.opening));
        return 15;
      },
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 170, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 86, (row) => desk.number(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

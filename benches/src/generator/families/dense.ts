import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A busy business account: hundreds of one-line rows in small type, a running balance, nothing between the rows. */
export const dense: Family = {
  id: 'dense',
  kind: 'bank_statement',
  tags: ['dense', 'long', 'debit-credit-columns', 'running-balance', 'no-rules'],
  draw: (desk) => {
    const pen = desk.pen({ size: 6.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(220, 500) });
    const [left, right] = [30, pen.widthPt - 30];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), left, left + 200, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 6,
      bottom: pen.heightPt - 46,
      lineHeight: 7.6,
      rowGap: 0.4,
      onNewSheet: () => 34,
      columns: [
        textColumn(desk.words.date, left, left + 60, (row) => desk.date(row.date)),
        {
          ...textColumn(desk.word('description'), left + 64, right - 180, (row) => row.lines.join(' ')),
          wraps: false,
        },
        figureColumn(desk.sides[0], right - 130, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 66, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

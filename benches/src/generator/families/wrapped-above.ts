import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The figures stand on the last line of a row: text runs above them, and the date stands on the first line or the last. */
export const wrappedAbove: Family = {
  id: 'wrapped-above',
  kind: 'bank_statement',
  tags: ['wraps-above', 'multi-line', 'debit-credit-columns', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 40) });
    const [left, right] = [44, pen.widthPt - 44];
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), right - 250, right, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 60,
      lineHeight: 10.5,
      rowGap: 7,
      anchor: 'last',
      onNewSheet: () => 50,
      decorate: (_, __, above) => pen.line(left, above, right, above, 0.4, '#999999'),
      columns: [
        textColumn(desk.words.date, left, left + 76, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 80, left + 250, (row) => row.lines),
        figureColumn(desk.sides[0], right - 160, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 80, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

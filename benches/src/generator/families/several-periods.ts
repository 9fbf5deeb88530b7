import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Two months of the same account bound into one file, each a statement of its own with its own head. */
export const severalPeriods: Family = {
  id: 'several-periods',
  kind: 'bank_statement',
  tags: ['multi-period', 'signed-amount', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const first = desk.ledger({ entryCount: desk.random.whole(5, 25) });
    const second = desk.ledger({
      entryCount: desk.random.whole(5, 25),
      start: first.end + 1,
      opening: first.closing,
      number: first.number,
    });
    const [left, right] = [44, pen.widthPt - 44];
    for (const ledger of [first, second]) {
      if (ledger === second) pen.newSheet();
      const head = drawLetterhead(desk, pen, ledger, 'grid');
      const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
      drawTable(pen, {
        rows: ledger.entries,
        top: top + 8,
        bottom: pen.heightPt - 64,
        lineHeight: 11,
        rowGap: 4,
        onNewSheet: () => 54,
        decorateHeading: (above, under) => pen.box(left, above, right - left, under - above, '#fde9d9'),
        columns: [
          textColumn(desk.words.date, left + 2, left + 92, (row) => desk.date(row.date)),
          textColumn(desk.word('description'), left + 96, right - 160, (row) => row.lines.join(' ')),
          figureColumn(desk.word('amount'), right - 80, (row) => desk.signed(row.amount)),
          figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
        ],
      });
    }
    drawFeet(desk, pen, first);
    return { pen, accounts: [first, second].map((ledger) => desk.truth(ledger, { balances: 'every-row' })) };
  },
};

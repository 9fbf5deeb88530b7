import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A loyalty account rides along: points by day in a table before the movements. */
export const pointsAtTheSide: Family = {
  id: 'points-at-the-side',
  kind: 'bank_statement',
  tags: ['rewards-table', 'signed-amount', 'running-balance', 'decoy-table'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 35) });
    const [left, right] = [44, pen.widthPt - 44];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    let y = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head) + 12;
    pen.left(left, y, desk.words.pointsTitle, { isBold: true });
    for (let at = 0; at < 3; at++) {
      y += 13;
      pen.left(left, y, desk.date(ledger.start + at * 7));
      pen.left(left + 110, y, desk.random.pick(desk.words.merchants));
      pen.right(left + 320, y, String(desk.random.whole(10, 950)));
    }
    drawTable(pen, {
      rows: ledger.entries,
      top: y + 24,
      bottom: pen.heightPt - 60,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 54,
      decorateHeading: (above, under) => pen.box(left, above, right - left, under - above, '#e9f0e4'),
      columns: [
        textColumn(desk.words.date, left + 2, left + 96, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 100, right - 170, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 86, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), right - 2, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

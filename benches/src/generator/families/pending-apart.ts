import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** What is authorised but not booked stands in a section of its own, dated and priced like the rest, and is no part of the balance. */
export const pendingApart: Family = {
  id: 'pending-apart',
  kind: 'bank_statement',
  tags: ['pending-section', 'signed-amount', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 28) });
    const [left, right] = [44, pen.widthPt - 44];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 170,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 54,
      decorateHeading: (_, under) => pen.line(left, under, right, under, 0.8),
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 160, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 80, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    pen.left(left, below + 36, desk.words.pendingTitle, { isBold: true, color: '#8a5a00' });
    const unit = 10 ** desk.locale.digits * desk.locale.scale;
    for (let at = 0; at < desk.random.whole(1, 3); at++) {
      pen.left(left, below + 52 + at * 14, desk.date(ledger.end));
      pen.left(left + 96, below + 52 + at * 14, desk.random.pick(desk.words.merchants));
      pen.right(
        right - 80,
        below + 52 + at * 14,
        desk.signed(-Math.round((desk.random.whole(300, 9000) * unit) / 100)),
      );
    }
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

import type { Entry, Pen } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';

/** Set like a newspaper: the movements run down the left half of the page and go on in the right half. */
export const twoUp: Family = {
  id: 'two-up',
  kind: 'bank_statement',
  tags: ['two-column-section', 'signed-amount', 'no-running-balance', 'no-year'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(10, 40) });
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), 40, pen.widthPt - 40, head);
    const perHalf = Math.ceil(ledger.entries.length / 2);
    [0, 1].forEach((half) => {
      drawHalf(desk, pen, ledger.entries.slice(half * perHalf, (half + 1) * perHalf), half, top + 8);
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

function drawHalf(desk: Desk, pen: Pen, rows: readonly Entry[], half: number, top: number): void {
  const width = (pen.widthPt - 100) / 2;
  const left = 40 + half * (width + 20);
  pen.left(left, top + 10, desk.words.date, { isBold: true });
  pen.left(left + 44, top + 10, desk.word('description'), { isBold: true });
  pen.right(left + width, top + 10, desk.word('amount'), { isBold: true });
  pen.line(left, top + 14, left + width, top + 14);
  let y = top + 26;
  for (const row of rows) {
    pen.left(left, y, desk.shortDate(row.date));
    pen.right(left + width, y, desk.signed(row.amount));
    for (const line of row.lines.flatMap((text) => pen.wrap(text, width - 112))) {
      pen.left(left + 44, y, line);
      y += 9.5;
    }
    y += 1.5;
  }
}

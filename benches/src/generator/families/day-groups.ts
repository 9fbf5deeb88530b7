import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';

/** A line for each day with its balance, and below it what happened that day. */
export const dayGroups: Family = {
  id: 'day-groups',
  kind: 'bank_statement',
  tags: ['day-groups', 'signed-amount', 'day-end-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40) });
    const [left, right] = [46, pen.widthPt - 46];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    let y = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head) + 14;
    const room = (height: number) => {
      if (y + height < pen.heightPt - 60) return;
      pen.newSheet();
      y = 60;
    };
    for (const { date, balance } of ledger.daily) {
      room(46);
      pen.box(left, y - 10, right - left, 15, '#f2efe8');
      pen.left(left + 4, y, `${desk.written(date, 'dddd')} ${desk.longDate(date)}`, { isBold: true });
      pen.right(right - 4, y, `${desk.words.dayBalance} ${desk.priced(balance)}`, {
        color: '#444444',
        size: 8,
      });
      y += 17;
      for (const row of ledger.entries.filter((entry) => entry.date === date)) {
        room(row.lines.length * 12 + 4);
        row.lines.forEach((line, at) => {
          pen.left(left + 14, y + at * 11, line);
        });
        pen.right(right - 4, y, desk.signed(row.amount));
        y += row.lines.length * 11 + 5;
      }
      y += 6;
    }
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

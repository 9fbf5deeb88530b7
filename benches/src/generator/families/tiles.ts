import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { titleOf } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';

/** No table at all: a card for each movement, its name and amount on one line, the date and the balance in grey below. */
export const tiles: Family = {
  id: 'tiles',
  kind: 'bank_statement',
  tags: ['no-header', 'two-line-rows', 'symbol-in-cell', 'plus-minus-amount', 'balance-below-amount'],
  draw: (desk) => {
    const pen = desk.pen({ size: 10 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(4, 30) });
    const [left, right] = [60, pen.widthPt - 60];
    pen.left(left, 56, titleOf(desk, ledger), { size: 18, isBold: true });
    pen.left(left, 74, `${desk.bank} · ${ledger.number} · ${desk.period(ledger)}`, { color: '#666666' });
    let y = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, 90) + 6;
    const isNewestFirst = desk.random.chance(0.5);
    const entries: readonly Entry[] = isNewestFirst ? [...ledger.entries].reverse() : ledger.entries;
    for (const row of entries) {
      if (y + 40 > pen.heightPt - 60) {
        pen.newSheet();
        y = 50;
      }
      pen.box(left, y, right - left, 32, '#fafafa', '#e5e5e5');
      pen.left(left + 8, y + 13, row.lines.join(' '), { isBold: true, size: 8.5 });
      pen.right(right - 8, y + 13, row.amount > 0 ? `+${desk.priced(row.amount)}` : desk.priced(row.amount), {
        isBold: true,
      });
      pen.left(left + 8, y + 26, desk.date(row.date), { size: 8, color: '#777777' });
      pen.right(right - 8, y + 26, `${desk.word('balance')} ${desk.priced(row.balance)}`, {
        size: 8,
        color: '#777777',
      });
      y += 38;
    }
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', entries })] };
  },
};

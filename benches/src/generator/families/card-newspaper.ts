import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { cardSummaryLines, drawFeet, drawSummaryList } from '../summary.ts';

/** A card statement set in two halves, each with its own heading, payments with a minus sign. */
export const cardNewspaper: Family = {
  id: 'card-newspaper',
  kind: 'credit_card_statement',
  tags: ['card', 'two-column-section', 'inverted-signs', 'no-year'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(8, 44) });
    const words = desk.words;
    const head = drawLetterhead(desk, pen, ledger, 'centered');
    const lines = cardSummaryLines(desk, ledger);
    const top = drawSummaryList(pen, lines, 40, 300, head) + 10;
    const perHalf = Math.ceil(ledger.entries.length / 2);
    const width = (pen.widthPt - 100) / 2;
    const half = (entries: readonly Entry[], left: number) => {
      pen.box(left, top, width, 14, '#333333');
      pen.left(left + 3, top + 10, words.date, { color: '#ffffff' });
      pen.left(left + 48, top + 10, desk.word('description'), { color: '#ffffff' });
      pen.right(left + width - 3, top + 10, desk.word('amount'), { color: '#ffffff' });
      let y = top + 27;
      for (const row of entries) {
        pen.left(left + 3, y, desk.shortDate(row.date));
        pen.right(left + width - 3, y, desk.signed(-row.amount));
        for (const line of pen.wrap(row.lines.join(' '), width - 112)) {
          pen.left(left + 48, y, line);
          y += 9.5;
        }
        y += 3;
      }
    };
    half(ledger.entries.slice(0, perHalf), 40);
    half(ledger.entries.slice(perHalf), 60 + width);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

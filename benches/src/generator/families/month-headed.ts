import type { Entry } from '@tieout/corpus';
import { partsOf } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';

/** A heading for each month with its year; the rows below carry short dates. */
export const monthHeaded: Family = {
  id: 'month-headed',
  kind: 'bank_statement',
  tags: ['month-headings', 'no-year', 'plus-minus-amount', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 45) });
    const [left, right] = [46, pen.widthPt - 46];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    let y = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, left + 250, head) + 20;
    pen.left(left, y, desk.words.date, { isBold: true });
    pen.left(left + 70, y, desk.word('description'), { isBold: true });
    pen.right(right - 90, y, desk.word('amount'), { isBold: true });
    pen.right(right, y, desk.word('balance'), { isBold: true });
    const isNewMonth = (row: Entry, at: number) => {
      const last = ledger.entries[at - 1];
      return last === undefined || partsOf(last.date).month !== partsOf(row.date).month;
    };
    ledger.entries.forEach((row, at) => {
      y += 14;
      if (y > pen.heightPt - 90) {
        pen.newSheet();
        y = 60;
      }
      if (isNewMonth(row, at)) {
        pen.left(
          left,
          y + 4,
          monthTitle(
            desk.words.code,
            desk.written(row.date, 'MMMM'),
            desk.written(row.date, 'yyyy'),
            desk.written(row.date, 'BBBB'),
          ),
          { isBold: true, size: 10.5 },
        );
        pen.line(left, y + 8, right, y + 8, 0.8);
        y += 22;
      }
      pen.left(left, y, desk.shortDate(row.date));
      pen.right(right - 90, y, `${row.amount > 0 ? '+' : '-'}${desk.number(row.amount)}`);
      pen.right(right, y, desk.signed(row.balance));
      pen.wrap(row.lines.join(' '), right - left - 235).forEach((line, below) => {
        if (below > 0) y += 11;
        pen.left(left + 70, y, line);
      });
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

function monthTitle(code: string, month: string, year: string, buddhist: string): string {
  if (code === 'th') return `${month} ${buddhist}`;
  if (code === 'ko') return `${year}년 ${month}`;
  return code === 'ja' || code === 'zh' ? `${year}年${month}` : `${month} ${year}`;
}

import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The date once a day, the balance at the end of the day, brought and carried forward on every page. */
export const highStreet: Family = {
  id: 'high-street',
  kind: 'bank_statement',
  tags: ['date-once-per-day', 'day-end-balance', 'debit-credit-columns', 'carried-forward', 'multi-line'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(12, 60) });
    const right = pen.widthPt - 50;
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const top = drawSummaryList(
      pen,
      summaryLines(desk, ledger, desk.number),
      pen.widthPt * 0.52,
      right,
      head,
    );
    const write = desk.random.chance(0.6) ? desk.date : desk.shortDate;
    const line = (label: string, balance: number, y: number) => {
      pen.left(130, y, label, { isBold: true });
      pen.right(right, y, desk.signed(balance), { isBold: true });
      return 15;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 14,
      bottom: pen.heightPt - 70,
      lineHeight: 11,
      rowGap: 2,
      onNewSheet: () => 60,
      onStart: (y) => line(desk.words.broughtForward, ledger.opening, y),
      onLeave: (last, y) => line(desk.words.carriedForward, last.balance, y + 4),
      onResume: (last, y) => line(desk.words.broughtForward, last.balance, y),
      columns: [
        textColumn(desk.words.date, 50, 128, (row) =>
          isFirstOfDay(ledger.entries, row) ? write(row.date) : '',
        ),
        textColumn(desk.word('description'), 130, 320, (row) => row.lines),
        figureColumn(desk.sides[0], right - 150, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 75, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) =>
          isLastOfDay(ledger.entries, row) ? desk.signed(row.balance) : '',
        ),
      ],
    });
    line(desk.word('closing'), ledger.closing, below + 14);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'last-of-day' })] };
  },
};

import { partsOf } from '@tieout/corpus';
import { isFirstOfDay } from '../day-edges.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The day in a narrow column, the month's name in the next, once a day; the year nowhere but in the head. */
export const splitDate: Family = {
  id: 'split-date',
  kind: 'bank_statement',
  tags: ['split-date', 'month-name-date', 'date-once-per-day', 'no-year', 'running-balance'],
  suits: (locale) => !['ja', 'zh', 'ko'].includes(locale.language.code),
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 50) });
    const [left, right] = [44, pen.widthPt - 44];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), left, left + 250, head);
    const first = (row: (typeof ledger.entries)[number]) => isFirstOfDay(ledger.entries, row);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 12,
      bottom: pen.heightPt - 60,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 54,
      columns: [
        {
          ...figureColumn(desk.words.date, left + 22, (row) =>
            first(row) ? String(partsOf(row.date).day) : '',
          ),
          align: 'left',
          left,
        },
        textColumn('', left + 20, left + 70, (row) => (first(row) ? desk.written(row.date, 'MMM') : '')),
        textColumn(desk.word('description'), left + 76, right - 220, (row) => row.lines),
        figureColumn(desk.sides[0], right - 150, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 76, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

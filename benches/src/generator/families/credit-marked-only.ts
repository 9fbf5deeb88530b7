import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Only what came in is marked, with CR or its like or a plus; everything else is money out and has no sign. */
export const creditMarkedOnly: Family = {
  id: 'credit-marked-only',
  kind: 'bank_statement',
  tags: ['credit-suffix-only', 'no-running-balance', 'currency-in-heading'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40) });
    const [left, right] = [50, pen.widthPt - 50];
    const head = drawLetterhead(desk, pen, ledger, 'centered');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const mark = ` ${desk.words.directions[1]}`;
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 12,
      bottom: pen.heightPt - 64,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 56,
      decorate: (_, index, above, under) => {
        if (index % 2 === 1) pen.box(left, above, right - left, under - above, '#f6f6ee');
      },
      columns: [
        textColumn(desk.words.date, left + 2, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 110, (row) => row.lines.join(' ')),
        textColumn(`${desk.word('amount')} (${desk.locale.currency})`, right - 100, right, () => ''),
        figureColumn('', right - 2, (row) => `${desk.number(row.amount)}${row.amount > 0 ? mark : ''}`),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

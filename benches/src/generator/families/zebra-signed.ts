import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Striped rows, one signed amount, the balance next to it; the heading on the first page only. */
export const zebraSigned: Family = {
  id: 'zebra-signed',
  kind: 'bank_statement',
  tags: ['zebra', 'signed-amount', 'running-balance', 'no-repeated-headings'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(10, 70) });
    const [left, right] = [40, pen.widthPt - 40];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, left + 240, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 10,
      bottom: pen.heightPt - 60,
      lineHeight: 12,
      rowGap: 6,
      repeatsHeading: false,
      headingLook: { isBold: true, color: '#ffffff' },
      onNewSheet: () => 48,
      decorateHeading: (above, below) => pen.box(left, above, right - left, below - above, '#31465a'),
      decorate: (_, index, above, below) => {
        if (index % 2 === 0) pen.box(left, above, right - left, below - above, '#f0f3f5');
      },
      columns: [
        textColumn(desk.words.date, left + 6, left + 96, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 98, right - 170, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 90, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), right - 6, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

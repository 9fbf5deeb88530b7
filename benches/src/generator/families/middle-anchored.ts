import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** As web pages are printed: cells stand in the middle of their row, so that text runs above and below the figures. */
export const middleAnchored: Family = {
  id: 'middle-anchored',
  kind: 'bank_statement',
  tags: ['wraps-above', 'wraps-below', 'ruled', 'symbol-in-cell', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(4, 35) });
    const [left, right] = [40, pen.widthPt - 40];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 60,
      lineHeight: 11,
      rowGap: 9,
      anchor: 'middle',
      onNewSheet: () => 44,
      decorate: (_, __, above, under) => pen.box(left, above, right - left, under - above, null, '#c4ccd4'),
      decorateHeading: (above, under) =>
        pen.box(left, above, right - left, under - above, '#f5f7f9', '#c4ccd4'),
      columns: [
        textColumn(desk.words.date, left + 6, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 200, (row) => [
          ...row.lines,
          `${desk.words.reference} ${row.reference}`,
        ]),
        figureColumn(desk.word('amount'), right - 96, (row) => desk.priced(row.amount)),
        figureColumn(desk.word('balance'), right - 6, (row) => desk.priced(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    const describe = (row: { lines: readonly string[]; reference: string }) =>
      [...row.lines, desk.words.reference, row.reference].join(' ');
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', describe })] };
  },
};

import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Every cell in a ruled box, two amount columns, the balance on every row, headings on every page. */
export const ruledGrid: Family = {
  id: 'ruled-grid',
  kind: 'bank_statement',
  tags: ['ruled', 'running-balance', 'debit-credit-columns', 'multi-page-headings'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 55) });
    const [left, right] = [36, pen.widthPt - 36];
    const edges = [left, left + 68, right - 216, right - 144, right - 72, right];
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const frame = (above: number, below: number, fill: string | null) => {
      pen.box(left, above, right - left, below - above, fill, '#666666');
      for (const edge of edges) pen.line(edge, above, edge, below, 0.5, '#666666');
    };
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 10,
      bottom: pen.heightPt - 60,
      lineHeight: 11,
      rowGap: 5,
      onNewSheet: () => 50,
      decorate: (_, __, above, below) => frame(above, below, null),
      decorateHeading: (above, below) => frame(above, below, '#dfe5ec'),
      columns: [
        textColumn(desk.words.date, left + 4, left + 66, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 72, right - 222, (row) => row.lines.join(' ')),
        figureColumn(desk.sides[0], right - 148, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 76, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right - 4, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

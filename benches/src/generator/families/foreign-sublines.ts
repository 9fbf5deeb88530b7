import type { Entry } from '@tieout/corpus';
import { formatDecimal } from '@tieout/records';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Purchases abroad carry a line of their own below: the amount in the other currency and the rate. */
export const foreignSublines: Family = {
  id: 'foreign-sublines',
  kind: 'bank_statement',
  tags: ['fx-sub-lines', 'multi-line', 'signed-amount', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 40), withForeign: true });
    const [left, right] = [44, pen.widthPt - 44];
    const subline = ({ foreign }: Entry) =>
      foreign === null
        ? []
        : [`${foreign.currency} ${formatDecimal(foreign.amount)} @ ${foreign.rate.toFixed(4)}`];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, left + 260, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 12,
      bottom: pen.heightPt - 60,
      lineHeight: 11,
      rowGap: 5,
      onNewSheet: () => 50,
      decorate: (_, __, above) => pen.line(left, above, right, above, 0.3, '#bbbbbb'),
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 160, (row) => [
          ...row.lines,
          ...subline(row),
        ]),
        figureColumn(desk.word('amount'), right - 80, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    const describe = (row: Entry) => [...row.lines, ...subline(row)].join(' ');
    const alternatives = (row: Entry) => (row.foreign === null ? [] : [row.lines.join(' ')]);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', describe, alternatives })] };
  },
};

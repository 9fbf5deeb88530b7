import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A wallet's history: date and time in one cell, a long reference, a fee column that is mostly zero, net amount and balance. */
export const timeStamped: Family = {
  id: 'time-stamped',
  kind: 'bank_statement',
  tags: ['time-in-date', 'ref-number-column', 'signed-amount', 'running-balance', 'currency-code-column'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const [left, right] = [32, pen.widthPt - 32];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const clock = (row: Entry) =>
      `${row.reference.slice(0, 1)}${Number(row.reference.slice(1, 2)) % 10}`.replace(/^[3-9]/, '1');
    const time = (row: Entry) =>
      `${clock(row)}:${row.reference.slice(2, 3).replace(/[6-9]/, '3')}${row.reference.slice(3, 4)}`;
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 6,
      bottom: pen.heightPt - 60,
      lineHeight: 10,
      rowGap: 5,
      onNewSheet: () => 50,
      decorate: (_, __, ___, under) => pen.line(left, under, right, under, 0.3, '#dddddd'),
      columns: [
        textColumn(
          desk.words.date,
          left,
          left + 104,
          (row) => `${desk.date(row.date)} ${time(row).replace(/^2[4-9]/, '21')}`,
        ),
        textColumn(desk.words.reference, left + 110, left + 160, (row) => row.reference),
        textColumn(desk.word('description'), left + 166, right - 160, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 94, (row) => desk.signed(row.amount)),
        textColumn('', right - 90, right - 70, () => desk.locale.currency),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    const alternatives = (row: Entry) => [`${row.reference} ${row.lines.join(' ')}`];
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', alternatives })] };
  },
};

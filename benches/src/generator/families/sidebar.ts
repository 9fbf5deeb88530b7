import type { Family } from '../family.ts';
import { titleOf } from '../letterhead.ts';
import { drawFeet, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A coloured column of summary and notices runs down the left of the first page, on the same lines as the movements. */
export const sidebar: Family = {
  id: 'sidebar',
  kind: 'bank_statement',
  tags: ['sidebar', 'signed-amount', 'running-balance', 'no-year'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 50) });
    const [left, right] = [196, pen.widthPt - 34];
    pen.box(0, 0, 178, pen.heightPt, '#f1ecf7');
    pen.wrap(desk.bank, 150, { size: 12, isBold: true }).forEach((line, at) => {
      pen.left(20, 44 + at * 14, line, { size: 12, isBold: true, color: '#4a2a7a' });
    });
    pen.left(left, 50, titleOf(desk, ledger), { size: 15, isBold: true });
    pen.left(left, 66, desk.period(ledger));
    pen.left(20, 90, desk.words.accountNumber, { size: 7.5 });
    pen.left(20, 101, ledger.number, { isBold: true });
    summaryLines(desk, ledger, desk.priced).forEach(([label, value], at) => {
      pen.left(20, 130 + at * 30, label, { size: 7.5 });
      pen.left(20, 142 + at * 30, value, { size: 10.5, isBold: true });
    });
    pen.wrap(desk.smallPrint(ledger), 140, { size: 7 }).forEach((line, at) => {
      pen.left(20, 280 + at * 9.5, line, { size: 7 });
    });
    drawTable(pen, {
      rows: ledger.entries,
      top: 84,
      bottom: pen.heightPt - 60,
      lineHeight: 10.5,
      rowGap: 5,
      onNewSheet: () => 54,
      decorate: (_, __, ___, under) => pen.line(left, under, right, under, 0.3, '#cccccc'),
      columns: [
        textColumn(desk.words.date, left, left + 52, (row) => desk.shortDate(row.date)),
        textColumn(desk.word('description'), left + 56, right - 146, (row) => row.lines),
        figureColumn(desk.word('amount'), right - 72, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

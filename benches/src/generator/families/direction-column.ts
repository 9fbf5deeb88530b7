import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Amounts without a sign, and a narrow column of letters or words that says which way each went. */
export const directionColumn: Family = {
  id: 'direction-column',
  kind: 'bank_statement',
  tags: ['direction-column', 'no-running-balance', 'many-line-description'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const [left, right] = [40, pen.widthPt - 40];
    const hasBalance = desk.random.chance(0.4);
    const amountAt = hasBalance ? right - 110 : right - 36;
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, left + 230, head);
    const direction = (minor: number) => desk.words.directions[minor < 0 ? 0 : 1];
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 12,
      bottom: pen.heightPt - 64,
      lineHeight: 11,
      rowGap: 5,
      onNewSheet: () => 54,
      decorate: (_, __, ___, below) => pen.line(left, below, right, below, 0.3, '#cccccc'),
      decorateHeading: (_, below) => pen.line(left, below, right, below, 1, '#333333'),
      columns: [
        textColumn(desk.words.date, left, left + 76, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 78, amountAt - 76, (row) => row.lines),
        figureColumn(`${desk.word('amount')} ${desk.locale.currency}`, amountAt, (row) =>
          desk.number(row.amount),
        ),
        textColumn(desk.words.directionHeading, amountAt + 6, amountAt + 40, (row) => direction(row.amount)),
        ...(hasBalance ? [figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance))] : []),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: hasBalance ? 'every-row' : 'none' })] };
  },
};

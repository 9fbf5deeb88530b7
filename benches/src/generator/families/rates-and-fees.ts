import type { Pen } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** After the movements a table of interest rates by balance and one of fees, this month and this year: neither are movements. */
export const ratesAndFees: Family = {
  id: 'rates-and-fees',
  kind: 'bank_statement',
  tags: ['interest-table', 'fee-table', 'debit-credit-columns', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(4, 25) });
    const [left, right] = [48, pen.widthPt - 48];
    const head = drawLetterhead(desk, pen, ledger, 'centered');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), left, right, head);
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 230,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 60,
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 220, (row) => row.lines.join(' ')),
        figureColumn(desk.sides[0], right - 150, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 76, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawRates(desk, pen, below + 34, ledger.start);
    drawFees(desk, pen, below + 110);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

function drawRates(desk: Desk, pen: Pen, y: number, since: number): void {
  const unit = 10 ** desk.locale.digits * desk.locale.scale;
  pen.left(48, y, desk.words.interestTitle, { isBold: true });
  [0, 10_000, 50_000].forEach((floor, at) => {
    pen.left(48, y + 16 + at * 13, desk.date(since));
    pen.left(150, y + 16 + at * 13, `> ${desk.number(floor * unit)}`);
    pen.right(pen.widthPt - 48, y + 16 + at * 13, `${desk.number((at + 1) * 35).replace(/^0+(?=\d)/, '')} %`);
  });
}

function drawFees(desk: Desk, pen: Pen, y: number): void {
  const unit = 10 ** desk.locale.digits * desk.locale.scale;
  const right = pen.widthPt - 48;
  pen.left(48, y, desk.words.feeTitle, { isBold: true });
  desk.words.movements.fee.forEach((lines, at) => {
    pen.left(48, y + 16 + at * 13, lines[0]?.replace(/ ?\{\w\}/g, '') ?? '');
    pen.right(right - 110, y + 16 + at * 13, desk.number(at * 3 * unit));
    pen.right(right, y + 16 + at * 13, desk.number((at + 1) * 9 * unit));
  });
}

import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A first page of letter, news and prices; the movements only from the second page on, without a heading on the third. */
export const coverLetter: Family = {
  id: 'cover-letter',
  kind: 'bank_statement',
  tags: ['cover-page', 'no-repeated-headings', 'debit-credit-columns', 'day-end-balance', 'fee-schedule'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(20, 90) });
    const [left, right] = [50, pen.widthPt - 50];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const paragraphs = Array.from({ length: 5 }, () => pen.wrap(desk.smallPrint(ledger), right - left));
    paragraphs.flat().forEach((line, at) => {
      pen.left(left, top + 30 + at * 13, line);
    });
    let y = top + 70 + paragraphs.flat().length * 13;
    pen.left(left, y, desk.words.feeTitle, { isBold: true });
    for (const price of [3, 12, 25]) {
      y += 14;
      pen.left(left, y, desk.random.pick(desk.words.movements.fee)[0] ?? '');
      pen.right(left + 300, y, desk.priced(price * 10 ** desk.locale.digits * desk.locale.scale));
    }
    pen.newSheet();
    pen.left(left, 50, `${desk.words.accountNumber} ${ledger.number}`, { isBold: true });
    drawTable(pen, {
      rows: ledger.entries,
      top: 70,
      bottom: pen.heightPt - 60,
      lineHeight: 11.5,
      rowGap: 3,
      repeatsHeading: false,
      onNewSheet: () => 48,
      decorateHeading: (_, under) => pen.line(left, under, right, under, 1),
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 96, right - 210, (row) => row.lines),
        figureColumn(desk.sides[0], right - 144, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 72, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Payments in parentheses among the purchases; one date; subtotal and total as last rows. */
export const cardParentheses: Family = {
  id: 'card-parentheses',
  kind: 'credit_card_statement',
  tags: ['card', 'parentheses', 'inverted-signs', 'no-year', 'opening-in-table'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(4, 35) });
    const [left, right] = [50, pen.widthPt - 50];
    const words = desk.words;
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const unit = 10 ** desk.locale.digits * desk.locale.scale;
    const boxes = [
      [words.creditLimit, desk.priced(12_000 * unit)],
      [words.minimumPayment, desk.priced(50 * unit)],
      [words.newBalance, desk.priced(ledger.closing)],
      [words.dueDate, desk.longDate(ledger.end + 20)],
    ] as const;
    const top = drawSummaryBoxes(pen, boxes, left, right, head);
    const bracketed = (owed: number) => (owed < 0 ? `(${desk.number(owed)})` : desk.number(owed));
    const line = (label: string, owed: number, y: number) => {
      pen.left(left + 70, y, label.toUpperCase(), { isBold: true });
      pen.right(right, y, bracketed(owed), { isBold: true });
      return 16;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 100,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 60,
      onStart: (y) => line(words.previousBalance, ledger.opening, y),
      columns: [
        textColumn(words.date, left, left + 66, (row) => desk.shortDate(row.date)),
        textColumn(desk.word('description'), left + 70, right - 90, (row) => row.lines.join(' ')),
        figureColumn(`${desk.word('amount')} ${desk.locale.currency}`, right, (row) =>
          bracketed(-row.amount),
        ),
      ],
    });
    line(words.newBalance, ledger.closing, below + 16);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

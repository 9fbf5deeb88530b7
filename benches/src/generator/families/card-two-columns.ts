import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A card kept like an account: charges and payments in two columns, what is owed after each row next to them. */
export const cardTwoColumns: Family = {
  id: 'card-two-columns',
  kind: 'credit_card_statement',
  tags: ['card', 'debit-credit-columns', 'running-balance', 'zebra'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(5, 45) });
    const [left, right] = [42, pen.widthPt - 42];
    const words = desk.words;
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const boxes = [
      [words.previousBalance, desk.priced(ledger.opening)],
      [words.payments, desk.priced(ledger.into.sum)],
      [words.purchases, desk.priced(-ledger.out.sum)],
      [words.newBalance, desk.priced(ledger.closing)],
    ] as const;
    const top = drawSummaryBoxes(pen, boxes, left, right, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 8,
      bottom: pen.heightPt - 64,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 54,
      decorate: (_, index, above, under) => {
        if (index % 2 === 0) pen.box(left, above, right - left, under - above, '#f4f1f8');
      },
      columns: [
        textColumn(words.date, left + 2, left + 94, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 98, right - 252, (row) => row.lines.join(' ')),
        figureColumn(words.purchases, right - 168, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(words.payments, right - 82, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right - 2, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

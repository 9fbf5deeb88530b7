import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A letter straight after each figure: debit or credit on amounts, the same on balances; opening and closing as rows. */
export const letterSuffix: Family = {
  id: 'letter-suffix',
  kind: 'bank_statement',
  tags: ['dr-cr-suffix', 'running-balance', 'opening-in-table', 'serif'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9.5, shape: 'serif' });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 50) });
    const [left, right] = [54, pen.widthPt - 54];
    const head = drawLetterhead(desk, pen, ledger, 'centered');
    const gap = desk.random.pick(['', ' ']);
    const marked = (minor: number) =>
      `${desk.number(minor)}${gap}${desk.words.directions[minor < 0 ? 0 : 1]}`;
    const line = (label: string, balance: number, y: number) => {
      pen.left(left + 90, y, label);
      pen.right(right, y, marked(balance));
      return 15;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 12,
      bottom: pen.heightPt - 90,
      lineHeight: 12,
      rowGap: 3,
      onNewSheet: () => 70,
      onStart: (y) => line(desk.word('opening'), ledger.opening, y),
      decorateHeading: (above, under) => {
        pen.line(left, above, right, above, 0.7);
        pen.line(left, under, right, under, 0.7);
      },
      columns: [
        textColumn(desk.words.date, left, left + 88, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 90, right - 180, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 90, (row) => marked(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => marked(row.balance)),
      ],
    });
    line(desk.word('closing'), ledger.closing, below + 14);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

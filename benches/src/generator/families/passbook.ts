import type { Family } from '../family.ts';
import { titleOf } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A passbook page: withdrawals before the text, deposits after it, short dates with dashes, the balance at the right; starred cash marks. */
export const passbook: Family = {
  id: 'passbook',
  kind: 'bank_statement',
  tags: ['passbook', 'debit-credit-columns', 'running-balance', 'opening-in-table', 'text-between-amounts'],
  suits: (locale) => ['ja', 'ko', 'zh', 'th'].includes(locale.language.code),
  draw: (desk) => {
    const pen = desk.pen({ size: 9.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 30) });
    const [left, right] = [70, pen.widthPt - 70];
    pen.center(pen.widthPt / 2, 60, `${desk.bank}  ${titleOf(desk, ledger)}`, { size: 14 });
    pen.center(pen.widthPt / 2, 80, `${desk.words.accountNumber} ${ledger.number}   ${desk.period(ledger)}`);
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: 96,
      bottom: pen.heightPt - 80,
      lineHeight: 12,
      rowGap: 4,
      onNewSheet: () => 60,
      decorate: (_, __, ___, under) => pen.line(left, under, right, under, 0.3, '#88aa88'),
      decorateHeading: (above, under) =>
        pen.box(left, above, right - left, under - above, '#e4f0e4', '#88aa88'),
      onStart: (y) => {
        pen.left(left + 166, y, desk.word('opening'));
        pen.right(right - 4, y, desk.signed(ledger.opening));
        return 16;
      },
      columns: [
        textColumn(desk.words.date, left + 4, left + 92, (row) => desk.date(row.date)),
        figureColumn(desk.sides[0], left + 158, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        textColumn(desk.word('description'), left + 166, right - 150, (row) => row.lines.join(' ')),
        figureColumn(desk.sides[1], right - 86, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.word('balance'), right - 4, (row) => desk.signed(row.balance)),
      ],
    });
    pen.left(left + 166, below + 14, desk.word('closing'));
    pen.right(right - 4, below + 14, desk.signed(ledger.closing));
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

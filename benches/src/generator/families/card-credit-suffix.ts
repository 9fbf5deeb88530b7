import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The British and Asian card: one column of amounts owed, payments marked CR, the old balance as the first row and the new as the last. */
export const cardCreditSuffix: Family = {
  id: 'card-credit-suffix',
  kind: 'credit_card_statement',
  tags: ['card', 'dr-cr-suffix', 'inverted-signs', 'two-dates', 'opening-in-table'],
  suits: (locale) => ['en', 'zh', 'ko'].includes(locale.language.code),
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(5, 45) });
    const [left, right] = [46, pen.widthPt - 46];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const unit = 10 ** desk.locale.digits * desk.locale.scale;
    pen.left(left, head + 10, `${desk.words.creditLimit} ${desk.priced(5000 * unit)}`);
    pen.left(
      left,
      head + 24,
      `${desk.words.minimumPayment} ${desk.priced(25 * unit)}   ${desk.words.dueDate} ${desk.longDate(ledger.end + 21)}`,
    );
    const line = (label: string, owed: number, y: number) => {
      pen.left(left + 190, y, label.toUpperCase());
      pen.right(right, y, desk.number(owed) + (owed < 0 ? ' CR' : ''));
      return 15;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 40,
      bottom: pen.heightPt - 90,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 60,
      onStart: (y) => line(desk.words.previousBalance, ledger.opening, y),
      decorateHeading: (_, under) => pen.line(left, under, right, under, 0.8),
      columns: [
        textColumn(desk.words.transactionDate, left, left + 86, (row) => desk.date(row.date)),
        textColumn(desk.words.postDate, left + 96, left + 182, (row) => desk.date(row.postDate)),
        textColumn(desk.word('description'), left + 190, right - 90, (row) => row.lines.join(' ')),
        figureColumn(
          `${desk.word('amount')} (${desk.locale.currency})`,
          right,
          (row) => `${desk.number(row.amount)}${row.amount > 0 ? ' CR' : ''}`,
        ),
      ],
    });
    line(desk.words.newBalance, ledger.closing, below + 16);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true })] };
  },
};

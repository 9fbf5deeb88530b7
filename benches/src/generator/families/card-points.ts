import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { cardSummaryLines, drawFeet, drawSummaryList } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Each purchase earns points, in a column next to its amount; instalment plans in a table below that are no movements. */
export const cardPoints: Family = {
  id: 'card-points',
  kind: 'credit_card_statement',
  tags: ['card', 'rewards-column', 'decoy-table', 'inverted-signs', 'two-dates'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(4, 28) });
    const [left, right] = [42, pen.widthPt - 42];
    const words = desk.words;
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const lines = cardSummaryLines(desk, ledger);
    const top = drawSummaryList(pen, lines, left, left + 260, head);
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 10,
      bottom: pen.heightPt - 150,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 54,
      headingLook: { isBold: true, size: 7.5 },
      columns: [
        textColumn(words.transactionDate, left, left + 76, (row) => desk.date(row.date)),
        textColumn(words.postDate, left + 86, left + 166, (row) => desk.date(row.postDate)),
        textColumn(desk.word('description'), left + 174, right - 160, (row) => row.lines.join(' ')),
        figureColumn(words.pointsTitle, right - 86, (row) =>
          row.amount < 0 ? String(1 + (Number(row.reference) % 400)) : '',
        ),
        figureColumn(desk.word('amount'), right, (row) => desk.priced(-row.amount)),
      ],
    });
    const unit = 10 ** desk.locale.digits * desk.locale.scale;
    pen.left(left, below + 34, words.interestTitle, { isBold: true });
    pen.left(left, below + 48, desk.date(ledger.start));
    pen.left(left + 174, below + 48, '12 × 3,9 %');
    pen.right(right, below + 48, desk.priced(640 * unit));
    drawFeet(desk, pen, ledger);
    const alternatives = (row: { lines: readonly string[]; reference: string }) => [
      `${row.lines.join(' ')} ${1 + (Number(row.reference) % 400)}`,
    ];
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true, alternatives })] };
  },
};

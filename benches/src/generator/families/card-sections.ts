import type { Entry, Pen, Totals } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The American card: payments, purchases, fees and interest under titles of their own, payments with a minus, totals of the year at the end. */
export const cardSections: Family = {
  id: 'card-sections',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'section-totals', 'inverted-signs', 'two-dates', 'no-year'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(5, 50) });
    const words = desk.words;
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const unit = 10 ** desk.locale.digits * desk.locale.scale;
    const lines = [
      [words.previousBalance, desk.priced(ledger.opening)],
      [words.payments, desk.priced(-ledger.into.sum)],
      [`${words.purchases} + ${words.sectionFees}`, desk.priced(-ledger.out.sum)],
      [words.newBalance, desk.priced(ledger.closing)],
      [words.creditLimit, desk.priced(9000 * unit)],
      [words.minimumPayment, desk.priced(35 * unit)],
      [words.dueDate, desk.longDate(ledger.end + 25)],
    ] as const;
    let y = drawSummaryList(pen, lines, 44, 330, head) + 20;
    const credits = ledger.entries.filter((entry) => entry.amount > 0);
    const fees = ledger.entries.filter((entry) => entry.amount < 0 && entry.kind === 'fee');
    const purchases = ledger.entries.filter((entry) => entry.amount < 0 && entry.kind !== 'fee');
    const spent: Totals = {
      count: ledger.out.count - ledger.fees.count,
      sum: ledger.out.sum - ledger.fees.sum,
    };
    if (ledger.into.count > 0) y = drawSection(desk, pen, words.payments, credits, ledger.into, y);
    y = drawSection(desk, pen, words.purchases, purchases, spent, y);
    if (ledger.fees.count > 0) y = drawSection(desk, pen, words.sectionFees, fees, ledger.fees, y);
    if (y < pen.heightPt - 90) {
      pen.left(44, y, `${words.feeTitle} ${desk.written(ledger.end, 'yyyy')}`, { isBold: true });
      pen.right(pen.widthPt - 44, y, desk.priced(87 * unit));
    }
    drawFeet(desk, pen, ledger);
    const entries = [...credits, ...purchases, ...fees];
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true, entries })] };
  },
};

function drawSection(
  desk: Desk,
  pen: Pen,
  title: string,
  rows: readonly Entry[],
  totals: Totals,
  top: number,
): number {
  const [left, right] = [44, pen.widthPt - 44];
  let y = top;
  if (y > pen.heightPt - 140) {
    pen.newSheet();
    y = 60;
  }
  pen.left(left, y, title.toUpperCase(), { isBold: true });
  const below = drawTable(pen, {
    rows,
    top: y + 4,
    bottom: pen.heightPt - 80,
    lineHeight: 11,
    rowGap: 3,
    headingLook: { size: 7.5, color: '#555555' },
    onNewSheet: () => 56,
    columns: [
      textColumn(desk.words.transactionDate, left, left + 70, (row) => desk.shortDate(row.date)),
      textColumn(desk.words.postDate, left + 84, left + 154, (row) => desk.shortDate(row.postDate)),
      textColumn(desk.word('description'), left + 164, right - 90, (row) => row.lines.join(' ')),
      figureColumn(desk.word('amount'), right, (row) => desk.signed(-row.amount)),
    ],
  });
  pen.left(left + 164, below + 12, desk.words.sectionTotal.replace('{section}', title).toUpperCase(), {
    isBold: true,
  });
  pen.right(right, below + 12, desk.priced(-totals.sum), { isBold: true });
  return below + 40;
}

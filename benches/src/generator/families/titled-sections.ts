import type { Entry, Ledger, Pen, Totals } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** No signs anywhere: what came in stands under one title, what went out under another, each with its total; balances by day at the end. */
export const titledSections: Family = {
  id: 'titled-sections',
  kind: 'bank_statement',
  tags: ['sections', 'section-totals', 'daily-balance-table', 'no-running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 60) });
    const [left, right] = [44, pen.widthPt - 44];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const summary = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    const { sectionIn, sectionOut, sectionFees } = desk.words;
    const ins = ledger.entries.filter((entry) => entry.amount > 0);
    const fees = ledger.entries.filter((entry) => entry.amount < 0 && entry.kind === 'fee');
    const outs = ledger.entries.filter((entry) => entry.amount < 0 && entry.kind !== 'fee');
    const others: Totals = {
      count: ledger.out.count - ledger.fees.count,
      sum: ledger.out.sum - ledger.fees.sum,
    };
    let y = drawSection(desk, pen, sectionIn, ins, ledger.into, summary + 20);
    y = drawSection(desk, pen, sectionOut, outs, others, y);
    if (ledger.fees.count > 0) y = drawSection(desk, pen, sectionFees, fees, ledger.fees, y);
    if (desk.random.chance(0.7)) drawDaily(desk, pen, ledger, y);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', entries: [...ins, ...outs, ...fees] })] };
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
  if (y > pen.heightPt - 150) {
    pen.newSheet();
    y = 60;
  }
  pen.left(left, y, title, { size: 12, isBold: true, color: '#1c4a7a' });
  const below = drawTable(pen, {
    rows,
    top: y + 6,
    bottom: pen.heightPt - 90,
    lineHeight: 11,
    rowGap: 3,
    onNewSheet: () => {
      pen.left(left, 56, `${title} (…)`, { size: 10, isBold: true });
      return 62;
    },
    columns: [
      textColumn(desk.words.date, left, left + 76, (row) => desk.shortDate(row.date)),
      textColumn(desk.word('description'), left + 80, right - 90, (row) => row.lines.join(' ')),
      figureColumn(desk.word('amount'), right, (row) => desk.number(row.amount)),
    ],
  });
  pen.line(left, below + 2, right, below + 2, 0.7);
  pen.left(left + 80, below + 13, desk.words.sectionTotal.replace('{section}', title), { isBold: true });
  pen.right(right, below + 13, desk.priced(Math.abs(totals.sum)), { isBold: true });
  return below + 40;
}

/** Dates and balances in three pairs of columns, down each pair. */
function drawDaily(desk: Desk, pen: Pen, ledger: Ledger, top: number): void {
  const days = ledger.daily;
  const height = Math.ceil(days.length / 3);
  let y = top;
  if (y + height * 12 + 40 > pen.heightPt - 60) {
    pen.newSheet();
    y = 60;
  }
  pen.left(44, y, desk.words.dailyTitle, { size: 12, isBold: true, color: '#1c4a7a' });
  const width = (pen.widthPt - 88) / 3;
  for (let pair = 0; pair < 3; pair++) {
    const x = 44 + pair * width;
    pen.left(x, y + 16, desk.words.date, { isBold: true });
    pen.right(x + width - 20, y + 16, desk.word('balance'), { isBold: true });
    days.slice(pair * height, (pair + 1) * height).forEach((day, at) => {
      pen.left(x, y + 30 + at * 12, desk.shortDate(day.date));
      pen.right(x + width - 20, y + 30 + at * 12, desk.signed(day.balance));
    });
  }
}

import type { Family } from '../family.ts';
import { titleOf } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A designer's statement: headings in spaced capitals, a serif face, hairlines, wide margins. */
export const spacedHeadings: Family = {
  id: 'spaced-headings',
  kind: 'bank_statement',
  tags: ['letter-spaced-headings', 'serif', 'debit-credit-columns', 'day-end-balance'],
  // Thai marks stand over their letter and cannot be spaced.
  suits: (locale) => locale.language.code !== 'th',
  draw: (desk) => {
    const pen = desk.pen({ size: 9, shape: 'serif' });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40) });
    const [left, right] = [60, pen.widthPt - 60];
    const spaced = { spacing: 2.2, size: 8 } as const;
    pen.left(left, 60, desk.bank.toUpperCase(), { spacing: 4, size: 14 });
    pen.left(left, 82, titleOf(desk, ledger).toUpperCase(), spaced);
    pen.left(left, 100, `${ledger.number}   ${desk.period(ledger)}`);
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), right - 220, right, 110);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 10,
      bottom: pen.heightPt - 70,
      lineHeight: 12,
      rowGap: 4,
      headingLook: { size: 6.5, spacing: 1.2 },
      onNewSheet: () => 70,
      decorateHeading: (_, under) => pen.line(left, under, right, under, 0.25),
      columns: [
        textColumn(desk.words.date.toUpperCase(), left, left + 86, (row) => desk.date(row.date)),
        textColumn(desk.word('description').toUpperCase(), left + 90, right - 262, (row) =>
          row.lines.join(' '),
        ),
        figureColumn(desk.sides[0].toUpperCase(), right - 176, (row) =>
          row.amount < 0 ? desk.number(row.amount) : '',
        ),
        figureColumn(desk.sides[1].toUpperCase(), right - 88, (row) =>
          row.amount > 0 ? desk.number(row.amount) : '',
        ),
        figureColumn(desk.word('balance').toUpperCase(), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};

import type { Family } from '../family.ts';
import { numberLabelOf, titleOf } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A treasurer's report: landscape, ISO dates, headings of two lines, references, money out in parentheses. */
export const corporateParentheses: Family = {
  id: 'corporate-parentheses',
  kind: 'bank_statement',
  tags: [
    'parentheses',
    'landscape',
    'multi-line-headings',
    'ref-number-column',
    'two-dates',
    'running-balance',
    'iso-date',
  ],
  draw: (desk) => {
    const pen = desk.pen({ size: 8, isLandscape: true });
    const ledger = desk.ledger({ entryCount: desk.random.whole(8, 60) });
    const [left, right] = [30, pen.widthPt - 30];
    const iso = (day: number) => desk.written(day, 'yyyy-MM-dd');
    const bracketed = (minor: number) => (minor < 0 ? `(${desk.number(minor)})` : desk.number(minor));
    pen.left(left, 40, `${desk.bank} — ${titleOf(desk, ledger)}`, { size: 13, isBold: true });
    pen.left(
      left,
      56,
      `${numberLabelOf(desk, ledger)}: ${ledger.number}   ${desk.words.periodLabel}: ${desk.period(ledger)}   ${desk.locale.currency}`,
    );
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.signed), left, right, 66);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 6,
      bottom: pen.heightPt - 54,
      lineHeight: 10,
      rowGap: 5,
      onNewSheet: () => 40,
      decorateHeading: (above, below) => pen.box(left, above, right - left, below - above, '#e6e6e6'),
      decorate: (_, __, ___, below) => pen.line(left, below, right, below, 0.25, '#aaaaaa'),
      columns: [
        textColumn(halves(desk.words.transactionDate), left + 3, left + 68, (row) => iso(row.date)),
        textColumn(halves(desk.words.postDate), left + 76, left + 142, (row) => iso(row.postDate)),
        textColumn(['', desk.words.reference], left + 146, left + 222, (row) => row.reference),
        textColumn(['', desk.word('description')], left + 226, right - 190, (row) => row.lines.join(' ')),
        figureColumn([desk.word('amount'), desk.locale.currency], right - 96, (row) => bracketed(row.amount)),
        figureColumn([desk.word('balance'), desk.locale.currency], right - 4, (row) =>
          bracketed(row.balance),
        ),
      ],
    });
    drawFeet(desk, pen, ledger);
    const alternatives = (row: (typeof ledger.entries)[number]) => [
      `${row.reference} ${row.lines.join(' ')}`,
    ];
    return {
      pen,
      accounts: [desk.truth(ledger, { balances: 'every-row', printsPostDate: true, alternatives })],
    };
  },
};

/** A heading over two lines, cut at its first space. */
function halves(heading: string): readonly string[] {
  const at = heading.indexOf(' ');
  return at < 0 ? ['', heading] : [heading.slice(0, at), heading.slice(at + 1)];
}

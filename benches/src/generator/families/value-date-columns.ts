import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The Latin model: value date in the middle of the row, vertical rules only, totals and the new balance as last rows. */
export const valueDateColumns: Family = {
  id: 'value-date-columns',
  kind: 'bank_statement',
  tags: [
    'value-date',
    'debit-credit-columns',
    'no-running-balance',
    'vertical-rules',
    'opening-in-table',
    'column-totals',
  ],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 55) });
    const [left, right] = [42, pen.widthPt - 42];
    const edges = [left, left + 60, right - 214, right - 152, right - 76, right];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const isNarrow = pen.widthOf(desk.date(ledger.end)) < 54;
    const short = isNarrow && desk.random.chance(0.5) ? desk.date : desk.shortDate;
    const isShort = short === desk.shortDate;
    const side = (label: string, minor: number, y: number) => {
      pen.left(left + 64, y, label, { isBold: true });
      pen.right(minor < 0 ? right - 80 : right - 4, y, desk.number(minor), { isBold: true });
      return 18;
    };
    const verticals = (above: number, below: number) => {
      for (const edge of edges) pen.line(edge, above, edge, below, 0.5, '#888888');
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 14,
      bottom: pen.heightPt - 110,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 60,
      onStart: (y) => side(`${desk.word('opening')} ${desk.longDate(ledger.start)}`, ledger.opening, y),
      decorate: (_, __, above, under) => verticals(above, under),
      decorateHeading: (above, under) =>
        pen.box(left, above, right - left, under - above, '#eeeeee', '#888888'),
      columns: [
        textColumn(desk.words.date, left + 4, left + 58, (row) => short(row.date)),
        textColumn(desk.word('description'), left + 64, right - 218, (row) => row.lines),
        textColumn(desk.words.valueDate, right - (isShort ? 204 : 211), right - 152, (row) =>
          short(row.postDate),
        ),
        figureColumn(desk.sides[0], right - 80, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(desk.sides[1], right - 4, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
      ],
    });
    pen.left(left + 64, below + 16, `${desk.words.totalOut} / ${desk.words.totalIn}`, { isBold: true });
    pen.right(right - 80, below + 16, desk.number(ledger.out.sum), { isBold: true });
    pen.right(right - 4, below + 16, desk.number(ledger.into.sum), { isBold: true });
    side(`${desk.word('closing')} ${desk.longDate(ledger.end)}`, ledger.closing, below + 34);
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The continental card: receipt and booking day, the foreign amount and rate in columns of their own, the sign after the figure. */
export const cardForeignColumns: Family = {
  id: 'card-foreign-columns',
  kind: 'credit_card_statement',
  tags: ['card', 'fx-columns', 'trailing-sign', 'two-dates', 'opening-in-table'],
  suits: (locale) => locale.digits === 2 && !['zh', 'th'].includes(locale.language.code),
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(4, 40), withForeign: true });
    const [left, right] = [40, pen.widthPt - 40];
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const marked = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : '+'}`;
    const line = (label: string, owed: number, y: number) => {
      pen.left(left + 150, y, label, { isBold: true });
      pen.right(right, y, marked(-owed), { isBold: true });
      return 16;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 14,
      bottom: pen.heightPt - 90,
      lineHeight: 10.5,
      rowGap: 4,
      onNewSheet: () => 56,
      onStart: (y) => line(desk.words.previousBalance, ledger.opening, y),
      decorateHeading: (above, under) => pen.box(left, above, right - left, under - above, '#e8edf2'),
      headingLook: { isBold: true, size: 7 },
      columns: [
        textColumn(desk.words.transactionDate, left, left + 68, (row) => desk.date(row.date)),
        textColumn(desk.words.postDate, left + 74, left + 144, (row) => desk.date(row.postDate)),
        textColumn(desk.word('description'), left + 150, right - 190, (row) => row.lines.join(' ')),
        textColumn('', right - 182, right - 160, (row) => row.foreign?.currency ?? ''),
        figureColumn('', right - 120, (row) => (row.foreign === null ? '' : desk.number(row.foreign.amount))),
        figureColumn('', right - 78, (row) => row.foreign?.rate.toFixed(4).replace('.', ',') ?? ''),
        figureColumn(`${desk.word('amount')} ${desk.locale.currency}`, right, (row) => marked(row.amount)),
      ],
    });
    line(desk.words.newBalance, ledger.closing, below + 16);
    drawFeet(desk, pen, ledger);
    const alternatives = (row: Entry) =>
      row.foreign === null
        ? []
        : [
            `${row.lines.join(' ')} ${row.foreign.currency} ${desk.number(row.foreign.amount)} ${row.foreign.rate.toFixed(4).replace('.', ',')}`,
          ];
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true, alternatives })] };
  },
};

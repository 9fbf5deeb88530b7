import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Accountants' double columns: turnover debit and credit, balance debit and credit, ruled, with codes next to the text. */
export const twoBalanceColumns: Family = {
  id: 'two-balance-columns',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'debit-credit-balances', 'ruled', 'landscape', 'ref-number-column'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5, isLandscape: true });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40) });
    const [left, right] = [36, pen.widthPt - 36];
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const edges = [left, left + 96, left + 180, right - 288, right - 216, right - 144, right - 72, right];
    const [out, into] = desk.sides;
    const frame = (above: number, under: number) => {
      for (const edge of edges) pen.line(edge, above, edge, under, 0.4, '#777777');
      pen.line(left, under, right, under, 0.4, '#777777');
    };
    const balance = (label: string, minor: number, y: number) => {
      pen.left(left + 184, y, label);
      pen.right(minor < 0 ? right - 76 : right - 4, y, desk.number(minor));
      return 15;
    };
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 10,
      bottom: pen.heightPt - 60,
      lineHeight: 10.5,
      rowGap: 4,
      onNewSheet: () => 46,
      decorate: (_, __, above, under) => frame(above, under),
      decorateHeading: (above, under) => {
        pen.box(left, above, right - left, under - above, '#ececec', '#777777');
        frame(above, under);
      },
      onStart: (y) => balance(desk.word('opening'), ledger.opening, y),
      columns: [
        textColumn(['', desk.words.date], left + 4, left + 94, (row) => desk.date(row.date)),
        textColumn(['', desk.words.reference], left + 100, left + 176, (row) => row.reference),
        textColumn(['', desk.word('description')], left + 184, right - 292, (row) => row.lines.join(' ')),
        figureColumn(['', out], right - 220, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn(['', into], right - 148, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn([desk.word('balance'), out], right - 76, (row) =>
          row.balance < 0 ? desk.number(row.balance) : '',
        ),
        figureColumn([desk.word('balance'), into], right - 4, (row) =>
          row.balance >= 0 ? desk.number(row.balance) : '',
        ),
      ],
    });
    balance(desk.word('closing'), ledger.closing, below + 14);
    drawFeet(desk, pen, ledger);
    const alternatives = (row: (typeof ledger.entries)[number]) => [
      `${row.reference} ${row.lines.join(' ')}`,
    ];
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', alternatives })] };
  },
};

import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

type Line = { readonly entry: Entry } | { readonly day: number; readonly balance: number };

/** The balance of each day is a row of its own between the movements; money out has its minus behind. */
export const balanceRows: Family = {
  id: 'balance-rows',
  kind: 'bank_statement',
  tags: ['balance-only-rows', 'debit-credit-columns', 'trailing-minus', 'no-year', 'opening-in-table'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 45) });
    const [left, right] = [38, pen.widthPt - 38];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const lines: readonly Line[] = [
      { day: ledger.start, balance: ledger.opening },
      ...ledger.daily.flatMap(({ date, balance }): Line[] => [
        ...ledger.entries.filter((entry) => entry.date === date).map((entry) => ({ entry })),
        { day: date, balance },
      ]),
    ];
    const text = (line: Line, at: number) =>
      'entry' in line
        ? line.entry.lines.join(' ')
        : at === 0
          ? desk.word('opening').toUpperCase()
          : desk.words.dayBalance.toUpperCase();
    const balance = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : ''}`;
    const below = drawTable<Line>(pen, {
      rows: lines,
      top: head + 10,
      bottom: pen.heightPt - 60,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 50,
      decorate: (line, _, above, under) => {
        if (!('entry' in line)) pen.box(left, above, right - left, under - above, '#f4f4f4');
      },
      columns: [
        textColumn(desk.words.date, left + 2, left + 54, (line) =>
          desk.shortDate('entry' in line ? line.entry.date : line.day),
        ),
        textColumn(desk.word('description'), left + 58, right - 220, text),
        figureColumn(desk.sides[1], right - 144, (line) =>
          'entry' in line && line.entry.amount > 0 ? desk.number(line.entry.amount) : '',
        ),
        figureColumn(desk.sides[0], right - 74, (line) =>
          'entry' in line && line.entry.amount < 0 ? `${desk.number(line.entry.amount)}-` : '',
        ),
        figureColumn(desk.word('balance'), right - 2, (line) =>
          'entry' in line ? '' : balance(line.balance),
        ),
      ],
    });
    pen.left(left + 58, below + 14, desk.word('closing').toUpperCase(), { isBold: true });
    pen.right(right - 2, below + 14, balance(ledger.closing), { isBold: true });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};

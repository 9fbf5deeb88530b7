import type { Ledger, Pen } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import type { Family } from '../family.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** A combined statement: an overview of all accounts, then each with its own heading, table and closing line. */
export const severalAccounts: Family = {
  id: 'several-accounts',
  kind: 'bank_statement',
  tags: ['multi-account', 'debit-credit-columns', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const first = desk.ledger({ entryCount: desk.random.whole(5, 25) });
    const others = Array.from({ length: desk.random.whole(1, 2) }, () =>
      desk.ledger({ entryCount: desk.random.whole(2, 18), start: first.start }),
    );
    const ledgers = [first, ...others];
    const [left, right] = [44, pen.widthPt - 44];
    pen.left(left, 50, desk.bank, { size: 17, isBold: true, color: '#14532d' });
    pen.left(left, 70, `${desk.word('titles')} · ${desk.period(first)}`, { size: 11 });
    ledgers.forEach((ledger, at) => {
      pen.left(left, 98 + at * 14, `${desk.words.accountNumber} ${ledger.number}`);
      pen.right(right, 98 + at * 14, desk.priced(ledger.closing), { isBold: true });
    });
    let y = 120 + ledgers.length * 14;
    for (const ledger of ledgers) y = drawAccount(desk, pen, ledger, y);
    drawFeet(desk, pen, first);
    return { pen, accounts: ledgers.map((ledger) => desk.truth(ledger, { balances: 'every-row' })) };
  },
};

function drawAccount(desk: Desk, pen: Pen, ledger: Ledger, top: number): number {
  const [left, right] = [44, pen.widthPt - 44];
  let y = top;
  if (y > pen.heightPt - 180) {
    pen.newSheet();
    y = 60;
  }
  pen.box(left, y - 12, right - left, 18, '#dcfce7');
  pen.left(left + 4, y, `${desk.words.accountNumber} ${ledger.number}`, { isBold: true });
  pen.right(right - 4, y, desk.locale.currency);
  const line = (label: string, balance: number, at: number) => {
    pen.left(left + 96, at, label, { isBold: true });
    pen.right(right, at, desk.signed(balance), { isBold: true });
    return 15;
  };
  const below = drawTable(pen, {
    rows: ledger.entries,
    top: y + 12,
    bottom: pen.heightPt - 80,
    lineHeight: 11,
    rowGap: 3,
    onNewSheet: () => 54,
    onStart: (at) => line(desk.word('opening'), ledger.opening, at),
    columns: [
      textColumn(desk.words.date, left, left + 92, (row) => desk.date(row.date)),
      textColumn(desk.word('description'), left + 96, right - 220, (row) => row.lines.join(' ')),
      figureColumn(desk.sides[0], right - 150, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
      figureColumn(desk.sides[1], right - 76, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
      figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
    ],
  });
  line(desk.word('closing'), ledger.closing, below + 12);
  return below + 50;
}

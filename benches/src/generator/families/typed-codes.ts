import type { Entry } from '@tieout/corpus';
import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

const CODES: Readonly<Record<string, string>> = {
  salary: 'BGC',
  transferIn: 'CR',
  refund: 'CR',
  interest: 'INT',
  card: 'VIS',
  directDebit: 'DD',
  transferOut: 'BP',
  cash: 'ATM',
  fee: 'CHG',
  check: 'CHQ',
};

/** Two or three letters for the kind of payment before the text; only overdrawn balances are marked, with a D. */
export const typedCodes: Family = {
  id: 'typed-codes',
  kind: 'bank_statement',
  tags: ['type-column', 'date-once-per-day', 'day-end-balance', 'balance-D-suffix', 'debit-credit-columns'],
  suits: (locale) => locale.language.code === 'en',
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(8, 50) });
    const [left, right] = [46, pen.widthPt - 46];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.number), right - 230, right, head);
    const balance = (minor: number) => `${desk.number(minor)}${minor < 0 ? ' D' : ''}`;
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 12,
      bottom: pen.heightPt - 66,
      lineHeight: 11,
      rowGap: 2.5,
      onNewSheet: () => 56,
      onStart: (y) => {
        pen.left(left, y, desk.written(ledger.start, 'dd MMM yy'));
        pen.left(left + 96, y, 'BALANCE BROUGHT FORWARD');
        pen.right(right, y, balance(ledger.opening));
        return 15;
      },
      columns: [
        textColumn('Date', left, left + 60, (row) =>
          isFirstOfDay(ledger.entries, row) ? desk.written(row.date, 'dd MMM yy') : '',
        ),
        {
          ...textColumn('Payment type and details', left + 66, left + 94, (row) => CODES[row.kind] ?? ''),
          wraps: false,
        },
        textColumn('', left + 96, right - 230, (row) => row.lines),
        figureColumn('Paid out', right - 156, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn('Paid in', right - 80, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn('Balance', right, (row) =>
          isLastOfDay(ledger.entries, row) ? balance(row.balance) : '',
        ),
      ],
    });
    drawFeet(desk, pen, ledger);
    const describe = (row: Entry) => `${CODES[row.kind] ?? ''} ${row.lines.join(' ')}`;
    const alternatives = (row: Entry) => [row.lines.join(' ')];
    return { pen, accounts: [desk.truth(ledger, { balances: 'last-of-day', describe, alternatives })] };
  },
};

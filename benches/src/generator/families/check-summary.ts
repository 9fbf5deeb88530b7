import type { Entry } from '@tieout/corpus';
import { isLastOfDay } from '../day-edges.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** One ledger with everything in it, and after it a summary that names its checks a second time. */
export const checkSummary: Family = {
  id: 'check-summary',
  kind: 'bank_statement',
  tags: ['check-list-duplicate', 'day-end-balance', 'debit-credit-columns', 'no-year', 'column-totals'],
  suits: (locale) => ['US', 'CA'].includes(locale.country) && locale.language.code === 'en',
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const ledger = desk.ledger({
      entryCount: desk.random.whole(10, 50),
      kinds: ['check', 'card', 'transferIn', 'salary', 'transferOut', 'fee', 'directDebit'],
    });
    const [left, right] = [40, pen.widthPt - 40];
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, left + 250, head);
    const number = (row: Entry) => (row.kind === 'check' ? row.reference : '');
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: top + 10,
      bottom: pen.heightPt - 90,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 50,
      columns: [
        textColumn('Date', left, left + 44, (row) => desk.written(row.date, 'M/d')),
        textColumn(['Check', 'Number'], left + 46, left + 88, number),
        textColumn('Description', left + 92, right - 250, (row) => row.lines.join(' ')),
        figureColumn(['Deposits/', 'Credits'], right - 160, (row) =>
          row.amount > 0 ? desk.number(row.amount) : '',
        ),
        figureColumn(['Withdrawals/', 'Debits'], right - 80, (row) =>
          row.amount < 0 ? desk.number(row.amount) : '',
        ),
        figureColumn(['Ending daily', 'balance'], right, (row) =>
          isLastOfDay(ledger.entries, row) ? desk.signed(row.balance) : '',
        ),
      ],
    });
    pen.left(left, below + 12, 'Totals', { isBold: true });
    pen.right(right - 160, below + 12, desk.priced(ledger.into.sum), { isBold: true });
    pen.right(right - 80, below + 12, desk.priced(-ledger.out.sum), { isBold: true });
    const checks = ledger.entries.filter((entry) => entry.kind === 'check');
    if (checks.length > 0) {
      let y = below + 44;
      if (y + 30 + checks.length * 6 > pen.heightPt - 70) {
        pen.newSheet();
        y = 60;
      }
      pen.left(
        left,
        y,
        'Summary of checks written (checks listed are also displayed in the preceding transaction history)',
        { isBold: true },
      );
      [left, left + 260].forEach((x, half) => {
        ['Number', 'Date', 'Amount'].forEach((heading, at) => {
          pen.left(x + at * 70, y + 14, heading, { size: 7.5 });
        });
        checks
          .filter((_, at) => at % 2 === half)
          .forEach((check, at) => {
            pen.left(x, y + 27 + at * 12, check.reference);
            pen.left(x + 70, y + 27 + at * 12, desk.written(check.date, 'M/d'));
            pen.right(x + 172, y + 27 + at * 12, desk.number(check.amount));
          });
      });
    }
    drawFeet(desk, pen, ledger);
    const alternatives = (row: Entry) =>
      row.kind === 'check' ? [`${row.reference} ${row.lines.join(' ')}`] : [];
    return { pen, accounts: [desk.truth(ledger, { balances: 'last-of-day', alternatives })] };
  },
};

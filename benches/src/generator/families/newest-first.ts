import { formatDate } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { numberLabelOf, titleOf } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** An app's export: newest on top, plus and minus signs with the currency, thin rules, much air. */
export const newestFirst: Family = {
  id: 'newest-first',
  kind: 'bank_statement',
  tags: ['newest-first', 'plus-minus-amount', 'symbol-in-cell', 'running-balance'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9.5 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const entries = [...ledger.entries].reverse();
    const [left, right] = [48, pen.widthPt - 48];
    pen.left(left, 60, desk.bank.toLowerCase(), { size: 22, isBold: true, color: '#6b2fd6' });
    pen.left(left, 84, titleOf(desk, ledger), { size: 13 });
    pen.left(left, 100, `${desk.period(ledger)} · ${numberLabelOf(desk, ledger)} ${ledger.number}`, {
      color: '#555555',
    });
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, 116);
    const price = (minor: number) => (minor > 0 ? `+${desk.priced(minor)}` : desk.priced(minor));
    drawTable(pen, {
      rows: entries,
      top: top + 8,
      bottom: pen.heightPt - 70,
      lineHeight: 12,
      rowGap: 8,
      headingLook: { size: 8, color: '#777777' },
      onNewSheet: () => 60,
      decorate: (_, __, above) => pen.line(left, above, right, above, 0.4, '#dddddd'),
      columns: [
        textColumn(desk.words.date, left, left + 92, (row) =>
          formatDate(row.date, desk.locale.dates[0] ?? '', desk.words),
        ),
        textColumn(desk.word('description'), left + 94, right - 190, (row) => row.lines),
        figureColumn(desk.word('amount'), right - 96, (row) => price(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => desk.priced(row.balance), { color: '#555555' }),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', entries })] };
  },
};

import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** Two amounts in a row: what was paid in the shop's currency, and what the account was charged. */
export const dualAmounts: Family = {
  id: 'dual-amounts',
  kind: 'bank_statement',
  tags: ['fx-columns', 'signed-amount', 'running-balance', 'landscape'],
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5, isLandscape: true });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 40), withForeign: true });
    const [left, right] = [40, pen.widthPt - 40];
    const abroad = ({ foreign }: Entry) => {
      if (foreign === null) return '';
      const minor = foreign.amount * (desk.locale.digits === 0 ? 0.01 : 1);
      return `${foreign.currency} ${desk.number(Math.max(1, Math.round(minor)))}`;
    };
    const head = drawLetterhead(desk, pen, ledger, 'grid');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), left, right, head);
    drawTable(pen, {
      rows: ledger.entries,
      top: top + 4,
      bottom: pen.heightPt - 56,
      lineHeight: 11,
      rowGap: 4,
      onNewSheet: () => 46,
      decorate: (_, index, above, under) => {
        if (index % 2 === 1) pen.box(left, above, right - left, under - above, '#f3f6f9');
      },
      columns: [
        textColumn(desk.words.date, left + 4, left + 96, (row) => desk.date(row.date)),
        textColumn(desk.word('description'), left + 100, right - 300, (row) => row.lines.join(' ')),
        figureColumn('FX', right - 196, abroad),
        figureColumn(`${desk.word('amount')} (${desk.locale.currency})`, right - 90, (row) =>
          desk.signed(row.amount),
        ),
        figureColumn(desk.word('balance'), right - 4, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    const alternatives = (row: Entry) =>
      row.foreign === null ? [] : [`${row.lines.join(' ')} ${abroad(row)}`];
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', alternatives })] };
  },
};

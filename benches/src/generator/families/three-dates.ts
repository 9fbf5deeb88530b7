import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryList, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The Nordic list: booking, transaction and value day side by side, one signed amount, newest or oldest first. */
export const threeDates: Family = {
  id: 'three-dates',
  kind: 'bank_statement',
  tags: ['three-dates', 'signed-amount', 'running-balance'],
  suits: (locale) => ['sv', 'da', 'no', 'fi', 'pl', 'nl', 'de'].includes(locale.language.code),
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 60) });
    const isNewestFirst = desk.random.chance(0.5);
    const entries = isNewestFirst ? [...ledger.entries].reverse() : ledger.entries;
    const [left, right] = [34, pen.widthPt - 34];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const top = drawSummaryList(pen, summaryLines(desk, ledger, desk.priced), left, left + 260, head);
    drawTable(pen, {
      rows: entries,
      top: top + 10,
      bottom: pen.heightPt - 60,
      lineHeight: 10,
      rowGap: 4,
      onNewSheet: () => 48,
      headingLook: { size: 7.5, isBold: true },
      columns: [
        textColumn(desk.words.postDate, left, left + 66, (row) => desk.date(row.postDate)),
        textColumn(desk.words.transactionDate, left + 70, left + 136, (row) => desk.date(row.date)),
        textColumn(desk.words.valueDate, left + 142, left + 206, (row) => desk.date(row.postDate)),
        textColumn(desk.word('description'), left + 210, right - 140, (row) => row.lines.join(' ')),
        figureColumn(desk.word('amount'), right - 72, (row) => desk.signed(row.amount)),
        figureColumn(desk.word('balance'), right, (row) => desk.signed(row.balance)),
      ],
    });
    drawFeet(desk, pen, ledger);
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', printsPostDate: true, entries })] };
  },
};

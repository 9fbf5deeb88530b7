import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The South Asian ledger: narration, instrument number, value date, withdrawal, deposit, balance; no rules at all. */
export const narrationLedger: Family = {
  id: 'narration-ledger',
  kind: 'bank_statement',
  tags: ['ref-number-column', 'value-date', 'many-line-description', 'no-rules', 'running-balance'],
  suits: (locale) => locale.language.code === 'en',
  draw: (desk) => {
    const pen = desk.pen({ size: 7.5, shape: 'serif' });
    const ledger = desk.ledger({ entryCount: desk.random.whole(8, 70) });
    const [left, right] = [26, pen.widthPt - 26];
    const head = drawLetterhead(desk, pen, ledger, 'corner');
    const below = drawTable(pen, {
      rows: ledger.entries,
      top: head + 14,
      bottom: pen.heightPt - 110,
      lineHeight: 9,
      rowGap: 3,
      onNewSheet: () => 40,
      columns: [
        textColumn('Date', left, left + 54, (row) => desk.written(row.date, 'dd/MM/yy')),
        textColumn('Narration', left + 56, left + 190, (row) => row.lines.join(' ')),
        textColumn('Chq./Ref.No.', left + 196, left + 262, (row) => `0000${row.reference}`),
        textColumn('Value Dt', left + 270, left + 312, (row) => desk.written(row.postDate, 'dd/MM/yy')),
        figureColumn('Withdrawal Amt.', left + 386, (row) => (row.amount < 0 ? desk.number(row.amount) : '')),
        figureColumn('Deposit Amt.', left + 464, (row) => (row.amount > 0 ? desk.number(row.amount) : '')),
        figureColumn('Closing Balance', right, (row) => desk.signed(row.balance)),
      ],
    });
    pen.left(left, below + 22, 'STATEMENT SUMMARY :-', { isBold: true });
    const headings = ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'];
    const { opening, out, into, closing } = ledger;
    const values = [
      desk.signed(opening),
      String(out.count),
      String(into.count),
      desk.number(out.sum),
      desk.number(into.sum),
      desk.signed(closing),
    ];
    headings.forEach((heading, at) => {
      pen.right(left + 90 + at * 88, below + 36, heading, { isBold: true });
      pen.right(left + 90 + at * 88, below + 48, values[at] ?? '');
    });
    drawFeet(desk, pen, ledger);
    const alternatives = (row: { lines: readonly string[]; reference: string }) => [
      `${row.lines.join(' ')} 0000${row.reference}`,
    ];
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', alternatives })] };
  },
};

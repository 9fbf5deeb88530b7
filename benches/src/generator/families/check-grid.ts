import type { Entry, Ledger, Pen } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { drawFeet, drawSummaryBoxes, summaryLines } from '../summary.ts';
import { drawTable, figureColumn, textColumn } from '../table.ts';

/** The American model: deposits, then checks paid in three columns side by side, then other withdrawals. */
export const checkGrid: Family = {
  id: 'check-grid',
  kind: 'bank_statement',
  tags: ['check-grid', 'sections', 'section-totals', 'no-year', 'no-running-balance'],
  suits: (locale) => ['US', 'CA'].includes(locale.country) && locale.language.code === 'en',
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({
      entryCount: desk.random.whole(12, 60),
      kinds: ['check', 'card', 'transferIn', 'salary', 'transferOut', 'cash', 'directDebit'],
    });
    const ins = ledger.entries.filter((entry) => entry.amount > 0);
    const checks = ledger.entries
      .filter((entry) => entry.amount < 0 && entry.kind === 'check')
      .sort((a, b) => Number(a.reference) - Number(b.reference));
    const outs = ledger.entries.filter((entry) => entry.amount < 0 && entry.kind !== 'check');
    const head = drawLetterhead(desk, pen, ledger, 'window');
    const top = drawSummaryBoxes(pen, summaryLines(desk, ledger, desk.priced), 44, pen.widthPt - 44, head);
    let y = drawList(desk, pen, 'Deposits and additions', ins, top + 20);
    if (checks.length > 0) y = drawGrid(desk, pen, checks, y);
    drawList(desk, pen, 'Electronic withdrawals', outs, y);
    drawFeet(desk, pen, ledger);
    const describe = (entry: Entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' '));
    const alternatives = (entry: Entry) =>
      entry.kind === 'check'
        ? [`Check ${entry.reference}`, `Check Number ${entry.reference}`, 'Check', '']
        : [];
    const entries = [...ins, ...checks, ...outs];
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', describe, alternatives, entries })] };
  },
};

function drawList(desk: Desk, pen: Pen, title: string, rows: Ledger['entries'], top: number): number {
  const [left, right] = [44, pen.widthPt - 44];
  const y = startBlock(pen, top, 80);
  pen.left(left, y, title.toUpperCase(), { isBold: true });
  return (
    drawTable(pen, {
      rows,
      top: y + 4,
      bottom: pen.heightPt - 70,
      lineHeight: 11,
      rowGap: 3,
      onNewSheet: () => 56,
      columns: [
        textColumn('DATE', left, left + 56, (row) => desk.written(row.date, 'MM/dd')),
        textColumn('DESCRIPTION', left + 60, right - 90, (row) => row.lines.join(' ')),
        figureColumn('AMOUNT', right, (row) => desk.number(row.amount)),
      ],
    }) + 24
  );
}

function drawGrid(desk: Desk, pen: Pen, checks: readonly Entry[], top: number): number {
  const width = (pen.widthPt - 88) / 3;
  const height = Math.ceil(checks.length / 3);
  const y = startBlock(pen, top, 40 + height * 12);
  pen.left(44, y, 'CHECKS PAID', { isBold: true });
  const columnCount = Math.ceil(checks.length / height);
  for (let column = 0; column < columnCount; column++) {
    const x = 44 + column * width;
    pen.left(x, y + 15, 'CHECK NUMBER', { size: 7.5 });
    pen.left(x + 68, y + 15, 'DATE', { size: 7.5 });
    pen.right(x + width - 18, y + 15, 'AMOUNT', { size: 7.5 });
    checks.slice(column * height, (column + 1) * height).forEach((check, at) => {
      pen.left(x, y + 28 + at * 12, check.reference);
      pen.left(x + 68, y + 28 + at * 12, desk.written(check.date, 'MM/dd'));
      pen.right(x + width - 18, y + 28 + at * 12, desk.number(check.amount));
    });
  }
  return y + 28 + height * 12 + 20;
}

function startBlock(pen: Pen, y: number, height: number): number {
  if (y + height < pen.heightPt - 70) return y;
  pen.newSheet();
  return 60;
}

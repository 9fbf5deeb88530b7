import { formatDecimal, type StatementReading } from '@tieout/records';
import type { Entry, Row } from '../interpret/rows/row.ts';
import { type Line, textOf } from '../lines/line.ts';
import type { Box, Page } from '../read/page.ts';
import type { Table } from '../roles/table.ts';
import type { DocumentReading, StatementReadings } from '../statement/document-reading.ts';
import { around, type MarksByPage, placeMark } from './place-marks.ts';

type Explained = {
  readonly pages: readonly Page[];
  readonly readings: StatementReadings;
  readonly best: DocumentReading;
  readonly extraction: StatementReading;
};

/** What each place of a statement was read as: columns below everything else, then headers, balances, rows. */
export function statementMarks(explained: Explained): MarksByPage {
  const marks: MarksByPage = new Map();
  const pageOf = new Map(explained.pages.map((page) => [page.number, page]));
  for (const table of explained.best.arrangement.tables) markColumns(marks, pageOf, table, explained.best);
  for (const line of headingLines(explained))
    placeMark(marks, pageOf.get(line.page), {
      kind: 'heading',
      box: boxOf(line),
      label: textOf(line.words),
    });
  for (const entry of explained.best.entries) {
    if (entry.kind === 'row') markRow(marks, pageOf, entry.row, explained);
    else
      placeMark(marks, pageOf.get(entry.body.line.page), {
        ...meaningOf(entry, explained.best.style.decimals),
        box: boxOf(entry.body.line),
      });
  }
  return marks;
}

/** Lines outside tables are the headers of one, on its first page or repeated later. */
function headingLines({ readings, best }: Explained): Line[] {
  const inTables = new Set(
    best.arrangement.tables.flatMap((table) => table.lines.map((body) => body.position)),
  );
  return readings.lines.filter((_, position) => !inTables.has(position));
}

function markColumns(
  marks: MarksByPage,
  pageOf: ReadonlyMap<number, Page>,
  table: Table,
  best: DocumentReading,
): void {
  const rows = best.entries.flatMap((entry) =>
    entry.kind === 'row' && entry.row.anchor.table === table ? [entry.row] : [],
  );
  for (const [number, page] of pageOf) {
    const own = rows.filter((row) => row.page === number);
    if (own.length === 0) continue;
    const [, top, , bottom] = around(own.map((row) => row.box));
    for (const column of table.columns)
      placeMark(marks, page, {
        kind: 'column',
        box: [column.left, top, column.right, bottom],
        label: `column: ${column.role}, aligned by its ${column.alignment} edge at ${Math.round(column.edge)}`,
      });
  }
}

function markRow(
  marks: MarksByPage,
  pageOf: ReadonlyMap<number, Page>,
  row: Row,
  { best, extraction }: Explained,
): void {
  const accountIndex = best.accounts.findIndex((account) => account.rows.includes(row));
  const account = best.accounts[accountIndex];
  const verdict = extraction.accounts[accountIndex]?.verdict ?? null;
  if (account === undefined) {
    placeMark(marks, pageOf.get(row.page), {
      kind: 'left-out-row',
      box: row.box,
      label: `left out: ${row.description}`,
    });
    return;
  }
  const index = account.rows.indexOf(row);
  const isDoubtful = extraction.findings.some(
    (finding) => finding.row === index && finding.account === accountIndex && finding.severity !== 'info',
  );
  const amount = formatDecimal(account.amounts[index] ?? 0, best.style.decimals);
  placeMark(marks, pageOf.get(row.page), {
    kind: isDoubtful ? 'doubtful-row' : 'row',
    box: row.box,
    label: `row ${index + 1}: ${amount} ${row.description}`,
    verdict,
  });
}

/** The meaning of a line that is no row. */
function meaningOf(
  entry: Exclude<Entry, { kind: 'row' }>,
  decimals: number,
): { readonly kind: 'balance' | 'total' | 'section'; readonly label: string } {
  switch (entry.kind) {
    case 'balance':
      return {
        kind: 'balance',
        label: `balance (${entry.role}): ${formatDecimal(entry.amount.minor, decimals)}`,
      };
    case 'daily':
      return { kind: 'balance', label: `balance of a day: ${formatDecimal(entry.amount.minor, decimals)}` };
    case 'total': {
      const amounts = entry.amounts.map(({ amount }) => formatDecimal(amount.minor, decimals));
      return { kind: 'total', label: `sum of money ${sideText(entry.side)}: ${amounts.join(', ')}` };
    }
    case 'section':
      return { kind: 'section', label: `title (${entry.role}): ${entry.title}` };
  }
}

/** "in", "out" or both directions, for people. */
export function sideText(side: 'in' | 'out' | 'both'): string {
  return side === 'both' ? 'in and out' : side;
}

function boxOf(line: Line): Box {
  return [line.left, line.top, line.right, line.bottom];
}

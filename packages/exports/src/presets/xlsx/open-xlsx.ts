import type { ExportSource } from '../../source/export-source.ts';
import { sourceTotals } from '../../source/source-totals.ts';
import type { ExportOptions, Opened, Preset, Unit } from '../preset.ts';
import { documentRows } from './document-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { date, heading, rowXml, type SheetCell, text } from './sheet-xml.ts';
import { statementRows } from './statement-rows.ts';
import type { WorkbookRows } from './workbook-rows.ts';
import { PROOF_MARK, writeXlsx } from './write-xlsx.ts';

/** One workbook for everything in the source. */
export const openXlsx: Preset['open'] = (source, options): Opened => {
  const rows =
    source.statements.length > 0
      ? statementRows(source.statements, source.corrections)
      : documentRows(source.documents, source.corrections);
  const summary = [...rows.summary, ...confirmedRows(source)];
  return { writings: [workbookWriting({ ...rows, summary }, options)], expected: sourceTotals(source) };
};

/** What a person confirmed: it is closed, and the verdict above is as if it were not. */
function confirmedRows({ confirmed = [] }: ExportSource): SheetCell[][] {
  return confirmed.map(({ message, reason, at, by = 'a person' }) => [
    heading(`Confirmed by ${by}`),
    date(at.slice(0, 10)),
    text(message),
    text(reason),
  ]);
}

function workbookWriting(rows: WorkbookRows, { now }: ExportOptions): Opened['writings'][number] {
  return {
    suffix: null,
    frameBytes: 0,
    units: () => unitsOf(rows),
    encode: (units) => writeXlsx(rows, units, now),
    readBack: (chunks) => readXlsx(chunks, rows),
    preview: (units) => [rows.recordHeading.join('\t'), ...previewRows(rows, units.length)],
  };
}

/** A unit is a row of both sheets, with a mark between them that no text can hold. */
function* unitsOf(rows: WorkbookRows): Generator<Unit> {
  for (const { record, proof, totals } of rows.pairs())
    yield { text: `${rowXml(record)}${PROOF_MARK}${rowXml(proof)}`, rows: 1, totals };
}

/** The first rows as a person would see them: cells apart by tabs. */
function previewRows(rows: WorkbookRows, count: number): string[] {
  const lines: string[] = [];
  for (const { record } of rows.pairs()) {
    if (lines.length === count) break;
    lines.push(record.map(shownCell).join('\t'));
  }
  return lines;
}

function shownCell(cell: SheetCell): string {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
    case 'heading':
      return cell.text;
    case 'money':
    case 'number':
      return cell.decimal;
    case 'date':
      return cell.shown;
  }
}

import type { FlatRecord } from '@tieout/records';
import { asciiText } from '../cells/ascii-text.ts';
import type { DateFormat } from '../cells/file-date.ts';
import { importerText, spreadsheetText } from '../cells/harmless-text.ts';
import { csvLine } from '../csv/write-csv.ts';
import { checkMappedCsv } from './check-mapped-csv.ts';
import { planColumns } from './plan-columns.ts';
import { type MappingIssue, writeCell } from './write-cell.ts';

/** The three export formats of the mapping page. */
export type MappedFormat = 'qbo' | 'qbd' | 'generic';

export type MappedExport = {
  readonly format: MappedFormat;
  /** The rows as the mapping page shows them: field name to text; dates ISO, amounts plain decimals. */
  readonly records: readonly FlatRecord[];
  /** The format's target columns in file order; all of them are written, mapped or not. */
  readonly columns: readonly string[];
  /** Detected field to target column; a target that is no column of the format is written as a column of its own. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Columns the person added, the same value in every row; those with an empty name or value are left out. */
  readonly customFields?: readonly { readonly name: string; readonly value: string }[];
  /** One format for every date of a qbo or qbd file, by the person's region (`regionDateFormat`); generic is always ISO. */
  readonly dateFormat?: DateFormat;
};

export type MappedCsv = {
  /** RFC 4180 with CRLF, to be sent as UTF-8 without a byte order mark. */
  readonly csv: string;
  readonly rowCount: number;
  /** What was written otherwise than read: never money, always said. */
  readonly issues: readonly MappingIssue[];
};

/**
 * Writes records into a format's own column set. A signed amount mapped to Debit or Credit is split: money out to Debit,
 * money in to Credit, both positive. The text is read back and its sums compared before it is returned; a difference throws.
 */
export function convertRecords(request: MappedExport): MappedCsv {
  const plan = planColumns(request);
  const style = cellStyle(request);
  const issues: MappingIssue[] = [];
  const lines = [csvLine(plan.map((column) => style.text(column.name)))];
  for (const [index, record] of request.records.entries()) {
    lines.push(csvLine(plan.map((column) => writeCell(column, record, { ...style, row: index, issues }))));
  }
  const csv = lines.join('');
  checkMappedCsv(csv, plan, request.records);
  return { csv, rowCount: request.records.length, issues };
}

function cellStyle({ format, dateFormat }: MappedExport) {
  if (format === 'generic') return { text: spreadsheetText, dateFormat: 'YYYY-MM-DD' as const };
  return {
    text: (text: string) => importerText(asciiText(text)),
    dateFormat: dateFormat ?? ('MM/DD/YYYY' as const),
  };
}

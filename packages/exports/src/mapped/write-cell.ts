import { type FlatRecord, formatDecimal, parseDecimal } from '@tieout/records';
import { type DateFormat, formatDate } from '../cells/file-date.ts';
import type { PlannedColumn } from './plan-columns.ts';
import { fieldType } from './record-fields.ts';

export type MappingIssue = {
  readonly code: 'not-a-date' | 'not-a-number' | 'value-left-out';
  /** For people: what happened to the cell and what to do. */
  readonly message: string;
  /** Index of the record, from 0. */
  readonly row: number;
  readonly field: string;
};

export type CellContext = {
  /** Makes untrusted text harmless for the target. */
  readonly text: (text: string) => string;
  readonly dateFormat: DateFormat;
  readonly row: number;
  /** Collects what could not be written as it should. */
  readonly issues: MappingIssue[];
};

/** The cell of one column for one record, ready for `csvLine`. */
export function writeCell({ source }: PlannedColumn, record: FlatRecord, context: CellContext): string {
  switch (source.kind) {
    case 'constant':
      return context.text(source.value);
    case 'money-out':
    case 'money-in':
      return sideCell(source, record, context);
    case 'fields':
      return joinCells(source.fields, record, context);
  }
}

/** The amount without its sign where it belongs on this side, else empty; zero stands on neither. */
function sideCell(
  { kind, field }: { kind: 'money-out' | 'money-in'; field: string },
  record: FlatRecord,
  context: CellContext,
): string {
  const text = record[field] ?? '';
  const amount = parseDecimal(text);
  if (amount === null) return kind === 'money-out' ? unreadNumber(text, field, context) : '';
  const isHere = kind === 'money-out' ? amount.minor < 0 : amount.minor > 0;
  return isHere ? formatDecimal(Math.abs(amount.minor), amount.digits) : '';
}

function joinCells(fields: readonly string[], record: FlatRecord, context: CellContext): string {
  const filled = fields.filter((field) => (record[field] ?? '') !== '');
  const [first] = filled;
  if (first === undefined) return '';
  if (filled.length === 1) return fieldCell(first, record[first] ?? '', context);
  const texts = filled.filter((field) => fieldType(field) === 'text');
  if (texts.length === filled.length) return context.text(texts.map((field) => record[field]).join(' '));
  for (const field of filled.slice(1)) leaveOut(field, first, context);
  return fieldCell(first, record[first] ?? '', context);
}

function fieldCell(field: string, text: string, context: CellContext): string {
  switch (fieldType(field)) {
    case 'text':
      return context.text(text);
    case 'date':
      return formatDate(text, context.dateFormat) ?? unreadDate(text, field, context);
    case 'number':
      return parseDecimal(text) === null ? unreadNumber(text, field, context) : text;
  }
}

function unreadDate(text: string, field: string, { issues, row, text: harmless }: CellContext): string {
  const message = `Row ${row + 1}: “${text}” in ${field} is not a date, so it was written as text. Correct it as YYYY-MM-DD and export again.`;
  issues.push({ code: 'not-a-date', message, row, field });
  return harmless(text);
}

function unreadNumber(text: string, field: string, { issues, row, text: harmless }: CellContext): string {
  if (text === '') return '';
  const message = `Row ${row + 1}: “${text}” in ${field} is not a number, so it was written as text. Correct it like 1234.50 and export again.`;
  issues.push({ code: 'not-a-number', message, row, field });
  return harmless(text);
}

function leaveOut(field: string, first: string, { issues, row }: CellContext): void {
  const message = `Row ${row + 1}: ${field} was left out because ${first} goes to the same column. Map them to two columns.`;
  issues.push({ code: 'value-left-out', message, row, field });
}

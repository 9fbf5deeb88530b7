import { dayNumber } from '@tieout/records';
import { cutText } from '../../cells/cut-text.ts';
import { plainText } from '../../cells/plain-text.ts';
import { xmlText } from '../../cells/xml-text.ts';

/** A cell with its type: the type is written, so that no text can become a formula. */
export type SheetCell =
  | { readonly kind: 'text' | 'heading'; readonly text: string }
  /** A plain decimal. */
  | { readonly kind: 'money' | 'number'; readonly decimal: string }
  /** Days as Excel counts them. */
  | { readonly kind: 'date'; readonly day: number; readonly shown: string }
  | null;

/** Indexes into the cell formats of `stylesXml`. */
const STYLES = { text: 0, number: 0, date: 1, money: 2, heading: 3 } as const;

/** Excel counts days from the last day of 1899, with a leap day that 1900 did not have. */
const DAYS_BEFORE_1970 = 25_569;
const TEXT_LENGTH = 32_767;

export const text = (value: string | null): SheetCell => (value ? { kind: 'text', text: value } : null);
export const heading = (value: string): SheetCell => ({ kind: 'heading', text: value });
export const money = (decimal: string | null): SheetCell =>
  decimal === null ? null : { kind: 'money', decimal };
export const number = (decimal: string | number): SheetCell => ({ kind: 'number', decimal: String(decimal) });

/** The cell of a calendar date; empty where it is none. */
export function date(calendarDate: string | null): SheetCell {
  const day = calendarDate === null ? null : dayNumber(calendarDate);
  return day === null || calendarDate === null
    ? null
    : { kind: 'date', day: day + DAYS_BEFORE_1970, shown: calendarDate };
}

/** Is where a row's number goes once it is known; XML forbids it, so no cell can hold it. */
export const ROW_NUMBER = '\u0001';

/** One row of a sheet with `ROW_NUMBER` for its number. Rows and cells say where they are: many readers take them by that alone. */
export function rowXml(cells: readonly SheetCell[]): string {
  return `<row r="${ROW_NUMBER}">${cells.map(cellXml).join('')}</row>`;
}

/** The most columns of a sheet: each has a name of one letter. */
export const MOST_COLUMNS = 26;

/** The letter of a column, A for 0. */
export function columnName(index: number): string {
  return String.fromCharCode(65 + index);
}

function cellXml(cell: SheetCell, column: number): string {
  if (cell === null) return '';
  const style = STYLES[cell.kind];
  const attribute = ` r="${columnName(column)}${ROW_NUMBER}"${style === 0 ? '' : ` s="${style}"`}`;
  switch (cell.kind) {
    case 'text':
    case 'heading':
      return `<c${attribute} t="inlineStr"><is><t xml:space="preserve">${xmlText(cutText(plainText(cell.text), TEXT_LENGTH))}</t></is></c>`;
    case 'money':
    case 'number':
      return `<c${attribute}><v>${cell.decimal}</v></c>`;
    case 'date':
      return `<c${attribute}><v>${cell.day}</v></c>`;
  }
}

/** What stands before the rows of a sheet: the first row stays in sight where `isHeaderFixed`. */
export function sheetHead(columnWidths: readonly number[], isHeaderFixed: boolean): string {
  const pane = isHeaderFixed
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    : '';
  const columns = columnWidths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>`
  );
}

/** Printed across the page, as many pages long as it takes. */
export const SHEET_FOOT = '</sheetData><pageSetup orientation="landscape" fitToHeight="0"/></worksheet>';

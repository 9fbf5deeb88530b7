import { Unzip, UnzipInflate } from 'fflate';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readDecimal } from '../../tables/read-table.ts';
import type { WorkbookRows } from './workbook-rows.ts';
import { sheetPartName } from './workbook-xml.ts';

const ROW = /<row>(.*?)<\/row>/gs;
const CELL =
  /<c\/>|<c(?: s="\d")?(?: t="inlineStr")?>(?:<v>([^<]*)<\/v>|<is><t xml:space="preserve">[^<]*<\/t><\/is>)<\/c>/y;

/** Reads a workbook back strictly (no formula anywhere, every cell of a known form) and sums the amounts of its first sheet. Throws on anything else. */
export function readXlsx(chunks: Iterable<Uint8Array>, { amountColumn, digits }: WorkbookRows): Totals {
  let totals = NO_TOTALS;
  const counts = [0, 0];
  for (const { sheet, cells } of sheetRows(chunks)) {
    const isHeading = counts[sheet] === 0;
    counts[sheet] = (counts[sheet] ?? 0) + 1;
    if (sheet === 0 && !isHeading)
      totals = addTotals(totals, totalsOf(readDecimal(cells[amountColumn] ?? '', digits)));
  }
  if (counts.includes(0)) throw new Error('the workbook lacks a sheet');
  return totals;
}

/** The rows of both sheets in the order they are unpacked, each cell's value or "" for text. */
function* sheetRows(chunks: Iterable<Uint8Array>): Generator<{ sheet: number; cells: string[] }> {
  const arrived: { sheet: number; text: string }[] = [];
  const unzip = new Unzip((file) => {
    const sheet = [sheetPartName(0), sheetPartName(1)].indexOf(file.name);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      const text = decoder.decode(data, { stream: !isLast });
      if (text.includes('<f')) checkNoFormula(text);
      if (sheet !== -1) arrived.push({ sheet, text });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const rest = ['', ''];
  for (const chunk of chunks) {
    unzip.push(chunk);
    for (const { sheet, text } of arrived.splice(0)) {
      const pending = (rest[sheet] ?? '') + text;
      const end = pending.lastIndexOf('</row>') + '</row>'.length;
      const whole = end < '</row>'.length ? '' : pending.slice(0, end);
      rest[sheet] = pending.slice(whole.length);
      for (const match of whole.matchAll(ROW)) yield { sheet, cells: readCells(match[1] ?? '') };
    }
  }
  unzip.push(new Uint8Array(0), true);
}

function readCells(row: string): string[] {
  const cells: string[] = [];
  for (CELL.lastIndex = 0; CELL.lastIndex < row.length; ) {
    const match = CELL.exec(row);
    if (match === null) throw new Error('a cell of an unknown form');
    cells.push(match[1] ?? '');
  }
  return cells;
}

function checkNoFormula(text: string): void {
  if (/<f[ >/]/.test(text)) throw new Error('the workbook holds a formula');
}

import { Unzip, UnzipInflate } from 'fflate';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readDecimal } from '../../tables/read-table.ts';
import { columnName, MOST_COLUMNS, SHEET_FOOT } from './sheet-xml.ts';
import type { WorkbookRows } from './workbook-rows.ts';
import { sheetPartName } from './workbook-xml.ts';
import { sheetHeads } from './write-xlsx.ts';

const CELL =
  /<c r="([A-Z])(\d+)"(?: s="\d")?(?: t="inlineStr")?>(?:<v>([^<]*)<\/v>|<is><t xml:space="preserve">[^<]*<\/t><\/is>)<\/c>/y;
const ROW = /<row r="(\d+)">/;

/**
 * Reads a workbook back strictly and sums the amounts of its first sheet. Both sheets must have nothing but rows between their head and foot,
 * and every cell a known form, so that none is a formula. Throws on anything else.
 */
export function readXlsx(chunks: Iterable<Uint8Array>, workbook: WorkbookRows): Totals {
  const { amountColumn, digits } = workbook;
  const [recordHead, proofHead] = sheetHeads(workbook);
  let totals = NO_TOTALS;
  let isHeading = true;
  const records = sheetReader(recordHead, (cells) => {
    if (!isHeading) totals = addTotals(totals, totalsOf(readDecimal(cells[amountColumn] ?? '', digits)));
    isHeading = false;
  });
  const proof = sheetReader(proofHead, () => {});
  const sheets = new Map([
    [sheetPartName(0), records],
    [sheetPartName(1), proof],
  ]);
  unpack(chunks, sheets);
  for (const sheet of sheets.values()) sheet.end();
  return totals;
}

type SheetReader = { readonly read: (text: string) => void; readonly end: () => void };

/** Hands the cells of each row to `take`, "" for text. The end throws where anything but `head` and the foot is around the rows. */
function sheetReader(head: string, take: (cells: readonly string[]) => void): SheetReader {
  let frame = '';
  let pending = '';
  let count = 0;
  return {
    read: (text) => {
      const rows = (pending + text).split('</row>');
      pending = rows.pop() ?? '';
      for (const row of rows) {
        const start = ROW.exec(row);
        if (start === null) throw new Error('a row that ends without beginning');
        count++;
        if (Number(start[1]) !== count) throw new Error('a row out of its place');
        frame += row.slice(0, start.index);
        take(readCells(row.slice(start.index + start[0].length), count));
      }
    },
    end: () => {
      if (frame + pending !== head + SHEET_FOOT) throw new Error('a sheet with more than its rows');
    },
  };
}

/** Unpacks the parts that have a reader, piece by piece. */
function unpack(chunks: Iterable<Uint8Array>, readers: ReadonlyMap<string, SheetReader>): void {
  const unzip = new Unzip((file) => {
    const reader = readers.get(file.name);
    if (reader === undefined) return;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      reader.read(decoder.decode(data, { stream: !isLast }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (const chunk of chunks) unzip.push(chunk);
  unzip.push(new Uint8Array(0), true);
}

function readCells(row: string, rowNumber: number): string[] {
  const cells: string[] = [];
  for (CELL.lastIndex = 0; CELL.lastIndex < row.length; ) {
    const [, letter, number, value = ''] = CELL.exec(row) ?? [];
    if (Number(number) !== rowNumber) throw new Error('a cell of an unknown form or out of its place');
    while (columnName(cells.length) !== letter) {
      if (cells.length === MOST_COLUMNS) throw new Error('a cell behind one it should be before');
      cells.push('');
    }
    cells.push(value);
  }
  return cells;
}

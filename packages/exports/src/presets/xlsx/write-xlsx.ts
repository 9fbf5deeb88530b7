import { Zip } from 'fflate';
import { DeflatedEntry } from '../../writing/deflated-entry.ts';
import { zipTime } from '../../writing/zip-files.ts';
import type { Unit } from '../preset.ts';
import { heading, ROW_NUMBER, rowXml, SHEET_FOOT, sheetHead } from './sheet-xml.ts';
import type { WorkbookRows } from './workbook-rows.ts';
import { sheetPartName, workbookParts } from './workbook-xml.ts';

/** Stands between the two rows of a unit; XML forbids it, so no cell can hold it. */
export const PROOF_MARK = '\u0000';

const PROOF_WIDTHS = [28, 22, 12, 14, 18, 16, 10, 7, 8, 8, 8, 8];

/** What stands before the rows of the first sheet and of the Proof sheet. */
export function sheetHeads({ recordWidths }: WorkbookRows): readonly [records: string, proof: string] {
  return [sheetHead(recordWidths, true), sheetHead(PROOF_WIDTHS, false)];
}

const CHUNK_LENGTH = 32_768;

/** The bytes of a workbook, made as they are asked for; the Proof sheet waits in compressed form until the first sheet ends. */
export function* writeXlsx(rows: WorkbookRows, units: Iterable<Unit>, now: Date): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const [name, content] of workbookParts([rows.recordSheet, 'Proof'], rows.digits)) {
    addPart(zip, name, now).end(content);
  }
  const records = addPart(zip, sheetPartName(0), now);
  const proof = addPart(zip, sheetPartName(1), now);
  const [recordHead, proofHead] = sheetHeads(rows);
  const [numberRecord, numberProof] = [rowNumbering(), rowNumbering()];
  records.write(recordHead + numberRecord(rowXml(rows.recordHeading.map(heading))));
  const summary = [...rows.summary, rows.proofHeading.map(heading)];
  proof.write(proofHead + summary.map((cells) => numberProof(rowXml(cells))).join(''));
  for (const unit of units) {
    const [record = '', place = ''] = unit.text.split(PROOF_MARK);
    records.write(numberRecord(record));
    proof.write(numberProof(place));
    yield* ready.splice(0);
  }
  records.end(SHEET_FOOT);
  proof.end(SHEET_FOOT);
  zip.end();
  yield* ready;
}

/** Puts the number of each row in its place: 1 for the first. */
function rowNumbering(): (row: string) => string {
  let count = 0;
  return (row) => {
    count++;
    return row.replaceAll(ROW_NUMBER, String(count));
  };
}

type PartWriter = { readonly write: (text: string) => void; readonly end: (text: string) => void };

function addPart(zip: Zip, name: string, now: Date): PartWriter {
  const file = new DeflatedEntry(name);
  file.mtime = zipTime(now);
  zip.add(file);
  let pending = '';
  const push = (isLast: boolean) => {
    file.push(new TextEncoder().encode(pending), isLast);
    pending = '';
  };
  return {
    write: (text) => {
      pending += text;
      if (pending.length >= CHUNK_LENGTH) push(false);
    },
    end: (text) => {
      pending += text;
      push(true);
    },
  };
}

import { sourceTotals } from '../../source/source-totals.ts';
import type { ExportOptions, Opened, Preset, Unit } from '../preset.ts';
import { documentRows } from './document-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { rowXml } from './sheet-xml.ts';
import { statementRows } from './statement-rows.ts';
import type { WorkbookRows } from './workbook-rows.ts';
import { PROOF_MARK, writeXlsx } from './write-xlsx.ts';

/** One workbook for everything in the source. */
export const openXlsx: Preset['open'] = (source, options): Opened => {
  const rows =
    source.statements.length > 0
      ? statementRows(source.statements, source.corrections)
      : documentRows(source.documents, source.corrections);
  return { writings: [workbookWriting(rows, options)], expected: sourceTotals(source) };
};

function workbookWriting(rows: WorkbookRows, { now }: ExportOptions): Opened['writings'][number] {
  return {
    suffix: null,
    frameBytes: 0,
    units: () => unitsOf(rows),
    encode: (units) => writeXlsx(rows, units, now),
    readBack: (chunks) => readXlsx(chunks, rows),
  };
}

/** A unit is a row of both sheets, with a mark between them that no text can hold. */
function* unitsOf(rows: WorkbookRows): Generator<Unit> {
  for (const { record, proof, totals } of rows.pairs())
    yield { text: `${rowXml(record)}${PROOF_MARK}${rowXml(proof)}`, rows: 1, totals };
}

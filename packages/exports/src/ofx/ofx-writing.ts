import { textWriter } from '../cells/text-writer.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions, Unit, Writing } from '../presets/preset.ts';
import type { StatementSource } from '../source/export-source.ts';
import { movementIds } from '../source/movement-id.ts';
import { totalsOf } from '../source/totals.ts';
import { decodeText, encodeText, frameBytes, type TextFrame } from '../writing/encode-text.ts';
import { type OfxNode, sgmlText, xmlElements } from './ofx-element.ts';
import type { OfxFacts } from './ofx-statement.ts';
import { ofxTransaction } from './ofx-transaction.ts';
import { type OfxForm, readOfx } from './read-ofx.ts';

export type OfxRequest = {
  readonly form: OfxForm;
  readonly statement: StatementSource;
  readonly facts: OfxFacts;
  readonly options: ExportOptions;
  readonly frame: TextFrame;
  readonly suffix: string | null;
};

/** The writing of one account's OFX file around its frame. */
export function ofxWriting({ form, statement, options, frame, suffix }: OfxRequest): Writing {
  const bodyStart = frame.head.indexOf('<OFX>');
  return {
    suffix,
    encoding: frame.encoding,
    frameBytes: frameBytes(frame),
    units: (log) => ofxUnits({ form, statement, options }, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) =>
      readOfx(skip(decodeText(chunks, frame.encoding), bodyStart), form, statement.digits),
  };
}

function* ofxUnits(
  { form, statement, options }: Pick<OfxRequest, 'form' | 'statement' | 'options'>,
  log: PreflightLog,
): Generator<Unit> {
  const text = textWriter({ charset: form === 'sgml' ? 'windows-1252' : 'utf-8', formulas: 'strip' }, log);
  const idOf = movementIds(statement, options);
  let row = 0;
  for (const movement of statement.movements) {
    const node = ofxTransaction(movement, {
      id: idOf(movement),
      digits: statement.digits,
      row,
      text,
      time: (date) => ofxTime(date, form),
    });
    yield { text: ofxText([node], form), rows: 1, totals: totalsOf(movement.amountMinor) };
    row++;
  }
}

/** The text of OFX nodes; in OFX 2 with a line end behind. */
export function ofxText(nodes: readonly OfxNode[], form: OfxForm): string {
  return form === 'sgml' ? sgmlText(nodes) : `${xmlElements(nodes)}\n`;
}

/** Noon of a calendar date, so that no time zone moves it to another day. */
export function ofxTime(date: string, form: OfxForm): string {
  return `${date.replaceAll('-', '')}120000${form === 'xml' ? '.000' : ''}[0:GMT]`;
}

/** The time of making as OFX writes it. */
export function ofxNow({ now }: ExportOptions, form: OfxForm): string {
  const digits = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${digits}${form === 'xml' ? '.000' : ''}[0:GMT]`;
}

function* skip(chunks: Iterable<string>, length: number): Generator<string> {
  let left = length;
  for (const chunk of chunks) {
    yield chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}

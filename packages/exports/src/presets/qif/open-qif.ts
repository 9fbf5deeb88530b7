import { formatDecimal } from '@tieout/records';
import { type DateFormat, dateCell, regionDateFormat } from '../../cells/file-date.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { checkNumber } from '../../source/check-number.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { accountSuffix } from '../../tables/statement-table.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { Preset, Unit, Writing } from '../preset.ts';
import { readQif } from './read-qif.ts';

/** One QIF file for each account. */
export const openQif: Preset['open'] = ({ statements }, options) => {
  const dateFormat = options.dateFormat ?? regionDateFormat(options.region ?? null);
  return {
    writings: statements.map((statement) =>
      qifWriting(statement, dateFormat, accountSuffix(statement, statements)),
    ),
    expected: statementTotals(statements),
  };
};

function qifWriting(statement: StatementSource, dateFormat: DateFormat, suffix: string | null): Writing {
  const frame = { head: `!Type:${statement.kind === 'card' ? 'CCard' : 'Bank'}\r\n`, foot: '' };
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => qifUnits(statement, dateFormat, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readQif(decodeText(chunks), dateFormat, statement.digits),
  };
}

function* qifUnits(statement: StatementSource, dateFormat: DateFormat, log: PreflightLog): Generator<Unit> {
  const text = textWriter({ charset: 'ascii', formulas: 'strip' }, log);
  let row = 0;
  for (const movement of statement.movements) {
    const fields = qifFields(movement, { text, row, dateFormat, digits: statement.digits });
    const lines = fields
      .filter(([, value]) => value !== '')
      .map(([letter, value]) => `${letter}${value}\r\n`);
    yield { text: `${lines.join('')}^\r\n`, rows: 1, totals: totalsOf(movement.amountMinor) };
    row++;
  }
}

function qifFields(
  movement: Movement,
  context: { text: TextWriter; row: number; dateFormat: DateFormat; digits: number },
): [letter: string, value: string][] {
  const { text, row, dateFormat, digits } = context;
  const write = (value: string | null) => (value === null ? '' : text(value, { row }));
  return [
    ['D', dateCell(movement.date, dateFormat)],
    ['T', formatDecimal(movement.amountMinor, digits)],
    ['N', write(checkNumber(movement) ?? movement.reference)],
    ['P', write(movement.payee ?? movement.description)],
    ['M', write(movement.payee === null ? null : movement.description)],
    ['L', write(movement.category)],
  ];
}

import { formatDecimal } from '@tieout/records';
import { type DateFormat, dateCell, dateOrder } from '../../cells/file-date.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { bookingOf } from '../../source/booking.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';
import { readQif } from './read-qif.ts';

/** One QIF file for each account. */
export const openQif: Preset['open'] = ({ statements }, options) => {
  const dateFormat = dateOrder(options);
  return {
    writings: statements.map((statement) =>
      qifWriting(statement, { ...options, dateFormat }, accountSuffix(statement, statements)),
    ),
    expected: statementTotals(statements),
  };
};

function qifWriting(statement: StatementSource, options: QifOptions, suffix: string | null): Writing {
  const frame = { head: `!Type:${statement.kind === 'card' ? 'CCard' : 'Bank'}\r\n`, foot: '' };
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => qifUnits(statement, options, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readQif(decodeText(chunks), options.dateFormat, statement.digits),
  };
}

type QifOptions = ExportOptions & { readonly dateFormat: DateFormat };

function* qifUnits(statement: StatementSource, options: QifOptions, log: PreflightLog): Generator<Unit> {
  const text = textWriter({ charset: 'ascii', formulas: 'strip' }, log);
  let row = 0;
  for (const movement of statement.movements) {
    const fields = qifFields(movement, { text, row, options, statement });
    const lines = fields
      .filter(([, value]) => value !== '')
      .map(([letter, value]) => `${letter}${value}\r\n`);
    yield { text: `${lines.join('')}^\r\n`, rows: 1, totals: totalsOf(movement.amountMinor) };
    row++;
  }
}

type QifContext = {
  readonly text: TextWriter;
  readonly row: number;
  readonly options: QifOptions;
  readonly statement: StatementSource;
};

function qifFields(
  movement: Movement,
  { text, row, options, statement }: QifContext,
): [letter: string, value: string][] {
  const write = (value: string | null) => (value === null ? '' : text(value, { row }));
  return [
    ['D', dateCell(movement.date, options.dateFormat)],
    ['T', formatDecimal(movement.amountMinor, statement.digits)],
    ['N', write(checkNumber(movement) ?? otherReference(movement))],
    ['P', write(movement.payee ?? movement.description)],
    ['M', write(movement.payee === null ? null : movement.description)],
    ['L', categoryField(movement, { statement, options, write })],
  ];
}

/** The category; of a transfer the other account in brackets, as QIF has it. Rows without a category have none. */
function categoryField(
  movement: Movement,
  {
    statement: { kind },
    options,
    write,
  }: Pick<QifContext, 'statement' | 'options'> & { write: (value: string | null) => string },
): string {
  const { offset, isTransfer, isPayerUnknown } = bookingOf(movement, { kind, options });
  if (!isTransfer) return write(movement.category);
  return isPayerUnknown ? '' : `[${write(offset)}]`;
}

import { asciiText } from '../../cells/ascii-text.ts';
import { plainText } from '../../cells/plain-text.ts';
import { swiftText } from '../../cells/swift-text.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BalancedStatement, balancedStatement } from '../../source/balanced-statement.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { Preset, Unit, Writing } from '../preset.ts';
import { commaAmount } from './comma-amount.ts';
import { readMt940 } from './read-mt940.ts';

const TEXT_LINE_LENGTH = 65;
const TEXT_LINES = 6;

/** One MT940 statement for each account. */
export const openMt940: Preset['open'] = ({ statements }, options, log) => ({
  writings: statements.flatMap((statement) => {
    const balanced = balancedStatement(statement, options, log);
    if (balanced === null) return [];
    return [mt940Writing(balanced, options.idPrefix ?? 'TO', accountSuffix(statement, statements))];
  }),
  expected: statementTotals(statements),
});

function mt940Writing(balanced: BalancedStatement, idPrefix: string, suffix: string | null): Writing {
  const { statement, accountId, end } = balanced;
  const frame = {
    head: [
      `:20:${asciiText(idPrefix)
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, 8)}${end.replaceAll('-', '')}`,
      `:25:${swiftAccount(accountId)}`,
      ':28C:00001/001',
      `:60F:${balanceField(balanced, balanced.openingMinor, balanced.start)}`,
      '',
    ].join('\r\n'),
    foot: `:62F:${balanceField(balanced, balanced.closingMinor, end)}\r\n-\r\n`,
  };
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => mt940Units(balanced, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readMt940(decodeText(chunks), statement.digits),
  };
}

function swiftAccount(accountId: string): string {
  return (
    asciiText(accountId)
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(-35) || 'UNKNOWN'
  );
}

function balanceField({ currency, statement }: BalancedStatement, minor: number, date: string): string {
  return `${minor < 0 ? 'D' : 'C'}${shortDate(date)}${currency}${commaAmount(minor, statement.digits)}`;
}

function* mt940Units({ statement }: BalancedStatement, log: PreflightLog): Generator<Unit> {
  const text = textWriter({ charset: 'swift', formulas: 'strip' }, log);
  let row = 0;
  for (const movement of statement.movements) {
    const lines = [entryLine(movement, statement.digits), ...detailLines(movement, text, row)];
    yield { text: `${lines.join('\r\n')}\r\n`, rows: 1, totals: totalsOf(movement.amountMinor) };
    row++;
  }
}

/** Field 61: value date, entry date, mark, amount, type NMSC, the check's number, the printed reference or NONREF. */
function entryLine(movement: Movement, digits: number): string {
  const day = shortDate(datesOf(movement).posted);
  const mark = movement.amountMinor < 0 ? 'D' : 'C';
  const reference = checkNumber(movement) || shortReference(movement) || 'NONREF';
  return `:61:${day}${day.slice(2)}${mark}${commaAmount(movement.amountMinor, digits)}NMSC${reference}`;
}

/** The printed reference where field 61 takes it whole: 16 characters, no double slash and none at its ends. */
function shortReference(movement: Movement): string {
  const plain = swiftText(plainText(otherReference(movement) ?? ''));
  return plain.length <= 16 && !/^\/|\/$|\/\/|^[-:]/.test(plain) ? plain : '';
}

/** Field 86: up to six lines of 65; none may begin like a field. A reference that field 61 does not take is here. */
function detailLines(movement: Movement, text: TextWriter, row: number): string[] {
  const { description } = movement;
  const reference = shortReference(movement) === '' ? otherReference(movement) : null;
  const isSaid = reference === null || description.includes(reference);
  const whole =
    text(isSaid ? description : `${description} REF ${reference}`, {
      row,
      maxLength: TEXT_LINE_LENGTH * TEXT_LINES - TEXT_LINES,
    }) || 'Transaction';
  const pieces = whole.match(/.{1,64}/g) ?? [];
  return pieces.map((piece, index) => (index === 0 ? `:86:${piece}` : piece.replace(/^[:-]/, ' $&')));
}

function shortDate(date: string): string {
  return date.replaceAll('-', '').slice(2);
}

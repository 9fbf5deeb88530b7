import { formatDecimal } from '@tieout/records';
import { dateCell } from '../../cells/file-date.ts';
import { textWriter } from '../../cells/text-writer.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BookedAccount, bookedAccounts } from '../../source/booked-accounts.ts';
import { type Booking, bookingOf } from '../../source/booking.ts';
import { checkNumber } from '../../source/check-number.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { tsvLine } from '../../tables/tsv.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit } from '../preset.ts';
import { IIF_HEADER, readIif } from './read-iif.ts';

/** QuickBooks Desktop's own limits of a name and a document number; the memo keeps the whole description. */
const NAME_LENGTH = 41;
const NUMBER_LENGTH = 11;

/** One IIF file for all accounts. */
export const openIif: Preset['open'] = ({ statements }, options, log) => {
  const accounts = bookedAccounts(statements, options, log);
  const frame = { head: IIF_HEADER, foot: '' };
  const writing = {
    suffix: null,
    frameBytes: frameBytes(frame),
    units: (unitLog: PreflightLog) => iifUnits(accounts, options, unitLog),
    encode: (units: Iterable<Unit>) => encodeText(frame, units),
    readBack: (chunks: Iterable<Uint8Array>) => readIif(decodeText(chunks), sharedDigits(statements)),
  };
  if (new Set(statements.map((statement) => statement.currency)).size > 1)
    log.block(
      'several-currencies',
      'The accounts have several currencies and an IIF file has one. Export each account alone.',
    );
  return { writings: [writing], expected: statementTotals(statements) };
};

function* iifUnits(
  accounts: readonly BookedAccount[],
  options: ExportOptions,
  log: PreflightLog,
): Generator<Unit> {
  let row = 0;
  for (const { statement, name } of accounts) {
    for (const movement of statement.movements) {
      const booking = bookingOf(movement, { kind: statement.kind, account: name, options });
      const text = iifBlock(movement, booking, { statement, row, log });
      yield { text, rows: 1, totals: totalsOf(movement.amountMinor) };
      row++;
    }
  }
}

/** TRNS, SPL and ENDTRNS of one movement: the account's own side first, the offset with the opposite sign. */
function iifBlock(
  movement: Movement,
  { account, offset, isTransfer }: Booking,
  { statement, row, log }: { statement: StatementSource; row: number; log: PreflightLog },
): string {
  const text = textWriter({ charset: 'ascii', formulas: 'strip' }, log);
  const write = (value: string) => text(value, { row });
  const type = isTransfer ? 'TRANSFER' : transactionType(statement.kind, movement.amountMinor);
  const date = dateCell(movement.date, 'MM/DD/YYYY');
  const memo = write(movement.description);
  const document = text(checkNumber(movement) ?? movement.reference ?? '', { row, maxLength: NUMBER_LENGTH });
  const payee = text(movement.payee ?? movement.description, { row, maxLength: NAME_LENGTH });
  const amount = formatDecimal(movement.amountMinor, statement.digits);
  const opposite = formatDecimal(0 - movement.amountMinor, statement.digits);
  const own = ['TRNS', '', type, date, write(account), payee, '', amount, document, memo, 'N', 'N'];
  const other = ['SPL', '', type, date, write(offset), '', '', opposite, document, memo, 'N', ''];
  return `${tsvLine(own)}${tsvLine(other)}${tsvLine(['ENDTRNS'])}`;
}

function transactionType(kind: StatementSource['kind'], amountMinor: number): string {
  if (kind === 'card') return amountMinor < 0 ? 'CREDIT CARD' : 'CCARD REFUND';
  return amountMinor < 0 ? 'CHECK' : 'DEPOSIT';
}

import { formatDecimal } from '@tieout/records';
import { dateCell } from '../../cells/file-date.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import { type ChargedDocument, chargedDocument } from '../../documents/document-charges.ts';
import { documentTitle } from '../../documents/document-title.ts';
import { documentsToBook } from '../../documents/documents-to-book.ts';
import { checkNeededFields } from '../../documents/needed-fields.ts';
import { checkNumberLength, writtenNumber } from '../../documents/written-number.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BookedAccount, bookedAccounts } from '../../source/booked-accounts.ts';
import { bookingOf, checkCardPayments } from '../../source/booking.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import type { ExportSource, StatementSource } from '../../source/export-source.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { tsvLine } from '../../tables/tsv.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit } from '../preset.ts';
import { IIF_HEADER, readIif } from './read-iif.ts';

/** QuickBooks Desktop's own limits of a name and a document number; the memo keeps the whole description. */
const NAME_LENGTH = 41;
const NUMBER_LENGTH = 11;

/** One IIF file for all accounts, or for all bills. */
export const openIif: Preset['open'] = (source, options, log) => {
  const { blocks, expected } =
    source.statements.length > 0 ? bankBlocks(source, options, log) : billBlocks(source, options, log);
  const digits = sharedDigits([...source.statements, ...source.documents]);
  const frame = { head: IIF_HEADER, foot: '' };
  const writing = {
    suffix: null,
    frameBytes: frameBytes(frame),
    units: (unitLog: PreflightLog) => iifUnits(blocks, digits, unitLog),
    encode: (units: Iterable<Unit>) => encodeText(frame, units),
    readBack: (chunks: Iterable<Uint8Array>) => readIif(decodeText(chunks), digits),
  };
  return { writings: [writing], expected };
};

/** One transaction: the account's own side, and the sides that make it zero. */
type IifBlock = {
  readonly type: string;
  readonly date: string | null;
  readonly account: string;
  readonly name: string;
  readonly number: string;
  readonly memo: string;
  readonly amountMinor: number;
  readonly sides: readonly {
    readonly account: string;
    readonly memo: string;
    readonly amountMinor: number;
  }[];
};

type Blocks = {
  /** Can be iterated several times. */
  readonly blocks: () => Iterable<IifBlock>;
  readonly expected: Totals;
};

function bankBlocks({ statements }: ExportSource, options: ExportOptions, log: PreflightLog): Blocks {
  const accounts = bookedAccounts(statements, options, log);
  for (const statement of statements) checkCardPayments(statement, options, log);
  if (new Set(statements.map((statement) => statement.currency)).size > 1)
    log.block(
      'several-currencies',
      'The accounts have several currencies and an IIF file has one. Export each account alone.',
    );
  return { blocks: () => movementBlocks(accounts, options), expected: statementTotals(statements) };
}

function* movementBlocks(accounts: readonly BookedAccount[], options: ExportOptions): Generator<IifBlock> {
  for (const { statement, name } of accounts) {
    for (const movement of statement.movements) {
      const { amountMinor, description, payee, date } = movement;
      const { offset, isTransfer } = bookingOf(movement, { kind: statement.kind, options });
      yield {
        type: isTransfer ? 'TRANSFER' : transactionType(statement.kind, amountMinor),
        ...{ date, account: name, amountMinor, memo: description, name: payee ?? description },
        number: checkNumber(movement) || otherReference(movement) || '',
        sides: [{ account: offset, memo: description, amountMinor: 0 - amountMinor }],
      };
    }
  }
}

function transactionType(kind: StatementSource['kind'], amountMinor: number): string {
  if (kind === 'card') return amountMinor < 0 ? 'CREDIT CARD' : 'CCARD REFUND';
  return amountMinor < 0 ? 'CHECK' : 'DEPOSIT';
}

/** Bills as BILL, credit notes of vendors as BILL REFUND: a vendor credit in QuickBooks Desktop. */
function billBlocks({ documents }: ExportSource, options: ExportOptions, log: PreflightLog): Blocks {
  const charged = documentsToBook(documents, options, log).flatMap((document, row) => {
    checkNeededFields(document, ['date', 'vendor'], row, log);
    checkNumberLength(document, NUMBER_LENGTH, row, log);
    return chargedDocument(document, { row, log, isTotalOnly: options.isTotalOnly }) ?? [];
  });
  const payable = options.payableAccount ?? 'Accounts Payable';
  const blocks = charged.map((one) => billBlock(one, payable, options));
  const expected = blocks.map(({ amountMinor }) => totalsOf(amountMinor)).reduce(addTotals, NO_TOTALS);
  return { blocks: () => blocks, expected };
}

function billBlock({ document, lines }: ChargedDocument, account: string, options: ExportOptions): IifBlock {
  const total = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const expense = options.expenseAccount ?? 'Uncategorized Expense';
  return {
    type: total < 0 ? 'BILL REFUND' : 'BILL',
    ...{ account, date: document.fields.date, name: document.fields.vendor ?? '' },
    ...{ number: writtenNumber(document, NUMBER_LENGTH), memo: documentTitle(document) },
    amountMinor: 0 - total,
    sides: lines.map(({ category, description, amountMinor }) => ({
      ...{ account: category ?? expense, memo: description, amountMinor },
    })),
  };
}

function* iifUnits(blocks: Blocks['blocks'], digits: number, log: PreflightLog): Generator<Unit> {
  const text = textWriter({ charset: 'ascii', formulas: 'strip' }, log);
  let row = 0;
  for (const block of blocks()) {
    yield { text: blockText(block, { digits, row, text }), rows: 1, totals: totalsOf(block.amountMinor) };
    row++;
  }
}

/** TRNS, SPL and ENDTRNS of one transaction: the account's own side first, then those that make it zero. */
function blockText(
  { type, date, account, name, number, memo, amountMinor, sides }: IifBlock,
  { digits, row, text }: { digits: number; row: number; text: TextWriter },
): string {
  const write = (value: string) => text(value, { row });
  const day = dateCell(date, 'MM/DD/YYYY');
  const writtenNo = text(number, { row, maxLength: NUMBER_LENGTH });
  const payee = text(name, { row, maxLength: NAME_LENGTH });
  const amount = (minor: number) => formatDecimal(minor, digits);
  const own = ['TRNS', '', type, day, write(account), payee, '', amount(amountMinor), writtenNo, write(memo)];
  const others = sides.map((side) => [
    ...['SPL', '', type, day, write(side.account), '', '', amount(side.amountMinor), writtenNo],
    ...[write(side.memo), 'N', ''],
  ]);
  return [tsvLine([...own, 'N', 'N']), ...others.map(tsvLine), tsvLine(['ENDTRNS'])].join('');
}

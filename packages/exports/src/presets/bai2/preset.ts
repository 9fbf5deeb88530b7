import { asciiText } from '../../cells/ascii-text.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BalancedStatement, balancedStatement } from '../../source/balanced-statement.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { type MovementIds, movementIds } from '../../source/movement-id.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';
import { readBai2 } from './read-bai2.ts';

// "Cash Management Balance Reporting Specifications Version 2" (BAI, record and type codes), as banks reprint it: 01 file, 02 group (one day of one
// bank), 03 account, 16 transaction, 88 continuation, 49/98/99 trailers with control totals and record counts. A transaction has the day of its group.

/** BAI2 for treasury programs and American accounting systems. */
export const bai2: Preset = {
  id: 'bai2',
  format: 'generic',
  label: 'BAI2',
  hint: 'For treasury and ERP software that imports BAI2 bank statements.',
  takes: ['bank', 'card'],
  extension: 'bai',
  mediaType: 'text/plain; charset=us-ascii',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: ['accountId', 'currency', 'routingNumber'],
  open: ({ statements }, options, log) => ({
    writings: statements.flatMap((statement) => {
      const balanced = balancedStatement(statement, options, log);
      return balanced === null ? [] : [bai2Writing(balanced, options, accountSuffix(statement, statements))];
    }),
    expected: statementTotals(statements),
  }),
};

/** One day of the account: its rows, and the balance before and after. */
type Day = {
  readonly date: string;
  readonly rows: readonly { readonly movement: Movement; readonly id: string; readonly row: number }[];
  readonly openingMinor: number;
  readonly closingMinor: number;
};

function bai2Writing(balanced: BalancedStatement, options: ExportOptions, suffix: string | null): Writing {
  const days = daysOf(balanced, movementIds(balanced.statement, options));
  const bank = options.routingNumber ?? '000000000';
  const made = options.now.toISOString();
  const groups = days.map(groupTotals);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const records = days.reduce((sum, day) => sum + groupRecords(day), 2);
  const frame = {
    head: `01,${bank},TIEOUT,${shortDate(made)},${made.slice(11, 16).replace(':', '')},1,,,2/\r\n`,
    foot: `99,${signed(total)},${days.length},${records}/\r\n`,
  };
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => dayUnits(days, balanced, bank, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readBai2(decodeText(chunks), balanced),
  };
}

/** The rows by their posting day, oldest first; each day once. */
function daysOf({ statement, openingMinor }: BalancedStatement, idOf: MovementIds): Day[] {
  const byDate = new Map<string, Day['rows'][number][]>();
  let row = 0;
  for (const movement of statement.movements) {
    const date = datesOf(movement).posted;
    const own = { movement, id: idOf(movement), row: row++ };
    const rows = byDate.get(date);
    if (rows === undefined) byDate.set(date, [own]);
    else rows.push(own);
  }
  let balance = openingMinor;
  return [...byDate.keys()].sort().map((date) => {
    const rows = byDate.get(date) ?? [];
    const before = balance;
    for (const { movement } of rows) balance += movement.amountMinor;
    return { date, rows, openingMinor: before, closingMinor: balance };
  });
}

/** The algebraic sum of the amounts in the 03 and 16 records; those of transactions have no sign. */
function groupTotals({ rows, openingMinor, closingMinor }: Day): { total: number } {
  const moved = rows.reduce((sum, { movement }) => sum + Math.abs(movement.amountMinor), 0);
  return { total: openingMinor + closingMinor + moved };
}

/** 02, 03, the transactions, 49 and 98. */
function groupRecords({ rows }: Day): number {
  return rows.length + 4;
}

function* dayUnits(
  days: readonly Day[],
  { accountId, currency }: BalancedStatement,
  bank: string,
  log: PreflightLog,
): Generator<Unit> {
  const text = textWriter({ charset: 'ascii', formulas: 'strip' }, log);
  const account =
    asciiText(accountId)
      .replace(/[^0-9A-Za-z]/g, '')
      .slice(-35) || 'UNKNOWN';
  for (const day of days) {
    const { total } = groupTotals(day);
    const records = [
      `02,,${bank},1,${shortDate(day.date)},2359,${currency},2/`,
      `03,${account},${currency},010,${signed(day.openingMinor)},,,015,${signed(day.closingMinor)},,/`,
      ...day.rows.map(({ movement, id, row }) => transactionRecord(movement, id, row, text)),
      `49,${signed(total)},${day.rows.length + 2}/`,
      `98,${signed(total)},1,${groupRecords(day)}/`,
    ];
    const totals = day.rows
      .map(({ movement }) => totalsOf(movement.amountMinor))
      .reduce(addTotals, NO_TOTALS);
    yield { text: `${records.join('\r\n')}\r\n`, rows: day.rows.length, totals: totals satisfies Totals };
  }
}

/** Type 475 is a check paid, 399 another credit, 699 another debit. The text is the last field, to the end of the line. */
function transactionRecord(movement: Movement, id: string, row: number, text: TextWriter): string {
  const { amountMinor, description, payee } = movement;
  const check = checkNumber(movement);
  const type = amountMinor >= 0 ? '399' : check === null ? '699' : '475';
  const reference = text(check || otherReference(movement) || '', { row, maxLength: 16 })
    .replace(/[,/]/g, ' ')
    .trim();
  const words = text([payee, description].join(' '), { row, maxLength: 240 }).replaceAll('/', ' ').trim();
  return `16,${type},${Math.abs(amountMinor)},Z,${id},${reference},${words || 'Transaction'}`;
}

const signed = (minor: number) => String(minor);

function shortDate(date: string): string {
  return date.slice(2, 10).replaceAll('-', '');
}

import { formatDecimal } from '@tieout/records';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BookedAccount, bookedAccounts } from '../../source/booked-accounts.ts';
import { bookingOf, checkCardPayments } from '../../source/booking.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { statedCurrency } from '../../source/stated-currency.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText, frameBytes, type TextFrame } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';
import { readDatev } from './read-datev.ts';

/** "EXTF Buchungsstapel": developer.datev.de → DATEV-Format → Header and Buchungsstapel, header version 700, format version 13. */
export const datev: Preset = {
  id: 'datev',
  format: 'generic',
  label: 'DATEV Buchungsstapel (EXTF)',
  hint: 'For a German tax adviser: DATEV Rechnungswesen → Bestand → Importieren → ASCII-Daten, or Belegtransfer. Accounts are numbers of the chart of accounts.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=windows-1252',
  dates: null,
  writesCurrency: true,
  decimals: 2,
  limits: { rows: 99_999 },
  notices: [
    'Bookings are imported unlocked (Festschreibung 0), without a tax key. Importing a file twice doubles them.',
  ],
  asks: [
    'accountNames',
    'expenseAccount',
    'incomeAccount',
    'paymentAccount',
    'ownAccounts',
    'currency',
    'advisorNumber',
    'clientNumber',
    'fiscalYearStart',
  ],
  open: ({ statements }, options, log) => {
    const accounts = bookedAccounts(statements, options, log);
    checkNumbers(options, log);
    for (const account of accounts) checkAccounts(account, options, log);
    return {
      writings: accounts.flatMap((account) => {
        const currency = statedCurrency(account.statement, options, log);
        if (currency === null) return [];
        const suffix = accountSuffix(account.statement, statements);
        return byFiscalYear(account, options).map((batch) =>
          datevWriting(batch, { ...options, currency }, suffix),
        );
      }),
      expected: statementTotals(statements),
    };
  },
};

/** Fields 11 and 12 of the header. Without them DATEV asks at the import: 1001 and 1 are what its own samples have. */
function checkNumbers({ advisorNumber, clientNumber }: ExportOptions, log: PreflightLog): void {
  if (advisorNumber === undefined || clientNumber === undefined)
    log.warn(
      'datev-numbers',
      'Adviser 1001 and client 1 are placeholders. Enter the numbers your tax adviser gave you (Beraternummer, Mandantennummer).',
    );
}

const ACCOUNT = /^\d{3,9}$/;

function checkAccounts({ statement, name }: BookedAccount, options: ExportOptions, log: PreflightLog): void {
  checkCardPayments(statement, options, log);
  let row = 0;
  for (const movement of statement.movements) {
    const { offset } = bookingOf(movement, { kind: statement.kind, options });
    if (movement.amountMinor === 0) log.dropZero(row, movement.description);
    else if (!ACCOUNT.test(name) || !ACCOUNT.test(offset)) log.block('no-account-code', NO_CODE, row, offset);
    row++;
  }
}

const NO_CODE =
  'DATEV takes account numbers such as 1200, not names. Give them as account names, categories and accounts for what has none.';

/** Options with the currency of the account. */
type DatevOptions = ExportOptions & { readonly currency: string };

/** The rows of one account within one fiscal year: days are written without their year, so that a file holds one year only. */
type Batch = {
  readonly account: BookedAccount;
  readonly yearStart: string;
  readonly isOnly: boolean;
  readonly from: string;
  readonly to: string;
};

function byFiscalYear(account: BookedAccount, { fiscalYearStart }: ExportOptions): Batch[] {
  const spans = new Map<string, { from: string; to: string }>();
  for (const movement of account.statement.movements) {
    if (movement.amountMinor === 0 || movement.date === null) continue;
    const { date } = movement;
    const start = fiscalYearOf(date, fiscalYearStart);
    const span = spans.get(start) ?? { from: date, to: date };
    const [from = date, , to = date] = [span.from, date, span.to].sort();
    spans.set(start, { from, to });
  }
  return [...spans]
    .sort()
    .map(([yearStart, span]) => ({ account, yearStart, isOnly: spans.size === 1, ...span }));
}

/** The first day of the fiscal year a date is in; the calendar year where no other start is given. */
function fiscalYearOf(date: string, fiscalYearStart = '01-01'): string {
  const year = Number(date.slice(0, 4));
  return `${date.slice(5) >= fiscalYearStart ? year : year - 1}-${fiscalYearStart}`;
}

function datevWriting(batch: Batch, options: DatevOptions, suffix: string): Writing {
  const frame = datevFrame(batch, options);
  return {
    suffix: batch.isOnly ? suffix : `${suffix}-${batch.yearStart.slice(0, 4)}`,
    encoding: frame.encoding,
    frameBytes: frameBytes(frame),
    units: (log) => datevUnits(batch, options, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readDatev(decodeText(chunks, 'windows-1252'), batch.account.statement.digits),
  };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (date: string) => date.replaceAll('-', '');

function datevFrame({ account, yearStart, from, to }: Batch, options: DatevOptions): TextFrame {
  const { now, advisorNumber = '1001', clientNumber = '1', currency } = options;
  const made = now.toISOString().replace(/\D/g, '');
  const length = Math.min(8, Math.max(4, account.name.length));
  const head = [
    ...[
      quoted('EXTF'),
      '700',
      '21',
      quoted('Buchungsstapel'),
      '13',
      made,
      '',
      quoted('TO'),
      quoted(''),
      quoted(''),
    ],
    ...[advisorNumber, clientNumber, compact(yearStart), String(length), compact(from), compact(to)],
    ...[quoted(`Konto ${account.name} ${from.slice(0, 7)}`), quoted(''), '1', '0', '0'],
    ...[quoted(currency), '', quoted(''), '', '', quoted(''), '', '', '', quoted('')],
  ];
  return {
    head: `${head.join(';')}\r\n${DATEV_COLUMNS.join(';')}\r\n`,
    foot: '',
    encoding: 'windows-1252',
  };
}

function* datevUnits(
  { account: { statement, name }, yearStart }: Batch,
  options: ExportOptions,
  log: PreflightLog,
): Generator<Unit> {
  const text = textWriter({ charset: 'windows-1252', formulas: 'strip' }, log);
  let row = 0;
  for (const movement of statement.movements) {
    const isHere =
      movement.amountMinor !== 0 &&
      movement.date !== null &&
      fiscalYearOf(movement.date, options.fiscalYearStart) === yearStart;
    if (isHere) {
      const { offset } = bookingOf(movement, { kind: statement.kind, options });
      const line = bookingLine(movement, { account: name, offset, digits: statement.digits, text, row });
      yield { text: line, rows: 1, totals: totalsOf(movement.amountMinor) };
    }
    row++;
  }
}

type LineContext = {
  readonly account: string;
  readonly offset: string;
  readonly digits: number;
  readonly text: TextWriter;
  readonly row: number;
};

/** The amount without a sign; S where the account is debited (money in), H where it is credited. */
function bookingLine(movement: Movement, { account, offset, digits, text, row }: LineContext): string {
  const { amountMinor, description, payee } = movement;
  const { date } = datesOf(movement);
  const reference = checkNumber(movement) || otherReference(movement) || '';
  // Belegfeld 1 takes letters, digits and $ & % * + - /, 36 characters; Buchungstext 60.
  const document = text(reference, { row })
    .replace(/[^A-Za-z0-9$&%*+/-]/g, '')
    .slice(-36);
  const words = text([payee, description].join(' '), { row, maxLength: 60 }) || 'Umsatz';
  const first = [
    ...[formatDecimal(Math.abs(amountMinor), digits).replace('.', ','), quoted(amountMinor < 0 ? 'H' : 'S')],
    ...[quoted(''), '', '', quoted(''), account, offset, quoted('')],
    ...[`${date.slice(8)}${date.slice(5, 7)}`, quoted(document), quoted(''), '', quoted(words)],
  ];
  const rest = Array.from({ length: DATEV_COLUMNS.length - first.length }, () => '');
  return `${[...first, ...rest].join(';')}\r\n`;
}

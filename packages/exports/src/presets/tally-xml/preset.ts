import { formatDecimal } from '@tieout/records';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import { parseXmlText, xmlText } from '../../cells/xml-text.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { bookedAccounts } from '../../source/booked-accounts.ts';
import { bookingOf, checkCardPayments } from '../../source/booking.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { movementIds } from '../../source/movement-id.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readMinor } from '../../tables/read-table.ts';
import { decodeText, encodeText, frameBytes } from '../../writing/encode-text.ts';
import { readLines } from '../../writing/read-lines.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';

// Import request and voucher tags: Tally's developer reference, "Integration Capabilities" (help.tallysolutions.com, case study on XML request and
// response formats; "Understanding Integration – Transactions"): dates YYYYMMDD, debits deemed positive with a negative amount, credits the reverse.
const HEAD =
  '<ENVELOPE>\n<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>\n<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n';
const FOOT = '</REQUESTDATA></IMPORTDATA></BODY>\n</ENVELOPE>\n';

/** Payment, receipt and contra vouchers for TallyPrime and Tally.ERP 9. */
export const tallyXml: Preset = {
  id: 'tally-xml',
  format: 'generic',
  label: 'Tally XML',
  hint: 'Import → Transactions (Alt+O), or Import of Data → Vouchers. The ledgers must exist under exactly these names.',
  takes: ['bank', 'card'],
  extension: 'xml',
  mediaType: 'application/xml',
  dates: null,
  writesCurrency: false,
  decimals: 2,
  limits: {},
  notices: [],
  asks: ['accountNames', 'paymentAccount', 'ownAccounts', 'expenseAccount', 'incomeAccount'],
  open: ({ statements }, options, log) => {
    const accounts = bookedAccounts(statements, options, log);
    for (const { statement } of accounts) checkCardPayments(statement, options, log);
    for (const statement of statements) sayZeroRows(statement, log);
    return {
      writings: accounts.map(({ statement, name }) =>
        tallyWriting(statement, name, options, accountSuffix(statement, statements)),
      ),
      expected: statementTotals(statements),
    };
  },
};

/** A voucher of nothing is refused. */
function sayZeroRows({ movements }: StatementSource, log: PreflightLog): void {
  let row = 0;
  for (const { amountMinor, description } of movements) {
    if (amountMinor === 0) log.dropZero(row, description);
    row++;
  }
}

function tallyWriting(
  statement: StatementSource,
  name: string,
  options: ExportOptions,
  suffix: string | null,
): Writing {
  const frame = { head: HEAD, foot: FOOT };
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => tallyUnits(statement, name, options, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readTally(decodeText(chunks), statement.digits),
  };
}

function* tallyUnits(
  statement: StatementSource,
  account: string,
  options: ExportOptions,
  log: PreflightLog,
): Generator<Unit> {
  const text = textWriter({ charset: 'utf-8', formulas: 'strip' }, log);
  const idOf = movementIds(statement, options);
  let row = 0;
  for (const movement of statement.movements) {
    const id = idOf(movement);
    if (movement.amountMinor !== 0) {
      const booking = bookingOf(movement, { kind: statement.kind, options });
      const voucher = voucherElement(movement, { id, account, booking, digits: statement.digits, text, row });
      yield { text: `${voucher}\n`, rows: 1, totals: totalsOf(movement.amountMinor) };
    }
    row++;
  }
}

type VoucherContext = {
  readonly id: string;
  readonly account: string;
  readonly booking: ReturnType<typeof bookingOf>;
  readonly digits: number;
  readonly text: TextWriter;
  readonly row: number;
};

/** The ledger that is debited first; of the two the bank's own side says the direction. */
function voucherElement(
  movement: Movement,
  { id, account, booking, digits, text, row }: VoucherContext,
): string {
  const { amountMinor, description, payee } = movement;
  const write = (value: string) => xmlText(text(value, { row }));
  const type = booking.isTransfer ? 'Contra' : amountMinor < 0 ? 'Payment' : 'Receipt';
  const entry = (ledger: string, minor: number) =>
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${write(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${minor > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${formatDecimal(0 - minor, digits)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;
  const reference = write(checkNumber(movement) || otherReference(movement) || '');
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${id}" VCHTYPE="${type}" ACTION="Create">`,
    `<DATE>${datesOf(movement).date.replaceAll('-', '')}</DATE>`,
    `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    reference === '' ? '' : `<REFERENCE>${reference}</REFERENCE>`,
    `<NARRATION>${write([payee, description].filter(Boolean).join(' · ')) || 'Transaction'}</NARRATION>`,
    entry(account, amountMinor),
    entry(booking.offset, 0 - amountMinor),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('');
}

const ENTRY =
  '<ALLLEDGERENTRIES\\.LIST><LEDGERNAME>([^<>]+)</LEDGERNAME><ISDEEMEDPOSITIVE>(Yes|No)</ISDEEMEDPOSITIVE><AMOUNT>(-?[\\d.]+)</AMOUNT></ALLLEDGERENTRIES\\.LIST>';
const VOUCHER = new RegExp(
  `^<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="\\d{8}[0-9a-f]{20}" VCHTYPE="(?:Payment|Receipt|Contra)" ACTION="Create"><DATE>\\d{8}</DATE><VOUCHERTYPENAME>\\w+</VOUCHERTYPENAME>(?:<REFERENCE>[^<>]+</REFERENCE>)?<NARRATION>[^<>]+</NARRATION>${ENTRY}${ENTRY}</VOUCHER></TALLYMESSAGE>$`,
);

/** Reads vouchers strictly (both sides sum to zero, the mark agrees with the sign) and sums the bank's side. Throws on anything else. */
function readTally(chunks: Iterable<string>, digits: number): Totals {
  const lines = readLines(chunks, '\n');
  for (const expected of HEAD.trimEnd().split('\n'))
    if (lines.next().value !== expected) throw new Error('Tally head differs');
  let totals = NO_TOTALS;
  let foot = '';
  for (const line of lines) {
    if (foot !== '' || line.startsWith('</')) {
      foot += `${line}\n`;
      continue;
    }
    const [, ledger = '', mark, amount = '', other = '', otherMark, opposite = ''] = VOUCHER.exec(line) ?? [];
    const [own, offset] = [readMinor(amount, digits), readMinor(opposite, digits)];
    parseXmlText(ledger + other);
    if (own + offset !== 0 || Math.sign(own) !== (mark === 'Yes' ? -1 : 1) || mark === otherMark)
      throw new Error('a voucher that does not balance');
    totals = addTotals(totals, totalsOf(0 - own));
  }
  if (foot !== FOOT) throw new Error('Tally foot differs');
  return totals;
}

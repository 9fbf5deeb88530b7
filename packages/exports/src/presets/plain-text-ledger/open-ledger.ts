import { formatDecimal } from '@tieout/records';
import { plainText } from '../../cells/plain-text.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { accountIdOf, lastFour } from '../../source/account-id.ts';
import { dateSpan } from '../../source/balanced-statement.ts';
import { bookingOf, checkCardPayments } from '../../source/booking.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement, StatementSource } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { type MovementIds, movementIds } from '../../source/movement-id.ts';
import { statedCurrency } from '../../source/stated-currency.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText, frameBytes, type TextFrame } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';
import type { LedgerDialect, LedgerRoot } from './dialects.ts';
import { readLedger } from './read-ledger.ts';

/** One journal for each account, in the words of a program. */
export function openLedger(dialect: LedgerDialect): Preset['open'] {
  return ({ statements }, options, log) => ({
    writings: statements.flatMap((statement, index) => {
      checkCardPayments(statement, options, log);
      const facts = ledgerFacts(statement, index, { dialect, options, log });
      if (facts === null) return [];
      return [ledgerWriting(facts, dialect, accountSuffix(statement, statements))];
    }),
    expected: statementTotals(statements),
  });
}

type LedgerFacts = {
  readonly statement: StatementSource;
  readonly options: ExportOptions;
  readonly account: string;
  readonly currency: string;
  readonly start: string;
  readonly end: string;
};

function ledgerFacts(
  statement: StatementSource,
  index: number,
  { dialect, options, log }: { dialect: LedgerDialect; options: ExportOptions; log: PreflightLog },
): LedgerFacts | null {
  const currency = statedCurrency(statement, options, log);
  const days = dateSpan(statement);
  const span = statement.period ?? days;
  if (span === null) log.block('no-rows', 'There are no dated rows to export.');
  const given = plainText(options.accountNames?.[index] ?? '');
  const end = lastFour(accountIdOf(statement, options)) || String(index + 1);
  const [root, word]: [LedgerRoot, string] =
    statement.kind === 'card' ? ['Liabilities', 'Card'] : ['Assets', 'Bank'];
  const account = dialect.accountName(root, given || `${word}:${end}`);
  if (given === '')
    log.note(
      'default-account',
      `The account is written as ${account}. Enter its name where your books have another.`,
    );
  if (currency === null || span === null) return null;
  const start = days !== null && days.start < span.start ? days.start : span.start;
  return {
    statement,
    options,
    account,
    currency,
    start,
    end: days !== null && days.end > span.end ? days.end : span.end,
  };
}

function ledgerWriting(facts: LedgerFacts, dialect: LedgerDialect, suffix: string | null): Writing {
  const frame = ledgerFrame(facts, dialect);
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: () => ledgerUnits(facts, dialect),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readLedger(decodeText(chunks), { frame, ...facts, digits: facts.statement.digits }),
  };
}

function ledgerFrame(
  { statement, account, currency, start, end, options }: LedgerFacts,
  dialect: LedgerDialect,
): TextFrame {
  const { openingMinor, closingMinor, digits } = statement;
  const money = (minor: number | null) => (minor === null ? null : formatDecimal(minor, digits));
  const [opening, closing] = doesTieOut(statement)
    ? [money(openingMinor), money(closingMinor)]
    : [null, null];
  const offsets = new Set<string>();
  for (const movement of statement.movements) offsets.add(offsetOf(movement, statement, options, dialect));
  const dayAfter = new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10);
  return {
    head: dialect.head({ account, date: start, amount: opening, currency, offsets: [...offsets].sort() }),
    foot: dialect.foot({ account, date: end, amount: closing, currency, dayAfter }),
  };
}

/** Balances are stated where they hold; a program would refuse the journal otherwise. */
function doesTieOut({ openingMinor, closingMinor, movements }: StatementSource): boolean {
  if (openingMinor === null) return false;
  let balance = openingMinor;
  for (const { amountMinor } of movements) balance += amountMinor;
  return balance === closingMinor;
}

function offsetOf(
  movement: Movement,
  { kind }: StatementSource,
  options: ExportOptions,
  { accountName }: LedgerDialect,
): string {
  const { offset, isTransfer } = bookingOf(movement, { kind, options });
  const isIncome = movement.amountMinor >= 0 && kind === 'bank';
  return accountName(isTransfer ? 'Assets' : isIncome ? 'Income' : 'Expenses', offset);
}

function* ledgerUnits(facts: LedgerFacts, dialect: LedgerDialect): Generator<Unit> {
  const idOf = movementIds(facts.statement, facts.options);
  for (const movement of facts.statement.movements) {
    const entry = entryText(movement, facts, { dialect, idOf });
    yield { text: entry, rows: 1, totals: totalsOf(movement.amountMinor) };
  }
}

type EntryContext = {
  readonly dialect: LedgerDialect;
  readonly idOf: MovementIds;
};

function entryText(
  movement: Movement,
  { statement, account, currency, options }: LedgerFacts,
  { dialect, idOf }: EntryContext,
): string {
  const { amountMinor, description, payee } = movement;
  // ";" begins a comment, "|" parts the payee, a first "(", "*" or "!" is a mark.
  const write = (value: string) =>
    plainText(value)
      .replace(/[;|]/g, ',')
      .replace(/^[(*!=\s]+/, '');
  const reference = otherReference(movement);
  return dialect.entry({
    date: datesOf(movement).date,
    id: idOf(movement),
    check: checkNumber(movement) ?? '',
    payee: payee === null ? null : write(payee) || null,
    description: write(description) || 'Transaction',
    reference: reference === null ? null : write(reference) || null,
    account,
    offset: offsetOf(movement, statement, options, dialect),
    amount: formatDecimal(amountMinor, statement.digits),
    opposite: formatDecimal(0 - amountMinor, statement.digits),
    currency,
  });
}

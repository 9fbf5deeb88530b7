import type { Extraction, InvoiceReading, StatementReading } from '@tieout/records';
import { readInvoice } from '../invoice/read-invoice.ts';
import { unreadable } from '../limits/unreadable.ts';
import type { Page } from '../read/page.ts';
import { repairByArithmetic } from '../repair/repair-by-arithmetic.ts';
import { readStatement } from '../statement/read-statement.ts';
import { readingsOf } from '../statement/readings-of.ts';
import { type DocumentGuess, documentKind } from './document-kind.ts';
import { type FileReading, oncePerPart } from './file-reading.ts';
import { restorePageOrder } from './page-order.ts';
import { splitInvoices } from './several-invoices.ts';
import { readSeveral } from './several-statements.ts';

/** Reads the pages as what they seem to be, one statement or invoice or several; if the scores are close, as what ties out. */
export function readDocument(pages: readonly Page[]): FileReading {
  return restorePageOrder(readInOrder(pages), pages, readInOrder);
}

function readInOrder(pages: readonly Page[]): FileReading {
  const readPart = oncePerPart(readOne);
  return splitInvoices(readSeveral(pages, readPart), pages, readPart);
}

function readOne(pages: readonly Page[]): Extraction {
  const guess = documentKind(pages);
  if (guess.isForeign) {
    const statement = readStatement(pages);
    return statement !== null && isProven(statement) ? statement : nothingRead(guess, pages.length);
  }
  if (guess.kind === 'statement' || guess.kind === 'other') {
    const statement = readMended(pages);
    const isDoubtful = guess.isClose || guess.kind === 'other';
    if (statement !== null && !(isDoubtful && !isProven(statement))) return statement;
    const invoice = isDoubtful ? readAsInvoice(pages, guess) : null;
    const isLikelier =
      invoice !== null &&
      !(statement !== null && isPlainly(statement, invoice, guess)) &&
      (invoice.verdict === 'proven' ||
        isRefutedBill(statement, invoice, guess) ||
        ((statement === null || hasNoRows(statement) ? keepsSums(invoice) : isUndated(statement)) &&
          invoice.fields.total !== null));
    const last = guess.isClose ? invoice : null;
    return (isLikelier ? invoice : statement) ?? last ?? nothingRead(guess, pages.length);
  }
  const invoice = readInvoice(pages, guess.kind);
  if (invoice !== null && invoice.lines.length > 0 && isSettled(invoice, guess)) return invoice;
  const statement = readMended(pages);
  if (statement !== null && isRather(statement, invoice, guess)) return statement;
  return invoice ?? statement ?? nothingRead(guess, pages.length);
}

function readAsInvoice(pages: readonly Page[], guess: DocumentGuess): InvoiceReading | null {
  const kind = guess.invoiceKind();
  return readInvoice(pages, kind, guess.mayBeInvoice || kind === 'receipt');
}

/** Whether a document is a statement whatever an invoice would add up to. */
function isPlainly(statement: StatementReading, invoice: InvoiceReading, guess: DocumentGuess): boolean {
  if (followsBalances(statement)) return true;
  if (leadsFromBalance(statement, guess) && !isRefutedBill(statement, invoice, guess)) return true;
  const isBilled = invoice.verdict === 'proven' && isNumbered(invoice, statement);
  if (guess.kind === 'statement' && guess.title === null && !isBilled && movesOnDays(statement, invoice))
    return true;
  if (guess.kind === 'other' && (leadsToBalance(statement) || readsMore(statement, invoice))) return true;
  // The balances of two accounts and their sum add up as the lines of an invoice do.
  return hasNoRows(statement) && guess.title === null && !isNumbered(invoice, statement);
}

/** Whether an invoice has a number, and none that is an account's. */
function isNumbered({ fields: { number } }: InvoiceReading, { accounts }: StatementReading): boolean {
  const lettersOf = (printed: string | null) => (printed ?? '').replace(/[^\p{L}\d]/gu, '');
  return number !== null && accounts.every((account) => lettersOf(account.number) !== lettersOf(number));
}

/** Whether rows of several days, or of one where no invoice has a number, are no fewer than the lines an invoice would have: an overview of accounts adds up too. */
function movesOnDays(statement: StatementReading, { lines, fields }: InvoiceReading): boolean {
  const days = datesOf(statement);
  const isDated = new Set(days).size > (fields.number === null ? 0 : 1);
  return days.length >= lines.length && isDated;
}

/** Whether a statement has several times as many dated rows as an invoice would have lines: those are the rows that a total happens to add up. */
function readsMore(statement: StatementReading, { lines }: InvoiceReading): boolean {
  return datesOf(statement).length > Math.max(MANY_ROWS, lines.length * TIMES_MORE);
}

/** The dates of the rows that have one. */
function datesOf({ accounts }: StatementReading): string[] {
  return accounts.flatMap(({ transactions }) => transactions.flatMap(({ date }) => date ?? []));
}

/** More rows than an invoice that is read badly may lose, and how many for each line of it. */
const [MANY_ROWS, TIMES_MORE] = [6, 3];

/** Whether a document that seems an invoice is a statement after all, by its own arithmetic. */
function isRather(
  statement: StatementReading,
  invoice: InvoiceReading | null,
  { isClose }: DocumentGuess,
): boolean {
  if (invoice?.verdict === 'proven') return followsBalances(statement);
  if (isQuiet(statement) && (invoice === null || invoice.lines.length === 0)) return true;
  if (isClose) return isProven(statement) || (keepsBalances(statement) && !isRefuted(statement, invoice));
  const hasLines = invoice !== null && invoice.lines.length > 0;
  if (paysOnce(statement) && invoice !== null && invoice.fields.total !== null) return false;
  return isProven(statement) && (!hasLines || keepsBalances(statement));
}

/** Whether a single amount leads from one balance to another, as the payment of the last bill does on the next. */
function paysOnce({ accounts }: StatementReading): boolean {
  return accounts.flatMap(({ transactions }) => transactions).length === 1;
}

/** Whether an account's own arithmetic fails, while the lines of the invoice add up to its printed total. */
function isRefuted({ accounts }: StatementReading, invoice: InvoiceReading | null): boolean {
  return invoice !== null && keepsSums(invoice) && accounts.some(({ verdict }) => verdict === 'contradicted');
}

/** Whether a document that calls itself an invoice adds up as one, while its balances do not: they sum up what was paid before. */
function isRefutedBill(
  statement: StatementReading | null,
  invoice: InvoiceReading,
  { title }: DocumentGuess,
): boolean {
  return (
    title !== null && statement !== null && isNumbered(invoice, statement) && isRefuted(statement, invoice)
  );
}

/** Whether no other kind need be tried: the scores are clear, and nothing fails. */
function isSettled({ verdict }: InvoiceReading, { mayBeStatement, isClose }: DocumentGuess): boolean {
  return !isClose && !mayBeStatement && verdict !== 'contradicted';
}

function readMended(pages: readonly Page[]): StatementReading | null {
  const readings = readingsOf(pages);
  const mended = readings.best === null ? pages : repairByArithmetic(pages, readings.best);
  return mended === pages ? readStatement(pages, readings) : readStatement(mended);
}

/** Whether there are rows between balances, as on no invoice: it is a statement even if its arithmetic fails. */
function keepsBalances(statement: StatementReading): boolean {
  return (
    hasRunningBalances(statement) ||
    statement.accounts.some(
      ({ opening, closing, transactions }) => transactions.length > 1 && opening !== null && closing !== null,
    )
  );
}

/**
 * Whether most rows of an account have a balance, and nearly all of those follow from the row before. The total of one column may prove a
 * wrong invoice, but running balances exist only on statements, altered ones too.
 */
function followsBalances({ accounts, findings }: StatementReading): boolean {
  return accounts.some(({ transactions }, index) => {
    const printed = transactions.filter((row) => row.balance !== null).length;
    const breaks = findings.filter(
      ({ code, account }) => code === 'balance-break' && account === index,
    ).length;
    return printed > 1 && printed * 2 > transactions.length && breaks * 3 <= printed;
  });
}

/**
 * Whether the score favours a statement, and rows of several dates are between an opening and a closing balance: a total below some of them
 * may prove a wrong invoice.
 */
function leadsFromBalance(statement: StatementReading, { kind }: DocumentGuess): boolean {
  const days = statement.accounts.flatMap(({ transactions }) => transactions.map(({ date }) => date));
  return kind === 'statement' && keepsBalances(statement) && new Set(days).size > 1;
}

/** Whether the rows of an account lead from its opening balance to another closing one: the sums between these add up as an invoice's lines do. */
function leadsToBalance({ accounts, findings }: StatementReading): boolean {
  return accounts.some(
    ({ opening, closing }, index) =>
      opening !== closing &&
      findings.some(
        ({ code, parameters, account }) =>
          code === 'check-holds' && parameters.check === 'ledger' && account === index,
      ),
  );
}

/** Whether most rows of an account have a balance. */
function hasRunningBalances({ accounts }: StatementReading): boolean {
  return accounts.some(
    ({ transactions }) =>
      transactions.length > 1 &&
      transactions.filter((row) => row.balance !== null).length * 2 > transactions.length,
  );
}

/** Whether several lines add up to a printed total: a list of amounts to pay. */
function keepsSums({ lines, findings }: InvoiceReading): boolean {
  return (
    lines.length > 1 &&
    findings.some(({ code, parameters }) => code === 'check-holds' && parameters.check === 'lines')
  );
}

/** Whether every account opens and closes with the same balance, without transactions. */
function isQuiet({ accounts }: StatementReading): boolean {
  return accounts.every(({ verdict, transactions }) => verdict === 'proven' && transactions.length === 0);
}

/** Whether only balances were found: if it is a statement, it has no transactions. */
function hasNoRows({ accounts }: StatementReading): boolean {
  return accounts.every(({ transactions }) => transactions.length === 0);
}

/** Whether no row has a date: then it is no account, but labelled amounts. */
function isUndated({ accounts }: StatementReading): boolean {
  return accounts.every(({ transactions }) => transactions.every(({ date }) => date === null));
}

function isProven(statement: StatementReading): boolean {
  return statement.accounts.some(
    (account) => account.verdict === 'proven' && account.transactions.length > 0,
  );
}

function nothingRead({ title, isForeign, seems }: DocumentGuess, pageCount: number): Extraction {
  return unreadable(
    'no-transactions',
    pageCount,
    title === null ? { cause: 'untitled', seems: seems() } : { cause: 'titled', title, isRead: !isForeign },
  );
}

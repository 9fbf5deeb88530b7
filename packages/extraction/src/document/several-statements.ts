import {
  type Account,
  type Extraction,
  type Finding,
  formatPageRanges,
  isStatement,
  raiseFinding,
  SCHEMA_VERSION,
  type StatementReading,
} from '@tieout/records';
import { EVIDENCE, type StatementStart, statementStarts } from '../classify/statement-starts.ts';
import type { Page } from '../read/page.ts';
import {
  type FileReading,
  isProven,
  type Part,
  partsAt,
  type ReadPart,
  surestFirst,
} from './file-reading.ts';

/**
 * Reads a file that may contain several statements, each by itself. The file is read as one document if nothing shows otherwise, or if it is
 * proven as one and nothing is lost. Every statement keeps its own language, number style, signs and dates.
 */
export function readSeveral(pages: readonly Page[], readPart: ReadPart): FileReading {
  const division = bestDivision(pages, readPart);
  if (division !== null && isCertain(division)) return division;
  const part = readPart(pages);
  const whole = { extraction: part.extraction, parts: [part] };
  return division !== null && isRather(division, whole) ? division : whole;
}

/** A file split at some of the pages where a statement may begin, and the joint reading of its parts. */
type Division = FileReading & {
  readonly extraction: StatementReading;
  readonly starts: readonly StatementStart[];
};

/** The first division that is proven, else the surest one; null if nothing splits the file into readable parts. */
function bestDivision(pages: readonly Page[], readPart: ReadPart): Division | null {
  let surest: Division | null = null;
  for (const own of surestFirst(statementStarts(pages), EVIDENCE)) {
    if (own.length === (surest?.starts.length ?? 0)) continue;
    const parts = partsAt(pages, own).map(readPart);
    const led = withLeadingPages(pages, own, parts, readPart);
    if (led !== null) return led;
    const extraction = joinStatements(parts);
    if (extraction === null) continue;
    if (isProven(extraction)) return { starts: own, parts, extraction };
    surest ??= { starts: own, parts, extraction };
  }
  return surest;
}

/**
 * The division in which pages that are no document by themselves lead to the statement behind them, as the slip or the letter before a
 * statement does; null where there are none, or it is not proven.
 */
function withLeadingPages(
  pages: readonly Page[],
  starts: readonly StatementStart[],
  parts: readonly Part[],
  readPart: ReadPart,
): Division | null {
  const own = starts.filter((_, before) => {
    const part = parts[before];
    return part !== undefined && areDocuments({ parts: [part] });
  });
  if (own.length === 0 || own.length === starts.length) return null;
  const led = partsAt(pages, own).map(readPart);
  const extraction = joinStatements(led);
  return extraction !== null && isProven(extraction) && areDocuments({ parts: led })
    ? { starts: own, parts: led, extraction }
    : null;
}

function isCertain({ starts, extraction }: Division): boolean {
  return starts.every(({ evidence }) => evidence === 'sure') && isProven(extraction);
}

/** Whether a file is more likely several statements than the one it was read as. */
function isRather(division: Division, { extraction: whole }: FileReading): boolean {
  const { starts, extraction } = division;
  if (isProven(extraction) && areOtherAccounts(division) && losesAccounts(whole, extraction)) return true;
  const has = (...kinds: StatementStart['evidence'][]) =>
    starts.some(({ evidence }) => kinds.includes(evidence));
  if (isStatement(whole) && isProven(whole) && rowsOf(whole) >= rowsOf(extraction)) {
    const tellTimes = !has('counted', 'faint');
    // Both have the same rows if those of a later part got the years of the first.
    const isAlike = areApart(extraction) && rowsOf(whole) === rowsOf(extraction);
    return tellTimes && isProven(extraction) && isAlike && areDocuments(division);
  }
  // A missing page leaves two ranges of one account that are each proven, with weak signs of another statement.
  const isShown = !has('likely', 'counted', 'faint') || (!has('faint') && isProven(extraction));
  return isShown || losesRows(whole, extraction);
}

/** Whether each part is a statement or ties out as a bill: pages of small print may be read as a bill too. */
function areDocuments({ parts }: Pick<FileReading, 'parts'>): boolean {
  return parts.every(
    ({ extraction }) =>
      isStatement(extraction) || ('verdict' in extraction && extraction.verdict === 'proven'),
  );
}

/** Whether the single reading leaves out rows or accounts. */
function losesAccounts(whole: Extraction, joined: StatementReading): boolean {
  const hasFewer = isStatement(whole) && whole.accounts.length < joined.accounts.length;
  return hasFewer || hasFewerRows(whole, joined) || losesNumbers(whole, joined);
}

/** Whether an account of a part, read by itself, has a number that the single reading does not have. */
function losesNumbers(whole: Extraction, joined: StatementReading): boolean {
  const known = new Set(isStatement(whole) ? whole.accounts.map(({ number }) => number) : []);
  return joined.accounts.some(({ number }) => number !== null && !known.has(number));
}

function hasFewerRows(whole: Extraction, joined: StatementReading): boolean {
  return !isStatement(whole) || rowsOf(whole) < rowsOf(joined) - undatedOf(joined);
}

/** How many rows of accounts that have a date on none are read: the sums of a summary that a page begins with read like that. */
function undatedOf({ accounts }: StatementReading): number {
  const undated = accounts.filter(({ transactions }) => transactions.every(({ date }) => date === null));
  return rowsOf({ accounts: undated });
}

/** Whether each part has accounts with numbers, none of which another part prints. */
function areOtherAccounts({ parts }: FileReading): boolean {
  const seen = new Set<string | null>([null]);
  return parts.every(({ extraction }) => {
    const numbers = isStatement(extraction) ? extraction.accounts.map(({ number }) => number) : [];
    const areOwn = numbers.length > 0 && !numbers.some((number) => seen.has(number));
    for (const number of numbers) seen.add(number);
    return areOwn;
  });
}

type StatementPart = Part & { readonly extraction: StatementReading };

/** Whether the single reading leaves out rows of statements that each print both balances. */
function losesRows(whole: Extraction, joined: StatementReading): boolean {
  return (
    hasFewerRows(whole, joined) &&
    joined.accounts.every(({ opening, closing }) => opening !== null && closing !== null)
  );
}

/** Whether no account begins with the closing balance of the one before, as when a page of one account is read as another statement. */
function areApart({ accounts }: StatementReading): boolean {
  return accounts.every((account, index) => index === 0 || account.opening !== accounts[index - 1]?.closing);
}

function rowsOf({ accounts }: Pick<StatementReading, 'accounts'>): number {
  return accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
}

/** Joins the accounts of several statements into one reading; null if fewer than two parts were read, or none is a statement. */
function joinStatements(parts: readonly Part[]): StatementReading | null {
  const statements = parts.filter((part): part is StatementPart => isStatement(part.extraction));
  const [first] = statements;
  const read = parts.filter(({ extraction }) => extraction.outcome === 'read');
  if (first === undefined || read.length < 2) return null;
  const { kind, language } = first.extraction;
  const accounts: Account[] = [];
  const findings: Finding[] = [];
  for (const { extraction } of statements) {
    const from = accounts.length;
    findings.push(
      ...extraction.findings.map((finding) =>
        finding.account === undefined ? finding : { ...finding, account: finding.account + from },
      ),
    );
    accounts.push(
      ...extraction.accounts.map((account) => withSignsOfKind(account, extraction.kind === kind)),
    );
  }
  const rest = parts.filter(({ extraction }) => !isStatement(extraction));
  return {
    schemaVersion: SCHEMA_VERSION,
    outcome: 'read',
    kind,
    language,
    pageCount: parts.reduce((sum, part) => sum + part.pages.length, 0),
    accounts,
    findings: [...findings, ...rest.map(({ pages }) => noStatement(pages))],
  };
}

/** Signs balances as the file's kind does: a card prints the amount owed, an account the amount available. */
function withSignsOfKind(account: Account, isSameKind: boolean): Account {
  if (isSameKind) return account;
  return { ...account, opening: negated(account.opening), closing: negated(account.closing) };
}

function negated(balance: string | null): string | null {
  if (balance === null || !/[1-9]/.test(balance)) return balance;
  return balance.startsWith('-') ? balance.slice(1) : `-${balance}`;
}

function noStatement(pages: readonly Page[]): Finding {
  const numbers = pages.map(({ number }) => number);
  return raiseFinding('pages-not-read', { reason: 'no-statement', pages: formatPageRanges(numbers) });
}

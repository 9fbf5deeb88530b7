import {
  type Account,
  type CalendarDate,
  currencyDigits,
  type Finding,
  formatDecimal,
  type StatementReading,
  type Transaction,
  type Verdict,
} from '@tieout/records';
import type { Line } from './arrange/line.ts';
import { type Arrangement, arrange, documentLines } from './arrange/table.ts';
import { accountCurrency } from './classify/account-currency.ts';
import { type AccountMention, accountMentions } from './classify/account-number.ts';
import { isCardStatement } from './classify/kind.ts';
import { languageOf } from './classify/language.ts';
import { datesOn, timeFrame } from './classify/time-frame.ts';
import { flowOf } from './interpret/flow.ts';
import { type AccountReading, balanceValue, readAccount, type TriedReading } from './interpret/reading.ts';
import { type Entry, gatherRows, type Row } from './interpret/row.ts';
import { type DateOrder, dateOrders, settleDate, type TimeFrame } from './interpret/settle-date.ts';
import { boxAsShown, type Page } from './read/page.ts';
import { repairFinding, repairsOn } from './repair/repairs-on.ts';
import { type NumberStyle, numberStyles } from './values/number-style.ts';
import { type PrintedDate, readDateAt } from './values/printed-date.ts';
import { doubtfulDates } from './verify/doubtful-dates.ts';
import { findingsOf } from './verify/findings.ts';
import { verdictOf } from './verify/verdict.ts';

/** One reading of a whole document: how numbers are written, and each account's movements. */
export type DocumentReading = {
  readonly style: NumberStyle;
  readonly arrangement: Arrangement;
  readonly order: DateOrder;
  readonly frame: TimeFrame;
  /** The time each account covers, where the document holds several. */
  readonly frames: readonly TimeFrame[];
  /** Every date order the document allows, with how well its rows fit; the best is `order` and `frame`. */
  readonly times: readonly TimeReading[];
  readonly accounts: readonly AccountReading[];
  readonly entries: readonly Entry[];
  readonly fitness: number;
};

/** A date order, the time the document covers under it, and how well its rows fit into that. */
export type TimeReading = { readonly order: DateOrder; readonly frame: TimeFrame; readonly score: number };

/** A document read as a statement in every style its numbers allow. */
export type StatementReadings = {
  readonly lines: readonly Line[];
  /** Lines that are no rows: what the bank says, not its customers' payees. */
  readonly prose: readonly Line[];
  readonly language: string;
  readonly isCard: boolean;
  readonly readings: readonly DocumentReading[];
  /** The reading that ties out best; null where none holds a movement or a pair of balances. */
  readonly best: DocumentReading | null;
};

/** Reads the pages as a statement; null where no movement and no pair of balances is found. */
export function readStatement(pages: readonly Page[]): StatementReading | null {
  const { lines, prose, language, isCard, best } = readingsOf(pages);
  return best === null ? null : toExtraction(best, pages, lines, prose, language, isCard);
}

/** Every reading of the pages as a statement; `onReading` is told of each reading of each account, for explanations. */
export function readingsOf(
  pages: readonly Page[],
  onReading?: (tried: TriedReading) => void,
): StatementReadings {
  const lines = documentLines(pages);
  const language = languageOf(lines);
  const prose = lines.filter((line) => !isRowLike(line));
  const isCard = isCardStatement(prose);
  const readings = numberStyles(
    lines.slice(0, STYLE_LINES).flatMap((line) => line.words.map((word) => word.text)),
  ).map((style) => readDocument(pages, lines, prose, style, language, isCard, onReading));
  const best = readings.reduce(
    (a, b) => (b !== undefined && a !== undefined && styleScore(b) > styleScore(a) ? b : a),
    readings[0],
  );
  const isFound = best !== undefined && isStatement(best);
  return { lines, prose, language, isCard, readings, best: isFound ? best : null };
}

/** A style under which hardly a row is read has nothing that can fail: that must not make it better than one that reads them. */
function styleScore(reading: DocumentReading): number {
  const rows = reading.accounts.reduce((sum, account) => sum + account.rows.length, 0);
  return Math.max(reading.fitness, 0) + Math.min(reading.fitness, 0) * 0.01 + Math.min(rows, 50) * 20;
}

/** A line that begins with a date and ends with a figure is a row: what it says is a payee's text, not the bank's. */
function isRowLike(line: Line): boolean {
  const last = line.words[line.words.length - 1]?.text ?? '';
  if (!/\d[.,]\d{2}\D{0,3}$/.test(last) || readDateAt([last], 0) !== null) return false;
  return datesOn({ ...line, words: line.words.slice(0, 4) }).some((date) => date.from === 0);
}

function isStatement(reading: DocumentReading): boolean {
  return reading.accounts.some(
    (account) =>
      account.rows.length > 0 ||
      (account.reconciliation.opening !== null &&
        account.reconciliation.closing !== null &&
        account.reconciliation.ledger === 'holds'),
  );
}

function readDocument(
  pages: readonly Page[],
  lines: readonly Line[],
  prose: readonly Line[],
  style: NumberStyle,
  language: string,
  isCard: boolean,
  onReading?: (tried: TriedReading) => void,
): DocumentReading {
  const arrangement = arrange(lines, style, pages);
  const entries = gatherRows(flowOf(arrangement), arrangement);
  const accounts = readAccounts(
    splitAccounts(entries, beginsAnew(lines, new Set(prose))),
    entries,
    isCard,
    onReading,
  );
  const rows = accounts.flatMap((account) => account.rows);
  const dates = rows
    .flatMap((row) => [row.anchor.date, row.anchor.postDate])
    .filter((date): date is PrintedDate => date !== null);
  const { order, frame, times } = settleTime(prose, entries, rows, dates, language);
  const frames = framesOf(accounts, lines, new Set(prose), order, frame);
  // Without a row nothing can fail, which is no sign that the numbers are written this way.
  const fitness =
    rows.length === 0
      ? -5000
      : accounts.reduce((sum, account) => sum + account.fitness, 0) + Math.min(rows.length, 50);
  return { style, arrangement, order, frame, frames, times, accounts, entries, fitness };
}

/** The parts of the document as accounts where each of them is proven by itself; else the whole as one, unless most parts tie out and it does not. */
function readAccounts(
  parts: readonly (readonly Entry[])[],
  entries: readonly Entry[],
  isCard: boolean,
  onReading?: (tried: TriedReading) => void,
): AccountReading[] {
  const whole = readAccount(entries, isCard, onReading);
  if (parts.length < 2) return [whole];
  const split = parts
    .map((part) => readAccount(part, isCard, onReading))
    .filter((part) => part.rows.length > 0 || part.reconciliation.ledger === 'holds');
  if (split.length > 1 && split.every((part) => verdictOf(part.reconciliation) === 'proven')) return split;
  if (verdictOf(whole.reconciliation) === 'proven') return [whole];
  // Parts that do not all tie out are accounts only where each prints both its balances.
  return split.length > 1 && split.every((part) => part.reconciliation.ledger !== null) ? split : [whole];
}

/** Each account's own period, read from the lines between the rows of the account before it and its own last row. */
function framesOf(
  accounts: readonly AccountReading[],
  lines: readonly Line[],
  prose: ReadonlySet<Line>,
  order: DateOrder,
  whole: TimeFrame,
): TimeFrame[] {
  if (accounts.length < 2) return accounts.map(() => whole);
  let from = 0;
  return accounts.map((account) => {
    const to = Math.max(from, ...account.rows.map((row) => row.anchor.body.position + 1));
    const own = timeFrame(
      lines.slice(from, to).filter((line) => prose.has(line)),
      order,
      { first: null, last: null },
      whole.isBuddhist,
    );
    from = to;
    return own.start !== null && own.end !== null ? own : whole;
  });
}

/** Lines that tell how a document writes its numbers; the rest write them the same. */
const STYLE_LINES = 1500;

/** Lines outside tables among which the period is looked for. */
const ENOUGH_LINES = 300;

/** The date order and time frame under which most rows fall inside the period and follow one another. */
function settleTime(
  lines: readonly Line[],
  entries: readonly Entry[],
  rows: readonly Row[],
  dates: readonly PrintedDate[],
  language: string,
): { order: DateOrder; frame: TimeFrame; times: readonly TimeReading[] } {
  const isBuddhist = language === 'th';
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const first = balances.find((entry) => entry.date !== null)?.date ?? null;
  const last = balances.findLast((entry) => entry.date !== null)?.date ?? null;
  const outside = lines.filter((line) => line.words.length < 40).slice(0, ENOUGH_LINES);
  const candidates = dateOrders(
    dates,
    /^(zh|ja|ko)$/.test(language) || (language === 'en' && isMonthFirstCountry(lines)),
  ).map((order): TimeReading => {
    const frame = timeFrame(outside, order, { first, last }, isBuddhist);
    return { order, frame, score: timeScore(rows, order, frame) };
  });
  const { order, frame } = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  return { order, frame, times: candidates };
}

/** Month before day is the habit of the United States, beside East Asia; its addresses and bank words tell. */
function isMonthFirstCountry(lines: readonly Line[]): boolean {
  return lines.some(
    (line) =>
      line.words.some(
        (word, index) =>
          word.text.includes('FDIC') ||
          (/^[A-Z]{2}$/.test(word.text) && /^\d{5}(-\d{4})?$/.test(line.words[index + 1]?.text ?? '')),
      ) || line.words.some((word) => word.text === 'US$'),
  );
}

function timeScore(rows: readonly Row[], order: DateOrder, frame: TimeFrame): number {
  let score = 0;
  let previous: CalendarDate | null = null;
  let ups = 0;
  let downs = 0;
  for (const row of rows) {
    const date: CalendarDate | null =
      row.anchor.date === null ? null : settleDate(row.anchor.date, order, frame);
    if (date === null) continue;
    score += frame.start !== null && frame.end !== null && date >= frame.start && date <= frame.end ? 2 : 1;
    if (previous !== null && date > previous) ups++;
    if (previous !== null && date < previous) downs++;
    previous = date;
  }
  return score + Math.abs(ups - downs) * 0.5 - Math.min(ups, downs) * 0.5;
}

/**
 * The document's entries by account or statement: another begins at an opening balance that is not the part's own, unless it only
 * carries the last balance over to a next page. One that equals the part's closing balance begins the next period's statement.
 */
function splitAccounts(
  entries: readonly Entry[],
  isNewStatement: (from: number, to: number) => boolean,
): Entry[][] {
  const parts: Entry[][] = [];
  let part = newPart();
  parts.push(part.entries);
  for (const entry of entries) {
    if (entry.kind === 'balance') {
      const value = balanceValue(entry.amount, entry.column);
      const isNew =
        entry.role === 'opening' &&
        part.rows > 0 &&
        !part.openings.has(value) &&
        ((part.closings.has(value) && isNewStatement(part.lastRow, entry.body.position)) ||
          (value !== part.last && !part.isCarried && !part.closings.has(value)));
      if (isNew) {
        part = newPart();
        parts.push(part.entries);
      }
      part.isCarried = entry.role === 'carried';
      if (entry.role === 'opening') part.openings.add(value);
      if (entry.role === 'closing') part.closings.add(value);
      part.last = value;
    } else if (entry.kind === 'row') {
      part.rows++;
      part.lastRow = entry.row.anchor.body.position;
      if (entry.row.anchor.balance !== null) part.last = balanceValue(entry.row.anchor.balance, 'balance');
    }
    part.entries.push(entry);
  }
  return parts;
}

/** Whether the lines between two reading positions begin another statement: they print a period or an account's number. */
function beginsAnew(lines: readonly Line[], prose: ReadonlySet<Line>): (from: number, to: number) => boolean {
  return (from, to) => {
    const between = lines.slice(from + 1, to).filter((line) => prose.has(line));
    if (accountMentions(between).length > 0) return true;
    const { start, end } = timeFrame(between, 'day-month', { first: null, last: null }, false);
    if (start !== null && end !== null) return true;
    const other = timeFrame(between, 'month-day', { first: null, last: null }, false);
    return other.start !== null && other.end !== null;
  };
}

type Part = {
  entries: Entry[];
  rows: number;
  openings: Set<number>;
  closings: Set<number>;
  last: number | null;
  /** Reading position of the last row. */
  lastRow: number;
  /** The last balance was carried to a next page: what comes there goes on, even where it differs. */
  isCarried: boolean;
};

function newPart(): Part {
  return {
    entries: [],
    rows: 0,
    openings: new Set(),
    closings: new Set(),
    last: null,
    lastRow: 0,
    isCarried: false,
  };
}

function toExtraction(
  reading: DocumentReading,
  pages: readonly Page[],
  lines: readonly Line[],
  prose: readonly Line[],
  language: string,
  isCard: boolean,
): StatementReading {
  const currency = accountCurrency(prose, language);
  const isProse = new Set(prose);
  const mentions = accountMentions(lines.map((line) => (isProse.has(line) ? line : { ...line, words: [] })));
  const findings: Finding[] = [];
  const accounts = reading.accounts.map((account, index) => {
    findings.push(...findingsOf(account, index, reading.style));
    return toAccount(account, index, reading, pages, currency, mentions, findings, isCard);
  });
  findings.push(...repairsBesideRows(reading, lines));
  return {
    outcome: 'read',
    kind: isCard ? 'credit_card_statement' : 'bank_statement',
    language,
    pageCount: pages.length,
    accounts,
    findings,
  };
}

/** Mended figures that stand on no row: balances and sums printed by themselves. */
function repairsBesideRows(reading: DocumentReading, lines: readonly Line[]): Finding[] {
  const rows = reading.accounts.flatMap((account) => account.rows);
  const onRows = new Set(rows.flatMap((row) => row.anchor.body.line.words));
  return lines.flatMap(({ page, words }) =>
    repairsOn(words.filter((word) => !onRows.has(word))).map((repair) => ({
      ...repairFinding(repair),
      page,
    })),
  );
}

function toAccount(
  account: AccountReading,
  index: number,
  reading: DocumentReading,
  pages: readonly Page[],
  currency: string | null,
  mentions: readonly AccountMention[],
  findings: Finding[],
  isCard: boolean,
): Account {
  const { reconciliation } = account;
  const digits = reading.style.decimals === 2 ? 2 : currencyDigits(currency);
  const frame = reading.frames[index] ?? reading.frame;
  const settled = (date: PrintedDate | null) =>
    date === null ? null : settleDate(date, reading.order, frame);
  const days = account.rows.map((row) => ({ row, date: settled(row.anchor.date) }));
  const isDated =
    account.rows[0]?.anchor.date !== null &&
    days.every(({ row, date }) => row.anchor.date === null || date !== null);
  const doubtful = doubtfulDates(days);
  const verdict = withDates(verdictOf(reconciliation), isDated && doubtful.length === 0);
  const money = (minor: number | null) =>
    minor === null ? null : formatDecimal(minor, reading.style.decimals === 0 ? 0 : digits);
  let carriedDate: CalendarDate | null = null;
  const transactions = days.map(({ row, date: own }, rowIndex): Transaction => {
    if (doubtful.includes(rowIndex)) {
      findings.push({
        code: 'doubtful-date',
        severity: 'warning',
        message:
          'The date of this row was hard to read, and no sum can prove a date. Compare it with the page.',
        page: row.page,
        row: rowIndex,
        account: index,
      });
    }
    if (row.anchor.date !== null && own === null) {
      findings.push({
        code: 'impossible-date',
        severity: 'warning',
        message: 'The date printed on this row does not exist or its year cannot be told. Enter it by hand.',
        page: row.page,
        row: rowIndex,
        account: index,
      });
    }
    const repaired = repairsOn(row.anchor.body.line.words);
    findings.push(
      ...repaired.map((repair) => ({
        ...repairFinding(repair),
        page: row.page,
        row: rowIndex,
        account: index,
      })),
    );
    const date = row.anchor.date === null ? carriedDate : own;
    if (row.anchor.date !== null) carriedDate = own;
    return {
      date,
      postDate: settled(row.anchor.postDate),
      description: row.description,
      amount: money(account.amounts[rowIndex] ?? 0) ?? '0',
      balance: money(account.balances[rowIndex] ?? null),
      reference: row.reference,
      confidence: verdict === 'proven' && repaired.length === 0 ? 0.99 : 0.8,
      ...(repaired.length === 0 ? {} : { repaired }),
      source: { page: row.page, box: shownBox(pages, row) },
    };
  });
  const { start, end } = frame;
  return {
    number: numberOf(account, mentions, reading.accounts.length),
    currency,
    period: start !== null && end !== null ? { start, end } : null,
    opening: money(
      isCard && !reconciliation.isOwed ? negated(reconciliation.opening) : reconciliation.opening,
    ),
    closing: money(
      isCard && !reconciliation.isOwed ? negated(reconciliation.closing) : reconciliation.closing,
    ),
    verdict,
    transactions,
  };
}

/** Amounts may tie out while no day can be told for the rows: that is no proof of the rows. */
function withDates(verdict: Verdict, isDated: boolean): Verdict {
  return verdict === 'proven' && !isDated ? 'unproven' : verdict;
}

/** A balance held, told as one owed. */
function negated(value: number | null): number | null {
  return value === null || value === 0 ? value : -value;
}

function numberOf(
  account: AccountReading,
  mentions: readonly AccountMention[],
  accountCount: number,
): string | null {
  if (accountCount > 1) {
    const at = account.rows[0]?.anchor.body.position ?? 0;
    const near = mentions.filter((mention) => mention.position < at && mention.weight > 1);
    if (near.length > 0) return near[near.length - 1]?.number ?? null;
  }
  const best = mentions.reduce<AccountMention | null>(
    (a, b) => (a === null || b.weight > a.weight ? b : a),
    null,
  );
  return best?.number ?? null;
}

function shownBox(pages: readonly Page[], row: Row): [number, number, number, number] {
  const page = pages.find((item) => item.number === row.page);
  const [left, top, right, bottom] = page === undefined ? row.box : boxAsShown(page, row.box);
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(left), round(top), round(right), round(bottom)];
}

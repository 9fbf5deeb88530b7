import type { Seeming } from '@tieout/records';
import { isCardStatement } from '../classify/kind.ts';
import { isDay, isRowLike } from '../classify/row-like.ts';
import { beginsWithDate } from '../classify/time-frame.ts';
import { type DocumentRow, documentLines, documentRows } from '../invoice/rows/document-rows.ts';
import { type ItemTable, itemTables } from '../invoice/rows/item-tables.ts';
import { labelsOn } from '../invoice/rows/labels.ts';
import { sumsOn } from '../invoice/rows/sums.ts';
import { type Title, titlesOf } from '../invoice/rows/title.ts';
import { unheadedTable } from '../invoice/rows/unheaded-table.ts';
import { TITLES } from '../invoice/vocabulary/tables.ts';
import type { LabelRole } from '../invoice/words/locale.ts';
import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { type HeadingRow, headingRowAt } from '../tables/heading.ts';
import { largest, smallest } from '../values/extremes.ts';
import { numberStyles } from '../values/number-style.ts';
import { once } from '../values/once.ts';
import { readDateAt } from '../values/printed-date.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { namesStatement } from '../vocabulary/statement-titles.ts';
import { isBillOfService } from './bill-of-service.ts';
import { seemingOf } from './seeming.ts';

/** What a document seems to be, before it is read. */
export type DocumentGuess = {
  readonly kind: 'statement' | 'invoice' | 'receipt' | 'other';
  /** Whether the scores of statement and invoice are so close that their arithmetic must decide. */
  readonly isClose: boolean;
  /** Whether anything at all says that it is an invoice or a receipt. */
  readonly mayBeInvoice: boolean;
  /** Whether the score of a statement is high enough to try its arithmetic, whatever the score of an invoice. */
  readonly mayBeStatement: boolean;
  /** For people: the document's own title; null if it has none. */
  readonly title: string | null;
  /** Whether it calls itself an unsupported kind, such as a quotation, and nothing contradicts that, such as balances or dated rows. */
  readonly isForeign: boolean;
  /** What it seems to be if it has no title. */
  readonly seems: () => Seeming;
  /** Which of the two it would be. */
  readonly invoiceKind: () => 'invoice' | 'receipt';
};

const MOST_PAGES = 3;
/** By how much one kind's score must exceed the other's to decide without arithmetic. */
const CLEAR = 3;

/** Detects whether a document is a statement, an invoice or a receipt, by its titles, headers and labels. */
export function documentKind(pages: readonly Page[]): DocumentGuess {
  const lines = documentLines(pages.slice(0, MOST_PAGES));
  const style = numberStyles(lines.flatMap((line) => line.words.map((word) => word.text)))[0];
  const seems = () => seemingOf(lines);
  if (style === undefined || lines.length === 0)
    return {
      kind: 'other',
      isClose: false,
      mayBeInvoice: false,
      mayBeStatement: false,
      title: null,
      isForeign: false,
      seems,
      invoiceKind: () => 'invoice',
    };
  const rows = documentRows(lines, style);
  const heads = lines.map((_, index) => headingRowAt(lines, index));
  const valuedFrom = heads.findIndex((head, index) => head !== null && headsValueDays(head, lines, index));
  const headed = heads.map(
    (head, index) => (valuedFrom >= 0 && index === valuedFrom) || hasStatementHeadings(head),
  );
  const dated = datedRows(lines);
  // A column of credits can have the title of a credit note as its header, and so can a transaction.
  const titles = titlesOf(rows.filter((_, index) => headed[index] !== true && dated[index] !== true));
  const movementsFrom = Math.min(rowsFrom(dated), valuedFrom < 0 ? lines.length : valuedFrom);
  const isBill = isBillOfService(lines.slice(0, movementsFrom));
  const ofLedger = heads.some(isLedger) ? LEDGER : 0;
  const statement = isBill ? 0 : statementSigns(lines, headed, dated) + ofLedger;
  const invoice = invoiceSigns(rows, titles, movementsFrom, statement - CLEAR) + (isBill ? CLEAR : 0);
  const isClose = Math.abs(statement - invoice) < CLEAR && invoice > 0 && statement > 0;
  const title = titles[0]?.text ?? null;
  const isForeign = statement < CLEAR && callsItselfOther(rows, titles);
  const invoiceKind = once(() => (isReceipt(paperOf(rows, titles, pages, isBill)) ? 'receipt' : 'invoice'));
  const about = {
    isClose,
    mayBeInvoice: invoice > 0,
    mayBeStatement: statement >= CLEAR,
    title: isForeign ? foreignTitle(titles) : title,
    isForeign,
    seems,
    invoiceKind,
  } as const;
  if (statement < CLEAR && isSlip(rows, pages)) return { kind: 'receipt', ...about };
  if (Math.max(statement, invoice) < 2) {
    const hasTotal = rows.some((_, index) => sumsOn(rows, index, 2).some((sum) => sum.role === 'total'));
    return { kind: hasTotal && invoiceKind() === 'receipt' ? 'receipt' : 'other', ...about };
  }
  if (statement >= invoice) return { kind: 'statement', ...about };
  return { kind: invoiceKind(), ...about };
}

/** A title this much larger than the page's usual type, or at its very top, is the document's own. */
const PROMINENT = 1.25;
const TOP_ROWS = 4;

/** Whether the document's own title names another kind of document, no title or number of an invoice or statement is printed, and nothing was paid on it. */
function callsItselfOther(rows: readonly DocumentRow[], titles: readonly Title[]): boolean {
  if (foreignTitle(titles) === null || titles.some((title) => title.role !== 'other')) return false;
  if (nameNumber(rows, itemTables(rows))) return false;
  return !rows.some((_, index) => sumsOn(rows, index, 2).some((sum) => sum.role === 'paid'));
}

function foreignTitle(titles: readonly Title[]): string | null {
  const own = titles.find(
    ({ role, size, position, text }) =>
      role === 'other' && (size >= PROMINENT || position < TOP_ROWS) && !namesStatement(text),
  );
  return own?.text ?? null;
}

/** Whether some rows have the number of an invoice, a credit note or a receipt. */
function nameNumber(rows: readonly DocumentRow[], tables: readonly ItemTable[]): boolean {
  return labelsOn(rows, tables).some(
    ({ role, label }) =>
      role === 'number' && phrasesIn(TITLES, normalise(label)).some((match) => match.value !== 'other'),
  );
}

/** The score of a statement: its title, headers of balances or of money in and out, labelled balances, rows that begin with a date, words that there were no transactions. */
function statementSigns(
  lines: readonly Line[],
  headed: readonly boolean[],
  dated: readonly boolean[],
): number {
  let score = 0;
  score += Math.min(4, dated.filter((isDated) => isDated).length * 0.4);
  if (lines.some((line, index) => headed[index] === true && line.words.length > 1)) score += 3;
  const labels = lines
    .filter((line) => line.words.length < 14)
    .flatMap(phrasesOn)
    .map(balanceLabel);
  if (labels.includes('opening')) score += 3;
  if (labels.includes('closing')) score += 1;
  if (lines.some((line) => line.words.length < 12 && namesStatement(textOf(line.words)))) score += 3;
  if (isCardStatement(lines.filter((_, index) => dated[index] !== true))) score += 3;
  if (lines.some((line) => line.words.length < 14 && says('noTransactions', textOf(line.words)))) score += 3;
  return score;
}

/** The texts of a line next to its numbers: the whole line, and each phrase of a row of labels. */
function phrasesOn(line: Line): string[] {
  const whole = textOf(line.words.filter((word) => !/\d/.test(word.text)));
  return [whole, ...chunksOf(line).map(({ words }) => textOf(words.filter(({ text }) => !/\d/.test(text))))];
}

/** Whether each line is a row with a date: its own, or that of the line of a day alone above its figures. */
function datedRows(lines: readonly Line[]): boolean[] {
  let isUnderDay = false;
  return lines.map((line) => {
    const isDayAlone = isDay(line.words.map(({ text }) => text));
    isUnderDay = isDayAlone || (isUnderDay && endsWithSum(line));
    return isDatedRow(line) || (isUnderDay && !isDayAlone);
  });
}

function endsWithSum({ words }: Line): boolean {
  return words.slice(-2).some(({ text }) => /\d[.,]\d/.test(text) && readDateAt([text], 0) === null);
}

/** Whether a line begins with a date and ends with an amount, optionally followed by a currency or direction, or is a row with its amounts elsewhere. */
function isDatedRow(line: Line): boolean {
  return (endsWithSum(line) && beginsWithDate(line)) || isRowLike(line);
}

const ENOUGH_DATED_ROWS = 3;

/** The first line of transactions: titles among them describe a payment, not the document. */
function rowsFrom(dated: readonly boolean[]): number {
  const rows = dated.flatMap((isDated, position) => (isDated ? [position] : []));
  return rows.length < ENOUGH_DATED_ROWS ? dated.length : (rows[0] ?? dated.length);
}

/** A day and month of two digits each, with or without a separator. */
const BARE_DAY = /^(0[1-9]|[12]\d|3[01])[./-]?(0[1-9]|1[0-2])\.?$/;
const LINES_BELOW = 12;

/** Whether a header row has value dates next to amounts, as only banks do, with such dates below: the word alone may mean a worth or a currency. */
function headsValueDays({ headings, lineCount }: HeadingRow, lines: readonly Line[], at: number): boolean {
  const day = headings.find(({ role }) => role === 'valueDate');
  if (day === undefined || !headings.some(({ role }) => role === 'amount' || role === 'out')) return false;
  const below = lines.slice(at + lineCount, at + lineCount + LINES_BELOW);
  const isDay = (text: string) => BARE_DAY.test(text) || readDateAt([text], 0) !== null;
  const days = below.filter(({ words }) =>
    words.some((word) => word.left < day.right && word.right > day.left && isDay(word.text)),
  );
  return days.length >= ENOUGH_DATED_ROWS;
}

function hasStatementHeadings(head: HeadingRow | null): boolean {
  const roles = head?.headings.map((heading) => heading.role) ?? [];
  if (!roles.includes('date') && !roles.includes('postDate')) return false;
  return roles.includes('balance') || (roles.includes('in') && roles.includes('out'));
}

/** What columns of money in, money out and balances add to the score of a statement: no invoice has all three. */
const LEDGER = 2;

function isLedger(head: HeadingRow | null): boolean {
  const roles = new Set(head?.headings.map((heading) => heading.role));
  return roles.has('in') && roles.has('out') && roles.has('balance') && hasStatementHeadings(head);
}

/** Text this much larger than the page's usual type is a title. */
const LARGE = 1.2;

/** The most that labelled totals may add to the score of an invoice, and its labelled number with item headers. */
const [MOST_OF_SUMS, MOST_OF_TABLES] = [4.5, 6];

/**
 * The score of an invoice or receipt: its title, labelled number, item headers, labelled taxes and totals. Signs that can no longer raise it
 * above `enough` are skipped.
 */
function invoiceSigns(
  rows: readonly DocumentRow[],
  titles: readonly Title[],
  movementsFrom: number,
  enough: number,
): number {
  const isLarge = (title: Title) => title.size > LARGE;
  const own = titles.filter(
    (title) => title.role !== 'other' && (isLarge(title) || title.position < movementsFrom),
  );
  const ofTitle = own.length === 0 ? 0 : own.some(isLarge) ? 4 : 3;
  if (ofTitle + MOST_OF_SUMS + MOST_OF_TABLES <= enough) return ofTitle;
  const withSums = ofTitle + signsOfSums(rows);
  return withSums + MOST_OF_TABLES <= enough ? withSums : withSums + signsOfTables(rows, movementsFrom);
}

function signsOfSums(rows: readonly DocumentRow[]): number {
  const sums = rows.flatMap((_, index) => sumsOn(rows, index, 2)).filter((sum) => sum.strength > 0.6);
  const has = (wanted: (typeof sums)[number]['role']) => sums.some(({ role }) => role === wanted);
  return (has('tax') ? 2 : 0) + (has('subtotal') ? 1 : 0) + (has('total') ? 1.5 : 0);
}

function signsOfTables(rows: readonly DocumentRow[], movementsFrom: number): number {
  const tables = itemTables(rows);
  const roles = tables.flatMap(({ kind, headings }) =>
    kind === 'items' ? headings.map((heading) => heading.role) : [],
  );
  const namesItems = roles.includes('quantity') && (roles.includes('unitPrice') || roles.includes('amount'));
  const listsItems = namesItems || unheadedTable(rows, 2) !== null;
  return (nameNumber(rows.slice(0, movementsFrom), tables) ? 3 : 0) + (listsItems ? 3 : 0);
}

/** A page with this ratio of height to width, or this width in points, comes from a till roll; its lines hold no more characters than a till prints. */
const ROLL_SHAPE = 1.6;
const ROLL_WIDTH_PT = 340;
const LONGEST_ROLL_LINE = 50;
/** The print of an office is wider, in points. */
const PRINT_WIDTH_PT = 300;

/** Whether a document is a till receipt by its page size, whatever it calls itself: some countries print tax invoices on till rolls. */
function isOffRoll(rows: readonly DocumentRow[], [page]: readonly Page[]): boolean {
  if (page === undefined) return false;
  const isNarrow = page.widthPt < ROLL_WIDTH_PT || page.heightPt / page.widthPt > ROLL_SHAPE;
  return isNarrow && areShort(rows);
}

/** Whether a single page has the shape of a till receipt, as far as it is printed on, and an amount to pay or other marks of a till. */
function isSlip(rows: readonly DocumentRow[], pages: readonly Page[]): boolean {
  const lines = rows.map(({ line }) => line);
  const height = largest(lines.map(({ bottom }) => bottom)) - smallest(lines.map(({ top }) => top));
  const isNarrow =
    isOffRoll(rows, pages) || (height / Math.max(1, printWidth(rows)) > ROLL_SHAPE && areShort(rows));
  if (pages.length !== 1 || !isNarrow) return false;
  return (
    slipMarks(rows) > 0 ||
    rows.some((_, index) => sumsOn(rows, index, 2).some(({ role }) => role === 'total' || role === 'tax'))
  );
}

/** How wide a document is printed, in points. */
function printWidth(rows: readonly DocumentRow[]): number {
  return largest(rows.map(({ line }) => line.right)) - smallest(rows.map(({ line }) => line.left));
}

function areShort(rows: readonly DocumentRow[]): boolean {
  return rows.every(({ line }) => isShort(line));
}

function isShort({ words }: Line): boolean {
  return textOf(words).length <= LONGEST_ROLL_LINE;
}

/** Marks that tills and card terminals print on receipts and offices do not. */
const SLIP_MARKS: readonly ((text: string) => boolean)[] = [
  (text) => says('slipAuthorisation', text),
  (text) => /\b(aid|tvr|tsi|arqc)\b.{0,4}[0-9A-F]{8}/i.test(text),
  (text) => /\bA0000000\d{5}/.test(text),
  (text) => says('slipPin', text) || says('contactless', text),
  (text) => says('slipChange', text),
  (text) => CASHIER.test(text),
  (text) => says('yourReceipt', text),
  (text) => CARD_DIGITS.test(text),
  (text) => /\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\s+\d{1,2}:\d{2}/.test(text),
];
const CASHIER = new RegExp(`\\b${oneOf('cashier')}( ?id)? ?[:#]? ?\\d`, 'iu');
const CARD_DIGITS = new RegExp(
  `\\b(visa|master ?card|amex|maestro|girocard|${oneOf('cardPaid')})\\b\\W{0,3}(•{2,}|\\*{2,}|x{4,}|${oneOf('cardEnding')})`,
  'iu',
);

function slipMarks(rows: readonly DocumentRow[]): number {
  const texts = rows.map(({ line }) => textOf(line.words));
  return SLIP_MARKS.filter((mark) => texts.some(mark)).length;
}

/** What the choice between receipt and invoice is made from. */
type Paper = {
  readonly rows: readonly DocumentRow[];
  readonly titles: readonly Title[];
  readonly pages: readonly Page[];
  /** Whether it bills a service, as a hotel's folio does, with dated charges and payments. */
  readonly isBill: boolean;
  /** How wide it is printed, in points. */
  readonly width: number;
  readonly labels: ReadonlySet<LabelRole>;
};

function paperOf(
  rows: readonly DocumentRow[],
  titles: readonly Title[],
  pages: readonly Page[],
  isBill: boolean,
): Paper {
  const labels = new Set(labelsOn(rows, itemTables(rows)).map(({ role }) => role));
  return { rows, titles, pages, isBill, width: printWidth(rows), labels };
}

/** Each sign of a receipt with its weight, as a count or as whether it is there; those of an invoice weigh against it. */
const RECEIPT_SIGNS: readonly (readonly [weight: number, sign: (paper: Paper) => number | boolean])[] = [
  [5, ({ rows, pages }) => isOffRoll(rows, pages)],
  [3, ({ pages, width }) => pages.length === 1 && width < PRINT_WIDTH_PT],
  [1.5, ({ pages, width }) => pages.length === 1 && width < COLUMN_WIDTH_PT],
  [1, ({ rows }) => rows.filter(({ line }) => !isShort(line)).length * FEW_LONG <= rows.length],
  [1, ({ rows }) => slipMarks(rows)],
  [1, ({ rows }) => isPaid(rows)],
  [5, ({ titles }) => titles[0]?.role === 'receipt'],
  [-1, ({ titles }) => titles.some(({ role }) => role === 'invoice' || role === 'creditNote')],
  [-1, ({ pages, width }) => pages.length > 1 || width >= COLUMN_WIDTH_PT],
  [-1, ({ labels }) => labels.has('customer')],
  [-2, ({ labels }) => labels.has('dueDate')],
  [-3, ({ isBill }) => isBill],
];
/** The least score of a receipt; a document with less is an invoice. */
const LEAST_OF_RECEIPT = 2;
/** The print of a till in wide type or on a sheet is narrower, in points; and at most one of so many of its lines is long. */
const [COLUMN_WIDTH_PT, FEW_LONG] = [430, 10];

/** Whether a document is a receipt and not an invoice, by all its signs together. */
function isReceipt(paper: Paper): boolean {
  return (
    RECEIPT_SIGNS.reduce((sum, [weight, sign]) => sum + weight * Number(sign(paper)), 0) >= LEAST_OF_RECEIPT
  );
}

/** Whether what was paid is printed, by its means, as the whole total or together with the change. */
function isPaid(rows: readonly DocumentRow[]): boolean {
  const sums = rows.flatMap((_, index) => sumsOn(rows, index, 2));
  const paid = sums.filter(({ role }) => role === 'paid');
  const isTotal = (own: number) =>
    sums.some(({ role, amount }) => /^(total|due)$/.test(role) && amount === own);
  return paid.length > 1 || paid.some(({ amount }) => amount !== 0 && isTotal(amount));
}

import { type CalendarDate, dayNumber } from '@tieout/records';
import { type Chunk, chunkOf } from '../lines/chunk.ts';
import { textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';
import type { DateOrder } from '../values/settle-date.ts';
import { dateOrders, settleDate } from '../values/settle-date.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import type { DocumentRow } from './rows/document-rows.ts';
import { fieldLabelAt, type Labelled, type Place } from './rows/labels.ts';
import { titlesOf } from './rows/title.ts';
import { FIELD_LABELS, TITLES, UNITS } from './vocabulary/tables.ts';
import type { LabelRole } from './words/locale.ts';

/** A value with how sure it is, from 0 to 1, and the words of a page it is read from. */
export type FieldValue<Value> = {
  readonly value: Value;
  readonly confidence: number;
  readonly page: number;
  readonly words: readonly Word[];
};

/** Days and number of a document; null where it prints none. */
export type DocumentMarks = {
  readonly number: FieldValue<string> | null;
  readonly date: FieldValue<CalendarDate> | null;
  readonly dueDate: FieldValue<CalendarDate> | null;
  readonly purchaseOrder: FieldValue<string> | null;
};

/** How sure a value is by where it was found, measured on documents with a known truth. */
const CONFIDENCE = {
  labelled: 0.97,
  weaklyLabelled: 0.91,
  inSentence: 0.8,
  titled: 0.97,
  series: 0.95,
  bare: 0.7,
  onlyDay: 0.92,
  rivalled: 0.75,
};

const UNDATED = { start: null, end: null, isBuddhist: false };

/** Number, date and due date from their labels; the date, where no label has one, from the first full date of the first page. A title among the items is of what they were delivered by. */
export function documentMarks(
  rows: readonly DocumentRow[],
  all: readonly Labelled[],
  prefersMonthFirst: boolean,
  amongItems: ReadonlySet<number> = new Set(),
): DocumentMarks {
  const isCredit = titlesOf(rows)[0]?.role === 'creditNote';
  const named = all
    .filter((label) => !isOverColumn(rows, label))
    .map((label) => (isCredit && isOfInvoice(label) ? { ...label, isOfAnother: true } : label));
  const printed = rows.flatMap((row) => datesIn(row.line.words));
  const order = likelyOrder(dateOrders(printed, prefersMonthFirst), named);
  const labels = named.filter(
    (label) => !isOfPermit(label, order) && !isOfPeriod(label) && !isOfSum(rows, label),
  );
  const date =
    titleDate(
      rows.filter(({ position }) => !amongItems.has(position)),
      order,
    ) ??
    labelledDate(labels, 'date', order) ??
    firstDate(rows, labels, order);
  return {
    number: numberOf(rows, labels),
    date,
    dueDate: dueDate(labels, order, date?.value ?? null) ?? dueInSentence(rows, order, date?.value ?? null),
    purchaseOrder: labelledCode(rows, labels, 'purchaseOrder'),
  };
}

/** The number by its label, or a certified paper's own in its head, above any number with a label such as that of the certificate. */
function numberOf(rows: readonly DocumentRow[], labels: readonly Labelled[]): FieldValue<string> | null {
  const [labelled, series] = [labelledCode(rows, labels, 'number'), seriesCode(rows)];
  const isAbove = series !== null && labelled !== null && isPrintedAbove(series, labelled);
  return (isAbove ? series : labelled) ?? timedCode(rows) ?? series;
}

function isPrintedAbove(a: FieldValue<string>, b: FieldValue<string>): boolean {
  const top = ({ words }: FieldValue<string>) => words[0]?.top ?? 0;
  return a.page < b.page || (a.page === b.page && top(a) < top(b) - 1);
}

/** Whether a label names an invoice: on a credit note that is the one it credits. */
function isOfInvoice({ label }: Labelled): boolean {
  return phrasesIn(TITLES, label)[0]?.value === 'invoice';
}

/** Days within which an invoice falls due. */
const LONGEST_TERM_DAYS = 130;

/** The first order under which the due date follows the date within a usual term; the likelier one where none does. */
function likelyOrder(orders: readonly DateOrder[], labels: readonly Labelled[]): DateOrder {
  const fitting = orders.find((order) => {
    const date = labelledDate(labels, 'date', order);
    const due = labelledDate(labels, 'dueDate', order);
    if (date === null || due === null) return false;
    const days = (dayNumber(due.value) ?? 0) - (dayNumber(date.value) ?? 0);
    return days >= 0 && days <= LONGEST_TERM_DAYS;
  });
  return fitting ?? orders[0] ?? 'day-month';
}

function datesIn(words: readonly Word[]): PrintedDate[] {
  const texts = words.map(({ text }) =>
    text
      .replace(/[,;:.]$/, '')
      // Plain text marks what matters by asterisks.
      .replace(/^\*|\*$/g, '')
      .replace(/^(\d{4}-\d\d-\d\d)T\d.*$/, '$1')
      .replace(/^\p{L}*0\p{L}{2,}$/u, withLetterO),
  );
  const printed = words.map(({ text }) => text);
  const dates: PrintedDate[] = [];
  for (let index = 0; index < texts.length; index++) {
    // The points of "17. 3. 2026" are part of it.
    const date = readDateAt(texts, index) ?? readDateAt(printed, index);
    if (date === null || date.year === null) continue;
    dates.push(date);
    index += date.wordCount - 1;
  }
  return dates;
}

/** "0CT": a recogniser takes the letter for nought. */
function withLetterO(text: string): string {
  return text.replaceAll('0', 'O');
}

/** Whether days stand one below the other under a label: then it heads a column of them. */
function isOverColumn(rows: readonly DocumentRow[], { role, places }: Labelled): boolean {
  const place = places.find(({ kind }) => kind === 'below');
  const [first] = place?.words ?? [];
  if (!isOfDays(role) || place === undefined || first === undefined) return false;
  const next = rows[place.position + 1];
  const below = next?.chunks.find((chunk) => Math.abs(chunk.left - first.left) < 3);
  return datesIn(place.words).length > 0 && below !== undefined && datesIn(below.words).length > 0;
}

/** Whether the day behind a label is followed by one far later: from and until when a till's permit is valid. */
function isOfPermit({ role, places }: Labelled, order: DateOrder): boolean {
  const place = places.find(({ kind }) => kind === 'behind');
  if (role !== 'date' || place === undefined) return false;
  const days = datesIn(place.words).map((date) => dayNumber(settleDate(date, order, UNDATED) ?? '') ?? 0);
  const [from = 0, to = 0] = days;
  return days.length === 2 && from > 0 && to - from > LONGEST_TERM_DAYS;
}

/** Whether a label of a day is behind other words next to an amount: "Less payment of 29.09.2026   -2,000.00" is when that was paid. */
function isOfSum(rows: readonly DocumentRow[], { role, label, position }: Labelled): boolean {
  const row = rows[position];
  const cell = row?.chunks.find(({ text }) => text.includes(label));
  const isBehind = cell !== undefined && !cell.text.startsWith(label) && !cell.text.includes(':');
  return role === 'date' && isBehind && row?.figures.some(({ isMoney }) => isMoney) === true;
}

/** Whether behind a label a day without a year begins what a later day ends: "vom 8. Januar bis 6. März 2026". */
function isOfPeriod({ role, places }: Labelled): boolean {
  const place = places.find(({ kind }) => kind === 'behind');
  if (role !== 'date' || place === undefined) return false;
  const first = readDateAt(
    place.words.map(({ text }) => text),
    0,
  );
  return first !== null && first.year === null && datesIn(place.words.slice(first.wordCount)).length > 0;
}

function isOfDays(role: LabelRole): boolean {
  return role === 'date' || role === 'dueDate' || role === 'otherDate';
}

function settled(words: readonly Word[], order: DateOrder): CalendarDate | null {
  for (const date of datesIn(words)) {
    const day = settleDate(date, order, UNDATED);
    if (day !== null) return day;
  }
  return null;
}

function labelledDate(
  labels: readonly Labelled[],
  role: LabelRole,
  order: DateOrder,
): FieldValue<CalendarDate> | null {
  return best(labels, role, (words) => settled(words.slice(0, 7), order));
}

function dueDate(
  labels: readonly Labelled[],
  order: DateOrder,
  date: CalendarDate | null,
): FieldValue<CalendarDate> | null {
  return best(labels, 'dueDate', (words) => {
    const due = settled(words.slice(0, 9), order);
    return due !== null && (date === null || due >= date) ? due : null;
  });
}

/** The one day that a sentence about paying names as the last: "Payment is due within 7 days, by 26/08/2026". */
function dueInSentence(
  rows: readonly DocumentRow[],
  order: DateOrder,
  date: CalendarDate | null,
): FieldValue<CalendarDate> | null {
  const found = rows.flatMap(({ line: { page, words } }, at) =>
    words.flatMap((_, index) => {
      const before = textOf(words.slice(0, index));
      const isPaidBy =
        says('payBy', before) && says('speaksOfPaying', `${textOf(words)} ${above(rows, at, index)}`);
      if (!isPaidBy && !(says('debitOn', before) && isOfDebit(rows.slice(at, at + DEBIT_LINES)))) return [];
      const texts = words.slice(index).map(({ text }) => text);
      const bare = texts.map((text) => text.replace(/[,;:.]$/, ''));
      const printed = readDateAt(bare, 0) ?? readDateAt(texts, 0);
      const day = printed === null || printed.year === null ? null : settleDate(printed, order, UNDATED);
      if (printed === null || day === null || (date !== null && day < date)) return [];
      const own = words.slice(index, index + printed.wordCount);
      return [{ value: day, confidence: CONFIDENCE.inSentence, page, words: own }];
    }),
  );
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null;
}

/** The cell above one that begins with no more than a word before its day: "Please pay", over "by 8 May 2026". */
function above(rows: readonly DocumentRow[], at: number, index: number): string {
  const own = rows[at]?.chunks.find(({ words }) => words[1] === rows[at]?.line.words[index]);
  const over = own === undefined ? undefined : rows[at - 1]?.chunks.find((cell) => isOver(cell, own));
  return over?.text ?? '';
}

/** Whether two cells begin at one edge. Points. */
function isOver(cell: Chunk, own: Chunk): boolean {
  return Math.abs(cell.left - own.left) < 3;
}

/** How many lines a sentence about a debit may take. */
const DEBIT_LINES = 3;

/** Whether a sentence says that the sum is debited, on its line or on those it continues over. */
function isOfDebit(rows: readonly DocumentRow[]): boolean {
  return saysDebit(rows.map(({ line }) => textOf(line.words)).join(' '));
}

/** The date in the cell of a title and number: "Invoice (380) no. 12 of 5 March 2018". Next to an amount it is of an invoice that is set off. */
function titleDate(rows: readonly DocumentRow[], order: DateOrder): FieldValue<CalendarDate> | null {
  for (const { line, chunks, figures } of rows) {
    if (line.page !== rows[0]?.line.page) return null;
    if (figures.some(({ isMoney }) => isMoney)) continue;
    for (const { words } of chunks) {
      const last = words.at(-1);
      const days = beginsWithTitle(words) && !isOfAnother(textOf(words)) ? datesIn(words) : [];
      const endsInDay = last !== undefined && /\d/.test(last.text) && words.length > MOST_OF_DAY;
      const day = days.length === 1 && endsInDay ? settled(words, order) : null;
      if (day !== null) return { value: day, confidence: CONFIDENCE.titled, page: line.page, words };
    }
  }
  return null;
}

/** A cell with a title, a number and a day has more words than a title and a day in words. */
const MOST_OF_DAY = 3;

/** Whether the day in a title's sentence is another one's: of the order the invoice is for, or of its payment. */
function isOfAnother(text: string): boolean {
  const names = phrasesIn(TITLES, text).some(({ value }) => value === 'other');
  return names || says('speaksOfPaying', text) || saysDebit(text);
}

function saysDebit(text: string): boolean {
  return says('speaksOfDebit', text);
}

function beginsWithTitle(words: readonly Word[]): boolean {
  const longest = Math.min(words.length, 4);
  return Array.from({ length: longest }, (_, index) => index + 1).some((count) => {
    const role = TITLES.spaced.get(normalise(textOf(words.slice(0, count))));
    return role !== undefined && role !== 'other';
  });
}

/** A time of day. */
const TIME = /(?<![\d:])\d{1,2}:\d{2}(?!\d)/;

/** The first full date of the first page that no label gives another meaning. */
function firstDate(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  order: DateOrder,
): FieldValue<CalendarDate> | null {
  const taken = new Set(
    labels
      .filter((label) => label.role === 'otherDate' || label.role === 'dueDate')
      .flatMap((label) => label.places.map((place) => place.position)),
  );
  const firstPage = rows[0]?.line.page;
  for (const row of rows) {
    if (row.line.page !== firstPage || taken.has(row.position)) continue;
    const { page, words } = row.line;
    const day = settled(words, order);
    if (day === null) continue;
    const isOnly = rows.every(({ line }) => {
      const other = line.page === page ? settled(line.words, order) : null;
      return other === null || other === day;
    });
    // Of several days the one with a time is that of the till, unless another has one too.
    const timed = rows.filter(({ line }) => line.page === page && TIME.test(textOf(line.words)));
    const isTimed =
      timed.includes(row) && timed.every(({ line }) => [null, day].includes(settled(line.words, order)));
    const confidence = isOnly || isTimed ? CONFIDENCE.onlyDay : CONFIDENCE.bare;
    return { value: day, confidence, page, words };
  }
  return null;
}

/** The value of the likeliest label of a role that has one. */
function best<Value>(
  labels: readonly Labelled[],
  role: LabelRole,
  read: (words: readonly Word[], place: Place, label: Labelled) => Value | null,
): FieldValue<Value> | null {
  const found: (FieldValue<Value> & { readonly score: number })[] = [];
  for (const label of labels) {
    if (label.role !== role) continue;
    for (const [index, place] of label.places.entries()) {
      const value = read(place.words, place, label);
      if (value === null || (isTitle(label) && !isTitleValue(place.words))) continue;
      const score = rank(label) - index * 0.1 - Math.min(label.position, 400) / 2000;
      const confidence = label.strength >= SAID ? CONFIDENCE.labelled : CONFIDENCE.weaklyLabelled;
      found.push({ value, confidence, page: label.page, words: place.words, score });
      break;
    }
  }
  const first = found.reduce<(typeof found)[number] | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  if (first === null) return null;
  const { score, ...chosen } = first;
  // Another value under a label nearly as good leaves open which one is meant.
  const isRivalled = found.some((other) => other.value !== first.value && other.score > score - NEARLY);
  return isRivalled ? { ...chosen, confidence: Math.min(chosen.confidence, CONFIDENCE.rivalled) } : chosen;
}

/** Labels whose ranks differ by less are as good as each other. */
const NEARLY = 0.35;

/** A title alone, such as "Invoice", is no more than a hint that its number stands near. */
function isTitle(label: Labelled): boolean {
  return label.strength <= 0.3 && TITLES.spaced.has(normalise(label.label));
}

function isTitleValue(words: readonly Word[]): boolean {
  const text = words[0]?.text ?? '';
  const texts = words.map((word) => word.text);
  if (isSeries(texts) || isInGroups(texts)) return true;
  // A series in letters before its number: "CAC 41187405", "FA 2026A/1187".
  if (words.length === 2 && /^\p{Lu}{1,3}$/u.test(text))
    return /^(?:\d{4,}|[A-Z\d._-]*\d[A-Z\d._-]*\/\d+)$/.test(words[1]?.text ?? '');
  if (words.length === 2 && /^[#№]$/.test(text)) return /^\d+$/.test(words[1]?.text ?? '');
  return words.length === 1 && text.length >= 4 && /\d{3}/.test(text);
}

function rank(label: Labelled): number {
  const key = normalise(label.label);
  const names = phrasesIn(TITLES, key).some((match) => match.value !== 'other');
  if (label.isOfAnother === true) return label.strength - 0.6;
  const isSecondBest = says('secondBestLabel', key) && !names;
  // A title that does not say "number" may stand before another one: of an account, in words that mean both.
  const ofName = !names ? 0 : TITLES.spaced.has(key) ? BARE_TITLE : 1;
  return label.strength + ofName - (isSecondBest ? 0.6 : 0);
}

/** How much a title alone says of the number behind it, where one with a word for a number says 1. */
const BARE_TITLE = 0.5;

function labelledCode(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  role: LabelRole,
): FieldValue<string> | null {
  return best(labels, role, (words, place, label) => {
    const code = codeIn(words) ?? dayLikeCode(words, place, label);
    return code === null || !/[-/]$/.test(code) ? code : code + restBelow(rows, words, place);
  });
}

/** Year, month and the number in it: "2026-03-07" is a day as well. */
const DAY_LIKE = /^(?:19|20)\d{2}-\d{2}-\d{2}$/;

/** A number that could be a day, next to a label that says it is a number. */
function dayLikeCode(words: readonly Word[], place: Place, label: Labelled): string | null {
  const [word, ...others] = words;
  const isSaid = label.strength >= SAID && !TITLES.spaced.has(normalise(label.label));
  const isNext = place.kind !== 'below' && place.position === label.position;
  return word !== undefined && others.length === 0 && isSaid && isNext && DAY_LIKE.test(word.text)
    ? word.text
    : null;
}

/** How sure a label is one that says in so many words what stands next to it. */
const SAID = 0.6;

/** The rest of a code that breaks at a dash: the one word in the same column right below. */
function restBelow(rows: readonly DocumentRow[], words: readonly Word[], { position }: Place): string {
  const { left, right } = chunkOf(words);
  for (const row of rows.slice(position + 1, position + 4)) {
    const cell = row.chunks.find(
      (chunk) => Math.abs(chunk.left - left) < 5 || Math.abs(chunk.right - right) < 5,
    );
    if (cell !== undefined) return cell.words.length === 1 && CODE.test(cell.text) ? clean(cell.text) : '';
  }
  return '';
}

/** The number of a till's slip without a label: letters and digits next to the day and time of the sale. */
function timedCode(rows: readonly DocumentRow[]): FieldValue<string> | null {
  for (const { line } of rows) {
    const texts = line.words.map((word) => word.text);
    if (datesIn(line.words).length === 0 || !texts.some((text) => TIMED.test(text))) continue;
    const words = line.words.filter(({ text }) => SLIP_CODE.test(text)).slice(0, 1);
    const [code] = words;
    if (code !== undefined) return { value: code.text, confidence: CONFIDENCE.bare, page: line.page, words };
  }
  return null;
}

/** A time of day, which may be joined to its day: "15.11.26-19:07". */
const TIMED = /^(?:\d[\d./-]*\d-)?\d{1,2}:\d{2}/;

/** Letters and digits, or a number with the cashier and the till behind strokes: "118742/SITI/01". */
const SLIP_CODE = /^(?:[A-Z]{1,3}\d{6,}|\d{5,}(?:\/[A-Z\d]+)+)$/;

/** Kind, series and place in it, as Portuguese law has every certified paper numbered: "FT 2025A/117". */
const SERIES_CODE = /^(?:F[TSR]|N[CD]|R[CGP]|V[DF]|CS|CM) [A-Z\d][A-Z\d._-]*\/\d+$/;

function seriesCode(rows: readonly DocumentRow[]): FieldValue<string> | null {
  for (const { chunks, line } of rows)
    for (const { text, words } of chunks)
      if (SERIES_CODE.test(text))
        return { value: text, confidence: CONFIDENCE.series, page: line.page, words };
  return null;
}

const CODE = /^[#(*]?(?=.*\d)[\p{L}\d][\p{L}\d/_.\-–:+*&]*\)?$/u;

/** A code of the document's type between a title and its number: "(380)". */
const BRACKETED = /^\(\d{1,4}\)$/;

/** A kind of document in Italian electronic invoices: "(TD01)". */
const KIND_CODE = /^\(?TD\d\d\)?$/;

/** The number or code a value begins with; up to two words where the first is a short prefix of letters. */
function codeIn(words: readonly Word[]): string | null {
  const all = words.map((word) => word.text).filter((text) => text !== '#');
  const isBefore = (text: string) => says('beforeCode', text.replace(/:$/, ''));
  const isLead = (text: string, index: number) =>
    isBefore(text) || KIND_CODE.test(text) || (BRACKETED.test(text) && index + 1 < all.length);
  const own = all.slice(
    Math.max(
      0,
      all.findIndex((text, index) => !isLead(text, index)),
    ),
  );
  // "Series AB No. 4518": between a series and the number in it.
  const texts = own.filter((text, index) => index !== 1 || !isBefore(text));
  const first = texts[0] ?? '';
  if (KIND_CODE.test(first) || fieldLabelAt(texts.join(' '))) return null;
  // "CNPJ 11.874.055/0001-18" is what its own word says.
  const named = texts.length > 1 ? FIELD_LABELS.spaced.get(normalise(first)) : undefined;
  if (named !== undefined && named !== 'number') return null;
  if (readDateAt(texts, 0) !== null && !/^\d{6,8}$/.test(first)) return null;
  // "Invoice 30 days" is a term.
  if (/^\d{1,3}$/.test(first) && UNITS.has(normalise(texts[1] ?? ''))) return null;
  if (/[€$£%]/.test(first) || /^\d{1,3}([.,]\d{3})*[.,]\d{2}$/.test(first)) return null;
  const second = texts[1];
  if (isInGroups(texts) || isSeries(texts)) return texts.join(' ');
  if (CODE.test(first)) {
    const isPair =
      texts.length === 2 &&
      second !== undefined &&
      ((/\p{L}/u.test(first) && /^[\d/-]{4,}$/.test(second)) ||
        (/^0\d{3}$/.test(first) && /^\d{4}$/.test(second)) ||
        (/^\d{2,4}$/.test(first) && /^\d{7,}$/.test(second)) ||
        // The place in a series is padded with zeros: "1 002741".
        (/^\d{1,2}$/.test(first) && /^0\d{4,}$/.test(second)));
    return clean(isPair ? `${first} ${second}` : first);
  }
  const isPrefix =
    /^[\p{L}]{1,5}[-/.]?$/u.test(first) && second !== undefined && /\d{2}/.test(second) && CODE.test(second);
  return isPrefix && first === first.toUpperCase() && readDateAt(texts, 1) === null
    ? clean(`${first} ${second}`)
    : null;
}

/** Whether a value is one number in groups of digits: "4041 1874 0326", "1 0304 226 871", "T 118 740 552-0". */
function isInGroups(texts: readonly string[]): boolean {
  const digits = texts.join('').length;
  const isGroup = (text: string, index: number) =>
    (index === 0
      ? /^(?:\p{Lu}{1,3}|\p{Lu}?\d{1,4})$/u
      : index === texts.length - 1
        ? LAST_GROUP
        : /^\d{2,5}$/
    ).test(text);
  const isWhole = texts.every(isGroup);
  return texts.length > 2 && texts.length < 6 && isWhole && digits >= LEAST_GROUPED;
}

/** A check digit may end it. */
const LAST_GROUP = /^(?:\d{2,5}(?:-\d)?|\d)$/;

/** A day in figures has fewer digits. */
const LEAST_GROUPED = 9;

/** Whether a value is a series and the place in it: "F001 - 00011874", "ΤΠΥ-Β / 552"; or a number and its year: "418 / 2026". */
function isSeries([series = '', mark, place = '', ...rest]: readonly string[]): boolean {
  if (rest.length > 0 || !/^\d+$/.test(place)) return false;
  if (mark === '/') return isNumberOfYear(series, place) || /^\p{Lu}[\p{Lu}\d.-]{0,7}$/u.test(series);
  return mark === '-' && /^(?=.*\d)[A-Z\d]{2,5}$/.test(series) && place.length >= LEAST_IN_SERIES;
}

/** Whether one of two numbers is a year, and the other that of a document in it. */
function isNumberOfYear(one: string, other: string): boolean {
  const number = YEAR.test(one) ? other : one;
  return YEAR.test(one) !== YEAR.test(other) && /^\d{1,6}$/.test(number);
}

const YEAR = /^(?:19|20)\d{2}$/;

/** Fewer digits behind a dash may be a day or a count. */
const LEAST_IN_SERIES = 4;

function clean(code: string): string {
  return code.replace(/^[#(*]+/, '').replace(/[).,;:*]+$/, '');
}

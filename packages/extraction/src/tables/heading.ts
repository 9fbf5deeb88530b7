import { type Chunk, chunkOf, chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { CURRENCY_CODES, isCurrencyMark } from '../values/currency.ts';
import { memoised } from '../values/memoised.ts';
import { ZERO } from '../values/number-style.ts';
import { perObject } from '../values/per-object.ts';
import { cacheRecent } from '../vocabulary/cache-recent.ts';
import {
  countsPoints,
  namesFact,
  namesLimit,
  saysContinued,
  saysNothing,
  sectionTitle,
} from '../vocabulary/label.ts';
import { isUnspaced, normalise } from '../vocabulary/normalise.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { exactPhrase, type PhraseMatch, phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { splitCamelCase } from '../vocabulary/split-camel-case.ts';
import { namesStatement } from '../vocabulary/statement-titles.ts';
import { ACCOUNT_LABELS, HEADINGS } from '../vocabulary/tables.ts';
import { wordsSaying } from '../vocabulary/words-saying.ts';
import type { ColumnRole } from '../words/languages/locale.ts';
import { withoutPeriod } from './without-period.ts';

/** A column header: its text, its column's role, and its position (points of the upright page). */
export type Heading = {
  readonly role: ColumnRole | null;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly words: readonly Word[];
  /** True if the amounts below are added to those of each row. */
  readonly isCharge?: true;
};

/** A header row over one or several lines; `lineCount` lines from its start. */
export type HeadingRow = { readonly headings: readonly Heading[]; readonly lineCount: number };

const MOST_HEADING_LINES = 4;
/** A line with at least this many cells right below headers continues them, whatever is known of its words. */
const MANY_CELLS = 4;
const NUMERIC_ROLES: ReadonlySet<ColumnRole> = new Set(['out', 'in', 'amount', 'balance']);

/**
 * The header row that begins at `lines[start]`; null if there is none. Takes the number of lines that identifies most columns, and leaves out
 * a line such as a title if the lines below identify as many without it.
 */
export function headingRowAt(lines: readonly Line[], start: number): HeadingRow | null {
  return headingRowsOf(lines)(start);
}

const headingRowsOf = perObject((lines: readonly Line[]) =>
  memoised((start: number) => headingRowFrom(lines, start)),
);

function headingRowFrom(lines: readonly Line[], start: number): HeadingRow | null {
  const first = headerLine(lines[start]);
  // Most lines are rows, which a quick check shows.
  if (first === undefined || !mayBeHeading(first)) return null;
  const own = bestRowAt(lines, start);
  if (own === null) return null;
  if (own.row.lineCount > 1 && labelsFiguresAbove(lines, start) && bestRowAt(lines, start + 1) !== null)
    return null;
  if (labelsFiguresBelow(own.row, lines[start + own.row.lineCount])) return null;
  for (let later = 1; later < own.row.lineCount; later++) {
    const other = bestRowAt(lines, start + later);
    if (
      other !== null &&
      (other.score > own.score ||
        (other.score === own.score && !isPartOfHeadings(lines[start])) ||
        isTitle(first))
    )
      return null;
  }
  return own.row;
}

/** A line as it is read for headers: without the period behind that of the descriptions. */
function headerLine(line: Line | undefined): Line | undefined {
  return line && withoutPeriod(line, (text) => roleOf(text) === 'description');
}

/** Whether a phrase of a line is the title of a statement, as at the top of each page: "CREDIT CARD STATEMENT" names no column. */
function isTitle(line: Line): boolean {
  return chunksOf(line).some(({ text }) => namesStatement(text));
}

/** The number of an account or a document, as its title over the headers prints it. */
const LONG_NUMBER = /\d{6}/;

/** A figure with nothing but a currency next to it. */
const LONE_FIGURE = /^\D{0,5}\d[\d.,'’ ]*\D{0,5}$/;

/** Whether a line holds the labels of the figures right above, one for each: they are no part of the headers below. */
function labelsFiguresAbove(lines: readonly Line[], start: number): boolean {
  const [above, line] = [lines[start - 1], lines[start]];
  if (above === undefined || line === undefined || above.page !== line.page) return false;
  if (line.top - above.bottom > line.bottom - line.top) return false;
  const [figures, labels] = [chunksOf(above), chunksOf(line)];
  return (
    figures.length > 1 &&
    figures.length === labels.length &&
    labels.every((label, at) => {
      const figure = figures[at];
      return figure !== undefined && LONE_FIGURE.test(figure.text) && overlap(figure, label) > 0;
    })
  );
}

/** Fewer labels with a figure each may be those of columns whose first row has no text. */
const LEAST_LABELS = 3;

/** Whether headings that name no day have a figure right below each, and nothing else is there: the labels of a box. */
function labelsFiguresBelow({ headings }: HeadingRow, below: Line | undefined): boolean {
  if (below === undefined || headings.length < LEAST_LABELS || headings.some(namesDays)) return false;
  const figures = chunksOf(below);
  return (
    figures.length === headings.length &&
    headings.every(({ left }, at) => {
      const [figure, next] = [figures[at], headings[at + 1]];
      const isInCell =
        figure !== undefined && figure.right > left && figure.left < (next?.left ?? figure.right);
      return isInCell && LONE_FIGURE.test(figure.text);
    })
  );
}

/** Whether a line above headers is their upper part: each of its phrases names a column by itself. */
function isPartOfHeadings(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    chunksOf(line).every((chunk) => !/:(\s|$)/.test(chunk.text) && roleOf(chunk.text) !== null)
  );
}

function bestRowAt(lines: readonly Line[], start: number): { row: HeadingRow; score: number } | null {
  let best: { row: HeadingRow; score: number } | null = null;
  const stacked: Chunk[][] = [];
  for (let count = 1; count <= MOST_HEADING_LINES; count++) {
    const line = headerLine(lines[start + count - 1]);
    if (line === undefined || !mayBeHeading(line) || !isBelow(lines, start, count)) break;
    const chunks = chunksOf(line);
    if (best !== null && isTitleUnder(best.row, chunks)) break;
    if (count === 1 && chunks.length === 1 && saysNothing(textOf(line.words))) return null;
    if (count === 1 && areTitlesOfBoxes(chunks)) return null;
    stacked.push(chunks.flatMap(splitByRoles));
    const headings = withLimit(withAmount(stack(stacked)));
    const score = scoreOf(headings, lines.slice(start + count, start + count + REACH));
    // One phrase may name two columns, "Daily Balance Information", and still be a title.
    const mayBeTitle = count === 1 && (score === 0 || chunks.length === 1);
    if (mayBeTitle && sectionTitle(textOf(line.words)) !== null) return null;
    const isTail =
      best?.row.lineCount === count - 1 &&
      (score === best.score || (score > 0 && chunks.length >= MANY_CELLS)) &&
      isTailOf(lines, start, count);
    if (score > (best?.score ?? 0) || isTail) best = { row: { headings, lineCount: count }, score };
  }
  return best;
}

/** Whether each phrase of a line titles a part of the document, and one of these holds no rows: "Summary of account activity", "Payment information". */
function areTitlesOfBoxes(chunks: readonly Chunk[]): boolean {
  const titles = chunks.map(({ text }) => sectionTitle(text));
  return (
    titles.length > 1 &&
    titles.every((title) => title === 'neutral' || title === 'ignored') &&
    titles.includes('ignored')
  );
}

/** Whether a line below whole headers is one phrase under several of them that titles rows: "PAYMENTS AND CREDITS" is no part of a header of days. */
function isTitleUnder({ headings }: HeadingRow, [title, ...others]: readonly Chunk[]): boolean {
  return (
    title !== undefined &&
    others.length === 0 &&
    headings.filter((heading) => overlap(heading, title) > 0).length > 1 &&
    sectionTitle(title.text) !== null
  );
}

/** Words slightly further apart than in a phrase are two headers if each side names another kind of column, unless together they name one. */
const SLIGHT_GAP = 0.4;

function splitByRoles(chunk: Chunk): Chunk[] {
  if (exactPhrase(ACCOUNT_LABELS, chunk.text) !== null) return [chunk];
  for (let at = 1; at < chunk.words.length; at++) {
    const [left, right] = [chunk.words[at - 1], chunk.words[at]];
    if (left === undefined || right === undefined) continue;
    if (right.left - left.right < (left.bottom - left.top) * SLIGHT_GAP) continue;
    const parts = [chunkOf(chunk.words.slice(0, at)), chunkOf(chunk.words.slice(at))];
    const roles = parts.map(({ text }) => HEADINGS.spaced.get(withoutCurrency(text)) ?? null);
    if (roles[0] === null || roles[1] === null || roles[0] === roles[1]) continue;
    // "Value Date" is one heading; "Debit Credit" may name one column or two.
    if (roles.every((role) => role === 'in' || role === 'out') || wholeRole(chunk.text) === undefined)
      return parts;
  }
  return [chunk];
}

function isMoney(role: ColumnRole | null | undefined): boolean {
  return role !== null && role !== undefined && NUMERIC_ROLES.has(role);
}

/** Whether a line continues the headers right above although it names no column: equally close and bold, each phrase below one header. */
function isTailOf(lines: readonly Line[], start: number, count: number): boolean {
  const [above, below] = [lines[start + count - 2], lines[start + count - 1]];
  if (above === undefined || below === undefined) return false;
  const chunks = chunksOf(below);
  const upper = chunksOf(above);
  const isBold = below.words.every((word) => word.isBold) && above.words.every((word) => word.isBold);
  const isClose = below.top - above.bottom < (above.bottom - above.top) * 0.4;
  return (
    ((isClose && (isBold || chunks.length > 1)) ||
      chunks.some((chunk) => isDayUnderDay(upper, chunk)) ||
      chunks.every((chunk) => continuesHeader(upper, chunk))) &&
    chunks.every((chunk) => {
      const over = upper.filter((item) => overlap(item, chunk) > 0).length;
      return over === 1 || isDayUnderDay(upper, chunk) || (over === 0 && roleOf(chunk.text) !== null);
    })
  );
}

/** Whether a phrase is below an incomplete header: "Withdrawal (Dr)/" over "Deposit (Cr)". */
function continuesHeader(upper: readonly Chunk[], chunk: Chunk): boolean {
  return upper.some((item) => /[/&+]$/.test(item.text) && isOver(item, chunk));
}

/** Whether a phrase names a date and is below one that does: "Datum valute" over "Datum izvršenja". */
function isDayUnderDay(upper: readonly Chunk[], chunk: Chunk): boolean {
  const namesDay = ({ text }: Chunk) => DAYS.has(wholeRole(text) ?? null) && !DAY.test(text);
  return namesDay(chunk) && upper.some((item) => isOver(item, chunk) && namesDay(item));
}

/** Whether a header's column contains amounts of the account. */
export function isNumeric({ role }: Pick<Heading, 'role'>): boolean {
  return isMoney(role);
}

/** Whether a header's column contains dates, posting or value dates. */
export function namesDays({ role }: Pick<Heading, 'role'>): boolean {
  return DAYS.has(role);
}

/** The order of two dates one below the other: posting date over value date or reversed, or one of them over or under the transaction date. */
export type UpperDay = 'booking' | 'value' | 'booked-over-made' | 'made-over-booked';

/** Which of two dates a two-line header names first, as its cells have them one below the other; null if it does not name two. */
export function dayOverDay({ role, words }: Pick<Heading, 'role' | 'words'>): UpperDay | null {
  const below = secondLineOf({ words });
  if (!DAYS.has(role) || below.length === 0) return null;
  const upper = roleOf(textOf(words.filter((word) => !below.includes(word))));
  const lower = roleOf(textOf(below));
  const isBooking = (named: ColumnRole | null) => named === 'postDate' || named === 'date';
  if (upper === 'valueDate' && isBooking(lower)) return 'value';
  if (upper === 'postDate' && lower === 'date') return 'booked-over-made';
  if (upper === 'date' && lower === 'postDate') return 'made-over-booked';
  return isBooking(upper) && lower === 'valueDate' ? 'booking' : null;
}

/** The words of a header below its first line. */
export function secondLineOf({ words: [first, ...others] }: Pick<Heading, 'words'>): readonly Word[] {
  return first === undefined ? [] : others.filter(({ top }) => top > (first.top + first.bottom) / 2);
}

/** Whether a line may be a header: it has no amounts and few digits, and is no paragraph and no continued title. */
function mayBeHeading(line: Line): boolean {
  if (line.words.length > 28 || line.isFramed) return false;
  let withDigits = 0;
  for (const { text } of line.words)
    if (/\d/.test(text) && !DAYS_OF_FLOAT.test(text) && ++withDigits > 1) return false;
  const saysNumber = ({ text }: Line['words'][number]) => AMOUNT.test(text) || LONG_NUMBER.test(text);
  if (withDigits === 1 && (line.words.length < 4 || line.words.some(saysNumber))) return false;
  const text = textOf(line.words);
  return (
    [LEGEND, LABELLED, END_OF_SENTENCE].every((none) => !none.test(text)) &&
    !endsSentence(line, text) &&
    !saysContinued(text)
  );
}

/** An amount, its direction behind it: "37.518,02C". */
const AMOUNT = /\d[.,]\d{2,3}(?:[-+)]|\p{Lu}{1,2})?$/u;

/** Whether a line ends a sentence; a cell of its own with a shortened word, "Data lanç.", is none. */
function endsSentence(line: Line, text: string): boolean {
  return SENTENCE.test(text) && SENTENCE.test(chunksOf(line).at(-1)?.text ?? '');
}

/** Days until a check is collected: "1-Day", "2+". */
const DAYS_OF_FLOAT = new RegExp(`^\\d(\\+|[-+]?${oneOf('daysOfFloat')})$`, 'iu');

/** Enough words for a sentence, and its period. */
const SENTENCE = /^(\S+ ){5,}\p{Ll}{3,}\.$/u;

/** The last words of a sentence on a line of their own: "balance." */
const END_OF_SENTENCE = /^(\p{Ll}+ ){0,3}\p{Ll}{5,}\.$/u;

/** A label with its value: "Account:.. -0993", the dashes of a masked number broken, or "Currency: RSD". */
const LABELLED = /:[.\s-]*\d|\p{L}: [A-Z]{3}(?!\S)/u;

/** The legend of a mark next to rows, printed above them: "*Indicates posting date"; OCR reads the star as quotes. */
const LEGEND = new RegExp(`[*†‡#"“'’^]\\s?${oneOf('legend')}\\b`, 'iu');

function isBelow(lines: readonly Line[], start: number, count: number): boolean {
  if (count === 1) return true;
  const [above, below] = [lines[start + count - 2], lines[start + count - 1]];
  if (above === undefined || below === undefined || above.page !== below.page) return false;
  return below.top - above.bottom < (above.bottom - above.top) * 0.9;
}

/** Joins chunks of stacked lines to headers if they overlap; a title that spans several headers is none. */
function stack(rows: readonly (readonly Chunk[])[]): Heading[] {
  let columns: Chunk[] = [];
  for (const row of rows) {
    const spanning = columns.filter((column) => row.filter((chunk) => isOver(column, chunk)).length > 1);
    columns = columns.filter((column) => !spanning.includes(column));
    for (const own of row) {
      const chunk = withSpanning(own, spanning);
      const above = columns.filter((column) => isOver(column, chunk));
      const column = above.reduce<Chunk | undefined>(
        (best, item) => (best === undefined || overlap(item, chunk) > overlap(best, chunk) ? item : best),
        undefined,
      );
      if (column === undefined) columns.push(chunk);
      else columns = columns.map((item) => (item === column ? joined(column, chunk) : item));
    }
  }
  return columns.sort((a, b) => a.left - b.left).map((column) => ({ ...column, role: roleOf(column.text) }));
}

/** A header that shares a wider one with others, with its words added: "Balance" over "booked" and "cleared". */
function withSpanning(chunk: Chunk, spanning: readonly Chunk[]): Chunk {
  const over = spanning.find((item) => isOver(item, chunk));
  const role = over === undefined ? null : roleOf(over.text);
  const own = roleOf(chunk.text);
  const adds = (role === 'balance' || role === 'date') && (own === null || own === 'description');
  return over !== undefined && adds ? { ...chunk, text: `${over.text} ${chunk.text}` } : chunk;
}

/** Joins a header and the text below it; a word split by a hyphen is restored. */
function joined(upper: Chunk, lower: Chunk): Chunk {
  const text = /[-‐]$/.test(upper.text)
    ? upper.text.slice(0, -1) + lower.text
    : `${upper.text} ${lower.text}`;
  return {
    text,
    left: Math.min(upper.left, lower.left),
    right: Math.max(upper.right, lower.right),
    words: [...upper.words, ...lower.words],
  };
}

/** Splits a header's words at the given positions, each word to the nearest: two headers too close to separate by their gap. */
export function splitHeading(heading: Heading, places: readonly number[]): Heading[] {
  const pieces = heading.words.length < places.length ? heading.words.flatMap(atCapitals) : heading.words;
  return places.flatMap((place) => {
    const words = pieces.filter((word) =>
      places.every((other) => distanceTo(word, place) <= distanceTo(word, other)),
    );
    if (words.length === 0) return [];
    const chunk = chunkOf(words);
    return [{ ...chunk, role: roleOf(chunk.text) }];
  });
}

/** "BookedValued" as "Booked" and "Valued", each with its share of the width: headers so close that they touch. */
function atCapitals(word: Word): Word[] {
  const parts = word.text.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  const step = (word.right - word.left) / word.text.length;
  let from = word.left;
  return parts.map((text) => {
    const piece = { ...word, text, left: from, right: from + text.length * step };
    from = piece.right;
    return piece;
  });
}

function distanceTo(word: Word, place: number): number {
  return Math.abs((word.left + word.right) / 2 - place);
}

function isOver(a: { left: number; right: number }, b: { left: number; right: number }): boolean {
  return overlap(a, b) > 0.4 * Math.min(a.right - a.left, b.right - b.left);
}

function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** Headings of days, of what is said of them and of limits: those of a list of terms, whose figures move nothing. */
function withLimit(headings: readonly Heading[]): readonly Heading[] {
  if (!areOfLimits(headings)) return headings;
  return headings.map((heading, at): Heading => {
    if (at === headings.length - 1) return { ...heading, role: 'foreign' };
    return heading.role === null ? { ...heading, role: 'description' } : heading;
  });
}

function areOfLimits(headings: readonly Heading[]): boolean {
  const [first, ...others] = headings;
  const last = others.at(-1);
  const isOfDays = first !== undefined && namesDays(first) && !DAY.test(first.text);
  return (
    isOfDays && others.length > 1 && !others.some(isNumeric) && last !== undefined && namesLimit(last.text)
  );
}

/** Headers that mean an amount in one language and a date or a text in another. */
const TWO_MEANINGS = wordsSaying('twoMeanings');

/** Reads ambiguous headers, or a currency sign next to dates and texts, as the amount if no other header is one. */
function withAmount(headings: readonly Heading[]): Heading[] {
  if (
    headings.some((heading) => heading.role === 'in' || heading.role === 'out' || heading.role === 'amount')
  )
    return headings.slice();
  const roles = new Set(headings.map(({ role }) => role));
  const isOfRows = roles.has('date') && roles.has('description') && !roles.has('balance');
  return headings.map((heading) =>
    TWO_MEANINGS.has(withoutCurrency(heading.text)) || (isOfRows && isCurrencyMark(heading.text))
      ? { ...heading, role: 'amount' as const }
      : heading,
  );
}

/** The unit of a column's amounts: "(in Rs.)", "en pesos", "in CHF". */
const UNIT = new RegExp(
  `\\(\\s*${oneOf('inMoney')}(\\s|(?=[^\\p{L}\\d\\s)]))[^)]{1,14}\\)|(?<=\\p{L}\\s|^)${oneOf('inMoney')}\\s([A-Z]{3}|[$€£₹]|Rs\\.?|R\\$|${oneOf('moneyOfFigures')})(?![\\p{L}\\d])`,
  'u',
);

/** A currency in a few letters of its own script, in brackets: "(ر.س)", "(лв.)", "(元)". */
const MARK_IN_BRACKETS =
  /[()]\s*(?:[\u0621-\u064a]{1,2}[\s.]{0,2}[\u0621-\u064a]{0,2}|лв|ден|дин|грн|руб|сум|тг|元|円|원)\s*\.?\s*[()]/u;

/** The date format of a column: "(MM JJ)", "(DD/MM/YYYY)", "MM JJ" behind its name. */
const DAY_PATTERN =
  /\(\s*(?:[djtgmya]{1,4}[ ./-]?){2,3}\s*\)|(?<=\s)(?:MM|DD|JJ|TT|GG)(?:[ ./-](?:MM|DD|JJ|TT|GG|[JYA]{4})){1,2}(?!\p{L})/iu;

/** The role a header gives its column: by its whole text if known, with spaced letters ("U D") joined, else by its most significant phrase. */
export const roleOf = cacheRecent((printed: string): ColumnRole | null => {
  const text = splitCamelCase(printed);
  const whole = wholeRole(text) ?? beforeBrackets(text) ?? dayBeforeAnother(text) ?? textBeforeMore(text);
  if (whole !== undefined) return whole;
  const named = withoutUnit(text);
  const normalised = withoutCurrency(named);
  const spaced = /^\p{L}( \p{L})+$/u.test(named) ? exactPhrase(HEADINGS, named.replaceAll(' ', '')) : null;
  if (spaced !== null) return spaced;
  const phrases = phrasesIn(HEADINGS, named).filter((phrase) => !isPreposition(normalised, phrase));
  if (phrases.length === 0) return null;
  const words = normalised.split(' ').length;
  const covered = phrases.reduce((sum, phrase) => sum + phrase.length, 0);
  if (covered < words && phrases.every((phrase) => isShort(normalised, phrase))) return null;
  if (covered * 2 < words) return beginsWithBalance(phrases, words) ? 'balance' : null;
  const roles = new Set(phrases.map((phrase) => phrase.value));
  const isBothWays = roles.has('in') && roles.has('out');
  if (roles.has('balance')) return countsPoints(text) ? null : 'balance';
  if (isBothWays) return 'amount';
  for (const role of [
    'out',
    'in',
    'valueDate',
    'postDate',
    'date',
    'amount',
    'reference',
    'description',
    'foreign',
    'indicator',
    'code',
  ] as const)
    if (roles.has(role)) return role;
  return null;
});

/** Whether a phrase names a direction in two letters, which next to words that name no column are part of a place or a name: "Newburyport, MA". */
function isShort(normalised: string, { start, length, value }: PhraseMatch<ColumnRole>): boolean {
  return (
    (value === 'in' || value === 'out') && length === 1 && (normalised.split(' ')[start] ?? '').length === 2
  );
}

/** A balance and what it is the balance of: "Saldo en cuenta". */
function beginsWithBalance(phrases: readonly PhraseMatch<ColumnRole>[], words: number): boolean {
  return words <= 4 && phrases.every(({ value }) => value === 'balance') && phrases[0]?.start === 0;
}

/**
 * What a header names before words in brackets: a date above another in each row, "Boekdatum (Rentedatum)", or amounts in a unit of several
 * words, "Montant (F CFA)".
 */
function beforeBrackets(text: string): ColumnRole | undefined {
  const [brackets] = IN_BRACKETS.exec(text) ?? [];
  if (brackets === undefined) return undefined;
  const first = wholeRole(text.slice(0, -brackets.length));
  const isOfUnit = isMoney(first) && brackets.split(/[\s()]+/).some(isCurrencyMark);
  return first === 'date' || first === 'postDate' || isOfUnit ? first : undefined;
}

/** The date a header names before another that shares its cells: "Buchungstag / Wertstellung". */
function dayBeforeAnother(text: string): ColumnRole | undefined {
  const [first = '', second, ...more] = text.split('/');
  if (second === undefined || more.length > 0) return undefined;
  const [role, other] = [wholeRole(first), wholeRole(second)];
  return (role === 'date' || role === 'postDate') && DAYS.has(other ?? null) ? role : undefined;
}

/** The text a header names before other contents of its cells: "交易項目/交易國家或地區/折算新臺幣日期". */
function textBeforeMore(text: string): ColumnRole | undefined {
  const [first = '', ...more] = text.split('/');
  return more.length > 0 && wholeRole(first) === 'description' ? 'description' : undefined;
}

const IN_BRACKETS = /\s*\([^()]*\)\s*$/;

/** The role of a header that is known as a whole. */
function wholeRole(text: string): ColumnRole | undefined {
  const named = withoutUnit(text);
  // "(in £)" alone is no column of money in.
  if (named.trim() === '') return undefined;
  const bare = HEADINGS.spaced.get(withoutCurrency(named)) ?? HEADINGS.spaced.get(normalise(named));
  // "Money in £" is not "Money" in pounds, nor "Payments in £" payments in pounds; "Amount in £" is an amount.
  const whole = HEADINGS.spaced.get(withoutCurrency(text));
  return bare === 'out' || bare === 'in' ? (whole ?? bare) : (bare ?? whole);
}

function withoutUnit(text: string): string {
  return text.replace(UNIT, ' ').replace(DAY_PATTERN, ' ').replace(MARK_IN_BRACKETS, ' ');
}

/** "In" and "out" name a column only by themselves, not inside a longer header. */
function isPreposition(normalised: string, { start, length }: { start: number; length: number }): boolean {
  return length === 1 && says('sideHeading', normalised.split(' ')[start] ?? '');
}

const withoutCurrency = cacheRecent((text) => normalise(text).replace(CODES, ' ').replace(/ +/g, ' ').trim());

/** Currency codes, and the remains of their signs. */
const CODES = new RegExp(`\\b(${[...CURRENCY_CODES].join('|').toLowerCase()}|r|s)\\b`, 'g');

/** Roles of dates: a text that names a date and contains one is part of a transaction. */
const DAYS: ReadonlySet<ColumnRole | null> = new Set(['date', 'postDate', 'valueDate']);
const DAY = /\d{1,2}[./-]\d{1,2}/;

/** Whether two of the headers name facts printed once: the statement date, a card's limits, the amount due and its date. */
function areFacts(headings: readonly Heading[]): boolean {
  return headings.filter(({ text }) => namesFact(text)).length > 1;
}

/** Whether headers name two balances, but neither dates nor texts: an overview of opening and closing balances. */
function areOfOverview(headings: readonly Heading[]): boolean {
  const roles = headings.map(({ role }) => role);
  return (
    roles.filter((role) => role === 'balance').length > 1 &&
    !roles.some((role) => DAYS.has(role) || role === 'description')
  );
}

/** Whether the headers repeat for a second half: side-by-side lists, whose amount columns have no header. */
function areOfSideBySideLists(headings: readonly Heading[]): boolean {
  const half = headings.length / 2;
  const roles = headings.map(({ role }) => role);
  return (
    half >= 2 &&
    roles[0] === 'date' &&
    roles.includes('description') &&
    roles.every((role, at) => role === roles[(at + half) % roles.length])
  );
}

/** How many lines below headings the first row with a figure is. */
const REACH = 4;

/** What a row moves, and the balance after it. */
const MOST_FIGURES = 2;
const FIGURE = /\d[.,]\d{2,3}\D{0,3}$/;

/**
 * Whether headings of money out and money in, next to words that are not known, are those of rows: the first line with figures has one of
 * them, under one of the two, and words before or behind both columns. A summary has a figure under each.
 */
function areSidesOfRows(headings: readonly Heading[], below: readonly Line[]): boolean {
  const sides = headings.filter(({ role }) => role === 'in' || role === 'out');
  const [first] = headings;
  if (first === undefined || isNumeric(first) || new Set(sides.map(({ role }) => role)).size < 2)
    return false;
  const at = below.findIndex(({ words }) => words.some(({ text }) => FIGURE.test(text)));
  const row = below[at];
  if (row === undefined) return false;
  const figures = row.words.filter(({ text }) => FIGURE.test(text) && !ZERO.test(text.replace(/\D$/, '')));
  const filled = sides.filter((side) => figures.some((figure) => overlap(side, figure) > 0));
  const text = row.words.find(({ text }) => /^\p{L}{2}/u.test(text));
  const isApart =
    text !== undefined &&
    (text.right < (sides[0]?.left ?? 0) || text.left > (sides.at(-1)?.right ?? text.left));
  return filled.length === 1 && figures.length <= MOST_FIGURES && isApart;
}

/** What the phrases of a line name as headers of one row. */
export function headingsOn(line: Line): Heading[] {
  return withAmount(stack([chunksOf(line).flatMap(splitByRoles)]));
}

/** A score for the columns recognized in a header row of transactions; 0 if it is none. */
function scoreOf(headings: readonly Heading[], below: readonly Line[]): number {
  const known = headings.filter((heading) => heading.role !== null);
  if (known.length < 2 || headings.some(({ text, role }) => DAYS.has(role) && DAY.test(text))) return 0;
  const roles = new Set(known.map((heading) => heading.role));
  const isOfRows = roles.has('date') && roles.has('description');
  const numeric = known
    .filter(isNumeric)
    .filter(
      ({ text }, _, all) =>
        all.length > 1 ||
        normalise(text).length > 2 ||
        text.includes('$') ||
        isUnspaced(normalise(text)) ||
        (isOfRows && isCurrencyMark(text)),
    );
  const hasAnchor =
    roles.has('date') ||
    roles.has('postDate') ||
    roles.has('valueDate') ||
    roles.has('description') ||
    roles.has('reference') ||
    areSidesOfRows(headings, below);
  const isOfPoints = headings.some(({ text }) => countsPoints(text));
  const holdsFigures =
    numeric.length > 0 ||
    (isOfPoints && headings.length > 2) ||
    areOfSideBySideLists(headings) ||
    areOfLimits(headings);
  if (!holdsFigures || !hasAnchor || areFacts(headings) || areOfOverview(headings)) return 0;
  const unknownShare = (headings.length - known.length) / headings.length;
  if (unknownShare > 0.5) return 0;
  const words = headings.reduce((sum, heading) => sum + heading.text.split(' ').length, 0);
  if (words > headings.length * 5 || headings.some((heading) => heading.text.split(' ').length > 9)) return 0;
  return known.length + roles.size * 0.5 - unknownShare * 2;
}

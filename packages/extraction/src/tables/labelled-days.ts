import { textOf } from '../lines/line.ts';
import { readDateAt } from '../values/printed-date.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { HEADINGS } from '../vocabulary/tables.ts';
import type { ColumnRole } from '../words/languages/locale.ts';
import { amountsOf } from './amounts-of.ts';
import type { BodyLine } from './body-line.ts';
import type { DateToken, Token } from './token.ts';

/** The x position of a date after a word that names it, in points, and its role. */
export type LabelledDay = { readonly left: number; readonly role: 'date' | 'postDate' | 'valueDate' };

/** With fewer rows, labels may be at one position by chance. */
const ENOUGH_ROWS = 3;
/** Largest distance between the dates of one label, in points. */
const SPREAD_PT = 4;
/** Most words of a label. */
const MOST_WORDS = 3;

/** Where rows of a list without headers, each with an amount, have a labelled date: "Buchungstag 03.05.2024  Betrag 12,00". */
export function labelledDays(lines: readonly BodyLine[]): LabelledDay[] {
  const found = lines.flatMap((body) =>
    body.tokens.some(({ kind }) => kind === 'amount')
      ? body.tokens.flatMap((token) => (token.kind === 'date' ? labelledDay(body, token) : []))
      : [],
  );
  const known: LabelledDay[] = [];
  for (const day of found) {
    if (known.some((other) => isAlike(other, day))) continue;
    const rows = found.filter((other) => isAlike(other, day));
    if (rows.length >= ENOUGH_ROWS || rows.some(({ isSure }) => isSure)) known.push(day);
  }
  return known;
}

/** Whether a line labels an amount as it labels its date: "Betrag 12,00". */
function namesAmount({ line, tokens }: BodyLine): boolean {
  return tokens.some(
    (token) =>
      token.kind === 'amount' &&
      token.from > 0 &&
      exactPhrase(HEADINGS, textOf(line.words.slice(token.from - 1, token.from))) === 'amount',
  );
}

function isAlike(a: LabelledDay, b: LabelledDay): boolean {
  return a.role === b.role && Math.abs(a.left - b.left) < SPREAD_PT;
}

type Found = LabelledDay & { readonly isSure: boolean; readonly wordCount: number };

function labelledDay(body: BodyLine, { from, left }: DateToken): Found[] {
  for (let count = Math.min(MOST_WORDS, from); count > 0; count--) {
    const role = exactPhrase(HEADINGS, textOf(body.line.words.slice(from - count, from)));
    // A bare number next to a day, "DATUM 18.12 UHR 5539", is text of a row.
    if (isOfDays(role) && (role === 'valueDate' || amountsOf(body).length > 0))
      return [{ left, role, isSure: namesAmount(body), wordCount: count }];
  }
  return [];
}

function isOfDays(role: ColumnRole | null): role is LabelledDay['role'] {
  return role === 'date' || role === 'postDate' || role === 'valueDate';
}

/** Least share of the rows that print a labelled value date in a cell of its own. */
const MANY = 0.5;
/** Least share of the lines with a date and an amount that have a line below with a labelled value date and nothing else. */
const NEARLY_ALL = 0.8;
/** The same for days in brackets, of the lines with amounts, which may be the balances of days too. */
const MANY_IN_BRACKETS = 0.3;
/** Gap around a cell, in text heights. */
const CELL_GAP = 0.7;

/** The tokens of labelled value dates in cells of their own, "Wert 16.12.2021", if enough rows of a table have them; with their labels. */
export function labelledValueDays(lines: readonly BodyLine[]): ReadonlySet<Token> {
  const rows = lines.filter((body) => amountsOf(body).length > 0).length;
  const found = lines.map((body) => body.tokens.flatMap((token) => valueDayCell(body, token)));
  // A line of its own below nearly each row continues none of their texts.
  const whole = lines.filter(({ tokens }, at) => found[at]?.some((cell) => cell.length === tokens.length));
  const dated = lines.filter(
    (body) => amountsOf(body).length > 0 && body.tokens.some(({ kind }) => kind === 'date'),
  ).length;
  const isLineOfRows = whole.length >= ENOUGH_ROWS && whole.length >= dated * NEARLY_ALL;
  const cells = found.flatMap((own, at) =>
    own.filter((cell) => isLineOfRows || !isUnderText(cell, lines[at], lines[at - 1])),
  );
  const remarks = lines.flatMap(dayInBrackets);
  return new Set([
    ...(cells.length < rows * MANY && !isLineOfRows ? [] : cells.flat()),
    ...(remarks.length < rows * MANY_IN_BRACKETS ? [] : remarks.flat()),
  ]);
}

/** The tokens of a labelled day in brackets, "(Wert 16.12.)", which is no text wherever it stands. */
function dayInBrackets({ line: { words }, tokens }: BodyLine): Token[][] {
  const from = words.findIndex(({ text }) => text.startsWith('('));
  const to = words.findIndex(({ text }, at) => at > from && text.endsWith(')'));
  if (from < 0 || to < 0) return [];
  const texts = words.slice(from, to + 1).map(({ text }) => text.replace(/^\(|\)$/g, ''));
  const at = texts.findIndex((_, index) => readDateAt(texts, index)?.wordCount === texts.length - index);
  if (at < 1 || !isOfDays(exactPhrase(HEADINGS, texts.slice(0, at).join(' ')))) return [];
  return [tokens.filter((token) => token.from >= from && token.to <= to + 1)];
}

/** Whether a cell begins its line right below a line that begins with text at the same position: it continues that text. */
function isUnderText(
  [first]: readonly Token[],
  body: BodyLine | undefined,
  above: BodyLine | undefined,
): boolean {
  const upper = above?.tokens[0];
  return (
    first !== undefined &&
    first === body?.tokens[0] &&
    upper?.kind === 'text' &&
    Math.abs(upper.left - first.left) < SPREAD_PT
  );
}

/** A date with the tokens of its label, if they are a cell. */
function valueDayCell(body: BodyLine, token: Token): Token[][] {
  const { words, top, bottom } = body.line;
  const gap = (bottom - top) * CELL_GAP;
  const behind = words[token.to];
  if (token.kind !== 'date' || (behind !== undefined && behind.left - token.right < gap)) return [];
  const label = labelledDay(body, token)[0];
  if (label?.role !== 'valueDate') return [];
  const from = token.from - label.wordCount;
  const [first, before] = [words[from], words[from - 1]];
  if (first === undefined || (before !== undefined && first.left - before.right < gap)) return [];
  return [body.tokens.filter((other) => other.from >= from && other.to <= token.to)];
}

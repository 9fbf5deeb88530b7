import { textOf } from '../lines/line.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { HEADINGS } from '../vocabulary/tables.ts';
import type { ColumnRole } from '../words/languages/locale.ts';
import type { BodyLine } from './body-line.ts';
import type { DateToken, Token } from './token.ts';

/** Where a day stands behind a word that names it, from its left edge on in points, and what it is the day of. */
export type LabelledDay = { readonly left: number; readonly role: 'date' | 'postDate' | 'valueDate' };

/** Fewer rows may name a day at one place by chance. */
const ENOUGH_ROWS = 3;
/** How far days of one label may stand from one another, in points. */
const SPREAD_PT = 4;
/** Words of a label at most. */
const MOST_WORDS = 3;

/** Where the rows of a list without headings, each with an amount, have a day behind a word that names it: "Buchungstag 03.05.2024  Betrag 12,00". */
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

/** Whether a line names an amount of its own as it names its day: "Betrag 12,00". */
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
    if (isOfDays(role)) return [{ left, role, isSure: namesAmount(body), wordCount: count }];
  }
  return [];
}

function isOfDays(role: ColumnRole | null): role is LabelledDay['role'] {
  return role === 'date' || role === 'postDate' || role === 'valueDate';
}

/** Share of the rows that print a day of value behind its label in a cell of its own, at least. */
const MANY = 0.5;
/** Room around a cell, in heights of the print. */
const CELL_GAP = 0.7;

/** The tokens of days of value that stand in cells of their own behind a word that names them, "Wert 16.12.2021", as many rows of a table have them; with that word. */
export function labelledValueDays(lines: readonly BodyLine[]): ReadonlySet<Token> {
  const rows = lines.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'amount')).length;
  const cells = lines.flatMap((body, at) =>
    body.tokens
      .flatMap((token) => valueDayCell(body, token))
      .filter((cell) => !isUnderText(cell, body, lines[at - 1])),
  );
  return cells.length < rows * MANY ? new Set() : new Set(cells.flat());
}

/** Whether a cell begins its line right under one that begins with a text at the same place: it is a line of that text. */
function isUnderText([first]: readonly Token[], { tokens }: BodyLine, above: BodyLine | undefined): boolean {
  const upper = above?.tokens[0];
  return (
    first !== undefined &&
    first === tokens[0] &&
    upper?.kind === 'text' &&
    Math.abs(upper.left - first.left) < SPREAD_PT
  );
}

/** A day with the tokens of its label, where they are a cell. */
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

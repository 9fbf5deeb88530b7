import { textOf } from '../lines/line.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { HEADINGS } from '../vocabulary/tables.ts';
import type { ColumnRole } from '../words/languages/locale.ts';
import type { BodyLine } from './body-line.ts';
import type { DateToken } from './token.ts';

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

type Found = LabelledDay & { readonly isSure: boolean };

function labelledDay(body: BodyLine, { from, left }: DateToken): Found[] {
  for (let count = Math.min(MOST_WORDS, from); count > 0; count--) {
    const role = exactPhrase(HEADINGS, textOf(body.line.words.slice(from - count, from)));
    if (isOfDays(role)) return [{ left, role, isSure: namesAmount(body) }];
  }
  return [];
}

function isOfDays(role: ColumnRole | null): role is LabelledDay['role'] {
  return role === 'date' || role === 'postDate' || role === 'valueDate';
}

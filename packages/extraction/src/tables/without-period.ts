import { chunksOf } from '../lines/chunk.ts';
import { type Line, lineOf, textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { perObject } from '../values/per-object.ts';
import { readDateAt } from '../values/printed-date.ts';

/** The most words that lead from what a header names to its period: "for the statement period:". */
const MOST_LEADING = 4;

/**
 * A line of several cells without the period behind a header: "Transaction details for statement period: 27 Nov 20 to 26 Dec 20" is a header of
 * descriptions. `namesTexts` says whether a text is a header of descriptions. The line itself where it prints no such period, or other figures.
 */
export function withoutPeriod(line: Line, namesTexts: (text: string) => boolean): Line {
  const period = periodOn(line);
  if (period === null) return line;
  const { words, from } = period;
  const end = Array.from({ length: MOST_LEADING + 1 }, (_, at) => from - at).find(
    (to) => to > 0 && namesTexts(textOf(words.slice(0, to))),
  );
  if (end === undefined) return line;
  const dropped = new Set(words.slice(end));
  return lineOf(
    line.page,
    line.words.filter((word) => !dropped.has(word)),
  );
}

type Period = { readonly words: readonly Word[]; readonly from: number };

/** The cell of a line that ends in two dates with their years, and the word they begin at; null for most lines, and for those with digits in other cells. */
const periodOn: (line: Line) => Period | null = perObject((line: Line) => {
  const chunks = chunksOf(line);
  const [cell, ...others] = chunks.filter(({ text }) => /\d/.test(text));
  // A line of facts prints other figures too.
  if (chunks.length < 2 || cell === undefined || others.length > 0 || /^\d/.test(cell.text)) return null;
  const { words } = cell;
  const texts = words.map(({ text }) => text);
  const [from, to] = texts.flatMap((text, at) =>
    /\d/.test(text) && (readDateAt(texts, at)?.year ?? null) !== null ? [at] : [],
  );
  return from === undefined || to === undefined || from === 0 ? null : { words, from };
});

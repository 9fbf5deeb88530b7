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
  const ends = periodsOn(line);
  if (ends.length === 0) return line;
  const dropped = new Set<Word>();
  for (const { words, from } of ends) {
    const last = Array.from({ length: MOST_LEADING + 1 }, (_, at) => from - at).find(
      (to) => to > 0 && namesTexts(textOf(words.slice(0, to))),
    );
    if (last === undefined) return line;
    for (const word of words.slice(last)) dropped.add(word);
  }
  return lineOf(
    line.page,
    line.words.filter((word) => !dropped.has(word)),
  );
}

type Period = { readonly words: readonly Word[]; readonly from: number };

/** The cells of a line that end in a period of two dates with their years, and where it begins in each; most lines have none. */
const periodsOn: (line: Line) => readonly Period[] = perObject((line: Line) => {
  const chunks = chunksOf(line);
  // A line of facts prints other figures too.
  const [withDigits, ...others] = chunks.filter(({ text }) => /\d/.test(text));
  if (chunks.length < 2 || withDigits === undefined || others.length > 0) return [];
  return [withDigits].flatMap(({ text, words }) => {
    if (/^\d/.test(text)) return [];
    const texts = words.map(({ text }) => text);
    const days = texts.flatMap((word, at) =>
      /\d/.test(word) && (readDateAt(texts, at)?.year ?? null) !== null ? [at] : [],
    );
    const [from, to] = days;
    return from === undefined || to === undefined || from === 0 ? [] : [{ words, from }];
  });
});

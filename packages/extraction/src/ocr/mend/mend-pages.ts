import type { Page, Word } from '../../read/page.ts';
import { AMOUNTS, decimalMarkAmong } from './amounts.ts';
import { DATES } from './dates.ts';
import { withoutDirt } from './dirt.ts';
import { alternativeMarks, mendFigures } from './mend-figures.ts';
import { placesOn } from './place.ts';
import type { DecimalMark, Misreading, Place, Reading } from './reading.ts';
import { REPETITIONS } from './repetitions.ts';
import { settleSizes } from './settle-sizes.ts';
import { SPELLINGS } from './spelling.ts';

/** Everything that is misread, with what it costs to read it otherwise. */
export const MISREADINGS: readonly Misreading[] = [...DATES, ...AMOUNTS, ...SPELLINGS, ...REPETITIONS].sort(
  (a, b) => a.cost - b.cost,
);

/** How often words are compared with the others: a corrected word may show what another one is. */
const MOST_ROUNDS = 4;

/** The pages of a document with each recognized word read at the least cost, without dirt, in the type sizes of its page. */
export function mendPages(recognised: readonly Page[], misreadings = MISREADINGS): Page[] {
  const mark = decimalMarkAmong(recognised.flatMap(({ words }) => words)) ?? '.';
  let pages = recognised.map((page) => ({
    ...page,
    words: page.words.map((word) => wellFormed(word, mark)),
  }));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const places = placesOn(pages, decimalMarkAmong(pages.flatMap(({ words }) => words)) ?? '.');
    const corrections = places.map((place) => cheapestReadings(place, misreadings));
    if (corrections.every((own) => own.length === 0)) break;
    pages = pages.map((page, at) => ({ ...page, words: corrected(page.words, corrections[at] ?? []) }));
  }
  return pages.map((page) => ({ ...page, words: settleSizes(withoutDirt(page.words)) }));
}

/** The cheapest reading of each word that has one; no two are of the same word. */
function cheapestReadings(place: Place, misreadings: readonly Misreading[]): Reading[] {
  const all = place.page.words.flatMap((word) =>
    misreadings.flatMap(({ printed, cost }) => {
      const reading = printed(word, place, cost);
      return reading === null ? [] : [{ ...reading, cost }];
    }),
  );
  const taken = new Set<Word>();
  return all
    .sort((a, b) => a.cost - b.cost)
    .filter(({ of }) => {
      if (of.some((word) => taken.has(word))) return false;
      for (const word of of) taken.add(word);
      return true;
    });
}

function corrected(words: readonly Word[], readings: readonly Reading[]): Word[] {
  const instead = new Map<Word, readonly Word[]>();
  for (const { of, as } of readings)
    for (const [at, word] of of.entries()) instead.set(word, at === 0 ? as : []);
  return words.flatMap((word) => instead.get(word) ?? [word]);
}

/** The word and its alternatives with characters that make them numbers and dates, and each number with other marks among them. */
function wellFormed(word: Word, mark: DecimalMark): Word {
  const { alternatives = [], ...own } = word;
  const text = mendFigures(word.text, mark);
  const all = [...alternatives.map((other) => mendFigures(other, mark)), ...alternativeMarks(text)];
  const others = [...new Set(all)].filter((other) => other !== text);
  return { ...own, text, ...(others.length === 0 ? {} : { alternatives: others }) };
}

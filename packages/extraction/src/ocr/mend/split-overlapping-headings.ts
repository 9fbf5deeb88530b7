import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { HEADINGS } from '../../vocabulary/tables.ts';
import { isTerm } from './settle-terms.ts';

/** Two headings of this many letters at least, less those hidden, make a word that may be several. */
const LEAST_LETTERS = 5;
const LONG = 14;
/** Letters of a heading that may be hidden where another is printed over it, at either end, and those its neighbour's make one of. */
const MOST_HIDDEN = 2;
/** A word read with more certainty is what it says. */
const DOUBTED = 0.98;

const NAMES: readonly string[] = [...HEADINGS.spaced.keys()].filter(
  (name) => /^[a-z]+$/.test(name) && name.length >= LEAST_LETTERS,
);

/** A heading as it may show: what of it is seen, and how many letters are not. */
type Shown = { readonly name: string; readonly seen: string; readonly hidden: number };

/**
 * The words with each that is two or more headings printed into one another, as where their columns are narrower than they are, as
 * those: "Bokforingsdagransaktionsdagalutadag" is Bokforingsdag, Transaktionsdag and Valutadag. What parts into headings in no way, or
 * is one by itself or the joined nouns of a language, is left alone.
 */
export function splitOverlappingHeadings(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const key = normalise(word.text);
    if (key.length < LONG || word.confidence >= DOUBTED || HEADINGS.spaced.has(key) || isTerm(key))
      return [word];
    const parts = /^[a-z]+$/.test(key) ? partsOf(key, 0) : null;
    return parts === null ? [word] : placed(word, parts.names, key.length);
  });
}

type Parts = {
  readonly names: readonly { readonly name: string; readonly from: number }[];
  readonly hidden: number;
};

/** What is left of a word from a letter on as headings, with the fewest letters hidden; null where it is none. */
function partsOf(key: string, from: number): Parts | null {
  let best: Parts | null = null;
  for (const { name, seen, hidden } of from === 0 ? WHOLE_IN_FRONT : SHOWN) {
    for (const blot of from === 0 ? [0] : [0, 1]) {
      if (!key.startsWith(seen, from + blot)) continue;
      const to = from + blot + seen.length;
      const rest = to === key.length ? LAST : partsOf(key, to);
      if (rest === null || (from === 0 && rest === LAST)) continue;
      const total = hidden + blot + rest.hidden;
      if (best === null || total < best.hidden)
        best = { names: [{ name, from }, ...rest.names], hidden: total };
    }
  }
  return best;
}

const LAST: Parts = { names: [], hidden: 0 };

const SHOWN: readonly Shown[] = NAMES.flatMap((name) =>
  upTo(MOST_HIDDEN).flatMap((front) =>
    upTo(MOST_HIDDEN - front).flatMap((back): Shown[] => {
      const seen = name.slice(front, name.length - back);
      return seen.length < LEAST_LETTERS ? [] : [{ name, seen, hidden: front + back }];
    }),
  ),
);
const WHOLE_IN_FRONT = SHOWN.filter(({ name, seen }) => name.startsWith(seen));

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** The headings where their letters stand in the word. */
function placed(word: Word, names: Parts['names'], letters: number): Word[] {
  const step = (word.right - word.left) / letters;
  return names.map(({ name, from }, index) => ({
    ...word,
    text: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    left: word.left + from * step,
    // They touch on the paper, and are distinguished by a gap.
    right: word.left + (names[index + 1]?.from ?? letters) * step - (index + 1 < names.length ? step : 0),
  }));
}

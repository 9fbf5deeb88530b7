import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

/** Two-digit pairs that must be above or below a four-digit word before it is split, and how closely in points the edges agree. */
const NEIGHBOURS = 6;
const SAME_EDGE = 1.5;

type Pair = { readonly first: Word; readonly second: Word };

/** Splits a day from its month where the narrow gap between the two columns was not detected: "0731" as wide as the "07 30" above and below it. */
export function splitJoinedDays(words: readonly Word[]): Word[] {
  const joined = words.filter(({ text }) => /^\d{4}$/.test(text));
  if (joined.length === 0) return [...words];
  const parts = words.filter(({ text }) => /^\d{2}$/.test(text) && Number(text) > 0 && Number(text) <= 31);
  const pairs = parts.flatMap((first): Pair[] => {
    const second = parts.find((other) => other !== first && isAdjacent(first, other));
    return second === undefined ? [] : [{ first, second }];
  });
  return words.flatMap((word) => (joined.includes(word) ? splitAsPair(word, pairs) : [word]));
}

function splitAsPair(word: Word, pairs: readonly Pair[]): Word[] {
  const alike = pairs.filter(
    ({ first, second }) =>
      Math.abs(first.left - word.left) < SAME_EDGE && Math.abs(second.right - word.right) < SAME_EDGE,
  );
  const [model] = alike;
  if (model === undefined || alike.length < NEIGHBOURS) return [word];
  const { alternatives: _, ...read } = word;
  return [
    { ...read, text: word.text.slice(0, 2), right: model.first.right },
    { ...read, text: word.text.slice(2), left: model.second.left },
  ];
}

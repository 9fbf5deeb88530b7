import type { Word } from '../../read/page.ts';
import { isRightBefore } from './right-before.ts';

/** Pairs of two figures that must stand over or under a word of four for it to be such a pair, and how closely in points. */
const NEIGHBOURS = 6;
const SAME_EDGE = 1.5;

type Pair = { readonly first: Word; readonly second: Word };

/** The words with days split from their months where a narrow gap between the two columns was not seen: "0731" as wide as every "07 30" about it. */
export function partJoinedDays(words: readonly Word[]): Word[] {
  const joined = words.filter(({ text }) => /^\d{4}$/.test(text));
  if (joined.length === 0) return [...words];
  const parts = words.filter(({ text }) => /^\d{2}$/.test(text) && Number(text) > 0 && Number(text) <= 31);
  const pairs = parts.flatMap((first): Pair[] => {
    const second = parts.find((other) => other !== first && isRightBefore(first, other));
    return second === undefined ? [] : [{ first, second }];
  });
  return words.flatMap((word) => (joined.includes(word) ? parted(word, pairs) : [word]));
}

function parted(word: Word, pairs: readonly Pair[]): Word[] {
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

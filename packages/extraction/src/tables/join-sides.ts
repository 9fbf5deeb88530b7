import { isDirection } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import type { Heading } from './heading.ts';
import type { Token } from './token.ts';

/** How far what stands under headings may stand out next to them, in points. */
const REACH = 6;
/** Words for sides that must stand under two headings for these to be one of such words. */
const ENOUGH = 2;

/** Headings with two neighbours that name a side each, but have words for sides under them and no sums, as the one they are: "Af Bij" over "Af" and "Bij". */
export function joinSides(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const at = headings.findIndex((heading, index) => {
    const next = headings[index + 1];
    return next !== undefined && areSides(heading, next) && haveWordsAlone(heading, next, lines);
  });
  const [left, right] = [headings[at], headings[at + 1]];
  if (left === undefined || right === undefined) return headings.slice();
  const joined: Heading = {
    text: `${left.text} ${right.text}`,
    left: left.left,
    right: right.right,
    words: [...left.words, ...right.words],
    role: 'indicator',
  };
  return [...headings.slice(0, at), joined, ...headings.slice(at + 2)];
}

function areSides(a: Heading, b: Heading): boolean {
  return (a.role === 'in' && b.role === 'out') || (a.role === 'out' && b.role === 'in');
}

function haveWordsAlone(left: Heading, right: Heading, lines: readonly BodyLine[]): boolean {
  const isUnder = (token: Token) => token.left > left.left - REACH && token.right < right.right + REACH;
  let words = 0;
  for (const { line, tokens } of lines) {
    for (const token of tokens) {
      if (!isUnder(token)) continue;
      if (token.kind === 'amount') return false;
      if (isDirection(line.words[token.from]?.text ?? '')) words++;
    }
  }
  return words >= ENOUGH;
}

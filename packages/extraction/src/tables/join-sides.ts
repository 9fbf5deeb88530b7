import { isDirection } from '../vocabulary/tables.ts';
import { amountsOf } from './amounts-of.ts';
import type { BodyLine } from './body-line.ts';
import type { Heading } from './heading.ts';
import type { Token } from './token.ts';

/** How far what is below headers may extend beyond them, in points. */
const REACH = 6;
/** Least number of direction words below two headers for these to be a column of such words, where as many lines have amounts. */
const ENOUGH = 2;

/** Joins two adjacent headers that each name a direction, but have direction words below instead of amounts: "Af Bij" over "Af" and "Bij". */
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
  // A word close behind its amount is part of it.
  const isWordUnder = (token: Token) =>
    token.kind === 'amount' &&
    (token.amount.mark === 'in' || token.amount.mark === 'out') &&
    token.digitsRight < left.left &&
    token.right > left.left;
  const filled = lines.filter((body) => amountsOf(body).length > 0).length;
  let words = 0;
  for (const { line, tokens } of lines) {
    for (const token of tokens) {
      if (isWordUnder(token)) words++;
      if (!isUnder(token)) continue;
      if (token.kind === 'amount') return false;
      if (isDirection(line.words[token.from]?.text ?? '')) words++;
    }
  }
  return words > 0 && words >= Math.min(ENOUGH, filled);
}

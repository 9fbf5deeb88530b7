import { chunkOf, standTogether } from '../lines/chunk.ts';
import type { BodyLine } from './body-line.ts';

/** Words closer than this share of their height belong to one phrase. */
const PHRASE_GAP_EM = 1.2;
/** How far a phrase may extend beyond the position it ends before, in points. */
const SLACK_PT = 1;

/** The last phrase of a line that ends before `left`, in points; empty if there is none. */
export function phraseBefore({ line }: BodyLine, left: number): string {
  const beyond = line.words.findIndex(({ right }) => right > left + SLACK_PT);
  const words = beyond < 0 ? line.words : line.words.slice(0, beyond);
  let from = words.length;
  for (let to = words.length; to > 0; to = from) {
    from = beginOfPhrase(words, to);
    const phrase = chunkOf(words.slice(from, to));
    if (/[\p{L}%]/u.test(phrase.text)) return phrase.text;
  }
  return '';
}

/** The start of the phrase that ends before word `to`. */
function beginOfPhrase(words: BodyLine['line']['words'], to: number): number {
  for (let from = to - 1; from > 0; from--) {
    const left = words[from - 1];
    const right = words[from];
    if (left === undefined || right === undefined || !standTogether(left, right, PHRASE_GAP_EM)) return from;
  }
  return 0;
}

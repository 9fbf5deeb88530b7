import type { Concept } from '../words/concepts.ts';
import { normaliseRare } from './normalise.ts';
import { phrasesSaying } from './phrases-saying.ts';

/** The words for a concept as part of a Unicode regular expression, for rules that match their surroundings too. */
export function oneOf(concept: Concept): string {
  return patternOf(phrasesSaying(concept));
}

/**
 * Phrases as part of a regular expression, which matches nothing if there are none; a star matches any continuation of a word. Letters of
 * longer words also match without their accents, which capitals and scans often lack: "DISPONIVEL".
 */
export function patternOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)';
  const parts = phrases.map((phrase) =>
    phrase
      .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
      .replace(LONGER_WORD, (word) => word.replace(ACCENTED, withAndWithoutAccent))
      .replaceAll('*', '\\p{L}*'),
  );
  return `(?:${parts.join('|')})`;
}

/** In shorter words an accent is all that distinguishes "à" from "a". */
const LONGER_WORD = /[\p{L}*]{4,}/gu;
const ACCENTED = /(?![a-z])\p{Script=Latin}/giu;

function withAndWithoutAccent(letter: string): string {
  const plain = normaliseRare(letter);
  return plain.length === 1 ? `[${letter}${plain}]` : letter;
}

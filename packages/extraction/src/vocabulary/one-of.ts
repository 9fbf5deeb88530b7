import type { Concept } from '../words/concepts.ts';
import { phrasesSaying } from './phrases-saying.ts';

/** The words for a concept as part of a Unicode regular expression, for rules that match their surroundings too. */
export function oneOf(concept: Concept): string {
  return patternOf(phrasesSaying(concept));
}

/** Phrases as part of a regular expression, which matches nothing if there are none; a star matches any continuation of a word. */
export function patternOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)';
  const parts = phrases.map((phrase) =>
    phrase.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '\\p{L}*'),
  );
  return `(?:${parts.join('|')})`;
}

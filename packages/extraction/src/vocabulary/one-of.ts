import type { Concept } from '../words/concepts.ts';
import { phrasesSaying } from './phrases-saying.ts';

/** The words for a concept as a part of a pattern of Unicode letters, for a rule that knows what else stands next to them. */
export function oneOf(concept: Concept): string {
  return patternOf(phrasesSaying(concept));
}

/** Phrases as a part of a pattern, which finds nothing where there are none; a star stands for however a word continues. */
export function patternOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)';
  const parts = phrases.map((phrase) =>
    phrase.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '\\p{L}*'),
  );
  return `(?:${parts.join('|')})`;
}

import { CONCEPTS, type Concept } from '../words/concepts.ts';
import { LOCALES } from '../words/locales.ts';
import { normalise } from './normalise.ts';

/** The phrases of all languages for a concept, longest first, with and without optional letters; normalized if the concept is read that way. */
export function phrasesSaying(concept: Concept): readonly string[] {
  const { reads } = CONCEPTS[concept];
  const phrases = LOCALES.flatMap(({ lists }) => lists?.[concept] ?? [])
    .flatMap(spellings)
    .map((phrase) => (reads === 'printed' ? phrase : phrase.split('*').map(normalise).join('*')));
  return [...new Set(phrases)].sort((a, b) => b.length - a.length);
}

/** "fee(s)" as "fee" and "fees". */
function spellings(phrase: string): string[] {
  const [, before, optional, behind] = /^(.*?)\(([^()]*)\)(.*)$/.exec(phrase) ?? [];
  if (before === undefined || optional === undefined || behind === undefined) return [phrase];
  return [...spellings(before + behind), ...spellings(before + optional + behind)];
}

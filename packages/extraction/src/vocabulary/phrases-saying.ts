import { CONCEPTS, type Concept } from '../words/concepts.ts';
import { LOCALES } from '../words/locales.ts';
import { normalise } from './normalise.ts';

/** What all languages write for a concept, longest first: letters in brackets both with and without them; normalised where the concept is read so. */
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

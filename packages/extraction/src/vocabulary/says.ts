import { CONCEPTS, type Concept, type ConceptForm } from '../words/concepts.ts';
import { isUnspaced, normalise } from './normalise.ts';
import { patternOf } from './one-of.ts';
import { phrasesSaying } from './phrases-saying.ts';

type Place = Exclude<ConceptForm['at'], 'part' | 'phrases'>;

/** A concept that can be searched in a text by its form alone. */
export type Sayable = {
  [Name in Concept]: (typeof CONCEPTS)[Name]['at'] extends Place ? Name : never;
}[Concept];

/** The pattern before and after the words of a concept. */
const EDGES: Readonly<Record<Place, readonly [string, string]>> = {
  anywhere: ['', ''],
  word: ['(?<!\\w)', '(?!\\w)'],
  wordStart: ['(?<!\\w)', ''],
  wordEnd: ['', '(?!\\w)'],
  letters: ['(?<!\\p{L})', '(?!\\p{L})'],
  lettersStart: ['(?<!\\p{L})', ''],
  spaced: ['(?<!\\w)', '(?=\\s|$)'],
  firstLetters: ['(?<!\\S)', ''],
  whole: ['^', '$'],
  firstWord: ['^', '(?!\\w)'],
  lastWord: ['(?<!\\w)', '$'],
  start: ['^', ''],
  end: ['', '$'],
};

const patterns = new Map<Sayable, RegExp>();

/** Whether a text expresses a concept in the words of any language. */
export function says(concept: Sayable, text: string): boolean {
  const pattern = patterns.get(concept) ?? compiled(concept);
  return pattern.test(CONCEPTS[concept].reads === 'normalised' ? normalise(text) : text);
}

function compiled(concept: Sayable): RegExp {
  const { reads, at } = CONCEPTS[concept];
  const [before, behind] = EDGES[at];
  const phrases = phrasesSaying(concept);
  const unspaced = at === 'word' ? phrases.filter(isUnspaced) : [];
  const words = `${before}${patternOf(phrases.filter((phrase) => !unspaced.includes(phrase)))}${behind}`;
  const source = unspaced.length === 0 ? words : `${words}|${patternOf(unspaced)}`;
  const pattern = new RegExp(source, reads === 'printed' ? 'iu' : 'u');
  patterns.set(concept, pattern);
  return pattern;
}

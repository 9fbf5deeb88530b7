import type { Concept } from '../words/concepts.ts';
import { phrasesSaying } from './phrases-saying.ts';

/** The words of all languages for a concept, each as a whole. */
export function wordsSaying(concept: Concept): ReadonlySet<string> {
  return new Set(phrasesSaying(concept));
}

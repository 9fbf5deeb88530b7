import type { Locale } from '../words/languages/locale.ts';
import { LOCALES } from '../words/locales.ts';
import { normalise } from './normalise.ts';
import { wordsSaying } from './words-saying.ts';

/** Shorter words are too alike to be recognized when part of a word is misread. */
const LEAST_LETTERS = 5;

/** The longer words of headers, labels and titles, words for failed transactions, and weekdays, in every language with Latin script: from normalized to printed form. */
export function tradeWords(): ReadonlyMap<string, string> {
  const printed = new Map<string, string>();
  for (const phrase of [...LOCALES.flatMap(phrasesOf), ...wordsSaying('failed')])
    for (const word of phrase.split(/[\s/'’.,():-]+/)) {
      const key = normalise(word);
      if (/^[a-z]+$/.test(key) && key.length >= LEAST_LETTERS && !printed.has(key)) printed.set(key, word);
    }
  return printed;
}

function phrasesOf({ headings, balances, sections, totals, ...others }: Locale): string[] {
  const tables = [headings, balances, sections, totals].flatMap((table) => Object.values(table));
  return [
    ...tables,
    others.cardTitles,
    others.card,
    others.accountNumber,
    others.period,
    others.weekdays,
  ].flat();
}

import type { Locale } from '../words/languages/locale.ts';
import { LOCALES } from '../words/locales.ts';
import { normaliseRare } from './normalise.ts';
import { wordsSaying } from './words-saying.ts';

/** Shorter words are too alike to be recognized when part of a word is misread. */
const LEAST_LETTERS = 5;

/** The longer words of headers, labels and titles, words for failed transactions and accounts, and weekdays, in every language with Latin script: from normalized to printed form. */
export function tradeWords(): ReadonlyMap<string, string> {
  return TRADE;
}

/**
 * Whether two of them, normalized, written as one word are how a language joins its nouns, and not two words of another whose space was lost.
 */
export function joinsAsNouns(first: string, second: string): boolean {
  const of = (language: Language) => language.words.has(first) && language.words.has(second);
  const joining = LANGUAGES.filter(({ joinsNouns }) => joinsNouns);
  return (
    joining.some(of) ||
    (joining.some(({ words }) => words.has(second)) && TRADE.has(first) && !LANGUAGES.some(of))
  );
}

/** The languages that have one of them, normalized, by their places among all; none for words that are of no language alone. */
export function languagesOf(word: string): readonly number[] {
  return LANGUAGES.flatMap(({ words }, at) => (words.has(word) ? [at] : []));
}

type Language = { readonly joinsNouns: boolean; readonly words: ReadonlyMap<string, string> };

function longerWords(phrases: readonly string[]): ReadonlyMap<string, string> {
  const printed = new Map<string, string>();
  for (const phrase of phrases)
    for (const word of phrase.split(/[\s/'’.,():-]+/)) {
      const key = normaliseRare(word);
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

const LANGUAGES: readonly Language[] = LOCALES.map((locale) => ({
  joinsNouns: locale.joinsNouns === true,
  words: longerWords(phrasesOf(locale)),
}));
const TRADE: ReadonlyMap<string, string> = firstOfEach([
  ...LANGUAGES.map(({ words }) => words),
  longerWords([
    ...wordsSaying('failed'),
    ...[...wordsSaying('accountNoun')].filter((noun) => !noun.includes('*')),
  ]),
]);

/** Each word as the first language that has it prints it. */
function firstOfEach(languages: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const printed = new Map<string, string>();
  for (const words of languages)
    for (const [key, word] of words) if (!printed.has(key)) printed.set(key, word);
  return printed;
}

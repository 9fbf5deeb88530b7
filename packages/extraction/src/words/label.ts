import { BALANCES, LOCALES, MONTHS, PERIOD_LABELS, SECTIONS, TOTALS } from './index.ts';
import type { BalanceRole, SectionRole } from './locale.ts';
import { isUnspaced, normalise } from './normalise.ts';
import { type PhraseTable, phrasesIn } from './phrase-table.ts';

/** Small words of every language, which never decide what a label says. */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...LOCALES.flatMap((locale) => locale.commonWords.map(normalise)).filter((word) => word.length <= 4),
  ...[...PERIOD_LABELS.spaced.keys()].filter((word) => !word.includes(' ')),
  ...'on at as of the your you in from by with vom zum am auf im le la les au aux du des el los al del en il lo dal nel op van het per pr den i til til statement account auszug nr no eur usd gbp chf sek'.split(
    ' ',
  ),
]);

/** Which balance a text names, when it says little else; null for descriptions that only mention one. */
export function balanceLabel(text: string): BalanceRole | null {
  return POINTS.test(text) || LEAST.test(text) ? null : soleMeaning(BALANCES, text, (words) => words);
}

/** What must at least be paid is not what is owed. */
const LEAST =
  /\b(minimum|minimo|mínimo|mínima|minima|minimale?|minimaal|mindest\p{L}*|lägsta|minsta|minste|vähintään|minimalna)(?=\s|$)/iu;

/** Points have balances that are no money. */
const POINTS =
  /\b(points?|miles|rewards?|puntos|punkte|punti|pontos|milhas|poäng|pkt)\b|ポイント|积分|포인트/i;

/** Which sum of movements a text names, when it says little else. */
export function totalLabel(text: string): 'in' | 'out' | 'both' | null {
  const meaning = soleMeaning(TOTALS, text, (words) => words);
  if (meaning !== null) return meaning;
  if (
    /\b(yhteensa|i alt|gesamt|totaal|en total|totalt|razem|ogolem|in totale)$/.test(
      normalise(text).replace(/ (eur|usd|gbp|chf|sek|nok|dkk|pln)$/, ''),
    )
  )
    return 'both';
  return /^(sub)?(total(e|i|en|t)?|totaux|totales|totais|totaal|summe|suma|summa|sum|somme|soma|razem|yhteensa|gesamt)\b/.test(
    normalise(text),
  )
    ? 'both'
    : null;
}

/** What a titled part of the document holds, when `text` is such a title. */
export function sectionTitle(text: string): SectionRole | null {
  if (/^\(.*\)$/.test(text)) return null;
  const title = text
    .replace(/\([^)]{14,}\)/g, ' ')
    .replace(CONTINUED, '')
    .replace(/^.*[#\d]\s*:\s*/, '');
  return soleMeaning(SECTIONS, title, (words) => Math.max(0, words - 1));
}

/** What is written beside a title where its part goes on, over the page say. */
const CONTINUED =
  /[([]?\s*(continued|cont'?d|cont\.|fortsetzung|suite|continuación|segue|vervolg|continuação|forts\.?)\s*[)\]]?/gi;

/** Whether `text` says in brackets that what it names goes on: titles do, headings of columns never. */
export function saysContinued(text: string): boolean {
  return [...text.matchAll(CONTINUED)].some(([mark]) => /^[([]/.test(mark));
}

/**
 * The longest phrase's meaning when the words it leaves over, small words, dates and numbers aside, are no more than
 * `allowance` of its own length.
 */
function soleMeaning<Value>(
  table: PhraseTable<Value>,
  text: string,
  allowance: (phraseWords: number) => number,
): Value | null {
  if (text.length > 110) return null;
  const matches = phrasesIn(table, text);
  const longest = matches.reduce(
    (best, match) => (match.length > (best?.length ?? 0) ? match : best),
    matches[0],
  );
  if (longest === undefined) return null;
  const normalised = normalise(text);
  if (isUnspaced(normalised))
    return longest.length * 3 >= normalised.replace(/[\d ]/g, '').length ? longest.value : null;
  const words = normalised.split(' ');
  const left = words.filter(
    (word, index) => (index < longest.start || index >= longest.start + longest.length) && isWeighty(word),
  ).length;
  const phraseWords = longest.length;
  const mayLeave = phraseWords === 1 ? 0 : allowance(phraseWords);
  return left <= mayLeave ? longest.value : null;
}

function isWeighty(word: string): boolean {
  return !/\d/.test(word) && word.length > 1 && !SMALL_WORDS.has(word) && !MONTHS.has(word);
}

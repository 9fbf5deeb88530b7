import type { BalanceRole, SectionRole } from '../words/languages/locale.ts';
import { LOCALES } from '../words/locales.ts';
import { cacheRecent } from './cache-recent.ts';
import { isUnspaced, normalise } from './normalise.ts';
import { oneOf } from './one-of.ts';
import { exactPhrase, type PhraseMatch, type PhraseTable, phrasesIn } from './phrase-table.ts';
import { phrasesSaying } from './phrases-saying.ts';
import { says } from './says.ts';
import { splitCamelCase } from './split-camel-case.ts';
import {
  BALANCES,
  CARD_PHRASES,
  HEADINGS,
  INTEREST,
  MONTHS,
  PERIOD_LABELS,
  SECTIONS,
  TOTALS,
  WEEKDAYS,
} from './tables.ts';
import { wordsSaying } from './words-saying.ts';

/** Small words of every language, which never decide what a label says. */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...LOCALES.flatMap((locale) => locale.commonWords.map(normalise)).filter((word) => word.length <= 4),
  ...[...PERIOD_LABELS.spaced.keys()].filter((word) => !word.includes(' ')),
  ...phrasesSaying('smallWord'),
  ...'eur usd gbp chf sek'.split(' '),
]);

/** Which balance a text names, if it says little else; null for descriptions that only mention one. */
export const balanceLabel = cacheRecent((printed): BalanceRole | null => {
  const text = splitCamelCase(withoutNote(printed));
  const role = looseBalance(text) ?? soleMeaning(BALANCES, text, (words) => words, OF_BALANCE);
  if (role === null) return null;
  const isOther = (['least', 'averaged', 'setAside'] as const).some((other) => says(other, text));
  return countsPoints(text) || isOther || namesInterest(text) ? null : role;
});

/** Whether a text begins with a word for interest: interest earned or charged on a balance is no balance. */
export function namesInterest(text: string): boolean {
  const words = normalise(text).split(' ');
  return INTEREST.has(words.find((word) => !/^\d+$/.test(word)) ?? '');
}

/** Whether a text names what was held on average. */
export function namesAverage(text: string): boolean {
  return says('averaged', text);
}

/** A label without the small figures that point to a note: "Saldo deudor total11". */
function withoutNote(text: string): string {
  return NOTED.test(text) ? text.replace(NOTES, '') : text;
}

const NOTED = /[a-zà-ÿ]\d/;
const NOTES = /(?<=\p{Ll}{3})\d{1,2}(?=[\s:]|$)/gu;

/** Whether a text names a balance or a sum. */
export function namesBalanceOrSum(text: string): boolean {
  return balanceLabel(text) !== null || totalLabel(text) !== null;
}

/** Whether a text names what the statement of a card shows next to its rows: a limit, what must at least be paid, when it is due. */
export function namesCardFact(text: string): boolean {
  return says('least', text) || phrasesIn(CARD_PHRASES, text).length > 0;
}

/** Whether a text is the label of what a statement shows once next to its rows: a fact of a card, or its own day or time in more words than one. */
export function namesFact(text: string): boolean {
  return namesCardFact(text) || (text.includes(' ') && exactPhrase(PERIOD_LABELS, text) !== null);
}

/** Whether a text speaks of points, which have balances and sums that are no money. */
export function countsPoints(text: string): boolean {
  return says('points', text) || POINTS.test(text);
}

/** Without accents and other scripts, as most texts are: those need no closer look. */
const ASCII = /^[\x00-\x7e]*$/;
const MAY_NAME_BALANCE = new RegExp(oneOf('balanceWord'), 'i');

/** A balance by its parts, with what it is the balance of between them: "Beginning Core Account Balance", "Saldo de Liquidación Inicial". */
function looseBalance(text: string): BalanceRole | null {
  if (ASCII.test(text) && !MAY_NAME_BALANCE.test(text)) return null;
  const words = normalise(text.replace(/\d.*$/, '')).split(' ');
  if (words.length < 2 || words.length > 6 || !words.some((word) => BALANCE_WORDS.has(word))) return null;
  const [opens, closes] = [OPENING_WORDS, CLOSING_WORDS].map((list) => words.some((word) => list.has(word)));
  if (opens === closes) return null;
  const rest = words.filter((word) => !PART_WORDS.has(word) && isWeighty(word));
  return rest.length > 0 ? null : opens ? 'opening' : 'closing';
}

const [BALANCE_WORDS, OPENING_WORDS, CLOSING_WORDS] = [
  wordsSaying('balanceWord'),
  wordsSaying('openingWord'),
  wordsSaying('closingWord'),
];
/** What a balance may be the balance of, and in whose favour it is. */
const OF_BALANCE: ReadonlySet<string> = wordsSaying('balancePart');
const PART_WORDS: ReadonlySet<string> = new Set([
  ...BALANCE_WORDS,
  ...OPENING_WORDS,
  ...CLOSING_WORDS,
  ...OF_BALANCE,
]);

/** Whether one of the words of a text is a word for a balance. */
export function mentionsBalance(text: string): boolean {
  return normalise(text)
    .split(' ')
    .some((word) => BALANCE_WORDS.has(word));
}

/** What a balance may be the balance of, and no word that says whether it is the first or the last. */
const BARE_WORDS: ReadonlySet<string> = new Set([...BALANCE_WORDS, ...OF_BALANCE]);
const MOST_BARE_WORDS = 4;

/** Whether a text, days aside, names a balance and does not say which: "Balance", "Kontosaldo am 31.03.2025". What may be drawn is none. */
export function namesBareBalance(text: string): boolean {
  if (exactPhrase(HEADINGS, text) === 'balance') return true;
  const words = normalise(text).split(' ').filter(isWeighty);
  return (
    words.length <= MOST_BARE_WORDS &&
    words.some((word) => BALANCE_WORDS.has(word)) &&
    words.every((word) => BARE_WORDS.has(word)) &&
    !namesLimit(text)
  );
}

/** Whether a text speaks of what must at least be paid. */
export function namesLeast(text: string): boolean {
  return says('least', text);
}

/** Points by a word that is also said of places: "point of sale". */
const POINTS = new RegExp(`\\b${oneOf('pointOrPlace')}(?! ${oneOf('placeBehindPoint')})\\b`, 'iu');

/** A sum of some year, or a figure next to a rate. */
const OF_YEAR = new RegExp(`\\b${oneOf('inYear')} (19|20)\\d\\d\\b|\\d ?%`, 'iu');

/** Sums of a year, and figures next to a rate, are no sums of the rows. */
function isToDate(text: string): boolean {
  return OF_YEAR.test(text) || says('yearToDate', text) || says('yearSoFar', text) || says('thisYear', text);
}

/** Whether a text names a sum of more than the rows, as of a year so far: "Total fees charged in 2025". */
export function totalsToDate(text: string): boolean {
  return isToDate(text) && says('totalOfYear', text);
}

/** Whether a text shows what may be drawn, as of a limit or of what is available. */
export function namesLimit(text: string): boolean {
  return says('limit', text);
}

/** Which sum of movements a text names, when it says little else, or one of two languages does: "Kul / Total". What is said of a limit has no direction. */
export const totalLabel = cacheRecent((printed): 'in' | 'out' | 'both' | null => {
  const [first = '', second, ...more] = printed.split(' / ');
  if (second === undefined || more.length > 0) return totalIn(printed);
  return totalIn(printed) ?? totalIn(first) ?? totalIn(second);
});

function totalIn(printed: string): 'in' | 'out' | 'both' | null {
  const text = withoutNote(printed);
  if (isToDate(text)) return null;
  const sides = new Set(phrasesIn(TOTALS, text).map(({ value }) => value));
  if (sides.has('in') && sides.has('out') && soleMeaning(TOTALS, text, (words) => words) !== null)
    return 'both';
  const meaning = soleMeaning(TOTALS, text, (words) => words) ?? totalOfPart(text);
  if (meaning !== null) return says('limit', text) ? 'both' : meaning;
  const isSum =
    says('totalBehind', normalise(text).replace(/ (eur|usd|gbp|chf|sek|nok|dkk|pln)$/, '')) ||
    says('subtotalBehind', text) ||
    OF_ONE_CARD.test(normalise(text)) ||
    says('sum', text);
  return isSum ? 'both' : null;
}

/** Whether a text that names a total says more than that, and does not begin with words for a total: "Paid in at" a branch. */
export function saysMoreThanSum(printed: string): boolean {
  const text = withoutNote(printed);
  return !says('sumBegins', text) && soleMeaning(TOTALS, text, () => 0) === null;
}

/** The sum of a part behind its title, where words are not spaced: "收入明细 合计". */
function totalOfPart(text: string): 'in' | 'out' | 'both' | null {
  const [, title, sum] = isUnspaced(text) ? (/^(.*\S) (\S+)$/.exec(text) ?? []) : [];
  if (title === undefined || sum === undefined || exactPhrase(SECTIONS, title) === null) return null;
  return exactPhrase(TOTALS, sum);
}

/** Whether a sum is that of one kind of movement, "TOTAL IMPUESTO LEY 25413", and so not of all that stand in its column. */
export function totalsOneKind(label: string): boolean {
  return says('kindOfMovement', label);
}

/** What was bought with one card, behind its number: "Tarjeta 0045 Total consumos de J. Sample". "Total" alone is also where many buy their petrol. */
const OF_ONE_CARD = new RegExp(`^${oneOf('cardNamed')}( [x\\d]+)+ ${oneOf('cardTotal')}\\b`, 'u');

/** "No other credits for this period": what a part would hold, and no title of rows. */
const NOTHING = new RegExp(`^${oneOf('none')} \\p{L}`, 'iu');

/** What a titled part of the document holds, when `text` is such a title. */
export const sectionTitle = cacheRecent((text): SectionRole | null => {
  if (/^\(.*\)$/.test(text) || NOTHING.test(text)) return null;
  const [first, ...more] = text.split(',');
  if (more.length > 0 && first !== undefined && exactPhrase(SECTIONS, first) === 'neutral') return 'neutral';
  const title = withoutContinued(text.replace(/\([^)]{14,}\)/g, ' '))
    .replace(/^.*[#\d]\s*:\s*/, '')
    .replace(COUNTED, '');
  return soleMeaning(SECTIONS, title, (words) => Math.max(0, words - 1));
});

/** How many rows stand under a title, shown behind it: "Fees - 2 items". */
const COUNTED = new RegExp(`(?<=\\p{L})\\W{1,4}\\d{1,4}\\s+${oneOf('rowsCounted')}\\)?$`, 'iu');

/** Whether a text ends by telling how many rows stand under it. */
export function saysCount(text: string): boolean {
  return COUNTED.test(text);
}

/** What is written next to a title where its part continues, over the page say. */
const CONTINUED = new RegExp(`[([]?\\s*${oneOf('continued')}\\s*[)\\]]?`, 'giu');

/** A title as it stands where its part begins. */
export function withoutContinued(title: string): string {
  return title.replace(CONTINUED, '').trim();
}

/** Whether `text` says in brackets that what it names continues: titles do, headings of columns never. */
export function saysContinued(text: string): boolean {
  return [...text.matchAll(CONTINUED)].some(([mark]) => /^[([]/.test(mark));
}

/**
 * The longest phrase's meaning when the words it leaves over, small words, dates, numbers and `idle` ones aside, are no more than
 * `allowance` of its own length.
 */
function soleMeaning<Value>(
  table: PhraseTable<Value>,
  text: string,
  allowance: (phraseWords: number) => number,
  idle: ReadonlySet<string> = NO_WORDS,
): Value | null {
  if (text.length > 110) return null;
  const scripts = splitByScript(text);
  if (scripts.length > 1)
    return scripts.reduce<Value | null>(
      (found, part) => found ?? soleMeaning(table, part, allowance, idle),
      null,
    );
  const matches = phrasesIn(table, text);
  const longest = matches.reduce(
    (best, match) => (match.length > (best?.length ?? 0) ? match : best),
    matches[0],
  );
  if (longest === undefined) return null;
  const normalised = normalise(text);
  if (isUnspaced(normalised)) {
    const letters = normalised.replace(/[\d ]/g, '').length;
    // Two signs mean too much among others: "消费" is a sum by itself, and a purchase before a shop's name.
    const isEnough = longest.length > 2 ? longest.length * 3 >= letters : longest.length === letters;
    return isEnough ? longest.value : null;
  }
  const words = normalised.split(' ');
  const left = words.filter(
    (word, index) =>
      (index < longest.start || index >= longest.start + longest.length) &&
      isWeighty(word) &&
      !idle.has(word),
  ).length;
  const phraseWords = longest.length;
  if (matches.length > 1 && isCovered(words, matches)) {
    const meanings = new Set(matches.map(({ value }) => value));
    if (meanings.size === 1) return longest.value;
  }
  const mayLeave = phraseWords === 1 ? 0 : allowance(phraseWords);
  return left <= mayLeave ? longest.value : null;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Whether each word that weighs is one of the phrases: "Checks and Withdrawals". */
function isCovered(words: readonly string[], matches: readonly PhraseMatch<unknown>[]): boolean {
  return words.every(
    (word, index) =>
      !isWeighty(word) || matches.some(({ start, length }) => index >= start && index < start + length),
  );
}

/** Splits a text in two scripts: "B/F BALANCE 承前轉結". */
function splitByScript(text: string): string[] {
  if (ASCII.test(text)) return [text];
  const words = text.split(' ');
  const spaced = words.filter(
    (word) => /^[\p{Script=Latin}\p{P}\d]*\p{Script=Latin}{2}/u.test(word) && !isUnspaced(word),
  );
  const other = words.filter(
    (word) => /[^\p{Script=Latin}\P{L}]/u.test(word) && !/\p{Script=Latin}/u.test(word),
  );
  return spaced.length > 0 && other.length > 0 ? [spaced.join(' '), other.join(' ')] : [text];
}

function isWeighty(word: string): boolean {
  return (
    !/\d/.test(word) && word.length > 1 && !SMALL_WORDS.has(word) && !MONTHS.has(word) && !WEEKDAYS.has(word)
  );
}

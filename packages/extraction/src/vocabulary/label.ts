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
  isMonthName,
  MONTHS,
  PERIOD_LABELS,
  SECTIONS,
  TOTALS,
  WEEKDAYS,
} from './tables.ts';
import { wordsSaying } from './words-saying.ts';

/** Small words of every language, which never decide the meaning of a label. */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...LOCALES.flatMap((locale) => locale.commonWords.map(normalise)).filter((word) => word.length <= 4),
  ...[...PERIOD_LABELS.spaced.keys()].filter((word) => !word.includes(' ')),
  ...phrasesSaying('smallWord'),
  ...'eur usd gbp chf sek dkk nok isk pln czk huf ron uah rsd cad aud nzd jpy cny inr zar brl mxn'.split(' '),
]);

/** Which balance a text names, if it says little else; null for descriptions that only mention one. */
export const balanceLabel = cacheRecent((printed): BalanceRole | null => {
  const text = splitCamelCase(withoutNote(printed));
  const role = balanceNamed(text) ?? balanceNamedBehind(text);
  // The name of a card may speak of what it gives back: "Total balance for Cashback Visa".
  if (role === null) return balanceOfNamed(text);
  const isOther = (['least', 'averaged', 'changed', 'setAside'] as const).some((other) => says(other, text));
  const isNone =
    countsPoints(text) || namesInterest(text) || countsEntries(printed) || OVER_MONTHS.test(text);
  return isOther || isNone ? null : role;
});

/** What is paid over some months: "Total a pagar en 12 meses". */
const OVER_MONTHS = new RegExp(`\\b\\d{1,3} ${oneOf('monthsOfPlan')}(?!\\p{L})`, 'iu');

/** So many entries, in brackets behind a label: "Toplam borç (17 adet)". A day may stand there too. */
const OF_ENTRIES = /\(\d{1,5} (\p{L}{3,})\.?\)$/u;

/** Whether a label counts what its figure is the sum of: no balance is the sum of entries. */
function countsEntries(text: string): boolean {
  const [, unit] = OF_ENTRIES.exec(text) ?? [];
  return unit !== undefined && !isMonthName(unit);
}

/** A page opens no account: "Balance brought forward from previous page". */
function balanceNamed(text: string): BalanceRole | null {
  const role =
    exactPhrase(BALANCES, text.replace(/\d.*$/, '')) ??
    looseBalance(text) ??
    soleMeaning(BALANCES, text, (words) => words, OF_BALANCE);
  if (role === 'opening' && hasWordOf(PAGE_WORDS, text)) return 'carried';
  return role === 'closing' && isOfBefore(text) ? 'opening' : role;
}

/** Whether a label says more than that an amount is owed: that it is the amount of the statement before. */
function isOfBefore(text: string): boolean {
  const words = normalise(text).split(' ');
  return (
    words.some((word) => OPENING_WORDS.has(word)) &&
    !words.some((word) => CLOSING_WORDS.has(word) || DAY_WORDS.has(word)) &&
    exactPhrase(BALANCES, text) === null
  );
}

/** A sentence in front of a label that counts the rows: "8 adet hareket. Dönem Sonu Bakiyesi". Its number may be cut off. */
const COUNT_SENTENCE = /^(?:\d+ )?\p{Ll}+(?: \p{Ll}+){0,2}\. (?=\p{Lu})/u;

/** Which balance a text names behind a sentence that counts the rows. */
function balanceNamedBehind(text: string): BalanceRole | null {
  const label = text.replace(COUNT_SENTENCE, '');
  return label === text ? null : balanceNamed(label);
}

/** The name of an account, or of a card, behind what is its balance: "Total balance for Platinum Card". */
const FOR_NAMED = new RegExp(`^(\\S+(?: \\S+)*?) ${oneOf('balanceFor')} `, 'iu');
const CAPITAL = /\p{Lu}/u;

/** Which balance a text names exactly before the name of the account that it is the balance of. */
function balanceOfNamed(text: string): BalanceRole | null {
  const [whole, label] = FOR_NAMED.exec(text) ?? [];
  if (whole === undefined || label === undefined || !CAPITAL.test(text.charAt(whole.length))) return null;
  return POINTS.test(text) ? null : exactPhrase(BALANCES, label);
}

/** Whether a text begins with a word for interest: interest earned or charged on a balance is no balance. */
export function namesInterest(text: string): boolean {
  const words = normalise(text).split(' ');
  return INTEREST.has(words.find((word) => !/^\d+$/.test(word)) ?? '');
}

/** Whether a text names an average balance. */
export function namesAverage(text: string): boolean {
  return says('averaged', text);
}

/** Whether a text names by how much something changed. */
export function namesChange(text: string): boolean {
  return says('changed', text);
}

/** A label without the small number of a footnote: "Saldo deudor total11". */
function withoutNote(text: string): string {
  return NOTED.test(text) ? text.replace(NOTES, '') : text;
}

const NOTED = /[a-zà-ÿ]\d/;
const NOTES = /(?<=\p{Ll}{3})\d{1,2}(?=[\s:]|$)/gu;

/** Whether a text names a balance or a total. */
export function namesBalanceOrSum(text: string): boolean {
  return balanceLabel(text) !== null || totalLabel(text) !== null;
}

/** Whether a text names a fact of a card statement outside its rows: a limit, a minimum payment, a due date. */
export function namesCardFact(text: string): boolean {
  return says('least', text) || phrasesIn(CARD_PHRASES, text).length > 0;
}

/** Whether a text is the label of a fact printed once outside the rows: a fact of a card, or the statement's own date or period in more than one word. */
export function namesFact(text: string): boolean {
  return namesCardFact(text) || (text.includes(' ') && exactPhrase(PERIOD_LABELS, text) !== null);
}

/** Whether a text mentions points, whose balances and totals are no money. */
export function countsPoints(text: string): boolean {
  return says('points', text) || POINTS.test(text);
}

/** Plain ASCII, as most texts are: these skip the checks for accents and other scripts. */
const ASCII = /^[\x00-\x7e]*$/;
const MAY_NAME_BALANCE = new RegExp(oneOf('balanceWord'), 'i');

/** A balance whose words are split around what it is the balance of: "Beginning Core Account Balance", "Saldo de Liquidación Inicial". */
function looseBalance(text: string): BalanceRole | null {
  if (ASCII.test(text) && !MAY_NAME_BALANCE.test(text)) return null;
  const words = normalise(text.replace(/\d.*$/, '')).split(' ');
  if (words.length < 2 || words.length > 6 || !words.some((word) => BALANCE_WORDS.has(word))) return null;
  const [opens, closes, isOwed] = [OPENING_WORDS, CLOSING_WORDS, OUTSTANDING_WORDS].map((list) =>
    words.some((word) => list.has(word)),
  );
  if (opens ? closes : !closes && !isOwed) return null;
  // What was owed at the start of the period before opens nothing: "Saldo adeudado inicio período anterior".
  if (isOwed && words.filter((word) => OPENING_WORDS.has(word)).length > 1) return null;
  // A day closes no account: "Solde fin de journée". A last day is none of before.
  const isOfDay = words.some((word) => DAY_WORDS.has(word));
  if (isOfDay && !closes) return null;
  const rest = words.filter((word) => !PART_WORDS.has(word) && isWeighty(word));
  return rest.length > 0 ? null : opens ? 'opening' : isOfDay ? 'carried' : 'closing';
}

const [PAGE_WORDS, DAY_WORDS] = [wordsSaying('page'), wordsSaying('dayWord')];
const [BALANCE_WORDS, OPENING_WORDS, CLOSING_WORDS, OUTSTANDING_WORDS] = [
  wordsSaying('balanceWord'),
  wordsSaying('openingWord'),
  wordsSaying('closingWord'),
  wordsSaying('outstandingWord'),
];
/** Words that qualify a balance: what it is the balance of, and whether it is a debit or credit balance. */
const OF_BALANCE: ReadonlySet<string> = wordsSaying('balancePart');
const PART_WORDS: ReadonlySet<string> = new Set([
  ...BALANCE_WORDS,
  ...OPENING_WORDS,
  ...CLOSING_WORDS,
  ...OUTSTANDING_WORDS,
  ...DAY_WORDS,
  ...OF_BALANCE,
]);

/** Whether a text contains a word for a balance, also at the end of a joined noun: "Slutsaldo". */
export function mentionsBalance(text: string): boolean {
  return normalise(text)
    .split(' ')
    .some((word) => BALANCE_NOUNS.some((noun) => word.endsWith(noun)) || BALANCE_WORDS.has(word));
}

/** Shorter words end others by chance. */
const BALANCE_NOUNS = [...BALANCE_WORDS].filter((word) => word.length > 4);

function hasWordOf(words: ReadonlySet<string>, text: string): boolean {
  return normalise(text)
    .split(' ')
    .some((word) => words.has(word));
}

/** Words of a balance label that do not say whether it is the opening or the closing one. */
const BARE_WORDS: ReadonlySet<string> = new Set([...BALANCE_WORDS, ...OF_BALANCE]);
const MOST_BARE_WORDS = 4;

/** Whether a text, apart from dates, names a balance without saying which: "Balance", "Kontosaldo am 31.03.2025". An available balance is none. */
export function namesBareBalance(text: string): boolean {
  if (exactPhrase(HEADINGS, text) === 'balance') return true;
  const words = normalise(text).split(' ').filter(isWeighty);
  return (
    words.length <= MOST_BARE_WORDS &&
    words.some((word) => BALANCE_WORDS.has(word)) &&
    words.every((word) => BARE_WORDS.has(word)) &&
    !namesLimit(text) &&
    !namesChange(text)
  );
}

/** Whether a text mentions a minimum payment. */
export function namesLeast(text: string): boolean {
  return says('least', text);
}

/** Points by a word that can also mean a place: "point of sale". */
const POINTS = new RegExp(`\\b${oneOf('pointOrPlace')}(?! ${oneOf('placeBehindPoint')})\\b`, 'iu');

/** A total of some year, or a figure next to a rate. */
const OF_YEAR = new RegExp(`\\b${oneOf('inYear')} (19|20)\\d\\d\\b|\\d ?%`, 'iu');

/** Whether a text names a total of a year, or stands next to a rate: no total of the rows. */
export function isToDate(text: string): boolean {
  return OF_YEAR.test(text) || says('yearToDate', text) || says('yearSoFar', text) || says('thisYear', text);
}

/** Whether a text names a total of more than the rows, such as year to date: "Total fees charged in 2025". */
export function totalsToDate(text: string): boolean {
  return isToDate(text) && says('totalOfYear', text);
}

/** Whether a text names a limit or available credit. */
export function namesLimit(text: string): boolean {
  return says('limit', text);
}

/** Which total of transactions a text names, if it says little else, or one of its two languages does: "Kul / Total". A limit has no direction. */
export const totalLabel = cacheRecent((printed): 'in' | 'out' | 'both' | null => {
  const [first = '', second, ...more] = printed.split(' / ');
  if (second === undefined || more.length > 0) return totalIn(printed);
  // "Number of debits / credits" counts both.
  if (says('countBegins', first)) return null;
  return totalIn(printed) ?? totalIn(first) ?? totalIn(second);
});

/** So many of something, and the price of one: "Faster Payments out, 41 at £0.30" is a charge. */
const COUNTED_AND_PRICED = new RegExp(
  `(?:^|[\\s,(])\\d{1,5} ${oneOf('pricedAt')} ?(?:$|\\p{Sc}|\\d+[.,]\\d\\d)`,
  'iu',
);

/** The row count in front of a total: "7 items in all". */
const COUNTED_IN_FRONT = new RegExp(`^\\d{1,4} ${oneOf('rowsCounted')} (?=\\p{L})`, 'iu');

const SIGNS_OF_TERMS = wordsSaying('signOfTerm');

/** A term of an equation without the word for its sign: "Less payments", "Más cargos". */
function withoutSignOfTerm(text: string): string {
  const end = text.indexOf(' ');
  return end > 0 && SIGNS_OF_TERMS.has(normalise(text.slice(0, end))) ? text.slice(end + 1) : text;
}

function totalIn(printed: string): 'in' | 'out' | 'both' | null {
  const text = withoutSignOfTerm(withoutNote(printed)).replace(COUNTED_IN_FRONT, '');
  if (isToDate(text) || says('whereOrPrice', text) || COUNTED_AND_PRICED.test(text)) return null;
  if (totalsTax(text)) return 'both';
  const sides = new Set(phrasesIn(TOTALS, text).map(({ value }) => value));
  if (sides.has('in') && sides.has('out') && soleMeaning(TOTALS, text, (words) => words) !== null)
    return 'both';
  const meaning = soleMeaning(TOTALS, text, (words) => words);
  if (meaning !== null) return says('limit', text) ? 'both' : meaning;
  const side = sideOfColumn(text);
  if (side !== null) return side;
  const isSum =
    says('totalBehind', normalise(text).replace(/ (eur|usd|gbp|chf|sek|nok|dkk|pln)$/, '')) ||
    says('subtotalBehind', text) ||
    OF_ONE_CARD.test(normalise(text)) ||
    says('sum', text);
  return isSum && !says('ofAccounts', text) ? 'both' : null;
}

/** A total of a tax and of nothing else, whatever was taxed: "Total de impuesto Ley 25.413 - débitos". */
function totalsTax(text: string): boolean {
  const [first = '', ...rest] = normalise(text).split(' ');
  const taxed = rest.find(isWeighty);
  return says('totalWord', first) && taxed !== undefined && says('taxColumn', taxed);
}

/** The direction of a total that names its column by several words: "Total cheques & debits (3)". */
function sideOfColumn(text: string): 'in' | 'out' | null {
  const [first = '', ...rest] = text
    .replace(/\(\d+\)/g, '')
    .trim()
    .split(/\s+/);
  if (rest.length < 2 || !says('totalWord', first)) return null;
  const role = exactPhrase(HEADINGS, rest.join(' '));
  return role === 'in' || role === 'out' ? role : null;
}

/** Whether a text that names a total says more than that, and does not begin with words for a total: "Paid in at" a branch. */
export function saysMoreThanSum(printed: string): boolean {
  const text = withoutNote(printed);
  return !says('sumBegins', text) && soleMeaning(TOTALS, text, () => 0) === null && !namesSumsAlone(text);
}

const SUM_WORDS: ReadonlySet<string> = new Set([...PART_WORDS, ...wordsSaying('totalWord')]);

/** Whether a text has no words but those of totals and balances: "Closing totals and balance". */
function namesSumsAlone(text: string): boolean {
  return normalise(text)
    .split(' ')
    .filter(isWeighty)
    .every((word) => SUM_WORDS.has(word));
}

/** Whether a total covers one type of transaction, "TOTAL IMPUESTO LEY 25413", and so not everything in its column. */
export function totalsOneKind(label: string): boolean {
  return says('kindOfMovement', label);
}

/** One card's purchases, after its number: "Tarjeta 0045 Total consumos de J. Sample". "Total" alone is also the name of a gas station chain. */
const OF_ONE_CARD = new RegExp(`^${oneOf('cardNamed')}( [x\\d]+)+ ${oneOf('cardTotal')}\\b`, 'u');

/** "No other credits for this period": says a section is empty, and titles no rows. */
const NOTHING = new RegExp(`^${oneOf('none')} \\p{L}`, 'iu');

/** Whether a text says that there is none of something. */
export function saysNothing(text: string): boolean {
  return NOTHING.test(text);
}

/** The content of a section if `text` is its title. */
export const sectionTitle = cacheRecent((text): SectionRole | null => {
  if (/^\(.*\)$/.test(text) || saysNothing(text)) return null;
  const [first, ...more] = text.split(',');
  if (more.length > 0 && first !== undefined && exactPhrase(SECTIONS, first) === 'neutral') return 'neutral';
  const title = withoutContinued(text.replace(/\([^)]{14,}\)/g, ' '))
    .replace(/^.*[#\d]\s*:\s*/, '')
    .replace(COUNTED, '');
  if (isPartOfFact(title)) return null;
  return soleMeaning(SECTIONS, title, (words) => Math.max(0, words - 1));
});

/** Whether all that a text says of a section is only part of a fact's name: "Payment due date" is a day, and titles no payments. */
function isPartOfFact(text: string): boolean {
  const facts = phrasesIn(CARD_PHRASES, text);
  if (facts.length === 0) return false;
  return phrasesIn(SECTIONS, text).every(({ start, length }) =>
    facts.some(
      (fact) => fact.length > length && fact.start <= start && fact.start + fact.length >= start + length,
    ),
  );
}

/** The row count after a title: "Fees - 2 items". */
const COUNTED = new RegExp(`(?<=\\p{L})\\W{1,4}\\d{1,4}\\s+${oneOf('rowsCounted')}\\)?$`, 'iu');

/** Whether a text ends with the number of rows below it. */
export function saysCount(text: string): boolean {
  return COUNTED.test(text);
}

/** Marks a title as continued, from the page before for example. */
const CONTINUED = new RegExp(`[([]?\\s*${oneOf('continued')}\\s*[)\\]]?`, 'giu');

/** A title without its “continued” mark. */
export function withoutContinued(title: string): string {
  return title.replace(CONTINUED, '').trim();
}

/** Whether `text` says in brackets that it is continued: titles do, column headers never. */
export function saysContinued(text: string): boolean {
  return [...text.matchAll(CONTINUED)].some(([mark]) => /^[([]/.test(mark));
}

/**
 * The meaning of the longest phrase, if no more words are left over than `allowance` gives for its length. Small words, dates, numbers
 * and `idle` words do not count.
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
    // Two characters are too ambiguous among others: "消费" is a total by itself, and a purchase before a shop's name.
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

/** Whether the phrases cover each significant word: "Checks and Withdrawals". */
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

export function isWeighty(word: string): boolean {
  return (
    !/\d/.test(word) && word.length > 1 && !SMALL_WORDS.has(word) && !MONTHS.has(word) && !WEEKDAYS.has(word)
  );
}

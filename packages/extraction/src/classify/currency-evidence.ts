import { chunksAt } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { CURRENCY_CODES, currencyBehindSign, currencyOfMark, currencyOfSignIn } from '../values/currency.ts';
import { phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { CURRENCY_NAMES, SHARED_SIGNS } from '../words/currency-names.ts';
import { countryEvidence } from './country-evidence.ts';

/** The evidence for each currency, by ISO code, which ones are named rather than inferred from a country, and whether signs are printed that stand for several. */
export type CurrencyEvidence = {
  readonly worths: ReadonlyMap<string, number>;
  readonly named: ReadonlySet<string>;
  readonly hasSharedSigns: boolean;
};

/**
 * The weight of each sign of a currency. A currency named next to amounts and in titles outweighs all evidence for a country, where accounts in
 * other currencies exist too. A sentence, such as one about deposit insurance, weighs least.
 */
const WORTH = {
  /** After a currency label; by a name that no other currency has, or with an account. */
  labelled: 6,
  byName: 2,
  nextToFigure: 1.5,
  inTitle: 1.5,
  onLine: 1,
  inSentence: 0.25,
  shared: 1,
};
/** The highest total weight of signs of one kind. */
const MOST = { named: 12, shared: 6 };

const MOST_WORDS = 10;
/** Most lines that are examined; the rest repeats them. */
const ENOUGH_LINES = 400;

/** Names of currencies, each with its code. */
const NAMES = phraseTable(() =>
  Object.entries(CURRENCY_NAMES).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, code] as const),
  ),
);

/** The currencies a text names by words that belong to one currency only. */
export function currenciesNamed(text: string): string[] {
  return phrasesIn(NAMES, text).map(({ value }) => value);
}

/** Currencies with a dollar sign. */
export const DOLLARS: ReadonlySet<string> = new Set(SHARED_SIGNS.$?.split(' '));

/** Evidence for the document's currency on lines that are no rows, and in the places where its `rows` were spent. */
export function currencyEvidence(
  lines: readonly Line[],
  language: string,
  rows: readonly Line[] = [],
): CurrencyEvidence {
  const some = lines.slice(0, ENOUGH_LINES);
  const evidence = new Map<string, number>();
  const add = (codes: readonly string[], worth: number) => {
    for (const code of codes) evidence.set(code, (evidence.get(code) ?? 0) + worth);
  };
  const named = new Map<string, number>();
  const shared = new Map<string, number>();
  for (const line of some) {
    for (const { code, worth } of namedOn(line)) named.set(code, (named.get(code) ?? 0) + worth);
    for (const sign of sharedOn(line)) shared.set(sign, (shared.get(sign) ?? 0) + WORTH.shared);
  }
  for (const [code, worth] of named) add([code], Math.min(worth, MOST.named));
  for (const [sign, worth] of shared)
    add((SHARED_SIGNS[sign] ?? '').split(' '), Math.min(worth, MOST.shared));
  for (const [code, worth] of countryEvidence({ lines: some, rows: rows.slice(0, ENOUGH_LINES), language }))
    add([code], worth);
  return { worths: evidence, named: new Set(named.keys()), hasSharedSigns: shared.size > 0 };
}

type Named = { readonly code: string; readonly worth: number };

const FIGURE = /^[-+(]?\d[\d.,'’ ]*\d(?:[-)]|CR|DR)?$|^\d$/;

/** The currencies of codes, signs and names on a line, with repetitions. */
function namedOn(line: Line): Named[] {
  const isTitle = !line.words.some(({ text }) => /\d/.test(text));
  return chunksAt(line, WIDEST_BLANK).flatMap(({ words }) => {
    const isSentence = words.length > MOST_WORDS || words.some(({ text }) => RATE.test(text));
    const worthOf = (isNextTo: boolean) =>
      isSentence ? WORTH.inSentence : isNextTo ? WORTH.nextToFigure : isTitle ? WORTH.inTitle : WORTH.onLine;
    const ofWords = words.flatMap((_, at): Named[] => {
      const code = currencyAt(words, at);
      if (code === null) return [];
      if (!isSentence && isLabelled(line, words[at])) return [{ code, worth: WORTH.labelled }];
      const isOfAccount = isSentence ? false : says('accountNoun', textOf(words));
      return [{ code, worth: isOfAccount ? WORTH.byName : worthOf(isNextToFigure(words, at)) }];
    });
    const others = words.filter(({ text }) => !CURRENCY_CODES.has(text));
    const names = currenciesNamed(textOf(others)).map((code) => ({
      code,
      worth: isSentence ? WORTH.inSentence : WORTH.byName,
    }));
    return [...ofWords, ...names];
  });
}

/** Whether the last word before a currency announces one. */
function isLabelled({ words }: Line, currency: Word | undefined): boolean {
  const before = words.filter(({ left, text }) => left < (currency?.left ?? 0) && /\p{L}/u.test(text));
  return says('currencyHeading', before.at(-1)?.text ?? '');
}

/** Printed next to amounts in the currency of a purchase. */
const RATE = /[@=×]|^\d+[.,]\d{4,}$/;

/** Wider blanks separate the cells of a line with a currency and its amount. */
const WIDEST_BLANK = 3;

function isNextToFigure(words: Line['words'], at: number): boolean {
  return [words[at - 1], words[at], words[at + 1]].some(
    (word) => word !== undefined && (FIGURE.test(word.text) || (word === words[at] && /\d/.test(word.text))),
  );
}

/** The currency of a code or sign in a word; null if there is none, or several are possible. */
function currencyAt(words: Line['words'], at: number): string | null {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (text.length <= 6 && CURRENCY_CODES.has(letters)) return isLegalForm(letters, before) ? null : letters;
  const glued = /^([A-Z]{3})[-(]?\d[\d.,'’]*$|^\d[\d.,'’]*([A-Z]{3})$/.exec(text);
  const code = glued?.[1] ?? glued?.[2] ?? '';
  if (CURRENCY_CODES.has(code)) return code;
  const sign = currencyOfSignIn(text) ?? currencyBehindSign(text, words[at + 1]?.text ?? '');
  if (sign !== null) return sign;
  const isShared = text === '元' || text.startsWith('Rs');
  return !isShared && /\d$/.test(before ?? '') ? currencyOfMark(text) : null;
}

/** A sign with a sum of nothing: "$0.00". */
const NOTHING = /^[^\d]+0+[.,]0+$/;

/** Signs on a line that stand for several currencies. */
function sharedOn({ words }: Line): string[] {
  return words.flatMap(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    // Where a column of another money is empty, it says nothing of the account's own.
    if (NOTHING.test(text) || currencyBehindSign(text, next) !== null) return [];
    const isNextTo = FIGURE.test(next) || /\d$/.test(words[at - 1]?.text ?? '') || /^\(.*\)$/.test(text);
    if (/(?<!\p{L})B\$/u.test(text)) return ['B$'];
    if (/(?<!\p{L})\$/u.test(text)) return ['$'];
    if (/^[([]?kr\.?[)\]]?$|^kr\.?-?\d|\dkr\.?$/i.test(text)) return ['kr'];
    if (text.includes('¥') || text.includes('￥')) return ['¥'];
    if (/^\(?Rs\.?\)?$|^Rs\.?\d/.test(text) || (isNextTo && text === '`')) return ['Rs'];
    if (/^\(R\)$|^-?R-?\d/.test(text) || (text === 'R' && FIGURE.test(next))) return ['R'];
    if (/^Fr\.?$/.test(text) && isNextTo) return ['Fr'];
    if (/CFA$/.test(text)) return ['CFA'];
    if (/元/.test(text) && (isNextTo || text.length < 12)) return ['元'];
    const bare = text.toLowerCase().replace(/[^\p{L}]/gu, '');
    if (/^pesos?$/.test(bare)) return ['peso'];
    if (/^(?:dirhams?|dhs?)$/.test(bare)) return ['dirham'];
    if (/^\(?KM\)?:?$/.test(text) && isNextTo) return ['KM'];
    if (/^dollars?$/.test(bare)) return ['dollar'];
    if (/^rupees?$/.test(bare)) return ['rupee'];
    if (/^(kroner|kronor)$/.test(bare)) return ['krone'];
    if (bare === 'lei') return ['lei'];
    return [];
  });
}

/** The currencies that the word in a column's heading may mean, "PESOS $"; null if it has no such word. */
export function currenciesOfHeading(line: Line): ReadonlySet<string> | null {
  const [shared] = sharedOn(line).filter((sign) => /^\p{L}{4,}$/u.test(sign));
  if (shared === undefined) return null;
  const named = Object.entries(CURRENCY_NAMES).flatMap(([code, names]) =>
    names.includes(shared) ? [code] : [],
  );
  return new Set([...(SHARED_SIGNS[shared]?.split(' ') ?? []), ...named]);
}

/** A limited company of Malaysia is "SDN BHD", whatever money it counts in. */
function isLegalForm(code: string, before: string | undefined): boolean {
  return code === 'BHD' && /^(SDN\.?|\(M\))$/i.test(before ?? '');
}

import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { CURRENCY_CODES, currencyOfMark } from '../values/currency.ts';
import { phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { CURRENCY_NAMES, SHARED_SIGNS } from '../words/currency-names.ts';
import { countryEvidence } from './country-evidence.ts';

/** How much speaks for each currency, by its ISO code, and which are named rather than shown by a country. */
export type CurrencyEvidence = {
  readonly worths: ReadonlyMap<string, number>;
  readonly named: ReadonlySet<string>;
};

/**
 * What each sign of a currency is worth. What names money by the figures and in titles outweighs all that shows a country, where
 * accounts are kept in other money too; a sentence, such as one about the insurance of deposits, says least.
 */
const WORTH = {
  /** Behind a label of currencies; by a name that no other has, or with an account. */
  labelled: 3,
  byName: 2,
  besideFigure: 1.5,
  inTitle: 1.5,
  onLine: 1,
  inSentence: 0.25,
  shared: 1,
};
/** The most that signs of one kind are worth together. */
const MOST = { named: 12, shared: 6 };

const MOST_WORDS = 10;
/** Lines that show it; the rest show it again. */
const ENOUGH_LINES = 400;

/** Names of money, each with its code. */
const NAMES = phraseTable(
  Object.entries(CURRENCY_NAMES).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, code] as const),
  ),
);

/** The currencies a text names by words that are theirs alone. */
export function currenciesNamed(text: string): string[] {
  return phrasesIn(NAMES, text).map(({ value }) => value);
}

/** What the lines of a document that are no rows show of the currency it counts in, and the places where its `rows` were spent. */
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
  return { worths: evidence, named: new Set(named.keys()) };
}

type Named = { readonly code: string; readonly worth: number };

const FIGURE = /^[-+(]?\d[\d.,'’ ]*\d(?:[-)]|CR|DR)?$|^\d$/;
const SURE_MARK =
  /[€£₹₩₽₺₪฿₱₫₴₦₵₾₸₡₲]|(?:HK|NZ|NT|US|CA|AU|RD|TT|MX|R|S|A|C|J)\$|zł|Kč|円|원|(?<!\p{L})(?:RM|Rp|Ft|TL|KSh|Ksh|FCFA)(?!\p{L})|лв|грн|руб/u;

/** The currencies that codes, signs and names on a line stand for, each time it is said. */
function namedOn(line: Line): Named[] {
  const isTitle = !line.words.some(({ text }) => /\d/.test(text));
  return chunksOf(line, WIDEST_BLANK).flatMap(({ words }) => {
    const isSentence = words.length > MOST_WORDS || words.some(({ text }) => RATE.test(text));
    const worthOf = (isBeside: boolean) =>
      isSentence ? WORTH.inSentence : isBeside ? WORTH.besideFigure : isTitle ? WORTH.inTitle : WORTH.onLine;
    const ofWords = words.flatMap((_, at): Named[] => {
      const code = currencyAt(words, at);
      if (code === null) return [];
      if (!isSentence && isLabelled(line, words[at])) return [{ code, worth: WORTH.labelled }];
      const isOfAccount = isSentence ? false : says('accountNoun', textOf(words));
      return [{ code, worth: isOfAccount ? WORTH.byName : worthOf(isBesideFigure(words, at)) }];
    });
    const others = words.filter(({ text }) => !CURRENCY_CODES.has(text));
    const names = currenciesNamed(textOf(others)).map((code) => ({
      code,
      worth: isSentence ? WORTH.inSentence : WORTH.byName,
    }));
    return [...ofWords, ...names];
  });
}

/** Whether the last word before a currency says that one follows. */
function isLabelled({ words }: Line, currency: Word | undefined): boolean {
  const before = words.filter(({ left, text }) => left < (currency?.left ?? 0) && /\p{L}/u.test(text));
  return says('currencyHeading', before.at(-1)?.text ?? '');
}

/** What stands beside sums in the money something was bought in. */
const RATE = /[@=×]|^\d+[.,]\d{4,}$/;

/** Cells of a line with a currency and its figure are parted by wider blanks. */
const WIDEST_BLANK = 3;

function isBesideFigure(words: Line['words'], at: number): boolean {
  return [words[at - 1], words[at], words[at + 1]].some(
    (word) => word !== undefined && (FIGURE.test(word.text) || (word === words[at] && /\d/.test(word.text))),
  );
}

/** The currency that a code or a sign in a word stands for; null where none does, or one of several. */
function currencyAt(words: Line['words'], at: number): string | null {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (text.length <= 6 && CURRENCY_CODES.has(letters)) return isLegalForm(letters, before) ? null : letters;
  const glued = /^([A-Z]{3})[-(]?\d[\d.,'’]*$|^\d[\d.,'’]*([A-Z]{3})$/.exec(text);
  const code = glued?.[1] ?? glued?.[2] ?? '';
  if (CURRENCY_CODES.has(code)) return code;
  const mark = SURE_MARK.exec(text)?.[0];
  if (mark !== undefined) return currencyOfMark(mark) ?? currencyOfMark(`${mark}.`);
  const isShared = text === '元' || text.startsWith('Rs');
  return !isShared && /\d$/.test(before ?? '') ? currencyOfMark(text) : null;
}

/** Signs on a line that stand for several currencies. */
function sharedOn({ words }: Line): string[] {
  return words.flatMap(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    const isBeside = FIGURE.test(next) || /\d$/.test(words[at - 1]?.text ?? '') || /^\(.*\)$/.test(text);
    if (/(?<!\p{L})\$/u.test(text)) return ['$'];
    if (/^[([]?kr\.?[)\]]?$|^kr\.?-?\d|\dkr\.?$/i.test(text)) return ['kr'];
    if (text.includes('¥') || text.includes('￥')) return ['¥'];
    if (/^\(?Rs\.?\)?$|^Rs\.?\d/.test(text) || (isBeside && text === '`')) return ['Rs'];
    if (/^\(R\)$|^-?R-?\d/.test(text) || (text === 'R' && FIGURE.test(next))) return ['R'];
    if (/^Fr\.?$/.test(text) && isBeside) return ['Fr'];
    if (/CFA$/.test(text)) return ['CFA'];
    if (/元/.test(text) && (isBeside || text.length < 12)) return ['元'];
    const bare = text.toLowerCase().replace(/[^\p{L}]/gu, '');
    if (/^pesos?$/.test(bare)) return ['peso'];
    if (/^dollars?$/.test(bare)) return ['dollar'];
    if (/^rupees?$/.test(bare)) return ['rupee'];
    if (/^(kroner|kronor)$/.test(bare)) return ['krone'];
    if (bare === 'lei') return ['lei'];
    return [];
  });
}

/** A limited company of Malaysia is "SDN BHD", whatever money it counts in. */
function isLegalForm(code: string, before: string | undefined): boolean {
  return code === 'BHD' && /^(SDN\.?|\(M\))$/i.test(before ?? '');
}

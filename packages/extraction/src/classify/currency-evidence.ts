import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { CURRENCY_CODES, currencyOfMark } from '../values/currency.ts';
import { phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
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
  const { words } = line;
  const isSentence =
    words.length > MOST_WORDS && chunksOf(line).some((chunk) => chunk.words.length > MOST_WORDS);
  const isTitle = !words.some(({ text }) => /\d/.test(text));
  const worthOf = (isBeside: boolean) =>
    isSentence ? WORTH.inSentence : isBeside ? WORTH.besideFigure : isTitle ? WORTH.inTitle : WORTH.onLine;
  const ofWords = words.flatMap(({ text }, at): Named[] => {
    const isBeside = [words[at - 1], words[at + 1]].some(
      (word) => word !== undefined && FIGURE.test(word.text),
    );
    const letters = text.replace(/[^\p{L}]/gu, '');
    if (text.length <= 6 && CURRENCY_CODES.has(letters))
      return isLegalForm(letters, words[at - 1]?.text) ? [] : [{ code: letters, worth: worthOf(isBeside) }];
    const glued = /^([A-Z]{3})[-(]?\d[\d.,'’]*$|^\d[\d.,'’]*([A-Z]{3})$/.exec(text);
    const code = glued?.[1] ?? glued?.[2] ?? '';
    if (CURRENCY_CODES.has(code)) return [{ code, worth: worthOf(true) }];
    const mark = SURE_MARK.exec(text)?.[0];
    const ofMark = mark === undefined ? null : (currencyOfMark(mark) ?? currencyOfMark(`${mark}.`));
    if (ofMark !== null) return [{ code: ofMark, worth: worthOf(isBeside || /\d/.test(text)) }];
    const other = /\d$/.test(words[at - 1]?.text ?? '') ? currencyOfMark(text) : null;
    return other === null || text === '元' || text.startsWith('Rs')
      ? []
      : [{ code: other, worth: worthOf(true) }];
  });
  const names = currenciesNamed(textOf(words.filter(({ text }) => !CURRENCY_CODES.has(text))));
  return [...ofWords, ...names.map((code) => ({ code, worth: worthOf(false) }))];
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

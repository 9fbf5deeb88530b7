import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { CURRENCY_CODES, currencyOfMark } from '../values/currency.ts';
import { hasFormOfIban } from '../values/iban.ts';
import { once } from '../values/once.ts';
import { phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { isMonthName } from '../vocabulary/tables.ts';
import { COUNTRIES, type Country } from '../words/countries.ts';
import { CURRENCY_NAMES, SHARED_SIGNS } from '../words/currency-names.ts';

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
  place: 1,
  placeWithCode: 1.5,
  ownPostalCode: 2,
  otherDecimals: -1,
  postalCode: 1,
  iban: 2,
  words: 1.2,
  domain: 1.5,
  dial: 1,
  soleLanguage: 2,
  mostlyLanguage: 1.6,
  language: 0.6,
  account: 2,
  wholeFigures: 1,
  dayOrder: 1,
  /** Where most rows of purchases were made. */
  spentThere: 1.2,
};
/** The most that signs of one kind are worth together. */
const MOST = { named: 12, shared: 6, country: 3.5 };

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
  for (const [code, worth] of ofCountries({ lines: some, rows: rows.slice(0, ENOUGH_LINES), language }))
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

/** Countries by what only they print, made once. */
const MARKS_OF_COUNTRIES = once(() =>
  COUNTRIES.map((country) => ({
    country,
    places: wordsOf(country.places),
    state:
      country.states === undefined
        ? null
        : new RegExp(`[A-Z]{3,} (?:${country.states.replaceAll(' ', '|')})(?![A-Z])`),
    words: country.words === undefined ? null : wordsOf(country.words),
    web: new RegExp(
      `[a-z\\d]\\.(?:${(country.domain ?? country.code.toLowerCase()).replace('.', '\\.')})(?![\\w.-]*\\w)`,
      'i',
    ),
    dial: new RegExp(`(?:\\+|(?<!\\d)00) ?${country.dial}(?=[ ()\\d-])`),
  })),
);

function wordsOf(list: string): RegExp {
  const words = withoutAccents(list)
    .split(',')
    .flatMap((word) => {
      const plain = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      return word.length > 3 && /[a-z]/.test(word) ? [plain, plain.toUpperCase()] : [plain];
    });
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])|${unspaced(words)}`, 'u');
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** Words of scripts without spaces stand anywhere. */
function unspaced(words: readonly string[]): string {
  const own = words.filter((word) => /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word));
  return own.length === 0 ? '(?!)' : own.join('|');
}

type Paper = { readonly lines: readonly Line[]; readonly rows: readonly Line[]; readonly language: string };

/** How much the country a document is from speaks for its money: addresses, taxes, registers, language, decimals. */
function ofCountries({ lines, rows, language }: Paper): Map<string, number> {
  const texts = lines
    .filter(({ words }) => words.length <= 40)
    .map(({ words }) => withoutAccents(textOf(words)));
  const joined = texts.join('\n');
  const cells = lines
    .flatMap((line) => chunksOf(line).map(({ text }) => withoutAccents(text)))
    .filter((text) => text.length < 80);
  const coded = cells
    .flatMap((text) => text.split(/, ?/))
    .filter((text) => WITH_CODE.test(text) && !isDay(text) && !numbersSomething(text));
  const ibans = new Set(texts.flatMap(ibanCountries));
  const decimals = decimalsOf(joined);
  const spent = spentIn(rows.map(({ words }) => withoutAccents(textOf(words))));
  const isWhole = writesWholeFigures(joined);
  const isMonthFirst = writesMonthFirst([...lines, ...rows]);
  const worths = new Map<string, number>();
  for (const { country, places, words, web, dial } of MARKS_OF_COUNTRIES()) {
    const { postal, isOwnPostal } = country;
    const isPlaced = cells.filter((text) => places.test(text));
    const isCoded =
      postal === undefined ? [] : (isOwnPostal ? cells : coded).filter((text) => postal.test(text));
    const withBoth = postal !== undefined && isPlaced.some((text) => postal.test(text));
    const worth =
      (isPlaced.length === 0 ? 0 : WORTH.place) +
      (withBoth ? WORTH.placeWithCode : 0) +
      (isCoded.length === 0 ? 0 : isOwnPostal ? WORTH.ownPostalCode : WORTH.postalCode) +
      (ibans.has(country.code) ? WORTH.iban : 0) +
      (words?.test(joined) ? WORTH.words : 0) +
      (web.test(joined) ? WORTH.domain : 0) +
      (dial.test(joined) ? WORTH.dial : 0) +
      (country.account?.test(joined) ? WORTH.account : 0) +
      (isWhole && country.isWhole ? WORTH.wholeFigures : 0) +
      (isMonthFirst && country.isMonthFirst ? WORTH.dayOrder : 0) +
      (spent === country ? WORTH.spentThere : 0) +
      languageWorth(country, language);
    const ofDecimals = decimals !== null && !country.decimal.includes(decimals) ? WORTH.otherDecimals : 0;
    const known = worths.get(country.currency) ?? 0;
    worths.set(country.currency, Math.max(known, Math.min(worth, MOST.country) + ofDecimals));
  }
  return worths;
}

/** The country in whose places several rows were spent, and more than in any other's; null where there is none. */
function spentIn(rows: readonly string[]): Country | null {
  const counts = MARKS_OF_COUNTRIES()
    .map(({ country, places, state }) => ({
      country,
      count: rows.filter((text) => places.test(text) || state?.test(text)).length,
    }))
    .sort((a, b) => b.count - a.count);
  const [most, next] = counts;
  if (most === undefined || most.count < FEWEST_ROWS || most.count <= (next?.count ?? 0)) return null;
  return most.country;
}

const FEWEST_ROWS = 2;

const FEWEST_FIGURES = 4;

/** Whether figures have thousands but no decimals, other than those of rates. */
function writesWholeFigures(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/\d[.,]\d{3}(?![\d.,])/g) >= FEWEST_FIGURES && count(/\d[.,]\d\d(?![\d.,/%]| %)/g) === 0;
}

/** Whether days in figures stand behind their months, as those after the twelfth show. */
function writesMonthFirst(lines: readonly Line[]): boolean {
  const texts = lines.flatMap(({ words }) => words.map(({ text }) => text));
  const count = (mark: RegExp) => texts.filter((text) => mark.test(text)).length;
  return count(MONTH_FIRST) > 1 && count(DAY_FIRST) === 0;
}

const MONTH_FIRST = /^(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])(?:\/\d{2,4})?$/;
const DAY_FIRST = /^(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/\d{2,4})?$/;

/** A place with its postal code before or behind it, and no further figure. */
const WITH_CODE = /^(?:\p{L}{1,2}-)?\d[\d -]{2,7}\s\p{L}[^\d:]{2,}$|^\p{L}[^\d:]{2,}\s\d[\d -]{2,7}\d$/u;

/** Whether a text ends or begins with a year, as days and periods do. */
function isDay(text: string): boolean {
  return /(?:^|\s)(?:19|20|25)\d\d(?:\s|$)/.test(text) || text.split(' ').some(isMonthName);
}

/** Whether the words of a text say what its digits number: an account, a page. */
function numbersSomething(text: string): boolean {
  const words = text.replace(/[\d-]+/g, ' ').trim();
  return (
    says('accountNoun', words) ||
    says('otherNumber', words) ||
    says('numberWord', words.split(' ').at(-1) ?? '')
  );
}

function languageWorth({ languages, currency }: Country, language: string): number {
  const own = languages.split(' ').find((name) => name.replace('!', '') === language);
  if (own === undefined) return 0;
  const isSole = COUNTRIES.every(
    (other) =>
      other.currency === currency ||
      !other.languages.split(' ').some((name) => name.replace('!', '') === language),
  );
  return isSole ? WORTH.soleLanguage : own.endsWith('!') ? WORTH.mostlyLanguage : WORTH.language;
}

/** The countries of the IBANs in a text. */
function ibanCountries(text: string): string[] {
  const tight = text.replace(/(?<=[\dA-Z]) (?=[\dA-Z])/g, '');
  return [...tight.matchAll(/(?<![A-Z\d])([A-Z]{2}\d{2}[\dA-Z]{11,30})/g)].flatMap(([, iban]) =>
    iban !== undefined && hasFormOfIban(iban) ? [iban.slice(0, 2)] : [],
  );
}

/** What stands before the decimals of most figures; null where neither prevails. */
function decimalsOf(text: string): '.' | ',' | null {
  const [points, commas] = [/\d\.\d\d(?![\d.,])/g, /\d,\d\d(?![\d.,])/g].map(
    (mark) => text.match(mark)?.length ?? 0,
  );
  if (points === commas) return null;
  return (points ?? 0) > (commas ?? 0) ? '.' : ',';
}

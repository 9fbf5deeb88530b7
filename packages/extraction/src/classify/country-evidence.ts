import { chunksAt, chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { memoised } from '../values/memoised.ts';
import { once } from '../values/once.ts';
import { perObject } from '../values/per-object.ts';
import { type PhraseTable, phrasesIn, phraseTable } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { isMonthName } from '../vocabulary/tables.ts';
import { COUNTRIES, type Country } from '../words/countries.ts';
import { numbersPrinted } from './numbers-printed.ts';

/** The weight of each sign of a country. */
const WORTH = {
  place: 1,
  placeWithCode: 1.5,
  ownPostalCode: 2,
  postalCode: 1,
  iban: 2,
  taxNumber: 1.5,
  words: 1.6,
  furtherWord: 0.4,
  domain: 1.5,
  dial: 1,
  account: 2,
  wholeFigures: 1,
  lakhs: 2,
  dayOrder: 1,
  /** Where most purchases were made. */
  spentThere: 0.85,
  spentOnce: 0.75,
  soleLanguage: 2,
  mostlyLanguage: 1.6,
  language: 0.6,
  otherDecimals: -1,
};
/** Above this, further signs of a country count only in part: together they outweigh another country's, but not a named currency. */
const MOST = 2.5;
const FURTHER = 0.5;
/** A longer line is no address. */
const [MOST_WORDS, LONGEST_CELL] = [40, 80];

export type Paper = {
  /** Lines that are no rows. */
  readonly lines: readonly Line[];
  readonly rows: readonly Line[];
  readonly language: string;
};

/** The evidence for each country, by ISO code: addresses, taxes, registers, language, decimal mark. */
export function countryEvidence({ lines, rows, language }: Paper): Map<string, number> {
  const some = lines.filter(({ words }) => words.length <= MOST_WORDS);
  const texts = some.map(({ words }) => textOf(words));
  const joined = texts.join('\n');
  const signs = signsOf(some, joined);
  const rowTexts = rows.map(({ words }) => textOf(words));
  const spent = spentIn(rowTexts);
  const isWhole = writesWholeFigures(`${joined}\n${rowTexts.join('\n')}`);
  const hasLakhs = /(?<![\d.,])\d{1,2}(?:,\d\d)+,\d{3}(?![\d,])/.test(`${joined}\n${rowTexts.join('\n')}`);
  const isMonthFirst = writesMonthFirst([...lines, ...rows]);
  const decimals = decimalsOf(joined);
  const worths = new Map<string, number>();
  for (const country of COUNTRIES) {
    const worth =
      signs(country) +
      (country.account?.test(joined) ? WORTH.account : 0) +
      (isWhole && country.isWhole === true ? WORTH.wholeFigures : 0) +
      (hasLakhs && country.hasLakhs ? WORTH.lakhs : 0) +
      (isMonthFirst && country.isMonthFirst && speaks(country, language) ? WORTH.dayOrder : 0) +
      (spent.code === country.code ? spent.worth : 0) +
      languageWorth(country, language);
    const isOther =
      (decimals !== null && !country.decimal.includes(decimals)) ||
      (isWhole && country.isWhole === undefined);
    // An address or a register of its own says more than how one program writes numbers.
    const ofDecimals = isOther && worth <= MOST ? WORTH.otherDecimals : 0;
    const known = worths.get(country.currency) ?? 0;
    worths.set(country.currency, Math.max(known, inMeasure(worth) + ofDecimals));
  }
  return worths;
}

function inMeasure(worth: number): number {
  return worth <= MOST ? worth : MOST + (worth - MOST) * FURTHER;
}

/** The weight of addresses, web addresses, phone numbers, IBANs and its own words for each country. */
function signsOf(lines: readonly Line[], joined: string): (country: Country) => number {
  const cells = lines
    .flatMap((line) => chunksOf(line).map(({ text }) => text))
    .filter((text) => text.length < LONGEST_CELL);
  const withDigits = cells.filter((text) => /\d/.test(text));
  const wide = lines.flatMap((line) =>
    chunksAt(line, TWO_SPACES_EM).map(({ text }) => text.replace(DATE, '')),
  );
  const coded = withDigits.flatMap((text) => text.split(/, ?/)).filter(isPlaceWithCode);
  const placed = Map.groupBy(
    cells.flatMap((text) => countriesIn(PLACES(), text).map((code) => ({ code, text }))),
    ({ code }) => code,
  );
  const ibans = new Set(
    lines.flatMap(({ words }) =>
      numbersPrinted(words).flatMap(({ text, form }) => (form.endsWith('iban') ? [text.slice(0, 2)] : [])),
    ),
  );
  const taxNumbers = new Set([...joined.matchAll(VAT_NUMBER)].map(([, own]) => (own === 'EL' ? 'GR' : own)));
  const domains = new Set([...joined.matchAll(DOMAIN)].map(([, name]) => name?.toLowerCase()));
  const dials = [...joined.matchAll(DIAL)].map(([, plus, zeros, area]) => plus ?? zeros ?? `1${area}`);
  const tokens = new Set(joined.replace(TIME_ZONE, '$1').split(/[\s,;:()[\]]+/));
  return (country) => {
    const { code, postal, isOwnPostal, domain, dial } = country;
    const isCoded = postal !== undefined && (isOwnPostal ? wide : coded).some((text) => postal.test(text));
    const places = placed.get(code) ?? [];
    const isPlaceCoded = postal !== undefined && places.some(({ text }) => postal.test(text));
    const own = wordsOf(country).filter((word) =>
      word.includes(' ') ? joined.includes(word) : tokens.has(word),
    );
    return (
      (places.length === 0 ? 0 : WORTH.place) +
      (isPlaceCoded ? WORTH.placeWithCode : 0) +
      (isCoded ? (isOwnPostal ? WORTH.ownPostalCode : WORTH.postalCode) : 0) +
      (ibans.has(code) ? WORTH.iban : 0) +
      (taxNumbers.has(code) ? WORTH.taxNumber : 0) +
      (own.length > 0 ? WORTH.words + Math.min(own.length - 1, 2) * WORTH.furtherWord : 0) +
      (domains.has(domain ?? code.toLowerCase()) ? WORTH.domain : 0) +
      (dials.some((digits) => digits.startsWith(dial)) ? WORTH.dial : 0)
    );
  };
}

const wordsOf = perObject(({ words }: Country): readonly string[] => words?.split(',') ?? []);

/** Behind a time, the name of its zone, which taxes are called too: "9:41 PM PST". */
const TIME_ZONE = /(\d:\d\d(?: ?[AaPp]\.?[Mm]\.?)?) [A-Z]{3,4}\b/g;

/** A date: its year before a word, "31/03/2025 TO", would be a postal code. */
const DATE = /\d{1,4}([./-])\d{1,2}\1\d{2,4}|\d{1,2}[ .-]+\p{L}{3,}[ .,-]+(?:19|20)\d\d/gu;

/** American addresses have two spaces before the postal code: no wider than this, in heights of the text. */
const TWO_SPACES_EM = 1.05;

/** A VAT number of a member state, Council Directive 2006/112/EC, article 215: the state, then eight to twelve digits with few letters among them. */
const VAT_NUMBER =
  /\b(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[ -]?(?:U|[A-Z\d]{1,2} ?)?\d(?:[ .-]?\d){6,11}(?:B\d\d|[A-Z]{1,2})?(?![\d\p{L}])/gu;

/** Web and mail addresses; abbreviations can end like them. */
const DOMAIN =
  /(?:www\.[\w-]+|@[\w-]+|\/\/[\w-]+|(?<![\w.-])[a-z\d-]{6,})\.(com?\.[a-z]{2}|[a-z]{2})(?![\w.-]*\w)/g;
/** After a plus sign; after zeros if a blank or dash follows, as tax numbers begin with zeros too; or the area of North American numbers: "(876) 555-0118". */
const DIAL = /\+ ?(\d{1,4})|(?<![\d.,])00 ?(\d{1,4})(?=[ ()/-])|\((\d{3})\) ?\d{3}-\d{4}(?!\d)/g;

/** Countries by their names and places, and by their states. */
const PLACES = once(() => tableOf((country) => country.places.split(',')));
const STATES = once(() => byName((country) => country.states?.split(' ') ?? []));

function tableOf(names: (country: Country) => readonly string[]): PhraseTable<readonly string[]> {
  return phraseTable(() => byName(names));
}

function byName(names: (country: Country) => readonly string[]): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const country of COUNTRIES)
    for (const name of names(country)) codes.set(name, [...(codes.get(name) ?? []), country.code]);
  return codes;
}

/** The countries whose places a text names as capitalized words. */
function countriesIn(table: PhraseTable<readonly string[]>, text: string): readonly string[] {
  return /[^\p{Ll}\d\s\p{P}]/u.test(text) ? phrasesIn(table, text).flatMap(({ value }) => value) : [];
}

/** The country in whose places several rows were spent, or the only one, and more than in any other. */
function spentIn(rows: readonly string[]): { readonly code: string | null; readonly worth: number } {
  const counts = new Map<string, number>();
  for (const text of rows) {
    const states = [...text.matchAll(/[A-Z]{3,} ([A-Z]{2,3})(?![A-Z])/g)];
    const codes = [
      ...countriesIn(PLACES(), text),
      ...states.flatMap(([, state]) => STATES().get(state ?? '') ?? []),
    ];
    for (const code of new Set(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [most, next] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] <= (next?.[1] ?? 0)) return { code: null, worth: 0 };
  if (most[1] > 1) return { code: most[0], worth: WORTH.spentThere };
  return { code: rows.length === 1 ? most[0] : null, worth: WORTH.spentOnce };
}

/** A place with a postal code before or after it, and no other number. */
const WITH_CODE = /^(?:\p{L}{1,2}-)?\d[\d -]{2,7}\s\p{L}[^\d:]{2,}$|^\p{L}[^\d:]{2,}\s\d[\d -]{2,7}\d$/u;

function isPlaceWithCode(text: string): boolean {
  return WITH_CODE.test(text) && !isDay(text) && !numbersSomething(text);
}

/** Whether a text contains a year or a month, as dates and periods do. */
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

function speaks(country: Country, language: string): boolean {
  return country.languages.split(' ').includes(language);
}

const languageWorth = (country: Country, language: string): number =>
  languageWorths(language).get(country) ?? 0;

const languageWorths = memoised((language: string) => {
  const own = COUNTRIES.filter((country) => speaks(country, language) || speaks(country, `${language}!`));
  const isSole = new Set(own.map(({ currency }) => currency)).size === 1;
  return new Map(
    own.map((country) => {
      const ofMost = speaks(country, `${language}!`) ? WORTH.mostlyLanguage : WORTH.language;
      return [country, isSole ? WORTH.soleLanguage : ofMost] as const;
    }),
  );
});

const FEWEST_FIGURES = 4;

/** Whether numbers have thousands but no decimals, apart from rates. */
function writesWholeFigures(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/\d[.,]\d{3}(?![\d.,])/g) >= FEWEST_FIGURES && count(/\d[.,]\d\d(?![\d.,/%]| %)/g) === 0;
}

/** Whether numeric dates are month first, as days after the twelfth show. */
function writesMonthFirst(lines: readonly Line[]): boolean {
  const texts = lines.flatMap(({ words }) => words.map(({ text }) => text));
  const count = (mark: RegExp) => texts.filter((text) => mark.test(text)).length;
  return (count(MONTH_FIRST) > 1 || count(MONTH_FIRST_OF_YEAR) > 0) && count(DAY_FIRST) === 0;
}

/** One date with a year is enough; without it, page counts look alike. */
const MONTH_FIRST_OF_YEAR = /^(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d\d$/;

const MONTH_FIRST = /^(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])(?:\/\d{2,4})?$/;
const DAY_FIRST = /^(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/\d{2,4})?$/;

/** The decimal mark of most numbers; null if neither prevails. */
function decimalsOf(text: string): '.' | ',' | null {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  const [points, commas] = [count(/\d\.\d\d(?![\d.,])/g), count(/\d,\d\d(?![\d.,])/g)];
  if (points === commas) return null;
  return points > commas ? '.' : ',';
}

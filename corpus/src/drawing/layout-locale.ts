import type { Layout } from '../layout/layout.ts';
import { KINDS } from '../layout/placeholders.ts';
import { english } from '../writing/languages/english.ts';
import type { Language } from '../writing/languages/language.ts';
import { LANGUAGES, type Locale } from '../writing/locales.ts';

/** About how many units cost what one dollar does, where it is not about one. */
const SCALES: Readonly<Record<string, number>> = {
  RUB: 80,
  TRY: 30,
  RSD: 100,
  HUF: 350,
  UAH: 38,
  KZT: 450,
  INR: 40,
  PKR: 250,
  LKR: 300,
  NGN: 900,
  KES: 130,
  EGP: 30,
  VND: 20_000,
  IDR: 15_000,
  PHP: 50,
  MXN: 15,
  COP: 4000,
  CLP: 900,
  ARS: 800,
  TWD: 30,
  HKD: 8,
  CNY: 6,
  CZK: 22,
  ISK: 135,
  ZAR: 12,
  MAD: 10,
  BRL: 4,
  THB: 30,
  JPY: 120,
  KRW: 1200,
  ILS: 4,
  KWD: 0.3,
  BHD: 0.4,
  SEK: 9,
  NOK: 10,
  DKK: 6,
  PLN: 4,
  RON: 5,
  GEL: 3,
  AMD: 400,
};

/** The locale a layout is drawn in: its header, over the words of its language where there are some. */
export function localeOf({ header, texts }: Layout): Locale {
  const base = LANGUAGES.find(({ code }) => code === header.language) ?? english;
  const currency = header.currency[0] ?? 'EUR';
  return {
    country: header.country,
    language: withOwnTexts({ ...base, ...namesOf(header) }, texts),
    currency,
    digits: header.numbers.digits,
    scale: header.scale ?? SCALES[currency] ?? 1,
    shortDate: header.dates.replace(/[^dM]*y+[^dM]*/, ''),
    fontSet: SCRIPTS[header.language] ?? 'standard',
  };
}

const SCRIPTS: Readonly<Record<string, 'ja' | 'zh' | 'ko' | 'th'>> = {
  ja: 'ja',
  zh: 'zh',
  ko: 'ko',
  th: 'th',
};

function namesOf(header: Layout['header']): Partial<Language> {
  return {
    code: header.language,
    ...(header.months === undefined ? {} : { months: header.months }),
    ...(header['short months'] === undefined ? {} : { shortMonths: header['short months'] }),
    ...(header.weekdays === undefined ? {} : { weekdays: header.weekdays }),
  };
}

function withOwnTexts(language: Language, texts: ReadonlyMap<string, string>): Language {
  const list = (key: 'merchants' | 'people' | 'employers' | 'cities' | 'address') =>
    texts
      .get(key)
      ?.split('|')
      .map((name) => name.trim()) ?? language[key];
  const movements = Object.fromEntries(
    Object.entries(language.movements).map(([kind, own]) => [kind, linesOf(texts.get(kind)) ?? own]),
  ) as Language['movements'];
  return {
    ...language,
    movements,
    merchants: list('merchants'),
    people: list('people'),
    employers: list('employers'),
    cities: list('cities'),
    address: list('address'),
  };
}

function linesOf(text: string | undefined): readonly (readonly string[])[] | undefined {
  return text?.split('|').map((one) => one.split(' / ').map((line) => line.trim()));
}

/** What a layout calls each kind of transaction: `types: card=Purchases / fee,interest=Bank charges`. */
export function typesOf({ header }: Layout, { language }: Locale): ReadonlyMap<string, string> {
  const names = new Map<string, string>(
    Object.values(KINDS)
      .flat()
      .map((kind) => [kind, KINDS.in?.includes(kind) ? language.sectionIn : language.sectionOut]),
  );
  for (const entry of header.types.split('/')) {
    const [kinds = '', label = ''] = entry.split('=').map((part) => part.trim());
    for (const kind of kinds.split(',').flatMap((name) => KINDS[name] ?? [])) names.set(kind, label);
  }
  return names;
}

import type { FontSet } from '../paper/paper.ts';
import type { NumberStyle } from './format-amount.ts';
import { chinese } from './languages/chinese.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { finnish } from './languages/finnish.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import type { Language } from './languages/language.ts';
import { norwegian } from './languages/norwegian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';
import { swedish } from './languages/swedish.ts';
import { thai } from './languages/thai.ts';

export type Locale = {
  /** BCP 47, such as "de-CH". */
  readonly id: string;
  readonly country: string;
  readonly language: Language;
  readonly currency: string;
  readonly symbol: string;
  readonly isSymbolAfter: boolean;
  /** Decimals of the currency as printed. */
  readonly digits: number;
  /** About how many units of this currency one dollar's worth of shopping costs. */
  readonly scale: number;
  readonly numbers: readonly NumberStyle[];
  /** Patterns of a date in a row, with the year and without. */
  readonly dates: readonly string[];
  readonly shortDates: readonly string[];
  /** Pattern of a date in a sentence or a heading. */
  readonly longDates: readonly string[];
  /** Fonts that have every letter of the language. */
  readonly fontSets: readonly FontSet[];
  readonly format: 'a4' | 'letter';
};

const COMMA_POINT: NumberStyle = { group: ',', decimal: '.', grouping: 'thousands' };
const POINT_COMMA: NumberStyle = { group: '.', decimal: ',', grouping: 'thousands' };
const SPACE_COMMA: NumberStyle = { group: ' ', decimal: ',', grouping: 'thousands' };
const NBSP_COMMA: NumberStyle = { group: '\u00a0', decimal: ',', grouping: 'thousands' };
const NARROW_COMMA: NumberStyle = { group: '\u202f', decimal: ',', grouping: 'thousands' };
const APOSTROPHE: NumberStyle = { group: "'", decimal: '.', grouping: 'thousands' };
const INDIAN: NumberStyle = { group: ',', decimal: '.', grouping: 'indian' };
const PLAIN_COMMA: NumberStyle = { group: '', decimal: ',', grouping: 'none' };
const PLAIN_POINT: NumberStyle = { group: '', decimal: '.', grouping: 'none' };

const LATIN: readonly FontSet[] = ['standard', 'standard', 'standard', 'dejavu'];

type Row = Omit<Locale, 'isSymbolAfter' | 'digits' | 'scale' | 'fontSets' | 'format'> & Partial<Locale>;

function locale(row: Row): Locale {
  return { isSymbolAfter: false, digits: 2, scale: 1, fontSets: LATIN, format: 'a4', ...row };
}

const SLASHED = ['dd/MM/yyyy', 'dd/MM/yy'];
const DOTTED = ['dd.MM.yyyy', 'dd.MM.yy'];
const euro = { currency: 'EUR', symbol: '€', isSymbolAfter: true } as const;
const english_names = {
  language: english,
  longDates: ['d MMMM yyyy'],
  shortDates: ['dd MMM', 'd MMM', 'dd/MM'],
};

/** A new locale is one row here, and one file under languages where its language is not there yet. */
export const LOCALES: readonly Locale[] = [
  locale({
    id: 'en-US',
    country: 'US',
    language: english,
    currency: 'USD',
    symbol: '$',
    numbers: [COMMA_POINT],
    dates: ['MM/dd/yyyy', 'MM/dd/yy', 'MMM d, yyyy'],
    shortDates: ['MM/dd', 'MMM d', 'M/d'],
    longDates: ['MMMM d, yyyy'],
    format: 'letter',
  }),
  locale({
    id: 'en-GB',
    country: 'UK',
    ...english_names,
    currency: 'GBP',
    symbol: '£',
    numbers: [COMMA_POINT],
    dates: ['dd/MM/yyyy', 'dd MMM yyyy', 'dd MMM yy', 'd MMMM yyyy'],
    shortDates: ['dd MMM', 'do MMM', 'd MMM'],
  }),
  locale({
    id: 'en-AU',
    country: 'AU',
    ...english_names,
    currency: 'AUD',
    symbol: '$',
    numbers: [COMMA_POINT],
    dates: ['dd/MM/yyyy', 'dd MMM yyyy', 'dd/MM/yy'],
  }),
  locale({
    id: 'en-CA',
    country: 'CA',
    ...english_names,
    currency: 'CAD',
    symbol: '$',
    numbers: [COMMA_POINT],
    dates: ['yyyy-MM-dd', 'dd MMM yyyy'],
    shortDates: ['dd MMM', 'MMM dd'],
    format: 'letter',
  }),
  locale({
    id: 'en-IN',
    country: 'IN',
    ...english_names,
    currency: 'INR',
    symbol: 'Rs.',
    scale: 40,
    numbers: [INDIAN],
    dates: ['dd/MM/yyyy', 'dd/MM/yy', 'dd-MM-yyyy', 'dd-MMM-yyyy', 'dd MMM yyyy'],
  }),
  locale({
    id: 'en-SG',
    country: 'SG',
    ...english_names,
    currency: 'SGD',
    symbol: 'S$',
    numbers: [COMMA_POINT],
    dates: ['dd MMM yyyy', 'dd/MM/yyyy'],
    shortDates: ['dd MMM', 'dd/MM'],
  }),
  locale({
    id: 'en-ZA',
    country: 'ZA',
    ...english_names,
    currency: 'ZAR',
    symbol: 'R',
    scale: 12,
    numbers: [COMMA_POINT, { group: ' ', decimal: '.', grouping: 'thousands' }],
    dates: ['yyyy/MM/dd', 'dd MMM yyyy'],
  }),
  locale({
    id: 'de-DE',
    country: 'DE',
    language: german,
    ...euro,
    numbers: [POINT_COMMA],
    dates: DOTTED,
    shortDates: ['dd.MM.'],
    longDates: ['d. MMMM yyyy', 'dd.MM.yyyy'],
  }),
  locale({
    id: 'de-AT',
    country: 'AT',
    language: german,
    ...euro,
    numbers: [POINT_COMMA, SPACE_COMMA],
    dates: DOTTED,
    shortDates: ['dd.MM.', 'dd.MM'],
    longDates: ['d. MMMM yyyy'],
  }),
  locale({
    id: 'de-CH',
    country: 'CH',
    language: german,
    currency: 'CHF',
    symbol: 'CHF',
    numbers: [
      APOSTROPHE,
      { group: '’', decimal: '.', grouping: 'thousands' },
      { group: ' ', decimal: '.', grouping: 'thousands' },
    ],
    dates: DOTTED,
    shortDates: ['dd.MM.'],
    longDates: ['d. MMMM yyyy', 'dd.MM.yyyy'],
  }),
  locale({
    id: 'fr-FR',
    country: 'FR',
    language: french,
    ...euro,
    numbers: [SPACE_COMMA, NBSP_COMMA, NARROW_COMMA, POINT_COMMA],
    dates: [...SLASHED, 'dd.MM.yyyy', 'd MMM yyyy'],
    shortDates: ['dd/MM', 'dd.MM'],
    longDates: ['d MMMM yyyy', 'dd/MM/yyyy'],
  }),
  locale({
    id: 'fr-CA',
    country: 'CA',
    language: french,
    currency: 'CAD',
    symbol: '$',
    isSymbolAfter: true,
    numbers: [NBSP_COMMA, SPACE_COMMA],
    dates: ['yyyy-MM-dd', 'dd/MM/yyyy'],
    shortDates: ['dd MMM', 'd MMM'],
    longDates: ['d MMMM yyyy'],
    format: 'letter',
  }),
  locale({
    id: 'fr-CH',
    country: 'CH',
    language: french,
    currency: 'CHF',
    symbol: 'CHF',
    numbers: [APOSTROPHE],
    dates: DOTTED,
    shortDates: ['dd.MM'],
    longDates: ['d MMMM yyyy'],
  }),
  locale({
    id: 'es-ES',
    country: 'ES',
    language: spanish,
    ...euro,
    numbers: [POINT_COMMA],
    dates: [...SLASHED, 'dd-MM-yyyy', 'd MMM yyyy'],
    shortDates: ['dd/MM', 'dd MMM', 'dd-MM'],
    longDates: ['d "de" MMMM "de" yyyy', 'dd/MM/yyyy'],
  }),
  locale({
    id: 'es-MX',
    country: 'MX',
    language: spanish,
    currency: 'MXN',
    symbol: '$',
    scale: 15,
    numbers: [COMMA_POINT],
    dates: ['dd/MM/yyyy', 'dd-MMM-yyyy', 'dd/MMM/yyyy'],
    shortDates: ['dd/MMM', 'dd MMM'],
    longDates: ['d "de" MMMM "de" yyyy'],
    format: 'letter',
  }),
  locale({
    id: 'it-IT',
    country: 'IT',
    language: italian,
    ...euro,
    numbers: [POINT_COMMA],
    dates: [...SLASHED, 'dd.MM.yyyy'],
    shortDates: ['dd/MM', 'dd.MM'],
    longDates: ['d MMMM yyyy', 'dd/MM/yyyy'],
  }),
  locale({
    id: 'nl-NL',
    country: 'NL',
    language: dutch,
    ...euro,
    isSymbolAfter: false,
    numbers: [POINT_COMMA],
    dates: ['dd-MM-yyyy', 'dd-MM-yy'],
    shortDates: ['dd-MM', 'd MMM'],
    longDates: ['d MMMM yyyy', 'dd-MM-yyyy'],
  }),
  locale({
    id: 'nl-BE',
    country: 'BE',
    language: dutch,
    ...euro,
    numbers: [POINT_COMMA, PLAIN_COMMA],
    dates: ['dd/MM/yyyy', 'dd-MM-yyyy'],
    shortDates: ['dd/MM', 'dd-MM'],
    longDates: ['d MMMM yyyy'],
  }),
  locale({
    id: 'pt-PT',
    country: 'PT',
    language: portuguese,
    ...euro,
    numbers: [POINT_COMMA, SPACE_COMMA],
    dates: ['dd-MM-yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd'],
    shortDates: ['dd/MM', 'dd-MM'],
    longDates: ['d "de" MMMM "de" yyyy'],
  }),
  locale({
    id: 'pt-BR',
    country: 'BR',
    language: portuguese,
    currency: 'BRL',
    symbol: 'R$',
    scale: 4,
    numbers: [POINT_COMMA],
    dates: ['dd/MM/yyyy', 'dd/MM/yy'],
    shortDates: ['dd/MM', 'dd/MMM'],
    longDates: ['d "de" MMMM "de" yyyy', 'dd/MM/yyyy'],
  }),
  locale({
    id: 'sv-SE',
    country: 'SE',
    language: swedish,
    currency: 'SEK',
    symbol: 'kr',
    isSymbolAfter: true,
    scale: 9,
    numbers: [SPACE_COMMA, NBSP_COMMA, NARROW_COMMA],
    dates: ['yyyy-MM-dd', 'yy-MM-dd'],
    shortDates: ['d MMM', 'dd/MM'],
    longDates: ['yyyy-MM-dd', 'd MMMM yyyy'],
  }),
  locale({
    id: 'da-DK',
    country: 'DK',
    language: danish,
    currency: 'DKK',
    symbol: 'kr.',
    isSymbolAfter: true,
    scale: 6,
    numbers: [POINT_COMMA],
    dates: ['dd.MM.yyyy', 'dd-MM-yyyy'],
    shortDates: ['dd.MM', 'dd.MM.', 'd. MMM'],
    longDates: ['d. MMMM yyyy'],
  }),
  locale({
    id: 'nb-NO',
    country: 'NO',
    language: norwegian,
    currency: 'NOK',
    symbol: 'kr',
    scale: 10,
    numbers: [POINT_COMMA, SPACE_COMMA, NBSP_COMMA],
    dates: ['dd.MM.yyyy', 'dd.MM.yy'],
    shortDates: ['dd.MM', 'd. MMM'],
    longDates: ['d. MMMM yyyy'],
  }),
  locale({
    id: 'pl-PL',
    country: 'PL',
    language: polish,
    currency: 'PLN',
    symbol: 'zł',
    isSymbolAfter: true,
    scale: 4,
    numbers: [SPACE_COMMA, NBSP_COMMA, PLAIN_COMMA],
    dates: ['yyyy-MM-dd', 'dd.MM.yyyy', 'dd-MM-yyyy'],
    shortDates: ['dd.MM', 'd MMM'],
    longDates: ['d MMMM yyyy', 'dd.MM.yyyy'],
    fontSets: ['dejavu'],
  }),
  locale({
    id: 'fi-FI',
    country: 'FI',
    language: finnish,
    ...euro,
    numbers: [SPACE_COMMA, NBSP_COMMA, POINT_COMMA],
    dates: ['d.M.yyyy', 'dd.MM.yyyy'],
    shortDates: ['dd.MM.', 'd.M.'],
    longDates: ['d.M.yyyy'],
  }),
  locale({
    id: 'ja-JP',
    country: 'JP',
    language: japanese,
    currency: 'JPY',
    symbol: '¥',
    digits: 0,
    scale: 120,
    numbers: [{ ...COMMA_POINT }],
    dates: ['yyyy年M月d日', 'yyyy/MM/dd', 'yyyy.MM.dd', '令和RR年M月d日', '"R"RR.MM.dd'],
    shortDates: ['M月d日', 'MM/dd'],
    longDates: ['yyyy年M月d日', '令和RR年M月d日'],
    fontSets: ['ja'],
  }),
  locale({
    id: 'zh-CN',
    country: 'CN',
    language: chinese,
    currency: 'CNY',
    symbol: '¥',
    scale: 6,
    numbers: [COMMA_POINT, PLAIN_POINT],
    dates: ['yyyy-MM-dd', 'yyyy年M月d日', 'yyyy年MM月dd日', 'yyyy/MM/dd'],
    shortDates: ['MM-dd', 'M月d日'],
    longDates: ['yyyy年M月d日'],
    fontSets: ['zh'],
  }),
  locale({
    id: 'ko-KR',
    country: 'KR',
    language: korean,
    currency: 'KRW',
    symbol: '원',
    isSymbolAfter: true,
    digits: 0,
    scale: 1200,
    numbers: [COMMA_POINT],
    dates: ['yyyy-MM-dd', 'yyyy.MM.dd', 'yyyy년 M월 d일'],
    shortDates: ['MM.dd', 'MM/dd', 'M월 d일'],
    longDates: ['yyyy년 M월 d일', 'yyyy.MM.dd'],
    fontSets: ['ko'],
  }),
  locale({
    id: 'th-TH',
    country: 'TH',
    language: thai,
    currency: 'THB',
    symbol: '฿',
    scale: 30,
    numbers: [COMMA_POINT],
    dates: ['dd/MM/BBBB', 'dd/MM/BB', 'd MMM BBBB', 'd MMM BB'],
    shortDates: ['dd/MM', 'd MMM'],
    longDates: ['d MMMM BBBB'],
    fontSets: ['th'],
  }),
];

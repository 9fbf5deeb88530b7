import type { FontSet } from '../paper/paper.ts';
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

/** What a ledger is drawn in: a country, its words and its money. */
export type Locale = {
  readonly country: string;
  readonly language: Language;
  readonly currency: string;
  /** Decimals of the currency as printed. */
  readonly digits: number;
  /** About how many units of this currency one dollar's worth of shopping costs. */
  readonly scale: number;
  /** Pattern of a day within a text, without the year. */
  readonly shortDate: string;
  /** The font that has every letter of the language. */
  readonly fontSet: FontSet;
};

/** Every language whose words layouts need not bring along. */
export const LANGUAGES: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  danish,
  norwegian,
  polish,
  finnish,
  japanese,
  chinese,
  korean,
  thai,
];

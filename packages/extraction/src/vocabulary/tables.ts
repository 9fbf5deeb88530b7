import type { BalanceRole, ColumnRole, Locale, SectionRole } from '../words/languages/locale.ts';
import { LOCALES } from '../words/locales.ts';
import { normalise } from './normalise.ts';
import { phraseTable } from './phrase-table.ts';

/** Column headings of all languages. */
export const HEADINGS = phraseTable(
  entriesOf<ColumnRole>(
    [
      'balance',
      'out',
      'in',
      'amount',
      'date',
      'postDate',
      'valueDate',
      'description',
      'reference',
      'indicator',
      'foreign',
      'code',
    ],
    (locale) => locale.headings,
  ),
);

/** Labels of balances. */
export const BALANCES = phraseTable(
  entriesOf<BalanceRole>(['opening', 'closing', 'carried'], (locale) => locale.balances),
);

/** Titles of parts of a statement. */
export const SECTIONS = phraseTable(
  entriesOf<SectionRole>(['balances', 'ignored', 'in', 'out', 'neutral'], (locale) => locale.sections),
);

/** Labels of sums of movements. */
export const TOTALS = phraseTable(
  entriesOf<'in' | 'out' | 'both'>(['in', 'out', 'both'], (locale) => locale.totals),
);

/** Words for interest, normalised. */
export const INTEREST: ReadonlySet<string> = new Set(
  LOCALES.flatMap(({ interest }) => (interest ?? []).map(normalise)),
);

/** What titles of credit card statements say. */
export const CARD_TITLES = phraseTable(
  LOCALES.flatMap((locale) => locale.cardTitles.map((phrase) => [phrase, phrase] as const)),
);

/** Other phrases credit card statements carry, each with itself. */
export const CARD_PHRASES = phraseTable(
  LOCALES.flatMap((locale) => locale.card.map((phrase) => [phrase, phrase] as const)),
);

/** Labels before an account's number. */
export const ACCOUNT_LABELS = phraseTable(
  LOCALES.flatMap((locale) => locale.accountNumber.map((phrase) => [phrase, locale.code] as const)),
);

/** Labels before a statement's period or date. */
export const PERIOD_LABELS = phraseTable(
  LOCALES.flatMap((locale) => locale.period.map((phrase) => [phrase, locale.code] as const)),
);

/** Direction words that stand next to an amount. */
export const INDICATORS: ReadonlyMap<string, 'in' | 'out'> = new Map(
  LOCALES.flatMap((locale) =>
    (['in', 'out'] as const).flatMap((side) =>
      locale.indicators[side].map((word) => [normalise(word) || word, side] as const),
    ),
  ),
);

/** Whether a word stands for money in or out by itself: "Cr", "Bij". */
export function isDirection(word: string): boolean {
  return INDICATORS.has(normalise(word));
}

/** Fewer letters of a month's name may be another word. */
const LEAST_OF_MONTH = 5;

/** Month names and abbreviations, normalised, to 1…12; a name that means two months means that of the language named first. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...LOCALES.flatMap(({ months }) => cutMonths(months)).toReversed(),
  ...LOCALES.flatMap(({ months }) => namedMonths(months)).toReversed(),
]);

function namedMonths(months: readonly string[]): (readonly [string, number])[] {
  return months.flatMap((names, index) =>
    names.split(' ').map((name) => [monthKey(name), index + 1] as const),
  );
}

/** Names cut short at any letter from the fifth on, as "Diciem.", where only one month begins so. */
function cutMonths(months: readonly string[]): (readonly [string, number])[] {
  const named = namedMonths(months);
  return named.flatMap(([name, month]) =>
    Array.from({ length: Math.max(0, name.length - LEAST_OF_MONTH) }, (_, more) =>
      name.slice(0, LEAST_OF_MONTH + more),
    )
      .filter((cut) => named.every(([other, its]) => its === month || !other.startsWith(cut)))
      .map((cut) => [cut, month] as const),
  );
}

/** A month's name as it is looked up: Thai by its letters and marks in any order, for marks are drawn apart from their letters. */
export function monthKey(name: string): string {
  if (/[\u0e00-\u0e7f]/.test(name)) return [...name.replace(/[.\s]/g, '')].sort().join('');
  return normalise(name).replaceAll(' ', '');
}

/** Whether a word is the name of a month, whole or cut short, in any language. */
export function isMonthName(name: string): boolean {
  return MONTHS.has(monthKey(name));
}

/** Names of weekdays, normalised. */
export const WEEKDAYS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => locale.weekdays.map(normalise)),
);

function* entriesOf<Role extends string>(
  roles: readonly Role[],
  pick: (locale: Locale) => Readonly<Partial<Record<Role, readonly string[]>>>,
): Generator<readonly [string, Role]> {
  for (const locale of LOCALES) {
    const table = pick(locale);
    for (const role of roles) for (const phrase of table[role] ?? []) yield [phrase, role];
  }
}

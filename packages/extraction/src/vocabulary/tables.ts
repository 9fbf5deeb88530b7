import type { BalanceRole, ColumnRole, Locale, SectionRole } from '../words/languages/locale.ts';
import { LOCALES } from '../words/locales.ts';
import { cacheRecent } from './cache-recent.ts';
import { normalise } from './normalise.ts';
import { phraseTable } from './phrase-table.ts';

/** Column headers of all languages. */
export const HEADINGS = phraseTable(() =>
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
export const BALANCES = phraseTable(() =>
  entriesOf<BalanceRole>(['opening', 'closing', 'carried'], (locale) => locale.balances),
);

/** Titles of sections of a statement. */
export const SECTIONS = phraseTable(() =>
  entriesOf<SectionRole>(['balances', 'ignored', 'in', 'out', 'neutral'], (locale) => locale.sections),
);

/** Labels of totals of transactions. */
export const TOTALS = phraseTable(() =>
  entriesOf<'in' | 'out' | 'both'>(['in', 'out', 'both'], (locale) => locale.totals),
);

/** Words for interest, normalised. */
export const INTEREST: ReadonlySet<string> = new Set(
  LOCALES.flatMap(({ interest }) => (interest ?? []).map(normalise)),
);

/** Titles of credit card statements. */
export const CARD_TITLES = phraseTable(() =>
  LOCALES.flatMap((locale) => locale.cardTitles.map((phrase) => [phrase, phrase] as const)),
);

/** Other phrases on credit card statements, each mapped to itself. */
export const CARD_PHRASES = phraseTable(() =>
  LOCALES.flatMap((locale) => locale.card.map((phrase) => [phrase, phrase] as const)),
);

/** Labels before an account number. */
export const ACCOUNT_LABELS = phraseTable(() =>
  LOCALES.flatMap((locale) => locale.accountNumber.map((phrase) => [phrase, locale.code] as const)),
);

/** Labels before a statement's period or date. */
export const PERIOD_LABELS = phraseTable(() =>
  LOCALES.flatMap((locale) => locale.period.map((phrase) => [phrase, locale.code] as const)),
);

/** Direction words next to an amount. */
export const INDICATORS: ReadonlyMap<string, 'in' | 'out'> = new Map(
  LOCALES.flatMap((locale) =>
    (['in', 'out'] as const).flatMap((side) =>
      locale.indicators[side].map((word) => [normalise(word) || word, side] as const),
    ),
  ),
);

/** Whether a word means money in or out by itself: "Cr", "Bij". */
export function isDirection(word: string): boolean {
  return INDICATORS.has(normalise(word));
}

/** A shorter prefix of a month's name may be another word. */
const LEAST_OF_MONTH = 5;

/** Every language's names of months, with their numbers. */
const NAMED_MONTHS = LOCALES.map(({ months }) => namedMonths(months));

/** Month names and abbreviations, normalized, to 1…12; an ambiguous name has the meaning of the language listed first. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...NAMED_MONTHS.flatMap(cutMonths).toReversed(),
  ...NAMED_MONTHS.flat().toReversed(),
]);

function namedMonths(months: readonly string[]): (readonly [string, number])[] {
  return months.flatMap((names, index) =>
    names.split(' ').map((name) => [monthKey(name), index + 1] as const),
  );
}

/** Names cut off after five or more letters, as "Diciem.", if only one month begins that way. */
function cutMonths(named: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  const long = named.filter(([name]) => name.length > LEAST_OF_MONTH);
  const beginsOther = (cut: string, month: number) =>
    named.some(([name, other]) => other !== month && name.startsWith(cut));
  return long.flatMap(([name, month]) =>
    Array.from(
      { length: name.length - LEAST_OF_MONTH },
      (_, more) => [name.slice(0, LEAST_OF_MONTH + more), month] as const,
    ).filter(([cut]) => !beginsOther(cut, month)),
  );
}

/** The lookup key of a month's name. For Thai the order of letters and marks is ignored, because marks are drawn separately. */
export function monthKey(name: string): string {
  if (/[\u0e00-\u0e7f]/.test(name)) return [...name.replace(/[.\s]/g, '')].sort().join('');
  return normalise(name).replaceAll(' ', '');
}

/** Whether a word is the name of a month, in full or cut off, in any language. */
export const isMonthName = cacheRecent((name) => MONTHS.has(monthKey(name)));

/** Names of weekdays, normalized. */
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

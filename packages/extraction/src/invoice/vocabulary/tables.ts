import { normalise } from '../../vocabulary/normalise.ts';
import { type PhraseTable, phraseTable } from '../../vocabulary/phrase-table.ts';
import { bg } from '../words/bg.ts';
import { cs } from '../words/cs.ts';
import { da } from '../words/da.ts';
import { de } from '../words/de.ts';
import { el } from '../words/el.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { et } from '../words/et.ts';
import { fi } from '../words/fi.ts';
import { fr } from '../words/fr.ts';
import { hr } from '../words/hr.ts';
import { hu } from '../words/hu.ts';
import { id } from '../words/id.ts';
import { is } from '../words/is.ts';
import { it } from '../words/it.ts';
import { ja } from '../words/ja.ts';
import { ko } from '../words/ko.ts';
import type {
  InvoiceLocale,
  ItemColumnRole,
  LabelRole,
  NameWordRole,
  TitleRole,
  TotalRole,
} from '../words/locale.ts';
import { lt } from '../words/lt.ts';
import { lv } from '../words/lv.ts';
import { ms } from '../words/ms.ts';
import { nl } from '../words/nl.ts';
import { no } from '../words/no.ts';
import { pl } from '../words/pl.ts';
import { pt } from '../words/pt.ts';
import { ro } from '../words/ro.ts';
import { ru } from '../words/ru.ts';
import { sk } from '../words/sk.ts';
import { sl } from '../words/sl.ts';
import { sr } from '../words/sr.ts';
import { sv } from '../words/sv.ts';
import { tr } from '../words/tr.ts';
import { uk } from '../words/uk.ts';
import { vi } from '../words/vi.ts';
import { zh } from '../words/zh.ts';

/** Every language the engine knows the words of invoices in; earlier ones win where a phrase means different things. */
export const INVOICE_LOCALES: readonly InvoiceLocale[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  da,
  no,
  fi,
  pl,
  cs,
  ja,
  zh,
  tr,
  hu,
  ro,
  sk,
  hr,
  sl,
  el,
  bg,
  et,
  lv,
  lt,
  id,
  ms,
  ko,
  vi,
  is,
  uk,
  ru,
  sr,
];

/** Headings of tables of items and of tables of taxes. */
export const ITEM_HEADINGS: PhraseTable<ItemColumnRole> = tableOf((locale) => locale.columns);

/** Labels of sums. */
export const TOTAL_LABELS: PhraseTable<TotalRole> = tableOf((locale) => locale.totals);

/** Labels of the document's fields and parties. */
export const FIELD_LABELS: PhraseTable<LabelRole> = tableOf((locale) => locale.labels);

/** Titles by which a document names its kind. */
export const TITLES: PhraseTable<TitleRole> = tableOf((locale) => locale.titles);

/** Words of names of businesses, of addresses and of greetings. */
export const NAME_WORDS: PhraseTable<NameWordRole> = tableOf((locale) => locale.names ?? {});

/** Units of quantities, normalised. */
export const UNITS: ReadonlySet<string> = new Set(
  INVOICE_LOCALES.flatMap((locale) => split(locale.units).map(normalise)),
);

function tableOf<Role extends string>(
  pick: (locale: InvoiceLocale) => Readonly<Partial<Record<Role, string>>>,
): PhraseTable<Role> {
  return phraseTable(() => entriesOf(pick));
}

function* entriesOf<Role extends string>(
  pick: (locale: InvoiceLocale) => Readonly<Partial<Record<Role, string>>>,
): Generator<readonly [string, Role]> {
  for (const locale of INVOICE_LOCALES) {
    const table = pick(locale);
    for (const role of Object.keys(table) as Role[]) {
      for (const phrase of split(table[role] ?? '')) yield [phrase, role];
    }
  }
}

function split(phrases: string): string[] {
  return phrases.normalize('NFKC').split(/,\s+/);
}

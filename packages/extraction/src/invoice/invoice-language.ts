import { languageOf, ownersOfWords } from '../classify/language.ts';
import type { Line } from '../lines/line.ts';
import { once } from '../values/once.ts';
import { LOCALES } from '../words/locales.ts';
import { INVOICE_LOCALES } from './vocabulary/tables.ts';

/** The languages that have each word of invoices, and each of the commonest words of any text. */
const WORDS = once(() =>
  ownersOfWords([
    ...LOCALES.map(({ code, commonWords }) => ({ code, phrases: commonWords })),
    ...INVOICE_LOCALES.map(({ code, columns, totals, labels, titles, units }) => ({
      code,
      phrases: [columns, totals, labels, titles, { units }].flatMap(Object.values<string>),
    })),
  ]),
);

/** ISO 639-1 code of the language of most of an invoice's words; "en" if nothing shows it. */
export function invoiceLanguage(lines: readonly Line[]): string {
  return languageOf(lines, WORDS());
}

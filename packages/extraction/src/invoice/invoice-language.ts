import { languageOf, ownersWithCommonWords } from '../classify/language.ts';
import type { Line } from '../lines/line.ts';
import { once } from '../values/once.ts';
import { INVOICE_LOCALES } from './vocabulary/tables.ts';

const WORDS = once(() =>
  ownersWithCommonWords(
    INVOICE_LOCALES.map(({ code, columns, totals, labels, titles, units }) => ({
      code,
      phrases: [columns, totals, labels, titles, { units }].flatMap(Object.values<string>),
    })),
  ),
);

/** ISO 639-1 code of the language of most of an invoice's words; "en" if nothing shows it. */
export function invoiceLanguage(lines: readonly Line[]): string {
  return languageOf(lines, WORDS());
}

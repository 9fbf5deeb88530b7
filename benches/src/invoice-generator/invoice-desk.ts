import type { Locale, Measure, Random } from '@tieout/corpus';
import { type Day, formatAmount, formatDate, type PaperKind, type Pen, takePen } from '@tieout/corpus';
import type { InvoiceWords } from './words/invoice-words.ts';

type ListKey = {
  [Key in keyof InvoiceWords]: InvoiceWords[Key] extends readonly string[] ? Key : never;
}[keyof InvoiceWords];

/** What a layout has in hand for one document: its choices, made once, and the ways to write in them. */
export type InvoiceDesk = {
  readonly random: Random;
  readonly locale: Locale;
  readonly words: InvoiceWords;
  /** One of the wordings the language has, the same all over the document. */
  readonly word: (key: ListKey) => string;
  readonly pen: (kind?: Partial<PaperKind>) => Pen;
  readonly date: (day: Day) => string;
  /** With its sign; `priced` with the currency too. */
  readonly number: (minor: number) => string;
  readonly priced: (minor: number) => string;
  /** Of thousandths, as few decimals as it takes. */
  readonly quantity: (thousandths: number) => string;
  readonly percent: (rate: number) => string;
};

export type InvoiceDeskOrder = {
  readonly locale: Locale;
  readonly words: InvoiceWords;
  readonly random: Random;
  readonly measure: Measure;
};

/** A desk with the habits of one invoice, chosen at random among those of its country. */
export function layInvoiceDesk({ locale, words, random, measure }: InvoiceDeskOrder): InvoiceDesk {
  const numbers = random.pick(locale.numbers);
  const datePattern = random.pick(
    [...locale.dates, ...locale.longDates].filter((pattern) => /yy/.test(pattern)),
  );
  const names = locale.language;
  const needsWide = /[\u202f]/.test(numbers.group);
  const fontSet = needsWide ? 'dejavu' : random.pick(locale.fontSets);
  const chosen = new Map<ListKey, string>();
  const word = (key: ListKey) => {
    const known = chosen.get(key) ?? random.branch(key).pick(words[key]);
    chosen.set(key, known);
    return known;
  };
  const number = (minor: number) => (minor < 0 ? '-' : '') + formatAmount(minor, locale.digits, numbers);
  return {
    random,
    locale,
    words,
    word,
    pen: (kind = {}) => takePen({ format: locale.format, ...kind }, fontSet, measure),
    date: (day) => formatDate(day, datePattern, names),
    number,
    priced: (minor) =>
      locale.isSymbolAfter ? `${number(minor)} ${locale.symbol}` : `${locale.symbol}${number(minor)}`,
    quantity: (thousandths) => {
      const text = String(thousandths / 1000);
      return text.replace('.', numbers.decimal);
    },
    percent: (rate) =>
      `${String(rate).replace('.', numbers.decimal)}${random.branch('percent').chance(0.5) ? ' ' : ''}%`,
  };
}

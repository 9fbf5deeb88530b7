import type {
  AccountTruth,
  FontSet,
  Language,
  Locale,
  Measure,
  Random,
  TransactionTruth,
} from '@tieout/corpus';
import {
  type Day,
  drawLedger,
  type Entry,
  formatAmount,
  formatDate,
  isoDate,
  type Ledger,
  type LedgerOrder,
  type NumberStyle,
  type PaperKind,
  type Pen,
  takePen,
} from '@tieout/corpus';
import { formatDecimal } from '@tieout/records';

/** What a family has in hand when it draws one document: the choices of this document, made once, and the ways to write in them. */
export type Desk = {
  readonly random: Random;
  readonly locale: Locale;
  readonly words: Language;
  readonly bank: string;
  readonly sides: readonly [out: string, into: string];
  /** One of the words the language has for it, the same all over the document. */
  readonly word: (
    key: 'titles' | 'cardTitles' | 'description' | 'amount' | 'balance' | 'opening' | 'closing',
  ) => string;
  readonly pen: (kind?: Partial<PaperKind>) => Pen;
  readonly ledger: (order: LedgerOrder) => Ledger;
  /** Dates: of a row with the year, of a row without, of a sentence. */
  readonly date: (day: Day) => string;
  readonly shortDate: (day: Day) => string;
  readonly longDate: (day: Day) => string;
  readonly written: (day: Day, pattern: string) => string;
  readonly period: (ledger: Ledger) => string;
  /** Number without a sign; `signed` puts a minus before negative ones; `priced` adds the currency sign. */
  readonly number: (minor: number) => string;
  readonly signed: (minor: number) => string;
  readonly priced: (minor: number) => string;
  readonly pageOf: (page: number, count: number) => string;
  /** A sentence of small print with a date and an amount in it. */
  readonly smallPrint: (ledger: Ledger) => string;
  readonly truth: (ledger: Ledger, wants: TruthWants) => AccountTruth;
};

export type TruthWants = {
  /** On which rows the paper prints the balance. */
  readonly balances: 'every-row' | 'last-of-day' | 'none';
  /** What the paper prints of a row's text, where that is more than its lines. */
  readonly describe?: (entry: Entry) => string;
  readonly alternatives?: (entry: Entry) => readonly string[];
  /** The paper prints the posting date next to the date of the transaction. */
  readonly printsPostDate?: boolean;
  readonly number?: string | null;
  readonly opening?: number | null;
  readonly closing?: number | null;
  /** In the order of the paper. */
  readonly entries?: readonly Entry[];
};

export type DeskOrder = {
  readonly locale: Locale;
  readonly random: Random;
  readonly measure: Measure;
  /** Given the ledger as the bank has it, the ledger as this paper shows it: for documents that were altered. */
  readonly alter?: (ledger: Ledger) => Ledger;
};

/** A desk with the habits of one paper, chosen at random among those of its country. */
export function layDesk({ locale, random, measure, alter }: DeskOrder): Desk {
  const words = locale.language;
  const numbers = random.pick(locale.numbers);
  const fontSet = pickFonts(locale, numbers, random);
  const [date, shortDate, longDate] = [
    random.pick(locale.dates),
    random.pick(locale.shortDates),
    random.pick(locale.longDates),
  ];
  const picked = random.whole(0, 1000);
  const number = (minor: number) => formatAmount(minor, locale.digits, numbers);
  const signed = (minor: number) => (minor < 0 ? `-${number(minor)}` : number(minor));
  const write = (pattern: string) => (day: Day) => formatDate(day, pattern, words);
  const sentence = (template: string, slots: Readonly<Record<string, string>>) =>
    template.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
  return {
    random,
    locale,
    words,
    bank: random.pick(words.banks),
    sides: random.pick(words.sides),
    word: (key) => words[key][picked % words[key].length] ?? '',
    pen: (kind = {}) => takePen({ format: locale.format, ...kind }, fontSet, measure),
    ledger: (order) => {
      const ledger = drawLedger(order, locale, random);
      return alter === undefined ? ledger : alter(ledger);
    },
    date: write(date),
    shortDate: write(shortDate),
    longDate: write(longDate),
    written: (day, pattern) => formatDate(day, pattern, words),
    period: ({ start, end }) =>
      sentence(words.period, { start: write(longDate)(start), end: write(longDate)(end) }),
    number,
    signed,
    priced: (minor) => {
      const sign = minor < 0 ? '-' : '';
      const gap = locale.symbol.length > 1 || locale.isSymbolAfter ? ' ' : '';
      return locale.isSymbolAfter
        ? `${sign}${number(minor)} ${locale.symbol}`
        : `${sign}${locale.symbol}${gap}${number(minor)}`;
    },
    pageOf: (page, count) => sentence(words.page, { n: String(page), m: String(count) }),
    smallPrint: (ledger) => {
      const [check = '', guarantee = '', price = ''] = words.legal;
      const [template, units] = random.pick([
        [check, 0],
        [guarantee, random.pick([85_000, 100_000, 250_000])],
        [price, random.pick([5, 8.5, 12])],
      ] as const);
      return sentence(template, {
        date: write(longDate)(ledger.end + random.whole(10, 60)),
        amount: `${number(Math.round(units * locale.scale * 10 ** locale.digits))} ${locale.symbol}`,
      });
    },
    truth: (ledger, wants) => truthOf(ledger, wants, locale),
  };
}

/** Narrow spaces and typographic apostrophes are not in the standard fonts. */
function pickFonts(locale: Locale, numbers: NumberStyle, random: Random): FontSet {
  const fontSet = random.pick(locale.fontSets);
  return fontSet === 'standard' && numbers.group === '\u202f' ? 'dejavu' : fontSet;
}

function truthOf(ledger: Ledger, wants: TruthWants, locale: Locale): AccountTruth {
  const decimal = (minor: number) => formatDecimal(minor, locale.digits);
  const entries = wants.entries ?? ledger.entries;
  const isLastOfDay = (entry: Entry) => {
    const at = ledger.entries.indexOf(entry);
    return ledger.entries[at + 1]?.date !== entry.date;
  };
  const printed = (value: number | null | undefined, usual: number) =>
    value === null ? null : decimal(value ?? usual);
  return {
    number: wants.number === undefined ? ledger.number : wants.number,
    currency: locale.currency,
    opening: printed(wants.opening, ledger.opening),
    closing: printed(wants.closing, ledger.closing),
    transactions: entries.map((entry) => {
      const hasBalance =
        wants.balances === 'every-row' || (wants.balances === 'last-of-day' && isLastOfDay(entry));
      return transactionTruth(entry, wants, decimal, hasBalance);
    }),
  };
}

function transactionTruth(
  entry: Entry,
  wants: TruthWants,
  decimal: (minor: number) => string,
  hasBalance: boolean,
): TransactionTruth {
  const alternatives = wants.alternatives?.(entry) ?? [];
  return {
    date: isoDate(entry.date),
    post_date: wants.printsPostDate === true ? isoDate(entry.postDate) : null,
    description: wants.describe?.(entry) ?? entry.lines.join(' '),
    ...(alternatives.length > 0 ? { description_alt: alternatives } : {}),
    amount: decimal(entry.amount),
    balance: hasBalance ? decimal(entry.balance) : null,
  };
}

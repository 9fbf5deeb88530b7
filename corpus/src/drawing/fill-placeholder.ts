import type { Placeholder } from '../layout/layout.ts';
import { KINDS } from '../layout/placeholders.ts';
import type { Entry } from '../ledger/draw-ledger.ts';
import { formatAmount } from '../writing/format-amount.ts';
import { type Day, formatDate, isoDate } from '../writing/format-date.ts';
import { amountOnRow, type DocumentScene, type Scene } from './scene.ts';

type Fill = (scene: Scene, argument: string) => string;

/** The text of a placeholder at this place, and a note in `scene.printed` where it shows what the truth holds. */
export function fillPlaceholder(placeholder: Placeholder, scene: Scene): string {
  const fill = FILLS[placeholder.name] ?? ROW_FILLS[placeholder.name] ?? GROUP_FILLS[placeholder.name];
  if (fill === undefined) throw new Error(`no value for {${placeholder.name}}`);
  return fill(scene, placeholder.argument ?? '');
}

const FILLS: Readonly<Record<string, Fill>> = {
  bank: ({ document }) => document.bank,
  holder: ({ document }) => document.holder,
  'address 1': ({ document }) => document.locale.language.address[1] ?? '',
  'address 2': ({ document }) => document.locale.language.address[2] ?? '',
  page: ({ sheetNumber }) => String(sheetNumber),
  pages: ({ document }) => String(document.sheetCount),
  'sheet number': ({ document, sheetNumber }) =>
    String(document.random.branch('sheets').whole(11, 190) + sheetNumber),
  accounts: ({ document }) => String(document.books.length),
  currency: ({ books }) => books.currency,
  'account number': (scene) => named(scene, scene.books.number),
  iban: (scene) => named(scene, scene.books.iban),
  'masked number': (scene) => named(scene, scene.books.masked),
  'account name': ({ books }) => books.name,
  opening: (scene) => opened(scene, balanceText(scene.document, scene.books.ledger.opening)),
  'opening figure': (scene) => opened(scene, figure(scene.document, scene.books.ledger.opening)),
  'opening mark': ({ document, books }) => balanceMark(document, books.ledger.opening),
  closing: (scene) => closed(scene, balanceText(scene.document, scene.books.ledger.closing)),
  'closing figure': (scene) => closed(scene, figure(scene.document, scene.books.ledger.closing)),
  'closing mark': ({ document, books }) => balanceMark(document, books.ledger.closing),
  'total in': ({ document, books }) => figure(document, books.ledger.into.sum),
  'total out': ({ document, books }) => figure(document, books.ledger.out.sum),
  net: ({ document, books }) => signed(document, books.ledger.into.sum + books.ledger.out.sum),
  'charged net': ({ document, books }) => signed(document, -(books.ledger.into.sum + books.ledger.out.sum)),
  'count in': ({ books }) => String(books.ledger.into.count),
  'count out': ({ books }) => String(books.ledger.out.count),
  count: ({ books }) => String(books.ledger.entries.length),
  total: ({ document, books }, kind) => figure(document, sumOf(ofKind(books.ledger.entries, kind))),
  'count of': ({ books }, kind) => String(ofKind(books.ledger.entries, kind).length),
  limit: ({ document, books }) => figure(document, limitOf(document, books.ledger.closing)),
  available: ({ document, books }) => {
    const limit = limitOf(document, books.ledger.closing);
    return figure(
      document,
      books.ledger.isCard ? limit - books.ledger.closing : limit + books.ledger.closing,
    );
  },
  minimum: ({ document, books }) => figure(document, Math.max(0, Math.round(books.ledger.closing * 0.05))),
  average: ({ document, books }) => {
    const all = [books.ledger.opening, ...books.ledger.entries.map(({ balance }) => balance)];
    return balanceText(document, Math.round(all.reduce((sum, balance) => sum + balance, 0) / all.length));
  },
  'all opening': ({ document }) =>
    balanceText(
      document,
      document.books.reduce((sum, { ledger }) => sum + ledger.opening, 0),
    ),
  'all closing': ({ document }) =>
    balanceText(
      document,
      document.books.reduce((sum, { ledger }) => sum + ledger.closing, 0),
    ),
  start: ({ document, books }, pattern) => dateText(document, books.ledger.start, pattern),
  end: ({ document, books }, pattern) => dateText(document, books.ledger.end, pattern),
  issued: ({ document, books }, pattern) => dateText(document, books.ledger.end + 1, pattern),
  'next date': ({ document, books }, pattern) => dateText(document, books.ledger.end + 31, pattern),
  'due date': ({ document, books }, pattern) => dateText(document, books.ledger.end + 22, pattern),
  money: ({ document, books }, name) => {
    const random = document.random.branch(`money ${name} ${books.index}`);
    const units = 2 * 700 ** random.fraction();
    return figure(document, Math.round(units * document.locale.scale * 10 ** document.locale.digits));
  },
  rate: ({ document }, name) => {
    const value = document.random.branch(`rate ${name}`).whole(5, 2490) / 100;
    return value.toFixed(2).replace('.', document.layout.header.numbers.style.decimal);
  },
  digits: ({ document }, count) => document.random.branch(`digits ${count}`).digits(Number(count)),
  code: ({ document }, count) => document.random.branch(`code ${count}`).code(Number(count)),
};

const ROW_FILLS: Readonly<Record<string, Fill>> = {
  date: ofEntry(({ document }, entry, pattern) => dateText(document, entry.date, pattern)),
  'date once': ofEntry(({ document, previous }, entry, pattern) =>
    previous?.date === entry.date ? '' : dateText(document, entry.date, pattern),
  ),
  'post date': ofEntry(({ document }, entry, pattern) => dateText(document, entry.postDate, pattern)),
  'value date': ofEntry(({ document }, entry, pattern) => dateText(document, entry.postDate, pattern)),
  text: ofEntry((_, { lines }) => lines.join(' ')),
  'text 1': ofEntry((_, { lines }) => lines[0] ?? ''),
  'text rest': ofEntry((_, { lines }) => lines.slice(1).join(' ')),
  type: ofEntry(({ document }, { kind }) => document.types.get(kind) ?? ''),
  reference: ofEntry((_, { reference }) => reference),
  check: ofEntry((_, { kind, reference }) => (kind === 'check' ? reference : '')),
  amount: ofAmount((scene, amount) => misprinted(scene, signed(scene.document, amount))),
  charged: ofAmount((scene, amount) => misprinted(scene, signed(scene.document, -amount))),
  figure: ofAmount((scene, amount) => misprinted(scene, figure(scene.document, amount))),
  in: ofAmount((scene, amount) => sideText(scene, 'in', amount > 0, amount)),
  out: ofAmount((scene, amount) => sideText(scene, 'out', amount < 0, amount)),
  mark: ofAmount(({ document }, amount) => document.layout.header.marks[amount < 0 ? 0 : 1] ?? ''),
  n: ({ rowNumber = 1 }) => String(rowNumber),
  time: ofEntry((_, { reference }) => {
    const minutes = Number(reference) % 1440;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  }),
  balance: ofEntry(({ document }, { balance }) => balanceText(document, balance)),
  'day balance': ofEntry(({ document, books }, entry) =>
    isLastOfDay(books.ledger.entries, entry) ? balanceText(document, entry.balance) : '',
  ),
  'balance figure': ofEntry(({ document }, { balance }) => figure(document, balance)),
  'balance mark': ofEntry(({ document }, { balance }) => balanceMark(document, balance)),
  'in so far': ofEntry(({ document }, { intoSoFar }) => figure(document, intoSoFar)),
  'out so far': ofEntry(({ document }, { outSoFar }) => figure(document, outSoFar)),
};

const GROUP_FILLS: Readonly<Record<string, Fill>> = {
  group: ({ group }) => group?.title ?? '',
  'group date': ({ document, group }, pattern) => dateText(document, group?.entries[0]?.date ?? 0, pattern),
  'group in': ({ document, group }) =>
    figure(document, sumOf(group?.entries.filter(({ amount }) => amount > 0) ?? [])),
  'group out': ({ document, group }) =>
    figure(document, sumOf(group?.entries.filter(({ amount }) => amount < 0) ?? [])),
  'group net': ({ document, group }) => signed(document, sumOf(group?.entries ?? [])),
  'group count': ({ group }) => String(group?.entries.length ?? 0),
  'group balance': ({ document, books, group }) => {
    const last = books.ledger.entries.findLast((entry) => group?.entries.includes(entry));
    return balanceText(document, last?.balance ?? books.ledger.opening);
  },
};

function ofEntry(fill: (scene: Scene, entry: Entry, argument: string) => string): Fill {
  return (scene, argument) => (scene.entry === undefined ? '' : fill(scene, scene.entry, argument));
}

function ofAmount(fill: (scene: Scene, amount: number) => string): Fill {
  return ofEntry((scene, entry) => fill(scene, amountOnRow(scene.document, entry)));
}

/** Whether no later transaction of the ledger has the same day. */
export function isLastOfDay(entries: readonly Entry[], entry: Entry): boolean {
  return entries[entries.indexOf(entry) + 1]?.date !== entry.date;
}

/** The first number printed is the account's; a mask gives way to a number printed in full. */
function named({ printed, books }: Scene, number: string): string {
  if (printed.number === null || (printed.number === books.masked && number !== books.masked))
    printed.number = number;
  return number;
}

function opened({ printed }: Scene, text: string): string {
  printed.hasOpening = true;
  return text;
}

function closed({ printed }: Scene, text: string): string {
  printed.hasClosing = true;
  return text;
}

function figure({ locale, layout }: DocumentScene, minor: number): string {
  return formatAmount(minor, locale.digits, layout.header.numbers.style);
}

function signed(document: DocumentScene, minor: number): string {
  const { positive, negative } = document.layout.header;
  return (minor < 0 ? negative : positive).replace('1', figure(document, minor));
}

function balanceText(document: DocumentScene, minor: number): string {
  const { header } = document.layout;
  const pattern =
    minor < 0
      ? (header['negative balance'] ?? header.negative)
      : (header['positive balance'] ?? header.positive);
  return pattern.replace('1', figure(document, minor));
}

function balanceMark({ layout }: DocumentScene, minor: number): string {
  const isDebit = layout.header.kind === 'bank' ? minor < 0 : minor > 0;
  return layout.header.marks[isDebit ? 0 : 1] ?? '';
}

function sideText(scene: Scene, side: 'in' | 'out', isIts: boolean, amount: number): string {
  const { header } = scene.document.layout;
  return isIts ? misprinted(scene, header[side].replace('1', figure(scene.document, amount))) : header.empty;
}

/** Every eleventh amount of a layout with misprints is malformed, as overfull or damaged print is; the truth is not. */
function misprinted({ document, rowNumber = 1 }: Scene, text: string): string {
  if (rowNumber % 11 !== 4) return text;
  switch (document.layout.header.misprint) {
    case 'none':
      return text;
    case 'split':
      return text.replace(/(\d)(\d[^\d]?\d*)(?=\D*$)/, '$1 $2');
    case 'double':
      return text.replace(/([.,])(\d{2,3})(?=\D*$)/, '$1$1$2');
    case 'letter':
      return text.replace('0', 'O');
  }
}

function limitOf({ locale, random }: DocumentScene, closing: number): number {
  const step = 1000 * locale.scale * 10 ** locale.digits;
  return Math.round((Math.ceil(Math.abs(closing) / step) + random.branch('limit').whole(1, 8)) * step);
}

function ofKind(entries: readonly Entry[], kind: string): readonly Entry[] {
  return entries.filter((entry) => KINDS[kind]?.includes(entry.kind));
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** The pattern behind the colon, `long` and `short` those of the header; without one the header's usual. */
function dateText({ layout: { header }, locale }: DocumentScene, day: Day, argument: string): string {
  const named: Readonly<Record<string, string>> = {
    '': header.dates,
    long: header['long dates'],
    short: header['short dates'],
  };
  return formatDate(day, named[argument] ?? argument, locale.language);
}

/** What shows the groups of a list apart. */
export function groupKeyOf(entry: Entry, period: 'day' | 'month' | 'type', document: DocumentScene): string {
  if (period === 'day') return isoDate(entry.date);
  if (period === 'month') return isoDate(entry.date).slice(0, 7);
  return document.types.get(entry.kind) ?? entry.kind;
}

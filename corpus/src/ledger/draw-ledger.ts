import { type Day, dayOf, formatDate, partsOf } from '../writing/format-date.ts';
import type { Language, MovementKind } from '../writing/languages/language.ts';
import type { Locale } from '../writing/locales.ts';
import type { Random } from './random.ts';

/** One movement as the bank has it. Amounts in minor units, signed as the holder sees them. */
export type Entry = {
  readonly date: Day;
  /** When it was booked: the same day or some days later. */
  readonly postDate: Day;
  readonly kind: MovementKind;
  readonly lines: readonly string[];
  readonly amount: number;
  /** Balance after this movement; cards: the amount owed. */
  readonly balance: number;
  /** Turnover of either side up to and with this movement, positive both. */
  readonly outSoFar: number;
  readonly intoSoFar: number;
  readonly reference: string;
};

export type Totals = { readonly count: number; readonly sum: number };

/**
 * What a bank knows of one account over one period. All that a paper prints next to the rows comes from here and not from the rows,
 * so that a row altered afterwards does not carry the totals with it.
 */
export type Ledger = {
  readonly isCard: boolean;
  readonly number: string;
  readonly start: Day;
  readonly end: Day;
  readonly opening: number;
  readonly closing: number;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly into: Totals;
  readonly out: Totals;
  readonly fees: Totals;
  readonly daily: readonly { readonly date: Day; readonly balance: number }[];
};

export type LedgerOrder = {
  readonly isCard?: boolean;
  readonly entryCount: number;
  readonly kinds?: readonly MovementKind[];
  readonly start?: Day;
  readonly opening?: number;
  readonly number?: string;
  /** Lines of text by kind, where they are not to be the language's own. */
  readonly movements?: Partial<Language['movements']>;
};

/** Share of each kind among the movements, and its usual size in dollars. */
const HABITS: readonly (readonly [kind: MovementKind, share: number, low: number, high: number])[] = [
  ['card', 48, 3, 180],
  ['directDebit', 14, 12, 240],
  ['transferOut', 10, 20, 1400],
  ['transferIn', 9, 15, 2200],
  ['salary', 3, 1400, 5200],
  ['cash', 6, 20, 300],
  ['refund', 4, 5, 120],
  ['fee', 4, 1, 30],
  ['interest', 2, 1, 40],
];
const CARD_HABITS: typeof HABITS = [
  ['card', 84, 3, 420],
  ['refund', 6, 5, 150],
  ['transferIn', 4, 100, 1800],
  ['fee', 3, 2, 45],
];
const INTO: ReadonlySet<MovementKind> = new Set(['salary', 'transferIn', 'refund', 'interest']);

/** The movements of one account over its period, drawn at random; they lead from its opening balance to its closing one. */
export function drawLedger(order: LedgerOrder, locale: Locale, random: Random): Ledger {
  const isCard = order.isCard === true;
  const start = order.start ?? drawStart(random);
  const end = monthLater(start);
  const unit = 10 ** locale.digits * locale.scale;
  const opening =
    order.opening ?? Math.round(random.whole(200, 9000) * unit + random.whole(0, 99) * (unit / 100));
  const rough = drawDates(order.entryCount, start, end, random).map((date) =>
    drawMovement(date, end, order, locale, random),
  );
  let balance = opening;
  let booked = start;
  let [outSoFar, intoSoFar] = [0, 0];
  const entries = rough.map((movement) => {
    balance += isCard ? -movement.amount : movement.amount;
    booked = Math.max(booked, movement.postDate);
    if (movement.amount < 0) outSoFar -= movement.amount;
    else intoSoFar += movement.amount;
    return { ...movement, balance, outSoFar, intoSoFar, postDate: booked };
  });
  return {
    isCard,
    number: order.number ?? drawNumber(isCard, locale, random),
    start,
    end,
    opening,
    ...settled(opening, entries),
  };
}

/** The movements of an account with the balance they end in, their sums, and the balance of each day that has any. */
function settled(
  opening: number,
  entries: readonly Entry[],
): Pick<Ledger, 'entries' | 'closing' | 'into' | 'out' | 'fees' | 'daily'> {
  return {
    entries,
    closing: entries.at(-1)?.balance ?? opening,
    into: totalsOf(entries.filter((entry) => entry.amount > 0)),
    out: totalsOf(entries.filter((entry) => entry.amount < 0)),
    fees: totalsOf(entries.filter((entry) => entry.kind === 'fee')),
    daily: entries
      .filter((entry, at) => entries[at + 1]?.date !== entry.date)
      .map(({ date, balance }) => ({ date, balance })),
  };
}

/** The ledger as the bank had it before its last movement. */
export function withoutLastEntry(ledger: Ledger): Ledger {
  return { ...ledger, ...settled(ledger.opening, ledger.entries.slice(0, -1)) };
}

/** The ledger as the bank would have it had it begun after its first movement. */
export function withoutFirstEntry(ledger: Ledger): Ledger {
  const opening = ledger.entries[0]?.balance ?? ledger.opening;
  return { ...ledger, opening, ...settled(opening, ledger.entries.slice(1)) };
}

function drawMovement(
  date: Day,
  end: Day,
  order: LedgerOrder,
  locale: Locale,
  random: Random,
): Omit<Entry, 'balance' | 'outSoFar' | 'intoSoFar'> {
  const isCard = order.isCard === true;
  const habits = (isCard ? CARD_HABITS : HABITS).filter(([kind]) => order.kinds?.includes(kind) ?? true);
  const checks = order.kinds?.includes('check') === true && random.chance(0.25);
  const [kind, , low, high] = checks ? (['check', 0, 20, 900] as const) : weighted(habits, random);
  const units = low * (high / low) ** random.fraction();
  const minor = Math.max(1, Math.round(units * locale.scale * 10 ** locale.digits));
  return {
    date,
    postDate: Math.min(end, date + (random.chance(0.5) ? 0 : random.whole(1, 2))),
    kind,
    lines: drawLines(order.movements?.[kind] ?? locale.language.movements[kind], date, locale, random),
    amount: INTO.has(kind) ? minor : -minor,
    reference: kind === 'check' ? String(random.whole(1000, 1999)) : random.digits(8),
  };
}

function weighted(habits: typeof HABITS, random: Random): (typeof HABITS)[number] {
  let at = random.fraction() * habits.reduce((sum, [, share]) => sum + share, 0);
  for (const habit of habits) {
    at -= habit[1];
    if (at < 0) return habit;
  }
  return habits[0] as (typeof HABITS)[number];
}

function drawLines(
  templates: readonly (readonly string[])[],
  date: Day,
  locale: Locale,
  random: Random,
): string[] {
  const { language } = locale;
  const slots: Readonly<Record<string, () => string>> = {
    m: () => random.pick(language.merchants),
    p: () => random.pick(language.people),
    e: () => random.pick(language.employers),
    c: () => random.pick(language.cities),
    r: () => random.digits(random.whole(5, 9)),
    k: () => random.code(8),
    f: () => random.digits(4),
    d: () => formatDate(date - random.whole(0, 2), locale.shortDate, language),
  };
  const template = random.pick(templates);
  return template.map((line) => line.replace(/\{(\w)\}/g, (_, slot: string) => slots[slot]?.() ?? ''));
}

/** A third of the periods run over the turn of a year. */
function drawStart(random: Random): Day {
  const year = random.whole(2020, 2025);
  if (random.chance(0.33)) return dayOf(year, 12, random.whole(2, 28));
  return dayOf(year, random.whole(1, 11), random.pick([1, 1, 1, 15, random.whole(2, 28)]));
}

function monthLater(start: Day): Day {
  const { year, month, day } = partsOf(start);
  return month === 12 ? dayOf(year + 1, 1, day) - 1 : dayOf(year, month + 1, day) - 1;
}

function drawDates(count: number, start: Day, end: Day, random: Random): Day[] {
  return Array.from({ length: count }, () => random.whole(start, end)).sort((a, b) => a - b);
}

function drawNumber(isCard: boolean, locale: Locale, random: Random): string {
  if (isCard) return `XXXX XXXX XXXX ${random.digits(4)}`;
  if (['DE', 'AT', 'FR', 'ES', 'IT', 'NL', 'BE', 'PT', 'PL', 'FI', 'NO'].includes(locale.country)) {
    return `${locale.country}${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  }
  return random.pick([
    random.digits(8),
    `${random.digits(4)}-${random.digits(6)}`,
    `${random.digits(3)}-${random.digits(7)}`,
  ]);
}

function totalsOf(entries: readonly Entry[]): Totals {
  return { count: entries.length, sum: entries.reduce((sum, entry) => sum + entry.amount, 0) };
}

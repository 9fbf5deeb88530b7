import { textOf } from '../../lines/line.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { largest } from '../../values/extremes.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { toMinor, toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import { type Sum, segmentsOf } from './sums.ts';
import { isTaxOn } from './tax-at-rate.ts';
import { totalLabel } from './total-label.ts';

/** A printed amount that is neither an item's nor a sum by name. Minor units. */
export type LooseFigure = Pick<Sum, 'amount' | 'label' | 'position' | 'page'>;

/** How clearly a sum must be named to be one. */
const CLEARLY = 0.5;

/** Right edges of one column lie no further apart, in points. */
const ALIGNED = 3;

/** How many lines the sums may take below the items. */
const MOST_ROWS = 24;

type Document = {
  readonly rows: readonly DocumentRow[];
  /** The sums by name. */
  readonly named: readonly Sum[];
  /** Where the items that were read are printed. */
  readonly items: ReadonlySet<number>;
};

/**
 * The amounts among the sums that no name explains: those at the end of a line between the items and the total, in the column of their
 * amounts, those behind the name of a subtotal, tax or total that are not its own, and what is named next to a tax as its base.
 * The foot of a column that adds up is none.
 */
export function looseFigures(
  rows: readonly DocumentRow[],
  sums: readonly Sum[],
  items: ReadonlySet<number>,
  digits: number,
): LooseFigure[] {
  const named = sums.filter(({ strength, role }) => strength >= CLEARLY && role !== 'other');
  const document = { rows, named, items };
  const found = rows.flatMap((row) => {
    if (items.has(row.position)) return [];
    const own = named.filter(({ position }) => position === row.position);
    // A row of feet without a name has one for each column.
    const isBare = !row.line.words.some(({ text }) => /\p{L}{2}/u.test(text) && !isCurrencyMark(text));
    const ends = isBare
      ? row.figures
      : row.figures.slice(-1).filter(({ to }) => to >= row.line.words.length - 1);
    const among = own.length === 0 ? ends : figuresNextTo(own, sums, row);
    const isOpen = (figure: Figure) =>
      (own.length > 0 || isAmongSums(row, figure, document)) &&
      !isRateOfNothing(figure, row, own) &&
      !isFoot(figure, document) &&
      !addsUpOnLine(figure, row, digits);
    return among.flatMap((figure) => {
      const amount = toMinor(figure.value, digits);
      if (!figure.isMoney || figure.isPercent || amount === null || amount === 0 || !isOpen(figure))
        return [];
      if (own.some((sum) => Math.abs(sum.amount) === Math.abs(amount) || isBaseOf(sum, amount, rows)))
        return [];
      return [{ amount, label: labelOf(row, figure), position: row.position, page: row.line.page }];
    });
  });
  // What is due after another day is no sum of this bill; what was taken off on a day is.
  const isLater = ({ label, amount }: LooseFigure) => amount > 0 && namesDay(label);
  const later = new Set(found.filter(isLater).map(({ amount }) => amount));
  return found.filter(({ amount }) => !later.has(amount));
}

/** Whether a label says a day: "Amount due after 03/30/2026". */
function namesDay(label: string): boolean {
  const words = label.split(' ');
  return words.some((_, index) => readDateAt(words, index) !== null);
}

/** Whether a figure is the only one but zeros on the line of a tax of zero: its rate, of which nothing was levied. */
function isRateOfNothing(figure: Figure, { figures }: DocumentRow, own: readonly Sum[]): boolean {
  const others = figures.filter((other) => other !== figure && other.isMoney);
  return (
    own.length > 0 &&
    own.every(({ role, amount }) => role === 'tax' && amount === 0) &&
    others.length > 1 &&
    others.every(({ value }) => value.units === 0)
  );
}

/** Whether an amount is what a tax is levied on, by the rate printed with it or behind its name elsewhere: "G = GST 5%", "GST on 44.15". */
function isBaseOf({ role, rate, label, amount }: Sum, base: number, rows: readonly DocumentRow[]): boolean {
  if (role !== 'tax') return false;
  const rates = [...(rate === null ? [] : [rate]), ...ratesBehind(label.split(' ')[0] ?? '', rows)];
  return rates.some((own) => isTaxOn(base, own, amount));
}

/** The percentages printed right behind a word. */
function ratesBehind(name: string, rows: readonly DocumentRow[]): number[] {
  return rows.flatMap(({ line, figures }) =>
    figures.flatMap(({ isPercent, from, value }) =>
      isPercent && line.words[from - 1]?.text === name ? [toNumber(value)] : [],
    ),
  );
}

/** Sums whose names stand before no other figures. */
const SUMS_WITH_FIGURES: ReadonlySet<Sum['role']> = new Set(['subtotal', 'tax', 'total']);

/** The figures behind the names of sums on a line, and those named as the base of a tax on it. */
function figuresNextTo(own: readonly Sum[], sums: readonly Sum[], row: DocumentRow): Figure[] {
  const isTaxed = own.some(({ role }) => role === 'tax');
  const bases = sums.filter(({ role, position }) => role === 'other' && position === row.position);
  const named = own.filter((sum) => SUMS_WITH_FIGURES.has(sum.role) || isFootOfCredits(sum));
  const wanted = [...named, ...(isTaxed ? bases : [])];
  const words = new Set(wanted.flatMap((sum) => sum.words));
  return segmentsOf(row)
    .filter(({ figures }) => figures.some(({ from }) => words.has(row.line.words[from] as Sum['words'][0])))
    .flatMap(({ figures }) => figures);
}

/** Whether a payment is called a total: the foot of a column of credits, next to that of the charges. */
function isFootOfCredits({ role, label }: Sum): boolean {
  return role === 'paid' && totalLabel(label)?.role === 'total';
}

/** Whether a figure is between the last line of items and a total, in the column of their amounts. */
function isAmongSums(row: DocumentRow, figure: Figure, { rows, named, items }: Document): boolean {
  return named.some(({ role, position, page, amount }) => {
    if ((role !== 'total' && role !== 'due') || amount === 0) return false;
    if (page !== row.line.page || position <= row.position) return false;
    const last = largest([...items].filter((item) => item < position));
    if (row.position < last || position - last > MOST_ROWS) return false;
    const sums = named.filter((sum) => sum.position > last && sum.position <= position);
    return [last, ...sums.map((sum) => sum.position)].some((at) => isAligned(rows[at], figure));
  });
}

/** Whether a figure is in the column of the last figure of a line. */
function isAligned(row: DocumentRow | undefined, figure: Figure): boolean {
  const last = row?.figures.at(-1);
  return last !== undefined && Math.abs(last.digitsRight - figure.digitsRight) <= ALIGNED;
}

/** Whether a figure is the sum of those of the items in its column. */
function isFoot(figure: Figure, { rows, items }: Document): boolean {
  const above = [...items].flatMap(
    (position) =>
      rows[position]?.figures.filter(
        ({ digitsRight }) => Math.abs(digitsRight - figure.digitsRight) <= ALIGNED,
      ) ?? [],
  );
  const most = largest([figure, ...above].map(({ value }) => value.scale));
  const scaled = ({ value }: Figure) => value.units * 10 ** (most - value.scale);
  return above.length > 1 && above.reduce((sum, own) => sum + scaled(own), 0) === scaled(figure);
}

/** Whether a figure and another one on its line add up to a third: goods, an allowance and what is taxed; or all before the last make that. */
function addsUpOnLine(figure: Figure, { figures }: DocumentRow, digits: number): boolean {
  const amounts = figures.flatMap((own) =>
    own.isMoney ? [{ own, amount: toMinor(own.value, digits) ?? 0 }] : [],
  );
  const last = amounts.at(-1)?.amount ?? 0;
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  if (amounts.length > 2 && last !== 0 && whole === last * 2) return true;
  return amounts.some((a, first) =>
    amounts
      .slice(first + 1)
      .some((b) =>
        amounts.some(
          (c) =>
            c !== a &&
            c !== b &&
            a.amount + b.amount === c.amount &&
            [a, b, c].some(({ own }) => own === figure),
        ),
      ),
  );
}

/** The words of the last cell before a figure. */
function labelOf(row: DocumentRow, figure: Figure): string {
  const cells = row.chunks.map(({ words }) => words.filter(({ right }) => right <= figure.left));
  return textOf(cells.findLast((words) => /\p{L}{2}/u.test(textOf(words))) ?? []);
}

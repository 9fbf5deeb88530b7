import { textOf } from '../../lines/line.ts';
import { largest } from '../../values/extremes.ts';
import { toMinor } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import { endsInTotal } from './ends-in-total.ts';
import type { Figure } from './figure.ts';
import type { Sum } from './sums.ts';
import { isTaxOn } from './tax-at-rate.ts';

/** The amount at the end of a line. Minor units. */
export type Ending = { readonly amount: number; readonly row: DocumentRow; readonly figure: Figure };

/** How sure a total is that is known by its structure alone. */
const STRENGTH = 0.4;
/** Fewer amounts may add up to another by chance. */
const LEAST_ADDENDS = 3;
const LEAST_NAMED = 2;

/**
 * Sums without a legible label, where none is called so. A total: an amount at the end of a line that those above it add up to, that was
 * paid less the change, that is printed again right below, or that a subtotal and a tax above it make together. A subtotal: an amount
 * that those above it add up to, alone on its line, after words that speak of a total, or above what leads from it to the total.
 */
export function structuralSums(rows: readonly DocumentRow[], sums: readonly Sum[], digits: number): Sum[] {
  const whole = wholeBelowTax(rows, sums, digits);
  return [...whole, ...unnamedSums(rows, [...sums, ...whole], digits)];
}

/**
 * Where another total is named below, as after payments on account: the amount right below a tax, or what is charged with it, that
 * the lines from the subtotal on make, whatever it is called: "Consumption of the year incl. VAT".
 */
function wholeBelowTax(rows: readonly DocumentRow[], sums: readonly Sum[], digits: number): Sum[] {
  const endings = endingsOf(rows, digits);
  const isNamed = (roles: ReadonlySet<Sum['role']>, { row }: Ending) =>
    sums.some((sum) => roles.has(sum.role) && sum.strength >= 0.5 && sum.position === row.position);
  return endings.flatMap((ending, index) => {
    const above = endings.slice(0, index);
    const from = above.findLastIndex((own) => isNamed(SUBTOTAL, own));
    const steps = from < 0 ? [] : above.slice(from);
    const isWhole = steps.reduce((sum, { amount }) => sum + amount, 0) === ending.amount;
    const isTaxed = steps.some((own) => isNamed(TAX, own));
    if (!isWhole || !isTaxed || !steps.slice(1).every((own) => isNamed(STEPS, own))) return [];
    const isKnown = sums.some(({ position }) => position === ending.row.position);
    const below = endings.slice(index + 1);
    const isOpen = below.some((own) => isNamed(TOTALS, own));
    // With outlays behind it, it is not yet the total.
    const isAddedTo = below.some(
      (own, at) =>
        isNamed(TOTALS, own) &&
        own.amount > ending.amount &&
        below.slice(0, at).reduce((sum, { amount }) => sum + amount, ending.amount) === own.amount,
    );
    if (isAddedTo) return [];
    return isKnown || !isOpen ? [] : [{ ...toSum(ending, 'total'), strength: 0.5 }];
  });
}

const SUBTOTAL: ReadonlySet<Sum['role']> = new Set(['subtotal']);
const TAX: ReadonlySet<Sum['role']> = new Set(['tax']);
const TOTALS: ReadonlySet<Sum['role']> = new Set(['total', 'due']);

/** What may be between a subtotal and the total. */
const STEPS: ReadonlySet<Sum['role']> = new Set(['tax', 'charge', 'discount', 'rounding']);

function unnamedSums(rows: readonly DocumentRow[], sums: readonly Sum[], digits: number): Sum[] {
  const named = sums.filter(({ strength, amount }) => strength >= 0.5 && amount !== 0);
  const totals = named.filter(({ role }) => role === 'total' || role === 'due');
  const subtotals = named.filter(({ role }) => role === 'subtotal');
  const endings = endingsOf(rows, digits);
  const lastTotal = largest(totals.map(({ position }) => position));
  if (totals.length > 0 && subtotals.some(({ position }) => position <= lastTotal)) return [];
  if (totals.length > 0) {
    const led = endings.filter((_, index) => leadsToTotal(endings, index, sums));
    // What a tax is levied on, in a table below the total.
    if (led.length > 0 || subtotals.length > 0)
      return led.slice(0, 1).map((ending) => toSum(ending, 'subtotal'));
    // Several are each of a section.
    const called = endings.filter(
      (ending, index) =>
        !sums.some(({ position }) => position === ending.row.position) &&
        namesTotal(ending) &&
        addsUp(endings.slice(0, index), ending.amount, LEAST_NAMED),
    );
    return called.length === 1 ? called.map((ending) => toSum(ending, 'subtotal')) : [];
  }
  const found = endings.filter((ending, index) => isTotal(endings, index) || isWithTax(ending, sums));
  const highest = found.reduce<Ending | null>(
    (a, b) => (a === null || Math.abs(b.amount) > Math.abs(a.amount) ? b : a),
    null,
  );
  return highest === null ? [] : [toSum(highest, 'total')];
}

/**
 * Whether those above an amount add up to it, or a tax below it is levied on it at its rate, and the amounts between it and a named total
 * make that total with it, with or without the taxes among them: what stands above taxes and charges, whatever it is called.
 */
function leadsToTotal(endings: readonly Ending[], index: number, sums: readonly Sum[]): boolean {
  const own = endings[index];
  if (own === undefined) return false;
  const isTaxed = index >= LEAST_NAMED && isTaxedBelow(own, sums);
  if (!isTaxed && !addsUp(endings.slice(0, index), own.amount, LEAST_NAMED)) return false;
  if (sums.some(({ position, strength }) => position === own.row.position && strength >= 0.5)) return false;
  const taxes = new Set(sums.flatMap(({ role, position }) => (role === 'tax' ? [position] : [])));
  return sums.some(({ role, strength, amount, position }) => {
    if (role !== 'total' || strength < 0.5) return false;
    const between = endings.slice(index + 1).filter(({ row }) => row.position < position);
    const untaxed = between.filter(({ row }) => !taxes.has(row.position));
    return [between, untaxed].some(
      (steps) => steps.length > 0 && steps.reduce((sum, step) => sum + step.amount, own.amount) === amount,
    );
  });
}

/** Whether a tax printed below an amount is its share at the rate printed with the tax. */
function isTaxedBelow({ amount, row }: Ending, sums: readonly Sum[]): boolean {
  return sums.some(
    (tax) =>
      tax.role === 'tax' &&
      (tax.rate ?? 0) > 0 &&
      tax.position > row.position &&
      isTaxOn(amount, tax.rate ?? 0, tax.amount),
  );
}

/** Whether the words before an amount end in one for a total. */
export function namesTotal({ row, figure }: Ending): boolean {
  const words = row.line.words.slice(0, figure.from).filter(({ text }) => /\p{L}{2}/u.test(text));
  return words.length > 0 && words.length < MOST_WORDS && endsInTotal(textOf(words));
}

/** The name of a section's total has fewer words. */
const MOST_WORDS = 4;

/** What a quantity is multiplied by. */
const TIMES = /^[x×@]$/i;

/** The amounts at the end of lines, top to bottom; the price of one is none: "2 x 34.50". */
export function endingsOf(rows: readonly DocumentRow[], digits: number): Ending[] {
  return rows.flatMap((row) => {
    const figure = row.figures.at(-1);
    if (figure === undefined || !figure.isMoney || row.line.words.length - figure.to > 1) return [];
    if (TIMES.test(row.line.words[figure.from - 1]?.text ?? '')) return [];
    const amount = toMinor(figure.value, digits);
    return amount === null || amount === 0 ? [] : [{ amount, row, figure }];
  });
}

function isTotal(endings: readonly Ending[], index: number): boolean {
  const own = endings[index]?.amount ?? 0;
  if (own <= 0 || endings.slice(0, index).some(({ amount }) => amount > own)) return false;
  const below = endings.slice(index + 1, index + 5).map(({ amount }) => amount);
  const isPaid = below.some((paid, at) =>
    below.slice(at + 1).some((change) => Math.abs(paid) - change === own),
  );
  const isAgain = below[0] === own && index > 0;
  return isPaid || isAgain || addsUp(endings.slice(0, index), own, LEAST_ADDENDS);
}

/** Whether a subtotal and a tax printed above an amount make it together. */
export function isWithTax({ amount, row }: Pick<Ending, 'amount' | 'row'>, sums: readonly Sum[]): boolean {
  const above = (role: Sum['role']) =>
    sums.filter((sum) => sum.role === role && sum.amount !== 0 && sum.position < row.position);
  const taxes = above('tax');
  return above('subtotal').some((subtotal) => taxes.some((tax) => subtotal.amount + tax.amount === amount));
}

/** Whether the amounts right above add up to one, from the last of them upwards. */
export function addsUp(above: readonly Ending[], total: number, least: number): boolean {
  let sum = 0;
  for (let count = 1; count <= above.length; count++) {
    sum += above[above.length - count]?.amount ?? 0;
    if (sum === total && count >= least) return true;
  }
  return false;
}

function toSum({ amount, row, figure }: Ending, role: 'subtotal' | 'total'): Sum {
  return {
    role,
    strength: STRENGTH,
    amount,
    label: '',
    position: row.position,
    page: row.line.page,
    ...{ currency: figure.currency, isMoney: figure.isMoney },
    words: row.line.words.slice(figure.from, figure.to),
    rate: null,
  };
}

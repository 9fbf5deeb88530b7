import type { Chunk } from '../../lines/chunk.ts';
import { smallest } from '../../values/extremes.ts';
import { toMinor } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import { isTitleOfLines } from './is-title-of-lines.ts';
import { isProduct } from './quantity-times-price.ts';
import { runOf } from './runs.ts';
import { addsUp, type Ending, endingsOf, isWithTax } from './structural-sums.ts';
import type { Sum } from './sums.ts';

/** How sure a charge is that is known by its place alone. */
const STRENGTH = 0.4;

/** The same, where it leads from the sum of the lines to a named one. */
export const LEADING_STRENGTH = 0.5;

/** How clearly a total must be named. */
const CLEARLY = 0.6;

/** Fewer amounts may add up to another by chance. */
const LEAST_ADDENDS = 3;

/** A sum and a tax make the one below them, printed without a name. */
const LEAST_REPEATED = 2;

/** How far the right edges of two sums of a column may be apart, in points. */
const ALIGNED = 4;

/** Charges by names nobody listed: lines of one amount in one column with a total below them, under a named sum or aside from what is above them. */
export function unnamedCharges(rows: readonly DocumentRow[], sums: readonly Sum[], digits: number): Sum[] {
  const endings = endingsOf(rows, digits);
  const totals = sums.filter(({ role, strength }) => role === 'total' && strength >= CLEARLY);
  const found = totals.flatMap((total) => chargesAbove(total, { rows, sums, endings, digits }));
  return [...new Map(found.map((charge) => [charge.position, charge])).values()];
}

type Printed = {
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly Sum[];
  readonly endings: readonly Ending[];
  readonly digits: number;
};

function chargesAbove(total: Sum, printed: Printed): Sum[] {
  const { rows, sums, endings, digits } = printed;
  const edges = edgesOf(rows[total.position]);
  const found: Sum[] = [];
  const above = (at: number) => endings.filter((ending) => ending.row.position < at);
  let waiting: Sum[] = [];
  for (let at = total.position - 1; at >= 0; at--) {
    const row = rows[at];
    if (row === undefined || row.line.page !== total.page) break;
    // Only text stood next to the sums here.
    if (row.line.words.length === 0) continue;
    // What the charges are is said above them.
    if (waiting.length > 0 && isTitleOfLines(row)) continue;
    if (!isAligned(edgesOf(row), edges)) break;
    if (sums.some(({ position }) => position === at)) {
      found.push(...waiting);
      waiting = [];
      continue;
    }
    // What it is so far, printed again without a name.
    if (isBare(row) && addsUp(above(at), amountOf(row, digits), LEAST_REPEATED)) continue;
    const charge = chargeOf(row, digits);
    // What a subtotal and its tax make, under a name nobody listed.
    if (charge !== null && isWithTax({ amount: charge.amount, row }, sums.filter(isNamed))) continue;
    // What the lines above it make is a sum of theirs, and with what is between it and a named sum that one.
    if (charge !== null && addsUp(above(at), charge.amount, LEAST_ADDENDS)) {
      const leads = leadsOn(charge, [...waiting, ...sums]);
      const own = leads ? waiting.map((step) => ({ ...step, strength: LEADING_STRENGTH })) : null;
      return [...found, ...(own ?? chargesInLine(waiting, total, printed))];
    }
    if (charge === null) break;
    waiting.push(charge);
  }
  return [...found, ...chargesInLine(waiting, total, { rows, sums, endings })];
}

/** Whether an amount makes the subtotal or total below it with the charges and discounts between them. */
function leadsOn(own: Sum, sums: readonly Sum[]): boolean {
  const below = sums.filter(({ position }) => position > own.position);
  const next = smallest(below.flatMap(({ role, position }) => (MADE_UP.has(role) ? [position] : [])));
  const steps = below.filter(({ position }) => position < next);
  const whole = steps.reduce((sum, step) => sum + changeBy(step), own.amount);
  return below.some(({ position, amount }) => position === next && amount === whole);
}

function changeBy({ role, amount }: Sum): number {
  if (role === 'discount') return -Math.abs(amount);
  return role === 'charge' || role === 'rounding' ? amount : 0;
}

/** What lines and charges make together. */
const MADE_UP: ReadonlySet<Sum['role']> = new Set(['subtotal', 'total']);

function isNamed({ strength }: Sum): boolean {
  return strength >= NAMED;
}

/** How clearly a subtotal and a tax must be named. */
const NAMED = 0.5;

/** Names of sums begin at least so far right of the lines that they add up, in points. */
const ASIDE = 40;

/**
 * Of lines above a total, from the last one up, those whose names begin where its own or that of a sum between does, if every line with
 * an amount above them begins further left and has no cell there; none where one is more than half of the total, as a sum is.
 */
function chargesInLine(
  lines: readonly Sum[],
  total: Sum,
  { rows, sums, endings }: Pick<Printed, 'rows' | 'sums' | 'endings'>,
): readonly Sum[] {
  const below = sums.filter(
    ({ position }) => position > (lines[0]?.position ?? 0) && position <= total.position,
  );
  const edges = below.map(({ position }) => nameLeft(rows[position]));
  const isUnder = (left: number) => edges.some((edge) => Math.abs(edge - left) <= ALIGNED);
  const end = lines.findIndex(({ position }) => !isUnder(nameLeft(rows[position])));
  const own = end < 0 ? lines : lines.slice(0, end);
  const first = own.at(-1)?.position ?? total.position;
  const above = rows.filter(
    ({ position, line, figures }) =>
      position < first && line.page === total.page && figures.some(({ isMoney }) => isMoney),
  );
  const isLeft = ({ line, chunks }: DocumentRow) =>
    line.left < smallest(edges) - ASIDE && !chunks.some((cell) => isUnder(cell.left));
  const isAside = above.length > 0 && above.every(isLeft);
  // The sum of a section is none.
  const isOfSection = ({ amount, position }: Sum) =>
    runOf(
      endings.filter(({ row }) => row.position < position),
      amount,
    ) !== null;
  const areParts = own.every((sum) => Math.abs(sum.amount) * 2 < Math.abs(total.amount) && !isOfSection(sum));
  return isAside && areParts
    ? own.map((charge) => ({ ...charge, label: nameOf(rows[charge.position])?.text ?? charge.label }))
    : [];
}

/** The cell before the last amount of a line: a remark may be left of it. */
function nameOf(row: DocumentRow | undefined): Chunk | undefined {
  const end = row?.figures.at(-1)?.left ?? Number.POSITIVE_INFINITY;
  return row?.chunks.findLast(({ text, left }) => /\p{L}{3}/u.test(text) && left < end);
}

function nameLeft(row: DocumentRow | undefined): number {
  return nameOf(row)?.left ?? row?.line.left ?? 0;
}

function isBare({ line, figures: [figure] }: DocumentRow): boolean {
  return figure?.isMoney === true && figure.from === 0 && figure.to === line.words.length;
}

function amountOf({ figures: [figure] }: DocumentRow, digits: number): number {
  return (figure === undefined ? null : toMinor(figure.value, digits)) ?? 0;
}

/** The right edges of the money at the end of a line: with and without the currency behind it. */
function edgesOf(row: DocumentRow | undefined): number[] {
  const figure = row?.figures.at(-1);
  return figure?.isMoney === true ? [figure.digitsRight, figure.right] : [];
}

function isAligned(edges: readonly number[], others: readonly number[]): boolean {
  return edges.some((edge) => others.some((other) => Math.abs(edge - other) <= ALIGNED));
}

function chargeOf({ line, figures, position }: DocumentRow, digits: number): Sum | null {
  const [price, ...others] = figures.filter(({ isMoney }) => isMoney);
  const figure = others.at(-1) ?? price;
  const amount = figure === undefined ? null : toMinor(figure.value, digits);
  const words = figure === undefined ? [] : line.words.slice(0, figure.from);
  const isNamed = words.some(({ text }) => /\p{L}{3}/u.test(text));
  if (figure === undefined || price === undefined || amount === null || amount === 0 || !isNamed) return null;
  // "Hallmarking 2 pcs @ 45.00": what a number of them comes to.
  const isCounted = figures.some(
    (count) => !count.isMoney && isProduct({ quantity: count.value, price: price.value }, amount, digits),
  );
  if (others.length > 1 || (others.length === 1 && !isCounted)) return null;
  return {
    role: 'charge',
    strength: STRENGTH,
    amount,
    label: words.map(({ text }) => text).join(' '),
    position,
    page: line.page,
    ...{ currency: figure.currency, isMoney: true },
    words: line.words.slice(figure.from, figure.to),
    rate: null,
  };
}

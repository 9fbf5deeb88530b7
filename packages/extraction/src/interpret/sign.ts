import type { Row } from './rows/row.ts';

/** The sign convention for amounts whose direction no column gives. */
export type SignReading = {
  /** An unmarked amount is money out and a marked one money in, as on cards; an amount whose direction no balance shows is money out. */
  readonly isFlipped: boolean;
  /** Section titles give the direction. */
  readonly usesSections: boolean;
  /** If nothing else shows it, the direction is that of the printed balance. */
  readonly followsBalance?: boolean;
  /** In a debit or credit column, recognized amounts without the minus that most have lost it on the scan. */
  readonly lostMinus?: boolean;
};

/** The signed amounts of `rows`, in minor units: money in positive, money out negative. Separate charges are not included. */
export function signedAmounts(
  rows: readonly Row[],
  reading: SignReading,
  opening: number | null = null,
): number[] {
  if (reading.followsBalance === true) return amountsByBalance(rows, opening, reading.isFlipped ? -1 : 1);
  const conventions = conventionsOf(rows);
  return rows.map((row) => {
    const { anchor } = row;
    const size = anchor.amount.minor;
    const convention = conventions.get(conventionKey(row));
    const isMisread = reading.lostMinus === true && mayLackMinus(row);
    const isOdd = convention !== undefined && !isMisread && isMinority(row, convention);
    if (anchor.indicator !== null) return anchor.indicator === 'in' ? size : -size;
    if (anchor.side !== 'amount') return (anchor.side === 'in') !== isOdd ? size : -size;
    if (reading.usesSections && (row.section?.role === 'in' || row.section?.role === 'out'))
      return (row.section.role === 'in') !== isOdd ? size : -size;
    return markedSign(row, convention, reading.isFlipped) * size;
  });
}

/** Whether rows print no direction in any form, but a balance each: then the balances decide. */
export function isUnsigned(rows: readonly Row[]): boolean {
  return (
    rows.length > 1 &&
    rows.every(
      ({ anchor }) => anchor.side === 'amount' && anchor.amount.mark === 'none' && anchor.indicator === null,
    ) &&
    rows.every(({ section }) => section?.role !== 'in' && section?.role !== 'out') &&
    rows.filter(({ anchor }) => anchor.balance !== null).length >= rows.length * 0.6
  );
}

/** Each amount with the sign that leads from the balance before it to the one after, and with `other` where no balance shows it. */
function amountsByBalance(rows: readonly Row[], opening: number | null, other: 1 | -1): number[] {
  const forward = followBalances(rows, opening, other);
  const backward = followBalances([...rows].reverse(), opening, other);
  return forward.misses <= backward.misses ? forward.amounts : backward.amounts.reverse();
}

function followBalances(
  rows: readonly Row[],
  opening: number | null,
  other: 1 | -1,
): { amounts: number[]; misses: number } {
  const amounts: number[] = [];
  let running = opening;
  let misses = 0;
  let from = 0;
  rows.forEach((row, index) => {
    const printed = row.anchor.balance;
    if (printed === null) return;
    const balance = printed.mark === 'minus' || printed.mark === 'out' ? -printed.minor : printed.minor;
    const run = rows.slice(from, index + 1);
    const sizes = run.map((item) => item.anchor.amount.minor);
    const charged = run.reduce((sum, item) => sum + item.anchor.charged, 0);
    const signs = running === null ? null : signsFor(sizes, balance - running + charged);
    if (signs === null) misses++;
    sizes.forEach((size, place) => {
      amounts.push(size * (signs?.[place] ?? other));
    });
    running = balance;
    from = index + 1;
  });
  const behind = rows.slice(from).map((row) => row.anchor.amount.minor);
  return { amounts: [...amounts, ...behind], misses };
}

const MOST_UNSIGNED_RUN = 10;

/** The only signs with which `sizes` add up to `change`; null if there are none or several. */
function signsFor(sizes: readonly number[], change: number): number[] | null {
  if (sizes.length > MOST_UNSIGNED_RUN) return null;
  let found: number[] | null = null;
  for (let bits = 0; bits < 1 << sizes.length; bits++) {
    const signs = sizes.map((_, place) => ((bits >> place) & 1 ? -1 : 1));
    if (sizes.reduce((sum, size, place) => sum + size * (signs[place] ?? 1), 0) !== change) continue;
    if (found !== null) return null;
    found = signs;
  }
  return found;
}

/** How often each mark appears on the amounts of a column or section. */
type Convention = { minus: number; plain: number; in: number; out: number; plus: number };

function conventionsOf(rows: readonly Row[]): Map<string, Convention> {
  const conventions = new Map<string, Convention>();
  for (const row of rows) {
    const key = conventionKey(row);
    const convention = conventions.get(key) ?? { minus: 0, plain: 0, in: 0, out: 0, plus: 0 };
    const { mark } = row.anchor.amount;
    convention[mark === 'none' ? 'plain' : mark]++;
    conventions.set(key, convention);
  }
  return conventions;
}

function conventionKey(row: Row): string {
  if (row.anchor.side !== 'amount') return row.anchor.side;
  return partOf(row) ?? 'amount';
}

/** The debit or credit section of a row, across pages on which it continues; null if it is in none. */
export function partOf({ section }: Row): string | null {
  if (section?.role !== 'in' && section?.role !== 'out') return null;
  return `${section.role}|${section.part}`;
}

/** Whether a mark contradicts the convention of its column or section, which reverses the amount: a reversal among payments. */
function isMinority(row: Row, convention: Convention): boolean {
  const { mark } = row.anchor.amount;
  const marked = convention.minus;
  const unmarked = convention.plain + convention.plus;
  if (mark === 'minus') return marked < unmarked;
  if (mark === 'none' || mark === 'plus') return unmarked < marked;
  return false;
}

/** Whether a scan may have lost the minus of an amount. */
export function mayLackMinus({ anchor }: Row): boolean {
  return anchor.amount.mark === 'none' && anchor.body.line.words.some(({ confidence }) => confidence < 1);
}

function markedSign(row: Row, convention: Convention | undefined, isFlipped: boolean): 1 | -1 {
  const { mark } = row.anchor.amount;
  if (mark === 'in') return 1;
  if (mark === 'out') return -1;
  if (mark === 'minus') return isFlipped ? 1 : -1;
  // Next to unmarked amounts a plus is the other direction, whichever theirs is on cards.
  if (mark === 'plus') return isFlipped && (convention === undefined || convention.plain === 0) ? -1 : 1;
  if (convention !== undefined && convention.minus === 0) {
    if (convention.in > 0 && convention.out === 0) return -1;
    if (convention.out > 0 && convention.in === 0) return 1;
    if (convention.plus > 0) return -1;
  }
  return isFlipped ? -1 : 1;
}

/** Whether neither a column nor a word next to the amount gives its direction. */
export function isSignedByMark({ anchor }: Row): boolean {
  return anchor.side === 'amount' && anchor.indicator === null;
}

/** Whether only a minus, or none, shows the direction of a row. */
export function isBare(row: Row): boolean {
  const { mark } = row.anchor.amount;
  return isSignedByMark(row) && (mark === 'none' || mark === 'minus') && partOf(row) === null;
}

/** Whether each amount has its own sign, some a plus and some a minus: then titles do not matter. */
export function bearsEverySign(rows: readonly Row[]): boolean {
  const marks = new Set(rows.map(({ anchor }) => anchor.amount.mark));
  return marks.size === 2 && marks.has('plus') && marks.has('minus');
}

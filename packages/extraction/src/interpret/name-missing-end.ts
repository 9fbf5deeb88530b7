import type { Amount } from '../values/amount.ts';
import type { AccountReading, Figure } from './account-reading.ts';
import type { UnnamedFigure } from './items/unnamed-figures.ts';

/** The opening or closing balance, or both, without a label. */
export type NamedEnds = { readonly openings?: number[]; readonly closings?: number[] };

/**
 * The opening or closing balance of an account that labels only the other one, or the available amount in its place: the amount calculated
 * from its rows, if exactly that is printed outside the rows under no other known label. What is available is that and a printed limit. Null
 * if it is not.
 */
export function nameMissingEnd(
  { rows, amounts, reconciliation: { opening, closing, ledger, isOwed, isTooLarge } }: AccountReading,
  unnamed: () => readonly UnnamedFigure[],
): NamedEnds | null {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (isTooLarge === true || sum === 0 || (opening === null && closing === null)) return null;
  const moved = isOwed ? -sum : sum;
  const end = opening === null ? (closing ?? 0) - moved : opening + moved;
  const isBoth = opening !== null && closing !== null;
  if (isBoth ? ledger !== 'fails' : ledger !== null) return null;
  const own = new Set(rows.map(({ anchor }) => anchor.body));
  const outside = unnamed().filter(({ body }) => !own.has(body));
  if (!outside.some(({ amount, isLimit }) => !isLimit && isBalance(amount, end))) return null;
  if (isBoth && !outside.some(({ amount, isLimit }) => isLimit && isBalance(amount, closing - end)))
    return null;
  return opening === null ? { openings: [end] } : { closings: [end] };
}

/** Whether an amount is a non-zero balance with a matching sign: a mark if negative, none if not. */
function isBalance({ minor, mark }: Amount, end: number): boolean {
  const isMarked = mark === 'minus' || mark === 'out';
  return end !== 0 && minor === Math.abs(end) && isMarked === end < 0;
}

/** With more figures outside its rows, two of them may differ by anything. */
const MOST_FIGURES = 40;

/**
 * The opening and closing balance of an account that labels neither: the only two figures outside its rows that the sum of the rows leads
 * from and to, in printed order, where what the rows moved each way is printed outside them too. What was available and a limit differ by
 * the same where the account opened with nothing: so what moved in all is printed nowhere, or both ends, the sum and the zero of the other
 * side are one line. Null if there is no such pair, or several.
 */
export function nameBothEnds(
  { rows, amounts, reconciliation: { opening, closing, isOwed, isTooLarge } }: AccountReading,
  figures: () => readonly Figure[],
): NamedEnds | null {
  const sides = [1, -1].map((way) =>
    amounts.reduce((sum, amount) => (Math.sign(amount) === way ? sum + Math.abs(amount) : sum), 0),
  );
  const [moneyIn = 0, moneyOut = 0] = sides;
  const moved = isOwed ? moneyOut - moneyIn : moneyIn - moneyOut;
  if (isTooLarge === true || moved === 0 || opening !== null || closing !== null) return null;
  const own = new Map(rows.map(({ anchor }) => [anchor.body, anchor] as const));
  // A box next to the rows shares their lines.
  const outside = figures().filter(({ body, amount }) => {
    const row = own.get(body);
    return row === undefined || (amount !== row.amount.minor && amount !== row.balance?.minor);
  });
  if (outside.length > MOST_FIGURES) return null;
  const isPrinted = (sum: number) => sum === 0 || outside.some(({ amount }) => amount === sum);
  if (!sides.every(isPrinted)) return null;
  const isOneWay = sides.includes(0);
  if (!isOneWay && isPrinted(Math.abs(moved))) return null;
  const pairs = outside.flatMap((first, at) =>
    outside.slice(at + 1).flatMap((last, behind) => {
      const between = outside.slice(at + 1, at + 1 + behind);
      const isLed = heldIn(last) - heldIn(first) === moved && isNoSum(first.amount, last.amount);
      return isLed && (!isOneWay || isEquation(first, between, last)) ? [[heldIn(first), heldIn(last)]] : [];
    }),
  );
  const [pair, ...others] = [...new Map(pairs.map((ends) => [ends.join(), ends])).values()];
  const [first, last] = pair ?? [];
  return first === undefined || last === undefined || others.length > 0
    ? null
    : { openings: [first], closings: [last] };

  /** Nothing and what moved one way differ by it too. */
  function isNoSum(first: number, last: number): boolean {
    return first !== 0 && last !== 0 && !(sides.includes(first) && sides.includes(last));
  }

  /** Whether two figures are the ends of a line with what moved either way between them. */
  function isEquation(first: Figure, between: readonly Figure[], last: Figure): boolean {
    return first.body === last.body && sides.every((sum) => between.some(({ amount }) => amount === sum));
  }
}

function heldIn({ amount, mark }: Figure): number {
  return mark === 'minus' ? -amount : amount;
}

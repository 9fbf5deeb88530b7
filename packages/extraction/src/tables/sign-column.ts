import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** Largest distance of a sign in its own column from its amount, in text heights. */
const REACH = 8;
/** Least share of the amounts that have such a sign before them. */
const MOST = 0.8;
const ENOUGH = 3;

const SIGNS: ReadonlySet<string> = new Set('+-−–');

type Signed = {
  readonly index: number;
  readonly figure: AmountToken;
  readonly isPlus: boolean;
  readonly middle: number;
};

/**
 * Joins each sign in a column of signs to its amount. A lone minus may also mean an empty cell: both count as signs only if pluses appear
 * in the same place. Pluses alone may mark only some rows.
 */
export function joinSigns(lines: readonly BodyLine[]): BodyLine[] {
  const dated = lines.filter((body) => body.tokens[0]?.kind === 'date');
  const found = dated.flatMap((body) => signOf(body) ?? []);
  const [first] = found;
  if (first === undefined) return lines.slice();
  const areSigns =
    found.every(({ isPlus }) => isPlus) ||
    (found.length >= Math.max(ENOUGH, dated.length * MOST) && found.some(({ isPlus }) => isPlus));
  const isColumn = areSigns && found.every(({ middle }) => Math.abs(middle - first.middle) < 6);
  return isColumn ? lines.map(withSign) : lines.slice();
}

function withSign(body: BodyLine): BodyLine {
  const sign = signOf(body);
  if (sign === null) return body;
  const { index, figure, isPlus } = sign;
  const from = body.tokens[index]?.from ?? figure.from;
  const joined = {
    ...figure,
    from,
    amount: { ...figure.amount, mark: isPlus ? ('plus' as const) : ('minus' as const) },
  };
  return { ...body, tokens: [...body.tokens.slice(0, index), joined, ...body.tokens.slice(index + 2)] };
}

/** The first lone sign of a line before an unmarked amount. */
function signOf({ line, tokens }: BodyLine): Signed | null {
  for (let index = 0; index + 1 < tokens.length; index++) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token?.kind !== 'text' || next?.kind !== 'amount') continue;
    const text = line.words[token.from]?.text ?? '';
    if (token.to > token.from + 1 || !SIGNS.has(text)) continue;
    const [gap, height] = [next.left - token.right, line.bottom - line.top];
    if (gap < height * REACH && next.amount.mark === 'none' && next.amount.isCertain) {
      const middle = (token.left + token.right) / 2;
      return { index, figure: next, isPlus: text === '+', middle };
    }
  }
  return null;
}

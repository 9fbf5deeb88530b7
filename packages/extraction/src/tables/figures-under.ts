import type { BodyLine } from './body-line.ts';
import type { Heading } from './heading.ts';
import type { AmountToken } from './token.ts';

/** How far the amounts of a column may extend beyond its header, in points. */
export const REACH_PT = 6;

export type FigureUnder = { readonly body: BodyLine; readonly token: AmountToken };

/** The certain amounts aligned below a header, line by line. */
export function figuresUnder(heading: Heading, lines: readonly BodyLine[]): FigureUnder[] {
  return lines.flatMap((body) =>
    body.tokens.flatMap((token) =>
      token.kind === 'amount' && token.amount.isCertain && isUnder(token, heading) ? [{ body, token }] : [],
    ),
  );
}

/** A mark after an amount may be below the next header: the digits show whose amount it is. */
function isUnder({ left, right, digitsRight }: AmountToken, heading: Heading): boolean {
  if (left >= heading.right || digitsRight <= heading.left) return false;
  return (
    Math.abs(right - heading.right) < REACH_PT ||
    Math.abs(digitsRight - heading.right) < REACH_PT ||
    Math.abs(left - heading.left) < REACH_PT
  );
}

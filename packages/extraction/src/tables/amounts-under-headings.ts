import { readAmount } from '../values/amount.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { BodyLine } from './body-line.ts';
import type { Draft } from './draft.ts';
import { figuresUnder } from './figures-under.ts';
import { type Heading, isNumeric } from './heading.ts';
import { textOfTokens } from './text-of-tokens.ts';
import type { DateToken, Token } from './token.ts';

/** Figures of one column end within this distance, in points. */
const FLUSH_PT = 2;
/** A date that may be an amount as well: "27.07". */
const EITHER = /^\d{1,2}[.,]\d{2}$/;
/** Fewer figures do not show where a column ends. */
const ENOUGH = 2;

/** Reads dates that may be amounts as such if they end where the figures of an amount column do: "27.07" at the start of a row, under "Amount". */
export function readAmountsUnderHeadings(draft: Draft, style: NumberStyle): Draft {
  // Few tables have such dates, and only those need their columns measured.
  const mayBeAmounts = draft.lines.some((body) => body.tokens.some((token) => isEither(body, token)));
  if (!mayBeAmounts) return draft;
  return draft.headings.filter(isNumeric).reduce((read, heading) => readUnder(read, heading, style), draft);
}

function readUnder(draft: Draft, heading: Heading, style: NumberStyle): Draft {
  const ends = figuresUnder(heading, draft.lines)
    .map(({ token }) => token.digitsRight)
    .sort((a, b) => a - b);
  const end = ends[ends.length >> 1];
  if (end === undefined || ends.length < ENOUGH) return draft;
  const read = (body: BodyLine, token: Token): Token => {
    if (!isEither(body, token) || Math.abs(token.right - end) > FLUSH_PT) return token;
    const amount = readAmount(textOfTokens(body, [token]), style);
    return amount === null ? token : { ...token, kind: 'amount', amount, digitsRight: token.right };
  };
  return {
    ...draft,
    lines: draft.lines.map((body) =>
      body.tokens.some((token) => isEither(body, token))
        ? { ...body, tokens: body.tokens.map((token) => read(body, token)) }
        : body,
    ),
  };
}

function isEither(body: BodyLine, token: Token): token is DateToken {
  return token.kind === 'date' && token.to === token.from + 1 && EITHER.test(textOfTokens(body, [token]));
}

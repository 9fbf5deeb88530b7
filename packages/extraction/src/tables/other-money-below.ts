import type { BodyLine } from './body-line.ts';
import type { AmountToken, Token } from './token.ts';

/** With fewer amounts, a constant rate may be chance. */
const ENOUGH = 4;
/** Largest distance of the right edge of an amount in brackets from the one above, in points. */
const FLUSH_PT = 8;
/** Largest deviation from the rate by rounding, in minor units and as a share. */
const ROUNDED = 1.01;
const ROUNDED_SHARE = 0.0005;
/** A rate closer to one means the same amount again. */
const LEAST_OFF_ONE = 0.02;

type Pair = { readonly own: number; readonly below: number };

/** Turns amounts in brackets that repeat the amounts right above in another currency, all at one rate, into text: "100,00" over "(51,13)". */
export function otherMoneyBelow(lines: BodyLine[]): BodyLine[] {
  const found = new Map<BodyLine, readonly Pair[]>();
  for (const [at, body] of lines.entries()) {
    const pairs = pairsUnder(lines[at - 1], body);
    if (pairs.length > 0) found.set(body, pairs);
  }
  const pairs = [...found.values()].flat();
  if (pairs.length < ENOUGH || !areAtOneRate(pairs)) return lines;
  return lines.map((body) => (found.has(body) ? { ...body, tokens: body.tokens.map(asText) } : body));
}

/** The bracketed amounts of an undated line with those right above; none if one of its amounts is something else. */
function pairsUnder(above: BodyLine | undefined, { line, tokens }: BodyLine): Pair[] {
  if (above === undefined || above.line.page !== line.page || tokens[0]?.kind === 'date') return [];
  const figures = tokens.filter((token) => token.kind === 'amount');
  const pairs = figures.flatMap((token) => {
    const over = above.tokens.find(
      (other) => other.kind === 'amount' && Math.abs(other.right - token.right) < FLUSH_PT,
    );
    const isBracketed =
      line.words[token.from]?.text.startsWith('(') === true &&
      line.words[token.to - 1]?.text.endsWith(')') === true;
    return isBracketed && over?.kind === 'amount' && over.amount.minor > 0
      ? [{ own: over.amount.minor, below: token.amount.minor }]
      : [];
  });
  return pairs.length === figures.length ? pairs : [];
}

function areAtOneRate(pairs: readonly Pair[]): boolean {
  const largest = pairs.reduce((best, pair) => (pair.own > best.own ? pair : best));
  const rate = largest.below / largest.own;
  return (
    Math.abs(rate - 1) > LEAST_OFF_ONE &&
    pairs.every(
      ({ own, below }) => Math.abs(own * rate - below) <= Math.max(ROUNDED, own * rate * ROUNDED_SHARE),
    )
  );
}

function asText(token: Token): Token {
  return token.kind === 'amount' ? textToken(token) : token;
}

function textToken({ from, to, left, right }: AmountToken): Token {
  return { kind: 'text', from, to, left, right };
}

import type { BodyLine } from './body-line.ts';
import type { AmountToken, Token } from './token.ts';

/** Fewer figures may stand in one relation by chance. */
const ENOUGH = 4;
/** How far a figure in brackets may end from the one above it, in points. */
const FLUSH_PT = 8;
/** How far figures of one rate may lie off it by being rounded, in minor units, and as a share. */
const ROUNDED = 1.01;
const ROUNDED_SHARE = 0.0005;
/** Nearer to one, what stands below is the same sum again. */
const LEAST_OFF_ONE = 0.02;

type Pair = { readonly own: number; readonly below: number };

/** The lines with figures in brackets that tell the figures right above them in another money, all at one rate, made text: "100,00" over "(51,13)". */
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

/** What an undated line holds in brackets with what stands right above it; nothing where any of its figures is no such one. */
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

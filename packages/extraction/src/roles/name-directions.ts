import type { BodyLine } from '../tables/body-line.ts';
import type { Heading } from '../tables/heading.ts';
import { textOfTokens } from '../tables/text-of-tokens.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import { saysDirection } from './says-direction.ts';

/** How far beyond its header a word may extend, in points. */
const REACH = 6;
/** With fewer rows, such words may be chance. */
const ENOUGH = 3;

/**
 * Names a transaction type header a direction header, if on each dated row with an amount a word for money in or out is alone below it, both occur,
 * and no amount has a mark of its own: "DEBIT" and "CREDIT" under "Type".
 */
export function nameDirections(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  if (headings.some(({ role }) => role === 'indicator' || role === 'in' || role === 'out'))
    return headings.slice();
  const code = headings.find(({ role }) => role === 'code');
  const amount = headings.find(({ role }) => role === 'amount');
  if (code === undefined || amount === undefined) return headings.slice();
  const rows = lines.filter(
    ({ tokens }) => tokens[0]?.kind === 'date' && tokens.some(({ kind }) => kind === 'amount'),
  );
  const words = rows.map((row) => directionUnder(code, row));
  const isOfDirections = rows.length >= ENOUGH && !words.includes(null) && new Set(words).size > 1;
  if (!isOfDirections || rows.some(bearsMark)) return headings.slice();
  return headings.map((heading) => (heading === code ? { ...heading, role: 'indicator' } : heading));
}

function directionUnder({ left, right }: Heading, body: BodyLine): 'in' | 'out' | null {
  const [word, ...others] = body.tokens
    .filter((token) => token.right >= left - REACH && token.left <= right + REACH)
    .map((token) => normalise(textOfTokens(body, [token])));
  if (word === undefined || others.length > 0 || !saysDirection(word)) return null;
  return INDICATORS.get(word) ?? null;
}

function bearsMark({ tokens }: BodyLine): boolean {
  return tokens.some(
    (token) => token.kind === 'amount' && token.amount.isCertain && token.amount.mark !== 'none',
  );
}

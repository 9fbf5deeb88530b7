import { textOf } from '../lines/line.ts';
import type { BodyLine } from './body-line.ts';
import type { Token } from './token.ts';

/** The words of `tokens`, joined by spaces. */
export function textOfTokens(body: BodyLine, tokens: readonly Token[]): string {
  return tokens.map((token) => textOf(body.line.words.slice(token.from, token.to))).join(' ');
}

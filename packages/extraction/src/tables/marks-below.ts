import { lineOf } from '../lines/line.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { isDirection } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import { tokensOf } from './token.ts';

/** Largest distance of a mark below its amount, in line heights. */
const NEAR = 0.6;

const HAIR_PT = 0.2;

/** Moves direction words below amounts, "CR" under "120.00", after them. */
export function joinMarksBelow(lines: readonly BodyLine[], style: NumberStyle): BodyLine[] {
  const joined: BodyLine[] = [];
  for (const body of lines) {
    const above = joined.at(-1);
    const mark = above === undefined ? undefined : markUnder(above, body);
    if (above === undefined || mark === undefined) {
      joined.push(body);
      continue;
    }
    const { top, bottom, right } = above.line;
    // The mark takes no width, so amounts with and without it stay aligned.
    const behind = { ...mark, top, bottom, left: right + HAIR_PT, right: right + 2 * HAIR_PT };
    joined[joined.length - 1] = lineOfWords(above, [...above.line.words, behind], style);
    const rest = body.line.words.filter((word) => word !== mark);
    if (rest.length > 0) joined.push(lineOfWords(body, rest, style));
  }
  return joined;
}

function markUnder(above: BodyLine, body: BodyLine) {
  const figure = above.tokens.at(-1);
  const word = body.line.words.at(-1);
  if (figure?.kind !== 'amount' || figure.amount.mark !== 'none' || word === undefined) return undefined;
  if (!/^[A-Z]{2}$/.test(word.text) || !isDirection(word.text)) return undefined;
  if (body.tokens.some((token) => token.kind !== 'text') || above.tokens[0]?.kind !== 'date')
    return undefined;
  const isNear =
    body.line.page === above.line.page &&
    body.line.top - above.line.bottom < (above.line.bottom - above.line.top) * NEAR;
  return isNear && word.left > figure.left - 1 && word.right < figure.right + 1 ? word : undefined;
}

function lineOfWords(body: BodyLine, words: BodyLine['line']['words'], style: NumberStyle): BodyLine {
  const line = lineOf(body.line.page, words);
  return { line, tokens: tokensOf(line, style), position: body.position };
}

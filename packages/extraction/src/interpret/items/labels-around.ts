import { type Chunk, chunksOf } from '../../lines/chunk.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { figurePlace } from '../../tables/figure-place.ts';
import { phraseBefore } from '../../tables/phrase-before.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { AmountToken, Token } from '../../tables/token.ts';
import { balanceLabel, namesBalanceOrSum } from '../../words/label.ts';
import type { TableLine } from './table-line.ts';

/** The texts that may label an amount, likeliest first: `before` it on the line, above it, below it or behind it. */
export function labelsAround(line: TableLine, token: AmountToken, before: readonly Token[]): string[] {
  if (standsUnderLabels(line)) return [labelAbove(line, token, GRID_LINES_UP)];
  const above = labelAbove(line, token, LINES_UP);
  return [...labelsBefore(line, token, before), above, labelBelow(line, token), labelBehind(line, token)];
}

/** How many lines above a figure its label may stand. */
const LINES_UP = 3;
/** And in a grid, whose lines all stand under the same labels. */
const GRID_LINES_UP = 6;

/** Whether the figures of a line stand under a row of labels, at least two of which name balances or sums; other lines of as many figures may stand between. */
function standsUnderLabels({ table, body, index }: TableLine): boolean {
  if (body.tokens.filter((token) => token.kind === 'amount').length < 2) return false;
  for (let up = 1; up <= GRID_LINES_UP; up++) {
    const above = table.lines[index - up];
    if (above === undefined || above.line.page !== body.line.page) return false;
    const isRow = isRowOfGrid(above, body);
    if (!isRow && up > LINES_UP) return false;
    if (isRow || holdsFigure(above)) continue;
    if (chunksOf(above.line).filter(({ text }) => namesBalanceOrSum(text)).length > 1) return true;
  }
  return false;
}

/** Whether two lines hold as many figures, more than one. */
function isRowOfGrid(above: BodyLine, body: BodyLine): boolean {
  const count = figuresOn(above);
  return count > 1 && count === figuresOn(body);
}

/** All words between the figure before and this one, then only the phrase right before it: a box may stand beside other text. */
function labelsBefore({ body }: TableLine, token: AmountToken, before: readonly Token[]): string[] {
  const words = before.filter((other) => other.kind === 'text' || other.kind === 'amount');
  const whole = textOfTokens(body, words);
  const near = phraseBefore(body, token.left);
  return near === '' || words.length === 0 ? [whole] : [whole, near];
}

/** The label that stands above an amount; where only two lines of it together name a balance, both. */
export function labelAbove({ table, body, index }: TableLine, token: AmountToken, linesUp: number): string {
  for (let up = 1; up <= linesUp; up++) {
    const above = table.lines[index - up];
    if (above === undefined || above.line.page !== body.line.page) return '';
    if (linesUp === GRID_LINES_UP && isRowOfGrid(above, body)) continue;
    if (holdsFigure(above)) return '';
    const chunk = chunkOver(above, token) ?? chunkOver(above, figurePlace(body, token));
    if (chunk === undefined || /^[\d.,\s$€£-]+$/.test(chunk.text)) continue;
    if (balanceLabel(chunk.text) !== null) return chunk.text;
    const whole = withHigherLines(table.lines, index - up, chunk).find((text) => balanceLabel(text) !== null);
    return whole ?? chunk.text;
  }
  return '';
}

/** Lines of text that may stand over the last one of a label: "Beginning", "cash as of", "03/01". */
const MORE_LINES = 2;

/** A chunk of the line at `index` with what stands over it on the lines above, one more each time; a day of its own ends no label. */
function withHigherLines(lines: readonly BodyLine[], index: number, chunk: Chunk): string[] {
  const texts: string[] = [];
  let place: { left: number; right: number } = chunk;
  let text = /^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?$/.test(chunk.text) ? '' : chunk.text;
  for (let up = 1; up <= MORE_LINES; up++) {
    const higher = lines[index - up];
    const over = higher === undefined || holdsFigure(higher) ? undefined : chunkOver(higher, place);
    if (over === undefined) break;
    text = `${over.text} ${text}`.trim();
    place = over;
    texts.push(text);
  }
  return texts;
}

/** The label that stands right below an amount on a line of nothing but amounts: figures in big type over what they are. */
function labelBelow({ table, body, index }: TableLine, token: AmountToken): string {
  const below = table.lines[index + 1];
  if (below === undefined || below.line.page !== body.line.page || holdsFigure(below)) return '';
  if (body.tokens.some((other) => other.kind === 'text' || other.kind === 'date')) return '';
  return chunkOver(below, token)?.text ?? '';
}

/** The phrase right behind the only figure of a line that begins with it: "$120.00 Total deposits". */
function labelBehind({ body }: TableLine, token: AmountToken): string {
  const [first, ...rest] = body.tokens;
  if (first !== token || rest.some(({ kind }) => kind !== 'text')) return '';
  return textOfTokens(body, rest);
}

function holdsFigure(body: BodyLine): boolean {
  return figuresOn(body) > 0;
}

function figuresOn({ tokens }: BodyLine): number {
  return tokens.filter((token) => token.kind === 'amount' && token.amount.isCertain).length;
}

function chunkOver(body: BodyLine, place: { left: number; right: number }): Chunk | undefined {
  return chunksOf(body.line).find(
    (item) => Math.min(item.right, place.right) - Math.max(item.left, place.left) > 0,
  );
}

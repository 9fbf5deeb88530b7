import { lineOf, textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { balanceLabel, totalLabel } from '../vocabulary/label.ts';
import type { BodyLine } from './body-line.ts';
import { tokensOf } from './token.ts';

/** Most lines below its figure that may continue a label. */
const MOST_MORE = 2;
/** The gap inserted between words moved onto one line, in points. */
const STEP = 0.5;

/**
 * Joins labels that continue below their figure, if only the whole names a balance or a total, "Sundry 10.00", "credits"; and labels whose
 * last words stand with a day before the figure: "Balance brought forward from", "1st Jun statement 12.00".
 */
export function joinWrappedLabels(lines: readonly BodyLine[], style: NumberStyle): BodyLine[] {
  const joined: BodyLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const body = lines[index];
    if (body === undefined) break;
    const above = joined.at(-1);
    if (above !== undefined && isLabelOver(above, body)) {
      joined[joined.length - 1] = withAbove(above, body, style);
      continue;
    }
    const count = moreLinesOf(lines, index);
    joined.push(count === 0 ? body : withMore(body, lines.slice(index + 1, index + 1 + count), style));
    index += count;
  }
  return joined;
}

function labelOf({ line, tokens }: BodyLine): Word[] {
  const last = tokens.at(-1);
  if (last?.kind !== 'amount' || last.from === 0 || tokens.some((token) => token.kind === 'date')) return [];
  const label = line.words.slice(0, last.from);
  return label.some(({ text }) => /\d/.test(text)) ? [] : label;
}

/** How many lines below belong to the label of a line; 0 if it says enough by itself, or they add nothing. */
function moreLinesOf(lines: readonly BodyLine[], index: number): number {
  const label = lines[index] === undefined ? [] : labelOf(lines[index]);
  if (label.length === 0 || names(textOf(label))) return 0;
  const words = [...label];
  for (let count = 1; count <= MOST_MORE; count++) {
    const [above, below] = [lines[index + count - 1], lines[index + count]];
    if (above === undefined || below === undefined || !continues(above, below, label[0])) return 0;
    words.push(...below.line.words);
    if (names(textOf(words))) return count;
  }
  return 0;
}

function names(text: string): boolean {
  return balanceLabel(text) !== null || totalLabel(text) !== null;
}

function continues(above: BodyLine, below: BodyLine, first: Word | undefined): boolean {
  const { line } = above;
  return (
    below.line.page === line.page &&
    below.line.top - line.bottom < (line.bottom - line.top) * 0.5 &&
    Math.abs(below.line.left - (first?.left ?? 0)) < 3 &&
    below.line.words.every(({ text }) => !/\d/.test(text))
  );
}

function withMore(body: BodyLine, more: readonly BodyLine[], style: NumberStyle): BodyLine {
  const label = labelOf(body);
  let at = label[label.length - 1]?.right ?? 0;
  const added = more
    .flatMap(({ line }) => line.words)
    .map((word) => {
      at += STEP;
      return { ...word, top: body.line.top, bottom: body.line.bottom, left: at, right: at + STEP };
    });
  const line = lineOf(body.line.page, [...body.line.words, ...added]);
  return { line, tokens: tokensOf(line, style), position: body.position };
}

/** Whether a line is the beginning of a label that the next one continues with a day and ends with its figure. */
function isLabelOver({ line: upper }: BodyLine, { line, tokens }: BodyLine): boolean {
  const [day, figure] = [tokens[0], tokens.at(-1)];
  if (day?.kind !== 'date' || figure?.kind !== 'amount' || !figure.amount.isCertain) return false;
  const height = upper.bottom - upper.top;
  const isNext = upper.page === line.page && line.top - upper.bottom < height * 0.5;
  if (!isNext || Math.abs(upper.left - line.left) >= 3 || upper.words.some(({ text }) => /\d/.test(text)))
    return false;
  const rest = line.words.slice(day.to, figure.from);
  if (rest.length > MOST_REST || names(textOf(rest))) return false;
  return (
    balanceLabel(textOf([...upper.words, ...rest])) !== null && balanceLabel(textOf(upper.words)) !== null
  );
}

/** Most words between the day and the figure that end a label. */
const MOST_REST = 2;

/** A line with the label above put before its own words. */
function withAbove({ line: upper }: BodyLine, body: BodyLine, style: NumberStyle): BodyLine {
  const { line, position } = body;
  const moved = upper.words.map((word, at) => {
    const left = line.left - (upper.words.length - at) * STEP;
    return { ...word, top: line.top, bottom: line.bottom, left, right: left + STEP / 2 };
  });
  const whole = lineOf(line.page, [...moved, ...line.words]);
  return { line: whole, tokens: tokensOf(whole, style), position };
}

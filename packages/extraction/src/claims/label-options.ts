import { type Chunk, chunksOf } from '../lines/chunk.ts';
import { horizontalGap } from '../lines/horizontal-gap.ts';
import { textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { figurePlace } from '../tables/figure-place.ts';
import type { Heading } from '../tables/heading.ts';
import { textOfTokens } from '../tables/text-of-tokens.ts';
import type { AmountToken } from '../tables/token.ts';
import {
  balanceLabel,
  namesAverage,
  namesBalanceOrSum,
  namesBareBalance,
  namesCardFact,
  namesChange,
  namesLeast,
  namesLimit,
} from '../vocabulary/label.ts';
import type { Side } from './claim.ts';
import { isFigureAlone, phrasesAmong, phrasesOf, splitAt } from './phrases.ts';

/** A candidate label of a figure: `key` identifies the printed phrase, which labels only one figure; a lower cost is likelier. */
export type LabelOption = {
  readonly key: string;
  readonly text: string;
  readonly side: Side;
  readonly cost: number;
};

/** A figure with its candidate labels. */
export type Candidate = {
  readonly body: BodyLine;
  readonly figure: AmountToken;
  readonly options: readonly LabelOption[];
  /** Whether its line begins with a date and has text, as rows do. */
  readonly isRow: boolean;
};

/** How many lines above a figure its label may be; and in a grid, whose lines share one row of labels. */
const LINES_UP = 3;
const GRID_LINES_UP = 6;

/** The cost of a label by its side; lower if its words are known. */
const SIDE_COST: Readonly<Record<Side, number>> = { before: 0, above: 1, below: 1.6, behind: 2, heading: 1 };
const KNOWN = -3;
/** The text before a figure on its line is its own label, known or not. */
const OWN = -2.5;

/** The figures of a line, each with its candidate labels. */
export function candidatesOn(lines: readonly BodyLine[], index: number): Candidate[] {
  const body = lines[index];
  if (body === undefined) return [];
  const isOver = standsOverLabels(lines, index) || standsOverLabels(lines, index + 2);
  const isGrid = !isOver && standsUnderLabels(lines, index);
  const isRow = isDatedRow(body);
  const areOthersBelow = labelsNext(lines, index);
  return figuresOrSole(body, lines[index - 1]).map((figure) => {
    const onLine = isGrid ? [] : optionsOnLine(lines, index, figure);
    if (isRow) return { body, figure, isRow, options: onLine };
    const above = isOver ? [] : optionsAbove(lines, index, figure, isGrid ? GRID_LINES_UP : LINES_UP);
    if (isGrid) return { body, figure, isRow, options: above };
    const isLabelledAbove = areOthersBelow && above.some(({ text }) => saysEnough(text));
    const below = isLabelledAbove ? [] : optionsBelow(lines, index, figure);
    return { body, figure, isRow, options: [...onLine, ...above, ...below] };
  });
}

/** Whether the line below a line of figures labels those of the next one. */
function labelsNext(lines: readonly BodyLine[], index: number): boolean {
  const [below, next] = [lines[index + 1], lines[index + 2]];
  return (
    below !== undefined &&
    next !== undefined &&
    amountsOf(below).length === 0 &&
    amountsOf(next).length > 1 &&
    standsUnderLabels(lines, index + 2)
  );
}

/** The figures of a line; or a lone number on it, if there is none and it does not end a row's text. */
function figuresOrSole(body: BodyLine, above: BodyLine | undefined): readonly AmountToken[] {
  const figures = amountsOf(body);
  if (figures.length > 0 || !isFigureAlone(body) || (above !== undefined && isDatedRow(above)))
    return figures;
  return body.tokens.filter((token) => token.kind === 'amount');
}

/** Whether a line begins with a date and has text before its figure, more than a word between the two days of a period. */
function isDatedRow({ line, tokens: [first, second, third] }: BodyLine): boolean {
  if (first?.kind !== 'date' || second?.kind !== 'text') return false;
  return third?.kind !== 'date' || saysEnough(textOf(line.words.slice(second.from, second.to)));
}

/** How far from its figure a header may be, in points; and how close its own words are, in heights of it. */
const REACH_PT = 12;
const CLOSE_EM = 0.9;

/** The figures of a line under headers that are labels, each with its candidate headers, and with words that run on to it. */
export function candidatesUnder(
  headings: readonly Heading[],
  lines: readonly BodyLine[],
  index: number,
): Candidate[] {
  const body = lines[index];
  if (body === undefined || headings.length === 0) return [];
  return amountsOf(body).map((figure) => {
    const before = body.line.words[figure.from - 1];
    const room = (body.line.bottom - body.line.top) * CLOSE_EM;
    const runsOn = before !== undefined && figure.left - before.right < room;
    const own = runsOn ? optionsOnLine(lines, index, figure).filter(({ side }) => side === 'before') : [];
    return {
      body,
      figure,
      isRow: isDatedRow(body),
      options: [...optionsUnder(headings, body, figure), ...own],
    };
  });
}

function optionsUnder(headings: readonly Heading[], body: BodyLine, figure: AmountToken): LabelOption[] {
  return headings.flatMap((heading, at): LabelOption[] => {
    if (horizontalGap(heading, figure) >= REACH_PT) return [];
    const cost = SIDE_COST.heading + KNOWN + offsetCost(heading, figure);
    return [{ key: `heading ${at} over ${body.position}`, text: heading.text, side: 'heading', cost }];
  });
}

/** Whether the figures of a line are below a row of labels, at least two of which name balances or totals; other lines with as many figures may be between. */
function standsUnderLabels(lines: readonly BodyLine[], index: number): boolean {
  const body = lines[index];
  if (body === undefined || body.tokens.filter(({ kind }) => kind === 'amount').length < 2) return false;
  if (isPaired(body)) return false;
  for (let up = 1; up <= GRID_LINES_UP; up++) {
    const above = lines[index - up];
    if (above === undefined || above.line.page !== body.line.page) return false;
    const isRow = isRowOfGrid(above, body);
    if (!isRow && up > LINES_UP) return false;
    if (isRow || amountsOf(above).length > 0) continue;
    if (phrasesOf(above).filter(({ text }) => namesBalanceOrSum(text)).length > 1) return true;
  }
  return false;
}

/** Whether a line of figures and the one two lines above it both have their labels below them, and the upper one none above. */
function standsOverLabels(lines: readonly BodyLine[], index: number): boolean {
  const isOfFigures = (body: BodyLine | undefined) => body !== undefined && amountsOf(body).length > 1;
  const labelsIn = (body: BodyLine | undefined) =>
    body === undefined || amountsOf(body).length > 0 ? [] : phrasesOf(body);
  return (
    isOfFigures(lines[index - 2]) &&
    labelsIn(lines[index - 1]).length > 1 &&
    labelsIn(lines[index + 1]).length > 1 &&
    labelsIn(lines[index - 3]).every(({ text }) => !isKnown(text))
  );
}

/** Whether meaningful words are between each figure of a line and the one before it: it has labels of its own, "Held 24 h $ 0". */
function isPaired(body: BodyLine): boolean {
  const { words } = body.line;
  const figures = amountsOf(body);
  return figures.every(({ from }, at) => saysEnough(textOf(words.slice(figures[at - 1]?.to ?? 0, from))));
}

/** Whether two lines have the same number of figures, more than one. */
function isRowOfGrid(above: BodyLine, body: BodyLine): boolean {
  const count = amountsOf(above).length;
  return count > 1 && count === amountsOf(body).length;
}

/** The phrases right before and right after a figure, up to the next figures of its line. */
function optionsOnLine(lines: readonly BodyLine[], index: number, figure: AmountToken): LabelOption[] {
  const body = lines[index];
  if (body === undefined) return [];
  const { words } = body.line;
  const figures = amountsOf(body);
  const at = figures.indexOf(figure);
  const from = figures[at - 1]?.to ?? 0;
  const before = body.tokens.filter(
    (token) =>
      token.from >= from && token.to <= figure.from && (token.kind === 'text' || token.kind === 'amount'),
  );
  const near = phrasesAmong(words.slice(from, figure.from)).findLast(({ text }) => /[\p{L}%]/u.test(text));
  const options: LabelOption[] = [];
  if (near !== undefined && before.length > 0) {
    const whole = textOfTokens(body, before);
    const text = [whole, near.text].find(namesBalanceOrSum) ?? titledLabel(lines, index, near) ?? near.text;
    const known = isKnown(text) ? KNOWN : saysEnough(text) ? OWN : 0;
    options.push({
      key: keyOf(index, near),
      text,
      side: 'before',
      cost: SIDE_COST.before + known + horizontalGap(near, figure) * ON_LINE_COST,
    });
  }
  const behind = phrasesAmong(words.slice(figure.to, figures[at + 1]?.from ?? words.length))[0];
  if (behind !== undefined && /\p{L}{2}/u.test(behind.text))
    options.push({
      key: keyOf(index, behind),
      text: behind.text,
      side: 'behind',
      cost: SIDE_COST.behind + knownCost(behind.text) + horizontalGap(behind, figure) * ON_LINE_COST,
    });
  return options;
}

/** A label with the title of its box, left-aligned above it, if the two together name a balance: "Your balance" above "Last time". */
function titledLabel(lines: readonly BodyLine[], index: number, label: Chunk): string | null {
  const { page } = lines[index]?.line ?? {};
  for (let up = 1; up <= BOX_LINES_UP; up++) {
    const above = lines[index - up];
    if (above === undefined) return null;
    const over = chunksOf(above.line).find(({ left }) => Math.abs(left - label.left) < FLUSH_PT);
    if (above.line.page !== page || over === undefined) return null;
    const whole = `${over.text} ${label.text}`;
    if (amountsOf(above).length === 0)
      return namesBareBalance(over.text) && balanceLabel(over.text) === null && balanceLabel(whole) !== null
        ? whole
        : null;
  }
  return null;
}

/** The most lines between a label and the title of its box, and the largest difference of their left edges in points. */
const [BOX_LINES_UP, FLUSH_PT] = [4, 3];

/** The phrases above a figure, on the nearest lines without figures. */
function optionsAbove(
  lines: readonly BodyLine[],
  index: number,
  figure: AmountToken,
  linesUp: number,
): LabelOption[] {
  const body = lines[index];
  if (body === undefined) return [];
  for (let up = 1; up <= linesUp; up++) {
    const above = lines[index - up];
    if (above === undefined || above.line.page !== body.line.page) return [];
    if (linesUp === GRID_LINES_UP && isRowOfGrid(above, body)) continue;
    if (amountsOf(above).length > 0)
      return up === 1 ? optionsAmongFigures(above, { body, index: index - 1 }, figure, 'above') : [];
    const over = phrasesNear(above, body, figure).filter(({ phrase }) => !NUMBERS.test(phrase.text));
    if (over.length === 0) {
      const whole = up === 1 && isFigureAlone(body) ? optionOfWhole(above, body, index) : null;
      if (whole !== null) return [whole];
      continue;
    }
    return over.map(({ phrase, off }) => {
      const text = wholeLabel(lines, index - up, phrase);
      const key = `${keyOf(index - up, phrase)}${linesUp === GRID_LINES_UP ? ` over ${index}` : ''}`;
      const cost = SIDE_COST.above + knownCost(text) + rowsApart(above, body) * ROW_COST + off;
      return { key, text, side: 'above', cost };
    });
  }
  return [];
}

/** The whole line above a lone figure, if it names a balance: the figure need not be below any part of it. */
function optionOfWhole(above: BodyLine, body: BodyLine, index: number): LabelOption | null {
  const text = textOf(above.line.words);
  if (balanceLabel(text) === null) return null;
  const cost = SIDE_COST.above + KNOWN + rowsApart(above, body) * ROW_COST;
  return { key: keyOf(index - 1, above.line), text, side: 'above', cost };
}

/** Dates and numbers are no labels. */
const NUMBERS = /^[\d.,\s$€£-]+$/;

/** The phrases right below a figure on a line of figures only: large figures above their labels. */
function optionsBelow(lines: readonly BodyLine[], index: number, figure: AmountToken): LabelOption[] {
  const [body, below] = [lines[index], lines[index + 1]];
  if (body === undefined || below === undefined || below.line.page !== body.line.page) return [];
  if (amountsOf(below).length > 0)
    return optionsAmongFigures(below, { body, index: index + 1 }, figure, 'below');
  const [first] = body.tokens;
  if (first?.kind === 'date' || body.tokens.some(({ kind }) => kind === 'text')) return [];
  return phrasesNear(below, body, figure).map(({ phrase, off }) => ({
    key: keyOf(index + 1, phrase),
    text: phrase.text,
    side: 'below',
    cost: SIDE_COST.below + knownCost(phrase.text) + rowsApart(body, below) * ROW_COST + off,
  }));
}

/** The known labels right above or below a figure on a line that has figures too, as in boxes of different heights side by side; `index` is the labels' line. */
function optionsAmongFigures(
  labels: BodyLine,
  { body, index }: { readonly body: BodyLine; readonly index: number },
  figure: AmountToken,
  side: 'above' | 'below',
): LabelOption[] {
  // A lone number, such as the end of a wrapped text, is no figure of a box.
  if (!figure.amount.isCertain) return [];
  const place = figurePlace(body, figure);
  const taken = amountsOf(labels);
  const isFigure = (word: Word) =>
    taken.some(({ from, to }) => labels.line.words.slice(from, to).includes(word));
  return splitAt(labels.line.words, isFigure)
    .flatMap(phrasesAmong)
    .filter((phrase) => isKnown(phrase.text) && overlaps(phrase, place))
    .map((phrase) => ({
      key: keyOf(index, phrase),
      text: phrase.text,
      side,
      cost: SIDE_COST[side] + KNOWN + AMONG_FIGURES_COST + offsetCost(phrase, place),
    }));
}

/** The additional cost of a label among figures, one of which it may name. */
const AMONG_FIGURES_COST = 0.1;

/** The cost per line of distance, per point of distance on the figure's own line and on another, and per point off its middle. */
const ROW_COST = 0.2;
const ON_LINE_COST = 0.006;
const GAP_COST = 0.03;
const OFF_COST = 0.002;
/** The cost of a label with the same rank in its line as the figure in its own, of as many. */
const IN_ORDER_COST = 0.3;

/** A phrase of a label line, and its cost by its position above or below a figure. */
type Placed = { readonly phrase: Chunk; readonly off: number };

/**
 * The phrases of a label line above or below a figure. If the line has as many phrases as the figure's line has texts, also the one at the
 * same rank. If none overlaps, the one in whose cell the figure is, which ends where the next phrase begins.
 */
function phrasesNear(labels: BodyLine, body: BodyLine, figure: AmountToken): Placed[] {
  const phrases = phrasesOf(labels);
  const rank = rankOf(body, figure, phrases.length);
  const place = figurePlace(body, figure);
  const isFree = phrases.every((phrase) => !overlaps(phrase, place));
  return phrases.flatMap((phrase, at): Placed[] => {
    const offset = offsetCost(phrase, place);
    if (at === rank) return [{ phrase, off: Math.min(offset, IN_ORDER_COST) }];
    const next = phrases[at + 1];
    const isCell = isFree && next !== undefined && phrase.left <= place.left && place.right < next.left;
    return isCell || overlaps(phrase, place) ? [{ phrase, off: offset }] : [];
  });
}

/** The rank of a figure in its line, if that has as many figures and nothing else, or as many texts of any kind, as a label line; -1 if not. */
function rankOf(body: BodyLine, figure: AmountToken, labels: number): number {
  if (labels < 2) return -1;
  const figures = amountsOf(body);
  const isBare = body.tokens.every(({ kind, from, to }) =>
    kind === 'text' ? !saysEnough(textOf(body.line.words.slice(from, to))) : true,
  );
  if (figures.length === labels && isBare) return figures.indexOf(figure);
  const texts = phrasesAmong(body.line.words);
  const isWithin = ({ left, right }: Span) => left <= figure.left && right >= figure.right;
  return texts.length === labels ? texts.findIndex(isWithin) : -1;
}

type Span = { readonly left: number; readonly right: number };

function overlaps(a: Span, b: Span): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;
}

function offsetCost(label: Span, figure: Span): number {
  const off = Math.abs(label.left + label.right - figure.left - figure.right) / 2;
  return horizontalGap(label, figure) * GAP_COST + off * OFF_COST;
}

function rowsApart(upper: BodyLine, lower: BodyLine): number {
  return Math.max(0, lower.line.top - upper.line.bottom) / Math.max(1, lower.line.bottom - lower.line.top);
}

/** A label above its figure; if only several lines together name a balance, an average or a minimum payment, all of them; a note in brackets with the line above it. */
function wholeLabel(lines: readonly BodyLine[], index: number, phrase: Chunk): string {
  const higher = withHigherLines(lines, index, phrase);
  // A line that begins with a small letter carries on the one above it: "Change in your" over "account balance".
  const begun = /^\p{Ll}/u.test(phrase.text) ? higher.find((text) => /^\p{Lu}/u.test(text)) : undefined;
  if (namesWhole(phrase.text)) return begun ?? phrase.text;
  const noted = IN_BRACKETS.test(phrase.text) ? higher[0] : undefined;
  return higher.find(namesWhole) ?? noted ?? phrase.text;
}

const IN_BRACKETS = /^\([^()]+\)$/;

/** Whether a label says more than its last line alone: "Minimum" over "payment" is no payment. */
function namesWhole(text: string): boolean {
  return balanceLabel(text) !== null || namesLeast(text) || namesAverage(text);
}

/** How many lines of text may be above the last one of a label: "Beginning", "cash as of", "03/01". */
const MORE_LINES = 2;

/** A phrase of the line at `index` with the text above it, one more line each time; a date alone ends no label. */
function withHigherLines(lines: readonly BodyLine[], index: number, phrase: Chunk): string[] {
  const texts: string[] = [];
  let place: Span = phrase;
  let text = /^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?$/.test(phrase.text) ? '' : phrase.text;
  for (let up = 1; up <= MORE_LINES; up++) {
    const higher = lines[index - up];
    if (higher === undefined || amountsOf(higher).length > 0) break;
    const over = chunksOf(higher.line).find((chunk) => overlaps(chunk, place));
    if (over === undefined) break;
    text = `${over.text} ${text}`.trim();
    place = over;
    texts.push(text);
  }
  return texts;
}

/** What a known label names, each with a check of its own. */
const KNOWN_LABELS = [
  namesBalanceOrSum,
  namesCardFact,
  namesAverage,
  namesBareBalance,
  namesChange,
  namesLimit,
];

function isKnown(text: string): boolean {
  return KNOWN_LABELS.some((names) => names(text));
}

function knownCost(text: string): number {
  return isKnown(text) ? KNOWN : 0;
}

/** Whether a text is more than a currency or a small word. */
function saysEnough(text: string): boolean {
  return /\p{L}{4}/u.test(text);
}

function keyOf(index: number, { left }: Span): string {
  return `${index} ${left}`;
}

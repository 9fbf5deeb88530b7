import { textOf } from '../lines/line.ts';
import { wordBefore } from '../lines/word-before.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { AmountToken } from '../tables/token.ts';
import { balanceLabel, totalLabel } from '../vocabulary/label.ts';

/** The only row of a table without headings: its figures, and whether a balance over it and one under it end where its figure does. */
export type LoneRow = { readonly figures: readonly AmountToken[]; readonly isBetweenBalances: boolean };

/** The only line of a table without headings that its shape shows to be a row; null where there are several, or none. */
export function loneRow(lines: readonly BodyLine[]): LoneRow | null {
  const between = rowBetweenBalances(lines);
  if (between !== null) return { figures: amountsOf(between), isBetweenBalances: true };
  const [row, other] = lines.filter((body, index) => isRowByShape(body, lines[index - 1]));
  return row === undefined || other !== undefined
    ? null
    : { figures: amountsOf(row), isBetweenBalances: false };
}

/** How far the figure of the only row may end from those of the balances over and under it, in points. */
const UNDER_BALANCES = 8;

/** The balances over and under one row may bear days as well, and so may some shown once more. */
const MOST_DATED = 5;

/** The only line with a day and a sum, where a balance stands over it and another under it, their figures under one another. */
function rowBetweenBalances(lines: readonly BodyLine[]): BodyLine | null {
  const dated = lines.filter((body) => beginsWithDay(body) && amountsOf(body).length > 0);
  if (dated.length > MOST_DATED) return null;
  const [row, other] = dated.filter((body) => !isLabelled(body));
  if (row === undefined || other !== undefined || isSentence(row)) return null;
  const [sum, more] = amountsOf(row);
  if (sum === undefined || more !== undefined) return null;
  const isBalance = (body: BodyLine) => {
    const [held, second] = amountsOf(body);
    return (
      held !== undefined &&
      second === undefined &&
      Math.abs(held.right - sum.right) < UNDER_BALANCES &&
      isLabelled(body)
    );
  };
  const at = lines.indexOf(row);
  return lines.slice(0, at).some(isBalance) && lines.slice(at + 1).some(isBalance) ? row : null;
}

/** A row has this many figures at most: its amount and its balance. */
const MOST_FIGURES = 2;

/** Whether a line of words ends in one or two figures, and begins with a day or stands right under the head of one. */
function isRowByShape(body: BodyLine, above: BodyLine | undefined): boolean {
  const figures = amountsOf(body);
  const [first] = figures;
  if (first === undefined || figures.length > MOST_FIGURES || isLabelled(body) || isSentence(body))
    return false;
  const isMarked = first.amount.mark === 'plus' || first.amount.mark === 'minus';
  return (
    (isMarked || standsApart(body, first)) &&
    saysWords(body, first) &&
    endsInFigures(body, figures) &&
    (beginsWithDay(body) ? isMarked : above !== undefined && headsDay(above))
  );
}

/** Room between a text and a figure in a column of its own, in heights of the print. */
const CELL_GAP = 1.2;

function standsApart({ line: { words } }: BodyLine, { from, left }: AmountToken): boolean {
  const before = wordBefore(words, from);
  return before === undefined || left - before.right > (before.bottom - before.top) * CELL_GAP;
}

function beginsWithDay({ tokens: [first] }: BodyLine): boolean {
  return first?.kind === 'date';
}

function saysWords({ line: { words } }: BodyLine, figure: AmountToken): boolean {
  return words.slice(0, figure.from).some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Whether nothing but a currency or a sign stands behind or between the figures of a line. */
function endsInFigures({ tokens, line: { words } }: BodyLine, figures: readonly AmountToken[]): boolean {
  const [first] = figures;
  const behind = first === undefined ? [] : tokens.slice(tokens.indexOf(first));
  const others = behind.filter(
    (token) => token.kind !== 'mark' && !figures.some((figure) => figure === token),
  );
  return (
    others.length <= 1 &&
    others.every(({ from, to }) => to - from === 1 && !/\d/.test(words[from]?.text ?? ''))
  );
}

/** Whether a line is a day alone, or one with the balance or the sums of its rows. */
function headsDay(body: BodyLine): boolean {
  const [first, second] = body.tokens;
  return first?.kind === 'date' && (second === undefined || isLabelled(body));
}

/** Words closer to a figure than this share of its height go on with it. */
const SENTENCE_GAP = 0.7;

/** Whether a figure of the line stands between words of a sentence: "from 1 May the fee will be 12.00 a month". */
export function isSentence({ line: { words }, tokens }: BodyLine): boolean {
  return tokens.some((token, index) => {
    const end = tokens[index + 1]?.kind === 'mark' ? token.to + 1 : token.to;
    const [before, first, last, after] = [token.from - 1, token.from, end - 1, end].map((at) => words[at]);
    if (token.kind !== 'amount' || !before || !first || !last || !after) return false;
    const near = (first.bottom - first.top) * SENTENCE_GAP;
    return (
      first.left - before.right < near &&
      after.left - last.right < near &&
      /\p{L}$/u.test(before.text) &&
      /^\p{L}{2}/u.test(after.text)
    );
  });
}

/** Whether the words of a line name a balance or a sum. */
export function isLabelled(body: BodyLine): boolean {
  const text = textOf(
    body.tokens
      .filter((token) => token.kind === 'text')
      .flatMap((token) => body.line.words.slice(token.from, token.to)),
  );
  return balanceLabel(text) !== null || totalLabel(text) !== null;
}

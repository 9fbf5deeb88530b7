import { textOf } from '../lines/line.ts';
import { wordBefore } from '../lines/word-before.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import type { AmountToken, Token } from '../tables/token.ts';
import { balanceLabel, sectionTitle, totalLabel } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';

/** The only row of a table without headers: its numbers, and whether balances above and below are aligned with them. */
export type LoneRow = { readonly figures: readonly AmountToken[]; readonly isBetweenBalances: boolean };

/** The only line of a table without headers whose shape shows a row; null if there are several, or none. */
export function loneRow(lines: readonly BodyLine[]): LoneRow | null {
  const between = rowBetweenBalances(lines);
  if (between !== null) return { figures: amountsOf(between), isBetweenBalances: true };
  const saysNone = lines.some(({ line }) => says('noTransactions', textOf(line.words)));
  const [row, other] = lines.filter((body, index) => {
    const above = lines[index - 1];
    // What says so may be of another section than the row's.
    if (saysNone && (above === undefined || !isTitleOfSide(above))) return false;
    return isRowByShape(body, { above, below: lines[index + 1] });
  });
  return row === undefined || other !== undefined
    ? null
    : { figures: amountsOf(row), isBetweenBalances: false };
}

/** Whether a line is a title of money in or out. */
function isTitleOfSide({ line: { words } }: BodyLine): boolean {
  const role = sectionTitle(textOf(words));
  return role === 'in' || role === 'out';
}

/** How far the number of the only row may end from those of the balances above and below, in points. */
const UNDER_BALANCES = 8;

/** Most dated lines: the balances above and below a single row may be dated too, and so may repeated ones. */
const MOST_DATED = 5;

/** The only line with a date and an amount, between two balances with aligned amounts. */
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

/** Most numbers of a row: its amount and its balance. */
const MOST_FIGURES = 2;

type Neighbours = { readonly above: BodyLine | undefined; readonly below: BodyLine | undefined };

/** Whether a line of words ends in one or two numbers, and begins with a date, is right below a date line, or right above a day with its balance. */
function isRowByShape(body: BodyLine, { above, below }: Neighbours): boolean {
  const figures = amountsOf(body);
  const [first] = figures;
  if (first === undefined || figures.length > MOST_FIGURES || isLabelled(body)) return false;
  if (body.tokens.slice(1).some(isDayOfYear)) return false;
  const isMarked = first.amount.mark === 'plus' || first.amount.mark === 'minus';
  return (
    (isMarked || standsApart(body, first)) &&
    saysWords(body, first) &&
    endsInFigures(body, figures) &&
    (beginsWithDay(body) ||
      (above !== undefined && headsDay(above)) ||
      (isMarked && below !== undefined && beginsWithDay(below) && isLabelled(below)))
  );
}

/** Gap between a text and a number in its own column, in text heights. */
const CELL_GAP = 1.2;

function standsApart({ line: { words } }: BodyLine, { from, left }: AmountToken): boolean {
  const before = wordBefore(words, from);
  return before === undefined || left - before.right > (before.bottom - before.top) * CELL_GAP;
}

/** A full date after words belongs to those words, mostly a balance: "GBP on 24 January 2022". */
function isDayOfYear(token: Token): boolean {
  return token.kind === 'date' && token.date.year !== null;
}

function beginsWithDay({ tokens: [first] }: BodyLine): boolean {
  return first?.kind === 'date';
}

function saysWords({ line: { words } }: BodyLine, figure: AmountToken): boolean {
  return words.slice(0, figure.from).some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Whether only a currency or a sign follows or separates the numbers of a line. */
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

/** Whether a line is only a date, or a date with the balance or totals of its rows. */
function headsDay(body: BodyLine): boolean {
  const [first, second] = body.tokens;
  return first?.kind === 'date' && (second === undefined || isLabelled(body));
}

/** Words closer to a number than this share of its height continue it. */
const SENTENCE_GAP = 0.7;

/** Whether a number of the line is between words of a sentence: "from 1 May the fee will be 12.00 a month". */
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

/** Whether the words of a line name a balance or a total, or those before each of its figures do: "In 120.00  Out 80.00". */
export function isLabelled(body: BodyLine): boolean {
  const figures = amountsOf(body);
  const namesSum = (phrase: string) => balanceLabel(phrase) !== null || totalLabel(phrase) !== null;
  if (figures.length > 1 && figures.every(({ left }) => namesSum(phraseBefore(body, left)))) return true;
  const text = textOf(
    body.tokens
      .filter((token) => token.kind === 'text')
      .flatMap((token) => body.line.words.slice(token.from, token.to)),
  );
  return namesSum(text);
}

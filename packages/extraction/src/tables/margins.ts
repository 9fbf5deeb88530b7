import { lineOf, textOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { largest } from '../values/extremes.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { balanceLabel, sectionTitle } from '../vocabulary/label.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { HEADINGS } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import { directionMark } from './direction-marks.ts';
import { type Draft, withoutHeadings } from './draft.ts';
import { type Heading, isNumeric } from './heading.ts';
import { type Token, tokensOf } from './token.ts';

/** Least number of rows that show a table's edge before anything is split off. */
const ENOUGH_ROWS = 3;

/** Splits off what is printed to the right of a table's rows, such as a panel of totals and addresses, as a table of its own. */
export function cutRightMargin(draft: Draft, style: NumberStyle): Draft[] {
  const edge = rightEdge(draft);
  if (edge === null || isColumnBeyond(draft, edge)) return [draft];
  const [inside, margin]: [BodyLine[], BodyLine[]] = [[], []];
  for (const body of draft.lines) {
    const { words } = body.line;
    const at = words.findIndex((word) => word.left > edge && directionMark(word.text) === undefined);
    const [own, rest] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at)];
    const isWhole = rest.length === 0 || (own.length > 0 && !isApart(own, rest));
    if (isWhole || labelsBalance(body, rest.length)) inside.push(body);
    else {
      if (own.length > 0) inside.push(cutOut(body, own, style));
      margin.push(cutOut(body, rest, style));
    }
  }
  if (margin.length < ENOUGH_ROWS) return [draft];
  return [
    { ...draft, headings: draft.headings.filter((heading) => heading.left <= edge), lines: inside },
    withoutHeadings(margin, true),
  ];
}

/** Whether the last words of a line, as many as given, are its only figure, and those before name a balance: the column of balances has no header. */
function labelsBalance({ line: { words }, tokens }: BodyLine, count: number): boolean {
  const from = words.length - count;
  const figures = tokens.filter(({ kind }) => kind === 'amount');
  return (
    figures.length === 1 &&
    figures[0]?.from === from &&
    balanceLabel(textOf(words.slice(tokens[0]?.kind === 'date' ? tokens[0].to : 0, from))) !== null
  );
}

/** Share of a table's dated rows with an amount under an unknown header of its own. */
const MOST_ROWS = 0.7;

/** A text, and no lone mark. */
const LETTERS = /\p{L}{2}/u;

/** How far from the left edge of a header of texts they may begin, in points. */
const FLUSH_PT = 3;

/** Whether most rows of a table have an amount beyond its edge under one of its own headers, or begin a text there under one: a column whose header may not be known. */
function isColumnBeyond({ headings, lines }: Draft, edge: number): boolean {
  const beyond = headings.filter(({ left }) => left > edge);
  const dated = beyond.length === 0 ? [] : lines.filter(({ tokens }) => tokens[0]?.kind === 'date');
  return beyond.some(({ left, right, role }) => {
    const isOwn = (token: Token, words: readonly Word[]) =>
      (token.kind === 'amount' && token.left < right && token.right > left) ||
      (!isNumeric({ role }) &&
        token.kind === 'text' &&
        LETTERS.test(words[token.from]?.text ?? '') &&
        Math.abs(token.left - left) < FLUSH_PT);
    const filled = dated.filter(({ tokens, line }) => tokens.some((token) => isOwn(token, line.words)));
    return filled.length > ENOUGH_ROWS && filled.length > dated.length * MOST_ROWS;
  });
}

/** The right edge of a table whose last known header is an amount: right of it and of the amounts of its dated rows. */
function rightEdge({ headings, lines }: Draft): number | null {
  const known = headings.filter(
    (heading) =>
      exactPhrase(HEADINGS, heading.text) !== null ||
      (isNumeric(heading) && sectionTitle(heading.text) !== 'ignored'),
  );
  const [first, last] = [known[0], known[known.length - 1]];
  if (first === undefined || last === undefined || !isOfDates(first) || !isNumeric(last)) return null;
  const figures = lines.flatMap((body) => {
    const token = body.tokens.find(
      (item) => item.kind === 'amount' && item.right > last.left - 20 && item.left < last.right + 12,
    );
    return body.tokens[0]?.kind === 'date' && token !== undefined ? [token.right] : [];
  });
  return figures.length < ENOUGH_ROWS ? null : Math.max(last.right, largest(figures)) + 10;
}

function isOfDates(heading: Heading): boolean {
  return /date|Date/.test(heading.role ?? '');
}

function isApart(left: readonly Word[], right: readonly Word[]): boolean {
  const [last, next] = [left.at(-1), right[0]];
  return last !== undefined && next !== undefined && next.left - last.right >= (last.bottom - last.top) * 1.1;
}

function cutOut(body: BodyLine, words: readonly Word[], style: NumberStyle): BodyLine {
  const line = lineOf(body.line.page, words);
  return { line, tokens: tokensOf(line, style), position: body.position };
}

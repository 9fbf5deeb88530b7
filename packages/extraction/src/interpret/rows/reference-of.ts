import { CELL_GAP_EM } from '../../lines/chunk.ts';
import { followsClosely } from '../../lines/follows-closely.ts';
import { horizontalGap } from '../../lines/horizontal-gap.ts';
import { wordBefore } from '../../lines/word-before.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Heading } from '../../tables/heading.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { Token } from '../../tables/token.ts';
import { perObject } from '../../values/per-object.ts';
import type { Anchor } from '../items/flow-item.ts';

/** How far beyond its header a reference may be, in points. */
const REACH = 14;

/** The text under a header for references, check numbers and the like; null if it has no digit. */
export function referenceOf({
  table,
  cells,
  body,
}: Anchor): { readonly text: string; readonly tokens: readonly Token[] } | null {
  const heading = table.headings.find(
    (item) => item.role === 'reference' && !headersOfCounts(table).has(item),
  );
  if (heading === undefined) return null;
  const tokens: Token[] = [];
  for (const token of tokensUnder(heading, table, cells.text))
    if (!continuesText(body, token, tokens)) tokens.push(token);
  const text = textOfTokens(body, tokens)
    .replace(/^[*]+|[*]+$/g, '')
    .trim();
  return /\d/.test(text) ? { text, tokens } : null;
}

/** Whether a token follows a word of another cell as closely as words of one text do: "CARD 8189", whose number reaches under the header. */
function continuesText({ line }: BodyLine, token: Token, own: readonly Token[]): boolean {
  const isOwn = own.some(({ to }) => to === token.from);
  return !isOwn && followsClosely(wordBefore(line.words, token.from), line.words[token.from]);
}

/** The row number within its table, which says nothing about the row. */
export function rowNumberOf({ table, cells, body }: Anchor): readonly Token[] {
  const number = rowNumbers(table).get(body);
  const under = [...headersOfCounts(table)].flatMap((heading) => tokensUnder(heading, table, cells.text));
  return number === undefined ? under : [number, ...under];
}

/** The consecutive row numbers of a table, ascending or descending, each in a cell of its own before the texts. */
const rowNumbers = perObject((table: Table): ReadonlyMap<BodyLine, Token> => {
  const found = new Map<BodyLine, Token>();
  const rows = table.lines.filter(table.hasDayLines ? isRowUnderDay : isRowOfDay);
  for (const body of rows) {
    const token = body.tokens.find((each) => !isDay(each));
    if (token !== undefined && isNumberAlone(body, token)) found.set(body, token);
  }
  const counts = [...found].map(([body, token]) => Number.parseInt(textOfTokens(body, [token]), 10));
  const isCount = found.size === rows.length && countOn(counts);
  return isCount ? found : new Map<BodyLine, Token>();
});

/** Whether a line with an amount begins with a day, or with a number and a day. A day further right is that of a summary. */
function isRowOfDay({ tokens }: BodyLine): boolean {
  return tokens.slice(0, 2).some(isDay) && tokens.some(({ kind }) => kind === 'amount');
}

/** Whether a line without a day begins with a number and has a figure, as rows under the line of their day do. */
function isRowUnderDay({ tokens }: BodyLine): boolean {
  return (
    tokens[0]?.kind === 'amount' && tokens.some((token) => token.kind === 'amount' && token.amount.isCertain)
  );
}

function isDay({ kind }: Token): boolean {
  return kind === 'date';
}

function isNumberAlone(body: BodyLine, token: Token): boolean {
  const { words } = body.line;
  const [word, before, behind] = [words[token.from], words[token.from - 1], words[token.to]];
  if (word === undefined || behind === undefined || !/^\d{1,4}\.?$/.test(textOfTokens(body, [token])))
    return false;
  const gap = (word.bottom - word.top) * CELL_GAP_EM;
  return (before === undefined || token.left - before.right > gap) && behind.left - token.right > gap;
}

/** Whether numbers are consecutive, starting from one if they are few. */
function countOn(numbers: readonly number[]): boolean {
  const [first, second] = numbers;
  if (first === undefined || (numbers.length < ENOUGH && first !== 1)) return false;
  const step = second === undefined ? 1 : second - first;
  return Math.abs(step) === 1 && numbers.every((number, at) => number === first + at * step);
}

function tokensUnder(heading: Heading, { headings }: Table, tokens: readonly Token[]): Token[] {
  const others = headings.filter((item) => item !== heading);
  return tokens.filter((token) => {
    const gap = horizontalGap(heading, token);
    return gap <= REACH && others.every((other) => horizontalGap(other, token) >= gap);
  });
}

/** This many numbers starting from one are a count, and no check numbers. */
const ENOUGH = 3;

/** The headers of a table whose numbers count its rows: 1, 2, 3 and so on. */
const headersOfCounts = perObject(
  (table: Table): ReadonlySet<Heading> =>
    new Set(table.headings.filter((heading) => heading.role === 'reference' && countsRows(table, heading))),
);

function countsRows(table: Table, heading: Heading): boolean {
  const numbers = table.lines.flatMap((body) => {
    const [token, ...more] = tokensUnder(heading, table, body.tokens);
    const text = token === undefined || more.length > 0 ? '' : textOfTokens(body, [token]);
    return /^\d{1,4}\.?$/.test(text) ? [Number.parseInt(text, 10)] : [];
  });
  return numbers.length >= ENOUGH && numbers.every((number, at) => number === at + 1);
}

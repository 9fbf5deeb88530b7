import { wordBefore } from '../../lines/word-before.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Heading } from '../../tables/heading.ts';
import { isNumeric } from '../../tables/heading.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { Token } from '../../tables/token.ts';

/** Text of one cell of a row: its tokens, which nothing but a space parts. */
type Cell = { readonly body: BodyLine; readonly tokens: readonly Token[]; readonly text: string };

/** From this many rows on what all of them say is said of none. */
const ENOUGH_ROWS = 4;
/** Room between two cells, in heights of the print. */
const CELL_GAP = 0.8;
/** How far the cells of a column may begin or end from one another, in points. */
const FLUSH_PT = 2;
/** A share in percent, as of interest. */
const PERCENT = /^\d{1,3}(?:[.,]\d+)? ?%$/;

/**
 * The tokens of a table that are no text of a movement: what stands in a column of money in the place of a figure, a share in percent in
 * a cell of its own, and a cell that says the same on every row behind its texts, such as the number of the card or "Completed".
 */
export function idleTokens(table: Table): ReadonlySet<Token> {
  const known = idle.get(table);
  if (known !== undefined) return known;
  const rows = table.lines.filter(
    ({ tokens }) => tokens.some(({ kind }) => kind === 'date') && tokens.some(isFigure),
  );
  const cells = rows.map(cellsOfTexts);
  const behind = cells.flatMap((own) => own.filter(({ text }, at) => at > 0 || /\d/.test(text)));
  const found = [
    ...cells.flat().filter((cell) => standsForMoney(cell, table.headings)),
    ...behind.filter((cell) => PERCENT.test(cell.text) || isOnEach(cell, behind, rows.length)),
  ];
  const tokens = new Set(found.flatMap((cell) => cell.tokens));
  idle.set(table, tokens);
  return tokens;
}

const idle = new WeakMap<Table, ReadonlySet<Token>>();

function isFigure(token: Token): boolean {
  return token.kind === 'amount' && token.amount.isCertain;
}

/** The cells of a row that are no days and no money. */
function cellsOfTexts(body: BodyLine): Cell[] {
  const cells: Token[][] = [];
  for (const token of body.tokens) {
    if (token.kind === 'date' || (isFigure(token) && body.line.words[token.to]?.text !== '%')) continue;
    const last = cells.at(-1)?.at(-1);
    if (last !== undefined && last.to === token.from && !beginsCell(body, token)) cells.at(-1)?.push(token);
    else cells.push([token]);
  }
  return cells.map((tokens) => ({ body, tokens, text: textOfTokens(body, tokens) }));
}

function beginsCell({ line: { words, top, bottom } }: BodyLine, { from, left }: Token): boolean {
  const before = wordBefore(words, from);
  return before === undefined || left - before.right > (bottom - top) * CELL_GAP;
}

/** Whether a short text without figures ends right under the right edge of a heading of money, as the figures of its column do. */
function standsForMoney({ tokens, text }: Cell, headings: readonly Heading[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || text.length > LONGEST_FILLER || /\d/.test(text))
    return false;
  return headings.some(
    (heading) =>
      isNumeric(heading) &&
      Math.abs(last.right - heading.right) < FLUSH_PT &&
      first.left > heading.left - LONGEST_FILLER,
  );
}

const LONGEST_FILLER = 12;

/** Whether all cells that begin at one place say the same, on half of the rows at least. */
function isOnEach({ tokens, text }: Cell, cells: readonly Cell[], rowCount: number): boolean {
  const left = tokens[0]?.left ?? 0;
  const column = cells.filter((other) => Math.abs((other.tokens[0]?.left ?? 0) - left) < FLUSH_PT);
  const isMany = column.length >= ENOUGH_ROWS && column.length * 2 > rowCount;
  return isMany && column.every((other) => other.text === text);
}

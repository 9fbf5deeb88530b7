import { horizontalGap } from '../../lines/horizontal-gap.ts';
import { wordBefore } from '../../lines/word-before.ts';
import { isTimeOfDay } from '../../roles/cells.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { type Heading, isNumeric } from '../../tables/heading.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { Token } from '../../tables/token.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { perObject } from '../../values/per-object.ts';
import { says } from '../../vocabulary/says.ts';

/** A cell of a row that is neither a date nor an amount. */
type Cell = {
  readonly body: BodyLine;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether another cell of its row has words. */
  readonly hasOtherWords: boolean;
};

/**
 * The tokens of a table that say nothing about a transaction: text in place of an amount, the unit after the last amount, a percentage, a status,
 * a time or a branch code in its own cell, a code or the end of the card number that is the same on every row, the masked number of the one card
 * before its texts, and the code of a kind of transaction under a heading nobody knows.
 */
export const idleTokens = perObject((table: Table): ReadonlySet<Token> => {
  const rows = table.lines.filter(
    ({ tokens }) =>
      (table.hasDayLines || tokens.some(({ kind }) => kind === 'date')) &&
      tokens.some((token) => isFigure(token, table.headings)),
  );
  const cells = rows.flatMap((row) => cellsOf(row, table.headings));
  const byPlace = Map.groupBy(cells, ({ left }) => Math.round(left / PLACE_PT));
  const columns = [...byPlace.values()];
  const found = [
    ...cells.filter((cell) => isIdle(cell, table.headings) || fillsColumn(cell, table)),
    ...unitsAmong(cells, rows.length, table.headings),
    ...columns.flatMap((column) => idleIn(column, rows.length, table.headings)),
  ];
  return new Set(found.flatMap((cell) => cell.tokens));
});

/** Cells whose left edges are within this many points are in one column. */
const PLACE_PT = 2;
/** Gap between two cells, in text heights. */
const CELL_GAP = 0.8;
/** A percentage, as of interest. */
const PERCENT = /^\d{1,3}(?:[.,]\d+)? ?%$/;
/** A unit after a number. */
const UNIT = /^\p{L}{2,5}\.?$/u;
/** A code of letters and digits, and the last digits of a card number. */
const [CODE, CARDS_END] = [/^(?=\S*\d)(?=\S*\p{Lu})[\p{Lu}\d]{3,8}$/u, /^[*Xx•. -]*\d{4}$/];

/** Whether a number is an amount: under a header, if that names amounts; where amounts are whole, a code under another header looks like one. */
function isFigure(token: Token, headings: readonly Heading[]): boolean {
  if (token.kind !== 'amount') return false;
  const over = headings.filter((heading) => horizontalGap(heading, token) < REACH_PT);
  return over.length > 0 ? over.some(isNumeric) : token.amount.isCertain;
}

function cellsOf(body: BodyLine, headings: readonly Heading[]): Cell[] {
  const { tokens, line } = body;
  const cells: Token[][] = [];
  for (const token of tokens) {
    const isAmount = isFigure(token, headings) && line.words[token.to]?.text !== '%';
    if (token.kind === 'date' || isAmount) continue;
    const last = cells.at(-1)?.at(-1);
    if (last !== undefined && last.to === token.from && !beginsCell(body, token, headings))
      cells.at(-1)?.push(token);
    else cells.push([token]);
  }
  const texts = cells.map((own) => textOfTokens(body, own));
  return cells.map((own, at) => ({
    body,
    tokens: own,
    text: texts[at] ?? '',
    left: own[0]?.left ?? 0,
    right: own.at(-1)?.right ?? 0,
    isFirst: at === 0,
    isLast: at === cells.length - 1,
    hasOtherWords: texts.some((text, other) => other !== at && /\p{L}{3}/u.test(text)),
  }));
}

/** Whether a token is behind a gap, or begins exactly where the header of its column does. */
function beginsCell(
  { line: { words, top, bottom } }: BodyLine,
  { from, left }: Token,
  headings: readonly Heading[],
): boolean {
  const before = wordBefore(words, from);
  return (
    before === undefined ||
    left - before.right > (bottom - top) * CELL_GAP ||
    headings.some((heading) => Math.abs(heading.left - left) < FLUSH_LEFT_PT)
  );
}

/** How far from the left edge of its header a cell may begin, in points. */
const FLUSH_LEFT_PT = 0.5;

/** From this many rows on, text that all of them share says nothing about any; or from fewer, if none lacks it. */
const [ENOUGH_ROWS, ENOUGH_WITHOUT_GAP] = [4, 3];

/** Share of the rows on which a text must stand to say nothing about any: some rows may be those of balances. */
const NEARLY_ALL = 0.75;

/** Whether all cells of a column have the same text, on more than half of the rows. */
function isSameThroughout(column: readonly Cell[], rowCount: number): boolean {
  const [first] = column;
  const isMany =
    column.length === rowCount
      ? rowCount >= ENOUGH_WITHOUT_GAP
      : column.length >= ENOUGH_ROWS && column.length * 2 > rowCount;
  return isMany && column.every(({ text }) => text === first?.text);
}

/** The cells of a column that say nothing because of what the whole column holds. */
function idleIn(column: readonly Cell[], rowCount: number, headings: readonly Heading[]): readonly Cell[] {
  if (isOneCard(column) || column.every((cell) => isTimeAlone(cell, headings))) return column;
  if (column.every(({ text, isFirst }) => !isFirst && isCurrencyMark(text)) && column.length === rowCount)
    return column;
  if (areKinds(column, rowCount)) return column.filter((cell) => standsApartFromTexts(cell, headings));
  if (!isSameThroughout(column, rowCount)) return [];
  const isOnNearlyAll = column.length >= Math.max(ENOUGH_ROWS, rowCount * NEARLY_ALL);
  return column.filter(
    (cell) =>
      CODE.test(cell.text) ||
      (cell.isLast && !cell.isFirst && (CARDS_END.test(cell.text) || isCurrencyMark(cell.text))) ||
      (PLAIN_CODE.test(cell.text) && standsApartFromTexts(cell, headings)) ||
      (isOnNearlyAll && isNextToTexts(cell, headings)),
  );
}

/** Whether a cell has another with words on its line, and is a number in front of it, or not under the header of the texts: on every row the same, it says nothing about any. */
function isNextToTexts(cell: Cell, headings: readonly Heading[]): boolean {
  const isText = headings.some(
    (heading) => heading.role === 'description' && horizontalGap(heading, cell) < REACH_PT,
  );
  return (
    !isText &&
    cell.hasOtherWords &&
    (headings.length > 0 ? !cell.isFirst || /^\d+$/.test(cell.text) : /^\d{2,}$/.test(cell.text))
  );
}

/** Whether a column has the code of a kind of transaction on every row: a few letters, of which there are few. */
function areKinds(column: readonly Cell[], rowCount: number): boolean {
  const kinds = new Set(column.map(({ text }) => text));
  return (
    column.length === rowCount &&
    rowCount >= ENOUGH_ROWS &&
    kinds.size <= MOST_KINDS &&
    column.every(({ text }) => KIND.test(text))
  );
}

/** Whether a cell is a time of day, and not the end of a text: "15 Sep 14:18". */
function isTimeAlone({ body, tokens: [first], text }: Cell, headings: readonly Heading[]): boolean {
  return first !== undefined && isTimeOfDay(text) && beginsCell(body, first, headings);
}

const MOST_KINDS = 3;
const KIND = /^\p{Lu}{2,3}$/u;

/** Whether a column holds nothing but the masked number of one card, before the texts of its rows. */
function isOneCard(column: readonly Cell[]): boolean {
  const [first] = column;
  return column.every(({ text, isLast }) => !isLast && text === first?.text && MASKED_END.test(text));
}

/** The last digits of a card, behind marks for the others. */
const MASKED_END = /^[*Xx•·]{2,}[*Xx•·. -]*\d{4}$/;

function isIdle(cell: Cell, headings: readonly Heading[]): boolean {
  return (
    (PERCENT.test(cell.text) && !cell.isFirst) ||
    headings.some((heading) => isBranchUnder(heading, cell) || standsForMoney(heading, cell))
  );
}

/** The words right after the last amount of most rows, if they are all the same: "12,00 Euro". */
function unitsAmong(cells: readonly Cell[], rowCount: number, headings: readonly Heading[]): readonly Cell[] {
  const [unit, ...others] = cells.filter((cell) => isBehindMoney(cell, headings));
  const areSame = unit !== undefined && others.every(({ text }) => text === unit.text);
  return areSame && (others.length + 1) * 2 > rowCount ? [unit, ...others] : [];
}

/** Whether a word ends its line right after the last amount: "12,00 Euro". */
function isBehindMoney({ body, tokens, text }: Cell, headings: readonly Heading[]): boolean {
  const [first] = tokens;
  const before = first === undefined ? undefined : body.tokens[body.tokens.indexOf(first) - 1];
  return (
    before !== undefined &&
    isFigure(before, headings) &&
    tokens.at(-1) === body.tokens.at(-1) &&
    UNIT.test(text)
  );
}

/** Digits alone or in two parts, or a few capitals. */
const PLAIN_CODE = /^(?:\d{2,8}|\d{1,4}[/.-]\d{1,6}|\p{Lu}{2,4})$/u;

function isBranchUnder(heading: Heading, { text, left, right }: Cell): boolean {
  const isUnder = left < heading.right && right > heading.left;
  return isUnder && (PLAIN_CODE.test(text) || CODE.test(text)) && says('branchHeading', heading.text);
}

/** Whether a cell is under a heading nobody knows, digits also under one of codes or references, and the texts have a heading of their own. */
function standsApartFromTexts(cell: Cell, headings: readonly Heading[]): boolean {
  const over = headings.filter((heading) => horizontalGap(heading, cell) < REACH_PT);
  const isApart = ({ role }: Heading) =>
    role === null || ((role === 'code' || role === 'reference') && /^\d/.test(cell.text));
  return over.length === 1 && over.every(isApart) && headings.some(({ role }) => role === 'description');
}

/** How far from its header a cell of a code may be, in points. */
const REACH_PT = 3;

/** Whether a word of letters, behind others, ends where the amounts of a column do, with no amount of its row there: "blank", "nil". */
function fillsColumn({ body, text, right, isFirst, isLast }: Cell, { columns }: Table): boolean {
  if (isFirst || !isLast || !/^\p{L}{3,12}$/u.test(text)) return false;
  const own = columns.find(
    ({ edge, alignment }) =>
      (alignment === 'right' || alignment === 'end') && Math.abs(edge - right) < FLUSH_PT,
  );
  return (
    own !== undefined &&
    body.tokens.every((token) => token.kind !== 'amount' || Math.abs(token.digitsRight - own.edge) > FLUSH_PT)
  );
}

const LONGEST_FILLER = 12;
/** How far from the right edge of its header the content of an amount column may end, in points. */
const FLUSH_PT = 2;

/** Whether a short text without digits is right-aligned with an amount header, as the amounts of its column are. */
function standsForMoney(heading: Heading, { text, left, right }: Cell): boolean {
  return (
    isNumeric(heading) &&
    text.length <= LONGEST_FILLER &&
    !/\d/.test(text) &&
    Math.abs(right - heading.right) < FLUSH_PT &&
    left > heading.left - LONGEST_FILLER
  );
}

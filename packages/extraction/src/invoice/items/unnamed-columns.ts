import { type Chunk, chunksAt } from '../../lines/chunk.ts';
import { lineOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { UNITS } from '../vocabulary/tables.ts';
import { isArticleCode } from './article-code.ts';

/** Cells of two columns are further apart than this, in heights of the type: no space between words is that wide. */
const APART = 2;

/** How far the edges of one column's cells may differ, in points. */
const FLUSH = 3;

/**
 * The words of columns without a header to the right of descriptions, such as "3 calls" or "00:12:41": cells that are far from the
 * description and share an edge with another, or hold figures alone. `descriptions` has the words of one item's line each.
 */
export function wordsOfUnnamedColumns(descriptions: readonly (readonly Word[])[]): ReadonlySet<Word> {
  const lines = descriptions.map((words) => cellsBehindText(words));
  const cells = lines.flat();
  const isColumn = (cell: Chunk) =>
    holdsFigures(cell.text) ||
    cells.some(
      (other) => other !== cell && (isNear(other.left, cell.left) || isNear(other.right, cell.right)),
    );
  return new Set(cells.filter(isColumn).flatMap(({ words }) => words));
}

/** What an item is called, and the reading position of its line. */
type Placed = { readonly description: string; readonly position: number };

/**
 * The items of lines without headings, without what is in columns of their own between their names and their amounts: codes, days, as
 * those a charge is for, and figures with their units.
 */
export function withoutSideCells<Own extends Placed>(
  items: readonly Own[],
  rows: readonly DocumentRow[],
): readonly Own[] {
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const lines = items.map(({ position }) => {
    const row = byPosition.get(position);
    const figure = row?.figures.findLast(({ isMoney }) => isMoney);
    const words = row?.line.words.slice(0, figure?.from) ?? [];
    return { words, cells: cellsBehindText(words).filter(holdsDaysOrMeasures) };
  });
  const all = lines.flatMap(({ cells }) => cells);
  const isColumn = (cell: Chunk) =>
    all.some((other) => other !== cell && (isNear(other.left, cell.left) || isNear(other.right, cell.right)));
  return items.map((item, index) => {
    const { words = [], cells = [] } = lines[index] ?? {};
    const description = cells.filter(isColumn).reduceRight((text, cell) => {
      const before = words.findLast(({ right }) => right <= cell.left)?.text ?? '';
      return text.replace(`${before} ${cell.text}`, before);
    }, item.description);
    return { ...item, description };
  });
}

/** Whether a cell is a code, or every word of it is part of a day, a figure or a unit, or joins two of them. */
function holdsDaysOrMeasures({ words, text }: Chunk): boolean {
  if (!/\d/.test(text)) return false;
  if (isArticleCode(text)) return true;
  const texts = words.map((word) => word.text);
  for (let at = 0; at < texts.length; ) {
    const day = readDateAt(texts, at);
    const own = texts[at] ?? '';
    const isBetween = at > 0 && at + 1 < texts.length && /^(?:\p{L}{1,3}|[-–—])$/u.test(own);
    if (day === null && !isBetween && !isMeasure(own)) return false;
    at += day?.wordCount ?? 1;
  }
  return true;
}

/** A figure, a unit, or one price for another unit: "snt/kWh". */
function isMeasure(text: string): boolean {
  return /^\P{L}*\d\P{L}*$/u.test(text) || UNITS.has(normalise(text)) || /^\P{L}?\p{L}*\/\p{L}+$/u.test(text);
}

/** Whether a cell has a figure and no word. */
function holdsFigures(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{2}/u.test(text);
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= FLUSH;
}

/** The cells right of the one with the most letters. */
function cellsBehindText(words: readonly Word[]): Chunk[] {
  const [first] = words;
  if (first === undefined) return [];
  const cells = chunksAt(lineOf(0, words), APART);
  const letters = ({ text }: Chunk) => text.match(/\p{L}/gu)?.length ?? 0;
  const longest = cells.reduce((a, b) => (letters(b) > letters(a) ? b : a));
  return cells.slice(cells.indexOf(longest) + 1);
}

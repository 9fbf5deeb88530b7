import { type Chunk, chunksAt } from '../../lines/chunk.ts';
import { lineOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';

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

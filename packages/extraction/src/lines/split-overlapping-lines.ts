import type { Word } from '../read/page.ts';

/** Words of one line differ less than this in their middles, and lines by more than that, to their height. */
const [WITHIN_LINE, BETWEEN_LINES] = [0.5, 0.2];

/**
 * A row of words, from the highest to the lowest middle, split into lines where two of them stand over one another: cells set half a
 * line apart, "28 Dec." over "2024" next to a text between them, run into one row.
 */
export function splitOverlappingLines(row: Word[]): Word[][] {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return [row];
  const height = first.bottom - first.top;
  if (middle(last) - middle(first) < height * WITHIN_LINE || !standOverOneAnother(row, height)) return [row];
  const lines: Word[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const word of row) {
    const line = lines.at(-1);
    if (line === undefined || middle(word) - before > height * BETWEEN_LINES) lines.push([word]);
    else line.push(word);
    before = middle(word);
  }
  return lines;
}

/** Whether one word stands over half of another. */
function standOverOneAnother(row: readonly Word[], height: number): boolean {
  const sorted = row.toSorted((a, b) => a.left - b.left);
  return sorted.some((word, index) => {
    const next = sorted[index + 1];
    if (next === undefined || Math.abs(middle(word) - middle(next)) < height * WITHIN_LINE) return false;
    const shared = Math.min(word.right, next.right) - next.left;
    return shared * 2 > Math.min(word.right - word.left, next.right - next.left);
  });
}

function middle({ top, bottom }: Word): number {
  return (top + bottom) / 2;
}

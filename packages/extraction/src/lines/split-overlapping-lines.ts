import type { Word } from '../read/page.ts';

/** Middles of words differ by less than this within a line, and by more between lines, relative to their height. */
const [WITHIN_LINE, BETWEEN_LINES] = [0.5, 0.2];

/**
 * Splits a row of words, sorted by their middles, into lines if two of them overlap vertically: cells half a line apart, such as "28 Dec."
 * over "2024" next to a text between them, end up in one row.
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

/** Whether a word is above at least half of another. */
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

import type { Place } from './layout.ts';

/** A mistake in a layout file: where it is and what to do about it. */
export class LayoutError extends Error {
  constructor(file: string, { line, column }: Place, advice: string) {
    super(`${file}:${line}:${column}: ${advice}`);
    this.name = 'LayoutError';
  }
}

/** The entry of `known` that is most like `word`, or null where none is alike. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((other) => ({ other, distance: distanceOf(word, other) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(2, word.length / 3) ? best.other : null;
}

/** Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++)
      row.push(
        Math.min((row[j] ?? 0) + 1, (before[j + 1] ?? 0) + 1, (before[j] ?? 0) + (letter === b[j] ? 0 : 1)),
      );
    before = row;
  }
  return before[b.length] ?? 0;
}

import type { InkRun } from './ink.ts';
import type { ReadCharacter } from './read-strip.ts';
import { STRIP_HEIGHT } from './strip.ts';

/** A dash the network passed over: seen, but never certain. */
const CONFIDENCE = 0.5;

/** The characters with the dashes the network passed over: flat ink in the middle of the line that no character stands for. */
export function withLostDashes(
  ink: readonly InkRun[],
  characters: readonly ReadCharacter[],
): readonly ReadCharacter[] {
  const owned = new Set(
    characters.filter((character) => character.text !== ' ').map((character) => nearestRun(ink, character.x)),
  );
  const lost = ink
    .filter((run) => !owned.has(run) && isDash(run))
    .map((run) => ({ text: '-', x: (run.left + run.right) / 2, confidence: CONFIDENCE, second: '' }));
  return lost.length === 0 ? characters : [...characters, ...lost].sort((a, b) => a.x - b.x);
}

function isDash({ left, right, top, bottom }: InkRun): boolean {
  const [width, height] = [right - left, bottom - top];
  const middle = (top + bottom) / 2 / STRIP_HEIGHT;
  return width >= 5 && width <= 26 && height <= 8 && width >= height * 1.4 && middle > 0.4 && middle < 0.68;
}

/** The run of ink a place of the strip lies in or is nearest to. */
export function nearestRun(ink: readonly InkRun[], x: number): InkRun | undefined {
  let best: InkRun | undefined;
  let bestGap = Number.POSITIVE_INFINITY;
  for (const run of ink) {
    const gap = Math.max(run.left - x, x - run.right, 0);
    if (gap < bestGap) {
      best = run;
      bestGap = gap;
    }
  }
  return best;
}

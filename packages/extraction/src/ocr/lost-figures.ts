import type { InkRun } from './ink.ts';
import { nearestRun } from './lost-dashes.ts';
import type { ReadCharacter, ReadLine } from './read-strip.ts';

/** Share of the usual height of a line's ink from which a run is a figure of its own, not dirt or a mark. */
const FULL_HEIGHT = 0.75;
/** How far beyond a run's ink, in strip pixels, the network may have seen what it stands for. */
const REACH = 6;

/**
 * The characters with the figures the network passed over though ink as high as the others stands there, unread: most often the first of
 * a date or an amount. They keep the little likelihood the network gave them.
 */
export function withLostFigures(
  ink: readonly InkRun[],
  { characters, passedOver }: ReadLine,
): readonly ReadCharacter[] {
  const owned = new Set(
    characters.filter(({ text }) => text !== ' ').map((character) => nearestRun(ink, character.x)),
  );
  const heights = ink.map(heightOf).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const lost = ink
    .filter((run) => !owned.has(run) && heightOf(run) >= usual * FULL_HEIGHT)
    .flatMap((run) => likeliestAt(run, passedOver) ?? []);
  return lost.length === 0 ? characters : [...characters, ...lost].sort((a, b) => a.x - b.x);
}

function heightOf({ top, bottom }: InkRun): number {
  return bottom - top;
}

function likeliestAt({ left, right }: InkRun, passedOver: readonly ReadCharacter[]): ReadCharacter | null {
  return passedOver
    .filter(({ text, x }) => /\d/.test(text) && x >= left - REACH && x <= right + REACH)
    .reduce<ReadCharacter | null>(
      (best, seen) => (best !== null && best.confidence >= seen.confidence ? best : seen),
      null,
    );
}

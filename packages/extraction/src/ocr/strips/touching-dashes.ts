import type { InkRun } from './ink.ts';
import { nearestRun } from './lost-dashes.ts';
import type { ReadCharacter } from './read-strip.ts';

/** Least width of a run's flat end, in strip pixels, to be a dash: the bar of a 4 is shorter. */
const NARROWEST = 5;
/** Blank after a dash, in strip pixels; with less, the number continues. */
const BLANK = 10;

/**
 * Splits the dash after an amount from its last digit, which it touches where print is small and soft. Where the network read the dash,
 * or something other than a digit there, the ink stays as it is.
 */
export function withTouchingDashes(
  ink: readonly InkRun[],
  characters: readonly ReadCharacter[],
): readonly InkRun[] {
  const last = new Map(characters.map((character) => [nearestRun(ink, character.x), character.text]));
  return ink.flatMap((run, at) => {
    const dash = run.flatEnd;
    const isFollowed = (ink[at + 1]?.left ?? Number.POSITIVE_INFINITY) - run.right < BLANK;
    const isOfFigure = /\d/.test(last.get(run) ?? '');
    if (dash === undefined || isFollowed || !isOfFigure || run.right - dash.left < NARROWEST) return [run];
    return [{ ...run, right: dash.left, flatEnd: undefined }, dash];
  });
}

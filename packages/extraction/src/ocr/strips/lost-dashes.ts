import { dashAmong } from './dash-among.ts';
import type { InkRun } from './ink.ts';
import type { ReadCharacter, ReadLine } from './read-strip.ts';

/** Confidence of a dash the network missed: visible, but never certain. */
const CONFIDENCE = 0.5;

/** What flat ink is read as if too little is next to it to judge its height. */
const LIKE_A_DASH = /^[.,_~]$/;

/** Least ratio of width to height of a dash that the network considered possible: soft print may have thickened it. */
const SOFT = 1;
/** How far from a run's ink, in strip pixels, the network may have detected its character. */
const REACH = 6;

/** How far from the ink of a dash, in strip pixels, the network may have placed it. */
const SAME_DASH = 10;

/** Adds dashes that the network missed or read as a period: flat ink at mid-height of the line. */
export function withLostDashes(
  ink: readonly InkRun[],
  { characters, passedOver }: ReadLine,
): readonly ReadCharacter[] {
  const owned = new Set(
    characters.filter((character) => character.text !== ' ').map((character) => nearestRun(ink, character.x)),
  );
  const isFlat = dashAmong(ink);
  const isSoft = dashAmong(ink, SOFT);
  const isHeldDash = ({ left, right }: InkRun) =>
    passedOver.some(({ text, x }) => text === '-' && x > left - REACH && x < right + REACH);
  const isDash = (run: InkRun) => isFlat(run) || (isHeldDash(run) && isSoft(run));
  const seen = characters.map((character) => {
    const run = nearestRun(ink, character.x);
    return LIKE_A_DASH.test(character.text) && run !== undefined && isDash(run)
      ? { ...character, text: '-' }
      : character;
  });
  const lost = ink
    .filter(
      (run) => !owned.has(run) && isDash(run) && !isBeforeMark(run, characters) && !wasRead(run, characters),
    )
    .map((run) => ({
      text: '-',
      x: (run.left + run.right) / 2,
      confidence: CONFIDENCE,
      second: '',
      secondConfidence: 0,
    }));
  return lost.length === 0 ? seen : [...seen, ...lost].sort((a, b) => a.x - b.x);
}

/** Whether a decimal or group mark follows: a speck before it is no dash. */
function isBeforeMark({ right }: InkRun, characters: readonly ReadCharacter[]): boolean {
  const next = characters.find(({ text, x }) => text !== ' ' && x > right);
  return next !== undefined && /^[.,]$/.test(next.text);
}

/** Whether a dash was read here: the network's place of one may be nearer to the ink next to it. */
function wasRead({ left, right }: InkRun, characters: readonly ReadCharacter[]): boolean {
  return characters.some(({ text, x }) => text === '-' && x > left - SAME_DASH && x < right + SAME_DASH);
}

/** The ink run at or nearest to a position of the strip. */
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

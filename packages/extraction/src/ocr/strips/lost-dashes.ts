import { dashAmong } from './dash-among.ts';
import type { InkRun } from './ink.ts';
import type { ReadCharacter, ReadLine } from './read-strip.ts';

/** A dash the network passed over: seen, but never certain. */
const CONFIDENCE = 0.5;

/** What flat ink is read as where the network sees too little next to it to tell its height. */
const LIKE_A_DASH = /^[.,_~]$/;

/** How many times wider than high a dash is where the network held one possible: soft print may have thickened it. */
const SOFT = 1;
/** How far from a run's ink, in strip pixels, the network may have seen what it stands for. */
const REACH = 6;

/** The characters with the dashes the network passed over or took for a stop: flat ink in the middle of the line. */
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
    .filter((run) => !owned.has(run) && isDash(run) && !isBeforeMark(run, characters))
    .map((run) => ({
      text: '-',
      x: (run.left + run.right) / 2,
      confidence: CONFIDENCE,
      second: '',
      secondConfidence: 0,
    }));
  return lost.length === 0 ? seen : [...seen, ...lost].sort((a, b) => a.x - b.x);
}

/** Whether the mark of a number comes next: a speck before it is no dash. */
function isBeforeMark({ right }: InkRun, characters: readonly ReadCharacter[]): boolean {
  const next = characters.find(({ text, x }) => text !== ' ' && x > right);
  return next !== undefined && /^[.,]$/.test(next.text);
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

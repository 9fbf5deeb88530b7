import type { ReadWord } from './cut-words.ts';
import type { InkRun } from './ink.ts';
import type { Strip } from './strip.ts';

/** Least height of a figure's ink, and blank between two characters of one word at most, in strip pixels. */
const FIGURE_HEIGHT = 18;
const WORD_GAP = 16;
/** How many figures make unread ink more than dirt. */
const FEWEST = 2;
/** As which such ink is handed on: the reading of a speck. */
const UNREAD = '.';

/**
 * The ink of two figures or more of which nothing was read, each piece as a dot without confidence: where a column has its figures, it is a
 * date or an amount that was not recognized.
 */
export function unreadInk(strips: readonly Strip[], words: readonly ReadWord[]): ReadWord[] {
  return strips.flatMap((strip) => {
    const near = words.filter((word) => word.top < bottomOf(strip) && word.bottom > strip.top);
    const unread = strip.ink.filter((run) => !near.some((word) => covers(word, strip, run)));
    return groupsOf(unread).flatMap((runs) => wordOf(strip, runs) ?? []);
  });
}

/** Whether a word was read from a run of ink, or right next to it. */
function covers(word: ReadWord, { left, scale }: Strip, run: InkRun): boolean {
  return (
    word.left < left + (run.right + WORD_GAP) * scale && word.right > left + (run.left - WORD_GAP) * scale
  );
}

function groupsOf(runs: readonly InkRun[]): InkRun[][] {
  const groups: InkRun[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && run.left - last.right <= WORD_GAP) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

function wordOf(strip: Strip, runs: readonly InkRun[]): ReadWord | null {
  const figures = runs.filter(({ top, bottom }) => bottom - top >= FIGURE_HEIGHT);
  const [first, last] = [runs[0], runs.at(-1)];
  if (figures.length < FEWEST || first === undefined || last === undefined) return null;
  return {
    text: UNREAD,
    left: strip.left + first.left * strip.scale,
    right: strip.left + last.right * strip.scale,
    top: strip.top,
    bottom: bottomOf(strip),
    confidence: 0,
    alternatives: [],
  };
}

function bottomOf({ top, image, scale }: Strip): number {
  return top + image.height * scale;
}

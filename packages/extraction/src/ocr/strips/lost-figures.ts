import type { InkRun } from './ink.ts';
import { nearestRun } from './lost-dashes.ts';
import type { ReadCharacter, ReadLine } from './read-strip.ts';

/** How far, in strip pixels, a figure's top and bottom may be from those of its line; a rule next to it reaches further, a mark less far. */
const SAME_HEIGHT = 4;
/** Thinner ink is a rule, or dirt. */
const THINNEST = 5;
/** Share of the step from figure to figure within which of a figure read no other stands: the ink is a piece of that one, broken apart. */
const OWN_ROOM = 0.65;
/** What may be lost in a number, and right behind one. */
const FIGURE = /^\d$/;
const MARK = /^[\d\p{Lu}]$/u;
/** How far beyond a run's ink, in strip pixels, the network may have seen what it stands for. */
const REACH = 6;

/**
 * The characters with the figures the network passed over though ink as high as the others stands there, unread: most often the first of
 * a date or an amount; and so with the letter behind an amount, set apart, that shows money in from money out. They keep the little
 * likelihood the network gave them.
 */
export function withLostFigures(
  ink: readonly InkRun[],
  { characters, passedOver }: ReadLine,
): readonly ReadCharacter[] {
  const owned = new Set(
    characters.filter(({ text }) => text !== ' ').map((character) => nearestRun(ink, character.x)),
  );
  const read = ink.filter((run) => owned.has(run));
  const [top, bottom] = [middleOf(read.map((run) => run.top)), middleOf(read.map((run) => run.bottom))];
  const room = OWN_ROOM * stepOf(characters);
  const lost = ink
    .filter(
      (run) =>
        !owned.has(run) &&
        run.right - run.left >= THINNEST &&
        Math.abs(run.top - top) <= SAME_HEIGHT &&
        Math.abs(run.bottom - bottom) <= SAME_HEIGHT &&
        !characters.some(({ text, x }) => /\d/.test(text) && Math.abs(x - (run.left + run.right) / 2) < room),
    )
    .flatMap(
      (run) => likeliestAt(run, passedOver, isBehindAmount(run, ink, characters) ? MARK : FIGURE) ?? [],
    );
  return lost.length === 0 ? characters : [...characters, ...lost].sort((a, b) => a.x - b.x);
}

/** Whether a run of ink is the last of a line, and what was read before it ends as amounts do. */
function isBehindAmount(run: InkRun, ink: readonly InkRun[], characters: readonly ReadCharacter[]): boolean {
  const read = characters.map(({ text }) => text).join('');
  return (
    run === ink[ink.length - 1] && /\d[.,]\d{2} *$/.test(read) && characters.every(({ x }) => x < run.right)
  );
}

/** How far figures that follow one another stand apart; 0 where none do. */
function stepOf(characters: readonly ReadCharacter[]): number {
  return middleOf(
    characters.flatMap(({ text, x }, at) => {
      const before = characters[at - 1];
      return before !== undefined && /\d/.test(text) && /\d/.test(before.text) ? [x - before.x] : [];
    }),
  );
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function likeliestAt(
  { left, right }: InkRun,
  passedOver: readonly ReadCharacter[],
  kind: RegExp,
): ReadCharacter | null {
  return passedOver
    .filter(({ text, x }) => kind.test(text) && x >= left - REACH && x <= right + REACH)
    .reduce<ReadCharacter | null>(
      (best, seen) => (best !== null && best.confidence >= seen.confidence ? best : seen),
      null,
    );
}

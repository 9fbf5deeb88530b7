import { median } from '../../values/median.ts';
import type { InkRun } from './ink.ts';
import { nearestRun } from './lost-dashes.ts';
import type { ReadCharacter, ReadLine } from './read-strip.ts';

/** How far, in strip pixels, a digit's top and bottom may differ from those of its line; a rule differs more, a mark is smaller. */
const SAME_HEIGHT = 4;
/** Thinner ink is a rule or dirt. */
const THINNEST = 5;
/** Share of the digit step around a digit that belongs to it: other ink there is a broken piece of that digit. */
const OWN_ROOM = 0.65;
/** What may be missed in a number, and right after one. */
const FIGURE = /^\d$/;
const MARK = /^[\d\p{Lu}]$/u;
/** How far from a run's ink, in strip pixels, the network may have detected its character. */
const REACH = 6;

/**
 * Adds digits that the network missed although there is unread ink as high as the others: most often the first of a date or an amount. Also
 * the separate letter after an amount that gives its direction. They keep the low probability the network gave them.
 */
export function withLostFigures(
  ink: readonly InkRun[],
  { characters, passedOver }: ReadLine,
): readonly ReadCharacter[] {
  const owned = new Set(
    characters.filter(({ text }) => text !== ' ').map((character) => nearestRun(ink, character.x)),
  );
  const read = ink.filter((run) => owned.has(run));
  const [top, bottom] = [median(read.map((run) => run.top)), median(read.map((run) => run.bottom))];
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

/** Whether an ink run is the last of a line and follows text that ends like an amount. */
function isBehindAmount(run: InkRun, ink: readonly InkRun[], characters: readonly ReadCharacter[]): boolean {
  const read = characters.map(({ text }) => text).join('');
  return (
    run === ink[ink.length - 1] && /\d[.,]\d{2} *$/.test(read) && characters.every(({ x }) => x < run.right)
  );
}

/** The distance between consecutive digits; 0 if there are none. */
function stepOf(characters: readonly ReadCharacter[]): number {
  return median(
    characters.flatMap(({ text, x }, at) => {
      const before = characters[at - 1];
      return before !== undefined && /\d/.test(text) && /\d/.test(before.text) ? [x - before.x] : [];
    }),
  );
}

function likeliestAt(
  { left, right }: InkRun,
  passedOver: readonly ReadCharacter[],
  kind: RegExp,
): ReadCharacter | null {
  const own = passedOver.filter(({ text, x }) => kind.test(text) && x >= left - REACH && x <= right + REACH);
  return own.toSorted((a, b) => b.confidence - a.confidence)[0] ?? null;
}

import { isCurrencyMark } from '../../values/currency.ts';
import { median } from '../../values/median.ts';
import { exactPhrase } from '../../vocabulary/phrase-table.ts';
import { ACCOUNT_LABELS, isMonthName } from '../../vocabulary/tables.ts';
import { decisiveCharacters } from './decisive-characters.ts';
import type { InkRun } from './ink.ts';
import { nearestRun, withLostDashes } from './lost-dashes.ts';
import { withLostFigures } from './lost-figures.ts';
import { otherReadings } from './other-readings.ts';
import { plainAmongFigures } from './plain-among-figures.ts';
import type { ReadCharacter, ReadLine } from './read-strip.ts';
import { STRIP_HEIGHT, type Strip } from './strip.ts';
import { withTouchingDashes } from './touching-dashes.ts';

/** A word in page pixels. */
export type ReadWord = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The confidence of its least certain decisive character: see `decisiveCharacters`. */
  readonly confidence: number;
  /** Alternative readings, one character changed at a time, likeliest first. */
  readonly alternatives: readonly string[];
};

/**
 * Blank that separates two words although the network read no space, in steps from character to character. Measured on text pages: no two
 * letters of a word are more than a third of a step apart, nearly all words more than 0.42.
 */
const WORD_GAP = 0.4;
/** The same next to a period or comma, around which typewriters leave much white. */
const STOP_GAP = 0.66;
/** The same between a digit and a separator of the number. */
const FIGURE_GAP = 1;
/** The step, in strip pixels, if a strip has too few characters to measure it. */
const USUAL_STEP = 20;
/** Steps by which ink may be wider than its characters. Wider ink contains more: pen strokes that touch or circle them. */
const MOST_STRANGE = 1.4;
/** How much of a step on a typewriter's grid a digit fills, on either side of its middle. */
const FILLED = 0.4;
/** The same where the network read a space: it rarely reads one that is not there. */
const SPACE_GAP = 0.18;
/** Least step of a typewriter's grid, in strip pixels: the network places characters every eight, so a step of eight divides all distances. */
const LEAST_GRID = 12;
/** Blank between a day and its year, as a share of the distance from digit to digit: within an amount there is less. */
const YEAR_GAP = 0.5;

/** A strip is taller than the font's own box by this share above and below; measured against the boxes of text pages. */
const BORDER = 0.07;

/** Splits a strip into words, where the gaps in the ink are wide enough. */
export function cutWords(strip: Strip, read: ReadLine): ReadWord[] {
  const line = { ...read, characters: plainAmongFigures(read.characters) };
  const ink = withTouchingDashes(strip.ink, line.characters);
  const characters = withLostFigures(ink, line);
  const placed = place(ink, withLostDashes(ink, { ...line, characters }));
  const steps = stepsOf(placed);
  const groups: (readonly Placed[])[] = [];
  let from = 0;
  for (let index = 1; index <= placed.length; index++) {
    const [before, after] = [placed[index - 1], placed[index]];
    if (
      before !== undefined &&
      after !== undefined &&
      !isApart(before, after, widestBlank(ink, before.right, after.left), steps)
    )
      continue;
    groups.push(placed.slice(from, index));
    from = index;
  }
  return joinDates(groups, steps)
    .flatMap((characters, index, all) =>
      splitJoined({
        characters,
        before: textOf(all[index - 1] ?? []),
        twoBefore: all
          .slice(Math.max(0, index - 2), index)
          .map(textOf)
          .join(' '),
        after: textOf(all[index + 1] ?? []),
      }),
    )
    .flatMap((part) => wordOf(strip, onGrid(part, steps.grid), line.passedOver) ?? []);
}

/** "26/1 2/25": joins the parts of a date that a thin digit in a wide step has split. */
function joinDates(groups: readonly (readonly Placed[])[], { usual }: Steps): (readonly Placed[])[] {
  const joined: (readonly Placed[])[] = [];
  for (const group of groups) {
    const last = joined[joined.length - 1];
    const gap = (group[0]?.left ?? 0) - (last?.[last.length - 1]?.right ?? 0);
    const whole = [...(last ?? []), ...group];
    if (last !== undefined && gap < usual && /^\d{1,2}([./-])\d{1,2}\1(\d{2}|\d{4})$/.test(textOf(whole)))
      joined[joined.length - 1] = whole;
    else joined.push(group);
  }
  return joined;
}

const DATE = String.raw`\d{1,2}(?:\.\d{1,2}\.|/\d{1,2}/|-\d{1,2}-)`;
const YEAR = String.raw`(?:19|20)\d\d`;
const TIME = String.raw`\d{1,2}[:.]\d{2}`;
const isOfMonth = (_: readonly string[], { before }: Joined) => isMonthName(before);

/** Characters that may be several words, and the words before and after them. */
type Joined = { readonly characters: readonly Placed[] } & Record<'before' | 'twoBefore' | 'after', string>;

/** Texts that a narrow space has joined, by their parts, the first that applies; some only behind a certain word. */
const JOINED: readonly (readonly [
  parts: RegExp,
  isMeant?: (parts: readonly string[], joined: Joined) => boolean,
])[] = [
  // "2 033678 Ft".
  [
    /^(\d{3})(\d{3})(\d{3})?$/,
    (_, { before, after }) => /^[-+]?\d{1,3}$/.test(before) && isCurrencyMark(after),
  ],
  // "2022-25" and "2020-31Oct", "222020-Oct", "06/01/24-06/30/24".
  [new RegExp(`^(${YEAR})([-–])(\\d{1,2}\\.?)$`), isOfMonth],
  [new RegExp(`^(${YEAR})([-–])(\\d{1,2}(?:\\p{L}{3,}|0[ck]t))$`, 'u')],
  [new RegExp(`^(\\d{1,2},?)(${YEAR})([-–])(\\p{L}{3,})$`, 'u'), isOfMonth],
  [/^(\d{1,2}[./]\d{1,2}[./]\d{2,4})([-–])(\d{1,2}[./]\d{1,2}[./]\d{2,4})$/],
  // "24/07/2021|11:03", its bar read as one or not.
  [new RegExp(`^(\\d[\\d./-]*${YEAR})([|/lI])(${TIME})?$`)],
  // "16.2022" and "1-30,2024", "of06/01/24", "16,2022".
  [new RegExp(`^(\\d{1,2}[.,])(${YEAR})$`), isOfMonth],
  [new RegExp(`^(\\d{1,2}[-–]\\d{1,2},)(${YEAR})$`)],
  [new RegExp(`^(\\p{L}{2,})(${DATE}(?:\\d{4}|\\d{2})[.,]?)$`, 'u')],
  [new RegExp(`^(\\d{1,2},)(${YEAR}[.,-]?)$`)],
  // "14/12/202421:58", "12.12.2313:32" and "2023/12/0304:35".
  [new RegExp(`^(${DATE}${YEAR})([.,]?${TIME}(?::\\d{2})?)$`)],
  [new RegExp(`^(${DATE}\\d\\d)(\\d{1,2}:\\d{2}(?::\\d{2})?)$`)],
  [new RegExp(`^(${YEAR}(?:\\.\\d{2}\\.|/\\d{2}/|-\\d{2}-)\\d{2})(${TIME}(?::\\d{2})?)$`)],
  // "Diciem.13", "1.Februar" and "2022.augusztus".
  [/^(\p{L}{3,}\.)(\d{1,2})$/u, ([name = '']) => isMonthName(name)],
  [new RegExp(`^(\\d{1,2}\\.|${YEAR}\\.)(\\p{L}{3,}\\.?)$`, 'u'), ([, name = '']) => isMonthName(name)],
  [/^([\dCO]\d?[.,])(\d{2})$/, (_, joined) => isDayBeforeYear(joined)],
  // "Account72749337", and "no.00-894-42" behind "Account".
  [
    /^(\p{L}{4,}|\p{L}{1,3}\.)(\d[\d/-]{5,})$/u,
    ([label = ''], { before, twoBefore }) =>
      ['', before, twoBefore].some((own) => exactPhrase(ACCOUNT_LABELS, `${own} ${label}`) !== null),
  ],
  // "-11001180286" behind "Account": a dash before a number too long for an amount.
  [/^([-–])(\d{8,})$/, (_, { before }) => /\p{L}{3}/u.test(before)],
  // "deJunho" after a day.
  [/^(de|di|do)(\p{Lu}\p{Ll}{2,})$/u, (_, { before }) => /^\d{1,2}$/.test(before)],
  // "Balance:922,682.80", "22/12/2022:4041,61" and its thousands alone, "sábado,7", "From:18/12/2022", "20.07.BOOKS".
  [new RegExp(`^((?:\\p{L}*|${DATE}\\d{2,4}):)([-+$€£]?\\d[\\d.,]*[.,]\\d{2}[-+]?)$`, 'u')],
  [new RegExp(`^(${DATE}\\d{2,4}:)(\\d{1,3})$`)],
  [/^(\p{L}[\p{L}-]{3,},)(\d{1,2})$/u],
  [/^(\D*:)(\d{1,2}(?:[./-]\d{1,2}[./-]\d{2,4})?)$/],
  [/^(\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?)(\p{L}{3,}.*)/u],
];

/** Splits a date, an amount or a number of an account from text that a narrow space has joined to it, and thousands from each other. */
function splitJoined(joined: Joined): (readonly Placed[])[] {
  const { characters } = joined;
  const text = textOf(characters);
  if (text.length !== characters.length) return [characters];
  for (const [pattern, isMeant] of JOINED) {
    const parts = (pattern.exec(text) ?? []).slice(1).filter((part) => part !== undefined && part !== '');
    if (parts.length === 0 || isMeant?.(parts, joined) === false) continue;
    const ends = parts.map((_, at) => parts.slice(0, at + 1).join('').length);
    return ends.map((end, at) => characters.slice(ends[at - 1] ?? 0, end));
  }
  return [characters];
}

/** Whether "03,22" after a month's name has the blank of a space behind the comma, whichever mark was read for it: the day. */
function isDayBeforeYear({ characters, before }: Joined): boolean {
  const [mark, year, last] = characters.slice(-3);
  if (!isMonthName(before) || mark === undefined || year === undefined) return false;
  return year.left - mark.right >= ((last?.middle ?? 0) - year.middle) * YEAR_GAP;
}

function textOf(characters: readonly Placed[]): string {
  return characters.map((character) => character.text).join('');
}

/** Gives each character on a typewriter's grid the width that most fill: a one leaves white next to it, as a space would. */
function onGrid(characters: readonly Placed[], grid: number | null): readonly Placed[] {
  if (grid === null) return characters;
  const half = grid * FILLED;
  return characters.map((character) => ({
    ...character,
    left: Math.min(character.left, character.middle - half),
    right: Math.max(character.right, character.middle + half),
  }));
}

function wordOf(
  strip: Strip,
  characters: readonly Placed[],
  passedOver: readonly ReadCharacter[],
): ReadWord | null {
  const [first, last] = [characters[0], characters[characters.length - 1]];
  if (first === undefined || last === undefined) return null;
  return {
    text: withDollarSign(textOf(characters)),
    left: strip.left + first.left * strip.scale,
    right: strip.left + last.right * strip.scale,
    top: strip.top + STRIP_HEIGHT * strip.scale * BORDER,
    bottom: strip.top + STRIP_HEIGHT * strip.scale * (1 - BORDER),
    confidence: Math.min(...decisiveCharacters(characters).map((character) => character.confidence)),
    alternatives: otherReadings(characters, passedOver),
  };
}

/** "NS2006.03": the S of a currency of letters and a dollar sign is that sign; not where "RS" may be rupees. */
function withDollarSign(text: string): string {
  const [, before = '', letters = '', amount = ''] =
    /^([-+(]?)(\p{Lu}{1,2})S(-?\d[\d.,]*[.,]\d{2}\D{0,2})$/u.exec(text) ?? [];
  const isDollar = letters !== '' && isCurrencyMark(`${letters}$`) && !isCurrencyMark(`${letters}s`);
  return isDollar ? `${before}${letters}$${amount}` : text;
}

/** A character with its ink; `hasSpaceBefore` if the network read a space. */
type Placed = Omit<ReadCharacter, 'x'> & {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly hasSpaceBefore: boolean;
};

/** Assigns each character its ink run, and divides a run among characters that touch. */
function place(ink: readonly InkRun[], characters: readonly ReadCharacter[]): Placed[] {
  const owned = characters
    .map((character, index) => ({
      ...character,
      hasSpaceBefore: characters[index - 1]?.text === ' ',
      run: nearestRun(ink, character.x),
    }))
    .filter((character) => character.text !== ' ' && character.run !== undefined);
  const step = stepBetween(owned);
  return owned.flatMap((character) => {
    if (character.run === undefined) return [];
    const sharers = owned.filter((other) => other.run === character.run);
    const rank = sharers.indexOf(character);
    const { run, x, ...read } = character;
    const isOfNumber = sharers.every(({ text }) => isFigure(text));
    if (isOfNumber && run.right - run.left > (sharers.length + MOST_STRANGE) * step) {
      const [left, right] = [Math.max(run.left, x - step / 2), Math.min(run.right, x + step / 2)];
      return [{ ...read, left, right, middle: (left + right) / 2 }];
    }
    const width = (run.right - run.left) / sharers.length;
    const left = run.left + rank * width;
    return [{ ...read, left, right: left + width, middle: left + width / 2 }];
  });
}

/** The usual distance between consecutive characters; that of average print if there are few. */
function stepBetween(characters: readonly { readonly x: number }[]): number {
  const steps = characters.flatMap(({ x }, at) => {
    const before = characters[at - 1];
    return before === undefined ? [] : [x - before.x];
  });
  return steps.length < 3 ? USUAL_STEP : median(steps);
}

/** Distances of characters, middle to middle: usual, on a typewriter's grid (else null), and from digit to digit (else null). */
type Steps = { readonly usual: number; readonly grid: number | null; readonly figure: number | null };

function stepsOf(placed: readonly Placed[]): Steps {
  const distances: number[] = [];
  const figures: number[] = [];
  for (let index = 1; index < placed.length; index++) {
    const [before, after] = [placed[index - 1], placed[index]];
    if (before === undefined || after === undefined) continue;
    const distance = after.middle - before.middle;
    distances.push(distance);
    if (/\d/.test(before.text) && /\d/.test(after.text)) figures.push(distance);
  }
  return {
    usual: distances.length < 3 ? USUAL_STEP : median(distances),
    grid: gridOf(distances),
    figure: figures.length >= 2 ? median(figures) : null,
  };
}

/** The step of a typewriter's grid: nearly every distance is a multiple of it. */
function gridOf(distances: readonly number[]): number | null {
  const step = median(distances);
  if (distances.length < 5 || step < LEAST_GRID) return null;
  const fitting = distances.filter((distance) => {
    const count = Math.max(1, Math.round(distance / step));
    return Math.abs(distance - count * step) < step * 0.15;
  });
  return fitting.length >= distances.length * 0.9 ? step : null;
}

/** The widest blank between two positions of a strip: ink between them may be a character the network did not read. */
function widestBlank(ink: readonly InkRun[], from: number, to: number): number {
  let widest = 0;
  let at = from;
  for (const run of ink) {
    if (run.right <= from || run.left >= to) continue;
    widest = Math.max(widest, run.left - at);
    at = Math.max(at, run.right);
  }
  return Math.max(widest, to - at);
}

function isApart(before: Placed, after: Placed, gap: number, { usual, grid, figure }: Steps): boolean {
  const distance = after.middle - before.middle;
  const blank = gap / usual;
  if (grid !== null) return distance > grid * 1.6 && blank >= WORD_GAP;
  const isNumber = isFigure(before.text) && isFigure(after.text);
  // "143.89(Dr)": a bracket stays with its contents.
  if (before.text === '(' || after.text === ')') return blank >= FIGURE_GAP;
  if (isNumber && figure !== null)
    return after.hasSpaceBefore
      ? blank >= WORD_GAP * 0.75 && distance > figure * 1.1
      : blank >= STOP_GAP && distance > figure * 1.35;
  if (after.hasSpaceBefore) return blank >= SPACE_GAP;
  if (isNumber) return blank >= FIGURE_GAP;
  return blank >= (isStop(before.text) || isStop(after.text) ? STOP_GAP : WORD_GAP);
}

function isFigure(text: string): boolean {
  return /[\d.,:/'’+-]/.test(text);
}

function isStop(text: string): boolean {
  return /[.,:;'’]/.test(text);
}

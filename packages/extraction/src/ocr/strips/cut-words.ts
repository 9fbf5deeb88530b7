import { isCurrencyMark } from '../../values/currency.ts';
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
    .flatMap((group, index, all) => splitThousands(group, all[index - 1] ?? [], all[index + 1] ?? []))
    .flatMap((group, index, all) => splitJoined(group, textOf(all[index - 1] ?? [])))
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

/** "2 033678 Ft": splits groups of thousands that lost the space between them, after a shorter group and before a currency. */
function splitThousands(
  characters: readonly Placed[],
  before: readonly Placed[],
  after: readonly Placed[],
): (readonly Placed[])[] {
  const text = textOf(characters);
  const isGrouped =
    /^(?:\d{3}){2,3}$/.test(text) && /^[-+]?\d{1,3}$/.test(textOf(before)) && isCurrencyMark(textOf(after));
  if (!isGrouped || text.length !== characters.length) return [characters];
  return [0, 3, 6].map((from) => characters.slice(from, from + 3)).filter((group) => group.length > 0);
}

/**
 * Splits a date from text that a narrow space has joined to it: "16,2022", "1-30,2024", after a month "16.2022", "222020-Oct" and "2022-25",
 * "of06/01/24", after a day "deJunho", "2020-31Oct", "06/01/24-06/30/24", "From:18/12/2022", "20.07.BOOKS", "1.Februar",
 * "sábado,7", "sexta-feira,11", after a month "03,22", "14/12/202421:58", "2023/12/0304:35" and "24/07/2021|11:03", its bar read as one or not. Also an amount, or its thousands, or an account number from its label: "Balance:922,682.80", "22/12/2022:4041,61", "Account72749337".
 */
function splitJoined(characters: readonly Placed[], before: string): (readonly Placed[])[] {
  const text = textOf(characters);
  const isYearAndDay = isMonthName(before) && /^(?:19|20)\d\d[-–]\d{1,2}\.?$/.test(text);
  if (isYearAndDay || /^(?:19|20)\d\d[-–]\d{1,2}(?:\p{L}{3,}|0[ck]t)$/u.test(text))
    return [characters.slice(0, 4), characters.slice(4, 5), characters.slice(5)];
  const days = isMonthName(before) ? /^(\d{1,2}),?(?:19|20)\d\d[-–]\p{L}{3,}$/u.exec(text) : null;
  if (days !== null && text.length === characters.length) {
    const at = text.search(/[-–]/);
    return [
      [0, at - 4] as const,
      [at - 4, at] as const,
      [at, at + 1] as const,
      [at + 1, text.length] as const,
    ].map(([from, to]) => characters.slice(from, to));
  }
  const first = /^(\d{1,2}([./])\d{1,2}\2\d{2,4})[-–]\d{1,2}\2\d{1,2}\2\d{2,4}$/.exec(text)?.[1]?.length;
  if (first !== undefined && text.length === characters.length)
    return [characters.slice(0, first), characters.slice(first, first + 1), characters.slice(first + 1)];
  const [, day, stroke] = /^(\d[\d./-]*(?:19|20)\d\d)([|/lI])(?:\d{1,2}[:.]\d{2})?$/.exec(text) ?? [];
  if (day !== undefined && stroke !== undefined && text.length === characters.length)
    return [day.length, day.length + 1, text.length]
      .map((end, at, ends) => characters.slice(at === 0 ? 0 : ends[at - 1], end))
      .filter((part) => part.length > 0);
  const joined =
    (isMonthName(before) ? /^(\d{1,2}[.,])(?:19|20)\d\d$/.exec(text) : null) ??
    /^(\d{1,2}[-–]\d{1,2},)(?:19|20)\d\d$/.exec(text) ??
    /^(\p{L}{2,})\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2})[.,]?$/u.exec(text) ??
    /^(\d{1,2},)(?:19|20)\d\d[.,-]?$/.exec(text) ??
    /^(\d{1,2}([./-])\d{1,2}\2(?:19|20)\d\d)[.,]?\d{1,2}[:.]\d{2}(?::\d{2})?$/.exec(text) ??
    /^(\d{1,2}([./-])\d{1,2}\2\d\d)\d{1,2}:\d{2}(?::\d{2})?$/.exec(text) ??
    /^((?:19|20)\d\d([./-])\d{2}\2\d{2})\d{1,2}[:.]\d{2}(?::\d{2})?$/.exec(text) ??
    dayOfMonth(text) ??
    dayBeforeYear(characters, before) ??
    labelOfAccount(text, before) ??
    (/^\d{1,2}$/.test(before) ? /^(de|di|do)\p{Lu}\p{Ll}{2,}$/u.exec(text) : null) ??
    /^((?:\p{L}*|\d{1,2}([./-])\d{1,2}\2\d{2,4}):)[-+$€£]?\d[\d.,]*[.,]\d{2}[-+]?$/u.exec(text) ??
    /^(\d{1,2}([./-])\d{1,2}\2\d{2,4}:)\d{1,3}$/.exec(text) ??
    /^(\p{L}[\p{L}-]{3,},)\d{1,2}$/u.exec(text) ??
    /^(\D*:)\d{1,2}(?:[./-]\d{1,2}[./-]\d{2,4})?$/.exec(text) ??
    /^(\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?)\p{L}{3,}/u.exec(text);
  const at = joined?.[1]?.length ?? 0;
  return at === 0 || text.length !== characters.length
    ? [characters]
    : [characters.slice(0, at), characters.slice(at)];
}

/** "1.Februar", "2.Mai", "2022.augusztus": the day or year, if the name of a month follows it; "Diciem.13": that name before a day. */
function dayOfMonth(text: string): RegExpExecArray | null {
  const before = /^(\p{L}{3,}\.)\d{1,2}$/u.exec(text);
  if (before !== null && isMonthName(before[1] ?? '')) return before;
  const joined = /^(\d{1,2}\.|(?:19|20)\d\d\.)(\p{L}{3,}\.?)$/u.exec(text);
  return joined !== null && isMonthName(joined[2] ?? '') ? joined : null;
}

/** "03,22" after a month's name, with the blank of a space behind the comma, whichever mark was read for it: the day. */
function dayBeforeYear(characters: readonly Placed[], before: string): RegExpExecArray | null {
  const joined = /^([\dCO]\d?[.,])\d{2}$/.exec(textOf(characters));
  const [mark, year, last] = characters.slice(-3);
  if (joined === null || !isMonthName(before) || mark === undefined || year === undefined) return null;
  const step = (last?.middle ?? 0) - year.middle;
  return year.left - mark.right >= step * YEAR_GAP ? joined : null;
}

/** "Account72749337" and "no.00-894-42" behind "Account": the label, if a number long enough for an account's follows it. */
function labelOfAccount(text: string, before: string): RegExpExecArray | null {
  const joined = /^(\p{L}{4,}|\p{L}{2,3}\.)\d[\d/-]{5,}$/u.exec(text);
  const label = joined?.[1] ?? '';
  const isLabel = [label, `${before} ${label}`].some(
    (phrase) => exactPhrase(ACCOUNT_LABELS, phrase) !== null,
  );
  return isLabel ? joined : null;
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
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

import { chunksOf } from '../lines/chunk.ts';
import { type Line, lineOf } from '../lines/line.ts';
import { smallest } from '../values/extremes.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { sectionTitle } from '../vocabulary/label.ts';
import type { BodyLine } from './body-line.ts';
import { type Draft, withoutHeadings } from './draft.ts';
import { type Heading, isNumeric, namesDays } from './heading.ts';
import { tokensOf } from './token.ts';

/** How far left of its table a title over it may begin, in points. */
const OVERHANG = 4;

/** A table whose headings repeat themselves from left to right is as many tables side by side, read one after the other; each under its own title, where the line `above` prints one for each. */
export function splitSideBySide(draft: Draft, style: NumberStyle, above: Line | undefined): Draft[] {
  const groups = repeatedGroups(draft.headings);
  if (groups.length < 2) return [draft];
  const titles = titlesOver(groups, above, style, draft.headingPosition - 1);
  const days = firstDays(groups, draft.lines.filter(isGridLine));
  const edgeAt = (index: number) => {
    const day = days?.[index];
    return day === undefined ? boundary(groups[index - 1], groups[index] ?? []) : day - BEFORE_DAY;
  };
  const edges = groups.slice(1).map((_, index) => edgeAt(index + 1));
  const [grid, rest] = partGrid(draft, edges);
  const apart = rest.findIndex((body) => isGridLine(body) && isWhole(body, edges));
  const own = apart < 0 ? [] : rest.slice(titleAt(rest, apart));
  const tables = groups.map((headings, index) => {
    const from = edges[index - 1] ?? Number.NEGATIVE_INFINITY;
    const to = edges[index] ?? Number.POSITIVE_INFINITY;
    const cut = [...(titles[index] ?? []), ...grid.flatMap((body) => cutLine(body, from, to, style))];
    const below = index < groups.length - 1 ? [] : rest.slice(0, rest.length - own.length);
    return { ...draft, headings, lines: [...cut, ...below] };
  });
  // Rows of another shape below tables side by side form a table without headings.
  return own.length === 0 ? tables : [...tables, withoutHeadings(own, draft.isMargin)];
}

/** The index of the first of the lines without figures right above a row. */
function titleAt(lines: readonly BodyLine[], row: number): number {
  return lines.slice(0, row).findLastIndex(({ tokens }) => tokens.some(({ kind }) => kind === 'amount')) + 1;
}

/** The lines of tables side by side, and the lines below them: after the last one with a date and an amount, or from the first one that a cut would separate from its figure. */
function partGrid({ lines, headedPages }: Draft, edges: readonly number[]): [BodyLine[], BodyLine[]] {
  const grid: BodyLine[] = [];
  const rest: BodyLine[] = [];
  const heads = [...headedPages.values()].slice(1);
  const ends = heads.map((head) => lines.filter(({ position }) => position < head).length);
  for (const [index, end] of [...ends, lines.length].entries()) {
    const stretch = lines.slice(ends[index - 1] ?? 0, end);
    const whole = stretch.findIndex((body) => isWhole(body, edges));
    const continues = whole < 0 && index < ends.length;
    const until = continues
      ? stretch.length
      : stretch.slice(0, whole < 0 ? undefined : whole).findLastIndex(isGridLine) + 1;
    grid.push(...stretch.slice(0, until));
    rest.push(...stretch.slice(until));
  }
  return [grid, rest];
}

/** Whether the words right before a line's figure begin in another of the tables side by side than the figure. */
function isWhole({ line, tokens }: BodyLine, edges: readonly number[]): boolean {
  const figure = tokens.find((token) => token.kind === 'amount' && token.amount.isCertain);
  if (figure === undefined) return false;
  const before = chunksOf(line).findLast(({ right }) => right <= figure.left);
  return (
    before !== undefined &&
    /\p{L}/u.test(before.text) &&
    edges.some((edge) => before.left < edge && figure.left > edge)
  );
}

/** For each of several tables side by side the title that stands over it alone, as a line of its own; none unless each has one. */
function titlesOver(
  groups: readonly (readonly Heading[])[],
  above: Line | undefined,
  style: NumberStyle,
  position: number,
): BodyLine[][] {
  const chunks = above === undefined ? [] : chunksOf(above);
  if (above === undefined || chunks.length !== groups.length) return [];
  const areTitles = chunks.every(({ left, text }, index) => {
    const next = groups[index + 1]?.[0];
    return (
      sectionTitle(text) !== null &&
      left >= (groups[index]?.[0]?.left ?? 0) - OVERHANG &&
      (next === undefined || left < next.left)
    );
  });
  if (!areTitles) return [];
  return chunks.map(({ words }) => {
    const line = lineOf(above.page, words);
    return [{ line, tokens: tokensOf(line, style), position }];
  });
}

function isGridLine(body: BodyLine): boolean {
  return (
    body.tokens.some((token) => token.kind === 'date') && body.tokens.some((token) => token.kind === 'amount')
  );
}

function repeatedGroups(headings: readonly Heading[]): Heading[][] {
  const roles = headings.map((heading) => heading.role ?? heading.text);
  for (let size = 2; size * 2 <= headings.length; size++) {
    if (headings.length % size !== 0) continue;
    if (!roles.every((role, index) => role === roles[index % size])) continue;
    return Array.from({ length: headings.length / size }, (_, group) =>
      headings.slice(group * size, (group + 1) * size),
    );
  }
  return groupsOfSpoilt(headings) ?? groupsLackingSums(headings) ?? [headings.slice()];
}

function areRecognised(headings: readonly Heading[]): boolean {
  return headings.some(({ words }) => words.some(({ confidence }) => confidence < 1));
}

/** The headings in groups, each of which begins with one that says the same as the first. */
function groupsByFirst(headings: readonly Heading[]): (readonly Heading[])[] {
  const starts = headings.flatMap(({ role }, at) =>
    role !== null && role === headings[0]?.role ? [at] : [],
  );
  return starts.map((start, at) => headings.slice(start, starts[at + 1]));
}

/** How far a heading may stand from where that of the table next to it has it, in points. */
const SAME_PLACE = 8;

/**
 * Tables side by side of which some have a heading the recogniser spoilt, or dirt read for one: each says what that in its place in the
 * table says that has them all. Null where they differ in more.
 */
function groupsOfSpoilt(headings: readonly Heading[]): Heading[][] | null {
  if (!areRecognised(headings)) return null;
  const groups = groupsByFirst(headings);
  const whole = groups.find((group) => group.length > 2 && group.every(({ role }) => role !== null));
  const [first] = whole ?? [];
  if (groups.length < 2 || whole === undefined || first === undefined) return null;
  const mended = groups.map((group) => {
    const shift = (group[0]?.left ?? 0) - first.left;
    return whole.flatMap((model) => {
      const own = group.find(
        (heading) =>
          standsLike(heading, model, shift) && (heading.role === null || heading.role === model.role),
      );
      return own === undefined ? [] : [{ ...own, role: model.role }];
    });
  });
  const areAll = mended.every(
    (group, at) =>
      group.length === whole.length &&
      groups[at]?.filter(({ role }) => role !== null).length === countKnown(group, groups[at]),
  );
  return areAll ? mended : null;
}

function standsLike(heading: Heading, model: Heading, shift: number): boolean {
  const away = Math.min(
    Math.abs(heading.left - model.left - shift),
    Math.abs(heading.right - model.right - shift),
  );
  return away < SAME_PLACE;
}

/** How many of the headings of a group that were known are among those taken. */
function countKnown(taken: readonly Heading[], group: readonly Heading[] = []): number {
  return group.filter(({ role, left }) => role !== null && taken.some((own) => own.left === left)).length;
}

/**
 * Tables side by side of which some have no heading over their sums, a small one the recogniser passed over: it stands as far behind the
 * days as in the table that has it. Null where they differ in more.
 */
function groupsLackingSums(headings: readonly Heading[]): Heading[][] | null {
  if (!areRecognised(headings)) return null;
  const groups = groupsByFirst(headings);
  const whole = groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  const [first, sum] = [whole[0], whole.at(-1)];
  if (groups.length < 2 || first === undefined || sum === undefined || !isNumeric(sum)) return null;
  const isLike = (group: readonly Heading[]) =>
    group.length >= Math.max(2, whole.length - 1) && group.every(({ role }, at) => role === whole[at]?.role);
  if (!groups.every(isLike)) return null;
  return groups.map((group) => {
    const shift = (group[0]?.left ?? 0) - first.left;
    const moved = { ...sum, words: [], left: sum.left + shift, right: sum.right + shift };
    return group.length === whole.length ? [...group] : [...group, moved];
  });
}

/** How far before the leftmost day of a table the one next to it ends, in points. */
const BEFORE_DAY = 1;

/**
 * Where the days of each table begin, in points, by lines that have one for each, right behind the sum of the table before; null where a
 * table begins with something else, or no line has. Print set in another width than its headings stands next to them.
 */
function firstDays(groups: readonly (readonly Heading[])[], grid: readonly BodyLine[]): number[] | null {
  if (!groups.every(([first, ...rest]) => first?.role === 'date' && !rest.some(namesDays))) return null;
  const whole = grid.flatMap(({ tokens }) => {
    const days = tokens.filter(
      ({ kind }, at) => kind === 'date' && (at === 0 || tokens[at - 1]?.kind === 'amount'),
    );
    return tokens[0] === days[0] && days.length === groups.length ? [days] : [];
  });
  return whole.length === 0
    ? null
    : groups.map((_, index) => smallest(whole.map((days) => days[index]?.left ?? 0)));
}

/** Where one table ends and the next begins; right before the next where the sums of the one stand under no heading. */
function boundary(leftGroup: readonly Heading[] | undefined, rightGroup: readonly Heading[]): number {
  const last = leftGroup?.at(-1);
  const right = last?.right ?? 0;
  const left = rightGroup[0]?.left ?? 0;
  if (last !== undefined && !isNumeric(last)) return left - OVERHANG;
  return right + (left - right) * 0.6;
}

/** The part of a line between two edges: the words whose middles are there. */
function cutLine(body: BodyLine, from: number, to: number, style: NumberStyle): BodyLine[] {
  const words = body.line.words.filter(
    (word) => (word.left + word.right) / 2 >= from && (word.left + word.right) / 2 < to,
  );
  if (words.length === 0) return [];
  const line = lineOf(body.line.page, words);
  return [{ line, tokens: tokensOf(line, style), position: body.position }];
}

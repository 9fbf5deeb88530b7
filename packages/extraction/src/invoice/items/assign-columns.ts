import { horizontalGap } from '../../lines/horizontal-gap.ts';
import { type Line, lineOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { type Figure, wordSpace } from '../rows/figure.ts';
import type { ItemHeading } from '../rows/item-headings.ts';
import { UNITS } from '../vocabulary/tables.ts';

/** What stands under each heading of one line: at most one figure each, and words. */
export type Assigned = {
  readonly line: Line;
  readonly figures: ReadonlyMap<number, Figure>;
  /** Words under each heading that are no part of its figure, left to right. */
  readonly texts: ReadonlyMap<number, readonly Word[]>;
  /** Words left of the table. */
  readonly outside: readonly Word[];
};

/** How far a figure may stand from its heading, in points. */
const REACH = 70;
const TEXT_ROLES: ReadonlySet<string> = new Set(['description', 'code', 'date', 'position', 'unit']);

/** Gives the words and figures of a line to the columns under `headings`. */
export function assignColumns(
  line: Line,
  figures: readonly Figure[],
  headings: readonly ItemHeading[],
): Assigned {
  const placed = placeFigures(line, figures, headings);
  const taken = new Set<number>();
  for (const [column, figure] of placed) {
    const role = headings[column]?.role ?? null;
    if (role === 'description' && !figure.isMoney) continue;
    const to = wordAfterUnit(line.words, figure, role);
    for (let index = figure.from; index < to; index++) taken.add(index);
  }
  const free = line.words.filter((_, index) => !taken.has(index));
  return { line, figures: placed, ...placeWords(line, free, headings) };
}

/** A unit printed right behind a quantity, or a tax mark behind an amount, is part of its cell. */
function wordAfterUnit(words: readonly Word[], figure: Figure, role: string | null): number {
  const next = words[figure.to];
  const last = words[figure.to - 1];
  if (next === undefined || last === undefined) return figure.to;
  if (next.left - last.right > (last.bottom - last.top) * 1.6) return figure.to;
  const after = words[figure.to + 1];
  // "2 x Coffee"
  if (role === 'quantity' && /^[x×]$/i.test(next.text)) return figure.to + 1;
  // A unit ends its cell: "2 Licences of …" begins a description.
  if (after !== undefined && after.left - next.right < (next.bottom - next.top) * 0.6) return figure.to;
  if (role === 'quantity' || role === 'unitPrice' || role === null)
    return isUnit(next) || (role === 'quantity' && isUnitLike(next)) ? figure.to + 1 : figure.to;
  return /^([A-HTNX]|SR|ZR|ZRL|\*|TTC|HT)$/.test(next.text) ? figure.to + 1 : figure.to;
}

/** A unit, or what one costs in: "kWh", "Cent/kWh". */
function isUnit({ text }: Word): boolean {
  return UNITS.has(normalise(text.replace(/^\p{L}+\//u, '')));
}

/** Whether a word that ends its cell may be a unit nobody listed: "lm", "m²", "psch". */
function isUnitLike({ text }: Word): boolean {
  return /^\p{Ll}{1,4}[23²³]?\.?$/u.test(text);
}

/** Figures to headings, in order from left to right, at the least cost in points. */
function placeFigures(
  line: Line,
  figures: readonly Figure[],
  headings: readonly ItemHeading[],
): Map<number, Figure> {
  const [n, m] = [figures.length, headings.length];
  const cost = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  const at = (i: number, j: number) => cost[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m; j >= 0; j--) {
      const row = cost[i];
      if (row === undefined) continue;
      const skip = at(i + 1, j) + skipCost(line, figures[i]);
      const match =
        j < m ? at(i + 1, j + 1) + distance(figures[i], headings[j], j === m - 1) : Number.POSITIVE_INFINITY;
      row[j] = Math.min(skip, match, j < m ? at(i, j + 1) : Number.POSITIVE_INFINITY);
    }
  }
  const placed = new Map<number, Figure>();
  for (let i = 0, j = 0; i < n && j < m; ) {
    const figure = figures[i];
    if (figure !== undefined && at(i, j) === at(i + 1, j + 1) + distance(figure, headings[j], j === m - 1)) {
      placed.set(j++, figure);
      i++;
    } else if (at(i, j) === at(i, j + 1)) j++;
    else i++;
  }
  return placed;
}

/** What it costs to leave a figure to the text: little inside a text, much where it stands apart. */
function skipCost(line: Line, figure: Figure | undefined): number {
  if (figure === undefined) return 0;
  const [before, after] = [line.words[figure.from - 1], line.words[figure.to]];
  const em = (line.words[figure.from]?.bottom ?? 0) - (line.words[figure.from]?.top ?? 0);
  const isTied = (word: Word | undefined, gap: number) =>
    word !== undefined &&
    gap < em * Math.max(0.55, wordSpace(line) * 1.2) &&
    /\p{L}|\d/u.test(word.text) &&
    !isUnit(word);
  const next = line.words[figure.to + 1];
  const endsInUnit =
    after !== undefined && isUnitLike(after) && (next === undefined || next.left - after.right > em);
  const inText =
    isTied(before, figure.left - (before?.right ?? 0)) ||
    (!endsInUnit && isTied(after, (after?.left ?? 0) - figure.right));
  if (inText) return figure.isMoney ? 22 : 9;
  return figure.isMoney ? REACH : REACH * 0.7;
}

/** How much of the room counts between the last heading, of amounts, and a figure right of it: its column continues to the edge. */
const SHARE_BEHIND_LAST = 0.4;

function distance(figure: Figure | undefined, heading: ItemHeading | undefined, isLast: boolean): number {
  if (figure === undefined || heading === undefined) return Number.POSITIVE_INFINITY;
  const isOpen = isLast && heading.role === 'amount' && figure.left > heading.right;
  const gap = horizontalGap(figure, heading) * (isOpen ? SHARE_BEHIND_LAST : 1);
  if (gap > REACH) return Number.POSITIVE_INFINITY;
  const edges = Math.min(
    Math.abs(figure.digitsRight - heading.right),
    Math.abs(figure.left - heading.left),
    Math.abs(figure.left + figure.right - heading.left - heading.right) / 2,
  );
  return gap + Math.min(edges, 60) * 0.35 + misfit(figure, heading);
}

/** A percentage belongs under a rate, money under none; a whole number of many digits is a code. */
function misfit(figure: Figure, heading: ItemHeading): number {
  const { role } = heading;
  if (role === 'description') return 30;
  const isRate = role === 'taxRate' || role === 'discount';
  if (figure.isPercent) return isRate || role === null ? 0 : 45;
  if (role === 'taxRate' && figure.currency !== null) return 18;
  if ((role === 'position' || role === 'date') && figure.value.scale > 0) return 40;
  return 0;
}

/** Words to the text columns they stand under or right of. */
function placeWords(
  line: Line,
  words: readonly Word[],
  headings: readonly ItemHeading[],
): Pick<Assigned, 'texts' | 'outside'> {
  const texts = new Map<number, Word[]>();
  const outside: Word[] = [];
  for (const group of groupsOf(line, words, headings)) {
    const column = columnOfText(group, headings);
    if (column === null) outside.push(...group);
    else texts.set(column, [...(texts.get(column) ?? []), ...group]);
  }
  return { texts, outside };
}

/** Words that stand together, split where a heading's left edge begins a new cell. */
function groupsOf(line: Line, words: readonly Word[], headings: readonly ItemHeading[]): Word[][] {
  const edges = headings.filter((heading) => heading.role === null || TEXT_ROLES.has(heading.role));
  const space = wordSpace(line);
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    const em = word.bottom - word.top;
    // A word of a text may begin where a column of units does, or a heading in the middle of its column.
    const isApart = last === undefined || word.left - last.right > em * Math.max(0.35, space * 1.2);
    const isHeaded = edges.some(
      ({ left, right }) => group !== undefined && (group[0]?.left ?? 0) < right && (last?.right ?? 0) > left,
    );
    const isCellStart = edges.some(
      ({ role, left }) => Math.abs(left - word.left) < 2.5 && (isApart || (role !== 'unit' && isHeaded)),
    );
    const isBehindCode =
      (group?.length === 1 && endsCode(group[0], word, headings)) ||
      (/^\p{L}/u.test(word.text) && areDaysUnder(group, headings));
    const isNear =
      last !== undefined &&
      word.left - last.right < em * 0.8 &&
      line.words.indexOf(word) === line.words.indexOf(last) + 1;
    if (group !== undefined && isNear && !isCellStart && !isBehindCode) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Whether words are a whole day, or the first and the last of a period, under a heading of days, so that the description begins right behind it. */
function areDaysUnder(group: readonly Word[] | undefined, headings: readonly ItemHeading[]): boolean {
  const [first] = group ?? [];
  if (group === undefined || first === undefined || !/\d/.test(first.text)) return false;
  const texts = group.map(({ text }) => text);
  const count = readDateAt(texts, 0)?.wordCount ?? texts.length + 1;
  const rest = texts.slice(count + 1);
  const isPeriod = /^[-–]$/.test(texts[count] ?? '') && readDateAt(rest, 0)?.wordCount === rest.length;
  return (
    (count === texts.length || isPeriod) &&
    headings.some(({ role, left, right }) => role === 'date' && left < first.right && right > first.left)
  );
}

/** Whether a code begins under its heading and is wider than that, so that the description begins right behind it. */
function endsCode(code: Word | undefined, next: Word, headings: readonly ItemHeading[]): boolean {
  const column = headings.findIndex(
    (heading) => heading.role === 'code' && code !== undefined && Math.abs(heading.left - code.left) < 3,
  );
  const [heading, behind] = headings.slice(column, column + 2);
  if (column < 0 || heading === undefined || behind?.role !== 'description' || code === undefined)
    return false;
  return /^[\p{L}-]*\d/u.test(code.text) && code.right > heading.right && next.left > heading.right;
}

function columnOfText(group: readonly Word[], headings: readonly ItemHeading[]): number | null {
  const { left, right } = lineOf(0, group);
  let best: { column: number; score: number } | null = null;
  headings.forEach((heading, column) => {
    const overlap = Math.min(right, heading.right) - Math.max(left, heading.left);
    const isText = heading.role === null || TEXT_ROLES.has(heading.role);
    const starts = Math.abs(left - heading.left) < 4 ? 40 : 0;
    const score = overlap + starts + (isText ? 12 : 0) + (heading.role === 'description' ? 10 : 0);
    if ((overlap > 0 || starts > 0) && (best === null || score > best.score)) best = { column, score };
  });
  if (best !== null) return (best as { column: number }).column;
  return nearestLeft(left, right, headings);
}

/** A text under no heading belongs to the text column that begins left of it; one before them all stands outside. */
function nearestLeft(left: number, right: number, headings: readonly ItemHeading[]): number | null {
  const first = headings[0];
  if (first !== undefined && right <= first.left) return null;
  const before = headings.findLastIndex(
    (heading) => heading.left <= left && (heading.role === null || TEXT_ROLES.has(heading.role)),
  );
  return before >= 0 ? before : null;
}

import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { perObject } from '../values/per-object.ts';
import { readDateAt } from '../values/printed-date.ts';
import { beginsWithDate, beginsWithPeriod } from './time-frame.ts';

/** Gap on both sides of a cell of its own, in text heights. */
const CELL_GAP = 0.9;

/**
 * A line that begins with a date, or the row's number before it, and no period, and has a sum at its end or in a cell of its own is a row: what
 * it says is a payee's text, not the bank's. So is one that begins with sums, each in a cell of its own, and has such a date behind them or
 * behind the text at its end.
 */
export const isRowLike: (line: Line) => boolean = perObject((printed) => {
  const line = withoutRowNumber(printed);
  const behind = withoutSumsBefore(line);
  if (behind !== line) return endsInDay(behind) || (beginsWithDate(behind) && !beginsWithPeriod(behind));
  // Most lines begin with a letter, and with no day.
  if (!endsWithFigure(line) && !(mayBeginWithDay(line) && (printsTwoSums(line) || printsSumApart(line))))
    return false;
  return beginsWithDate(line) && !beginsWithPeriod(line);
});

/**
 * The lines that are rows, whatever stands first in them: those that look like one, and those with a date and a sum in cells of their own,
 * each in line with those of at least two others.
 */
export function rowsAmong(lines: readonly Line[]): ReadonlySet<Line> {
  const placed = lines.map((line) => ({ line, places: placesOf(line) }));
  const counts = new Map<string, number>();
  for (const { places } of placed)
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const isRepeated = (place: string) => (counts.get(place) ?? 0) > MOST_ALIKE;
  return new Set(
    placed.filter(({ line, places }) => isRowLike(line) || places.some(isRepeated)).map(({ line }) => line),
  );
}

/** Fewer lines with a day and a sum in the same places may be facts one below the other. */
const MOST_ALIKE = 2;

/** Where a line has a date and a sum, each in a cell of its own: the left edge of the one and the right edge of the other, in points. */
function placesOf(line: Line): string[] {
  if (!line.words.some(({ text }) => SUM.test(text))) return [];
  const cells = chunksOf(line);
  const [day] = cells.filter(({ words }) => isDay(words.map(({ text }) => text)));
  if (day === undefined) return [];
  return cells
    .filter(({ text }) => GROUPED_SUM.test(text))
    .map(({ right }) => `${Math.round(day.left)} ${Math.round(right)}`);
}

/** Whether the last cell of a line is a day, and the ones before it are text. */
function endsInDay(line: Line): boolean {
  const cells = chunksOf(line);
  return cells.length > 1 && isDay((cells.at(-1)?.words ?? []).map(({ text }) => text));
}

/** Whether the words are a date and nothing else. */
export function isDay(texts: readonly string[]): boolean {
  return readDateAt(texts, 0)?.wordCount === texts.length;
}

/** A line without the number of the row at its start, in a cell of its own. */
function withoutRowNumber(line: Line): Line {
  const [first, second] = line.words;
  if (first === undefined || second === undefined || !/^\d{1,4}[.)]?$/.test(first.text)) return line;
  const isApart = second.left - first.right > (first.bottom - first.top) * CELL_GAP;
  return isApart && readDateAt([second.text], 0) !== null ? { ...line, words: line.words.slice(1) } : line;
}

/** A line without the sums at its start, each in a cell of its own; a sum may be printed in groups apart: "29 980,55". */
function withoutSumsBefore(line: Line): Line {
  const { words } = line;
  const end = words.findIndex((word, at) => {
    const next = words[at + 1];
    return next !== undefined && next.left - word.right > (word.bottom - word.top) * CELL_GAP;
  });
  const cell = words.slice(0, end + 1).map(({ text }) => text);
  // "01.10" is a day.
  if (cell.length === 0 || !GROUPED_SUM.test(cell.join(' ')) || readDateAt(cell, 0) !== null) return line;
  return withoutSumsBefore({ ...line, words: words.slice(end + 1) });
}

function endsWithFigure({ words }: Line): boolean {
  const last = words.slice(-2).findLast(({ text }) => /\d/.test(text))?.text ?? '';
  return /\d[.,]\d{2,3}\D{0,3}$/.test(last) && readDateAt([last], 0) === null;
}

function mayBeginWithDay({ words: [first] }: Line): boolean {
  return first !== undefined && /\d/.test(first.text);
}

/** A sum with its decimals, and nothing but a sign next to it. */
const SUM = /^[-−+]?\d[\d.,'’]*[.,]\d{2}[-−+]?$/;

/** A sum in groups that may be apart, with a currency's sign before it or not. */
const GROUPED_SUM = /^[-−+]?\p{Sc}? ?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2} ?[-−+]?$/u;

/** Whether a line prints a movement and what was held after it, whatever stands behind them. */
function printsTwoSums({ words }: Line): boolean {
  return words.filter(({ text }) => SUM.test(text)).length > 1;
}

/** Whether a line prints a sum away from all text, with or without a sign behind it. */
function printsSumApart({ words }: Line): boolean {
  return words.some((sum, at) => {
    if (!SUM.test(sum.text)) return false;
    const sign = SIGN.test(words[at + 1]?.text ?? '') ? 1 : 0;
    const [before, last, after] = [words[at - 1], words[at + sign] ?? sum, words[at + sign + 1]];
    const gap = (sum.bottom - sum.top) * CELL_GAP;
    return (
      before !== undefined &&
      sum.left - before.right > gap &&
      (after === undefined || after.left - last.right > gap)
    );
  });
}

const SIGN = /^[-−+]$/;

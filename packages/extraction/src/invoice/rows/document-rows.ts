import { CELL_GAP_EM, type Chunk, chunksAt } from '../../lines/chunk.ts';
import { type Line, lineOf, linesOf, textOf } from '../../lines/line.ts';
import type { Page } from '../../read/page.ts';
import { once } from '../../values/once.ts';
import { perObject } from '../../values/per-object.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { type Figure, type FigureStyle, figuresOn } from './figure.ts';
import { mendLabelWords } from './mend-label-words.ts';
import { mendSplitWords } from './mend-split-words.ts';
import { partWords } from './part-words.ts';

/** A line of the document with the numbers on it; `position` counts from 0 in reading order. */
export type DocumentRow = {
  readonly line: Line;
  readonly figures: readonly Figure[];
  readonly chunks: readonly Chunk[];
  readonly position: number;
  /** Whether the same line stands in the same place of another page, as letterheads and footers do. */
  readonly isFurniture: boolean;
};

/** The lines of all pages in reading order. */
export function documentRows(lines: readonly Line[], style: FigureStyle): DocumentRow[] {
  const read = lines.map((line) => once(() => figuresOn(line, style)));
  const furniture = furnitureOf(lines, (index) => read[index]?.() ?? []);
  const gaps = cellGaps(lines);
  return lines.map((line, position) => {
    const chunks = chunksAt(line, gaps.get(line.page) ?? CELL_GAP_EM);
    const isNumbering = areColumnNumbers(chunks);
    return {
      line,
      // Asked for on few lines of a statement, which takes most of the time of telling that it is one.
      get figures() {
        return isNumbering ? [] : (read[position]?.() ?? []);
      },
      chunks,
      position,
      isFurniture: isNumbering || furniture.has(line),
    };
  });
}

/** A row's words from one index up to another, with the figures and cells that lie in them; without a line's box of its own where it has none. */
export function partOfRow(row: DocumentRow, from: number, to: number): DocumentRow {
  const words = row.line.words.slice(from, to);
  const kept = new Set(words);
  return {
    line: words.length === 0 ? { ...row.line, words } : lineOf(row.line.page, words),
    figures: row.figures
      .filter((figure) => figure.from >= from && figure.to <= to)
      .map((figure) => ({ ...figure, from: figure.from - from, to: figure.to - from })),
    chunks: row.chunks.filter((chunk) => chunk.words.every((word) => kept.has(word))),
    position: row.position,
    isFurniture: row.isFurniture,
  };
}

/** Fewer numbers in a row may be quantities. */
const LEAST_NUMBERED = 4;

/** Whether a line only numbers the columns of a form, one after the other: "0 1 2 3 4 5 (3x4)". Such numbers are no amounts. */
function areColumnNumbers(chunks: readonly Chunk[]): boolean {
  if (chunks.length < LEAST_NUMBERED) return false;
  const first = Number(chunks[0]?.text ?? Number.NaN);
  return (
    (first === 0 || first === 1) &&
    chunks.every(
      ({ text }, index) =>
        /^\d{1,2}( ?[(=][\dx×*+\-=. ]+\)?)?$/.test(text) && Number.parseInt(text, 10) === first + index,
    )
  );
}

/** The space, in heights of the text, that parts two cells on each page: wider where the type itself sets words far apart. */
function cellGaps(lines: readonly Line[]): Map<number, number> {
  const spaces = new Map<number, number[]>();
  for (const { page, words } of lines) {
    const own = spaces.get(page) ?? [];
    spaces.set(page, own);
    words.forEach((word, index) => {
      const next = words[index + 1];
      const space = next === undefined ? 9 : (next.left - word.right) / Math.max(1, word.bottom - word.top);
      if (space > 0.1 && space < 1.3) own.push(space);
    });
  }
  return new Map(
    [...spaces].map(([page, own]) => {
      const sorted = own.sort((a, b) => a - b);
      return [page, Math.min(1.15, Math.max(CELL_GAP_EM, (sorted[sorted.length >> 1] ?? 0) * 1.55))];
    }),
  );
}

/** The lines of the pages with glued words split. */
export function documentLines(pages: readonly Page[]): Line[] {
  return pages.flatMap(linesOn);
}

const linesOn = perObject((page: Page): readonly Line[] =>
  mendSplitWords(linesOf(page).map((line) => partWords(mendLabelWords(line)))),
);

function furnitureOf(lines: readonly Line[], figuresOf: (index: number) => readonly Figure[]): Set<Line> {
  const places = new Map<string, Line[]>();
  const furniture = new Set<Line>();
  const bodies = moneySpans(lines, figuresOf);
  for (const line of lines) {
    const body = bodies.get(line.page);
    if (body !== undefined && line.bottom >= body.top && line.top <= body.bottom) continue;
    const key = normalise(textOf(line.words)).replace(/\d/g, '#');
    const twins = (places.get(key) ?? []).filter((twin) => Math.abs(twin.top - line.top) < 4);
    if (twins.some((twin) => twin.page !== line.page))
      for (const twin of [...twins, line]) furniture.add(twin);
    places.set(key, [...(places.get(key) ?? []), line]);
  }
  // What stands on the first page is read there once; only its repetitions are furniture.
  const firstPage = lines[0]?.page ?? 1;
  return new Set([...furniture].filter((line) => line.page !== firstPage || isFoot(line, lines)));
}

/** From the first to the last line with money on each page: what stands between is no letterhead. */
function moneySpans(
  lines: readonly Line[],
  figuresOf: (index: number) => readonly Figure[],
): Map<number, { top: number; bottom: number }> {
  const hasMoney = (index: number) => figuresOf(index).some((figure) => figure.isMoney);
  const pages = Map.groupBy(lines.keys(), (index) => lines[index]?.page ?? 1);
  return new Map(
    [...pages].flatMap(([page, own]) => {
      const [first, last] = [own.find(hasMoney), own.findLast(hasMoney)].map((index) => lines[index ?? -1]);
      return first === undefined || last === undefined
        ? []
        : [[page, { top: first.top, bottom: last.bottom }] as const];
    }),
  );
}

function isFoot(line: Line, lines: readonly Line[]): boolean {
  const bottom = Math.max(...lines.filter((other) => other.page === line.page).map((other) => other.bottom));
  return line.top > bottom * 0.8;
}

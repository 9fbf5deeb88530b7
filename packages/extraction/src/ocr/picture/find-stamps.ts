import type { GreyImage } from '../../read/raster.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** Side of the squares an image is divided into, in pixels: a stamp's strokes fill some, print fills none. */
const SQUARE = 4;
/** Squares per side of the tiles within which paper has one shade. */
const TILE = 32;
/** How far from paper to the darkest shade the lightest pixel of a stamp's square is. */
const STAMP_SHARE = [0.12, 0.5] as const;
/** Largest distance of squares of one stamp; its least height and width; in line box heights. */
const WITHIN = 0.5;
const LEAST_SIDE = 2;
const LEAST_STROKE = 0.4;
/** Largest share of its bounds that a stamp fills: a shaded band, an image or a shadow fills more. And the largest share of the page. */
const MOST_FILLED = 0.6;
const MOST_OF_PAGE = 0.25;

/** Finds stamps and similar marks: broad strokes in a shade between paper and print. Takes the box height of the page's lines. */
export function findStamps(image: GreyImage, lineHeight: number): PixelBox[] {
  const squares = stampedSquares(image);
  const grid = { ...squares, marks: withoutSpecks(squares, (lineHeight * LEAST_STROKE) / SQUARE) };
  const reach = Math.max(1, Math.round((lineHeight * WITHIN) / SQUARE));
  const least = (lineHeight * LEAST_SIDE) / SQUARE;
  return clustersOf(grid, reach)
    .filter(({ left, top, right, bottom, squares }) => {
      const [width, height] = [right - left, bottom - top];
      const isLarge = Math.min(width, height) > least;
      const isStamp = squares.length < width * height * MOST_FILLED;
      return isLarge && isStamp && width * height < grid.marks.length * MOST_OF_PAGE;
    })
    .map(({ left, top, right, bottom }) => ({
      left: left * SQUARE,
      top: top * SQUARE,
      right: right * SQUARE,
      bottom: bottom * SQUARE,
    }));
}

/** The image's squares, row by row: 1 for one that is entirely stamp. */
type Grid = { readonly width: number; readonly height: number; readonly marks: Uint8Array };

function stampedSquares(image: GreyImage): Grid {
  const lightest = lightestOfSquares(image);
  const { width, height, pixels } = lightest;
  const [darkest = 0] = shadeQuantiles(image.pixels, [0.001]);
  const marks = new Uint8Array(pixels.length);
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const tile = { left, top, right: Math.min(width, left + TILE), bottom: Math.min(height, top + TILE) };
      markTile(lightest, marks, tile, darkest);
    }
  return { width, height, marks };
}

function markTile(
  { width, pixels }: GreyImage,
  marks: Uint8Array,
  { left, top, right, bottom }: PixelBox,
  darkest: number,
): void {
  const rows = Array.from({ length: bottom - top }, (_, at) => (top + at) * width);
  const paper = Math.max(0, ...rows.map((row) => lighterThanMost(pixels.slice(row + left, row + right))));
  const [least, most] = STAMP_SHARE.map((share) => paper - (paper - darkest) * share);
  for (const row of rows)
    for (let at = row + left; at < row + right; at++) {
      const shade = pixels[at] ?? 255;
      if (shade < (least ?? 0) && shade > (most ?? 0)) marks[at] = 1;
    }
}

/** The shade of few pixels that nine of ten are no lighter than; sorts them. */
function lighterThanMost(pixels: Uint8Array): number {
  return pixels.sort()[Math.ceil(pixels.length * 0.9) - 1] ?? 0;
}

function lightestOfSquares({ width, height, pixels }: GreyImage): GreyImage {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const lightest = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * SQUARE; y++) {
    const row = Math.floor(y / SQUARE) * columns;
    lightenSquares(lightest.subarray(row, row + columns), pixels, y * width);
  }
  return { width: columns, height: rows, pixels: lightest };
}

/** Lightens a row of squares to the pixels of an image's row that begins at a position. */
function lightenSquares(squares: Uint8Array, pixels: Uint8Array, from: number): void {
  for (let column = 0, at = from; column < squares.length; column++) {
    let shade = squares[column] as number;
    for (const end = at + SQUARE; at < end; at++)
      if ((pixels[at] as number) > shade) shade = pixels[at] as number;
    squares[column] = shade;
  }
}

/** Drops marks that touch too few others to be part of a stroke: within print, single squares can have one shade. */
function withoutSpecks(grid: Grid, least: number): Uint8Array {
  const marks = new Uint8Array(grid.marks.length);
  for (const { left, top, right, bottom, squares } of clustersOf(grid, 1))
    if (Math.max(right - left, bottom - top) > least) for (const at of squares) marks[at] = 1;
  return marks;
}

type Cluster = PixelBox & { readonly squares: readonly number[] };

/** Groups marked squares within `reach` of each other. */
function clustersOf(grid: Grid, reach: number): Cluster[] {
  const unseen = unseenMarks(grid);
  const found: Cluster[] = [];
  for (let start = grid.marks.indexOf(1); start >= 0; start = grid.marks.indexOf(1, start + 1))
    if (unseen.take(start)) found.push(clusterFrom(start, grid, reach, unseen));
  return found;
}

function clusterFrom(start: number, { width, height }: Grid, reach: number, unseen: Unseen): Cluster {
  const squares = [start];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 0; index < squares.length; index++) {
    const at = squares[index] ?? start;
    const x = at % width;
    const y = (at - x) / width;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    const [first, last] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      unseen.takeBetween(row * width + first, row * width + last, squares);
  }
  return { left, top, right, bottom, squares };
}

function setNext(marks: Uint8Array, next: Uint32Array): void {
  for (let at = 0; at < marks.length; at++) next[at] = marks[at] === 0 ? at + 1 : at;
}

type Unseen = {
  /** Takes the mark `at` if it is not yet in a cluster; returns whether it did. */
  take(at: number): boolean;
  /** Takes the remaining marks from `first` to `last` and adds them to `into`. */
  takeBetween(first: number, last: number, into: number[]): void;
};

/** Marks not yet in a cluster. A mark is visited only once, so a wide reach on a page full of marks stays cheap. */
function unseenMarks({ marks }: Grid): Unseen {
  // For each square, one at or after it before which no mark is left.
  const next = new Uint32Array(marks.length + 1).fill(marks.length);
  setNext(marks, next);
  const nextFrom = (at: number): number => {
    let end = at;
    for (let to = next[end] ?? end; to !== end; to = next[end] ?? end) end = to;
    for (let from = at; from !== end; ) {
      const to = next[from] ?? end;
      next[from] = end;
      from = to;
    }
    return end;
  };
  const takeBetween = (first: number, last: number, into: number[]) => {
    for (let at = nextFrom(first); at <= last; at = nextFrom(at)) {
      into.push(at);
      next[at] = at + 1;
    }
  };
  const take = (at: number) => {
    if (nextFrom(at) !== at || at === marks.length) return false;
    next[at] = at + 1;
    return true;
  };
  return { take, takeBetween };
}

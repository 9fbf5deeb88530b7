import type { GreyImage } from '../../read/raster.ts';
import { medianHeight } from './median-height.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** Largest distance of the middles of two boxes on one line, and least width of a blank between them to be searched; in box heights. */
const SAME_LINE = 0.3;
const NARROWEST_GAP = 0.8;
/** Blank that separates two segments, and the least width of one, in box heights: a rule or a speck is narrower. */
const BLANK = 1.2;
const NARROWEST = 0.8;
/** A box this much higher than most is no line: a stamp, a signature, an image. */
const TALL = 2;
/** How far towards the darkest a pixel must go to be ink. */
const INK_SHARE = 0.4;
/** Shares of a segment's columns with ink, because paper of another shade has it in all; and of the rows of its middle: dots and rules have fewer. */
const INKED_COLUMNS = [0.3, 0.95] as const;
const INKED_ROWS = 0.8;
const MIDDLE = [0.3, 0.65] as const;

/**
 * Adds a box for each piece of writing on a line that no box covers. The network detects only parts of faint small print, and misses
 * some amounts of a coarse scan.
 */
export function fillGaps(image: GreyImage, boxes: readonly PixelBox[]): PixelBox[] {
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const highest = medianHeight(boxes) * TALL;
  const lines = boxes.filter(({ top, bottom }) => bottom - top <= highest);
  const gaps = lines.flatMap((box) => gapsNextTo(box, boxes, { left, right }));
  return [...boxes, ...gaps.flatMap((gap) => writtenIn(image, gap, boxes))];
}

/** A blank on a line, as high as the box next to it. */
type Gap = PixelBox & { readonly neighbour: PixelBox };

/** The blanks between a box and the next one on its line, or the edge of all boxes; and the blank before the first box of a line. */
function gapsNextTo(
  box: PixelBox,
  boxes: readonly PixelBox[],
  edges: { readonly left: number; readonly right: number },
): Gap[] {
  const { top, bottom } = box;
  const line = boxes.filter((other) => other !== box && isOnLine(box, other));
  const after = line.filter((other) => other.left >= box.right).sort((a, b) => a.left - b.left)[0];
  const behind =
    after === undefined
      ? { left: box.right, right: edges.right, top, bottom }
      : {
          left: box.right,
          right: after.left,
          top: (top + after.top) / 2,
          bottom: (bottom + after.bottom) / 2,
        };
  const isFirst = !line.some((other) => other.left < box.left);
  const gaps = isFirst ? [{ left: edges.left, right: box.left, top, bottom }, behind] : [behind];
  return gaps
    .filter((gap) => gap.right - gap.left > (bottom - top) * NARROWEST_GAP)
    .map((gap) => ({ ...gap, neighbour: box }));
}

function isOnLine(box: PixelBox, other: PixelBox): boolean {
  const rise = Math.abs(other.top + other.bottom - box.top - box.bottom) / 2;
  return rise <= (box.bottom - box.top) * SAME_LINE;
}

/** The segments in a blank that no box covers. */
function writtenIn(image: GreyImage, gap: Gap, boxes: readonly PixelBox[]): PixelBox[] {
  const height = gap.bottom - gap.top;
  const around = boxes.filter(({ top, bottom }) => top < gap.bottom && bottom > gap.top);
  return piecesOf(image, gap)
    .filter((piece) =>
      piece.right - piece.left > height * NARROWEST ? isWritten(piece) : isPlus(piece, height),
    )
    .map(({ left, right }) => ({
      left: Math.max(gap.left, left - height / 4),
      right: Math.min(gap.right, right + height / 4),
      top: gap.top,
      bottom: gap.bottom,
    }))
    .filter((piece) => !around.some((box) => overlap(piece, box) > height / 4));
}

/** By how many pixels one box reaches into another; negative if it does not. */
function overlap(piece: PixelBox, box: PixelBox): number {
  const [width, height] = [
    Math.min(piece.right, box.right) - Math.max(piece.left, box.left),
    Math.min(piece.bottom, box.bottom) - Math.max(piece.top, box.top),
  ];
  return Math.min(width, height);
}

type Piece = {
  readonly left: number;
  readonly right: number;
  /** Columns with ink, and the share of rows with more of it than a speck. */
  readonly columns: number;
  readonly rows: number;
  /** The height of the ink in each column, from highest to lowest row. */
  readonly heights: readonly number[];
};

/** Width of a lone plus, in box heights, and the largest thickness of its bars as a share of its width. */
const PLUS = [0.12, 0.5] as const;
const THICKEST = 0.45;

/** Whether a segment is a plus far from its amount, which the network never detects: a horizontal bar with a vertical one in its middle. */
function isPlus({ left, right, heights }: Piece, height: number): boolean {
  const [least, most] = PLUS;
  const width = right - left;
  const highest = Math.max(...heights);
  const upright = heights.flatMap((inked, at) => (inked > highest * 0.8 ? [at] : []));
  const [first = 0, last = 0] = [upright[0], upright[upright.length - 1]];
  const isSquare = highest > width * 0.7 && highest < width * 1.4;
  const isThin = last - first + 1 <= Math.max(2, width * THICKEST);
  const isMiddle = Math.abs(first + last + 1 - width) <= width * 0.3;
  const arms = heights.filter((_, at) => at < first || at > last);
  const areFlat =
    arms.length >= 4 && arms.every((inked) => inked > 0 && inked <= Math.max(3, highest * THICKEST));
  return width > height * least && width < height * most && isSquare && isThin && isMiddle && areFlat;
}

function isWritten({ left, right, columns, rows }: Piece): boolean {
  const [least, most] = INKED_COLUMNS;
  const share = columns / (right - left);
  return share > least && share < most && rows > INKED_ROWS;
}

/** The ink in the middle of a gap, split at wide blanks. */
function piecesOf({ width, pixels }: GreyImage, gap: Gap): Piece[] {
  const height = gap.bottom - gap.top;
  const [first = 0, last = 0] = MIDDLE.map((share) => Math.round(gap.top + height * share));
  const level = inkLevel(pixels, width, gap.neighbour);
  const isInk = (x: number, y: number) => (pixels[y * width + x] ?? 255) < level;
  const rowsFrom = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  const inked: number[] = [];
  for (let x = Math.ceil(gap.left); x < Math.floor(gap.right); x++)
    if (hasInk(pixels, first * width + x, width, last * width, level)) inked.push(x);
  return splitAtBlanks(inked, height * BLANK).map((columns) => ({
    left: columns[0] ?? 0,
    right: (columns[columns.length - 1] ?? 0) + 1,
    columns: columns.length,
    heights: heightsOf(columns, gap, isInk),
    rows: rowsFrom.filter((y) => columns.filter((x) => isInk(x, y)).length > 1).length / rowsFrom.length,
  }));
}

/** Whether any pixel from one place up to another, a row apart each, is ink. */
function hasInk(pixels: Uint8Array, from: number, width: number, end: number, level: number): boolean {
  for (let at = from; at < end; at += width) if ((pixels[at] ?? 255) < level) return true;
  return false;
}

/** The height of the ink in each column of a segment, over the full height of a blank. */
function heightsOf(
  columns: readonly number[],
  { top, bottom }: Gap,
  isInk: (x: number, y: number) => boolean,
): number[] {
  const [first = 0, last = -1] = [columns[0], columns[columns.length - 1]];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const ys = Array.from({ length: Math.floor(bottom) - Math.ceil(top) }, (_, y) => Math.ceil(top) + y);
    const inked = ys.filter((y) => isInk(first + at, y));
    return inked.length === 0 ? 0 : (inked[inked.length - 1] ?? 0) - (inked[0] ?? 0) + 1;
  });
}

function splitAtBlanks(places: readonly number[], blank: number): number[][] {
  const parts: number[][] = [];
  for (const place of places) {
    const part = parts[parts.length - 1];
    if (part !== undefined && place - (part[part.length - 1] ?? 0) <= blank) part.push(place);
    else parts.push([place]);
  }
  return parts;
}

/** The shade below which a pixel is ink, measured on the neighbouring box. */
function inkLevel(pixels: Uint8Array, width: number, box: PixelBox): number {
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  const sample = new Uint8Array((right - left) * 3);
  const middle = (box.top + box.bottom) / 2;
  const step = (box.bottom - box.top) / 6;
  [-1, 0, 1].forEach((away, index) => {
    const row = Math.round(middle + away * step) * width;
    sample.set(pixels.subarray(row + left, row + right), index * (right - left));
  });
  const [darkest = 0, paper = 255] = shadeQuantiles(sample, [0.02, 0.8]);
  return paper - (paper - darkest) * INK_SHARE;
}

import type { GreyImage } from '../../read/raster.ts';
import { cutOut } from '../picture/cut-out.ts';
import { type PixelBox, resizeImage } from '../picture/resize-image.ts';
import { dashAmong } from './dash-among.ts';
import { type Ink, type InkRun, inkOf, inkRuns, type Levels, levelsOf, ownRows } from './ink.ts';

/** Input height of the reading network. */
export const STRIP_HEIGHT = 48;
/** Blank columns between two segments that are read separately: about three spaces. */
const PIECE_GAP = 40;
/** White kept on either side of a segment's ink; without it a leading minus gets lost. */
const MARGIN = 10;
/** How far beyond its box a line is read: boxes cut off first and last characters. */
const REACH = 14;
/** How far a dash is searched: a sign apart from its amount is often in no box. */
const DASH_REACH = 44;

/** Usual height of a line's ink in training, below which letters are too narrow for the network's steps, and of dashes alone; in strip pixels. */
const USUAL_INK = 27;
const LOW_INK = 20;
const LEAST_INK = 12;

/** A segment of a line at the reading network's height, and its position on the page. */
export type Strip = {
  readonly image: GreyImage;
  /** Ink runs, left to right. */
  readonly ink: readonly InkRun[];
  /** Page pixels of the strip's left edge and top, and of one strip pixel. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
};

/** Splits the line in `box` into segments with ink, at wide blanks and vertical rules. */
export function stripsOf(image: GreyImage, box: PixelBox): Strip[] {
  const strips = stripsAsBoxed(image, box);
  const tight = tightened(box, strips);
  return tight === null ? strips : stripsAsBoxed(image, tight);
}

function stripsAsBoxed(image: GreyImage, box: PixelBox): Strip[] {
  const { line, ink } = cleared(lineOf(image, box));
  const [from, to] = line.own;
  return pieces(withoutNeighbours(inkRuns(ink), line))
    .filter((piece) => piece.some((run) => run.right > from && run.left < to))
    .map((piece) => cutPiece(line, piece));
}

/** Crops the box of a line with more white above and below than usual, because small letters merge for the network; null if it needs no cropping. */
function tightened(box: PixelBox, strips: readonly Strip[]): PixelBox | null {
  const ink = strips.flatMap((strip) => strip.ink);
  const [top, bottom] = [Math.min(...ink.map((run) => run.top)), Math.max(...ink.map((run) => run.bottom))];
  const height = bottom - top;
  if (!(height >= LEAST_INK && height < LOW_INK)) return null;
  const scale = (box.bottom - box.top) / STRIP_HEIGHT;
  const border = (STRIP_HEIGHT * (height / USUAL_INK) - height) / 2;
  return { ...box, top: box.top + (top - border) * scale, bottom: box.top + (bottom + border) * scale };
}

/** Drops ink next to the box: other words except dashes, and paper of another shade that ends where the strip does. */
function withoutNeighbours(runs: readonly InkRun[], { own: [from, to], image }: Line): InkRun[] {
  const inBox = runs.filter((run) => run.right > from && run.left < to);
  const isSign = dashAmong(inBox);
  const isNear = (run: InkRun) =>
    run.right > from - REACH && run.left < to + REACH && run.left > 0 && run.right < image.width;
  return runs.filter((run) => inBox.includes(run) || isNear(run) || isSign(run));
}

/** A line and its ink, with rules and other lines that reach into it replaced by paper. */
function cleared(line: Line): { readonly line: Line; readonly ink: Ink } {
  const { width, height, pixels } = line.image;
  const ink = inkOf(line.image, line.levels);
  const { top, bottom } = ownRows(ink);
  if (top === 0 && bottom === height) return { line, ink };
  const { paper } = line.levels;
  const onPaper = (rows: Uint8Array, shade: number) => {
    const clean = rows.slice();
    clean.fill(shade, 0, top * width);
    return clean.fill(shade, bottom * width);
  };
  return {
    line: { ...line, image: { width, height, pixels: onPaper(pixels, paper) } },
    ink: { width, height, mask: onPaper(ink.mask, 0) },
  };
}

type Line = Pick<Strip, 'image' | 'left' | 'top' | 'scale'> & {
  /** Where the box itself begins and ends in the image, in strip pixels. */
  readonly own: readonly [number, number];
  /** Levels of the box alone: its surroundings may be other paper. */
  readonly levels: Levels;
};

function lineOf(image: GreyImage, { left: boxLeft, top, right: boxRight, bottom }: PixelBox): Line {
  const scale = (bottom - top) / STRIP_HEIGHT;
  const left = Math.max(0, boxLeft - DASH_REACH * scale);
  const right = Math.min(image.width, boxRight + DASH_REACH * scale);
  const width = Math.max(8, Math.round((right - left) / scale));
  const own = [(boxLeft - left) / scale, (boxRight - left) / scale] as const;
  const strip = resizeImage(image, { left, top, right, bottom }, width, STRIP_HEIGHT);
  return { image: strip, left, top, scale, own, levels: levelsOf(columnsOf(strip, own)) };
}

/** The image's columns from one position up to another. */
function columnsOf(image: GreyImage, [from, to]: readonly [number, number]): GreyImage {
  const [left, right] = [Math.max(0, Math.floor(from)), Math.min(image.width, Math.ceil(to))];
  return cutOut(image, { left, right, top: 0, bottom: image.height });
}

function pieces(runs: readonly InkRun[]): InkRun[][] {
  const found: InkRun[][] = [];
  for (const run of runs) {
    const piece = found[found.length - 1];
    const last = piece?.[piece.length - 1];
    if (piece && last && run.left - last.right < PIECE_GAP) piece.push(run);
    else found.push([run]);
  }
  return found;
}

function cutPiece(line: Line, piece: readonly InkRun[]): Strip {
  const from = (piece[0]?.left ?? 0) - MARGIN;
  const to = (piece[piece.length - 1]?.right ?? 0) + MARGIN;
  const width = Math.ceil((to - from) / 8) * 8;
  const { paper } = line.levels;
  const pixels = new Uint8Array(width * STRIP_HEIGHT).fill(paper);
  const [first, last] = [Math.max(0, from), Math.min(line.image.width, to)];
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    const row = y * line.image.width;
    pixels.set(line.image.pixels.subarray(row + first, row + last), y * width + first - from);
  }
  return {
    image: { width, height: STRIP_HEIGHT, pixels },
    ink: piece.map((run) => movedLeft(run, from)),
    left: line.left + from * line.scale,
    top: line.top,
    scale: line.scale,
  };
}

function movedLeft(run: InkRun, by: number): InkRun {
  const moved = { ...run, left: run.left - by, right: run.right - by };
  return run.flatEnd === undefined ? moved : { ...moved, flatEnd: movedLeft(run.flatEnd, by) };
}

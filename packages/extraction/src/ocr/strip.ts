import type { GreyImage } from '../read/raster.ts';
import { type PixelBox, resizeImage } from './resize-image.ts';

/** Height of a line as the reading network wants it. */
export const STRIP_HEIGHT = 48;
/** Blank columns that part two pieces of a line to be read apart: about the width of three spaces. */
const PIECE_GAP = 40;
/** White kept on either side of a piece's ink, without which a leading minus gets lost. */
const MARGIN = 10;
/** How far beyond its box a line is looked at: boxes cut off first and last characters. */
const REACH = 14;

/** Ink between two blank columns: from `left` up to but not including `right`, in strip pixels. */
export type InkRun = { readonly left: number; readonly right: number };

/** A piece of a line of writing at the reading network's height, and where it was on the page. */
export type Strip = {
  readonly image: GreyImage;
  /** Runs of ink, left to right. */
  readonly ink: readonly InkRun[];
  /** Page pixels of the strip's left edge and top, and of one strip pixel. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
};

/** The pieces of the line in `box` that hold ink, parted at wide blanks and at upright rules. */
export function stripsOf(image: GreyImage, box: PixelBox): Strip[] {
  const scale = (box.bottom - box.top) / STRIP_HEIGHT;
  const left = Math.max(0, box.left - REACH * scale);
  const right = Math.min(image.width, box.right + REACH * scale);
  const width = Math.max(8, Math.round((right - left) / scale));
  const line = resizeImage(image, { left, top: box.top, right, bottom: box.bottom }, width, STRIP_HEIGHT);
  const runs = inkRuns(line);
  return pieces(runs)
    .filter((piece) => touches(piece, REACH, width - REACH))
    .map((piece) => cutPiece(line, piece, left, box.top, scale));
}

function touches(piece: readonly InkRun[], left: number, right: number): boolean {
  return piece.some((run) => run.right > left && run.left < right);
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

function cutPiece(
  line: GreyImage,
  piece: readonly InkRun[],
  left: number,
  top: number,
  scale: number,
): Strip {
  const from = (piece[0]?.left ?? 0) - MARGIN;
  const to = (piece[piece.length - 1]?.right ?? 0) + MARGIN;
  const width = Math.ceil((to - from) / 8) * 8;
  const paper = paperOf(line);
  const pixels = new Uint8Array(width * STRIP_HEIGHT).fill(paper);
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    for (let x = Math.max(0, from); x < Math.min(line.width, to); x++)
      pixels[y * width + x - from] = line.pixels[y * line.width + x] ?? paper;
  }
  return {
    image: { width, height: STRIP_HEIGHT, pixels },
    ink: piece.map((run) => ({ left: run.left - from, right: run.right - from })),
    left: left + from * scale,
    top,
    scale,
  };
}

/** The usual lightness of a line: more of it is paper than ink. */
function paperOf(line: GreyImage): number {
  return quantile(line, 0.7);
}

function quantile({ pixels }: GreyImage, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value] ?? 0;
    if (seen >= pixels.length * share) return value;
  }
  return 255;
}

/** Columns with ink, joined to runs; level rules and upright rules are no ink. Light writing on dark counts the same. */
export function inkRuns(line: GreyImage): InkRun[] {
  const { width, height, pixels } = line;
  const paper = paperOf(line);
  const [darkest, lightest] = [quantile(line, 0.01), quantile(line, 0.99)];
  const isDarkPaper = lightest - paper > paper - darkest;
  const contrast = Math.max(24, isDarkPaper ? lightest - paper : paper - darkest);
  const isInk = (x: number, y: number) => {
    const value = pixels[y * width + x] ?? paper;
    return (isDarkPaper ? value - paper : paper - value) > contrast * 0.33;
  };
  const rows = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x++) if (isInk(x, y)) count++;
    return count < width * 0.8 || width < STRIP_HEIGHT * 2;
  });
  const runs: { left: number; right: number }[] = [];
  for (let x = 0; x < width; x++) {
    let count = 0;
    for (let y = 0; y < height; y++) if (rows[y] && isInk(x, y)) count++;
    const isRule = count >= height * 0.92;
    if (count < 2 || isRule) continue;
    const last = runs[runs.length - 1];
    if (last && last.right === x) last.right = x + 1;
    else runs.push({ left: x, right: x + 1 });
  }
  return runs;
}

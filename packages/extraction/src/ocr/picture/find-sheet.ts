import type { Point } from '../../read/homography.ts';
import type { GreyImage } from '../../read/raster.ts';
import { resizeImage } from './resize-image.ts';

/** Top left, top right, bottom right, bottom left, in pixels. */
export type Corners = readonly [Point, Point, Point, Point];

/** Width, in pixels, at which edges are searched. */
const LOOKED_AT = 400;
/** The surroundings of a sheet must be darker than this share of its own shade. */
const DARKER = 0.75;
/** Share of the way from desk to paper above which a pixel is paper: shadows darken both. */
const PAPER_SHARE = 0.35;
/** Width of an image's rim, in its pixels, and the distance of sampled pixels, to detect what is around a sheet. */
const RIM = 16;
const STRIDE = 8;
/** Largest distance of an edge's points from its line, in such pixels, and the share of points that must fit. */
const ON_EDGE = 1.5;
const ENOUGH = 0.6;
/** Steepest slope of an edge, and the least share of the image that the sheet fills. */
const STEEPEST = 0.4;
const LEAST_AREA = 0.35;
/** Candidate edges: lines through pairs of points this share of the edge apart, from so many places. */
const SPAN = 0.4;
const PLACES = 40;

/** The corners of a sheet photographed on a darker background; null if the image has no such edges, as in scans. */
export function findSheet(image: GreyImage): Corners | null {
  const level = paperLevel(image);
  if (level === null) return null;
  const scale = Math.min(1, LOOKED_AT / image.width);
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const small = resizeImage(image, whole, width, height);
  const isPaper = (x: number, y: number) => (small.pixels[y * width + x] ?? 0) > level;
  const left = edgeOf(height, width, (along, depth) => isPaper(depth, along));
  const right = edgeOf(height, width, (along, depth) => isPaper(width - 1 - depth, along));
  const top = edgeOf(width, height, isPaper);
  const bottom = edgeOf(width, height, (along, depth) => isPaper(along, height - 1 - depth));
  if (left === null || right === null || top === null || bottom === null) return null;
  const mirrored = { at: width - 1 - right.at, slope: -right.slope };
  const flipped = { at: height - 1 - bottom.at, slope: -bottom.slope };
  const corners = [
    crossing(left, top),
    crossing(mirrored, top),
    crossing(mirrored, flipped),
    crossing(left, flipped),
  ] as const;
  if (areaOf(corners) < width * height * LEAST_AREA) return null;
  const [first, second, third, last] = corners.map(([x, y]): Point => [x / scale, y / scale]);
  return first && second && third && last ? [first, second, third, last] : null;
}

/** The shade above which a pixel belongs to the sheet; null if the image's rim is no darker than its inside. */
function paperLevel({ width, height, pixels }: GreyImage): number | null {
  const rim: number[] = [];
  const inside: number[] = [];
  for (let y = 0; y < height; y += STRIDE)
    for (let x = 0; x < width; x += STRIDE) {
      const isRim = x < RIM || y < RIM || x >= width - RIM || y >= height - RIM;
      (isRim ? rim : inside).push(pixels[y * width + x] ?? 255);
    }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 255;
  const [desk, paper] = [middle(rim), middle(inside)];
  return desk < paper * DARKER ? desk + (paper - desk) * PAPER_SHARE : null;
}

/** A line by its start and its slope along the edge. */
type Edge = { readonly at: number; readonly slope: number };

/** The line that fits most of the first paper pixels, seen from one side of the image; null if too few fit. */
function edgeOf(
  length: number,
  depth: number,
  isPaper: (along: number, depth: number) => boolean,
): Edge | null {
  const points: Point[] = [];
  for (let along = Math.round(length * 0.1); along < length * 0.9; along++) {
    for (let at = 0; at < depth / 3; at++) {
      if (!isPaper(along, at) || !isPaper(along, at + 1) || !isPaper(along, at + 2)) continue;
      if (at > 0) points.push([along, at]);
      break;
    }
  }
  const span = Math.round(points.length * SPAN);
  let best: Edge | null = null;
  let bestCount = length * 0.8 * ENOUGH;
  for (let place = 0; place < PLACES; place++) {
    const from = points[Math.floor((place * (points.length - span)) / PLACES)];
    const to = points[Math.floor((place * (points.length - span)) / PLACES) + span];
    if (from === undefined || to === undefined || to[0] === from[0]) continue;
    const slope = (to[1] - from[1]) / (to[0] - from[0]);
    const at = from[1] - slope * from[0];
    const count = points.filter(([along, y]) => Math.abs(at + slope * along - y) < ON_EDGE).length;
    if (Math.abs(slope) < STEEPEST && count > bestCount) [best, bestCount] = [{ at, slope }, count];
  }
  return best;
}

/** The intersection of a vertical edge (x by y) and a horizontal one (y by x). */
function crossing(upright: Edge, level: Edge): Point {
  const x = (upright.at + upright.slope * level.at) / (1 - upright.slope * level.slope);
  return [x, level.at + level.slope * x];
}

function areaOf(corners: Corners): number {
  return Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

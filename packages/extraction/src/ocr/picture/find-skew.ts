import type { GreyImage } from '../../read/raster.ts';
import { resizeImage } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** Width, in pixels, at which skew is measured: enough for a twentieth of a degree. */
const MEASURED_WIDTH = 900;
/** Largest skew in degrees: of a page fed into a scanner, and of one photographed or laid at an angle. */
const USUAL = 6;
const STEEPEST = 21;
/** How much sharper the lines of a page at an angle must be than at any usual skew: on a page of little text, any skew may look best. */
const CLEARLY_SHARPER = 1.25;
/** Bins above and below a page for the ends of lines of the largest skew. */
const MARGIN = 400;
const MOST_POINTS = 120_000;
const ROUGH_POINTS = 8_000;
/** Steps in degrees, each searched around the best of the step before. */
const STEPS = [0.5, 0.1, 0.02] as const;

/** Clockwise skew of the text lines, in degrees; 0 if there is too little text. */
export function findSkew(image: GreyImage): number {
  const points = undersides(image);
  if (points.xs.length < 200) return 0;
  const [rough, fine, finest] = STEPS;
  const few = everyFewth(points);
  const usual = sharpest(few, -USUAL, USUAL, rough);
  const [left, right] = [sharpest(few, -STEEPEST, -USUAL, rough), sharpest(few, USUAL, STEEPEST, rough)];
  const steep = left.sharpness > right.sharpness ? left : right;
  const near = (steep.sharpness > usual.sharpness * CLEARLY_SHARPER ? steep : usual).degrees;
  const nearer = sharpest(points, near - rough, near + rough, fine).degrees;
  const best = sharpest(points, nearer - fine, nearer + fine, finest).degrees;
  return Math.abs(best) < 0.05 || Math.abs(best) > STEEPEST ? 0 : Math.round(best * 100) / 100;
}

/** The skew between two at which the points gather in the sharpest lines. */
function sharpest(points: Points, from: number, to: number, step: number) {
  let best = { degrees: from, sharpness: -1 };
  for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
    const sharpness = sharpnessAt(points, degrees);
    if (sharpness > best.sharpness * 1.0005) best = { degrees, sharpness };
  }
  return best;
}

type Points = { readonly xs: number[]; readonly ys: number[]; readonly height: number };

/** A sample of the points, enough for a rough skew. */
function everyFewth({ xs, ys, height }: Points): Points {
  const step = Math.max(1, Math.floor(xs.length / ROUGH_POINTS));
  const kept = (values: readonly number[]) => values.filter((_, at) => at % step === 0);
  return { xs: kept(xs), ys: kept(ys), height };
}

/** The lower edges of ink, in which baselines stand out. */
function undersides(image: GreyImage): Points {
  const scale = Math.min(1, MEASURED_WIDTH / image.width);
  const width = Math.round(image.width * scale);
  const height = Math.round(image.height * scale);
  const { pixels } = resizeImage(
    image,
    { left: 0, top: 0, right: image.width, bottom: image.height },
    width,
    height,
  );
  const step = contrastOf(pixels) * 0.3;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 2; y < height - 3 && xs.length < MOST_POINTS; y++)
    for (const x of undersidesOfRow(pixels, width, y, step)) {
      xs.push(x - width / 2);
      // Spread within the pixel: whole numbers would all fall into every other bin, so that no skew looks best. Spread by 5/11 a pixel, points
      // gather falsely only at a slope of that, 24°.
      ys.push(y + ((x * 5) % 11) / 11);
    }
  return { xs, ys, height };
}

function undersidesOfRow(pixels: Uint8Array, width: number, y: number, step: number): number[] {
  const xs: number[] = [];
  for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
    const here = pixels[at] as number;
    const isEdge = (pixels[at + 2 * width] as number) - here > step;
    if (isEdge && (pixels[at + width] as number) - here > step / 3) xs.push(x);
  }
  return xs;
}

/** The difference between the darkest 0.05 % and the usual paper. */
function contrastOf(pixels: Uint8Array): number {
  const [dark = 0, paper = 0] = shadeQuantiles(pixels, [0.005, 0.6]);
  return Math.max(20, paper - dark);
}

function sharpnessAt({ xs, ys, height }: Points, degrees: number): number {
  const bins = new Uint32Array(height * 2 + MARGIN * 2);
  gather(xs, ys, Math.tan((degrees * Math.PI) / 180), bins);
  return bins.reduce((sum, count) => sum + count * count, 0);
}

/** Counts points by the line of a slope they are on. */
function gather(xs: readonly number[], ys: readonly number[], slope: number, bins: Uint32Array): void {
  for (let index = 0; index < xs.length; index++) {
    const bin = Math.round(((ys[index] as number) - (xs[index] as number) * slope) * 2) + MARGIN;
    if (bin >= 0 && bin < bins.length) bins[bin] = (bins[bin] as number) + 1;
  }
}

import type { Random } from '@tieout/corpus';
import type { GreyPage } from './grey-page.ts';

/** Share of its width or height by which a corner of the sheet lies nearer to the middle than it would from straight above. */
const MOST_SLANT = 0.05;
/** How much of the picture is desk around the sheet, on each side. */
const DESK = 0.04;
const DESK_SHADE = 95;
/** What a hand's shadow leaves of the light. */
const SHADOW = 0.72;

/** The sheet on a desk, seen a little from the side, with a shadow over part of it. */
export function photograph(page: GreyPage, random: Random): GreyPage {
  const { width, height } = page;
  const inset = () => DESK + random.fraction() * MOST_SLANT;
  const corners = [
    [width * inset(), height * inset()],
    [width * (1 - inset()), height * inset()],
    [width * (1 - inset()), height * (1 - inset())],
    [width * inset(), height * (1 - inset())],
  ] as const;
  const toSheet = intoUnitSquare(corners);
  const [edge, lean] = [0.3 + random.fraction() * 0.5, random.fraction() - 0.5];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = toSheet(x, y);
      const lit = u < 0 || v < 0 || u > 1 || v > 1 ? DESK_SHADE : sampled(page, u * width, v * height);
      pixels[y * width + x] = lit * lightAt(x / width - edge - lean * (y / height));
    }
  return { ...page, pixels };
}

/** Full light left of the shadow's edge, less right of it, with a soft change between. */
function lightAt(beyondEdge: number): number {
  const depth = Math.max(0, Math.min(1, beyondEdge / 0.1));
  return 1 - depth * (1 - SHADOW);
}

function sampled({ width, height, pixels }: GreyPage, x: number, y: number): number {
  const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
  const [shareX, shareY] = [x - left, y - top];
  const at = top * width + left;
  const mix = (a = 255, b = 255) => a + (b - a) * shareX;
  const upper = mix(pixels[at], pixels[at + 1]);
  return upper + (mix(pixels[at + width], pixels[at + width + 1]) - upper) * shareY;
}

type Corner = readonly [number, number];

/** Where on the sheet, from (0, 0) to (1, 1), a point of the picture lies. */
function intoUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Corner, Corner, Corner, Corner]) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const cross = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / cross, (dx1 * dy3 - dx3 * dy1) / cross];
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x: number, y: number): Corner => {
    // Solves x (gu + hv + 1) = au + bv + c, and the same for y, by Cramer's rule.
    const [p, q, r] = [a - g * x, b - h * x, x - c];
    const [s, t, w] = [d - g * y, e - h * y, y - f];
    const determinant = p * t - q * s;
    return [(r * t - q * w) / determinant, (p * w - r * s) / determinant];
  };
}

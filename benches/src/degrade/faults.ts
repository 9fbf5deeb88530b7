import type { Random } from '@tieout/corpus';
import type { GreyPage } from './grey-page.ts';

/** The page turned by `degrees` clockwise on a white glass. */
export function skew(page: GreyPage, degrees: number): GreyPage {
  const { width, height, pixels } = page;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return changed(page, (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const [fromX, fromY] = [width / 2 + cos * dx + sin * dy, height / 2 - sin * dx + cos * dy];
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
    const at = top * width + left;
    const upper = mix(pixels[at], pixels[at + 1], fromX - left);
    const lower = mix(pixels[at + width], pixels[at + width + 1], fromX - left);
    return mix(upper, lower, fromY - top);
  });
}

/** The page laid in a quarter turn clockwise. */
export function quarterTurn(page: GreyPage): GreyPage {
  const turned = { ...page, width: page.height, height: page.width };
  return changed(turned, (x, y) => page.pixels[(page.height - 1 - x) * page.width + y] ?? 255);
}

/** Blurred by a bell of `sigma` pixels at 200 dpi. */
export function blur(page: GreyPage, sigma: number): GreyPage {
  const scaled = (sigma * page.dpi) / 200;
  const reach = Math.ceil(scaled * 2.5);
  const weights = Array.from({ length: reach * 2 + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * scaled * scaled)),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const along = (source: GreyPage, stepX: number, stepY: number) =>
    changed(source, (x, y) => {
      let value = 0;
      for (let at = -reach; at <= reach; at++) {
        const nearX = Math.max(0, Math.min(source.width - 1, x + at * stepX));
        const nearY = Math.max(0, Math.min(source.height - 1, y + at * stepY));
        value += (source.pixels[nearY * source.width + nearX] ?? 255) * (weights[at + reach] ?? 0);
      }
      return value / sum;
    });
  return along(along(page, 1, 0), 0, 1);
}

/** Noise of `deviation` shades on every pixel, and a few specks of dirt. */
export function sprinkle(page: GreyPage, random: Random, deviation: number): GreyPage {
  const noisy = changed(page, (x, y) => {
    const bell = random.fraction() + random.fraction() + random.fraction() + random.fraction() - 2;
    return (page.pixels[y * page.width + x] ?? 255) + bell * 1.73 * deviation;
  });
  for (let speck = random.whole(2, 8); speck > 0; speck--) {
    const at = random.whole(1, page.height - 3) * page.width + random.whole(1, page.width - 3);
    for (const near of [at, at + 1, at + page.width, at + page.width + 1]) noisy.pixels[near] = 60;
  }
  return noisy;
}

/** A lamp that lights one corner less. */
export function shade(page: GreyPage, random: Random): GreyPage {
  const [towardsX, towardsY] = [random.fraction(), random.fraction()];
  return changed(page, (x, y) => {
    const distance = Math.abs(x / page.width - towardsX) + Math.abs(y / page.height - towardsY);
    return (page.pixels[y * page.width + x] ?? 255) * (1 - distance * 0.12);
  });
}

/** Black at `darkest` and white at `lightest`. */
export function fade(page: GreyPage, darkest: number, lightest: number): GreyPage {
  return changed(
    page,
    (x, y) => darkest + ((page.pixels[y * page.width + x] ?? 255) / 255) * (lightest - darkest),
  );
}

/** Black or white, nothing between: a fax. */
export function threshold(page: GreyPage, level: number): GreyPage {
  return changed(page, (x, y) => ((page.pixels[y * page.width + x] ?? 255) < level ? 0 : 255));
}

/** What JPEG at `quality` (1 to 100) leaves of the page: blocks of eight by eight, their waves rounded (ITU-T T.81, annex K.1). */
export function compress(page: GreyPage, quality: number): GreyPage {
  const scale = (quality < 50 ? 5000 / quality : 200 - quality * 2) / 100;
  const steps = LUMINANCE.map((step) => Math.max(1, Math.round(step * scale)));
  const result = page.pixels.slice();
  const block = new Float64Array(64);
  for (let top = 0; top + 8 <= page.height; top += 8) {
    for (let left = 0; left + 8 <= page.width; left += 8) {
      for (let at = 0; at < 64; at++)
        block[at] = (page.pixels[(top + (at >> 3)) * page.width + left + (at & 7)] ?? 255) - 128;
      const waves = transform(block, false).map((wave, at) => {
        const step = steps[at] ?? 1;
        return Math.round(wave / step) * step;
      });
      transform(waves, true).forEach((value, at) => {
        result[(top + (at >> 3)) * page.width + left + (at & 7)] = clamp(value + 128);
      });
    }
  }
  return { ...page, pixels: result };
}

const LUMINANCE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

const COSINES = Float64Array.from({ length: 64 }, (_, at) => {
  const [wave, x] = [at >> 3, at & 7];
  return Math.cos(((2 * x + 1) * wave * Math.PI) / 16) * (wave === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** The cosine transform of a block of eight by eight, or back. */
function transform(block: Float64Array, isBack: boolean): Float64Array {
  const factor = (wave: number, x: number) => COSINES[isBack ? x * 8 + wave : wave * 8 + x] ?? 0;
  const rows = new Float64Array(64);
  for (let row = 0; row < 8; row++)
    for (let wave = 0; wave < 8; wave++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += (block[row * 8 + x] ?? 0) * factor(wave, x);
      rows[row * 8 + wave] = sum;
    }
  const result = new Float64Array(64);
  for (let column = 0; column < 8; column++)
    for (let wave = 0; wave < 8; wave++) {
      let sum = 0;
      for (let y = 0; y < 8; y++) sum += (rows[y * 8 + column] ?? 0) * factor(wave, y);
      result[wave * 8 + column] = sum;
    }
  return result;
}

/** A page of that size with the shade that `at` shows of each of its pixels. */
export function changed(page: GreyPage, at: (x: number, y: number) => number): GreyPage {
  const pixels = new Uint8Array(page.pixels.length);
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) pixels[y * page.width + x] = clamp(at(x, y));
  return { ...page, pixels };
}

function mix(a = 255, b = 255, share = 0): number {
  return a + (b - a) * share;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

import type { GreyPage } from './grey-page.ts';

/** In points from the top left. */
export type Point = readonly [x: number, y: number];

/** The page with a line of a pen or marker over it, through the points given: each pixel under it once as dark as its ink lets `through`. */
export function strokeOver(
  page: GreyPage,
  points: readonly Point[],
  { widthPt, through }: { readonly widthPt: number; readonly through: number },
): GreyPage {
  const scale = page.dpi / 72;
  const line = points.map(([x, y]): Point => [x * scale, y * scale]);
  const reach = (widthPt * scale) / 2;
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, right] = [Math.floor(Math.min(...xs) - reach), Math.ceil(Math.max(...xs) + reach)];
  const [top, bottom] = [Math.floor(Math.min(...ys) - reach), Math.ceil(Math.max(...ys) + reach)];
  const pixels = page.pixels.slice();
  for (let y = Math.max(0, top); y < Math.min(page.height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(page.width, right); x++)
      if (isNear(line, [x, y], reach))
        pixels[y * page.width + x] = (pixels[y * page.width + x] ?? 255) * through;
  return { ...page, pixels };
}

function isNear(line: readonly Point[], [x, y]: Point, reach: number): boolean {
  return line.some(([toX, toY], index) => {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY];
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = alongX * alongX + alongY * alongY;
    const share =
      length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
    return Math.hypot(x - fromX - alongX * share, y - fromY - alongY * share) <= reach;
  });
}

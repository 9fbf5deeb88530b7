/** A projective map between two planes: nine numbers by rows, a matrix that multiplies (x, y, 1) from the left. */
export type Homography = readonly number[];

export type Point = readonly [x: number, y: number];

/** A photographed sheet: its size, and the map from sheet to image; all in one unit. */
export type Sheet = { readonly width: number; readonly height: number; readonly seen: Homography };

/** The image of a point under the map. */
export function mapped(
  [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1]: Homography,
  [x, y]: Point,
): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The map from a rectangle (0, 0) to (`width`, `height`) to four corners: top left, top right, bottom right, bottom left (Heckbert, 1989). */
export function fromRectangle(
  width: number,
  height: number,
  [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point],
): Homography {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const cross = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / cross;
  const h = (dx1 * dy3 - dx3 * dy1) / cross;
  const unit = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
  return unit.map((value, at) => (at % 3 === 0 ? value / width : at % 3 === 1 ? value / height : value));
}

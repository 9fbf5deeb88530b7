import type { Pdfium } from './pdfium.ts';

const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const DEEPEST_FORM = 8;
const MOST_OBJECTS = 60_000;

/** [left, bottom, right, top] in points of the PDF's own page space, y upwards. */
export type Bounds = readonly [number, number, number, number];

/** Objects drawn on a page besides text: straight strokes and thin fills, filled areas with their lightness (0 black to 1 white), images. */
export type DrawnObjects = {
  readonly strokes: readonly Bounds[];
  readonly fills: readonly { readonly bounds: Bounds; readonly lightness: number }[];
  readonly pictures: readonly Bounds[];
  /** Pixels of its largest image. */
  readonly mostPixels: number;
};

/** The drawn objects of an open page, forms included. */
export function drawnObjects(engine: Pdfium, page: number): DrawnObjects {
  const found = {
    strokes: [] as Bounds[],
    fills: [] as { bounds: Bounds; lightness: number }[],
    pictures: [] as Bounds[],
    mostPixels: 0,
    left: MOST_OBJECTS,
  };
  const scratch = engine._malloc(64);
  const walk = (count: number, at: (index: number) => number, matrix: Matrix, depth: number): void => {
    for (let index = 0; index < count && found.left-- > 0; index++) visit(at(index), matrix, depth);
  };
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = engine._FPDFPageObj_GetType(object);
    if (type === FORM && depth < DEEPEST_FORM) {
      const inner = multiply(matrixOf(engine, object, scratch), matrix);
      walk(
        engine._FPDFFormObj_CountObjects(object),
        (index) => engine._FPDFFormObj_GetObject(object, index),
        inner,
        depth + 1,
      );
    }
    if (type !== PATH && type !== IMAGE) return;
    const bounds = boundsOf(engine, object, matrix, scratch);
    if (bounds === null) return;
    if (type === IMAGE) {
      found.pictures.push(bounds);
      found.mostPixels = Math.max(found.mostPixels, pixelsOf(engine, object, scratch));
    } else addPath(engine, object, bounds, found, scratch);
  };
  walk(engine._FPDFPage_CountObjects(page), (index) => engine._FPDFPage_GetObject(page, index), IDENTITY, 0);
  engine._free(scratch);
  return found;
}

/** The declared pixel count of an image; nothing is unpacked. */
function pixelsOf(engine: Pdfium, picture: number, scratch: number): number {
  if (engine._FPDFImageObj_GetImagePixelSize(picture, scratch, scratch + 4) === 0) return 0;
  const [width = 0, height = 0] = engine.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 2);
  return width * height;
}

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

function addPath(
  engine: Pdfium,
  path: number,
  bounds: Bounds,
  found: { strokes: Bounds[]; fills: { bounds: Bounds; lightness: number }[] },
  scratch: number,
): void {
  const isThin = bounds[2] - bounds[0] < 2.5 || bounds[3] - bounds[1] < 2.5;
  if (isThin) {
    found.strokes.push(bounds);
    return;
  }
  if (engine._FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return;
  const isFilled = (engine.HEAP32[scratch >> 2] ?? 0) !== 0;
  const isStroked = (engine.HEAP32[(scratch + 4) >> 2] ?? 0) !== 0;
  if (isStroked) found.strokes.push(...edgesOf(bounds));
  if (isFilled) found.fills.push({ bounds, lightness: lightnessOf(engine, path, scratch) });
}

function edgesOf([left, bottom, right, top]: Bounds): Bounds[] {
  return [
    [left, bottom, right, bottom],
    [left, top, right, top],
    [left, bottom, left, top],
    [right, bottom, right, top],
  ];
}

function lightnessOf(engine: Pdfium, object: number, scratch: number): number {
  if (engine._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return 0.5;
  const [red = 0, green = 0, blue = 0, alpha = 255] = engine.HEAPU32.subarray(
    scratch >> 2,
    (scratch >> 2) + 4,
  );
  const lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  return 1 - (1 - lightness) * (alpha / 255);
}

function boundsOf(engine: Pdfium, object: number, matrix: Matrix, scratch: number): Bounds | null {
  if (engine._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return null;
  const at = scratch >> 2;
  const heap = engine.HEAPF32;
  const [left, bottom, right, top] = [heap[at] ?? 0, heap[at + 1] ?? 0, heap[at + 2] ?? 0, heap[at + 3] ?? 0];
  if (matrix === IDENTITY) return [left, bottom, right, top];
  const [a, b, c, d, e, f] = matrix;
  const xs = [
    a * left + c * bottom + e,
    a * right + c * top + e,
    a * left + c * top + e,
    a * right + c * bottom + e,
  ];
  const ys = [
    b * left + d * bottom + f,
    b * right + d * top + f,
    b * left + d * top + f,
    b * right + d * bottom + f,
  ];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function matrixOf(engine: Pdfium, object: number, scratch: number): Matrix {
  if (engine._FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
  const at = scratch >> 2;
  const heap = engine.HEAPF32;
  return [
    heap[at] ?? 1,
    heap[at + 1] ?? 0,
    heap[at + 2] ?? 0,
    heap[at + 3] ?? 1,
    heap[at + 4] ?? 0,
    heap[at + 5] ?? 0,
  ];
}

function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

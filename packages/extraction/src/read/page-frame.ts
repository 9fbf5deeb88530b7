import type { Pdfium } from './pdfium.ts';
import type { Run } from './run.ts';
import { mainQuarter } from './runs.ts';

/** A rectangle of the upright page, in points. */
export type PlacedBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The transform from PDF page space to the upright page. */
export type PageFrame = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly place: (left: number, bottom: number, right: number, top: number) => PlacedBox;
};

/** Clockwise degrees by which the page as shown must be rotated so that most of its text is upright. */
export function uprightTurn(engine: Pdfium, page: number, runs: readonly Run[]): 0 | 90 | 180 | 270 {
  const rotation = engine._FPDFPage_GetRotation(page) & 3;
  const quarter = runs.length === 0 ? (4 - rotation) & 3 : mainQuarter(runs);
  return ([0, 90, 180, 270] as const)[(4 - ((quarter + rotation) & 3)) & 3] ?? 0;
}

/** The frame of an open page rotated by `turn` degrees clockwise from how it is shown. */
export function pageFrame(engine: Pdfium, page: number, turn: 0 | 90 | 180 | 270): PageFrame {
  const width = engine._FPDF_GetPageWidthF(page);
  const height = engine._FPDF_GetPageHeightF(page);
  const [a, b, c, d, e, f] = turned(shownTransform(engine, page, width, height), turn, width, height);
  const isSideways = turn === 90 || turn === 270;
  const place = (left: number, bottom: number, right: number, top: number) => {
    const [x, y] = [a * left + c * bottom + e, b * left + d * bottom + f];
    const [otherX, otherY] = [a * right + c * top + e, b * right + d * top + f];
    return {
      left: Math.min(x, otherX),
      top: Math.min(y, otherY),
      right: Math.max(x, otherX),
      bottom: Math.max(y, otherY),
    };
  };
  return { widthPt: isSideways ? height : width, heightPt: isSideways ? width : height, place };
}

/** Coefficients a to f of the transform from (x, y) to (ax + cy + e, bx + dy + f). */
type Affine = readonly [number, number, number, number, number, number];

/** A transform followed by a rotation of its page by `turn` degrees clockwise. */
function turned([a, b, c, d, e, f]: Affine, turn: 0 | 90 | 180 | 270, width: number, height: number): Affine {
  switch (turn) {
    case 0:
      return [a, b, c, d, e, f];
    case 90:
      return [-b, a, -d, c, height - f, e];
    case 180:
      return [-a, -b, -c, -d, width - e, height - f];
    case 270:
      return [b, -a, d, -c, f, width - e];
  }
}

/** Coefficients of the transform from PDF page space to the page as shown, in points, y downwards, derived from three points. */
function shownTransform(engine: Pdfium, page: number, width: number, height: number): Affine {
  const precision = 1000;
  const scratch = engine._malloc(16);
  const land = (x: number, y: number): [number, number] => {
    engine._FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * precision),
      Math.round(height * precision),
      0,
      x,
      y,
      scratch,
      scratch + 4,
    );
    return [
      (engine.HEAP32[scratch >> 2] ?? 0) / precision,
      (engine.HEAP32[(scratch + 4) >> 2] ?? 0) / precision,
    ];
  };
  const [e, f] = land(0, 0);
  const [ax, ay] = land(100, 0);
  const [cx, cy] = land(0, 100);
  engine._free(scratch);
  return [(ax - e) / 100, (ay - f) / 100, (cx - e) / 100, (cy - f) / 100, e, f];
}

import type { Pdfium } from './pdfium.ts';
import { mainQuarter, type Run } from './runs.ts';

/** How PDF page space becomes the upright page: `place` takes left, bottom, right, top and returns left, top, right, bottom. */
export type PageFrame = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly place: (
    left: number,
    bottom: number,
    right: number,
    top: number,
  ) => readonly [number, number, number, number];
};

/** Degrees clockwise by which the page as shown must be turned so that most of its text stands upright. */
export function uprightTurn(engine: Pdfium, page: number, runs: readonly Run[]): 0 | 90 | 180 | 270 {
  const rotation = engine._FPDFPage_GetRotation(page) & 3;
  const quarter = runs.length === 0 ? (4 - rotation) & 3 : mainQuarter(runs);
  return ([0, 90, 180, 270] as const)[(4 - ((quarter + rotation) & 3)) & 3] ?? 0;
}

/** The frame of an open page turned by `turn` degrees clockwise from how it is shown. */
export function pageFrame(engine: Pdfium, page: number, turn: 0 | 90 | 180 | 270): PageFrame {
  const width = engine._FPDF_GetPageWidthF(page);
  const height = engine._FPDF_GetPageHeightF(page);
  const [a, b, c, d, e, f] = shownTransform(engine, page, width, height);
  const isSideways = turn === 90 || turn === 270;
  const place = (left: number, bottom: number, right: number, top: number) => {
    const [x1, y1] = turned(a * left + c * bottom + e, b * left + d * bottom + f, turn, width, height);
    const [x2, y2] = turned(a * right + c * top + e, b * right + d * top + f, turn, width, height);
    return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;
  };
  return { widthPt: isSideways ? height : width, heightPt: isSideways ? width : height, place };
}

function turned(
  x: number,
  y: number,
  turn: 0 | 90 | 180 | 270,
  width: number,
  height: number,
): [number, number] {
  switch (turn) {
    case 0:
      return [x, y];
    case 90:
      return [height - y, x];
    case 180:
      return [width - x, height - y];
    case 270:
      return [y, width - x];
  }
}

/** Coefficients that take PDF page space to the page as shown, in points, y downwards: from where three points land. */
function shownTransform(engine: Pdfium, page: number, width: number, height: number) {
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
  return [(ax - e) / 100, (ay - f) / 100, (cx - e) / 100, (cy - f) / 100, e, f] as const;
}

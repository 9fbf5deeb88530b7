import { mapped, type Point, type Sheet } from './homography.ts';

/** [left, top, right, bottom] in points, origin top left. */
export type Box = readonly [number, number, number, number];

/** A run of glyphs without a gap. Coordinates in points of the page turned so that its text stands upright; see `Page.turn`. */
export type Word = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of the font's em in points, as drawn. */
  readonly fontSize: number;
  readonly isBold: boolean;
  /** 1 for text of the file itself; the recogniser's own figure for text it read from pixels. */
  readonly confidence: number;
  /** What a recognised word may say otherwise, likeliest first; left out where there is nothing else. */
  readonly alternatives?: readonly string[];
  /** What the recogniser read, where arithmetic took one of the alternatives for it. */
  readonly read?: string;
};

/** A straight drawn line, horizontal or vertical, or the edge of a filled box. Same space as words. */
export type Ruling = {
  readonly isHorizontal: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/**
 * How far a page's text can be trusted: `text`; `garbled` where the font's map to characters is broken; `invisible` where
 * the only text is an unseen layer over a picture (an earlier recogniser's work); `image` where there is no text; `blank`.
 */
export type TextLayer = 'text' | 'garbled' | 'invisible' | 'image' | 'blank';

export type Page = {
  /** Counted from 1. */
  readonly number: number;
  /** Size of the upright page in points. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise degrees by which the page as shown was turned to make its text upright. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  readonly layer: TextLayer;
  /** Degrees, clockwise, by which the writing of a recognised page slopes on the paper; its words stand as if it did not. */
  readonly skew?: number;
  /** Its writing runs from right to left, and its words stand as in a mirror: what is read first stands left. */
  readonly isMirrored?: true;
  /** The sheet as it lies on the page as shown, in points, where it was photographed slantwise; the page's words stand on the sheet by itself. */
  readonly sheet?: Sheet;
};

/** Whether a page's words have to be read from its pixels: the file's own text is missing, unseen or garbled. */
export function needsRecognition(page: Page): boolean {
  return page.layer === 'image' || page.layer === 'invisible' || page.layer === 'garbled';
}

/** `box` of the upright page as a box of the page as shown. */
export function boxAsShown(page: Page, box: Box): Box {
  const turned = boxAsTurned(page, box);
  return page.sheet === undefined ? turned : boundsOf(cornersOf(turned).map(onPicture(page.sheet)));
}

function onPicture({ seen }: Sheet): (corner: Point) => Point {
  return (corner) => mapped(seen, corner);
}

function boxAsTurned(page: Page, box: Box): Box {
  const upright = page.isMirrored === true ? mirrored(page, box) : box;
  const [left, top, right, bottom] = (page.skew ?? 0) === 0 ? upright : sloped(page, upright);
  switch (page.turn) {
    case 0:
      return [left, top, right, bottom];
    case 90:
      return [top, page.widthPt - right, bottom, page.widthPt - left];
    case 180:
      return [page.widthPt - right, page.heightPt - bottom, page.widthPt - left, page.heightPt - top];
    case 270:
      return [page.heightPt - bottom, left, page.heightPt - top, right];
  }
}

function mirrored({ widthPt }: Page, [left, top, right, bottom]: Box): Box {
  return [widthPt - right, top, widthPt - left, bottom];
}

/** `box` where it lies on the paper: turned about the page's middle by the writing's slope. */
function sloped({ skew = 0, widthPt, heightPt }: Page, box: Box): Box {
  const cos = Math.cos((skew * Math.PI) / 180);
  const sin = Math.sin((skew * Math.PI) / 180);
  const [midX, midY] = [widthPt / 2, heightPt / 2];
  const turned = cornersOf(box).map(([x, y]): Point => {
    const [dx, dy] = [x - midX, y - midY];
    return [midX + cos * dx - sin * dy, midY + sin * dx + cos * dy];
  });
  return boundsOf(turned);
}

function cornersOf([left, top, right, bottom]: Box): Point[] {
  return [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
}

function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

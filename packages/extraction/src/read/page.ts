import { mapped, type Point, type Sheet } from './homography.ts';

/** [left, top, right, bottom] in points, origin top left. */
export type Box = readonly [number, number, number, number];

/** A run of glyphs without a gap. Coordinates in points of the page, rotated so that its text is upright; see `Page.turn`. */
export type Word = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of the font's em in points, as drawn. */
  readonly fontSize: number;
  readonly isBold: boolean;
  /** 1 for text from the file itself; the OCR confidence for text read from pixels. */
  readonly confidence: number;
  /** Other readings of a recognized word, likeliest first; left out if there are none. */
  readonly alternatives?: readonly string[];
  /** The original OCR reading, if arithmetic replaced it by an alternative. */
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
 * How far a page's text can be trusted: `text`; `garbled` if the font's character map is broken; `invisible` if the only text is a hidden
 * layer over an image (an earlier OCR); `image` if there is no text; `blank`.
 */
export type TextLayer = 'text' | 'garbled' | 'invisible' | 'image' | 'blank';

export type Page = {
  /** Counted from 1. */
  readonly number: number;
  /** Size of the upright page in points. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise degrees by which the page as shown was rotated to make its text upright. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  readonly layer: TextLayer;
  /** Clockwise skew of a recognized page, in degrees; its words are in the deskewed page. */
  readonly skew?: number;
  /** Whether its text runs from right to left and its words are mirrored, so that text begins at the left. */
  readonly isMirrored?: true;
  /** The photographed sheet within the page as shown, in points; the page's words are in the flattened sheet. */
  readonly sheet?: Sheet;
};

/** Whether a page's words must be read from its pixels: the file's own text is missing, invisible or garbled. */
export function needsRecognition(page: Page): boolean {
  return page.layer === 'image' || page.layer === 'invisible' || page.layer === 'garbled';
}

/** Maps a `box` of the upright page to the page as shown. */
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

/** Rotates `box` by the page's skew, to where it is on the original. */
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

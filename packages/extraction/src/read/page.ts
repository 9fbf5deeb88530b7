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
};

/** `box` of the upright page as a box of the page as shown. */
export function boxAsShown(page: Page, box: Box): Box {
  const [left, top, right, bottom] = box;
  switch (page.turn) {
    case 0:
      return box;
    case 90:
      return [top, page.widthPt - right, bottom, page.widthPt - left];
    case 180:
      return [page.widthPt - right, page.heightPt - bottom, page.widthPt - left, page.heightPt - top];
    case 270:
      return [page.heightPt - bottom, left, page.heightPt - top, right];
  }
}

/** Coordinates in points, origin top left of the page as it is read; `y` of text is its baseline. */
export type TextMark = {
  readonly what: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly color: string;
  /** Extra points between letters. */
  readonly spacing: number;
  /** Counter-clockwise degrees about (x, y). */
  readonly angle: number;
};

export type LineMark = {
  readonly what: 'line';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly width: number;
  readonly color: string;
};

export type BoxMark = {
  readonly what: 'box';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string | null;
  readonly stroke: string | null;
};

export type Mark = TextMark | LineMark | BoxMark;

export type FaceShape = 'sans' | 'serif' | 'mono' | 'condensed';
export type Face = FaceShape | `${FaceShape}-bold`;

/** Which fonts stand behind the faces: the PDF standard ones, embedded ones of wide Latin, or those of a script. */
export type FontSet = 'standard' | 'dejavu' | 'ja' | 'zh' | 'ko' | 'th';

export type Sheet = { readonly marks: readonly Mark[] };

/** A document drawn, but not yet written by any producer. */
export type Paper = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly fontSet: FontSet;
  readonly sheets: readonly Sheet[];
  /** Degrees the content is turned on the sheet; `upright` documents tell the viewer to turn it back. */
  readonly turn: 0 | 90 | 270;
};

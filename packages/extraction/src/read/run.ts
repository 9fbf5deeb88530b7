/** How a run's glyphs are drawn. */
export type RunStyle = {
  /** Quarter turns clockwise of the baseline in PDF page space; null for skewed text, such as watermarks. */
  readonly quarter: Quarter | null;
  readonly fontSize: number;
  readonly isBold: boolean;
  /** Drawn with render mode 3 or 7: on the page, but invisible. An alpha of 0 proves nothing: PDFium returns it for patterns too. */
  readonly isInvisible: boolean;
  /** 0 black to 1 white. */
  readonly lightness: number;
};

export type Quarter = 0 | 1 | 2 | 3;

/** Consecutive glyphs without a gap. Coordinates in points of PDF page space, y upwards. */
export type Run = {
  text: string;
  glyphCount: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
  readonly style: RunStyle;
  /** Its letters run from right to left. */
  readonly isFromRight: boolean;
  /** The middle of each letter along the line, in text order, for right-to-left and Thai runs; empty elsewhere. */
  readonly middles: number[];
};

/** How a run's glyphs are drawn. */
export type RunStyle = {
  /** Quarter turns clockwise of the baseline in PDF page space; null for text that lies askew, as watermarks do. */
  readonly quarter: Quarter | null;
  readonly fontSize: number;
  readonly isBold: boolean;
  /** Drawn with render mode 3 or 7: on the page, but never seen. An alpha of 0 says nothing: PDFium gives it for patterns too. */
  readonly isInvisible: boolean;
  /** 0 black to 1 white. */
  readonly lightness: number;
};

export type Quarter = 0 | 1 | 2 | 3;

/** Glyphs drawn one after the other without a gap. Coordinates in points of PDF page space, y upwards. */
export type Run = {
  text: string;
  glyphCount: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
  readonly style: RunStyle;
  /** Its letters follow one another from right to left. */
  readonly isFromRight: boolean;
  /** Where the middle of each letter of such a run, or of one in Thai, lies along its line, in the order of the text; empty elsewhere. */
  readonly middles: number[];
};

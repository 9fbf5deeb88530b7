import type { Measure } from './fonts.ts';
import type { Face, FaceShape, FontSet, Mark, Paper } from './paper.ts';

/** What a text looks like where it differs from the paper's own default. */
export type Look = {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly shape?: FaceShape;
  readonly color?: string;
  readonly spacing?: number;
  readonly angle?: number;
};

export type Pen = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly size: number;
  readonly newSheet: () => void;
  readonly sheetCount: () => number;
  /** Draws with the left edge at x; right and center likewise. `y` is the baseline. */
  readonly left: (x: number, y: number, text: string, look?: Look) => void;
  readonly right: (x: number, y: number, text: string, look?: Look) => void;
  readonly center: (x: number, y: number, text: string, look?: Look) => void;
  readonly line: (x1: number, y1: number, x2: number, y2: number, width?: number, color?: string) => void;
  readonly box: (
    left: number,
    top: number,
    width: number,
    height: number,
    fill: string | null,
    stroke?: string | null,
  ) => void;
  readonly widthOf: (text: string, look?: Look) => number;
  /** `text` cut at spaces into lines no wider than `width`; one word wider than that stays whole. */
  readonly wrap: (text: string, width: number, look?: Look) => string[];
  /** Draws on every sheet there is: for footers that know how many sheets there are. */
  readonly onEverySheet: (draw: (sheetNumber: number, sheetCount: number) => void) => void;
  readonly paper: () => Paper;
};

export type PaperKind = {
  readonly format: 'a4' | 'letter';
  readonly isLandscape?: boolean;
  readonly shape?: FaceShape;
  readonly size?: number;
};

const FORMATS = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Takes a fresh paper with one empty sheet. */
export function takePen(kind: PaperKind, fontSet: FontSet, measure: Measure): Pen {
  const [short, long] = FORMATS[kind.format];
  const [widthPt, heightPt] = kind.isLandscape === true ? [long, short] : [short, long];
  const size = kind.size ?? 9;
  const sheets: Mark[][] = [[]];
  let current = 0;
  const put = (mark: Mark) => sheets[current]?.push(mark);
  const faceOf = (look: Look): Face => {
    const shape = look.shape ?? kind.shape ?? 'sans';
    return look.isBold === true ? `${shape}-bold` : shape;
  };
  const widthOf = (text: string, look: Look = {}) =>
    measure(text, fontSet, faceOf(look), look.size ?? size, look.spacing ?? 0);
  const left = (x: number, y: number, text: string, look: Look = {}) => {
    if (text === '') return;
    const { color = '#111111', spacing = 0, angle = 0 } = look;
    put({ what: 'text', text, x, y, size: look.size ?? size, face: faceOf(look), color, spacing, angle });
  };
  return {
    widthPt,
    heightPt,
    size,
    left,
    right: (x, y, text, look) => left(x - widthOf(text, look), y, text, look),
    center: (x, y, text, look) => left(x - widthOf(text, look) / 2, y, text, look),
    newSheet: () => {
      sheets.push([]);
      current = sheets.length - 1;
    },
    sheetCount: () => sheets.length,
    line: (x1, y1, x2, y2, width = 0.5, color = '#555555') =>
      put({ what: 'line', from: [x1, y1], to: [x2, y2], width, color }),
    box: (boxLeft, top, width, height, fill, stroke = null) =>
      put({ what: 'box', left: boxLeft, top, width, height, fill, stroke }),
    widthOf,
    wrap: (text, width, look) => wrapWords(text, (line) => widthOf(line, look) <= width),
    onEverySheet: (draw) => {
      const last = current;
      for (current = 0; current < sheets.length; current++) draw(current + 1, sheets.length);
      current = last;
    },
    paper: () => ({ widthPt, heightPt, fontSet, sheets: sheets.map((marks) => ({ marks })), turn: 0 }),
  };
}

function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

import type { Pdfium } from './pdfium.ts';

/** Glyphs of one page and how they are drawn. A glyph with code 32 is a break between words. Coordinates in PDF page space, y upwards. */
export type Glyph = {
  readonly code: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  readonly style: GlyphStyle;
};

export type GlyphStyle = {
  /** Radians, clockwise, of the baseline in PDF page space. */
  readonly angle: number;
  readonly fontSize: number;
  readonly isBold: boolean;
  /** Drawn with render mode 3 or 7, or fully transparent: on the page, but never seen. */
  readonly isInvisible: boolean;
  /** 0 black to 1 white. */
  readonly lightness: number;
};

export type PageGlyphs = { readonly glyphs: readonly Glyph[]; readonly mapErrors: number };

const MOST_GLYPHS = 400_000;
const BREAK_STYLE: GlyphStyle = { angle: 0, fontSize: 0, isBold: false, isInvisible: false, lightness: 0 };
const BREAK: Glyph = { code: 32, left: 0, bottom: 0, right: 0, top: 0, style: BREAK_STYLE };

/** The glyphs of an open text page in the order the file draws them. */
export function readGlyphs(engine: Pdfium, textPage: number): PageGlyphs {
  const count = Math.min(engine._FPDFText_CountChars(textPage), MOST_GLYPHS);
  const scratch = engine._malloc(64);
  const at = scratch >> 2;
  const glyphs: Glyph[] = [];
  let mapErrors = 0;
  let object = 0;
  let style = BREAK_STYLE;
  for (let index = 0; index < count; index++) {
    const code = engine._FPDFText_GetUnicode(textPage, index);
    if (isBreak(code)) {
      if (glyphs.length > 0 && glyphs[glyphs.length - 1] !== BREAK) glyphs.push(BREAK);
      continue;
    }
    if (engine._FPDFText_GetLooseCharBox(textPage, index, scratch) === 0) continue;
    const heap = engine.HEAPF32;
    const [left, top, right, bottom] = [
      heap[at] ?? 0,
      heap[at + 1] ?? 0,
      heap[at + 2] ?? 0,
      heap[at + 3] ?? 0,
    ];
    const owner = engine._FPDFText_GetTextObject(textPage, index);
    if (owner !== object) {
      object = owner;
      style = styleOf(engine, textPage, index, owner, scratch);
    }
    if (code === 0xfffd || engine._FPDFText_HasUnicodeMapError(textPage, index) === 1) mapErrors++;
    glyphs.push({ code, left, bottom, right, top, style });
  }
  engine._free(scratch);
  return { glyphs, mapErrors };
}

/** Control characters, spaces of every width, and the non-characters PDFium uses for generated marks. */
function isBreak(code: number): boolean {
  return (
    code <= 32 ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfffe ||
    code === 0xffff ||
    (code >= 0x7f && code < 0xa0)
  );
}

function styleOf(
  engine: Pdfium,
  textPage: number,
  index: number,
  object: number,
  scratch: number,
): GlyphStyle {
  const angle = engine._FPDFText_GetCharAngle(textPage, index);
  const weight = engine._FPDFText_GetFontWeight(textPage, index);
  const mode = object === 0 ? 0 : engine._FPDFTextObj_GetTextRenderMode(object);
  let scale = 1;
  if (engine._FPDFText_GetMatrix(textPage, index, scratch) !== 0) {
    const at = scratch >> 2;
    scale = Math.hypot(engine.HEAPF32[at + 2] ?? 0, engine.HEAPF32[at + 3] ?? 1) || 1;
  }
  const fontSize = engine._FPDFText_GetFontSize(textPage, index) * scale;
  let lightness = 0;
  let alpha = 255;
  if (engine._FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0) {
    const [red = 0, green = 0, blue = 0, opacity = 255] = engine.HEAPU32.subarray(
      scratch >> 2,
      (scratch >> 2) + 4,
    );
    lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    alpha = opacity;
  }
  return {
    angle,
    fontSize,
    isBold: weight >= 600,
    isInvisible: mode === 3 || mode === 7 || alpha === 0,
    lightness,
  };
}

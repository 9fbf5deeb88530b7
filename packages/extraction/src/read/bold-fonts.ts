import type { Pdfium } from './pdfium.ts';

const BOLD = /bold|black|heavy|demi/i;
const MOST_NAME_BYTES = 64;
const LEAST_BOLD_WEIGHT = 600;

/**
 * Tests whether a font of an open text page is bold, by its name and weight. Takes a text object and the index of one of its
 * characters, and asks PDFium once per font. The weight PDFium estimates from stem widths is useless where a producer, as browsers do,
 * writes the true stem width of a thin typeface.
 */
export function boldFonts(
  engine: Pdfium,
  textPage: number,
): (textObject: number, charIndex: number) => boolean {
  const known = new Map<number, boolean>();
  return (textObject, charIndex) => {
    const font = textObject === 0 ? 0 : engine._FPDFTextObj_GetFont(textObject);
    const found = known.get(font);
    if (found !== undefined) return found;
    const isBold =
      font !== 0 &&
      (BOLD.test(nameOf(engine, font)) ||
        engine._FPDFText_GetFontWeight(textPage, charIndex) >= LEAST_BOLD_WEIGHT);
    known.set(font, isBold);
    return isBold;
  };
}

function nameOf(engine: Pdfium, font: number): string {
  const scratch = engine._malloc(MOST_NAME_BYTES);
  const length = engine._FPDFFont_GetBaseFontName(font, scratch, MOST_NAME_BYTES);
  const bytes = engine.HEAPU8.subarray(scratch, scratch + Math.min(length, MOST_NAME_BYTES));
  const name = String.fromCharCode(...bytes);
  engine._free(scratch);
  return name;
}

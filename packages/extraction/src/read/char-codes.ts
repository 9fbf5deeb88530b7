import type { Pdfium } from './pdfium.ts';

/** What FPDFText_GetText puts where FPDFText_GetUnicode shows a hyphen from a character that is none. */
const HYPHEN_OR_NONE = 0xfffe;

/**
 * What FPDFText_GetUnicode shows of each of a text page's `count` characters, one by one: asked for in one call for the page, which is
 * far cheaper, wherever that gives as many units as there are characters.
 */
export function charCodes(engine: Pdfium, textPage: number, count: number): Uint32Array {
  const codes = new Uint32Array(count);
  const buffer = engine._malloc((count + 1) * Uint16Array.BYTES_PER_ELEMENT);
  const unitCount = engine._FPDFText_GetText(textPage, 0, count, buffer) - 1;
  const isOneEach = unitCount === count;
  if (isOneEach) codes.set(new Uint16Array(engine.HEAPU8.buffer, buffer, count));
  engine._free(buffer);
  for (let index = 0; index < count; index++)
    if (!isOneEach || codes[index] === HYPHEN_OR_NONE)
      codes[index] = engine._FPDFText_GetUnicode(textPage, index);
  return codes;
}

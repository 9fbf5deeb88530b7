import type { Pdfium } from './pdfium.ts';

/** FPDFText_GetText returns this where FPDFText_GetUnicode returns a hyphen for a missing character. */
const HYPHEN_OR_NONE = 0xfffe;

/**
 * The code of each of a text page's `count` characters, as FPDFText_GetUnicode returns them one by one. Asked in one call per page, which is far
 * cheaper, whenever that returns one unit per character.
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

import { boldFonts } from './bold-fonts.ts';
import { charCodes } from './char-codes.ts';
import type { Pdfium } from './pdfium.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { Quarter, Run, RunStyle } from './run.ts';
import { isThai, isThaiMark, middleAlong, placeThaiMark } from './thai-marks.ts';

export type PageRuns = {
  readonly runs: readonly Run[];
  readonly glyphCount: number;
  /** Share, 0 to 1, of the sampled characters without a usable map to text. */
  readonly mapErrorShare: number;
  /** Share, 0 to 1, of all characters that are control codes below the space, which no text has. */
  readonly controlShare: number;
};

/** PDFium's code for a hyphen it considers a line-break hyphen; it is drawn all the same. */
const PDFIUM_HYPHEN = 2;
const HYPHEN = 0x2d;

/** The space, and the last code used for tabs, line ends and new pages. */
const [FIRST_WRITTEN, LAST_OF_LAYOUT] = [0x20, 0x0d];

const MOST_GLYPHS = 400_000;
/** A gap wider than this share of the em separates two words; glyphs drawn one by one are closer. */
const WORD_GAP = 0.17;
const UNDERSCORE = 0x5f;
const NO_STYLE: RunStyle = { quarter: 0, fontSize: 0, isBold: false, isInvisible: false, lightness: 0 };

/** The runs of an open text page in drawing order. Style and map errors are queried once per run, because each costs a call. */
export function readRuns(engine: Pdfium, textPage: number): PageRuns {
  const count = Math.min(engine._FPDFText_CountChars(textPage), MOST_GLYPHS);
  const scratch = engine._malloc(64);
  const at = scratch >> 2;
  const runs: Run[] = [];
  const codes = charCodes(engine, textPage, count);
  const isBoldFont = boldFonts(engine, textPage);
  const lowered = new Map<Run, Point | null>();
  let run: Run | null = null;
  let owner = 0;
  let style = NO_STYLE;
  let glyphCount = 0;
  let looked = 0;
  let mapErrors = 0;
  let controls = 0;
  let isUnderscored = false;
  for (let index = 0; index < count; index++) {
    const mapped = codes[index] ?? 0;
    const code = mapped === PDFIUM_HYPHEN ? HYPHEN : mapped;
    if (isBreak(code)) {
      if (code < FIRST_WRITTEN && code > LAST_OF_LAYOUT) controls++;
      run = null;
      continue;
    }
    if (isUnseen(code)) continue;
    if (engine._FPDFText_GetLooseCharBox(textPage, index, scratch) === 0) continue;
    glyphCount++;
    if (run === null || (glyphCount & 3) === 0) {
      looked++;
      if (code === 0xfffd || engine._FPDFText_HasUnicodeMapError(textPage, index) === 1) mapErrors++;
    }
    const heap = engine.HEAPF32;
    const left = heap[at] ?? 0;
    let top = heap[at + 1] ?? 0;
    const right = heap[at + 2] ?? 0;
    let bottom = heap[at + 3] ?? 0;
    const isFromRight = isRightToLeft(code);
    if (isThaiMark(code) && placeThaiMark(runs, code, { left, bottom, right, top })) continue;
    if (isFromRight) [bottom, top] = lineOfType(engine, textPage, index, scratch, bottom, top);
    // Underscores may underline text at the same position: they are not part of its runs.
    const isTurn = (code === UNDERSCORE) !== isUnderscored;
    isUnderscored = code === UNDERSCORE;
    const isNext =
      run !== null &&
      !isTurn &&
      run.isFromRight === isFromRight &&
      (isFromRight
        ? continuesFromRight(run, left, right, bottom, top)
        : continues(run, left, bottom, right, top) || isMarkOn(run, code, left));
    if (run !== null && isNext) {
      if (isFromRight) placeLetter(run, String.fromCodePoint(code), (left + right) / 2);
      else {
        run.text += String.fromCodePoint(code);
        if (run.middles.length > 0)
          run.middles.push(middleAlong(run.style.quarter, left, bottom, right, top));
      }
      run.glyphCount++;
      if (left < run.left) run.left = left;
      if (bottom < run.bottom) run.bottom = bottom;
      if (right > run.right) run.right = right;
      if (top > run.top) run.top = top;
      continue;
    }
    const object = engine._FPDFText_GetTextObject(textPage, index);
    if (object !== owner) {
      owner = object;
      style = styleOf(engine, textPage, index, object, scratch, isBoldFont(object, index));
    }
    run = {
      text: String.fromCodePoint(code),
      glyphCount: 1,
      left,
      bottom,
      right,
      top,
      style,
      isFromRight,
      middles: isFromRight
        ? [(left + right) / 2]
        : isThai(code)
          ? [middleAlong(style.quarter, left, bottom, right, top)]
          : [],
    };
    if (isTallerThanType(run)) lowered.set(run, baselineOf(engine, textPage, index, scratch));
    runs.push(run);
  }
  for (const [tall, baseline] of lowered) fitToType(tall, baseline);
  engine._free(scratch);
  return {
    runs,
    glyphCount,
    mapErrorShare: looked === 0 ? 0 : mapErrors / looked,
    controlShare: controls === 0 ? 0 : controls / (controls + glyphCount),
  };
}

/** Whether a glyph continues at the end of the run, along the run's baseline. */
function continues(run: Run, left: number, bottom: number, right: number, top: number): boolean {
  switch (run.style.quarter) {
    case 0:
      return touches(left - run.right, run.top - run.bottom, bottom + top - run.bottom - run.top);
    case 1:
      return touches(run.bottom - top, run.right - run.left, left + right - run.left - run.right);
    case 2:
      return touches(run.left - right, run.top - run.bottom, bottom + top - run.bottom - run.top);
    case 3:
      return touches(bottom - run.top, run.right - run.left, left + right - run.left - run.right);
    case null:
      return false;
  }
}

/** Arabic letters are boxed by their ink, which may leave this share of the em between two of one word. */
const INK_GAP = 0.22;

/** Whether a letter is next to a right-to-left run: the file may draw its letters in either order. */
function continuesFromRight(run: Run, left: number, right: number, bottom: number, top: number): boolean {
  const em = Math.max(run.style.fontSize, 1);
  const gap = Math.max(run.left - right, left - run.right);
  return gap < em * INK_GAP && Math.abs(bottom + top - run.bottom - run.top) < em * 0.6;
}

/** Inserts a letter in reading order: before those to its left. PDFium returns the letters of one glyph, such as lam and alef, last first. */
function placeLetter(run: Run, letter: string, middle: number): void {
  const found = run.middles.findIndex((other) => other <= middle);
  const at = found < 0 ? run.middles.length : found;
  run.middles.splice(at, 0, middle);
  run.text = run.text.slice(0, at) + letter + run.text.slice(at);
}

/** Usual ascent and descent, as shares of the em. */
const [ASCENT, DESCENT] = [0.9, 0.22];

/**
 * Between these heights in ems a box covers everything the font can draw, accents on capitals and other scripts included, and not a line of
 * type. Above, the reported size is wrong, as when a form scales what it draws.
 */
const [TALL, TALLEST] = [1.3, 2.4];

function isTallerThanType({ style, left, bottom, right, top }: Run): boolean {
  if (style.quarter === null) return false;
  const height = style.quarter % 2 === 0 ? top - bottom : right - left;
  return height > style.fontSize * TALL && height < style.fontSize * TALLEST;
}

type Point = { readonly x: number; readonly y: number };

/** The baseline position of a character, in points of PDF page space. */
function baselineOf(engine: Pdfium, textPage: number, index: number, scratch: number): Point | null {
  if (engine._FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8) === 0) return null;
  const view = new DataView(engine.HEAPU8.buffer);
  return { x: view.getFloat64(scratch, true), y: view.getFloat64(scratch + 8, true) };
}

/** Gives a run whose font box is too tall the usual height above and below its baseline. */
function fitToType(run: Run, baseline: Point | null): void {
  if (baseline === null) return;
  const [over, under] = [run.style.fontSize * ASCENT, run.style.fontSize * DESCENT];
  switch (run.style.quarter) {
    case 0:
      [run.bottom, run.top] = [baseline.y - under, baseline.y + over];
      return;
    case 1:
      [run.left, run.right] = [baseline.x - under, baseline.x + over];
      return;
    case 2:
      [run.bottom, run.top] = [baseline.y - over, baseline.y + under];
      return;
    case 3:
      [run.left, run.right] = [baseline.x - over, baseline.x + under];
      return;
    case null:
  }
}

/** Bottom and top of the line of an upright letter, which a box around its ink alone does not show. */
function lineOfType(
  engine: Pdfium,
  textPage: number,
  index: number,
  scratch: number,
  bottom: number,
  top: number,
): [bottom: number, top: number] {
  if (quarterOf(engine._FPDFText_GetCharAngle(textPage, index)) !== 0) return [bottom, top];
  const baseline = baselineOf(engine, textPage, index, scratch);
  if (baseline === null) return [bottom, top];
  const size = scaleOf(engine, textPage, index, scratch) * engine._FPDFText_GetFontSize(textPage, index);
  return [baseline.y - DESCENT * size, baseline.y + ASCENT * size];
}

/** Whether `gap` along the baseline and twice the step across it are small relative to the run's height. */
function touches(gap: number, height: number, twiceStep: number): boolean {
  const em = Math.max(height, 1);
  return gap < em * WORD_GAP && gap > -em * 0.5 && twiceStep < em * 0.6 && twiceStep > -em * 0.6;
}

/** Vowel and tone marks above or below a Thai letter belong to its word wherever they are drawn. */
function isMarkOn(run: Run, code: number, left: number): boolean {
  return isThaiMark(code) && left > run.left - 8 && left < run.right + 8;
}

/** Control characters, spaces of every width, and the non-characters PDFium uses for generated marks. */
function isBreak(code: number): boolean {
  if (code > 32 && code < 0x7f) return false;
  return (
    code <= 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfffe ||
    code === 0xffff
  );
}

/** Marks that set the text direction or join letters: nothing is drawn for them. */
function isUnseen(code: number): boolean {
  return (
    (code >= 0x200c && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

function styleOf(
  engine: Pdfium,
  textPage: number,
  index: number,
  object: number,
  scratch: number,
  isBold: boolean,
): RunStyle {
  const quarter = quarterOf(engine._FPDFText_GetCharAngle(textPage, index));
  const mode = object === 0 ? 0 : engine._FPDFTextObj_GetTextRenderMode(object);
  const fontSize = engine._FPDFText_GetFontSize(textPage, index) * scaleOf(engine, textPage, index, scratch);
  let lightness = 0;
  if (engine._FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0) {
    const at = scratch >> 2;
    const [red, green, blue] = [
      engine.HEAPU32[at] ?? 0,
      engine.HEAPU32[at + 1] ?? 0,
      engine.HEAPU32[at + 2] ?? 0,
    ];
    lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  }
  const isInvisible = mode === 3 || mode === 7;
  return { quarter, fontSize, isBold, isInvisible, lightness };
}

/** The vertical scale of a character's matrix. */
function scaleOf(engine: Pdfium, textPage: number, index: number, scratch: number): number {
  if (engine._FPDFText_GetMatrix(textPage, index, scratch) === 0) return 1;
  const at = scratch >> 2;
  return Math.hypot(engine.HEAPF32[at + 2] ?? 0, engine.HEAPF32[at + 3] ?? 1) || 1;
}

/** Quarter turns clockwise of a baseline angle in radians; null if it is skewed. */
function quarterOf(angle: number): Quarter | null {
  const quarters = angle / (Math.PI / 2);
  const nearest = Math.round(quarters);
  return Math.abs(quarters - nearest) > 0.04 ? null : ((((nearest % 4) + 4) % 4) as Quarter);
}

/** The direction of most glyphs. */
export function mainQuarter(runs: readonly Run[]): Quarter {
  const votes = [0, 0, 0, 0];
  for (const { style, glyphCount } of runs)
    if (style.quarter !== null) votes[style.quarter] = (votes[style.quarter] ?? 0) + glyphCount;
  return votes.indexOf(Math.max(...votes)) as Quarter;
}

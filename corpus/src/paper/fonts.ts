import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { Face, FontSet } from './paper.ts';

const require = createRequire(import.meta.url);
const DEJAVU_FOLDER = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const SCRIPT_FOLDER = path.resolve(import.meta.dirname, '../../fonts');

const STANDARD: Readonly<Record<Face, string>> = {
  sans: 'Helvetica',
  'sans-bold': 'Helvetica-Bold',
  serif: 'Times-Roman',
  'serif-bold': 'Times-Bold',
  mono: 'Courier',
  'mono-bold': 'Courier-Bold',
  condensed: 'Helvetica',
  'condensed-bold': 'Helvetica-Bold',
};

const DEJAVU: Readonly<Record<Face, string>> = {
  sans: 'DejaVuSansCondensed.ttf',
  'sans-bold': 'DejaVuSansCondensed-Bold.ttf',
  serif: 'DejaVuSerifCondensed.ttf',
  'serif-bold': 'DejaVuSerifCondensed-Bold.ttf',
  mono: 'DejaVuSansMono.ttf',
  'mono-bold': 'DejaVuSansMono-Bold.ttf',
  condensed: 'DejaVuSansCondensed.ttf',
  'condensed-bold': 'DejaVuSansCondensed-Bold.ttf',
};

/** A font by its standard name, or the file that holds it. */
export type Font = { readonly standard: string } | { readonly file: string };

/** The font behind a face. The scripts of Asia have one weight: bold is drawn in it too. */
export function fontOf(set: FontSet, face: Face): Font {
  if (set === 'standard') return { standard: STANDARD[face] };
  if (set === 'dejavu') return { file: path.join(DEJAVU_FOLDER, DEJAVU[face]) };
  return { file: path.join(SCRIPT_FOLDER, `${set}.ttf`) };
}

/** A name that shows fonts apart: the standard name or the path. */
export function fontKey(font: Font): string {
  return 'standard' in font ? font.standard : font.file;
}

const loaded = new Map<string, Uint8Array>();

/** A font's file, read once. */
export function fontBytes(file: string): Uint8Array {
  const bytes = loaded.get(file) ?? new Uint8Array(readFileSync(file));
  loaded.set(file, bytes);
  return bytes;
}

/** Measures the width of a text, in points. */
export type Measure = (text: string, set: FontSet, face: Face, size: number, spacing?: number) => number;

/** Measures by the metrics of the very fonts the producers draw with, letter by letter and so without kerning. */
export function makeMeasure(): Measure {
  const ruler = new PDFDocument({ autoFirstPage: false });
  const known = new Map<string, number>();
  const unitsOf = (letter: string, key: string) => {
    const id = `${key}\n${letter}`;
    const units = known.get(id) ?? ruler.font(key).fontSize(1000).widthOfString(letter, { features: [] });
    known.set(id, units);
    return units;
  };
  return (text, set, face, size, spacing = 0) => {
    const key = fontKey(fontOf(set, face));
    const letters = [...text];
    const units = letters.reduce((sum, letter) => sum + unitsOf(letter, key), 0);
    return (units * size) / 1000 + spacing * letters.length;
  };
}

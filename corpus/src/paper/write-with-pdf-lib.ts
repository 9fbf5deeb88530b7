import fontkit from '@pdf-lib/fontkit';
import {
  concatTransformationMatrix,
  degrees,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
} from 'pdf-lib';
import { fontBytes, fontKey, fontOf } from './fonts.ts';
import type { Mark, Paper, TextMark } from './paper.ts';
import { splitJoinedVowels } from './split-joined-vowels.ts';

const EPOCH = new Date(Date.UTC(2026, 0, 1));

/** A paper as a PDF of pdf-lib's. */
export async function writeWithPdfLib(paper: Paper): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setCreationDate(EPOCH);
  pdf.setModificationDate(EPOCH);
  const fonts = await embedFonts(pdf, paper);
  const isTurned = paper.turn !== 0;
  for (const sheet of paper.sheets) {
    const page = pdf.addPage(isTurned ? [paper.heightPt, paper.widthPt] : [paper.widthPt, paper.heightPt]);
    if (isTurned) turnPage(page, paper);
    for (const mark of sheet.marks) drawMark(page, mark, paper, fonts);
  }
  return pdf.save({ useObjectStreams: paper.sheets.length % 2 === 0 });
}

async function embedFonts(pdf: PDFDocument, paper: Paper): Promise<ReadonlyMap<string, PDFFont>> {
  const fonts = new Map<string, PDFFont>();
  for (const mark of paper.sheets.flatMap((sheet) => sheet.marks)) {
    if (mark.what !== 'text') continue;
    const font = fontOf(paper.fontSet, mark.face);
    if (fonts.has(fontKey(font))) continue;
    const embedded =
      'standard' in font
        ? await pdf.embedFont(font.standard)
        : await pdf.embedFont(fontBytes(font.file), { subset: true });
    fonts.set(fontKey(font), embedded);
  }
  return fonts;
}

/** Draws sideways on the sheet and shows the viewer to turn it back. Coordinates here have y upwards. */
function turnPage(page: PDFPage, paper: Paper): void {
  page.setRotation(degrees(paper.turn));
  const matrix =
    paper.turn === 90
      ? concatTransformationMatrix(0, 1, -1, 0, paper.heightPt, 0)
      : concatTransformationMatrix(0, -1, 1, 0, 0, paper.widthPt);
  page.pushOperators(matrix);
}

function drawMark(page: PDFPage, mark: Mark, paper: Paper, fonts: ReadonlyMap<string, PDFFont>): void {
  const up = (y: number) => paper.heightPt - y;
  if (mark.what === 'text') {
    const font = fonts.get(fontKey(fontOf(paper.fontSet, mark.face)));
    if (font !== undefined) drawText(page, mark, up(mark.y), font);
    return;
  }
  if (mark.what === 'line') {
    const [x1, y1] = mark.from;
    const [x2, y2] = mark.to;
    page.drawLine({
      start: { x: x1, y: up(y1) },
      end: { x: x2, y: up(y2) },
      thickness: mark.width,
      color: colorOf(mark.color),
    });
    return;
  }
  page.drawRectangle({
    x: mark.left,
    y: up(mark.top + mark.height),
    width: mark.width,
    height: mark.height,
    ...(mark.fill === null ? {} : { color: colorOf(mark.fill) }),
    ...(mark.stroke === null ? {} : { borderColor: colorOf(mark.stroke), borderWidth: 0.5 }),
  });
}

function drawText(page: PDFPage, mark: TextMark, y: number, font: PDFFont): void {
  const options = {
    x: mark.x,
    y,
    size: mark.size,
    font,
    color: colorOf(mark.color),
    rotate: degrees(mark.angle),
  };
  const text = splitJoinedVowels(mark.text);
  if (mark.spacing === 0) {
    page.drawText(text, options);
    return;
  }
  page.pushOperators(pushGraphicsState(), setCharacterSpacing(mark.spacing));
  page.drawText(text, options);
  page.pushOperators(popGraphicsState());
}

function colorOf(hex: string) {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
}

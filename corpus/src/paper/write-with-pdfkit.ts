import PDFDocument from 'pdfkit';
import { fontKey, fontOf } from './fonts.ts';
import type { Mark, Paper } from './paper.ts';
import { splitJoinedVowels } from './split-joined-vowels.ts';

export type Lock = { readonly userPassword: string };

const EPOCH = new Date(Date.UTC(2026, 0, 1));

/** A paper as a PDF of PDFKit's, encrypted where it has a lock. */
export async function writeWithPdfkit(paper: Paper, lock: Lock | null): Promise<Uint8Array> {
  const isTurned = paper.turn !== 0;
  const size: [number, number] = isTurned ? [paper.heightPt, paper.widthPt] : [paper.widthPt, paper.heightPt];
  const pdf = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: EPOCH, ModDate: EPOCH, Producer: 'Tieout generator' },
    ...(lock === null
      ? {}
      : { userPassword: lock.userPassword, ownerPassword: `${lock.userPassword}-owner` }),
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  for (const sheet of paper.sheets) {
    pdf.addPage();
    turnPage(pdf, paper);
    for (const mark of sheet.marks) drawMark(pdf, mark, paper);
  }
  pdf.end();
  return done;
}

/** Draws sideways on the sheet and shows the viewer to turn it back. Coordinates here still have y downwards. */
function turnPage(pdf: PDFKit.PDFDocument, paper: Paper): void {
  if (paper.turn === 0) return;
  Object.assign(pdf.page.dictionary.data, { Rotate: paper.turn });
  if (paper.turn === 90) pdf.transform(0, -1, 1, 0, 0, paper.widthPt);
  else pdf.transform(0, 1, -1, 0, paper.heightPt, 0);
}

function drawMark(pdf: PDFKit.PDFDocument, mark: Mark, paper: Paper): void {
  if (mark.what === 'line') {
    pdf
      .moveTo(...mark.from)
      .lineTo(...mark.to)
      .lineWidth(mark.width)
      .strokeColor(mark.color)
      .stroke();
    return;
  }
  if (mark.what === 'box') {
    pdf.rect(mark.left, mark.top, mark.width, mark.height);
    if (mark.fill !== null && mark.stroke !== null) pdf.lineWidth(0.5).fillAndStroke(mark.fill, mark.stroke);
    else if (mark.fill !== null) pdf.fill(mark.fill);
    else pdf.lineWidth(0.5).stroke(mark.stroke ?? '#555555');
    return;
  }
  pdf
    .font(fontKey(fontOf(paper.fontSet, mark.face)))
    .fontSize(mark.size)
    .fillColor(mark.color);
  const options = {
    lineBreak: false,
    baseline: 'alphabetic',
    features: [],
    characterSpacing: mark.spacing,
  } as const;
  if (mark.angle === 0) {
    pdf.text(splitJoinedVowels(mark.text), mark.x, mark.y, { ...options, features: [] });
    return;
  }
  pdf.save().rotate(-mark.angle, { origin: [mark.x, mark.y] });
  pdf.text(splitJoinedVowels(mark.text), mark.x, mark.y, { ...options, features: [] }).restore();
}

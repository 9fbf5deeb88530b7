import path from 'node:path';
import type { Face, Mark, Paper } from '@tieout/corpus';
import { fontBytes, fontOf } from '@tieout/corpus';
import { jsPDF } from 'jspdf';

const EPOCH = new Date(Date.UTC(2026, 0, 1));

const STANDARD: Readonly<Record<string, readonly [family: string, style: string]>> = {
  Helvetica: ['helvetica', 'normal'],
  'Helvetica-Bold': ['helvetica', 'bold'],
  'Times-Roman': ['times', 'normal'],
  'Times-Bold': ['times', 'bold'],
  Courier: ['courier', 'normal'],
  'Courier-Bold': ['courier', 'bold'],
};

/** Turned documents come out of it upright: it has no way to say that a page is to be turned. */
export async function writeWithJspdf(paper: Paper): Promise<Uint8Array> {
  const format: [number, number] = [paper.widthPt, paper.heightPt];
  const orientation = paper.widthPt > paper.heightPt ? 'landscape' : 'portrait';
  const pdf = new jsPDF({ unit: 'pt', format, orientation, compress: true });
  pdf.setCreationDate(EPOCH);
  pdf.setFileId('00000000000000000000000000000000');
  const known = new Set<string>();
  paper.sheets.forEach((sheet, index) => {
    if (index > 0) pdf.addPage(format, orientation);
    for (const mark of sheet.marks) drawMark(pdf, mark, paper, known);
  });
  return new Uint8Array(pdf.output('arraybuffer'));
}

function drawMark(pdf: jsPDF, mark: Mark, paper: Paper, known: Set<string>): void {
  if (mark.what === 'text') {
    setFace(pdf, paper, mark.face, known);
    pdf.setFontSize(mark.size).setTextColor(mark.color);
    pdf.text(mark.text, mark.x, mark.y, {
      baseline: 'alphabetic',
      angle: mark.angle,
      charSpace: mark.spacing,
    });
    return;
  }
  if (mark.what === 'line') {
    pdf.setLineWidth(mark.width).setDrawColor(mark.color);
    pdf.line(...mark.from, ...mark.to);
    return;
  }
  if (mark.fill !== null) pdf.setFillColor(mark.fill).rect(mark.left, mark.top, mark.width, mark.height, 'F');
  if (mark.stroke !== null)
    pdf.setLineWidth(0.5).setDrawColor(mark.stroke).rect(mark.left, mark.top, mark.width, mark.height, 'S');
}

function setFace(pdf: jsPDF, paper: Paper, face: Face, known: Set<string>): void {
  const font = fontOf(paper.fontSet, face);
  if ('standard' in font) {
    const [family, style] = STANDARD[font.standard] ?? ['helvetica', 'normal'];
    pdf.setFont(family, style);
    return;
  }
  const name = path.basename(font.file, '.ttf').replace(/\W/g, '');
  if (!known.has(name)) {
    pdf.addFileToVFS(`${name}.ttf`, Buffer.from(fontBytes(font.file)).toString('base64'));
    pdf.addFont(`${name}.ttf`, name, 'normal');
    known.add(name);
  }
  pdf.setFont(name, 'normal');
}

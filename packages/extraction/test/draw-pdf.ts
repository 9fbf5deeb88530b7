import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';

/** A text on a line: its left edge, or its right one, in points. */
export type Placed = {
  readonly text: string;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly isBold?: boolean;
  readonly colour?: string;
  /** How far above its line it stands, in points. */
  readonly raised?: number;
};

/** A line of a page, its texts on one baseline; none of them is an empty line. */
export type DrawnLine = readonly Placed[];

export type DrawnPage = {
  readonly lines: readonly DrawnLine[];
  /** Degrees clockwise by which viewers turn the page. */
  readonly rotation?: 0 | 90 | 180 | 270;
};

/** What the fonts every viewer has cannot write. */
const BEYOND_LATIN = /[^ -ÿ€–—•]/;
const WIDE_FONT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf/DejaVuSans.ttf',
);

const FONT_SIZE_PT = 9;
const LINE_HEIGHT_PT = 15;
const TOP_PT = 50;

/** A file the PDF carries inside. */
export type Carried = { readonly name: string; readonly content: string };

/** A PDF of the given pages, lines from top to bottom, A4; encrypted where a password is given. */
export function drawPdf(
  pages: readonly (DrawnPage | readonly DrawnLine[])[],
  password?: string,
  carried: readonly Carried[] = [],
): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    size: 'A4',
    info: { CreationDate: new Date(0), ModDate: new Date(0) },
    ...(password === undefined ? {} : { userPassword: password, pdfVersion: '1.7ext3' as const }),
  });
  for (const { name, content } of carried) document.file(Buffer.from(content), { name });
  for (const page of pages) drawPage(document, 'lines' in page ? page : { lines: page });
  return collect(document);
}

function drawPage(document: PDFKit.PDFDocument, { lines, rotation = 0 }: DrawnPage): void {
  document.addPage();
  if (rotation !== 0) Object.assign(document.page.dictionary.data, { Rotate: rotation });
  lines.forEach((line, index) => {
    for (const placed of line)
      drawText(document, placed, TOP_PT + index * LINE_HEIGHT_PT - (placed.raised ?? 0));
  });
}

function drawText(document: PDFKit.PDFDocument, placed: Placed, top: number): void {
  const { text, left, right, isBold = false, colour = 'black' } = placed;
  document
    .font(BEYOND_LATIN.test(text) ? WIDE_FONT : isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(FONT_SIZE_PT)
    .fillColor(colour);
  const at = left ?? (right ?? 0) - document.widthOfString(text);
  if (FROM_RIGHT.test(text)) drawFromRight(document, text, at + document.widthOfString(text), top);
  else document.text(text, at, top, { lineBreak: false });
}

const FROM_RIGHT = /[\u0590-\u06ff]/;

/** PDFKit turns the letters of a word round but not the words of a text. */
function drawFromRight(document: PDFKit.PDFDocument, text: string, right: number, top: number): void {
  let edge = right;
  for (const word of text.split(' ')) {
    edge -= document.widthOfString(word);
    document.text(word, edge, top, { lineBreak: false });
    edge -= document.widthOfString(' ');
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  document.end();
  return promise;
}

/** A line that says `text` at the left margin. */
export function say(text: string, left = 50): DrawnLine {
  return [{ text, left }];
}

/** A title in bold. */
export function title(text: string): DrawnLine {
  return [{ text, left: 50, isBold: true }];
}

/** Lines of cells under one another: `columns` holds a place for each, "120" a left edge and "430>" a right one. */
export function table(columns: string, rows: readonly (readonly string[])[]): DrawnLine[] {
  const places = columns.split(' ').map((column) => {
    const at = Number.parseFloat(column);
    return column.endsWith('>') ? { right: at } : { left: at };
  });
  return rows.map((row) =>
    row.flatMap((text, index) => (text === '' ? [] : [{ text, ...(places[index] ?? { left: 0 }) }])),
  );
}

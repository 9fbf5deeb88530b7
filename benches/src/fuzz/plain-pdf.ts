import { writePdf } from '@tieout/extraction';

/** What a hand-made PDF of one page is made of; each text is what stands between `<<` and `>>`, each further object is whole. */
export type PlainPdf = {
  readonly content?: string | Uint8Array;
  /** Next to the content's length, such as its filter. */
  readonly contentEntries?: string;
  readonly mediaBox?: string;
  readonly page?: string;
  readonly resources?: string;
  readonly catalog?: string;
  readonly pages?: string;
  /** Numbered from 6 on. */
  readonly objects?: readonly (string | Uint8Array)[];
};

/** Number of the first of a PDF's further objects. */
export const FIRST_OBJECT = 6;

/** A PDF of a page, all of which may be replaced by something hostile: 1 catalogue, 2 page tree, 3 page, 4 content, 5 font, then `objects`. */
export function plainPdf(parts: PlainPdf): Uint8Array {
  const { mediaBox = '[0 0 595 842]', page = '', resources = '', catalog = '', objects = [] } = parts;
  return writePdf([
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    Buffer.from(parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> ${page} >>`,
    ),
    stream(parts.contentEntries ?? '', parts.content ?? ''),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...objects.map((object) => Buffer.from(object)),
  ]);
}

/** A stream object with these entries and its true length. */
export function stream(entries: string, content: string | Uint8Array): Buffer {
  const data = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** Content that writes the cells of each row at these left edges, from the top of an A4 page. */
export function textContent(rows: readonly (readonly string[])[], edges: readonly number[]): string {
  const drawn = rows.flatMap((cells, row) =>
    cells.map((cell, column) => {
      const plain = cell.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');
      return `1 0 0 1 ${edges[column] ?? 50} ${790 - row * 14} Tm (${plain}) Tj`;
    }),
  );
  return `BT /F 9 Tf\n${drawn.join('\n')}\nET`;
}

/** Content of an invoice over 120.00, for a PDF that is to be read as one. */
export const INVOICE_CONTENT = textContent(
  [
    ['Heron Tools Ltd'],
    ['INVOICE'],
    ['Invoice number: HT-1'],
    ['Date: 05/03/2025'],
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Drill', '2', '50.00', '100.00'],
    ['Subtotal', '', '', '100.00'],
    ['VAT 20%', '', '', '20.00'],
    ['Total', '', '', '120.00'],
  ],
  [50, 300, 380, 480],
);

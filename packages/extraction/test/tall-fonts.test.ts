import { isStatement } from '@tieout/records';
import { expect, test } from 'vitest';
import { extract } from '../src/index.ts';
import { writePdf } from '../src/ocr/picture/write-pdf.ts';

const COLUMNS: readonly number[] = [40, 110, 300, 348, 392];

/** A page in a font that says nothing of its type but the box of all it can draw, as some embedded ones do: 1.7 ems high. */
function inTallFont(lines: readonly (readonly string[])[], turn: 0 | 90): Uint8Array {
  const shown = lines.flatMap((cells, line) =>
    cells.map((text, column) => {
      const [x, y] = [COLUMNS[column] ?? 0, 740 - line * 15];
      return `${turn === 0 ? `1 0 0 1 ${x} ${y}` : `0 1 -1 0 ${792 - y} ${x}`} Tm (${text}) Tj`;
    }),
  );
  const content = `BT /F 9 Tf ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
    `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Tall /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${Array(95).fill(500).join(' ')}] /FontDescriptor 4 0 R >>`,
    '<< /Type /FontDescriptor /FontName /AAAAAA+Tall /Flags 32 /FontBBox [-1000 -460 1800 1230] /ItalicAngle 0 /Ascent 0 /Descent 0 /CapHeight 0 /StemV 80 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 792 792] /Rotate ${turn} /Contents 6 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  return writePdf(objects.map((object) => Buffer.from(object)));
}

test.each([0, 90] as const)(
  'tight headers in a font with tall boxes are split, on a page turned by %i degrees',
  async (turn) => {
    const pdf = inTallFont(
      [
        ['Example Bank account statement'],
        ['Statement period: 2025-03-01 to 2025-03-31'],
        ['Opening balance 100.00'],
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
        ['2025-03-05', 'SALARY', '', '500.00', '590.00'],
        ['2025-03-06', 'SECOND SHOP', '40.00', '', '550.00'],
        ['Closing balance 550.00'],
      ],
      turn,
    );
    const extraction = await extract(pdf);
    const accounts = isStatement(extraction) ? extraction.accounts : [];
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven']);
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '500.00', '-40.00']);
    const heights = accounts[0]?.transactions.map(({ source: { box } }) => Math.round(box[3] - box[1]));
    expect(heights).toEqual([10, 10, 10]);
  },
);

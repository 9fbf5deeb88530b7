/** One line of a page: text and its left edge, in points. */
type Placed = { readonly text: string; readonly left: number };

const PAGE_HEIGHT = 792;
const LINE_HEIGHT = 16;
const CHARACTER_WIDTH = 6;

/** The text of a small statement: opening 1,000.00, three rows, closing 3,037.65. */
export const statementLines: readonly (readonly Placed[])[] = [
  [{ text: 'Example Bank Account Statement', left: 60 }],
  [{ text: 'Account number: 0001234567', left: 60 }],
  [{ text: 'Statement period: 12/15/2025 - 01/14/2026', left: 60 }],
  [{ text: 'Currency: USD', left: 60 }],
  [{ text: 'Opening balance 1,000.00', left: 60 }],
  row('Date', 'Description', 'Amount', 'Balance'),
  row('12/16/2025', 'ACME PAYROLL', '2,500.00', '3,500.00'),
  row('12/18/2025', 'CHECK 1041', '-450.00', '3,050.00'),
  row('12/31/2025', '=COFFEE & CO', '-12.35', '3,037.65'),
  [{ text: 'Closing balance 3,037.65', left: 60 }],
];

function row(date: string, description: string, amount: string, balance: string): Placed[] {
  const endingAt = (text: string, right: number) => ({ text, left: right - text.length * CHARACTER_WIDTH });
  return [
    { text: date, left: 60 },
    { text: description, left: 150 },
    endingAt(amount, 430),
    endingAt(balance, 530),
  ];
}

/** A PDF of one page with `lines` in Courier. */
export function pdfOfLines(lines: readonly (readonly Placed[])[]): Buffer {
  const shown = lines.flatMap((placed, index) =>
    placed.map(({ text, left }) => {
      const escaped = text.replace(/[\\()]/g, '\\$&');
      return `BT /F1 10 Tf ${left} ${PAGE_HEIGHT - 72 - index * LINE_HEIGHT} Td (${escaped}) Tj ET`;
    }),
  );
  const content = shown.join('\n');
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]);
}

function pdfOfObjects(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

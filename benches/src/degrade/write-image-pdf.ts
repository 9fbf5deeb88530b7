import { deflateSync } from 'node:zlib';
import { writePdf } from '@tieout/extraction';
import type { PlainWord } from '../speed/extract-words.ts';
import type { GreyPage } from './grey-page.ts';

/** A PDF with nothing but one picture a page, as scanners write it; with `words`, a layer of text nobody sees over the pictures. */
export function writeImagePdf(pages: readonly GreyPage[], words: readonly PlainWord[] = []): Uint8Array {
  const objects: Buffer[] = [];
  const add = (content: string | Buffer) => objects.push(Buffer.from(content));
  const kids = pages.map((_, index) => `${4 + index * 3} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((page, index) => {
    const number = 4 + index * 3;
    const [width, height] = [(page.width * 72) / page.dpi, (page.height * 72) / page.dpi];
    const own = words.filter((word) => word.page === index + 1);
    const content = `q ${width} 0 0 ${height} 0 0 cm /Scan Do Q${unseen(own, height)}`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${number + 1} 0 R /Resources << /XObject << /Scan ${number + 2} 0 R >> /Font << /F 3 0 R >> >> >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    add(imageObject(page));
  });
  return writePdf(objects);
}

/** Text drawn in rendering mode 3, neither filled nor stroked (ISO 32000-1, 9.3.6). */
function unseen(words: readonly PlainWord[], pageHeight: number): string {
  if (words.length === 0) return '';
  const drawn = words.map(({ text, left, bottom, top }) => {
    const plain = text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');
    return `/F ${(bottom - top).toFixed(2)} Tf 1 0 0 1 ${left.toFixed(2)} ${(pageHeight - bottom).toFixed(2)} Tm (${plain}) Tj`;
  });
  return `\nBT 3 Tr ${drawn.join('\n')} ET`;
}

function imageObject({ width, height, pixels }: GreyPage): Buffer {
  const data = deflateSync(pixels, { level: 6 });
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]);
}

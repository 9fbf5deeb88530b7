import { writePdf } from '@tieout/extraction';
import { drawPages } from './draw-pages.ts';
import type { GreyPage } from './grey-page.ts';

/** A blank page of the size and resolution given with the line a fax machine prints across the top. */
export async function faxHeader(like: GreyPage, text: string): Promise<GreyPage | undefined> {
  const [width, height] = [(like.width * 72) / like.dpi, (like.height * 72) / like.dpi];
  const content = `BT /F 7 Tf 1 0 0 1 40 ${height - 12} Tm (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const [page] = await drawPages(writePdf(objects.map((object) => Buffer.from(object))), like.dpi);
  return page;
}

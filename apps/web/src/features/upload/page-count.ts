import { openPdf } from '../../ui/open-pdf.ts';

/** The largest number of pages any page tree written out in the file names; null where trees may lie in compressed objects. */
export function writtenPageCount(text: string): number | null {
  if (!/\/Type\s*\/Pages\b/.test(text) || text.includes('/ObjStm')) return null;
  const counts = [...text.matchAll(/\/Count\s+(\d{1,6})\b/g)].map(([, count]) => Number(count));
  return counts.length === 0 ? null : Math.max(...counts);
}

/** Pages of a PDF that may have more than `atMost`; null where it has fewer for sure, or cannot be opened. The PDF engine is fetched only where the file does not tell by itself. */
export async function pageCountOver(atMost: number, file: File, password?: string): Promise<number | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const written = writtenPageCount(new TextDecoder('latin1').decode(bytes));
  if (written !== null && written <= atMost) return null;
  // Without a network the engine cannot be fetched; the upload itself will say so.
  const opened = await openPdf(bytes, password).catch(() => null);
  if (opened?.kind !== 'open') return null;
  const count = opened.pdf.numPages;
  opened.close();
  return count > atMost ? count : null;
}

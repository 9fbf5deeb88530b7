import type { Unreadable } from '@tieout/records';
import type { ExtractOptions } from '../limits/extract-options.ts';
import { isXml } from './is-xml.ts';

/** First bytes of the supported image formats: PNG, JPEG, TIFF in either byte order. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** Whether a file's first bytes are those of a PNG, JPEG or TIFF image. */
export function isPicture(bytes: Uint8Array): boolean {
  return SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte));
}

/** The document as a PDF: an image becomes one with a page for each of its pages, an electronic invoice in XML one page that shows it; anything else is unchanged. */
export async function pdfOf(
  bytes: Uint8Array,
  options: Pick<ExtractOptions, 'maxPages'> = {},
): Promise<Uint8Array | Unreadable> {
  if (isXml(bytes)) return (await import('./xml-file.ts')).pdfOfXml(bytes);
  if (!isPicture(bytes)) return bytes;
  const { pdfOfPicture } = await import('../ocr/picture/pdf-of-picture.ts');
  return pdfOfPicture(bytes, options.maxPages);
}

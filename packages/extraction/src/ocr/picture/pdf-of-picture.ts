import type { Unreadable } from '@tieout/records';
import sharp, { type Metadata } from 'sharp';
import { unreadable } from '../../limits/unreadable.ts';
import { writePdf } from './write-pdf.ts';

/** Most pixels of one page; a larger image could exhaust the memory. */
const MOST_PIXELS = 40_000_000;
/** Total pixels of all pages with any compression ratio, and the ratio allowed above that. */
const USUAL_PIXELS = 100_000_000;
const MOST_PIXELS_A_BYTE = 1000;
const MOST_PAGES = 2000;
/** JPEG quality of the images in the PDF: loses less than a scanner does. */
const QUALITY = 92;
/** Assumed paper size in inches of an image without a resolution: a sheet by its height, a till roll by its width. */
const SHEET_HEIGHT = 11.69;
const ROLL_WIDTH = 3.15;
/** Ratio of height to width of a till roll. */
const ROLL_SHAPE = 1.9;
/** Plausible resolutions of a scanner or fax; 72 and 96 are defaults without meaning. */
const LEAST_DPI = 97;
const MOST_DPI = 1200;

type Drawn = { readonly jpeg: Buffer; readonly width: number; readonly height: number; readonly dpi: number };

/** A PDF that shows the image upright, one page per TIFF page; or the reason why the image cannot be opened. */
export async function pdfOfPicture(
  bytes: Uint8Array,
  maxPages = MOST_PAGES,
): Promise<Uint8Array | Unreadable> {
  try {
    const { pages: pageCount = 1 } = await open(bytes, 0).metadata();
    if (pageCount > maxPages) return unreadable('too-many-pages', pageCount);
    const heads = [];
    for (let page = 0; page < pageCount; page++) heads.push(await open(bytes, page).metadata());
    if (heads.some((head) => pixelsOf(head) > MOST_PIXELS))
      return unreadable('limits-exceeded', pageCount, { cause: 'picture-too-fine' });
    if (
      isBlownUp(
        heads.reduce((sum, head) => sum + pixelsOf(head), 0),
        bytes.length,
      )
    )
      return unreadable('limits-exceeded', pageCount);
    const pages: Drawn[] = [];
    for (const [page, { density }] of heads.entries()) pages.push(await drawUpright(bytes, page, density));
    return pdfWith(pages);
  } catch (error) {
    return failure(error);
  }
}

/** The pixel count from the page's header, before anything is unpacked. */
function pixelsOf({ width, height }: Metadata): number {
  return width * height;
}

/** Whether a file would unpack to far more than its size: scans and faxes have a few hundred pixels per byte. */
function isBlownUp(pixels: number, byteLength: number): boolean {
  return pixels > USUAL_PIXELS && pixels > byteLength * MOST_PIXELS_A_BYTE;
}

function open(bytes: Uint8Array, page: number) {
  return sharp(bytes, { page, limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

/** One page of the image rotated by its EXIF data, on white if it is transparent. */
async function drawUpright(bytes: Uint8Array, page: number, density: number | undefined): Promise<Drawn> {
  const { data, info } = await open(bytes, page)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { jpeg: data, width, height, dpi: dpiOf(density, width, height) };
}

function dpiOf(declared: number | undefined, width: number, height: number): number {
  if (declared !== undefined && declared >= LEAST_DPI && declared <= MOST_DPI) return declared;
  return height > width * ROLL_SHAPE ? width / ROLL_WIDTH : Math.max(width, height) / SHEET_HEIGHT;
}

function pdfWith(pages: readonly Drawn[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (head: string, data?: Buffer) => {
    const stream = data && Buffer.concat([Buffer.from('\nstream\n'), data, Buffer.from('\nendstream')]);
    objects.push(Buffer.concat([Buffer.from(head), ...(stream ? [stream] : [])]));
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, { jpeg, width, height, dpi }] of pages.entries()) {
    const first = 3 + index * 3;
    const [widthPt, heightPt] = [(width * 72) / dpi, (height * 72) / dpi];
    const content = Buffer.from(`q ${widthPt} 0 0 ${heightPt} 0 0 cm /Picture Do Q`);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${widthPt} ${heightPt}] /Contents ${first + 1} 0 R /Resources << /XObject << /Picture ${first + 2} 0 R >> >> >>`,
    );
    add(`<< /Length ${content.length} >>`, content);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  return writePdf(objects);
}

/** The image library reports failures only in words. */
function failure(error: unknown): Unreadable {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return unreadable('limits-exceeded', 0, { cause: 'picture-too-fine' });
  return unreadable('damaged', 0, { cause: 'picture-damaged' });
}

import type { Unreadable } from '@tieout/records';
import sharp, { type Metadata } from 'sharp';
import { unreadable } from '../../limits/unreadable.ts';
import { writePdf } from './write-pdf.ts';

/** Pixels of one page that are taken in; a picture with more may be made to use up the memory. */
const MOST_PIXELS = 40_000_000;
/** Pixels of all pages together that may be packed as tightly as they will, and how tightly more may be. */
const USUAL_PIXELS = 100_000_000;
const MOST_PIXELS_A_BYTE = 1000;
const MOST_PAGES = 2000;
/** Quality of the pictures in the PDF: what JPEG loses there is less than what a scanner loses. */
const QUALITY = 92;
/** Inches of the paper a picture without a resolution of its own is taken for: a sheet by its height, a till's roll by its width. */
const SHEET_HEIGHT = 11.69;
const ROLL_WIDTH = 3.15;
/** So much taller than wide is a till's roll. */
const ROLL_SHAPE = 1.9;
/** Dots an inch a scanner or fax may have; 72 and 96 are what pictures say that know nothing of paper. */
const LEAST_DPI = 97;
const MOST_DPI = 1200;

type Drawn = { readonly jpeg: Buffer; readonly width: number; readonly height: number; readonly dpi: number };

/** A PDF that shows the picture upright, one page for each of a TIFF's; or why the picture cannot be opened. */
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

/** As the head of the page says, before anything is unpacked. */
function pixelsOf({ width, height }: Metadata): number {
  return width * height;
}

/** Whether a file would unpack to very much more than it is: pages of a scan or a fax have a few hundred pixels a byte. */
function isBlownUp(pixels: number, byteLength: number): boolean {
  return pixels > USUAL_PIXELS && pixels > byteLength * MOST_PIXELS_A_BYTE;
}

function open(bytes: Uint8Array, page: number) {
  return sharp(bytes, { page, limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

/** One page of the picture turned as its EXIF data says, on white where it is see-through. */
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

/** The picture library shows only in words why it could not open a file. */
function failure(error: unknown): Unreadable {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return unreadable('limits-exceeded', 0, { cause: 'picture-too-fine' });
  return unreadable('damaged', 0, { cause: 'picture-damaged' });
}

import { OverLimitError, StarvedError, withinTime } from '../limits/within-time.ts';
import { openDocument } from './open-document.ts';
import { discardPdfium, isTrap, type Pdfium, pdfium } from './pdfium.ts';

/** A grey image, row by row from the top: 0 black to 255 white. */
export type GreyImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** A page as shown, and its pixels per point. */
export type PageRaster = { readonly image: GreyImage; readonly pixelsPerPoint: number };

/** Most pixels of one page, at any resolution. */
const MOST_PIXELS = 40_000_000;
/** A larger page is a photograph with its pixel size as page size: more pixels add nothing. */
const LONGEST_SIDE = 3600;
/** CPU milliseconds for drawing a page, in which images are unpacked; and how much longer in wall time, because it cannot be restarted. */
const DRAWING_MS = 8000;
const DRAWING_PATIENCE = 5;
/** BGRx: the grey format traps on some pages, and an alpha channel breaks blend groups. Source: engine-trials, B. */
const BGRX = 3;
const WITH_ANNOTATIONS = 0x01;
const IN_GREY = 0x08;

/** Opens a readable document, passes a function that draws its pages (numbered from 1; null for a damaged one), and closes it. */
export async function withRasters<Result>(
  bytes: Uint8Array,
  password: string | undefined,
  use: (raster: (pageNumber: number, dpi: number) => PageRaster | null) => Promise<Result>,
): Promise<Result> {
  const engine = await pdfium('drawing');
  const opened = openDocument(engine, bytes, password);
  if ('outcome' in opened) throw new Error(`a document that was read before does not open: ${opened.reason}`);
  let isBroken = false;
  const draw = (pageNumber: number, dpi: number) => {
    try {
      return withinTime(DRAWING_MS, DRAWING_PATIENCE, () =>
        drawPage(engine, opened.document, pageNumber - 1, dpi),
      );
    } catch (error) {
      isBroken = error instanceof OverLimitError || error instanceof StarvedError || isTrap(error);
      if (isBroken) discardPdfium();
      throw isBroken ? new OverLimitError() : error;
    }
  };
  try {
    return await use(draw);
  } finally {
    if (!isBroken) opened.close();
  }
}

function drawPage(engine: Pdfium, document: number, pageIndex: number, dpi: number): PageRaster | null {
  const page = engine._FPDF_LoadPage(document, pageIndex);
  if (page === 0) return null;
  try {
    const widthPt = engine._FPDF_GetPageWidthF(page);
    const heightPt = engine._FPDF_GetPageHeightF(page);
    if (!(widthPt > 0 && heightPt > 0)) return null;
    const scale = Math.min(
      dpi / 72,
      LONGEST_SIDE / Math.max(widthPt, heightPt),
      Math.sqrt(MOST_PIXELS / (widthPt * heightPt)),
    );
    const width = Math.max(1, Math.round(widthPt * scale));
    const height = Math.max(1, Math.round(heightPt * scale));
    return { image: { width, height, pixels: render(engine, page, width, height) }, pixelsPerPoint: scale };
  } finally {
    engine._FPDF_ClosePage(page);
  }
}

/** The page's pixels through a buffer of our own: PDFium leaks large bitmaps it allocates itself. */
function render(engine: Pdfium, page: number, width: number, height: number): Uint8Array {
  const size = width * height * 4;
  const buffer = engine._malloc(size);
  const bitmap = engine._FPDFBitmap_CreateEx(width, height, BGRX, buffer, width * 4);
  engine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | IN_GREY);
  // Four bytes at once, of which the first is kept.
  const drawn = new Uint32Array(engine.HEAPU8.buffer, buffer, width * height);
  const pixels = new Uint8Array(drawn);
  engine._FPDFBitmap_Destroy(bitmap);
  engine._free(buffer);
  return pixels;
}

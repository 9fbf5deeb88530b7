import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';

const BGRX = 3;
const DPI = 110;

/** Draws every sheet of the PDFs in the folder as NAME-1.png, NAME-2.png, … next to them. */
export async function drawPictures(folder: string, names: readonly string[]): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
  pdfium.PDFiumExt_Init();
  for (const name of names) {
    const bytes = new Uint8Array(readFileSync(path.join(folder, `${name}.pdf`)));
    const file = pdfium.pdfium.wasmExports.malloc(bytes.length);
    heapOf(pdfium).set(bytes, file);
    const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
    for (let index = 0; index < pdfium.FPDF_GetPageCount(document); index++)
      await drawPicture(pdfium, document, index, path.join(folder, `${name}-${index + 1}.png`));
    pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(file);
  }
}

async function drawPicture(
  pdfium: WrappedPdfiumModule,
  document: number,
  index: number,
  to: string,
): Promise<void> {
  const page = pdfium.FPDF_LoadPage(document, index);
  const width = Math.round((pdfium.FPDF_GetPageWidthF(page) * DPI) / 72);
  const height = Math.round((pdfium.FPDF_GetPageHeightF(page) * DPI) / 72);
  const buffer = pdfium.pdfium.wasmExports.malloc(width * height * 4);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, buffer, width * 4);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const drawn = heapOf(pdfium).subarray(buffer, buffer + width * height * 4);
  const pixels = Uint8Array.from(drawn, (_, at) =>
    at % 4 === 3 ? 255 : (drawn[at - (at % 4) + 2 - (at % 4)] ?? 255),
  );
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDF_ClosePage(page);
  pdfium.pdfium.wasmExports.free(buffer);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(to);
}

/** The heap as it is now; a call may grow and so replace it. */
function heapOf(pdfium: WrappedPdfiumModule): Uint8Array {
  return (pdfium.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

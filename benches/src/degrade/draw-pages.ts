import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { GreyPage } from './grey-page.ts';

const BGRX = 3;
const IN_GREY = 0x08;
let engine: Promise<WrappedPdfiumModule> | null = null;

/** The pages of a PDF as a scanner without faults would see them. */
export async function drawPages(pdf: Uint8Array, dpi: number, password = ''): Promise<GreyPage[]> {
  engine ??= start();
  const pdfium = await engine;
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const file = malloc(pdf.length);
  heapOf(pdfium).set(pdf, file);
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.length, password);
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) =>
    drawPage(pdfium, document, index, dpi),
  );
  pdfium.FPDF_CloseDocument(document);
  free(file);
  return pages;
}

async function start(): Promise<WrappedPdfiumModule> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function drawPage(pdfium: WrappedPdfiumModule, document: number, index: number, dpi: number): GreyPage {
  const page = pdfium.FPDF_LoadPage(document, index);
  const width = Math.round((pdfium.FPDF_GetPageWidthF(page) * dpi) / 72);
  const height = Math.round((pdfium.FPDF_GetPageHeightF(page) * dpi) / 72);
  const buffer = pdfium.pdfium.wasmExports.malloc(width * height * 4);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, buffer, width * 4);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, IN_GREY);
  const drawn = heapOf(pdfium).subarray(buffer, buffer + width * height * 4);
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => drawn[at * 4] ?? 255);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDF_ClosePage(page);
  pdfium.pdfium.wasmExports.free(buffer);
  return { width, height, pixels, dpi };
}

/** The heap as it is now; a call may grow and so replace it. */
function heapOf(pdfium: WrappedPdfiumModule): Uint8Array {
  return (pdfium.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

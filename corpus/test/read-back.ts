import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/**
 * Text without spaces, and without marks over and under letters: PDFium puts those of Thai behind the next letter. It gives the second half
 * of "ำ", which is "า", once more and behind later letters, so that one is left out too.
 */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{M}\u0e32]/gu, '');
}

/** Reads the text of a PDF with PDFium, in the order it is drawn, as `lettersOf` gives it. */
export async function openReader(): Promise<(pdf: Uint8Array) => string> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
  pdfium.PDFiumExt_Init();
  return (pdf) => lettersOf(textOf(pdfium, pdf));
}

function textOf(pdfium: WrappedPdfiumModule, pdf: Uint8Array): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const file = malloc(pdf.length);
  heapOf(pdfium).set(pdf, file);
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.length, '');
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
    const page = pdfium.FPDF_LoadPage(document, index);
    const text = pdfium.FPDFText_LoadPage(page);
    const letters = Array.from({ length: pdfium.FPDFText_CountChars(text) }, (_, at) =>
      String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at)),
    );
    pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
    return letters.join('');
  });
  pdfium.FPDF_CloseDocument(document);
  free(file);
  return pages.join('');
}

function heapOf(pdfium: WrappedPdfiumModule): Uint8Array {
  return (pdfium.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

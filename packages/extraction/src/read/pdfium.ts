import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** The PDF engine with its raw calls (`_FPDF_…`) and heap views; read the views anew after each call, memory may have grown. */
export type Pdfium = Record<RawCall, (...args: number[]) => number> & {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
};

/** Calls of PDFium's public C interface (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_attachment.h) that the engine uses, and the heap's own two. */
type RawCall =
  | '_malloc'
  | '_free'
  | '_FPDF_LoadMemDocument'
  | '_FPDF_CloseDocument'
  | '_FPDF_GetLastError'
  | '_FPDF_GetPageCount'
  | '_FPDF_LoadPage'
  | '_FPDF_ClosePage'
  | '_FPDF_GetPageWidthF'
  | '_FPDF_GetPageHeightF'
  | '_FPDF_PageToDevice'
  | '_FPDF_RenderPageBitmap'
  | '_FPDFBitmap_CreateEx'
  | '_FPDFBitmap_FillRect'
  | '_FPDFBitmap_Destroy'
  | '_FPDFDoc_GetAttachmentCount'
  | '_FPDFDoc_GetAttachment'
  | '_FPDFAttachment_GetName'
  | '_FPDFAttachment_GetFile'
  | '_FPDFPage_GetRotation'
  | '_FPDFPage_CountObjects'
  | '_FPDFPage_GetObject'
  | '_FPDFPageObj_GetType'
  | '_FPDFPageObj_GetBounds'
  | '_FPDFPageObj_GetFillColor'
  | '_FPDFPageObj_GetMatrix'
  | '_FPDFPath_GetDrawMode'
  | '_FPDFFormObj_CountObjects'
  | '_FPDFFormObj_GetObject'
  | '_FPDFText_LoadPage'
  | '_FPDFText_ClosePage'
  | '_FPDFText_CountChars'
  | '_FPDFText_GetUnicode'
  | '_FPDFText_GetLooseCharBox'
  | '_FPDFText_GetTextObject'
  | '_FPDFText_HasUnicodeMapError'
  | '_FPDFText_GetCharAngle'
  | '_FPDFText_GetFontWeight'
  | '_FPDFText_GetFontSize'
  | '_FPDFText_GetMatrix'
  | '_FPDFText_GetFillColor'
  | '_FPDFTextObj_GetTextRenderMode'
  | '_FPDFTextObj_GetFont'
  | '_FPDFFont_GetBaseFontName';

/** Compiled once for the process, which costs more than reading a page; instances of it share nothing but code. */
let compiled: Promise<WebAssembly.Module> | null = null;
/** Replaced after a trap, which leaves it unusable. */
let instance: Promise<Pdfium> | null = null;

/** The process's PDF engine, started at the first call. */
export function pdfium(): Promise<Pdfium> {
  instance ??= start();
  return instance;
}

/** Forgets the engine with all its memory, as after a WebAssembly trap; the next call of `pdfium` starts a new one. */
export function discardPdfium(): void {
  instance = null;
}

/** A WebAssembly trap or an abort of the engine: the document asked for more than the instance can give. */
export function isTrap(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'RuntimeError' || /abort|enlarge memory|out of memory/i.test(error.message);
}

type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

async function start(): Promise<Pdfium> {
  compiled ??= compile();
  const code = await compiled;
  const module = await init({
    instantiateWasm(imports: WebAssembly.Imports, receive: Receive) {
      WebAssembly.instantiate(code, imports).then((started) => receive(started, code));
      return {};
    },
  });
  module.PDFiumExt_Init();
  // The package types only the module's wrapped calls; the raw ones are exported by the WebAssembly under the same names.
  return module.pdfium as unknown as Pdfium;
}

function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The PDF engine with its raw calls (`_FPDF_…`) and heap views. Read the views again after each call, because memory may have grown. */
export type Pdfium = Record<RawCall, (...args: number[]) => number> & {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
};

/** The calls of PDFium's public C interface that the engine uses (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_attachment.h), and the two of the heap. */
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
  | '_FPDFImageObj_GetImagePixelSize'
  | '_FPDFPath_GetDrawMode'
  | '_FPDFFormObj_CountObjects'
  | '_FPDFFormObj_GetObject'
  | '_FPDFText_LoadPage'
  | '_FPDFText_ClosePage'
  | '_FPDFText_CountChars'
  | '_FPDFText_GetText'
  | '_FPDFText_GetUnicode'
  | '_FPDFText_GetLooseCharBox'
  | '_FPDFText_GetCharOrigin'
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

/** The most memory the engine may use. Drawing needs a page of 40 megapixels and the largest accepted image unpacked; reading needs the file and a page's contents. */
const MOST_BYTES = { reading: 256 * 1024 ** 2, drawing: 640 * 1024 ** 2 };

type Started = {
  readonly engine: Pdfium;
  readonly asStarted: Uint8Array;
  readonly limitMemory: (bytes: number) => void;
};

/** One instance per process: compiling it costs more than reading a page. Replaced after a trap, which leaves it unusable. */
let instance: Promise<Started> | null = null;

/** A larger instance is replaced, not emptied, because its memory can only grow. */
const MOST_BYTES_EMPTIED = 64 * 1024 ** 2;

/** The process's PDF engine, started at the first call, with the memory limit of its use. */
export async function pdfium(use: keyof typeof MOST_BYTES = 'reading'): Promise<Pdfium> {
  instance ??= start();
  const { engine, limitMemory } = await instance;
  limitMemory(MOST_BYTES[use]);
  return engine;
}

/** Forgets the engine after a WebAssembly trap; the next call of `pdfium` starts a new one. */
export function discardPdfium(): void {
  instance = null;
}

/**
 * Restores every byte of the engine's memory to its state before the first document. A new instance would cost as much as reading a page,
 * because V8's compiled code is not reused. No document may be open.
 */
export async function emptyPdfium(): Promise<void> {
  if (instance === null) return;
  const { engine, asStarted } = await instance;
  if (engine.HEAPU8.length > MOST_BYTES_EMPTIED) return discardPdfium();
  engine.HEAPU8.set(asStarted);
  engine.HEAPU8.fill(0, asStarted.length);
}

/** Whether an error is a WebAssembly trap or an abort of the engine: the document needed more than the instance can give. */
export function isTrap(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'RuntimeError' || /abort|enlarge memory|out of memory/i.test(error.message);
}

async function start(): Promise<Started> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const module = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer, printErr: () => {} });
  module.PDFiumExt_Init();
  const engine = withDirectCalls(module.pdfium);
  // The package does not type the engine's exports.
  const { memory } = module.pdfium.wasmExports as unknown as { readonly memory: EngineMemory };
  return {
    engine,
    asStarted: engine.HEAPU8.slice(0, usedBytes(engine)),
    limitMemory: memoryLimit(memory),
  };
}

type EngineMemory = { readonly buffer: ArrayBufferLike; grow: (pages: number) => number };

/** Returns a setter for the memory limit. Beyond it, growing fails as if the machine had no memory left, and the engine traps. */
function memoryLimit(memory: EngineMemory): (bytes: number) => void {
  let most = 0;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > most) throw new RangeError('over the limit of memory');
    return grow(pages);
  };
  return (bytes) => {
    most = bytes;
  };
}

/** The module with its raw calls as exported by the WebAssembly: the module's own wrappers have checks that take longer than most calls. */
function withDirectCalls(module: WrappedPdfiumModule['pdfium']): Pdfium {
  const calls = Object.entries(module.wasmExports).map(([name, call]) => [`_${name}`, call] as const);
  // The package types neither the exports nor the heap views, which stay the module's: it renews them when memory has grown.
  return Object.assign(Object.create(module), Object.fromEntries(calls)) as Pdfium;
}

const ZEROS = Buffer.alloc(64 * 1024);

/** Bytes of memory up to the last non-zero block. */
function usedBytes({ HEAPU8: { buffer, length } }: Pdfium): number {
  let used = length;
  while (used >= ZEROS.length && Buffer.from(buffer, used - ZEROS.length, ZEROS.length).equals(ZEROS))
    used -= ZEROS.length;
  return used;
}

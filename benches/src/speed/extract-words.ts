import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export type PlainWord = {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The heap as the wasm module shows it; read again after every call, since a call may grow and so replace it. */
type Heap = { readonly HEAPU8: Uint8Array; readonly HEAPF64: Float64Array };

const BYTES_PER_DOUBLE = 8;

/**
 * The least anybody can do to have the words of a document from PDFium: every page and text page loaded, every character asked
 * for its code and box, words cut at white space. No fonts, no lines, no layout: the yardstick extract() is held against.
 */
export async function extractWords(bytes: Uint8Array): Promise<PlainWord[]> {
  loaded ??= loadPdfium();
  const pdfium = await loaded;
  const file = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heapOf(pdfium).HEAPU8.set(bytes, file);
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
  const boxPointer = pdfium.pdfium.wasmExports.malloc(4 * BYTES_PER_DOUBLE);
  const words: PlainWord[] = [];
  const pageCount = pdfium.FPDF_GetPageCount(document);
  for (let index = 0; index < pageCount; index++) wordsOfPage(pdfium, document, index, boxPointer, words);
  pdfium.FPDF_CloseDocument(document);
  pdfium.pdfium.wasmExports.free(boxPointer);
  pdfium.pdfium.wasmExports.free(file);
  return words;
}

/** Loaded once a process, as extract() does it. */
let loaded: Promise<WrappedPdfiumModule> | null = null;

async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: exactBuffer(readFileSync(wasm)) });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function wordsOfPage(
  pdfium: WrappedPdfiumModule,
  document: number,
  index: number,
  boxPointer: number,
  words: PlainWord[],
): void {
  const page = pdfium.FPDF_LoadPage(document, index);
  const textPage = pdfium.FPDFText_LoadPage(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const count = pdfium.FPDFText_CountChars(textPage);
  const at = boxPointer / BYTES_PER_DOUBLE;
  let text = '';
  let [left, right, bottom, top] = [0, 0, 0, 0];
  const close = () => {
    if (text !== '')
      words.push({ page: index + 1, text, left, top: height - top, right, bottom: height - bottom });
    text = '';
  };
  for (let char = 0; char < count; char++) {
    const code = pdfium.FPDFText_GetUnicode(textPage, char);
    if (code <= 32 || code === 0xa0 || code === 0xfffe) {
      close();
      continue;
    }
    pdfium.FPDFText_GetCharBox(
      textPage,
      char,
      boxPointer,
      boxPointer + BYTES_PER_DOUBLE,
      boxPointer + 2 * BYTES_PER_DOUBLE,
      boxPointer + 3 * BYTES_PER_DOUBLE,
    );
    const heap = heapOf(pdfium).HEAPF64;
    const box = [heap[at] ?? 0, heap[at + 1] ?? 0, heap[at + 2] ?? 0, heap[at + 3] ?? 0] as const;
    if (text === '') [left, right, bottom, top] = box;
    left = Math.min(left, box[0]);
    right = Math.max(right, box[1]);
    bottom = Math.min(bottom, box[2]);
    top = Math.max(top, box[3]);
    text += String.fromCodePoint(code);
  }
  close();
  pdfium.FPDFText_ClosePage(textPage);
  pdfium.FPDF_ClosePage(page);
}

function heapOf(pdfium: WrappedPdfiumModule): Heap {
  return pdfium.pdfium as unknown as Heap;
}

function exactBuffer(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer;
}

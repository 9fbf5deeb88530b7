import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Folder of the fonts, character maps and decoders that the build lays next to the app. */
const RESOURCES = '/pdfjs/';

export type OpenedPdf =
  | { readonly kind: 'open'; readonly pdf: PDFDocumentProxy; readonly close: () => void }
  | { readonly kind: 'password'; readonly isWrong: boolean }
  | { readonly kind: 'unreadable' };

/** Opens a PDF for looking at its pages. The password stays in memory. Whoever opens it closes it. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, password?: string): Promise<OpenedPdf> {
  const { getDocument, GlobalWorkerOptions, PasswordException, PasswordResponses } = await import(
    'pdfjs-dist'
  );
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    // The worker takes the bytes away with it; another try needs them once more.
    data: bytes.slice(),
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    wasmUrl: `${RESOURCES}wasm/`,
  });
  try {
    return { kind: 'open', pdf: await task.promise, close: () => void task.destroy() };
  } catch (error) {
    await task.destroy();
    if (!(error instanceof PasswordException)) return { kind: 'unreadable' };
    return { kind: 'password', isWrong: error.code === PasswordResponses.INCORRECT_PASSWORD };
  }
}

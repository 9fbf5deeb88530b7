import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Width and height of a page as shown, in points. */
export type PageSize = { readonly widthPt: number; readonly heightPt: number };

/** Draws a page into a canvas `widthPx` wide; `onSize` hears of its size before it is drawn. Returns how to stop. */
export function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  {
    canvas,
    widthPx,
    onSize,
  }: { canvas: HTMLCanvasElement; widthPx: number; onSize?: (size: PageSize) => void },
): () => void {
  let isStopped = false;
  let cancel = () => {};
  pdf.getPage(pageNumber).then(async (page) => {
    if (isStopped) return;
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: widthPx / width });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    const drawing = page.render({ canvas, viewport });
    cancel = () => drawing.cancel();
    onSize?.({ widthPt: width, heightPt: height });
    await drawing.promise.catch(ignoreCancel);
  });
  return () => {
    isStopped = true;
    cancel();
  };
}

function ignoreCancel(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'RenderingCancelledException') throw error;
}

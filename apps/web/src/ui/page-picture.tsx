import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { drawPage } from './draw-page.ts';
import { useIsSeen } from './use-is-seen.ts';

/** How many of the screen's pixels each CSS pixel of a picture is drawn with. */
const SHARPNESS = 2;

/** A page as a small picture, drawn once it comes into view; blank until the document is open. */
export function PagePicture({
  pdf,
  number,
  widthPx,
}: {
  pdf: PDFDocumentProxy | null;
  number: number;
  /** Its greatest width in CSS pixels. */
  widthPx: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useIsSeen(canvas);
  useEffect(() => {
    if (pdf === null || !isSeen || canvas.current === null) return;
    return drawPage(pdf, number, { canvas: canvas.current, widthPx: widthPx * SHARPNESS });
  }, [pdf, number, widthPx, isSeen]);
  return (
    <span aria-hidden="true" className="block w-full">
      <canvas ref={canvas} className="aspect-[0.75] w-full bg-white object-contain" />
    </span>
  );
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage } from './draw-page.ts';

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

function useIsSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
